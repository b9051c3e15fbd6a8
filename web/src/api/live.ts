/**
 * The live socket of one table. It comes back by itself after any loss, asks for what it missed, and sends
 * moves again until the server says that they are stored (the same id twice is harmless).
 */
import { promiseOf, shown } from "./promise";
import { moveId } from "./random";
import type { EndReason, Listener, OpenSource, Source } from "./source";
import { api } from "./http";
import type { Events, Move, MoveEvent, Reaction, ServerMessage, Snapshot } from "./types";

interface PendingMove {
  readonly id: string;
  readonly frame: string;
  readonly done: (stored: boolean) => void;
  /** The entry it became. */
  readonly stored?: number;
}

const ENDED: Record<number, EndReason> = {
  4400: "protocol",
  4401: "bad_token",
  4403: "no_spectators",
  4404: "no_table",
  4410: "closed",
};
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;

export const liveTable: OpenSource = (id, listener) => new LiveTable(id, listener);

class LiveTable implements Source {
  #socket: WebSocket | null = null;
  #seq = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #pongBy: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  readonly #pending = new Map<string, PendingMove>();

  constructor(
    private readonly id: string,
    private readonly handler: Listener,
  ) {
    window.addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#visible);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    window.removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#visible);
    clearTimeout(this.#timer);
    this.#quiet();
    for (const id of this.#pending.keys()) this.#settle(id, false);
    this.#socket?.close(1000);
  }

  /** Resolves with whether the server has stored the move. */
  move(decision: string, event: MoveEvent): Promise<boolean> {
    const id = moveId();
    const frame = JSON.stringify({ t: "move", id, decision, event } satisfies Move);
    return new Promise((done) => this.#keep({ id, frame, done }));
  }

  vote(seat: number): Promise<boolean> {
    const id = moveId();
    const frame = JSON.stringify({ t: "vote", id, seat });
    return new Promise((done) => this.#keep({ id, frame, done }));
  }

  react(reaction: Reaction): void {
    this.#send(JSON.stringify({ t: "react", reaction }));
  }

  say(text: string): void {
    this.#send(JSON.stringify({ t: "say", text }));
  }

  free = async (seat: number): Promise<void> => void (await api.freeSeat(this.id, seat));
  leave = async (): Promise<void> => void (await api.leave(this.id));
  close = async (): Promise<void> => void (await api.close(this.id));

  #keep(move: PendingMove): void {
    this.#pending.set(move.id, move);
    this.#send(move.frame);
  }

  #send(frame: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.handler.connection("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const random = promiseOf(this.id)?.random ?? null;
      socket.send(JSON.stringify({ t: "hello", since: this.#seq, random }));
    };
    socket.onmessage = (message) =>
      this.#receive(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#closed(event.code);
    };
  }

  #closed(code: number): void {
    this.#socket = null;
    this.#quiet();
    if (this.#stopped) return;
    const reason = ENDED[code];
    if (reason !== undefined) {
      this.#stopped = true;
      for (const id of this.#pending.keys()) this.#settle(id, false);
      this.handler.connection("ended", reason);
      return;
    }
    this.handler.connection("lost");
    const wait = code === 4429 ? 10_000 : this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.handler.welcome(message.you, message.now - Date.now(), message.bots_ready);
        break;
      case "snapshot":
        this.#opened(message);
        break;
      case "events":
        this.#apply(message);
        break;
      case "ack":
        this.#acknowledged(message.id, message.seq);
        break;
      case "refused":
        if (message.retry_ms != null) this.#again(message.id, message.retry_ms);
        else {
          this.#settle(message.id, false);
          this.handler.refused(message.code, message.message);
        }
        break;
      case "presence":
        this.handler.presence(message);
        break;
      case "reaction":
        this.handler.reaction(message);
        break;
      case "chat":
        this.handler.chat(message);
        break;
      case "pong":
        clearTimeout(this.#pongBy);
        break;
      case "error":
        this.handler.refused(message.code, message.message);
        break;
      case "closing":
        break; // The close that follows says enough.
    }
  }

  /** Our random bytes go out with a greeting, and only once the server's fingerprint was shown. */
  #greetAgain({ table }: Snapshot): boolean {
    const socket = this.#socket;
    if (socket === null || promiseOf(this.id) !== null) return false;
    shown(table);
    if (promiseOf(this.id) === null) return false;
    socket.onclose = socket.onmessage = null;
    socket.close(1000);
    this.#connect();
    return true;
  }

  #opened(message: Snapshot): void {
    if (this.#greetAgain(message)) return;
    this.#seq = message.seq;
    this.#wait = FIRST_WAIT;
    this.handler.connection("open");
    this.handler.snapshot(message);
    this.#arrived();
    for (const move of this.#pending.values()) this.#send(move.frame);
    clearInterval(this.#pinger);
    this.#pinger = setInterval(this.#ping, PING_EVERY);
  }

  #apply(message: Events): void {
    if (message.seq <= this.#seq) return; // Already known: sent before a resync's snapshot.
    if (message.since > this.#seq) {
      this.#send(JSON.stringify({ t: "resync", since: this.#seq }));
      return;
    }
    this.#seq = message.seq;
    this.handler.events(message);
    this.#arrived();
  }

  /** The move is stored as entry `seq`; it has arrived when the position here is as new as that. */
  #acknowledged(id: string, seq: number): void {
    const move = this.#pending.get(id);
    if (move !== undefined) this.#pending.set(id, { ...move, stored: seq });
    this.#arrived();
  }

  #arrived(): void {
    for (const { id, stored } of this.#pending.values())
      if (stored !== undefined && stored <= this.#seq) this.#settle(id, true);
  }

  #settle(id: string, stored: boolean): void {
    this.#pending.get(id)?.done(stored);
    this.#pending.delete(id);
  }

  #again(id: string, after: number): void {
    const move = this.#pending.get(id);
    if (move !== undefined) setTimeout(() => this.#send(move.frame), after);
  }

  /** A half-open connection looks open: ask, and give up on it if nothing comes back. */
  readonly #ping = (): void => {
    clearTimeout(this.#pongBy);
    this.#send(JSON.stringify({ t: "ping", id: moveId() }));
    const socket = this.#socket;
    this.#pongBy = setTimeout(() => {
      if (socket !== null && socket === this.#socket) {
        socket.onclose = null;
        socket.close();
        this.#closed(1006);
      }
    }, PONG_WITHIN);
  };

  #quiet(): void {
    clearInterval(this.#pinger);
    clearTimeout(this.#pongBy);
  }

  readonly #now = (): void => {
    if (this.#socket === null && !this.#stopped) {
      this.#wait = FIRST_WAIT;
      this.#connect();
    }
  };

  readonly #visible = (): void => {
    if (document.hidden) return;
    if (this.#socket === null) this.#now();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#ping();
  };
}
