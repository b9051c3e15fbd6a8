// What lives and lies in a landscape, drawn because the card has it: stones for uddu, the beast for okiko, thistles for
// goldlog, a waymark for a clue, a denizen for a quest.
import { type Chance, circle, ellipse, group, line, n, path } from "./draw.ts";
import type { Light } from "./palette.ts";

const n2 = (value: number): string => String(Math.round(value * 100) / 100);

const place = (x: number, y: number, scale: number, inner: string, mirror = false): string =>
  group(`translate(${n(x)} ${n(y)}) scale(${n2(mirror ? -scale : scale)} ${n2(scale)})`, inner);

const STONES = [
  [
    "M-14 2C-16-8-8-18 2-19c9-1 17 7 17 16 0 10-8 18-18 18S-12 11-14 2Z",
    "M-12-3C-11-11-4-17 3-17c7 0 13 4 14 10C10-11 2-11-3-9-7-7-10-6-12-3Z",
  ],
  [
    "M-17 3C-18-6-11-14-3-16c10-3 20 3 21 12 1 8-6 15-16 16S-16 11-17 3Z",
    "M-15-1C-14-8-7-14 0-14.5c8-.5 14 3 16 8C9-10 0-10-6-7-10-5-13-4-15-1Z",
  ],
  [
    "M-12 7C-16-3-12-17-2-20 8-22 17-14 16-3 15 8 7 17-2 16-8 15-10 12-12 7Z",
    "M-11-1C-11-9-6-17 0-18 7-19 12-14 14-8 8-12 1-12-4-9-8-7-9-4-11-1Z",
  ],
] as const;

/** An uddu: it floats, it is pierced, and its hole glows. Needs the gradient #amber. */
export function uddu(r: Chance, light: Light, x: number, y: number, size: number): string {
  const [outline, shine] = r.pick(STONES);
  const scale = size / 36;
  return place(
    x,
    y,
    scale,
    circle(1, 0, 30, "url(#amber)") +
      path(outline, light.land[2]) +
      path(outline, light.dark, 'opacity=".35"') +
      path(shine, light.mist, 'opacity=".55"') +
      ellipse(2, 0, 7.2, 8, light.dark) +
      ellipse(2.4, 0.4, 5.6, 6.4, "#ffb23c") +
      ellipse(2.8, 0.9, 3, 3.7, "#fff2bd") +
      path("M-6 22-3 20-1 23-4 25ZM5 20 8 19.5 9 22 6 23Z", light.land[2]) +
      path("M-6 22-3 20-1 23-4 25ZM5 20 8 19.5 9 22 6 23Z", light.dark, 'opacity=".35"'),
    r.chance(0.5),
  );
}

const ANTLERS =
  "M8-36C11-41 10-46 14-50M11-43C14-44 17-44 20-47M9.5-40C13-41 17-39 21-40M6-36C3-41 3-46 0-50M3.5-43C0-43-3-45-5-48M5-39.5C1-40-3-38-6-39";

/** The okiko: one celestial beast, seen from the side, with the sky on its flank. Stands with its hooves at (x, y). */
export function okiko(r: Chance, light: Light, x: number, y: number, size: number): string {
  const coat = light.bright;
  const body =
    line(ANTLERS, light.land[3], 2.7, 'opacity=".35"') +
    line(ANTLERS, coat, 1.7) +
    `<g stroke="${light.land[3]}" stroke-opacity=".45" stroke-width=".7">` +
    path(
      "M-15-20C-12-24-4-24 1-24 3-27 3-31 4-34 5-37 9-37 12-35 15-33.5 17-32 17-30.5 16-29 13-29.5 11-29.5 10-25 9-20 6-16 5-13 5.5-6 5-1 4.5.5 2.5.5 2.3-1 2-6 1.5-10 1-13.5-3-12.5-7-12.5-10-13.5-10-9-9.5-5-10.5-1-11 .5-13 .5-13-1-13-5-13.5-9-13.5-13-15.5-15-16.5-17-15-20Z",
      coat,
    ) +
    path(
      "M3.5-12C5.5-8 7-5 7-1 6.5.5 8.5.5 8.8-1 9.5-6 8-10 6.5-13ZM-12-13C-14-8-15.5-5-16-1-15.7.5-17.7.5-18-1-18-6-16-10-14.5-14Z",
      coat,
      'opacity=".8"',
    ) +
    path("M-15-20C-19-20-20-16-19-12-17.5-14-17-16-14.5-17Z", coat) +
    "</g>";
  let stars = "";
  for (let i = 0; i < 6; i++)
    stars += circle(r.between(-12, 3), r.between(-21.5, -15.5), r.between(0.5, 1), light.land[2]);
  return place(
    x,
    y,
    size / 50,
    circle(2, -26, 34, "url(#spirit)") + body + stars + circle(10.5, -33, 0.9, light.dark),
    r.chance(0.5),
  );
}

/** A goldlog: a thistle whose golden crown gathers dew. Rooted at (x, y). */
export function goldlog(r: Chance, light: Light, x: number, y: number, size: number): string {
  const lean = r.between(-8, 8);
  let crown = "";
  for (let i = -4; i <= 4; i++)
    crown += `<path d="M-1.5-33 0-50 1.5-33Z" transform="rotate(${i * 16} 0 -32)"/>`;
  let dew = "";
  for (const i of [-3, 0, 3])
    dew += `<circle cx="0" cy="-50" r="1.7" transform="rotate(${i * 16} 0 -32)"/>`;
  return group(
    `translate(${n(x)} ${n(y)}) rotate(${n(lean)}) scale(${Math.round((size / 50) * 1000) / 1000})`,
    circle(0, -38, 22, "url(#gold)") +
      line("M0 2C-1-10 1-18 0-28", light.dark, 2.2) +
      path(
        "M0-4C-8-4-13-10-15-17-8-16-2-12 0-4ZM0-9C7-9 12-14 14-20 7-19 2-16 0-9Z",
        "#3d7d4c",
        `stroke="${light.dark}" stroke-width=".6"`,
      ) +
      `<g fill="#f4bd2c">${crown}</g><g fill="#fff3c4" opacity=".9"><path d="M-.8-33 0-45 .8-33Z"/></g>` +
      path(
        "M-6.5-33C-4-35 4-35 6.5-33 7-28 4-24 0-24S-7-28-6.5-33Z",
        "#3d7d4c",
        `stroke="${light.dark}" stroke-width=".6"`,
      ) +
      `<g fill="#dff6ff">${dew}</g>`,
  );
}

/** A waymark, half hidden: who looks finds where others went. Stands at (x, y). */
export function waymark(r: Chance, light: Light, x: number, y: number): string {
  const cloth = r.pick([light.two, light.one]);
  return place(
    x,
    y,
    r.between(0.85, 1.05),
    path(
      "M-7 0-5.5-5 5-5.5 7 0ZM-5-5.5-4-10 4-10 4.5-6ZM-3-10.5-2.5-14 2.5-14 3-10.5Z",
      light.dark,
    ) +
      line("M0-13V-31", light.dark, 1.4) +
      path("M0-31C5-33 8-28 14-30 12-27 12-25 14-22 8-21 5-25 0-23Z", cloth) +
      line("M3-28C6-29 7-25 10-26", light.bright, 0.8),
    r.chance(0.5),
  );
}

/** A denizen: keeps watch over this patch of land and asks for news. Stands at (x, y). */
export function denizen(r: Chance, light: Light, x: number, y: number): string {
  const cloak = r.pick([light.one, light.two, light.dark, light.bright]);
  const trim = cloak === light.dark ? light.two : light.dark;
  const hat = r.pick([
    path("M-7-20.5C-4-24-3-30 1-31 3-29 4-24 7-20.5Z", cloak),
    path("M-9-20C-6-22.5-5-25 0-26 5-25 6-22.5 9-20 4-19-4-19-9-20Z", trim),
    circle(0, -21.5, 4.3, light.bright) + path("M-3-25-5-31 0-27 5-31 3-25Z", light.bright),
    path("M-4.5-18C-7-24-4-28 0-29 4-28 7-24 4.5-18Z", cloak),
  ]);
  const held = r.pick([
    line("M9-24V1", trim, 1.3) + circle(9, -26, 2.6, "#ffd06a"),
    line("M8-28C10-18 9-8 9 1M8-28C12-31 15-28 12.5-26", trim, 1.3),
    line("M8.5-12V-19", trim, 1) +
      `<rect x="6.5" y="-12" width="4" height="5" rx="1" fill="#ffd06a"/>`,
  ]);
  return place(
    x,
    y,
    r.between(1.2, 1.4),
    ellipse(0, 0.5, 9, 1.8, light.dark, 'opacity=".35"') +
      held +
      path("M0-21C6-19 8-8 8.5 0 3 1.5-3 1.5-8.5 0-8-8-6-19 0-21Z", cloak) +
      path("M0-19C2-12 2-5 1 1L-2 1C-3-5-2-12 0-19Z", trim, 'opacity=".45"') +
      circle(0, -20.5, 3.6, light.bright) +
      hat +
      circle(-1.3, -20, 0.6, light.dark) +
      circle(1.3, -20, 0.6, light.dark),
    r.chance(0.5),
  );
}
