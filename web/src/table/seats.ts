/** Everything that is to be shown about one seat, from the view, the table and who is connected. */
import { parseDecision, type Decision } from "../api/decision";
import { type Presence, type Region, type Sanctuary, type Seat, type View } from "../api/types";

export type SeatState =
  | "choosing" // has a simultaneous choice open
  | "chosen" // its card lies face down
  | "taking"
  | "picking-sanctuary"
  | "waiting";

export interface SeatView {
  readonly seat: number;
  readonly name: string;
  readonly you: boolean;
  readonly row: readonly Region[];
  readonly sanctuaries: readonly Sanctuary[];
  /** Null where this viewer may not know it. */
  readonly hand: readonly Region[] | null;
  /** Cards that everybody saw this seat take and that it still holds. */
  readonly taken: readonly Region[];
  readonly found: readonly Sanctuary[] | null;
  readonly finding: number;
  readonly faceDown: boolean;
  readonly faceDownCard: Region | null;
  readonly state: SeatState;
  readonly decision: string | null;
  readonly bot: string | null;
  readonly playedBy: string | null;
  readonly away: boolean;
  readonly absent: boolean;
  readonly left: boolean;
  readonly votes: readonly number[];
}

const STATES: Record<Decision["kind"], SeatState> = {
  keep: "choosing",
  play: "choosing",
  take: "taking",
  choose: "picking-sanctuary",
};

function stateOf(view: View, seat: number, decision: string | null): SeatState {
  if (decision !== null) return STATES[parseDecision(decision).kind];
  const simultaneous = view.phase === "explore" || view.phase === "keep";
  return simultaneous && view.open.length > 0 ? "chosen" : "waiting";
}

export function seatView(
  view: View,
  seat: number,
  info: Seat | undefined,
  presence: Presence | null,
): SeatView {
  const decision = view.open.find((id) => parseDecision(id).seat === seat) ?? null;
  const state = stateOf(view, seat, decision);
  const mine = view.seat === seat;
  const down = mine && typeof view.chosen === "number" ? view.chosen : null;
  const human = info === undefined || info.kind === "human";
  return {
    seat,
    name: view.players[seat] ?? "",
    you: mine,
    row: view.rows[seat] ?? [],
    sanctuaries: view.sanctuaries[seat] ?? [],
    hand: mine ? view.hand : null,
    taken: view.taken[seat] ?? [],
    found: mine ? view.found : null,
    finding: view.finding[seat] ?? 0,
    faceDown: down !== null || (state === "chosen" && view.phase === "explore"),
    faceDownCard: down,
    state,
    decision,
    bot: info?.bot ?? null,
    playedBy: info?.played_by ?? null,
    away: human && presence !== null && presence.here[seat] === false,
    absent: presence?.absent.includes(seat) ?? false,
    left: info?.left ?? false,
    votes: info?.votes ?? [],
  };
}

export function seatViews(
  view: View,
  seats: readonly Seat[],
  presence: Presence | null,
): SeatView[] {
  return view.players.map((_, seat) => seatView(view, seat, seats[seat], presence));
}

/** The others, in turn order after me, as around a real table. */
export function others(seats: readonly SeatView[], me: number | null): SeatView[] {
  if (me === null) return [...seats];
  return [...seats.slice(me + 1), ...seats.slice(0, me)];
}
