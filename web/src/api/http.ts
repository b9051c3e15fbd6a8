/** Calls of the server's API that are not the live socket. */
import { shown, type Shown } from "./promise";
import type {
  BotList,
  CreateTable,
  FinishedGame,
  LinkAnswer,
  PlayNow,
  Replay,
  ServerInfo,
  TableAnswer,
  TableSummary,
  TakeSeat,
} from "./types";

/** The server said no, or did not answer (`code` "unreachable"). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** Whether this browser has ever been given a guest's cookie, which scripts cannot see. */
const KNOWN = "alula.known";

type Method = "GET" | "POST" | "PUT" | "DELETE";

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  try {
    return await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError("unreachable", "The server does not answer.");
  }
}

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) {
    if (method === "POST") localStorage.setItem(KNOWN, "yes");
    const table = (answer as { table?: Shown } | null)?.table;
    if (table?.commitment) shown(table);
    return answer as T;
  }
  const error = (
    answer as { error?: { code: string; message: string; retry_after?: number } } | null
  )?.error;
  throw new ApiError(
    error?.code ?? "unreachable",
    error?.message ?? `The server answered ${response.status}.`,
    error?.retry_after ?? null,
  );
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  info: () => call<ServerInfo>("GET", "/info"),
  bots: () => call<BotList>("GET", "/bots"),
  playNow: (body: PlayNow) => call<TableAnswer>("POST", "/play", body),
  createTable: (body: CreateTable) => call<TableAnswer>("POST", "/tables", body),
  openTables: async () => (await call<{ tables: TableSummary[] }>("GET", "/tables")).tables,
  /** My games; who has never sat down has none, and need not ask. */
  myGames: async () => {
    if (localStorage.getItem(KNOWN) === null) return [];
    return (await call<{ tables: TableSummary[] }>("GET", "/games?status=all")).tables;
  },
  link: (code: string) => call<LinkAnswer>("GET", `/links/${encodeURIComponent(code)}`),
  table: (id: string, join?: string) =>
    call<TableAnswer>("GET", table(id) + (join ? `?join=${encodeURIComponent(join)}` : "")),
  takeSeat: (id: string, body: TakeSeat) => call<TableAnswer>("POST", `${table(id)}/seats`, body),
  seatBot: (id: string, seat: number, bot: string) =>
    call<TableAnswer>("PUT", `${table(id)}/seats/${seat}/bot`, { bot }),
  freeSeat: (id: string, seat: number) => call<TableAnswer>("DELETE", `${table(id)}/seats/${seat}`),
  start: (id: string, fill: string | null) =>
    call<TableAnswer>("POST", `${table(id)}/start`, { fill }),
  leave: (id: string) => call<TableAnswer>("POST", `${table(id)}/leave`),
  close: (id: string) => call<TableAnswer>("POST", `${table(id)}/close`),
  rematch: (id: string, bots: boolean) =>
    call<TableAnswer>("POST", `${table(id)}/rematch`, { bots }),
  game: (id: string, language: string) =>
    call<FinishedGame>("GET", `/games/${encodeURIComponent(id)}?language=${language}`),
  replay: (id: string, eyes: string) =>
    call<Replay>("GET", `/games/${encodeURIComponent(id)}/replay?eyes=${eyes}`),
};

export const qrAddress = (id: string, purpose: "join" | "watch"): string =>
  `/api${table(id)}/qr.svg?purpose=${purpose}`;
export const recordAddress = (id: string): string => `/api/games/${encodeURIComponent(id)}/record`;
