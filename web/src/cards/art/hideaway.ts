// What stands in a sanctuary.
import { circle, line, mix, path } from "./draw.ts";
import type { Light } from "./palette.ts";

/** What makes this place a hideaway: a lantern, a spring, a door, a bell, a tree, a circle of stones … */
export function hideaway(place: number, light: Light, lift: number): string {
  const { dark, bright, one, two, land, orb } = light;
  const stone = mix(land[2], bright, 0.25);
  const steps =
    path("M40 256 58 214H142L160 256Z", stone) +
    line("M53 226H147M47 240H153", dark, 1.5, 'opacity=".4"');
  const things: readonly string[] = [
    // A hanging lantern.
    line("M100 24V118", dark, 2) +
      circle(100, 142, 58, "url(#amber)", 'stroke="none"') +
      path("M84 126H116L121 160H79ZM89 117H111L116 126H84ZM79 160H121L115 168H85Z", dark) +
      path("M88 131H112L115 156H85Z", "#ffd06a") +
      path("M99 131H101V156H99Z", dark),
    // A spring in a bowl.
    path("M64 150H136Q134 184 112 190V214H88V190Q66 184 64 150Z", stone) +
      `<ellipse cx="100" cy="150" rx="36" ry="8" fill="url(#water)" stroke="${dark}" stroke-opacity=".4"/>` +
      line(
        "M100 148V112M100 112Q88 110 84 130M100 112Q112 110 116 130",
        bright,
        2.4,
        'opacity=".85"',
      ),
    // A door ajar.
    path("M66 214V118Q66 84 100 84T134 118V214Z", dark) +
      path("M72 214V120Q72 91 100 91V214Z", two) +
      circle(94, 156, 2.4, "#ffd06a") +
      path("M100 91Q128 91 128 120V214L112 220V110Z", "#ffd98a", 'opacity=".75"'),
    // A bell under a beam.
    path("M60 214V98H66V214ZM134 214V98H140V214ZM54 92H146V100H54Z", dark) +
      path("M100 102C116 104 116 128 122 140H78C84 128 84 104 100 102Z", "#d9a63a") +
      circle(100, 143, 5, dark) +
      line("M78 136H122", dark, 1.2, 'opacity=".5"'),
    // An old tree.
    path(
      "M92 214C96 180 88 160 78 142L84 140 96 156 98 128H104L106 154 120 136 126 140C114 160 106 180 110 214Z",
      dark,
    ) +
      [
        [78, 120, 24],
        [122, 118, 24],
        [100, 100, 28],
        [64, 134, 15],
        [138, 134, 15],
      ]
        .map(([x, y, s], i) =>
          circle(x!, y!, s!, i % 2 ? one : mix(one, land[1], 0.5), 'opacity=".92"'),
        )
        .join(""),
    // A circle of stones.
    [
      [58, 46],
      [78, 62],
      [100, 70],
      [122, 62],
      [142, 46],
    ]
      .map(([x, h], i) =>
        path(
          `M${x! - 9} ${206 + (i % 2) * 5}V${206 - h!}Q${x} ${196 - h!} ${x! + 8} ${208 - h!}V${206 + (i % 2) * 5}Z`,
          i % 2 ? stone : mix(stone, dark, 0.35),
        ),
      )
      .join("") + circle(100, 176, 30, "url(#spirit)", 'stroke="none"'),
    // A tent with a light inside.
    path("M50 214 98 108 104 108 150 214Z", two) +
      path("M100 116 122 214H84Z", "#ffd98a") +
      line("M98 108 96 98M104 108 107 98", dark, 2.4) +
      path("M50 214 98 108 84 214Z", dark, 'opacity=".3"'),
    // A stair that winds up.
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) =>
        path(
          `M${66 + i * 8} ${214 - i * 15}H${128 - i * 3}V${203 - i * 15}H${66 + i * 8}Z`,
          i % 2 ? stone : mix(stone, dark, 0.25),
        ),
      )
      .join("") +
      circle(106, 92, 24, "url(#spirit)", 'stroke="none"') +
      circle(106, 92, 7, orb),
    // A boat on still water.
    `<rect x="0" y="186" width="200" height="70" fill="url(#water)"/>` +
      path("M58 186Q100 206 144 184 136 206 100 208T58 186Z", dark) +
      line("M100 196V116", dark, 2.4) +
      path("M102 120Q134 150 128 178H102ZM98 126Q76 152 78 178H98Z", bright),
  ];
  const kind = (place * 4 + Math.floor(place / 9)) % things.length;
  return (
    (kind === 0 || kind === 8 ? "" : steps) +
    `<g transform="translate(0 ${lift})" stroke="${dark}" stroke-opacity=".55" stroke-width=".8">${things[kind]!}</g>`
  );
}
