/**
 * What chance does next, as a pure function of a seed and of what lies where: the twin of
 * `alula.chance.Dealer`, byte for byte (docs/fair-dealing.md). `tests/web/test_ts_dealer.py` binds the two.
 */
import { ascii, compareBytes, join } from "./bytes.ts";
import { sha256 } from "./sha256.ts";

export const SEED_BYTES = 32;

export type ChanceEvent =
  | { readonly event: "deal"; readonly hands: readonly (readonly number[])[] }
  | { readonly event: "market"; readonly regions: readonly number[] }
  | { readonly event: "find"; readonly player: number; readonly sanctuaries: readonly string[] };

/** What chance owes now, and how many cards it is. */
export type Due =
  | { readonly event: "deal"; readonly cards: number }
  | { readonly event: "market"; readonly cards: number }
  | { readonly event: "find"; readonly player: number; readonly cards: number };

/** Sanctuaries that a seat returned under the deck in a round, those still there. */
export interface Returned {
  readonly round: number;
  readonly seat: number;
  readonly left: Iterable<string>;
}

/** As much of a position as dealing depends on. */
export interface Piles {
  readonly variant: "basic" | "advanced";
  /** How many. */
  readonly players: number;
  readonly regionDeck: Iterable<number>;
  /** The sanctuaries never drawn. */
  readonly unseen: Iterable<string>;
  /** The groups that lie below them, next drawn first. */
  readonly under: readonly Returned[];
}

/** The seed of a number of one's choice, for games that prove nothing. */
export const seedOfNumber = (number: number | bigint): Uint8Array =>
  sha256(ascii(`alula-seed/${number}`));

/** The event that is due. Finds come in the order of drawing; a record writes them by card. */
export function dealer(seed: Uint8Array): (due: Due, piles: Piles) => ChanceEvent {
  if (seed.length !== SEED_BYTES)
    throw new Error(`a seed has ${SEED_BYTES} bytes, not ${seed.length}`);
  const keys = new Map<string, Uint8Array>(); // hashed once

  function key(name: string): Uint8Array {
    const known = keys.get(name) ?? sha256(join(seed, ascii(name)));
    keys.set(name, known);
    return known;
  }
  /** The cards of a pile in the order in which they come. */
  function order<Card extends number | string>(label: string, pile: Iterable<Card>): Card[] {
    return [...pile].sort((one, other) =>
      compareBytes(key(`${label}/${one}`), key(`${label}/${other}`)),
    );
  }
  function hands(cards: number, { players, regionDeck }: Piles): number[][] {
    const deck = order("regions", regionDeck);
    return Array.from({ length: players }, (_, seat) =>
      ascending(deck.slice(seat * cards, (seat + 1) * cards)),
    );
  }
  /** From the never-drawn sanctuaries first, then from each returned group in turn. */
  function find(cards: number, { unseen, under }: Piles): string[] {
    const drawn = order("sanctuaries", unseen).slice(0, cards);
    for (const { round, seat, left } of under) {
      if (drawn.length === cards) break;
      drawn.push(...order(`returned/${round}/${seat}`, left).slice(0, cards - drawn.length));
    }
    return drawn;
  }

  return (due, piles) => {
    switch (due.event) {
      case "deal":
        return { event: "deal", hands: hands(due.cards, piles) };
      case "market": {
        const label = piles.variant === "basic" ? "regions" : "regions/kept";
        return {
          event: "market",
          regions: ascending(order(label, piles.regionDeck).slice(0, due.cards)),
        };
      }
      case "find":
        return { event: "find", player: due.player, sanctuaries: find(due.cards, piles) };
    }
  };
}

const ascending = (cards: number[]): number[] => cards.sort((one, other) => one - other);
