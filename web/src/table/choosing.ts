/** What may be chosen on the board now, and what happens on a tap; replays use `NOTHING`. */
import type { CardId } from "../api/types";
import type { Place } from "./say";

export interface Choosing {
  readonly legal: ReadonlySet<CardId>;
  readonly picked: readonly CardId[];
  /** Legal cards in the order of the number keys. */
  readonly order: readonly CardId[];
  tap(card: CardId): void;
  why(place: Place): string;
}

export const NOTHING: Choosing = {
  legal: new Set(),
  picked: [],
  order: [],
  tap: () => undefined,
  why: () => "",
};
