// What the browser keeps: the game being typed, and the games scored before.
import { sheetsOf, standings } from "../journey/steps.ts";
import type { PadRow, SavedGame } from "./model.ts";

const DRAFT = "alula.pad.draft";
const GAMES = "alula.pad.games";
const MOST_GAMES = 500;

export interface Draft {
  readonly id: string;
  readonly rows: readonly PadRow[];
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden store costs the history, not the game at hand.
  }
}

export const loadDraft = (): Draft | null => read<Draft>(DRAFT);
export const saveDraft = (draft: Draft | null): void =>
  draft === null ? localStorage.removeItem(DRAFT) : write(DRAFT, draft);

/** Newest first. */
export const loadGames = (): SavedGame[] => read<SavedGame[]>(GAMES) ?? [];

/** Puts a game into the history, or in the place of its earlier version. */
export function saveGame(game: SavedGame): void {
  const others = loadGames().filter(({ id }) => id !== game.id);
  write(GAMES, [game, ...others].sort((a, b) => b.at - a.at).slice(0, MOST_GAMES));
}

export const forgetGame = (id: string): void =>
  write(
    GAMES,
    loadGames().filter((game) => game.id !== id),
  );

export interface Statistics {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly best: number;
  readonly average: number;
}

/** Games, wins, best and average by player, the most frequent first. */
export function statistics(games: readonly SavedGame[]): Statistics[] {
  const fame = new Map<string, number[]>();
  const wins = new Map<string, number>();
  for (const { players } of games) {
    const sheets = sheetsOf(players);
    for (const [player, { name }] of players.entries()) {
      fame.set(name, [...(fame.get(name) ?? []), sheets[player]!.total]);
    }
    const winner = players[standings(players)[0]?.player ?? -1]?.name;
    if (winner !== undefined) wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  return [...fame.entries()]
    .map(([name, all]) => ({
      name,
      games: all.length,
      wins: wins.get(name) ?? 0,
      best: Math.max(...all),
      average: all.reduce((sum, one) => sum + one, 0) / all.length,
    }))
    .sort((a, b) => b.games - a.games || b.average - a.average);
}

/** A short id; works without a secure context too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
