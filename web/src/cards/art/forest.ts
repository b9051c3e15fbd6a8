// Mushroom forests: autumn, musty and red.
import {
  type Chance,
  circle,
  ellipse,
  ground,
  heightAt,
  line,
  mix,
  n,
  path,
  skyline,
} from "./draw.ts";
import type { Light } from "./palette.ts";

type Cap = "dome" | "parasol" | "bell" | "cup";

/** One mushroom rooted at (x, y); `w` is the width of its cap. */
function mushroom(
  r: Chance,
  light: Light,
  x: number,
  y: number,
  h: number,
  w: number,
  cap: string,
  shape: Cap,
  detail: boolean,
): string {
  const lean = r.between(-0.12, 0.12) * h;
  const top = y - h;
  const tx = x + lean;
  const foot = Math.max(1.2, w * 0.13);
  const stemColour = mix(light.bright, light.land[2], detail ? 0.25 : 0.45);
  const stem = path(
    `M${n(x - foot * 1.3)} ${n(y)}C${n(x - foot * 0.5)} ${n(y - h * 0.4)} ${n(tx - foot * 0.9)} ${n(y - h * 0.6)} ${n(tx - foot * 0.6)} ${n(top)}L${n(tx + foot * 0.6)} ${n(top)}C${n(tx + foot * 0.9)} ${n(y - h * 0.6)} ${n(x + foot * 0.7)} ${n(y - h * 0.4)} ${n(x + foot * 1.3)} ${n(y)}Z`,
    stemColour,
  );
  const shade = detail
    ? path(
        `M${n(tx)} ${n(top)}L${n(tx + foot * 0.6)} ${n(top)}C${n(tx + foot * 0.9)} ${n(y - h * 0.6)} ${n(x + foot * 0.7)} ${n(y - h * 0.4)} ${n(x + foot * 1.3)} ${n(y)}L${n(x + foot * 0.3)} ${n(y)}C${n(x + foot * 0.3)} ${n(y - h * 0.4)} ${n(tx + foot * 0.2)} ${n(y - h * 0.6)} ${n(tx)} ${n(top)}Z`,
        light.land[3],
        'opacity=".4"',
      )
    : "";
  const half = w / 2;
  const rise = { dome: 0.42, parasol: 0.24, bell: 0.62, cup: 0.3 }[shape] * w;
  const dip = { dome: 0.09, parasol: 0.05, bell: 0.12, cup: 0.1 }[shape] * w;
  const under = ellipse(tx, top, half * 0.94, Math.max(1, dip * 1.1), mix(light.dark, cap, 0.3));
  const peak = shape === "bell" ? 0.35 : 0.75;
  const outline = `M${n(tx - half)} ${n(top)}C${n(tx - half * 1.02)} ${n(top - rise * peak)} ${n(tx - half * 0.55)} ${n(top - rise * 1.1)} ${n(tx)} ${n(top - rise * 1.12)}C${n(tx + half * 0.55)} ${n(top - rise * 1.1)} ${n(tx + half * 1.02)} ${n(top - rise * peak)} ${n(tx + half)} ${n(top)}C${n(tx + half * 0.5)} ${n(top + dip)} ${n(tx - half * 0.5)} ${n(top + dip)} ${n(tx - half)} ${n(top)}Z`;
  let marks = "";
  if (detail) {
    for (let i = -2; i <= 2; i++) {
      const size = r.between(0.045, 0.09) * w;
      const mx = tx + i * w * 0.19 + r.between(-0.03, 0.03) * w;
      const my = top - rise * (0.78 - 0.13 * i * i) + r.between(-0.06, 0.06) * w;
      marks += ellipse(
        mx,
        my,
        size * (1 - 0.12 * Math.abs(i)),
        size * 0.72,
        light.bright,
        'opacity=".85"',
      );
    }
    marks += path(
      `M${n(tx - half * 0.86)} ${n(top - rise * 0.42)}C${n(tx - half * 0.7)} ${n(top - rise * 0.85)} ${n(tx - half * 0.3)} ${n(top - rise)} ${n(tx)} ${n(top - rise * 1.02)}C${n(tx - half * 0.4)} ${n(top - rise * 0.86)} ${n(tx - half * 0.62)} ${n(top - rise * 0.66)} ${n(tx - half * 0.86)} ${n(top - rise * 0.42)}Z`,
      light.bright,
      'opacity=".3"',
    );
  }
  return stem + shade + under + path(outline, cap) + marks;
}

const SHAPES: readonly Cap[] = ["dome", "parasol", "bell", "dome"];

function grove(
  r: Chance,
  light: Light,
  points: ReturnType<typeof skyline>,
  count: number,
  tall: number,
  colour: string,
): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const x = r.between(36, 198);
    const h = tall * r.between(0.5, 1.15);
    out += mushroom(
      r,
      light,
      x,
      heightAt(points, x) + 2,
      h,
      h * r.between(0.55, 0.95),
      colour,
      r.pick(SHAPES),
      false,
    );
  }
  return out;
}

function giants(r: Chance, light: Light, motif: number): string {
  const caps = [light.one, light.two, mix(light.one, light.dark, 0.25)];
  const side = r.chance(0.5) ? 1 : -1;
  const at = (offset: number): number => 122 + side * offset;
  if (motif === 0) {
    return (
      mushroom(
        r,
        light,
        at(-34),
        214,
        r.between(52, 70),
        r.between(34, 44),
        caps[1]!,
        "parasol",
        true,
      ) +
      mushroom(
        r,
        light,
        at(34),
        228,
        r.between(128, 150),
        r.between(84, 98),
        caps[0]!,
        "dome",
        true,
      )
    );
  }
  if (motif === 1) {
    return (
      mushroom(
        r,
        light,
        at(-44),
        224,
        r.between(86, 104),
        r.between(46, 56),
        caps[2]!,
        "bell",
        true,
      ) +
      mushroom(
        r,
        light,
        at(46),
        222,
        r.between(104, 124),
        r.between(50, 60),
        caps[0]!,
        "bell",
        true,
      ) +
      mushroom(r, light, at(6), 232, r.between(48, 62), r.between(36, 44), caps[1]!, "dome", true)
    );
  }
  if (motif === 2) {
    // A dead trunk with shelves of fungus.
    const x = at(44);
    let shelves = "";
    for (let i = 0; i < 5; i++) {
      const y = 78 + i * 27 + r.between(-4, 4);
      const out = (i % 2 ? 1 : -1) * r.between(20, 32);
      shelves +=
        path(
          `M${n(x)} ${n(y)}C${n(x + out * 0.4)} ${n(y - 13)} ${n(x + out)} ${n(y - 9)} ${n(x + out * 1.15)} ${n(y)}C${n(x + out * 0.7)} ${n(y + 5)} ${n(x + out * 0.3)} ${n(y + 5)} ${n(x)} ${n(y + 3)}Z`,
          caps[i % 3]!,
        ) +
        path(
          `M${n(x)} ${n(y + 3)}C${n(x + out * 0.3)} ${n(y + 5)} ${n(x + out * 0.7)} ${n(y + 5)} ${n(x + out * 1.15)} ${n(y)}C${n(x + out * 0.8)} ${n(y + 9)} ${n(x + out * 0.3)} ${n(y + 9)} ${n(x)} ${n(y + 7)}Z`,
          light.bright,
          'opacity=".75"',
        );
    }
    return (
      path(
        `M${n(x - 16)} 236C${n(x - 8)} 190 ${n(x - 10)} 120 ${n(x - 12)} 40L${n(x - 3)} 52 ${n(x + 5)} 34 ${n(x + 12)} 50C${n(x + 9)} 120 ${n(x + 10)} 190 ${n(x + 20)} 236Z`,
        mix(light.land[3], light.land[2], 0.35),
      ) +
      line(
        `M${n(x - 3)} 70C${n(x - 5)} 110 ${n(x - 1)} 150 ${n(x - 5)} 200M${n(x + 5)} 64C${n(x + 3)} 110 ${n(x + 7)} 160 ${n(x + 5)} 210`,
        light.dark,
        1,
        'opacity=".5"',
      ) +
      shelves +
      mushroom(r, light, at(-30), 226, r.between(40, 60), r.between(40, 50), caps[0]!, "dome", true)
    );
  }
  // A ring of slender parasols.
  let ring = "";
  for (let i = 0; i < 5; i++) {
    ring += mushroom(
      r,
      light,
      60 + i * 31 + r.between(-5, 5),
      226 - (i % 2) * 10,
      r.between(66, 122),
      r.between(34, 50),
      caps[i % 3]!,
      "parasol",
      true,
    );
  }
  return ring;
}

function spores(r: Chance, light: Light): string {
  let out = "";
  for (let i = 0; i < 16; i++)
    out += circle(
      r.between(44, 198),
      r.between(50, 205),
      r.between(0.6, 1.5),
      light.bright,
      `opacity="${n(r.between(0.4, 0.9))}"`,
    );
  return out;
}

export function forest(r: Chance, light: Light, motif: number): readonly string[] {
  const far = skyline(r, 138, 9, 5);
  const middle = skyline(r, 168, 10, 4);
  const near = skyline(r, 216, 7, 4);
  return [
    grove(r, light, far, 9, 34, light.land[0]) + path(ground(far), light.land[0]),
    grove(r, light, middle, 6, 46, light.land[1]) + path(ground(middle), light.land[1]),
    giants(r, light, motif) + spores(r, light),
    path(ground(near), light.land[3]) +
      grove(r, light, near, 3, 15, mix(light.land[3], light.one, 0.4)),
  ];
}
