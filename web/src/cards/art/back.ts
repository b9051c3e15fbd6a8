// The backs of cards.
import { circle, document, DOOR, group, line, n, path } from "./draw.ts";

/** The back of a region: the sun of Alula over its sea of mists; of a sanctuary: a closed door. */
export function backSvg(kind: "region" | "sanctuary"): string {
  const waves = (y: number): string =>
    [0, 1, 2, 3, 4]
      .map((i) =>
        line(
          `M-20 ${y + i * 17}C10 ${y - 10 + i * 17} 30 ${y - 10 + i * 17} 60 ${y + i * 17}S110 ${y + 10 + i * 17} 140 ${y + i * 17} 190 ${y - 10 + i * 17} 220 ${y + i * 17}`,
          "#8fb3b8",
          1.6,
          `opacity="${n(0.75 - i * 0.12)}"`,
        ),
      )
      .join("");
  let rays = "";
  for (let i = 0; i < 24; i++)
    rays += `<path d="M0-34 ${i % 2 ? "0-46" : "0-54"}" transform="rotate(${i * 15})"/>`;
  const sun = (x: number, y: number): string =>
    group(
      `translate(${x} ${y})`,
      `<g stroke="#e9c46a" stroke-width="1.8" stroke-linecap="round">${rays}</g>` +
        circle(0, 0, 27, "none", 'stroke="#e9c46a" stroke-width="1.8"') +
        path(
          "M-13 12C-20-4-8-20 6-17 18-14 20 0 13 8S-6 14-7 3 2-9 7-5 8 4 3 4",
          "none",
          'stroke="#e9c46a" stroke-width="2.4" stroke-linecap="round"',
        ),
    );
  if (kind === "region") {
    const inner = `<rect width="200" height="280" rx="13" fill="#16333f"/><rect x="9" y="9" width="182" height="262" rx="8" fill="#1d4350" stroke="#e9c46a" stroke-opacity=".8" stroke-width="1.5"/><g clip-path="url(#in)">${sun(100, 118)}${waves(186)}${group("matrix(1 0 0 -1 0 280)", waves(222))}</g>`;
    return document(
      200,
      280,
      `<clipPath id="in"><rect x="10" y="10" width="180" height="260" rx="7"/></clipPath>`,
      inner,
    );
  }
  const inner =
    path(DOOR, "#33294a") +
    path(
      "M14 242V101C14 48 53 14 100 14S186 48 186 101V242Z",
      "#43365f",
      'stroke="#e9c46a" stroke-opacity=".8" stroke-width="1.5"',
    ) +
    line("M100 14V242", "#e9c46a", 1.2, 'opacity=".5"') +
    sun(100, 118) +
    `<g clip-path="url(#in)">${waves(190)}</g>`;
  return document(200, 256, `<clipPath id="in"><path d="M15 241V190H185V241Z"/></clipPath>`, inner);
}
