/**
 * Where a table gets its position from, and brings its moves to: the server's live socket (`live`), or this device.
 * The table itself (store, board, keyboard) does not know which.
 */
import type { Events, MoveEvent, Presence, Reacted, Reaction, Said, Snapshot, You } from "./types";

export type Connection = "connecting" | "open" | "lost" | "ended";
/** Why a source will not come back. */
export type EndReason = "no_spectators" | "no_table" | "closed" | "bad_token" | "protocol";

/** What a source tells. */
export interface Listener {
  connection(state: Connection, reason?: EndReason): void;
  welcome(you: You, offset: number, botsReady: boolean): void;
  snapshot(message: Snapshot): void;
  events(message: Events): void;
  presence(message: Presence): void;
  reaction(message: Reacted): void;
  chat(message: Said): void;
  refused(code: string, message: string): void;
}

/** What a source can be asked for. */
export interface Source {
  /** Resolves with whether the move is stored. */
  move(decision: string, event: MoveEvent): Promise<boolean>;
  react(reaction: Reaction): void;
  say(text: string): void;
  /** For a bot in the place of somebody who has gone. */
  vote(seat: number): Promise<boolean>;
  /** Take a person's seat away, as the host may. */
  free(seat: number): Promise<void>;
  leave(): Promise<void>;
  close(): Promise<void>;
  /** Nobody listens any more. */
  stop(): void;
}

export type OpenSource = (id: string, listener: Listener) => Source;
