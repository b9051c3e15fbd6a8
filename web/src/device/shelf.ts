/** Where the games of this device are kept: the browser's own database. Nothing is sent anywhere. */
import type { DeviceGame } from "./games";

const NAME = "alula";
const GAMES = "games";
const CHANNEL = "alula.games";

/** Another tab was faster: what is kept now is newer than what was read. */
export class Overtaken extends Error {}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
    request.onsuccess = () => {
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      done(request.result);
    };
    request.onerror = () => fail(request.error ?? new Error("no database"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("the database refused"));
  });

export async function allGames(): Promise<DeviceGame[]> {
  const games = (await database()).transaction(GAMES).objectStore(GAMES);
  const found = (await answered(games.getAll())) as DeviceGame[];
  return found.sort((a, b) => b.updatedAt - a.updatedAt);
}

export async function gameOf(id: string): Promise<DeviceGame | null> {
  const games = (await database()).transaction(GAMES).objectStore(GAMES);
  return ((await answered(games.get(id))) as DeviceGame | undefined) ?? null;
}

/** Keep a game that has changed; refused if another tab has changed it since it was read. */
export async function keep(game: DeviceGame): Promise<DeviceGame> {
  const next = { ...game, revision: game.revision + 1, updatedAt: Date.now() };
  const transaction = (await database()).transaction(GAMES, "readwrite");
  const games = transaction.objectStore(GAMES);
  const kept = (await answered(games.get(game.id))) as DeviceGame | undefined;
  if ((kept?.revision ?? 0) !== game.revision) {
    transaction.abort();
    throw new Overtaken();
  }
  const over = new Promise<void>((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = transaction.onerror = () =>
      fail(transaction.error ?? new Error("not kept"));
  });
  games.put(next);
  await over;
  tell(next);
  return next;
}

export async function forget(id: string): Promise<void> {
  const games = (await database()).transaction(GAMES, "readwrite").objectStore(GAMES);
  await answered(games.delete(id));
}

/** Ask the browser not to clear our games away when its disk gets full. */
export function askToStay(): void {
  void navigator.storage?.persist?.().catch(() => false);
}

// --- other tabs ---

interface Changed {
  readonly id: string;
  readonly revision: number;
}

function tell({ id, revision }: DeviceGame): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ id, revision } satisfies Changed);
  channel.close();
}

/** Hear of changes by other tabs; returns what ends it. */
export function whenChanged(hear: (changed: Changed) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Changed>) => hear(data);
  return () => channel.close();
}
