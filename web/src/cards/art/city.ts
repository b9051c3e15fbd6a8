// Cave cities: summer; people live in the rock, where it is cool.
import { type Chance, ground, line, mix, n, path, type Point, polygon, skyline } from "./draw.ts";
import type { Light } from "./palette.ts";

const opening = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}V${n(y - h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w / 2)} ${n(y - h + w / 2)}V${n(y)}Z`;

interface Town {
  readonly light: Light;
  readonly night: boolean;
}

const lamp = ({ light, night }: Town, r: Chance): string =>
  night
    ? r.pick(["#ffd36b", "#ffbf4a", "#ffe39a", light.dark])
    : r.pick([light.dark, light.dark, mix(light.dark, light.two, 0.3)]);

/** A house: a block or a drum with an arched door, windows, maybe a dome or an awning. Its floor is at (x, y). */
function house(
  r: Chance,
  town: Town,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
): string {
  const { light } = town;
  const roof = r.whole(0, 2);
  let out =
    path(`M${n(x - w / 2)} ${n(y)}V${n(y - h)}H${n(x + w / 2)}V${n(y)}Z`, wall) +
    path(
      `M${n(x + w * 0.18)} ${n(y)}V${n(y - h)}H${n(x + w / 2)}V${n(y)}Z`,
      light.dark,
      'opacity=".22"',
    );
  if (roof === 0)
    out +=
      path(
        `M${n(x - w / 2)} ${n(y - h)}A${n(w / 2)} ${n(w * 0.42)} 0 0 1 ${n(x + w / 2)} ${n(y - h)}Z`,
        mix(wall, light.bright, 0.35),
      ) + line(`M${n(x)} ${n(y - h - w * 0.42)}v-5`, light.dark, 1);
  else if (roof === 1)
    out += path(
      `M${n(x - w / 2 - 2)} ${n(y - h)}h${n(w + 4)}v-3h${n(-w - 4)}Z`,
      mix(wall, light.dark, 0.3),
    );
  else
    out += path(
      `M${n(x - w / 2 - 2)} ${n(y - h)}L${n(x)} ${n(y - h - w * 0.34)}L${n(x + w / 2 + 2)} ${n(y - h)}Z`,
      r.pick([light.two, light.one]),
    );
  out += path(opening(x - w * 0.12, y, w * 0.26, Math.min(h * 0.5, 13)), lamp(town, r));
  for (let wy = y - h + 7; wy < y - 14; wy += 10) {
    for (const wx of [x - w * 0.26, x + w * 0.05, x + w * 0.32])
      out += path(opening(wx, wy + 5, 3.2, 5.6), lamp(town, r));
  }
  if (r.chance(0.5))
    out += path(
      `M${n(x - w * 0.34)} ${n(y - 13)}h${n(w * 0.46)}l3 4h${n(-w * 0.46 - 6)}Z`,
      r.pick([light.two, light.one]),
    );
  return out;
}

function stairs(r: Chance, light: Light, x: number, y: number, steps: number, dir: number): string {
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < steps; i++) d += `h${n(4.5 * dir)}v-4`;
  return (
    path(`${d}V${n(y)}Z`, mix(light.land[2], light.bright, 0.3)) +
    line(d, light.dark, 0.7, `opacity="${n(r.between(0.4, 0.6))}"`)
  );
}

function pennants(r: Chance, light: Light, x0: number, y0: number, x1: number, y1: number): string {
  const sag = r.between(10, 18);
  let flags = "";
  for (let i = 1; i < 8; i++) {
    const t = i / 8;
    const x = x0 + (x1 - x0) * t;
    const y = y0 + (y1 - y0) * t + sag * 4 * t * (1 - t) * 0.5;
    flags += path(
      `M${n(x - 2.6)} ${n(y)}h5.2l-2.6 6.5Z`,
      [light.one, light.two, light.bright][i % 3]!,
    );
  }
  return (
    line(
      `M${n(x0)} ${n(y0)}Q${n((x0 + x1) / 2)} ${n((y0 + y1) / 2 + sag)} ${n(x1)} ${n(y1)}`,
      light.dark,
      0.7,
    ) + flags
  );
}

/** A cliff full of doors. */
function cliff(r: Chance, town: Town): string {
  const { light } = town;
  const side = r.chance(0.5) ? 1 : -1;
  const x = (offset: number): number => 122 + side * offset;
  const face: Point[] = [
    [x(90), 236],
    [x(90), 44],
    [x(52), 38 + r.between(-6, 10)],
    [x(34), 60],
    [x(10), 70 + r.between(-8, 8)],
    [x(2), 104],
    [x(-20), 120 + r.between(-8, 8)],
    [x(-30), 160],
    [x(-56), 176],
    [x(-62), 236],
  ];
  let doors = "";
  for (const [ox, y] of [
    [58, 76],
    [36, 92],
    [66, 110],
    [22, 122],
    [46, 130],
    [70, 144],
    [2, 152],
    [28, 160],
    [54, 168],
    [-22, 182],
    [8, 190],
    [38, 198],
    [66, 202],
  ] as const) {
    doors += path(
      opening(x(ox + r.between(-4, 4)), y + r.between(-3, 3), r.between(6, 10), r.between(10, 16)),
      lamp(town, r),
    );
    if (r.chance(0.35))
      doors += path(`M${n(x(ox) - 7)} ${n(y - 15)}h14l2.5 4h-19Z`, r.pick([light.one, light.two]));
  }
  return (
    path(polygon(face), light.land[2]) +
    path(
      polygon([face[2]!, face[3]!, [x(40), 236], [x(90), 236], [x(90), 44]]),
      light.dark,
      'opacity=".14"',
    ) +
    line(
      `M${n(x(34))} 60L${n(x(40))} 236M${n(x(2))} 104L${n(x(6))} 236M${n(x(-30))} 160l4 76`,
      light.dark,
      0.8,
      'opacity=".25"',
    ) +
    doors +
    stairs(r, light, x(-54), 222, 9, side) +
    house(r, town, x(-40), 176, 22, r.between(22, 34), mix(light.land[1], light.bright, 0.3)) +
    pennants(r, light, x(8), 70, x(-44), 140)
  );
}

/** A great hollow with a town inside. */
function hollow(r: Chance, town: Town): string {
  const { light, night } = town;
  const x = r.between(112, 130);
  const inside = night ? mix(light.dark, "#c9803a", 0.42) : mix(light.dark, light.land[2], 0.45);
  let houses = "";
  for (const [ox, y, w] of [
    [-34, 190, 24],
    [30, 186, 26],
    [-4, 180, 26],
    [-22, 212, 26],
    [22, 214, 28],
    [0, 222, 22],
  ] as const) {
    houses += house(
      r,
      town,
      x + ox + r.between(-3, 3),
      y,
      w,
      r.between(26, 52),
      mix(light.land[1], r.chance(0.5) ? light.bright : light.land[2], 0.35),
    );
  }
  return (
    path(
      `M20 240V${n(r.between(60, 80))}C60 ${n(r.between(36, 50))} 90 ${n(r.between(44, 60))} 122 ${n(r.between(34, 50))}S190 60 206 ${n(r.between(50, 74))}V240Z`,
      light.land[2],
    ) +
    line(
      `M40 92c30-14 60 6 90-10s50-4 70-8M30 118c10-6 16-4 22-8M180 112c8-2 14-6 24-6`,
      light.dark,
      1,
      'opacity=".25"',
    ) +
    path(
      `M${n(x - 62)} 236C${n(x - 70)} 150 ${n(x - 44)} 92 ${n(x)} 90S${n(x + 68)} 146 ${n(x + 62)} 236Z`,
      inside,
    ) +
    path(
      `M${n(x - 62)} 236C${n(x - 70)} 150 ${n(x - 44)} 92 ${n(x)} 90C${n(x - 30)} 104 ${n(x - 52)} 150 ${n(x - 50)} 236Z`,
      light.dark,
      'opacity=".35"',
    ) +
    (night ? `<circle cx="${n(x)}" cy="196" r="84" fill="url(#amber)"/>` : "") +
    houses +
    pennants(r, light, x - 46, 128, x + 46, 132)
  );
}

/** Pillars of rock, each a neighbourhood, with rope bridges. */
function pillars(r: Chance, town: Town): string {
  const { light } = town;
  const pillar = (x: number, top: number, w: number): string => {
    let doors = "";
    for (let y = top + 22; y < 214; y += 19)
      doors += path(
        opening(x + r.between(-0.28, 0.18) * w, y, r.between(5, 8), r.between(9, 13)),
        lamp(town, r),
      );
    return (
      path(
        `M${n(x - w * 0.66)} 238C${n(x - w * 0.4)} 190 ${n(x - w * 0.5)} 140 ${n(x - w * 0.42)} ${n(top + 16)}L${n(x - w * 0.56)} ${n(top + 4)}Q${n(x)} ${n(top - 8)} ${n(x + w * 0.56)} ${n(top + 4)}L${n(x + w * 0.44)} ${n(top + 16)}C${n(x + w * 0.5)} 140 ${n(x + w * 0.42)} 190 ${n(x + w * 0.7)} 238Z`,
        light.land[2],
      ) +
      path(
        `M${n(x + w * 0.1)} ${n(top)}L${n(x + w * 0.56)} ${n(top + 4)}L${n(x + w * 0.44)} ${n(top + 16)}C${n(x + w * 0.5)} 140 ${n(x + w * 0.42)} 190 ${n(x + w * 0.7)} 238H${n(x + w * 0.2)}C${n(x + w * 0.1)} 190 ${n(x + w * 0.2)} 120 ${n(x + w * 0.1)} ${n(top)}Z`,
        light.dark,
        'opacity=".22"',
      ) +
      doors +
      house(
        r,
        town,
        x - w * 0.08,
        top + 1,
        w * 0.62,
        r.between(14, 22),
        mix(light.land[1], light.bright, 0.35),
      )
    );
  };
  const a = r.between(88, 112);
  const b = r.between(66, 84);
  const c = r.between(110, 138);
  const rope = (x0: number, y0: number, x1: number, y1: number): string =>
    line(
      `M${x0} ${n(y0)}Q${(x0 + x1) / 2} ${n((y0 + y1) / 2 + 16)} ${x1} ${n(y1)}`,
      light.dark,
      1.5,
    ) +
    line(
      `M${x0} ${n(y0 - 6)}Q${(x0 + x1) / 2} ${n((y0 + y1) / 2 + 9)} ${x1} ${n(y1 - 6)}`,
      light.dark,
      0.6,
    );
  return (
    rope(66, a + 30, 122, b + 44) +
    rope(122, b + 54, 178, c + 20) +
    pillar(64, a, 36) +
    pillar(180, c, 38) +
    pillar(122, b, 46) +
    pennants(r, light, 76, a + 4, 112, b + 6)
  );
}

/** Terraces of roofs climbing a slope under the sun. */
function terraces(r: Chance, town: Town): string {
  const { light } = town;
  const side = r.chance(0.5) ? 1 : -1;
  let out = "";
  for (let row = 0; row < 4; row++) {
    const y = 142 + row * 26;
    const shade = mix(light.land[1], light.land[2], row / 3);
    for (let i = 0; i < 5 - (row === 0 ? 2 : row === 1 ? 1 : 0); i++) {
      const x = 122 + side * (72 - i * 34 - (row % 2) * 12);
      out += house(
        r,
        town,
        x,
        y,
        r.between(27, 35),
        r.between(24, 40),
        mix(shade, light.bright, r.between(0, 0.35)),
      );
    }
    out += path(
      `M36 ${n(y)}H206V${n(y + 6)}H36Z`,
      mix(shade, light.dark, 0.3),
      row === 0 ? 'opacity="0"' : "",
    );
  }
  return (
    path(
      polygon([
        [122 + side * 90, 240],
        [122 + side * 90, 96],
        [122 + side * 30, 108],
        [122 - side * 20, 140],
        [122 - side * 90, 200],
        [122 - side * 90, 240],
      ]),
      light.land[2],
    ) + out
  );
}

export function city(r: Chance, light: Light, motif: number, night: boolean): readonly string[] {
  const town = { light, night };
  const far: Point[] = [[-6, 280]];
  for (let x = -6; x <= 206; x += 26) {
    const y = r.between(112, 150);
    far.push([x, y], [x + r.between(12, 20), y + r.between(-3, 3)]);
  }
  far.push([212, 280]);
  const near = skyline(r, 226, 5, 4);
  const heart = [cliff, hollow, pillars, terraces][motif]!;
  return [
    path(polygon(far), light.land[0]),
    path(ground(skyline(r, 172, 6, 5)), light.land[1]),
    heart(r, town),
    path(ground(near), light.land[3]) +
      line(
        `M${n(r.between(60, 90))} 250c16-8 40-2 62-8s36-2 50 0`,
        light.land[1],
        1.6,
        'opacity=".5"',
      ),
  ];
}
