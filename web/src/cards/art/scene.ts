// A whole landscape: sky, orb, layers of land with mist between them, and what the card has living in it.
import type { CardData } from "../types.ts";
import {
  type Chance,
  chanceFrom,
  circle,
  ellipse,
  fade,
  glow,
  ground,
  group,
  line,
  n,
  path,
  skyline,
  WIDTH,
  HEIGHT,
} from "./draw.ts";
import { city } from "./city.ts";
import { desert } from "./desert.ts";
import { forest } from "./forest.ts";
import { denizen, goldlog, okiko, uddu, waymark } from "./life.ts";
import { HUES, type Ground, type Light } from "./palette.ts";
import { river } from "./river.ts";

function sky(r: Chance, light: Light, night: boolean): string {
  const x = r.between(74, 178);
  const y = r.between(34, 74);
  const size = night ? r.between(9, 15) : r.between(13, 24);
  let out =
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>` +
    circle(x, y, size * 3.4, "url(#halo)");
  if (night) {
    for (let i = 0; i < 34; i++)
      out += circle(
        r.between(40, 198),
        r.between(4, 130),
        r.between(0.4, 1.1),
        light.bright,
        `opacity="${n(r.between(0.35, 1))}"`,
      );
    const bite = size * r.between(0.35, 0.7);
    out +=
      `<mask id="bite"><rect width="200" height="200" fill="#fff"/>${circle(x + bite, y - bite * 0.6, size * 0.88, "#000")}</mask>` +
      circle(x, y, size, light.orb, 'mask="url(#bite)"');
    if (r.chance(0.6))
      out += line(
        `M${n(r.between(60, 150))} ${n(r.between(12, 60))}l-13 6`,
        light.bright,
        0.9,
        'opacity=".8"',
      );
  } else {
    out += circle(x, y, size, light.orb);
    if (r.chance(0.6))
      out += circle(
        x,
        y,
        size * r.between(1.35, 1.7),
        "none",
        `stroke="${light.orb}" stroke-width=".9" opacity=".7"`,
      );
    for (let i = 0; i < 3; i++) out += cloud(r, light);
  }
  return out;
}

function cloud(r: Chance, light: Light): string {
  const x = r.between(50, 190);
  const y = r.between(26, 108);
  const w = r.between(18, 40);
  return path(
    `M${n(x - w)} ${n(y)}C${n(x - w * 0.8)} ${n(y - 4)} ${n(x - w * 0.5)} ${n(y - 3)} ${n(x - w * 0.4)} ${n(y - 5)}C${n(x - w * 0.2)} ${n(y - 9)} ${n(x + w * 0.1)} ${n(y - 9)} ${n(x + w * 0.3)} ${n(y - 5)}C${n(x + w * 0.6)} ${n(y - 7)} ${n(x + w * 0.9)} ${n(y - 3)} ${n(x + w)} ${n(y)}Z`,
    light.mist,
    `opacity="${n(r.between(0.45, 0.8))}"`,
  );
}

function mist(r: Chance, light: Light, y: number, strength: number): string {
  let out = "";
  for (let i = 0; i < 3; i++)
    out += ellipse(
      r.between(20, 190),
      y + r.between(-5, 5),
      r.between(44, 86),
      r.between(3, 7),
      light.mist,
      `opacity="${n(strength)}"`,
    );
  return out;
}

/** Places without a biome: rocks in the sea of mists. */
function plain(r: Chance, light: Light): readonly string[] {
  const rock = (x: number, y: number, w: number, h: number, colour: string): string =>
    path(
      `M${n(x - w)} ${n(y)}C${n(x - w * 0.8)} ${n(y - h * 0.4)} ${n(x - w * 0.5)} ${n(y - h)} ${n(x - w * 0.1)} ${n(y - h)}C${n(x + w * 0.3)} ${n(y - h)} ${n(x + w * 0.4)} ${n(y - h * 0.6)} ${n(x + w * 0.7)} ${n(y - h * 0.5)}C${n(x + w * 0.9)} ${n(y - h * 0.4)} ${n(x + w * 0.9)} ${n(y - h * 0.1)} ${n(x + w)} ${n(y)}Z`,
      colour,
    );
  const layers: string[] = [];
  for (const [i, y] of [140, 172, 204].entries()) {
    let out = "";
    for (let k = 0; k < 3; k++)
      out += rock(
        r.between(20, 190),
        y + 12,
        r.between(16, 34) + i * 4,
        r.between(30, 70),
        light.land[i]!,
      );
    layers.push(
      out + path(ground(skyline(r, y, 4, 6)), light.mist, `opacity="${n(0.5 + i * 0.12)}"`),
    );
  }
  return [...layers, path(ground(skyline(r, 226, 6, 4)), light.land[3])];
}

function layersOf(
  ground: Ground,
  r: Chance,
  light: Light,
  motif: number,
  night: boolean,
): readonly string[] {
  switch (ground) {
    case "forest":
      return forest(r, light, motif);
    case "river":
      return river(r, light, motif);
    case "desert":
      return desert(r, light, motif);
    case "city":
      return city(r, light, motif, night);
    case "plain":
      return plain(r, light);
  }
}

/** Gradients that every scene uses. */
export function sceneDefs(ground: Ground, night: boolean): string {
  const light = lightOf(ground, night);
  return (
    fade("sky", [
      [0, light.sky[0]],
      [0.34, light.sky[1]],
      [0.62, light.sky[2]],
    ]) +
    glow("halo", light.halo, night ? 0.6 : 0.95) +
    glow("amber", "#ffb84d", night ? 0.75 : 0.5) +
    glow("spirit", light.orb, night ? 0.6 : 0.75) +
    glow("gold", "#ffd75e", night ? 0.6 : 0.45) +
    fade("water", [
      [0, light.sky[2]],
      [0.5, light.sky[1]],
      [1, light.land[1]],
    ])
  );
}

export const lightOf = (ground: Ground, night: boolean): Light =>
  night ? HUES[ground].night : HUES[ground].day;

const LOWER = 30;

/** The landscape of a card, 200 x 280, the middle of interest at about (122, 140). */
export function scene(card: CardData, motif: number, seed: number, life = true): string {
  const ground: Ground = card.biome ?? "plain";
  const light = lightOf(ground, card.night);
  const r = chanceFrom(seed);
  const [far, middle, heart, near] = layersOf(ground, r, light, motif, card.night);
  const out = [
    sky(r, light, card.night),
    far,
    mist(r, light, 158, 0.35),
    middle,
    mist(r, light, 186, 0.25),
  ];
  if (!life) return [...out, heart, near].join("");
  const side = r.chance(0.5) ? 1 : -1;
  const [top, ...below] = out;
  let floating = "";
  for (let i = 0; i < card.wonders.uddu; i++) {
    floating += uddu(
      r,
      light,
      122 + side * (i ? -36 : 30) + r.between(-10, 10),
      r.between(64, 90) + i * 30,
      r.between(32, 42) - i * 7,
    );
  }
  let standing = "";
  if (card.wonders.okiko)
    standing += okiko(
      r,
      light,
      122 - side * r.between(18, 42),
      r.between(202, 208),
      r.between(58, 68),
    );
  let growing = "";
  if (card.wonders.goldlog) {
    const x = 122 + side * r.between(28, 48);
    growing +=
      goldlog(r, light, x + side * 15, 236, r.between(34, 44)) +
      goldlog(r, light, x - side * 4, 240, r.between(58, 70));
  }
  if (card.clues) standing += waymark(r, light, 122 + side * r.between(46, 62), 222);
  if (card.quest) growing += denizen(r, light, 122 - side * r.between(46, 58), 221);
  const land = [...below, heart, floating, mist(r, light, 214, 0.18), standing, near, growing].join(
    "",
  );
  // Where no quest covers the foot of the card, the land comes down into it.
  return top + (card.quest ? land : group(`translate(0 ${LOWER})`, land));
}
