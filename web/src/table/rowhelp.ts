/** Help for a row: what every card of it scores now, and what its quest still needs. */
import type { Region, Sanctuary } from "../api/types";
import { score, type ScoreLine } from "../cards/score";
import { reasonWords } from "../cards/words";
import { WONDERS } from "../cards/types";
import type { Badge, Lack } from "./help";

interface RowHelp {
  readonly total: number;
  readonly regions: readonly (Badge | null)[];
  readonly sanctuaries: readonly (Badge | null)[];
}

function lacks(line: ScoreLine): Lack[] {
  return WONDERS.map((wonder) => ({
    wonder,
    count: line.needs[wonder] - line.inView[wonder],
  })).filter(({ count }) => count > 0);
}

function badge(line: ScoreLine): Badge | null {
  if (line.quest === null) return null;
  return {
    badge: line.met ? String(line.fame) : "✗",
    lacking: line.met ? [] : lacks(line),
    badgeLabel: reasonWords(line),
    badgeTone: !line.met ? "bad" : line.fame > 0 ? "good" : "none",
  };
}

export function rowHelp(row: readonly Region[], sanctuaries: readonly Sanctuary[]): RowHelp {
  const sheet = score(row, sanctuaries);
  return {
    total: sheet.total,
    regions: sheet.regions.map(badge),
    sanctuaries: sheet.sanctuaries.map(badge),
  };
}
