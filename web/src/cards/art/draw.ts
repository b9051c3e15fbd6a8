// Small tools of the draughtsman: seeded chance, numbers as short text, and the few outlines that landscapes are made of.
// Everything here is a pure function to SVG text, so the same picture comes out in a browser, in print and in a test.

/** A seeded generator: the same card always looks the same. */
export interface Chance {
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number in [low, high]. */
  whole(low: number, high: number): number;
  pick<T>(things: readonly T[]): T;
  chance(probability: number): boolean;
}

export function chanceFrom(seed: number): Chance {
  let state = (seed * 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (things) => things[Math.floor(next() * things.length)]!,
    chance: (probability) => next() < probability,
  };
}

/** A coordinate, short. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export type Point = readonly [number, number];

export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join("L")}Z`;

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}"${more && " " + more}/>`;
}

export function line(d: string, stroke: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && " " + more}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ""): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && " " + more}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = "",
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && " " + more}/>`;
}

export function group(transform: string, inner: string): string {
  return `<g transform="${transform}">${inner}</g>`;
}

/** A smooth open curve through the points (Catmull-Rom turned into Bézier pieces). */
export function curve(points: readonly Point[]): string {
  let d = `M${at(points[0]!)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const before = points[Math.max(0, i - 1)]!;
    const from = points[i]!;
    const to = points[i + 1]!;
    const after = points[Math.min(points.length - 1, i + 2)]!;
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const back: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${at(out)} ${at(back)} ${at(to)}`;
  }
  return d;
}

export const WIDTH = 200;
export const HEIGHT = 280;

/** Points of a skyline from edge to edge around the height `y`. */
export function skyline(r: Chance, y: number, swing: number, steps: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    points.push([-6 + (i * (WIDTH + 12)) / steps, y + r.between(-swing, swing)]);
  }
  return points;
}

/** Rolling ground below a smooth skyline, down to the bottom edge. */
export const ground = (points: readonly Point[]): string =>
  `${curve(points)}L${WIDTH + 6} ${HEIGHT}L-6 ${HEIGHT}Z`;

/** The height of a skyline at x, near enough to stand things on it. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 0; i < points.length - 1; i++) {
    const [x0, y0] = points[i]!;
    const [x1, y1] = points[i + 1]!;
    if (x <= x1) {
      const part = (x - x0) / (x1 - x0);
      const smooth = part * part * (3 - 2 * part);
      return y0 + (y1 - y0) * smooth;
    }
  }
  return points[points.length - 1]![1];
}

/** A gradient from top to bottom of whatever it fills. */
export function fade(id: string, stops: readonly (readonly [number, string, number?])[]): string {
  const inner = stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inner}</linearGradient>`;
}

export function glow(id: string, colour: string, strength = 0.9): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${Math.round(strength * 40) / 100}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

/** Mixes two #rrggbb colours; 0 gives the first, 1 the second. */
export function mix(first: string, second: string, part: number): string {
  const channel = (colour: string, i: number): number =>
    parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
  return (
    "#" +
    [0, 1, 2]
      .map((i) =>
        Math.round(channel(first, i) * (1 - part) + channel(second, i) * part)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")
  );
}

/** A whole picture. */
export function document(width: number, height: number, defs: string, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${inner}</svg>`;
}

/** Sanctuaries are doors: a round arch above, a straight sill below. */
export const DOOR = "M3 244V100C3 42 46 3 100 3S197 42 197 100V244Q197 253 188 253H12Q3 253 3 244Z";
