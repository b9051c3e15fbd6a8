// A game played with real cards, as it is typed in.
import { isCard } from "../cards/cards.ts";
import { inTableOrder, MOST_PLAYERS, ROW_LENGTH } from "../cards/score.ts";
import { sheetsOf, standings, type Traveller } from "../journey/steps.ts";

export interface PadRow {
  /** Stays the same while the row exists; a shared pad's rows have the server's numbers. */
  readonly row: number;
  readonly name: string;
  /** The 8 places in the order played, as typed: a number may be wrong, null is empty. */
  readonly regions: readonly (number | null)[];
  readonly sanctuaries: readonly string[];
  /** Fame written by hand, as on paper: for cards of an expansion, or for the whole row. */
  readonly written?: number;
}

export { MOST_PLAYERS };
/** A pad of one's own takes one more: an expansion seats seven. */
export const MOST_ROWS = MOST_PLAYERS + 1;

export const emptyRow = (row: number, name: string): PadRow => ({
  row,
  name,
  regions: Array<null>(ROW_LENGTH).fill(null),
  sanctuaries: [],
});

export const isRegionNumber = (number: number | null): number is number =>
  number !== null && isCard(number);

/** The regions that exist, in order: what can be scored. */
export const typedRegions = (row: PadRow): number[] => row.regions.filter(isRegionNumber);

export const isStarted = (row: PadRow): boolean =>
  row.written !== undefined ||
  row.sanctuaries.length > 0 ||
  row.regions.some((number) => number !== null);

export const isFull = (row: PadRow): boolean => typedRegions(row).length === ROW_LENGTH;

/** The first empty place after `from`, else the first empty one at all, else null. */
export function nextPlace(row: PadRow, from: number): number | null {
  const empty = row.regions.flatMap((number, place) => (number === null ? [place] : []));
  return empty.find((place) => place > from) ?? empty[0] ?? null;
}

/** Rows as travellers: wrong numbers left out, a card entered twice in one row counted once. */
export function travellers(
  rows: readonly PadRow[],
  nameless: (place: number) => string,
): Traveller[] {
  return rows.map((row, i) => ({
    name: row.name.trim() || nameless(i + 1),
    regions: [...new Set(typedRegions(row))],
    sanctuaries: inTableOrder([...new Set(row.sanctuaries)]) as string[],
    ...(row.written === undefined ? {} : { written: row.written }),
  }));
}

export interface SavedGame {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly players: readonly Traveller[];
}

/** The game as a file: the rows as they lay, the sheets with their reasons as data, and the result. */
export function asJson({ at, players }: SavedGame): string {
  const sheets = sheetsOf(players);
  const document = {
    format: "alula-score/1",
    date: new Date(at).toISOString(),
    players: players.map(({ name }) => name),
    rows: players.map(({ regions }) => regions),
    sanctuaries: players.map(({ sanctuaries }) => sanctuaries),
    written: players.map(({ written }) => written ?? 0),
    sheets,
    result: {
      fame: sheets.map(({ total }) => total),
      ranking: standings(players).map(({ player }) => player),
    },
  };
  return JSON.stringify(document, null, 2) + "\n";
}
