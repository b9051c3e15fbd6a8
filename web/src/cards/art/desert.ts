// Rocky deserts: winter, blue and bare.
import {
  type Chance,
  circle,
  ellipse,
  ground,
  line,
  mix,
  n,
  path,
  type Point,
  polygon,
  skyline,
} from "./draw.ts";
import type { Light } from "./palette.ts";

/** A tower of rock with a lit and a dark face, strata, and snow on its head. */
function spire(
  r: Chance,
  light: Light,
  x: number,
  base: number,
  w: number,
  h: number,
  colour: string,
  snow: boolean,
): string {
  const top = base - h;
  const half = w / 2;
  const head = half * r.between(0.35, 0.7);
  const bulge = half * r.between(0.7, 1);
  const left: Point[] = [
    [x - half * 1.15, base],
    [x - half * 0.85, base - h * 0.3],
    [x - bulge, base - h * 0.5],
    [x - half * 0.62, base - h * 0.72],
    [x - head, top + h * 0.04],
  ];
  const crown: Point[] = [
    [x - head * 0.3, top],
    [x + head * 0.4, top + h * 0.015],
    [x + head, top + h * 0.06],
  ];
  const right: Point[] = [
    [x + half * 0.6, base - h * 0.68],
    [x + bulge * 0.9, base - h * 0.46],
    [x + half * 0.8, base - h * 0.24],
    [x + half * 1.2, base],
  ];
  const spine: Point[] = [
    [x + half * 0.2, base],
    [x + half * 0.05, base - h * 0.35],
    [x + half * 0.22, base - h * 0.6],
    [x + head * 0.1, top],
  ];
  let strata = "";
  for (let i = 1; i < 5; i++) {
    const y = base - h * (0.16 * i + r.between(-0.03, 0.03));
    strata += line(
      `M${n(x - half * 0.8)} ${n(y)}L${n(x + half * 0.1)} ${n(y + 2.5)}`,
      mix(colour, light.dark, 0.35),
      0.8,
      'opacity=".6"',
    );
  }
  const cap = snow
    ? path(
        polygon([
          left[4]!,
          ...crown,
          [x + head * 0.9, top + h * 0.1],
          [x + head * 0.3, top + h * 0.07],
          [x, top + h * 0.14],
          [x - head * 0.4, top + h * 0.08],
          [x - head * 0.95, top + h * 0.12],
        ]),
        light.bright,
      )
    : "";
  return (
    path(polygon([...left, ...crown, ...right]), colour) +
    path(polygon([...spine, ...crown.slice(1), ...right]), mix(colour, light.dark, 0.38)) +
    strata +
    cap
  );
}

function arch(r: Chance, light: Light): string {
  const x = r.between(108, 132);
  const w = r.between(58, 70);
  const y = 206;
  const h = r.between(88, 112);
  const outer = `M${n(x - w)} ${y}C${n(x - w * 0.95)} ${n(y - h * 0.7)} ${n(x - w * 0.6)} ${n(y - h)} ${n(x - 6)} ${n(y - h)}C${n(x + w * 0.6)} ${n(y - h * 1.04)} ${n(x + w * 0.98)} ${n(y - h * 0.6)} ${n(x + w)} ${y}`;
  const inner = `H${n(x + w * 0.55)}C${n(x + w * 0.6)} ${n(y - h * 0.4)} ${n(x + w * 0.35)} ${n(y - h * 0.74)} ${n(x)} ${n(y - h * 0.74)}C${n(x - w * 0.3)} ${n(y - h * 0.72)} ${n(x - w * 0.5)} ${n(y - h * 0.4)} ${n(x - w * 0.42)} ${y}Z`;
  return (
    path(outer + inner, light.land[2]) +
    path(
      `M${n(x + w)} ${y}C${n(x + w * 0.98)} ${n(y - h * 0.6)} ${n(x + w * 0.6)} ${n(y - h * 1.04)} ${n(x)} ${n(y - h)}C${n(x + w * 0.4)} ${n(y - h * 0.9)} ${n(x + w * 0.72)} ${n(y - h * 0.5)} ${n(x + w * 0.72)} ${y}Z`,
      mix(light.land[2], light.dark, 0.4),
    ) +
    line(
      `M${n(x - w * 0.8)} ${n(y - h * 0.4)}l18 3M${n(x - w * 0.68)} ${n(y - h * 0.62)}l20 4M${n(x - w * 0.86)} ${n(y - h * 0.18)}l20 2`,
      light.dark,
      0.9,
      'opacity=".4"',
    ) +
    path(
      `M${n(x - w * 0.52)} ${n(y - h * 0.88)}C${n(x - w * 0.3)} ${n(y - h * 1.02)} ${n(x + w * 0.2)} ${n(y - h * 1.06)} ${n(x + w * 0.56)} ${n(y - h * 0.9)}C${n(x + w * 0.3)} ${n(y - h * 0.96)} ${n(x + 4)} ${n(y - h * 0.9)} ${n(x - 4)} ${n(y - h * 0.94)}S${n(x - w * 0.4)} ${n(y - h * 0.88)} ${n(x - w * 0.52)} ${n(y - h * 0.88)}Z`,
      light.bright,
    )
  );
}

/** Stones that balance on each other, as nobody would dare to stack them. */
function balanced(r: Chance, light: Light): string {
  const x = r.between(104, 140);
  let y = 212;
  let out = "";
  const widths = [
    r.between(66, 80),
    r.between(38, 46),
    r.between(62, 74),
    r.between(28, 36),
    r.between(44, 54),
  ];
  for (const [i, w] of widths.entries()) {
    const h = w * (i % 2 ? 0.5 : 0.42);
    const cx = x + r.between(-5, 5);
    const cy = y - h / 2;
    const stone = (grow: number): string =>
      `M${n(cx - (w / 2) * grow)} ${n(cy)}C${n(cx - (w / 2) * grow)} ${n(cy - h * 0.62)} ${n(cx + (w / 2) * grow)} ${n(cy - h * 0.58)} ${n(cx + (w / 2) * grow)} ${n(cy + h * 0.06)}C${n(cx + w * 0.46 * grow)} ${n(cy + h * 0.58)} ${n(cx - w * 0.42 * grow)} ${n(cy + h * 0.56)} ${n(cx - (w / 2) * grow)} ${n(cy)}Z`;
    out +=
      path(stone(1), mix(light.land[2], light.land[i % 2 ? 1 : 2], 0.7)) +
      path(
        `M${n(cx)} ${n(cy - h * 0.44)}C${n(cx + w * 0.3)} ${n(cy - h * 0.46)} ${n(cx + w / 2)} ${n(cy - h * 0.2)} ${n(cx + w / 2)} ${n(cy + h * 0.06)}C${n(cx + w * 0.46)} ${n(cy + h * 0.5)} ${n(cx + w * 0.1)} ${n(cy + h * 0.44)} ${n(cx - w * 0.1)} ${n(cy + h * 0.43)}C${n(cx + w * 0.2)} ${n(cy + h * 0.2)} ${n(cx + w * 0.2)} ${n(cy - h * 0.2)} ${n(cx)} ${n(cy - h * 0.44)}Z`,
        light.dark,
        'opacity=".32"',
      ) +
      path(
        `M${n(cx - w * 0.42)} ${n(cy - h * 0.24)}C${n(cx - w * 0.2)} ${n(cy - h * 0.56)} ${n(cx + w * 0.2)} ${n(cy - h * 0.54)} ${n(cx + w * 0.36)} ${n(cy - h * 0.34)}C${n(cx + w * 0.1)} ${n(cy - h * 0.36)} ${n(cx - w * 0.1)} ${n(cy - h * 0.26)} ${n(cx - w * 0.42)} ${n(cy - h * 0.24)}Z`,
        light.bright,
        'opacity=".9"',
      );
    y -= h * 0.9;
  }
  return out;
}

function needles(r: Chance, light: Light): string {
  const xs = [62, 92, 126, 158, 186].map((x) => x + r.between(-8, 8));
  return xs
    .map((x, i) =>
      spire(
        r,
        light,
        x,
        214,
        r.between(20, 30),
        r.between(64, 92) + (i === 1 || i === 3 ? r.between(24, 42) : 0),
        mix(light.land[2], light.land[1], r.between(0, 0.6)),
        true,
      ),
    )
    .join("");
}

function mesas(r: Chance, light: Light): string {
  const side = r.chance(0.5) ? 1 : -1;
  return (
    spire(r, light, 122 - side * 46, 204, 54, r.between(58, 74), light.land[1], true) +
    spire(r, light, 122 + side * 34, 214, 84, r.between(104, 128), light.land[2], true) +
    spire(
      r,
      light,
      122 - side * 18,
      218,
      26,
      r.between(40, 54),
      mix(light.land[2], light.dark, 0.2),
      true,
    )
  );
}

function farRange(r: Chance, light: Light): string {
  const points: Point[] = [[-6, 168]];
  for (let x = -6; x <= 206; x += 15) points.push([x, 136 + r.between(-26, 8)]);
  points.push([206, 168], [206, 280], [-6, 280]);
  let snow = "";
  for (const [i, p] of points.slice(1, -3).entries()) {
    const before = points[i]!;
    const after = points[i + 2]!;
    if (p[1] < before[1] - 3 && p[1] < after[1] - 3)
      snow += path(
        polygon([
          p,
          [p[0] + 4.5, p[1] + 8],
          [p[0] + 1, p[1] + 6],
          [p[0] - 1.5, p[1] + 10],
          [p[0] - 4.5, p[1] + 8],
        ]),
        light.bright,
        'opacity=".85"',
      );
  }
  return path(polygon(points), light.land[0]) + snow;
}

function snowfall(r: Chance, light: Light): string {
  let out = "";
  for (let i = 0; i < 18; i++)
    out += circle(
      r.between(42, 198),
      r.between(20, 210),
      r.between(0.5, 1.4),
      light.bright,
      `opacity="${n(r.between(0.5, 0.9))}"`,
    );
  return out;
}

export function desert(r: Chance, light: Light, motif: number): readonly string[] {
  const plain = skyline(r, 184, 6, 5);
  const near = skyline(r, 222, 7, 4);
  const heart = [mesas, arch, needles, balanced][motif]!;
  let boulders = "";
  for (let i = 0; i < 4; i++) {
    const x = r.between(48, 196);
    const w = r.between(7, 16);
    const y = r.between(222, 234);
    boulders +=
      path(
        polygon([
          [x - w, y + 4],
          [x - w * 0.7, y - w * 0.5],
          [x - w * 0.1, y - w * 0.8],
          [x + w * 0.6, y - w * 0.45],
          [x + w, y + 4],
        ]),
        mix(light.land[3], light.land[2], 0.35),
      ) +
      path(
        polygon([
          [x - w * 0.7, y - w * 0.5],
          [x - w * 0.1, y - w * 0.8],
          [x + w * 0.6, y - w * 0.45],
          [x, y - w * 0.4],
        ]),
        light.bright,
        'opacity=".8"',
      );
  }
  return [
    farRange(r, light),
    path(ground(plain), light.land[1]) +
      ellipse(r.between(80, 160), 196, 44, 4, light.bright, 'opacity=".4"'),
    heart(r, light),
    path(ground(near), light.land[3]) +
      line(
        `M${n(r.between(50, 80))} 246c20-6 34 4 60-2s40 2 50-3`,
        light.bright,
        1.4,
        'opacity=".35"',
      ) +
      boulders +
      snowfall(r, light),
  ];
}
