// Finding cards by what is on them.
import { perWord } from "./cards.ts";
import { BIOMES, type CardData, WONDERS } from "./types.ts";

export const LANDS = [...BIOMES, "plain"] as const;
export const SYMBOLS = [...WONDERS, "clue", "night"] as const;
export const QUESTS = ["flat", ...WONDERS, "clue", "night", ...BIOMES, "set", "none"] as const;

export type Land = (typeof LANDS)[number];
export type SymbolName = (typeof SYMBOLS)[number];
export type QuestName = (typeof QUESTS)[number];

/** Nothing chosen in a group means everything; several in one group mean any of them, symbols mean all of them. */
export interface CardFilter {
  readonly lands: readonly Land[];
  readonly symbols: readonly SymbolName[];
  readonly quests: readonly QuestName[];
}

export const EVERYTHING: CardFilter = { lands: [], symbols: [], quests: [] };

function has(card: CardData, symbol: SymbolName): boolean {
  if (symbol === "clue") return card.clues > 0;
  if (symbol === "night") return card.night;
  return card.wonders[symbol] > 0;
}

const asks = (card: CardData): readonly string[] =>
  card.quest === null ? ["none"] : perWord(card.quest.per).split("+");

export function matches(card: CardData, { lands, symbols, quests }: CardFilter): boolean {
  return (
    (lands.length === 0 || lands.includes(card.biome ?? "plain")) &&
    symbols.every((symbol) => has(card, symbol)) &&
    (quests.length === 0 || asks(card).some((word) => (quests as readonly string[]).includes(word)))
  );
}

/** Words as people type them: small letters, without accents. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "");
