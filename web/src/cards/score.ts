// The return journey as arithmetic: what each card scores, and why. The same arithmetic stands in `rules/scoring.py` and
// in `kernel/scoring.py`; `tests/web/test_ts_scoring.py` holds this one to that of the rules.
import { cardOf, placeOf } from "./cards.ts";
import { BIOMES, type CardData, type CardId, type Quest, WONDERS, type Wonders } from "./types.ts";

export { MOST_PLAYERS, MOST_SANCTUARIES, ROW_LENGTH } from "../i18n/numbers.ts";

/** What one card scored at its moment, with the reason as data. */
export interface ScoreLine {
  readonly card: CardId;
  readonly fame: number;
  readonly quest: Quest | null;
  readonly needs: Wonders;
  /** The wonders in view when the card scored. */
  readonly inView: Wonders;
  readonly met: boolean;
  /** How often the quest paid: things counted, complete sets, 1 for a flat quest met. */
  readonly times: number;
  /** Which cards in view were counted, and for how many each. */
  readonly counted: readonly (readonly [CardId, number])[];
}

export interface ScoreSheet {
  /** Left to right, as they lie. */
  readonly regions: readonly ScoreLine[];
  readonly sanctuaries: readonly ScoreLine[];
  readonly total: number;
}

function wondersIn(cards: readonly CardData[]): Wonders {
  const sum = { uddu: 0, okiko: 0, goldlog: 0 };
  for (const card of cards) for (const wonder of WONDERS) sum[wonder] += card.wonders[wonder];
  return sum;
}

const covers = (have: Wonders, needs: Wonders): boolean =>
  WONDERS.every((wonder) => have[wonder] >= needs[wonder]);

type Counted = [CardId, number][];

/** The cards that a quest counts, with how many each gives. */
function countedBy({ per }: Quest, inView: readonly CardData[]): Counted {
  const each = (amount: (card: CardData) => number): Counted =>
    inView.map((card): [CardId, number] => [card.id, amount(card)]).filter(([, n]) => n > 0);
  if (typeof per === "object")
    return each((card) => (card.biome && per.biomes.includes(card.biome) ? 1 : 0));
  switch (per) {
    case "flat":
      return [];
    case "clue":
      return each((card) => card.clues);
    case "night":
      return each((card) => (card.night ? 1 : 0));
    case "set": {
      const byBiome = BIOMES.map((biome) => inView.filter((card) => card.biome === biome));
      const sets = Math.min(...byBiome.map((cards) => cards.length));
      return byBiome.flatMap((cards) =>
        cards.slice(0, sets).map((card): [CardId, number] => [card.id, 1]),
      );
    }
    case "uddu":
    case "okiko":
    case "goldlog":
      return each((card) => card.wonders[per]);
    default:
      throw new RangeError(`no kind of quest: ${String(per satisfies never)}`);
  }
}

function timesOf({ per }: Quest, counted: Counted): number {
  if (per === "flat") return 1;
  const sum = counted.reduce((total, [, n]) => total + n, 0);
  return per === "set" ? sum / BIOMES.length : sum;
}

function lineOf(card: CardData, inView: readonly CardData[]): ScoreLine {
  const wonders = wondersIn(inView);
  const met = covers(wonders, card.needs);
  const counted = card.quest && met ? countedBy(card.quest, inView) : [];
  const times = card.quest && met ? timesOf(card.quest, counted) : 0;
  return {
    card: card.id,
    fame: (card.quest?.fame ?? 0) * times,
    quest: card.quest,
    needs: card.needs,
    inView: wonders,
    met,
    times,
    counted,
  };
}

/** Scores a row, left to right as played, and its sanctuaries. A row in progress is welcome. */
export function score(regions: readonly number[], sanctuaries: readonly CardId[]): ScoreSheet {
  const found = sanctuaries.map(cardOf);
  const inView = [...found];
  const lines: ScoreLine[] = [];
  for (const card of regions.map(cardOf).reverse()) {
    inView.push(card);
    lines.unshift(lineOf(card, inView));
  }
  const last = found.map((card) => lineOf(card, inView));
  const total = [...lines, ...last].reduce((sum, line) => sum + line.fame, 0);
  return { regions: lines, sanctuaries: last, total };
}

/** Players by index, best first; of tied players, who has the lowest number in the row. */
export function rank(fame: readonly number[], rows: readonly (readonly number[])[]): number[] {
  const lowest = (player: number): number => Math.min(...rows[player]!, Infinity);
  return fame
    .map((_, player) => player)
    .sort((a, b) => fame[b]! - fame[a]! || lowest(a) - lowest(b));
}

/** How many numbers of a row are higher than the one before: each found one sanctuary. */
export function climbs(regions: readonly number[]): number {
  return regions.filter((number, i) => i > 0 && number > regions[i - 1]!).length;
}

export interface BestOrder {
  readonly regions: readonly number[];
  readonly fame: number;
}

/**
 * The order of these regions that scores most with these sanctuaries. What a region scores depends only on the set
 * revealed so far, so a table over the subsets finds it. Of equal orders, the one that keeps closest to the given one wins.
 */
export function bestOrder(regions: readonly number[], sanctuaries: readonly CardId[]): BestOrder {
  const cards = regions.map(cardOf);
  const found = sanctuaries.map(cardOf);
  const count = cards.length;
  const all = (1 << count) - 1;
  const best = new Array<number>(all + 1).fill(-1);
  const last = new Array<number>(all + 1).fill(-1); // the leftmost card of the best way to reveal this set
  best[0] = 0;
  for (let set = 1; set <= all; set++) {
    const inView = [...found, ...cards.filter((_, i) => set & (1 << i))];
    for (let i = 0; i < count; i++) {
      if (!(set & (1 << i))) continue;
      const fame = best[set ^ (1 << i)]! + lineOf(cards[i]!, inView).fame;
      if (fame > best[set]!) {
        best[set] = fame;
        last[set] = i;
      }
    }
  }
  const order: number[] = [];
  for (let set = all; set; set ^= 1 << last[set]!) order.push(regions[last[set]!]!);
  return { regions: order, fame: score(order, sanctuaries).total };
}

/** Sanctuaries as sets are written: in the order of the card table. */
export const inTableOrder = (ids: readonly CardId[]): CardId[] =>
  [...ids].sort((a, b) => placeOf(a) - placeOf(b));
