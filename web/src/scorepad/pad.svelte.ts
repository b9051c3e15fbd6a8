// The pad that a page shows: its own rows, or rows shared with other phones through the server. One face for both.
import { call, ApiError } from "../api/http.ts";
import { emptyRow, MOST_ROWS, type PadRow, isRegionNumber } from "./model.ts";
import { loadDraft, newId, saveDraft } from "./store.ts";

export interface PadFace {
  readonly id: string;
  readonly shared: boolean;
  readonly rows: readonly PadRow[];
  change(row: PadRow): void;
  add(name: string): void;
  remove(row: number): void;
}

/** Rows of this browser alone, kept in its store. */
export class OwnPad implements PadFace {
  readonly shared = false;
  id = $state("");
  rows = $state.raw<readonly PadRow[]>([]);

  constructor() {
    const draft = loadDraft();
    this.id = draft?.id ?? newId();
    this.rows = draft?.rows ?? [];
  }

  begin(names: readonly string[]): void {
    this.id = newId();
    this.#set(names.map((name, i) => emptyRow(i, name)));
  }

  /** Takes up rows that were typed before. */
  resume(id: string, rows: readonly PadRow[]): void {
    this.id = id;
    this.#set(rows);
  }

  clear(): void {
    this.rows = [];
    saveDraft(null);
  }

  change(row: PadRow): void {
    this.#set(this.rows.map((old) => (old.row === row.row ? row : old)));
  }

  add(name: string): void {
    if (this.rows.length >= MOST_ROWS) return;
    const next = Math.max(-1, ...this.rows.map(({ row }) => row)) + 1;
    this.#set([...this.rows, emptyRow(next, name)]);
  }

  remove(row: number): void {
    this.#set(this.rows.filter((old) => old.row !== row));
  }

  #set(rows: readonly PadRow[]): void {
    this.rows = rows;
    saveDraft({ id: this.id, rows });
  }
}

interface WirePad {
  readonly id: string;
  readonly version: number;
  readonly link: string;
  readonly rows: readonly PadRow[];
}

export const createSharedPad = (names: readonly string[]): Promise<WirePad> =>
  call<WirePad>("POST", "/pads", { names });

const SEND_AFTER = 250;

/** Rows that several phones fill at once. A row with changes on their way is not overwritten by what comes in. */
export class SharedPad implements PadFace {
  readonly shared = true;
  rows = $state.raw<readonly PadRow[]>([]);
  link = $state("");
  /** `missing`: there is no such pad. `lost`: no connection now; typing goes on and is sent later. */
  status = $state<"loading" | "open" | "lost" | "missing">("loading");
  #version = -1;
  #waiting = new Map<number, ReturnType<typeof setTimeout> | null>();
  #socket: WebSocket | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(readonly id: string) {
    void this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  change(row: PadRow): void {
    this.rows = this.rows.map((old) => (old.row === row.row ? row : old));
    clearTimeout(this.#waiting.get(row.row) ?? undefined);
    this.#waiting.set(
      row.row,
      setTimeout(() => void this.#send(row.row), SEND_AFTER),
    );
  }

  add(name: string): void {
    void this.#call("POST", "/rows", { name });
  }

  remove(row: number): void {
    void this.#call("DELETE", `/rows/${row}`);
  }

  get #path(): string {
    return `/pads/${encodeURIComponent(this.id)}`;
  }

  async #send(number: number): Promise<void> {
    const row = this.rows.find((one) => one.row === number);
    if (row === undefined) return;
    this.#waiting.set(number, null);
    const regions = row.regions.map((region) => (isRegionNumber(region) ? region : null));
    const body = { name: row.name, regions, sanctuaries: row.sanctuaries };
    const stored = await this.#call("PUT", `/rows/${number}`, body);
    if (this.#waiting.get(number) !== null) return; // typed on meanwhile: another send is due
    if (stored) this.#waiting.delete(number);
    else
      this.#waiting.set(
        number,
        setTimeout(() => void this.#send(number), 2000),
      );
  }

  async #call(method: "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<boolean> {
    try {
      this.#take(await call<WirePad>(method, this.#path + path, body));
      return true;
    } catch (error) {
      // A refusal will not get better by repeating it; silence of the network will.
      return error instanceof ApiError && error.code !== "unreachable" && error.code !== "too_many";
    }
  }

  #take(pad: WirePad): void {
    if (pad.version < this.#version) return;
    this.#version = pad.version;
    this.link = pad.link;
    const mine = new Map(this.rows.map((row) => [row.row, row]));
    this.rows = pad.rows.map((row) =>
      this.#waiting.has(row.row) ? (mine.get(row.row) ?? row) : keepWrong(row, mine),
    );
    this.status = "open";
  }

  async #connect(): Promise<void> {
    if (this.#stopped) return;
    try {
      this.#take(await call<WirePad>("GET", this.#path));
    } catch (error) {
      if (error instanceof ApiError && error.code === "no_pad") {
        this.status = "missing";
        return;
      }
      this.#later();
      return;
    }
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.#socket = new WebSocket(`${scheme}//${location.host}/api${this.#path}/socket`);
    this.#socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as { t: string; pad?: WirePad };
      if (message.t === "pad" && message.pad) this.#take(message.pad);
    };
    this.#socket.onclose = () => this.#later();
  }

  #later(): void {
    if (this.#stopped) return;
    this.status = "lost";
    this.#again = setTimeout(() => void this.#connect(), 2000);
  }
}

/** A number that no card has stays on the phone that typed it: the server keeps cards only. */
function keepWrong(row: PadRow, mine: ReadonlyMap<number, PadRow>): PadRow {
  const own = mine.get(row.row);
  if (own === undefined) return row;
  const regions = row.regions.map((region, place) => {
    const typed = own.regions[place] ?? null;
    return region === null && typed !== null && !isRegionNumber(typed) ? typed : region;
  });
  return { ...row, regions };
}
