// Symbols in a box of 24 x 24. Each is told from the others by its outline alone: a pierced stone, antlers, a crowned
// thistle, a folded map, a crescent. Colour only helps.
import { circle, ellipse, group, line, n, path } from "./draw.ts";
import { HUES, PAPER, type Ground } from "./palette.ts";

export type IconName =
  "uddu" | "okiko" | "goldlog" | "clue" | "night" | "day" | "fame" | "set" | Ground;

const half = (d: string, colour: string, width: number): string =>
  line(d, colour, width) + group("matrix(-1 0 0 1 24 0)", line(d, colour, width));

const ANTLER =
  "M10.9 13.4C8 12.2 5.6 9.8 5.4 6.2L5.1 2.2M5.9 8.4 2 6.6M7.6 11 2.8 11.2M7.1 10.2C8.4 8.6 8.7 6.8 8.6 4.6";

function uddu(): string {
  return (
    path(
      "M11.4 1.3C16.6.5 21.6 3.7 22.2 8.8c.5 4.4-2.5 8.6-7 9.9-4.6 1.3-10-.3-12.1-4.7C1.1 9.6 2.3 5 5.6 2.9 7.3 1.9 9.3 1.6 11.4 1.3Z",
      "#3a74b4",
      'stroke="#173562" stroke-width="1.1"',
    ) +
    path(
      "M4.3 6.8C5.6 3.9 8.6 2.7 11.6 2.4 15 2 18.4 3.3 20 6 17 4.6 13.6 4.4 10.6 5 8 5.5 6 6.5 4.3 6.8Z",
      "#8fbbe6",
    ) +
    path(
      "M12.6 5.2c3-.3 4.9 2 4.7 5-.2 2.9-2.3 5.1-5 5-2.7 0-4.6-2.2-4.4-5.1.2-2.6 2-4.7 4.7-4.9Z",
      "#5d2a10",
    ) +
    ellipse(12.7, 10.4, 3.5, 3.9, "#ffb53a") +
    ellipse(12.9, 10.7, 1.8, 2.2, "#fff3c0") +
    path(
      "M7.2 20.8 9.6 19.6 11.6 21 9.4 22.7ZM13.6 20.4 16 19.9 16.8 21.5 14.7 22.2Z",
      "#3a74b4",
      'stroke="#173562" stroke-width=".7"',
    )
  );
}

function okiko(): string {
  return (
    half(ANTLER, "#6d1516", 3.3) +
    half(ANTLER, "#c8382f", 1.9) +
    path(
      "M9.3 13.9 4.6 13.3 8.3 17ZM14.7 13.9 19.4 13.3 15.7 17Z",
      "#c8382f",
      'stroke="#6d1516" stroke-width=".8" stroke-linejoin="round"',
    ) +
    path(
      "M12 23c-2.3 0-3-2.4-3.7-5.1-.7-2.9.6-5.4 3.7-5.4s4.4 2.5 3.7 5.4C15 20.6 14.3 23 12 23Z",
      "#c8382f",
      'stroke="#6d1516" stroke-width=".9"',
    ) +
    path("M12 13.2 12.7 15 14.5 15.7 12.7 16.4 12 18.2 11.3 16.4 9.5 15.7 11.3 15Z", "#ffe7a3") +
    ellipse(12, 21, 1.3, 0.9, "#6d1516")
  );
}

function goldlog(): string {
  let crown = "";
  for (const angle of [-58, -38, -19, 0, 19, 38, 58]) {
    crown += `<path d="M10.9 13.5 12 1.8 13.1 13.5Z" transform="rotate(${angle} 12 13.8)"/>`;
  }
  return (
    `<g fill="#f2b91f" stroke="#8a5a05" stroke-width=".7" stroke-linejoin="round">${crown}</g>` +
    line("M12 18V23.2", "#1f5a33", 2.2) +
    path(
      "M12 22.8C8.6 23 5.6 21.6 4 18.8 7.6 18.6 10.4 19.6 12 22.8ZM12 22.8C15.4 23 18.4 21.6 20 18.8 16.4 18.6 13.6 19.6 12 22.8Z",
      "#3d8a53",
      'stroke="#1f5a33" stroke-width=".7"',
    ) +
    path(
      "M7 12.6C8.6 11.6 15.4 11.6 17 12.6 17.6 16 15.5 19.3 12 19.3S6.4 16 7 12.6Z",
      "#3d8a53",
      'stroke="#1f5a33" stroke-width=".9"',
    ) +
    line("M8.8 13.8 12 17.2 15.2 13.8M10.4 12.8 12 14.5 13.6 12.8", "#a9dba0", 0.8) +
    circle(12, 2, 1.5, "#bfeaff", 'stroke="#2f7fa8" stroke-width=".6"') +
    circle(4.2, 6, 1.2, "#bfeaff", 'stroke="#2f7fa8" stroke-width=".6"') +
    circle(19.8, 6, 1.2, "#bfeaff", 'stroke="#2f7fa8" stroke-width=".6"')
  );
}

function clue(): string {
  return (
    path(
      "M1.8 5.6 8.6 2.8 15.4 5.6 22.2 2.8V18.4L15.4 21.2 8.6 18.4 1.8 21.2Z",
      "#f6e3b0",
      'stroke="#5b3c1c" stroke-width="1.3" stroke-linejoin="round"',
    ) +
    path("M8.6 2.8 15.4 5.6V21.2L8.6 18.4Z", "#e2c37f") +
    line("M8.6 2.8V18.4M15.4 5.6V21.2", "#5b3c1c", 0.9) +
    line(
      "M4.4 16.6C5.6 13 8.6 15.6 10.6 12.8 12 10.8 13.4 12.6 15.6 11",
      "#a8361f",
      1.5,
      'stroke-dasharray="1.7 2.1"',
    ) +
    line("M16.8 7.4 20.4 11M20.4 7.4 16.8 11", "#a8361f", 1.9)
  );
}

function night(): string {
  return (
    circle(12, 12, 11, "#262a63", 'stroke="#0f1233" stroke-width="1"') +
    path(
      "M14.8 3.6C9.8 3.9 6.2 7.8 6.4 12.5 6.6 17.2 10.6 20.8 15.5 20.3 18 20 20 18.7 21 17 16 18 12 15.2 11.6 11.2 11.3 8 12.6 5.2 14.8 3.6Z",
      "#ffeeb8",
    ) +
    path("M17.3 6.2 18 8.2 20 8.9 18 9.6 17.3 11.6 16.6 9.6 14.6 8.9 16.6 8.2Z", "#fff")
  );
}

function day(): string {
  let rays = "";
  for (let i = 0; i < 12; i++)
    rays += `<path d="M11 5.6 12 .6 13 5.6Z" transform="rotate(${i * 30} 12 12)"/>`;
  return (
    `<g fill="#e9a21a">${rays}</g>` +
    circle(12, 12, 6.3, "#ffd65c", 'stroke="#a86a08" stroke-width="1"')
  );
}

/** Fame is a medal with a scalloped edge; numbers are set upon it. */
function fame(): string {
  let edge = "";
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6;
    edge += circle(12 + 9.4 * Math.cos(angle), 12 + 9.4 * Math.sin(angle), 2.7, "#e5a51b");
  }
  return (
    circle(12, 12, 11.2, "#8a5a05", 'opacity=".25"') +
    edge +
    circle(12, 12, 9.9, "#e5a51b") +
    circle(12, 12, 8.2, "#ffdc74")
  );
}

const BIOME_MARK: Readonly<Record<Ground, string>> = {
  forest:
    path(
      "M12 3.5C6.6 3.5 3.3 7.6 3 11.6c0 1 .6 1.4 1.4 1.4H19.6c.8 0 1.4-.4 1.4-1.4C20.7 7.6 17.4 3.5 12 3.5Z",
      PAPER,
    ) +
    path("M9.6 13H14.4C14 16 14.3 18.6 15.2 21H8.8C9.7 18.6 10 16 9.6 13Z", PAPER) +
    circle(8.4, 8.6, 1.5, "#b23a2e") +
    circle(13.4, 7, 1.8, "#b23a2e") +
    circle(16.8, 10.4, 1.2, "#b23a2e"),
  river:
    line(
      "M2.6 12.6C5 10.2 7.4 10.2 9.7 12.6S14.4 15 16.7 12.6 20.6 10.6 21.6 11.4M2.6 18C5 15.6 7.4 15.6 9.7 18S14.4 20.4 16.7 18 20.6 16 21.6 16.8",
      PAPER,
      2,
    ) + path("M12 10C9.6 8.6 9.2 5.4 12 2.4 14.8 5.4 14.4 8.6 12 10Z", PAPER),
  desert:
    path("M1.8 20.5 6.2 11 8.4 12.6 12.2 3 15 5.2 17.2 13 19 12 22.4 20.5Z", PAPER) +
    path(
      "M12.2 3 13.2 9.6 11.4 13.4 13.8 20.5H22.4L19 12 17.2 13 15 5.2Z",
      "#2f5fa3",
      'opacity=".45"',
    ),
  city:
    path("M2.5 21V12.5C2.5 6.6 6.6 2.8 12 2.8S21.5 6.6 21.5 12.5V21Z", PAPER) +
    path(
      "M10 21V17a2 2 0 0 1 4 0V21ZM5.2 15.5V13a1.5 1.5 0 0 1 3 0V15.5ZM15.8 15.5V13a1.5 1.5 0 0 1 3 0V15.5ZM10.5 10.5V8a1.5 1.5 0 0 1 3 0V10.5Z",
      "#8a5a05",
    ),
  plain: line(
    "M4 8.5C7 6 9 11 12 8.5S17 6 20 8.5M4 15.5C7 13 9 18 12 15.5S17 13 20 15.5",
    PAPER,
    2,
  ),
};

/** A small swatch that stands for "a card of this biome". */
function swatch(ground: Ground): string {
  const { band, deep } = HUES[ground];
  return (
    `<rect x="1" y=".6" width="22" height="22.8" rx="4" fill="${band}" stroke="${deep}" stroke-width="1.2"/>` +
    group("translate(2.4 2.2) scale(.8)", BIOME_MARK[ground])
  );
}

function set(): string {
  const quarter = (["forest", "river", "desert", "city"] as const)
    .map((ground, i) =>
      group(
        `translate(${n((i % 2) * 12.2)} ${n(Math.floor(i / 2) * 12.2)}) scale(.49)`,
        swatch(ground),
      ),
    )
    .join("");
  return quarter;
}

const ICONS: Readonly<Record<IconName, string>> = {
  uddu: uddu(),
  okiko: okiko(),
  goldlog: goldlog(),
  clue: clue(),
  night: night(),
  day: day(),
  fame: fame(),
  set: set(),
  forest: swatch("forest"),
  river: swatch("river"),
  desert: swatch("desert"),
  city: swatch("city"),
  plain: swatch("plain"),
};

/** The symbol with its middle at (x, y), as wide as `size`. */
export function icon(name: IconName, x: number, y: number, size: number): string {
  return group(
    `translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${Math.round((size / 24) * 1000) / 1000})`,
    ICONS[name],
  );
}

/** The symbol alone, as a small document. */
export function iconSvg(name: IconName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${ICONS[name]}</svg>`;
}

// Digits of our own, one line thick, so that numbers look the same on every system and on paper.
const DIGITS: readonly (readonly [number, string])[] = [
  [12, "M6 1.5C2.6 1.5 1.5 5 1.5 9s1.1 7.5 4.5 7.5S10.5 13 10.5 9 9.4 1.5 6 1.5Z"],
  [8, "M1.6 4.8 5.4 1.6V16.5"],
  [12, "M1.7 5.4C1.9 2.9 3.6 1.5 6 1.5c2.5 0 4.2 1.5 4.2 3.9 0 2-1.1 3.5-3 5.3L1.6 16.5H10.6"],
  [
    12,
    "M1.8 3.8C2.6 2.3 4.1 1.5 5.9 1.5c2.5 0 4.1 1.3 4.1 3.5S8.4 8.5 5.9 8.5H4.9M5.9 8.5c2.8 0 4.6 1.5 4.6 4s-1.9 4-4.6 4c-2.2 0-3.7-.9-4.5-2.5",
  ],
  [12, "M8.4 16.5V1.5L1.2 12.2H11"],
  [
    12,
    "M9.7 1.5H3.1L2.4 8.4C3.2 7.5 4.4 7 5.8 7c2.8 0 4.7 1.8 4.7 4.6 0 3-2 4.9-4.9 4.9-2 0-3.5-.8-4.2-2.3",
  ],
  [
    12,
    "M9.6 3.5C8.9 2.2 7.7 1.5 6.2 1.5 3.2 1.5 1.5 4.6 1.5 9.8 1.5 14.3 3.2 16.5 6 16.5c2.7 0 4.5-1.9 4.5-4.6S8.7 7.4 6.1 7.4c-2.2 0-3.9 1.2-4.5 3.2",
  ],
  [11.5, "M1.4 1.5H10.2L4.6 16.5"],
  [
    12,
    "M6 8.5C3.7 8.5 2.2 7.1 2.2 5S3.7 1.5 6 1.5 9.8 2.9 9.8 5 8.3 8.5 6 8.5ZM6 8.5c-2.7 0-4.5 1.6-4.5 4s1.8 4 4.5 4 4.5-1.6 4.5-4-1.8-4-4.5-4Z",
  ],
  [
    12,
    "M2.4 14.5C3.1 15.8 4.3 16.5 5.8 16.5 8.8 16.5 10.5 13.4 10.5 8.2 10.5 3.7 8.8 1.5 6 1.5 3.3 1.5 1.5 3.4 1.5 6.1S3.3 10.6 5.9 10.6c2.2 0 3.9-1.2 4.5-3.2",
  ],
];

/** A number with its middle at (x, y), `height` tall. */
export function numeral(
  value: number,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = 2.6,
): string {
  const digits = [...String(value)].map((d) => DIGITS[Number(d)]!);
  const gap = 1.6 + (weight - 2.6) / 2;
  const width = digits.reduce((sum, [w]) => sum + w, 0) + gap * (digits.length - 1);
  const scale = height / 18;
  let left = 0;
  let d = "";
  for (const [w, outline] of digits) {
    d += `<path d="${outline}"${left ? ` transform="translate(${n(left)} 0)"` : ""}/>`;
    left += w + gap;
  }
  return `<g transform="translate(${n(x - (width * scale) / 2)} ${n(y - height / 2)}) scale(${Math.round(scale * 1000) / 1000})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${d}</g>`;
}
