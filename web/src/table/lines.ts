/** What happened, line by line: a sentence and the cards that it is about. */
import type { CardId, Entry, GameEvent, Region, TableChange } from "../api/types";
import { listAnd, t } from "../i18n/words.svelte";
import { eventSentence } from "./say";

export interface Line {
  readonly key: string;
  readonly round: number;
  readonly text: string;
  readonly cards: readonly CardId[];
  /** My own choice: whoever hears the table hears it from what is to do next. */
  readonly own: boolean;
}

/** Changes of the table that are worth a line; the others are seen elsewhere. */
const TOLD = new Set([
  "seated", "freed", "started", "left", "came_back", "vote", "handed", "removed", "replaced", "expired",
  "rematch", "closed",
]); // prettier-ignore

function changeSentence(
  change: TableChange,
  players: readonly (string | null)[],
  seat: number | null,
): string | null {
  if (!TOLD.has(change.what)) return null;
  const at = "seat" in change ? change.seat : null;
  const nameOf = (place: number | null): string => players[place ?? -1] ?? "";
  return t(`change-${change.what.replace("_", "-")}`, {
    player: "name" in change ? change.name : nameOf(at),
    by: change.what === "vote" ? nameOf(change.by) : "",
    you: seat !== null && at === seat ? "yes" : "no",
    bot: "bot" in change ? change.bot : "",
  });
}

/** The cards of an event that this reader may see. */
function cardsOf(event: GameEvent, seat: number | null): readonly CardId[] {
  switch (event.event) {
    case "deal":
      return (seat === null ? null : event.hands[seat]) ?? [];
    case "keep":
      return event.regions ?? [];
    case "market":
    case "reveal":
      return event.regions;
    case "find":
      return event.sanctuaries ?? [];
    case "play":
      return event.region === null ? [] : [event.region];
    case "take":
      return [event.region];
    case "choose":
      return [event.sanctuary];
    default:
      return [];
  }
}

/** All that the entries tell, oldest first: with the round, and with what leaves the game after it. */
export function linesOf(
  entries: readonly Entry[],
  players: readonly string[],
  seat: number | null,
): Line[] {
  const lines: Line[] = [];
  let round = 0;
  let reveals = 0;
  let takes = 0;
  let market = new Set<Region>();
  for (const { seq, events, table, by } of entries) {
    const tell = (text: string, cards: readonly CardId[] = [], own = false): void => {
      lines.push({ key: `${seq}-${lines.length}`, round, text, cards, own });
    };
    for (const event of events) {
      // A market opens a round; the last round has none, so its first play does.
      if (event.event === "market" || (event.event === "play" && reveals > 0 && reveals === round))
        round = reveals + 1;
      if (event.event === "reveal") reveals += 1;
      const own = by == null && event.event === "play" && event.player === seat;
      tell(eventSentence(event, players, seat, by), cardsOf(event, seat), own);
      if (event.event === "market") {
        market = new Set(event.regions);
        takes = 0;
      }
      if (event.event !== "take") continue;
      market.delete(event.region);
      takes += 1;
      if (takes < players.length) continue;
      const gone = [...market];
      tell(t("event-gone", { regions: listAnd(gone.map(String)), count: gone.length }), gone);
    }
    const change = table === null ? null : changeSentence(table, players, seat);
    if (change !== null) tell(change);
  }
  return lines;
}
