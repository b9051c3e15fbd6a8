// The 113 cards, read once from the generated table.
import { TABLE } from "./data.ts";
import {
  BIOMES,
  WONDERS,
  type Biome,
  type CardData,
  type CardId,
  type Per,
  type Quest,
  type Wonder,
  type Wonders,
} from "./types.ts";

const wonders = (digits: string): Wonders => ({
  uddu: Number(digits[0]),
  okiko: Number(digits[1]),
  goldlog: Number(digits[2]),
});

const SIMPLE: readonly string[] = ["flat", "clue", "night", "set", ...WONDERS];

function biomes(per: string): Biome[] {
  const words = per.split("+");
  const unknown = words.find((word) => !(BIOMES as readonly string[]).includes(word));
  if (unknown !== undefined) throw new RangeError(`no kind of quest: ${unknown}`);
  return words as Biome[];
}

function quest(per: string, fame: string): Quest | null {
  if (per === "-") return null;
  return {
    fame: Number(fame),
    per: SIMPLE.includes(per) ? (per as Exclude<Per, object>) : { biomes: biomes(per) },
  };
}

function read(line: string): CardData {
  const [id, biome, night, clues, has, needs, per, fame] = line.split(" ") as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    id: /^\d/.test(id) ? Number(id) : id,
    biome: biome === "-" ? null : (biome as Biome),
    night: night === "n",
    clues: Number(clues),
    wonders: wonders(has),
    needs: wonders(needs),
    quest: quest(per, fame),
  };
}

const ALL: readonly CardData[] = TABLE.trim().split("\n").map(read);
const BY_ID: ReadonlyMap<CardId, CardData> = new Map(ALL.map((card) => [card.id, card]));

export const REGIONS: readonly CardData[] = ALL.filter((card) => typeof card.id === "number");
export const SANCTUARIES: readonly CardData[] = ALL.filter((card) => typeof card.id === "string");

/** The card with this number or name. */
export function cardOf(id: CardId): CardData {
  const card = BY_ID.get(id);
  if (!card) throw new RangeError(`no card ${id}`);
  return card;
}

export const isCard = (id: unknown): id is CardId => BY_ID.has(id as CardId);

/** Where a card stands in the table: the seed of its picture, and the order sets are written in. */
export const placeOf = (id: CardId): number => ALL.indexOf(cardOf(id));

export const hasNeeds = (card: CardData): boolean =>
  WONDERS.some((wonder: Wonder) => card.needs[wonder] > 0);

/** The table's own word for what a quest pays per: `flat`, `night`, `city+river`, … */
export const perWord = (per: Per): string => (typeof per === "string" ? per : per.biomes.join("+"));

export { BIOMES, WONDERS };
