// Card pictures as addresses for <img>: one picture is one element of the page, drawn once and shared by all its copies.
import { backSvg } from "./art/back.ts";
import { faceSvg, landscapeSvg } from "./art/face.ts";
import { type IconName, iconSvg } from "./art/icons.ts";
import type { Layout } from "./art/layout.ts";
import { cardOf } from "./cards.ts";
import type { CardId } from "./types.ts";

const kept = new Map<string, string>();

function address(key: string, draw: () => string): string {
  let found = kept.get(key);
  if (found === undefined) {
    found =
      "data:image/svg+xml," +
      draw()
        .replaceAll('"', "'")
        .replace(/[%#<>]/g, encodeURIComponent);
    kept.set(key, found);
  }
  return found;
}

export const faceImage = (id: CardId, layout: Layout): string =>
  address(`${id} ${layout}`, () => faceSvg(cardOf(id), layout));

export const backImage = (kind: "region" | "sanctuary"): string =>
  address(kind, () => backSvg(kind));

export const iconImage = (name: IconName): string => address(`icon ${name}`, () => iconSvg(name));

/** The landscape of a card alone, for pages. */
export const landscapeImage = (id: CardId): string =>
  address(`land ${id}`, () => landscapeSvg(cardOf(id)));
