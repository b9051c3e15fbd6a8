// Rivers: spring, green and full of buds.
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

/** Water that comes from far away and widens towards us. */
function stream(r: Chance, light: Light, from: number): string {
  const side = r.chance(0.5) ? 1 : -1;
  const x = (offset: number): number => 120 + side * offset;
  const a = r.between(24, 44);
  const b = r.between(30, 52);
  const c = r.between(-4, 24);
  const left = `M${n(x(c))} ${from}C${n(x(c + a))} ${from + 12} ${n(x(a + 8))} ${from + 22} ${n(x(0))} ${from + 34}C${n(x(-b - 22))} ${from + 52} ${n(x(-b - 30))} ${from + 78} ${n(x(-8))} ${from + 140}`;
  const right = `L${n(x(66))} ${from + 140}C${n(x(-b + 34))} ${from + 84} ${n(x(-b + 24))} ${from + 56} ${n(x(22))} ${from + 40}C${n(x(a + 34))} ${from + 26} ${n(x(a + 22))} ${from + 8} ${n(x(c))} ${from}Z`;
  return (
    path(left + right, "url(#water)") +
    line(
      `M${n(x(8))} ${from + 36}C${n(x(-b - 6))} ${from + 54} ${n(x(-b - 10))} ${from + 74} ${n(x(8))} ${from + 118}`,
      light.bright,
      1.2,
      'opacity=".7" stroke-dasharray="14 7 4 9"',
    )
  );
}

function budTree(r: Chance, light: Light, x: number, y: number, h: number): string {
  const lean = r.between(-0.2, 0.2) * h;
  const tip = [x + lean, y - h] as const;
  let out = line(
    `M${n(x)} ${n(y)}C${n(x)} ${n(y - h * 0.5)} ${n(x + lean * 0.4)} ${n(y - h * 0.7)} ${n(tip[0])} ${n(tip[1])}`,
    light.dark,
    Math.max(1, h / 26),
  );
  const blossom = r.pick([light.one, light.one, light.two, light.bright]);
  for (let i = 0; i < 9; i++) {
    const bx = tip[0] + r.between(-0.34, 0.34) * h;
    const by = tip[1] + r.between(-0.12, 0.34) * h;
    if (i % 3 === 0)
      out += line(
        `M${n(x + lean * 0.5)} ${n(y - h * 0.62)}Q${n((bx + tip[0]) / 2)} ${n(by + 2)} ${n(bx)} ${n(by)}`,
        light.dark,
        Math.max(0.6, h / 60),
      );
    out += circle(
      bx,
      by,
      r.between(0.08, 0.15) * h,
      i % 3 === 1
        ? mix(light.land[1], light.two, 0.35)
        : mix(blossom, light.bright, i % 3 ? 0.45 : 0.1),
      'opacity=".95"',
    );
  }
  return out;
}

function reeds(r: Chance, light: Light, x: number, y: number): string {
  let out = "";
  for (let i = 0; i < 6; i++) {
    const bx = x + i * 3.4 + r.between(-1, 1);
    const h = r.between(22, 46);
    const sway = r.between(-7, 7);
    out += line(
      `M${n(bx)} ${n(y)}Q${n(bx)} ${n(y - h * 0.6)} ${n(bx + sway)} ${n(y - h)}`,
      mix(light.land[3], light.land[2], i % 2 ? 0.5 : 0),
      1.6,
    );
    if (i % 2)
      out += ellipse(
        bx + sway,
        y - h,
        1.9,
        4.6,
        light.two,
        `transform="rotate(${n(sway * 2)} ${n(bx + sway)} ${n(y - h)})"`,
      );
  }
  return out;
}

function lilies(r: Chance, light: Light, y: number): string {
  let out = "";
  for (let i = 0; i < 5; i++) {
    const x = r.between(60, 190);
    const ly = y + r.between(0, 30);
    out +=
      ellipse(x, ly, 7, 2.4, light.land[2]) +
      (i % 2
        ? path(
            `M${n(x - 3)} ${n(ly - 1)}Q${n(x - 3)} ${n(ly - 6)} ${n(x)} ${n(ly - 7)}Q${n(x + 3)} ${n(ly - 6)} ${n(x + 3)} ${n(ly - 1)}Z`,
            light.one,
          )
        : "");
  }
  return out;
}

function falls(r: Chance, light: Light): string {
  const x = r.between(104, 146);
  const w = r.between(12, 19);
  const top = r.between(74, 92);
  let threads = "";
  for (let i = 0; i < 5; i++)
    threads += line(
      `M${n(x - w + 4 + i * w * 0.44)} ${n(top + 6)}V${n(r.between(130, 164))}`,
      light.bright,
      0.9,
      'opacity=".75"',
    );
  return (
    path(
      `M${n(x - 70)} 196C${n(x - 62)} 150 ${n(x - 58)} 120 ${n(x - 44)} ${n(top - 6)}C${n(x - 34)} ${n(top - 16)} ${n(x - 22)} ${n(top - 6)} ${n(x - w)} ${n(top)}H${n(x + w)}C${n(x + 28)} ${n(top - 14)} ${n(x + 46)} ${n(top - 8)} ${n(x + 54)} ${n(top + 8)}C${n(x + 66)} 126 ${n(x + 66)} 156 ${n(x + 78)} 196Z`,
      light.land[2],
    ) +
    path(
      `M${n(x - 58)} 196C${n(x - 48)} 150 ${n(x - 40)} 126 ${n(x - 34)} ${n(top)}C${n(x - 30)} 130 ${n(x - 34)} 160 ${n(x - 26)} 196Z`,
      light.land[1],
      'opacity=".6"',
    ) +
    path(
      `M${n(x - w)} ${n(top)}Q${n(x)} ${n(top - 5)} ${n(x + w)} ${n(top)}C${n(x + w - 2)} 130 ${n(x + w + 2)} 150 ${n(x + w + 5)} 182H${n(x - w - 5)}C${n(x - w - 2)} 150 ${n(x - w + 2)} 130 ${n(x - w)} ${n(top)}Z`,
      "url(#water)",
    ) +
    threads +
    ellipse(x, 184, 42, 9, light.mist, 'opacity=".75"') +
    ellipse(x - 12, 178, 22, 7, light.mist, 'opacity=".6"')
  );
}

function islets(r: Chance, light: Light): string {
  let out = `<rect x="-6" y="150" width="212" height="130" fill="url(#water)"/>`;
  for (let i = 0; i < 7; i++)
    out += line(
      `M${n(r.between(44, 150))} ${n(r.between(158, 214))}h${n(r.between(12, 40))}`,
      light.bright,
      1,
      'opacity=".55"',
    );
  for (const [x, y, w] of [
    [r.between(60, 84), 164, 15],
    [r.between(150, 178), 176, 24],
    [r.between(96, 120), 196, 19],
  ] as const) {
    out +=
      ellipse(x, y + 3, w * 1.15, 3.4, light.dark, 'opacity=".25"') +
      path(
        `M${n(x - w)} ${n(y + 2)}C${n(x - w * 0.8)} ${n(y - w * 0.5)} ${n(x + w * 0.7)} ${n(y - w * 0.6)} ${n(x + w)} ${n(y + 2)}Z`,
        light.land[2],
      ) +
      budTree(r, light, x, y - w * 0.3, w * r.between(2, 3.2));
  }
  return out;
}

function bridge(r: Chance, light: Light): string {
  const y = r.between(150, 160);
  return (
    path(
      `M36 ${n(y + 36)}C60 ${n(y - 22)} 170 ${n(y - 30)} 206 ${n(y + 30)}V${n(y + 6)}C170 ${n(y - 48)} 66 ${n(y - 42)} 36 ${n(y + 10)}Z`,
      light.land[3],
    ) +
    line(`M48 ${n(y - 4)}C76 ${n(y - 38)} 164 ${n(y - 40)} 202 ${n(y - 2)}`, light.land[1], 2) +
    [70, 96, 122, 148, 174]
      .map((x) => line(`M${x} ${n(y - 24 + Math.abs(x - 122) * 0.2)}v-9`, light.land[3], 1.6))
      .join("")
  );
}

export function river(r: Chance, light: Light, motif: number): readonly string[] {
  const far = skyline(r, 124, 15, 4);
  const middle = skyline(r, 150, 10, 4);
  const near = skyline(r, 222, 7, 4);
  const trees = (points: ReturnType<typeof skyline>, count: number, h: number): string => {
    let out = "";
    for (let i = 0; i < count; i++) {
      const x = 48 + ((i + r.between(0.1, 0.9)) * 150) / count;
      out += budTree(r, light, x, heightAt(points, x) + 2, h * r.between(0.7, 1.2));
    }
    return out;
  };
  const heart = [
    () => path(ground(middle), light.land[1]) + stream(r, light, 146) + trees(middle, 3, 30),
    () =>
      falls(r, light) + path(ground(skyline(r, 190, 5, 4)), "url(#water)") + lilies(r, light, 194),
    () => islets(r, light),
    () => path(ground(middle), light.land[1]) + stream(r, light, 150) + bridge(r, light),
  ][motif]!();
  const side = r.chance(0.5);
  return [
    path(ground(far), light.land[0]) + trees(far, 5, 18),
    heart,
    budTree(r, light, side ? r.between(164, 184) : r.between(56, 76), 232, r.between(84, 116)),
    path(ground(near), light.land[3]) +
      reeds(r, light, side ? 50 : 164, 236) +
      reeds(r, light, side ? 72 : 140, 240),
  ];
}
