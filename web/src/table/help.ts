/** The switchable help: what my row scores now and what a card would bring. */
import type { CardId, Region, Sanctuary } from "../api/types";
import { score } from "../cards/score";
import type { Wonder } from "../cards/types";
import { t } from "../i18n/words.svelte";

interface Placed {
  readonly row: readonly Region[];
  readonly sanctuaries: readonly Sanctuary[];
}

export interface Badge {
  readonly badge: string;
  readonly badgeLabel: string;
  readonly badgeTone: "good" | "none" | "bad";
  /** Wonders that the quest still needs. */
  readonly lacking?: readonly Lack[];
}

export interface Lack {
  readonly wonder: Wonder;
  readonly count: number;
}

export const totalNow = ({ row, sanctuaries }: Placed): number => score(row, sanctuaries).total;

/** What the row would score more (or less) with this card at its end, as things stand now. */
export function gainOf(placed: Placed, card: CardId): number {
  const { row, sanctuaries } = placed;
  const next =
    typeof card === "number"
      ? { row: [...row, card], sanctuaries }
      : { row, sanctuaries: [...sanctuaries, card] };
  return totalNow(next) - totalNow(placed);
}

export function gain(placed: Placed, card: CardId): Badge {
  const fame = gainOf(placed, card);
  return {
    badge: fame > 0 ? `+${fame}` : String(fame),
    badgeLabel: t("help-would-bring", { fame }),
    badgeTone: fame > 0 ? "good" : "none",
  };
}
