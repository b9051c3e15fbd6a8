// What is printed on a card.

export const BIOMES = ["forest", "river", "desert", "city"] as const;
export const WONDERS = ["uddu", "okiko", "goldlog"] as const;

export type Biome = (typeof BIOMES)[number];
export type Wonder = (typeof WONDERS)[number];
export type Wonders = Readonly<Record<Wonder, number>>;

/** What a quest pays for: once, or for each thing of a kind in view. */
export type Per =
  "flat" | Wonder | "clue" | "night" | "set" | { readonly biomes: readonly Biome[] };

export interface Quest {
  readonly fame: number;
  readonly per: Per;
}

/** A region is known by its number, a sanctuary by its name. */
export type CardId = number | string;

export interface CardData {
  readonly id: CardId;
  readonly biome: Biome | null;
  readonly night: boolean;
  readonly clues: number;
  readonly wonders: Wonders;
  readonly needs: Wonders;
  readonly quest: Quest | null;
}

/** Anything on a card that scoring may count, and so light up. */
export type Mark = Wonder | "clue" | "night" | "biome" | "quest" | "needs";
