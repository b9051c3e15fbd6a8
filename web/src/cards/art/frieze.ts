// One pattern per biome, so that a biome is known without its colour: scales of caps, waves, peaks, arches, mist.
import { HUES, type Ground } from "./palette.ts";

const TILES: Readonly<Record<Ground, readonly [number, number, string]>> = {
  forest: [
    16,
    12,
    '<path d="M0 12A8 8 0 0 1 16 12M-8 6A8 8 0 0 1 8 6M8 6A8 8 0 0 1 24 6" fill="none"/><circle cx="8" cy="8.5" r="1.2"/><circle cx="0" cy="2.5" r="1.2"/><circle cx="16" cy="2.5" r="1.2"/>',
  ],
  river: [
    20,
    10,
    '<path d="M0 5C3 1 7 1 10 5S17 9 20 5M0 10C3 6 7 6 10 10S17 14 20 10M0 0C3-4 7-4 10 0S17 4 20 0" fill="none"/>',
  ],
  desert: [
    14,
    14,
    '<path d="M0 14 7 3 14 14M3.5 14 7 8.5 10.5 14M0 3.5 2.5 0M14 3.5 11.5 0" fill="none"/>',
  ],
  city: [
    14,
    14,
    '<path d="M2 14V7a5 5 0 0 1 10 0V14M5.5 14V8a1.5 1.5 0 0 1 3 0V14M0 .5H14" fill="none"/>',
  ],
  plain: [12, 12, '<circle cx="3" cy="3" r="1.3"/><circle cx="9" cy="9" r="1.3"/>'],
};

/** The pattern as a definition to be filled with `url(#frieze)`. */
export function friezeDef(ground: Ground, scale = 1): string {
  const [w, h, inner] = TILES[ground];
  const { band, frieze } = HUES[ground];
  return `<pattern id="frieze" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><rect width="${w}" height="${h}" fill="${band}"/><g stroke="${frieze}" stroke-width="1.6" fill="${frieze}">${inner}</g></pattern>`;
}
