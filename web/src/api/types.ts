/** The server's models (generated), and the game's own JSON that they carry (docs/record.md, docs/bots.md). */
import type { components } from "./wire";

type Wire = components["schemas"];

export type Table = Wire["TableJson"];
export type Seat = Wire["SeatJson"];
export type You = Wire["You"];
export type TableAnswer = Wire["TableAnswer"];
export type TableSummary = Wire["TableSummary"];
export type TableOptions = Wire["TableOptions"];
export type CreateTable = Wire["CreateTable"];
export type PlayNow = Wire["PlayNow"];
export type TakeSeat = Wire["TakeSeat"];
export type LinkAnswer = Wire["LinkAnswer"];
export type BotList = Wire["BotList"];
export type BotLevel = Wire["BotLevel"];
export type ServerInfo = Wire["ServerInfo"];
export type ScoreSheet = Wire["SheetJson"];
export type ScoreLine = Wire["SheetLineJson"];
export type FairProof = Wire["FairProof"];
export type Presence = Wire["Presence"];
export type Reacted = Wire["Reacted"];
export type Said = Wire["Said"];
export type Reaction = Reacted["reaction"];

export type Region = number;
export type Sanctuary = string;
export type CardId = Region | Sanctuary;
export type Phase = "keep" | "explore" | "end" | "over";

export interface Result {
  fame: number[];
  ranking: number[];
}

/** All that one seat may know; `seat` null is a spectator. */
export interface View {
  variant: "basic" | "advanced";
  players: string[];
  seat: number | null;
  round: number;
  phase: Phase;
  decision: string | null;
  open: string[];
  hand: Region[];
  rejected: Region[];
  chosen: Region | Region[] | null;
  found: Sanctuary[];
  market: Region[];
  rows: Region[][];
  sanctuaries: Sanctuary[][];
  finding: number[];
  taken: Region[][];
  gone: Region[];
  under: { seat: number; count: number; cards: Sanctuary[] | null }[];
  region_deck: number;
  sanctuary_deck: number;
  result: Result | null;
}

export type GameEvent =
  | { event: "deal"; hands: (Region[] | null)[] }
  | { event: "keep"; player: number; regions: Region[] | null }
  | { event: "market"; regions: Region[] }
  | { event: "play"; player: number; region: Region | null }
  | { event: "reveal"; regions: Region[] }
  | { event: "find"; player: number; sanctuaries: Sanctuary[] | null; count?: number }
  | { event: "take"; player: number; region: Region }
  | { event: "choose"; player: number; sanctuary: Sanctuary }
  | { event: "withdraw"; player: number };

/** What a person may send as a move. */
export type MoveEvent =
  | { event: "keep"; player: number; regions: Region[] }
  | { event: "play"; player: number; region: Region }
  | { event: "take"; player: number; region: Region }
  | { event: "choose"; player: number; sanctuary: Sanctuary }
  | { event: "withdraw"; player: number };

/** A change of the table itself; which keys there are depends on `what`. */
export interface TableChange {
  what: string;
  seat?: number;
  by?: number | string;
  name?: string;
  bot?: string;
  table?: string;
}

export interface Entry extends Omit<Wire["EntryJson"], "events" | "table"> {
  events: GameEvent[];
  table: TableChange | null;
}

export interface Game extends Omit<Wire["GameJson"], "view" | "options"> {
  view: View;
  options: MoveEvent[];
}

export interface Snapshot extends Omit<Wire["Snapshot"], "game" | "entries"> {
  game: Game | null;
  entries: Entry[];
}

export interface Events extends Omit<Wire["Events"], "game" | "entries"> {
  game: Game | null;
  entries: Entry[];
}

export interface FinishedGame extends Omit<Wire["FinishedGame"], "result" | "record"> {
  result: Result;
  record: Record<string, unknown>;
}

export interface ReplayStep {
  events: GameEvent[];
  views: View[];
}

export interface Replay {
  id: string;
  bots: (string | null)[];
  eyes: string;
  steps: ReplayStep[];
}

export type ServerMessage =
  | Wire["Welcome"]
  | Snapshot
  | Events
  | Wire["Ack"]
  | Wire["RefusedJson"]
  | Presence
  | Reacted
  | Said
  | Wire["Pong"]
  | Wire["Problem"]
  | Wire["Closing"];

export type DecisionKind = "keep" | "play" | "take" | "choose";

export interface Decision {
  round: number;
  kind: DecisionKind;
  seat: number;
}

/** `3.play.0` in parts. */
export function parseDecision(id: string): Decision {
  const [round, kind, seat] = id.split(".");
  return { round: Number(round), kind: kind as DecisionKind, seat: Number(seat) };
}
