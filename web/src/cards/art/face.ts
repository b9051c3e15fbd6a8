// Card faces, as SVG documents made from the card's data.
import { placeOf, REGIONS } from "../cards.ts";
import type { CardData } from "../types.ts";
import { circle, document, DOOR, group, line, n, path } from "./draw.ts";
import { friezeDef } from "./frieze.ts";
import { hideaway } from "./hideaway.ts";
import { icon, type IconName, numeral } from "./icons.ts";
import { isRegion, type Layout, needsOf, spotsOf } from "./layout.ts";
import { HUES, type Ground, INK, PAPER } from "./palette.ts";
import { lightOf, scene, sceneDefs } from "./scene.ts";

const groundOf = (card: CardData): Ground => card.biome ?? "plain";

function questIcons(card: CardData): readonly IconName[] {
  const per = card.quest!.per;
  if (typeof per === "object") return per.biomes;
  return per === "flat" ? [] : [per];
}

/** Fame as a medal, then what it is paid for. `s` is the height of the line. */
function questLine(card: CardData, middle: number, y: number, s: number): string {
  const icons = questIcons(card);
  const fame = card.quest!.fame;
  const medal = s * 1.16;
  const small = s * 0.86;
  const gap = s * 0.12;
  const slash = icons.length ? s * 0.34 : 0;
  const width = medal + slash + icons.length * small + (icons.length > 1 ? gap : 0);
  let x = middle - width / 2;
  let out =
    icon("fame", x + medal / 2, y, medal) +
    numeral(fame, x + medal / 2, y, s * (fame > 9 ? 0.5 : 0.56), INK, 3);
  x += medal;
  if (icons.length)
    out += line(
      `M${n(x + slash * 0.32)} ${n(y + s * 0.34)}L${n(x + slash * 0.78)} ${n(y - s * 0.34)}`,
      INK,
      s * 0.07,
    );
  x += slash + gap / 2;
  for (const name of icons) {
    out += icon(name, x + small / 2, y, small);
    x += small + gap;
  }
  return out;
}

/** The tag that hangs over the quest: what must be in view, or it gives nothing. */
function needsTag(card: CardData, middle: number, bottom: number, s: number): string {
  const needs = needsOf(card);
  if (!needs.length) return "";
  const step = s * 1.04;
  const w = needs.length * step + s * 0.7;
  const h = s * 1.34;
  const left = middle - w / 2;
  const tag = path(
    `M${n(left + 4)} ${n(bottom)}V${n(bottom - h + s * 0.3)}Q${n(left + 4)} ${n(bottom - h)} ${n(left + 4 + s * 0.3)} ${n(bottom - h)}H${n(left + w - 4 - s * 0.3)}Q${n(left + w - 4)} ${n(bottom - h)} ${n(left + w - 4)} ${n(bottom - h + s * 0.3)}V${n(bottom)}Z`,
    "#3a3242",
    `stroke="${PAPER}" stroke-width="1.5"`,
  );
  const icons = needs
    .map(
      (need, i) =>
        circle(middle + (i - (needs.length - 1) / 2) * step, bottom - h / 2, s * 0.5, PAPER) +
        icon(need, middle + (i - (needs.length - 1) / 2) * step, bottom - h / 2, s * 0.84),
    )
    .join("");
  return tag + icons;
}

const disc = (x: number, y: number, size: number, name: IconName): string =>
  (name === "night"
    ? ""
    : circle(x, y, size / 2, PAPER, `stroke="${INK}" stroke-opacity=".5" stroke-width="1"`)) +
  icon(name, x, y, name === "night" ? size : size * 0.8);

/** The motifs of a biome take turns, so that neighbours in number look different. */
function regionScene(card: CardData): string {
  const number = card.id as number;
  const rank = REGIONS.filter(
    (other) => other.biome === card.biome && (other.id as number) < number,
  ).length;
  return scene(card, rank % 4, number * 17 + 5);
}

function regionFull(card: CardData): string {
  const ground = groundOf(card);
  const hue = HUES[ground];
  const number = card.id as number;
  const picture = regionScene(card);
  const paper = card.night ? "#1c1f45" : PAPER;
  const defs =
    sceneDefs(ground, card.night) +
    friezeDef(ground) +
    `<clipPath id="card"><rect width="200" height="280" rx="13"/></clipPath>`;
  const plate =
    path("M0 0H54Q60 0 60 6V38Q60 58 40 58H0Z", paper) +
    path("M0 58H40Q60 58 60 38V6", "none", `stroke="${hue.deep}" stroke-width="2"`) +
    numeral(number, 29, 29, 31, card.night ? "#fff3cd" : INK, 2.9);
  const quest = card.quest
    ? needsTag(card, 122, 222, 25) +
      `<rect x="52" y="221" width="140" height="51" rx="12" fill="${PAPER}" stroke="${hue.deep}" stroke-width="2"/>` +
      questLine(card, 122, 246.5, questIcons(card).length > 1 ? 36 : 38)
    : "";
  const symbols = spotsOf(card, "full")
    .map((spot) => disc(spot.x, spot.y, spot.size, spot.icon))
    .join("");
  const inner =
    `<g clip-path="url(#card)">${picture}<rect width="44" height="280" fill="url(#frieze)"/>` +
    line("M44 0V280", hue.deep, 2) +
    plate +
    symbols +
    quest +
    "</g>" +
    `<rect x="1.5" y="1.5" width="197" height="277" rx="12" fill="none" stroke="${paper}" stroke-width="3"/>` +
    `<rect x=".5" y=".5" width="199" height="279" rx="13" fill="none" stroke="${hue.deep}" stroke-opacity=".7"/>`;
  return document(200, 280, defs, inner);
}

/** Two or three flat shapes that say which land this is, for a card as wide as a thumb. */
function vista(ground: Ground, night: boolean): string {
  const { land, sky, orb, one, two, bright } = lightOf(ground, night);
  const stars = [
    [12, 56],
    [31, 61],
    [69, 55],
    [90, 66],
    [50, 53],
  ]
    .map(([x, y]) => circle(x!, y!, 1.2, bright))
    .join("");
  const back =
    `<rect width="100" height="140" fill="${sky[1]}"/>` +
    (night ? stars : circle(78, 56, 8, orb)) +
    path("M0 88Q30 70 60 82T100 76V140H0Z", land[0]);
  const shapes: Readonly<Record<Ground, string>> = {
    forest:
      path("M20 140V86M80 140V96", "none", `stroke="${bright}" stroke-width="7"`) +
      path("M-4 90Q-2 62 20 62T44 90ZM58 100Q60 80 80 80T102 100Z", one) +
      path("M0 116Q40 104 100 118V140H0Z", land[3]),
    river:
      path("M0 100Q40 86 100 96V140H0Z", land[2]) +
      path("M62 92C90 100 30 108 34 140H74C60 116 92 104 62 92Z", sky[2]) +
      circle(18, 78, 11, one) +
      circle(27, 84, 8, two),
    desert:
      path("M4 140 14 84 26 74 38 86 46 140ZM58 140 66 96 78 90 92 140Z", land[2]) +
      path("M14 84 26 74 38 86 26 84ZM66 96 78 90 82 98Z", bright) +
      path("M0 120Q40 110 100 122V140H0Z", land[3]),
    city:
      path("M0 140V84H30V70H58V92H100V140Z", land[2]) +
      path(
        "M8 108v-8a5 5 0 0 1 10 0v8ZM38 98v-9a5 5 0 0 1 10 0v9ZM68 116v-8a5 5 0 0 1 10 0v8Z",
        night ? "#ffd36b" : land[3],
      ) +
      path("M0 122H100V140H0Z", land[3]),
    plain:
      path("M0 104Q20 94 50 102T100 98V140H0Z", land[1]) +
      path("M0 122Q30 112 60 120T100 118V140H0Z", land[2]),
  };
  return back + shapes[ground];
}

function smallNeeds(card: CardData): string {
  const needs = needsOf(card);
  if (!needs.length) return "";
  const step = needs.length > 4 ? 19 : 22.5;
  const places = needs.map((need, i) => [need, 50 + (i - (needs.length - 1) / 2) * step] as const);
  return (
    `<rect y="81" width="100" height="24" fill="#3a3242"/>` +
    places
      .map(([need, x]) => circle(x, 93, step / 2 - 0.4, PAPER) + icon(need, x, 93, step * 0.86))
      .join("")
  );
}

function regionSmall(card: CardData): string {
  const ground = groundOf(card);
  const hue = HUES[ground];
  const paper = card.night ? "#1c1f45" : PAPER;
  const needs = needsOf(card).length > 0;
  const number = card.id as number;
  const wide = number > 9;
  const symbols = spotsOf(card, "small")
    .map((spot) => disc(spot.x, spot.y, spot.size, spot.icon))
    .join("");
  const quest = card.quest
    ? `<rect y="97" width="100" height="50" fill="${PAPER}"/>` +
      smallNeeds(card) +
      questLine(card, 50, needs ? 122 : 118.5, questIcons(card).length > 1 ? 26 : needs ? 29 : 33)
    : "";
  const inner =
    `<g clip-path="url(#card)">${vista(ground, card.night)}<rect width="100" height="43" fill="url(#frieze)"/>` +
    line("M0 43H100", hue.deep, 2) +
    path(`M0 0H${wide ? 62 : 42}V31Q${wide ? 62 : 42} 43 ${wide ? 50 : 30} 43H0Z`, paper) +
    numeral(number, wide ? 31 : 21, 22.5, 32, card.night ? "#fff3cd" : INK, 3.3) +
    symbols +
    quest +
    "</g>" +
    `<rect x="1" y="1" width="98" height="138" rx="8" fill="none" stroke="${hue.deep}" stroke-width="2"/>`;
  return document(
    100,
    140,
    friezeDef(ground, 0.9) +
      `<clipPath id="card"><rect width="100" height="140" rx="9"/></clipPath>`,
    inner,
  );
}

const DOOR_IN = "M23 253V102C23 54 58 23 100 23S177 54 177 102V253Z";

function sanctuaryFull(card: CardData): string {
  const ground = groundOf(card);
  const hue = HUES[ground];
  const place = placeOf(card.id);
  const light = lightOf(ground, card.night);
  const picture = group("translate(-22 -4)", scene(card, place % 4, place * 31 + 7, false));
  const shrine = hideaway(place, light, card.quest ? -18 : 0);
  const symbols = spotsOf(card, "full")
    .map((spot) => disc(spot.x, spot.y, spot.size, spot.icon))
    .join("");
  const quest = card.quest
    ? `<rect x="34" y="189" width="132" height="52" rx="26" fill="${PAPER}" stroke="${hue.deep}" stroke-width="2"/>` +
      questLine(card, 100, 215, questIcons(card).length > 1 ? 34 : 38)
    : "";
  const inner =
    `<g clip-path="url(#door)"><rect width="200" height="256" fill="url(#frieze)"/><g clip-path="url(#inside)">${picture}${shrine}</g>` +
    path(DOOR_IN, "none", `stroke="${hue.deep}" stroke-width="3"`) +
    path(
      "M28 253V102C28 57 61 28 100 28S172 57 172 102V253",
      "none",
      `stroke="${card.night ? "#ffe9b0" : PAPER}" stroke-width="2" opacity=".8"`,
    ) +
    symbols +
    quest +
    "</g>" +
    path(DOOR, "none", `stroke="${hue.deep}" stroke-width="3"`) +
    path("M92 3.5H108L104 24H96Z", PAPER, `stroke="${hue.deep}" stroke-width="2"`);
  return document(
    200,
    256,
    sceneDefs(ground, card.night) +
      friezeDef(ground) +
      `<clipPath id="door">${path(DOOR, "#000")}</clipPath><clipPath id="inside">${path(DOOR_IN, "#000")}</clipPath>`,
    inner,
  );
}

function sanctuarySmall(card: CardData): string {
  const ground = groundOf(card);
  const hue = HUES[ground];
  const symbols = spotsOf(card, "small")
    .map((spot) => disc(spot.x, spot.y, spot.size, spot.icon))
    .join("");
  const quest = card.quest
    ? path("M0 88H100V128H0Z", PAPER) +
      questLine(card, 50, 107, questIcons(card).length > 1 ? 26 : 32)
    : "";
  const door = "M2 122V50C2 21 23 2 50 2S98 21 98 50V122Q98 126 94 126H6Q2 126 2 122Z";
  const inner =
    `<g clip-path="url(#door)"><rect width="100" height="128" fill="url(#frieze)"/>` +
    `<g clip-path="url(#inside)">${group("translate(0 -24)", vista(ground, card.night))}<path d="M0 104H100V128H0Z" fill="${lightOf(ground, card.night).land[3]}"/></g>` +
    path(
      "M13 128V51C13 28 29 14 50 14S87 28 87 51V128",
      "none",
      `stroke="${hue.deep}" stroke-width="2"`,
    ) +
    quest +
    symbols +
    (card.biome ? icon(card.biome, 50, 31, 26) : "") +
    "</g>" +
    path(door, "none", `stroke="${hue.deep}" stroke-width="2.5"`);
  return document(
    100,
    128,
    friezeDef(ground, 0.8) +
      `<clipPath id="door"><path d="${door}"/></clipPath><clipPath id="inside"><path d="M13 128V51C13 28 29 14 50 14S87 28 87 51V128Z"/></clipPath>`,
    inner,
  );
}

/** The land that a card shows, without the card: for pages. */
export function landscapeSvg(card: CardData): string {
  const ground = groundOf(card);
  const place = placeOf(card.id);
  const picture = isRegion(card)
    ? regionScene(card)
    : scene(card, place % 4, place * 31 + 7, false) +
      group("translate(22 4)", hideaway(place, lightOf(ground, card.night), 0));
  const defs = sceneDefs(ground, card.night);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="46 26 152 ${card.quest || !isRegion(card) ? 208 : 230}"><defs>${defs}</defs>${picture}</svg>`;
}

/** The face of a card. */
export function faceSvg(card: CardData, layout: Layout): string {
  if (isRegion(card)) return layout === "full" ? regionFull(card) : regionSmall(card);
  return layout === "full" ? sanctuaryFull(card) : sanctuarySmall(card);
}
