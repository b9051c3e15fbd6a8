// The return journey as a list of moments, so that it can be played, hurried, skipped and gone back over.
import { cardOf } from "../cards/cards.ts";
import { score, type ScoreLine, type ScoreSheet } from "../cards/score.ts";
import { type CardData, type CardId, type Mark, WONDERS } from "../cards/types.ts";

export interface Traveller {
  readonly name: string;
  /** Left to right, as played. */
  readonly regions: readonly number[];
  readonly sanctuaries: readonly string[];
  /** Fame that people wrote by hand, for cards that this program does not know or for a whole row. */
  readonly written?: number;
}

/** Which symbols of which cards light up. */
export type Lights = ReadonlyMap<CardId, readonly Mark[]>;

/** A moment of one row alone. */
export interface Step {
  /** `turn`: the row turns face down. `card`: one card scores. `home`: this player has arrived. */
  readonly kind: "turn" | "card" | "home";
  readonly line: ScoreLine | null;
  /** Regions from this place on lie face up. */
  readonly open: number;
  readonly lights: Lights;
  /** The player's fame after this step. */
  readonly total: number;
}

const NO_LIGHTS: Lights = new Map();

function marksCounted(line: ScoreLine): Mark {
  const per = line.quest!.per;
  if (typeof per === "object" || per === "set") return "biome";
  return per === "flat" ? "quest" : per; // a flat quest counts no cards
}

/** What the eye should look at while a card scores: what its quest counts, and what its prerequisite finds. */
export function lightsOf(line: ScoreLine, inView: readonly CardData[]): Lights {
  const lights = new Map<CardId, Mark[]>();
  const light = (card: CardId, mark: Mark): void => {
    const marks = lights.get(card) ?? [];
    if (!marks.includes(mark)) lights.set(card, [...marks, mark]);
  };
  for (const wonder of WONDERS) {
    if (line.needs[wonder] === 0) continue;
    for (const card of inView) if (card.wonders[wonder] > 0) light(card.id, wonder);
  }
  for (const [card] of line.counted) light(card, marksCounted(line));
  return lights;
}

/** One row alone, card by card. */
export function stepsOf({ regions, sanctuaries }: Traveller): Step[] {
  const sheet = score(regions, sanctuaries);
  const found = sanctuaries.map(cardOf);
  let total = 0;
  const steps: Step[] = [
    { kind: "turn", line: null, open: regions.length, lights: NO_LIGHTS, total: 0 },
  ];
  for (let place = regions.length - 1; place >= 0; place--) {
    const line = sheet.regions[place]!;
    total += line.fame;
    const inView = [...found, ...regions.slice(place).map(cardOf)];
    steps.push({ kind: "card", line, open: place, lights: lightsOf(line, inView), total });
  }
  const everything = [...found, ...regions.map(cardOf)];
  for (const line of sheet.sanctuaries) {
    total += line.fame;
    steps.push({ kind: "card", line, open: 0, lights: lightsOf(line, everything), total });
  }
  steps.push({ kind: "home", line: null, open: 0, lights: NO_LIGHTS, total });
  return steps;
}

/** How long a step is looked at, in ms at ordinary speed: a card without a quest needs no thought. */
export function pauseOf(step: Step): number {
  if (step.kind === "turn") return 1500;
  if (step.kind === "home") return 1800;
  if (step.line!.quest === null) return 900;
  return step.line!.fame > 0 ? 2600 : 1900;
}

/** A moment of all rows at once: the card in the same place from the right, and last all sanctuaries. */
export interface Column {
  readonly kind: "turn" | "region" | "sanctuaries";
  /** How many regions of each row lie open, counted from the right. */
  readonly open: number;
  /** By player: what scores in this step. */
  readonly lines: readonly (readonly ScoreLine[])[];
  /** By player: fame after it. */
  readonly totals: readonly number[];
  /** Who is ahead after it; several where fame is equal, nobody before the first fame. */
  readonly ahead: readonly number[];
}

/** The journey of all: the rows turn, then a step for each column, then one for the sanctuaries. */
export function columnsOf(players: readonly Traveller[]): Column[] {
  const sheets = sheetsOf(players);
  const longest = Math.max(0, ...players.map(({ regions }) => regions.length));
  let totals: readonly number[] = players.map(() => 0);
  const column = (
    kind: Column["kind"],
    open: number,
    lines: readonly (readonly ScoreLine[])[],
  ): Column => {
    totals = totals.map((sum, player) => sum + fameOf(lines[player]!));
    // What was written by hand has no place in the row: it comes last.
    if (kind === "sanctuaries") totals = sheets.map(({ total }) => total);
    const most = Math.max(...totals);
    const ahead = totals.flatMap((sum, player) => (most > 0 && sum === most ? [player] : []));
    return { kind, open, lines, totals, ahead };
  };
  const columns = [
    column(
      "turn",
      0,
      players.map(() => []),
    ),
  ];
  for (let open = 1; open <= longest; open++) {
    const scored = sheets.map(({ regions }) => regions.slice(-open).slice(0, 1));
    const lines = scored.map((line, i) => (open <= sheets[i]!.regions.length ? line : []));
    columns.push(column("region", open, lines));
  }
  if (players.some(({ sanctuaries, written }) => sanctuaries.length > 0 || written))
    columns.push(
      column(
        "sanctuaries",
        longest,
        sheets.map(({ sanctuaries }) => sanctuaries),
      ),
    );
  return columns;
}

const fameOf = (lines: readonly ScoreLine[]): number =>
  lines.reduce((sum, { fame }) => sum + fame, 0);

/** How long a column is looked at, in ms at ordinary speed. All together stay below 40 seconds. */
export function columnPauseOf({ kind, lines }: Column): number {
  if (kind === "turn") return 2400;
  if (kind === "sanctuaries") return 7000;
  return lines.some(([line]) => line !== undefined && line.quest !== null) ? 3600 : 2200;
}

export interface Standing {
  readonly player: number;
  readonly place: number;
  readonly fame: number;
  /** Placed by the lowest number of the row, because fame was equal. */
  readonly tied: boolean;
  readonly lowest: number;
}

export const sheetsOf = (players: readonly Traveller[]): ScoreSheet[] =>
  players.map(({ regions, sanctuaries, written = 0 }) => {
    const sheet = score(regions, sanctuaries);
    return { ...sheet, total: sheet.total + written };
  });

/** The ranking with what decided it. */
export function standings(players: readonly Traveller[]): Standing[] {
  const fame = sheetsOf(players).map(({ total }) => total);
  const lowest = players.map(({ regions }) => Math.min(...regions, 99));
  return fame
    .map((_, player) => player)
    .sort((a, b) => fame[b]! - fame[a]! || lowest[a]! - lowest[b]!)
    .map((player, i) => ({
      player,
      place: i + 1,
      fame: fame[player]!,
      lowest: lowest[player]!,
      tied: fame.filter((other) => other === fame[player]).length > 1,
    }));
}
