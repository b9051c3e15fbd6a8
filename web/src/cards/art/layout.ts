// Where things lie on a card. The painter and the lights that play over a card during scoring read the same places.
import type { CardData, Mark } from "../types.ts";
import { WONDERS } from "../types.ts";
import type { IconName } from "./icons.ts";

/** `full` is a picture with all its detail, `small` is for a thumb's width: number, frieze, symbols, fame. */
export type Layout = "full" | "small";

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly mark: Mark;
  readonly icon: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const isRegion = (card: CardData): boolean => typeof card.id === "number";

export function frameOf(card: CardData, layout: Layout): Frame {
  if (isRegion(card))
    return layout === "full" ? { width: 200, height: 280 } : { width: 100, height: 140 };
  return layout === "full" ? { width: 200, height: 256 } : { width: 100, height: 128 };
}

/** The symbols that a card has, in the order they are drawn. */
export function marksOf(
  card: CardData,
): readonly ("uddu" | "okiko" | "goldlog" | "clue" | "night")[] {
  return [
    ...WONDERS.flatMap((wonder) => Array<typeof wonder>(card.wonders[wonder]).fill(wonder)),
    ...Array<"clue">(card.clues).fill("clue"),
    ...(card.night ? (["night"] as const) : []),
  ];
}

/** The wonders that a card's quest asks for, one entry each. */
export const needsOf = (card: CardData): readonly ("uddu" | "okiko" | "goldlog")[] =>
  WONDERS.flatMap((wonder) => Array<typeof wonder>(card.needs[wonder]).fill(wonder));

/** The symbols with their places. */
export function spotsOf(card: CardData, layout: Layout): readonly Spot[] {
  const marks = marksOf(card);
  const row = (y: number, middle: number, size: number, step: number): readonly Spot[] =>
    marks.map((mark, i) => ({
      mark,
      icon: mark,
      x: middle + (i - (marks.length - 1) / 2) * step,
      y,
      size,
    }));
  if (!isRegion(card))
    return layout === "full" ? row(52, 100, 42, 47) : row(card.quest ? 68 : 92, 50, 30, 33);
  if (layout === "small")
    return row(
      needsOf(card).length ? 63 : card.quest ? 68 : 84,
      50,
      marks.length > 2 ? 30 : 34,
      marks.length > 2 ? 32 : 38,
    );
  return marks.map((mark, i) => ({ mark, icon: mark, x: 22, y: 82 + i * 43, size: 36 }));
}
