import { expect, test } from "vitest";
import type { View } from "../src/api/types.ts";
import { destination, origin } from "../src/table/flights.svelte.ts";

const VIEW = {
  seat: 0,
  rows: [[44], [12]],
  sanctuaries: [[], ["city-2"]],
  taken: [[], [28]],
} as unknown as View;

const PLACES = new Map(
  ["regions", "sanctuaries", "seat-0", "seat-1", "next-1"].map((name) => [
    name,
    { name } as unknown as DOMRect,
  ]),
);
const named = (box: DOMRect | undefined): string | undefined =>
  (box as unknown as { name: string } | undefined)?.name;

test("a new card comes from its deck, or from who played it", () => {
  expect(named(origin("7", VIEW, PLACES))).toBe("regions");
  expect(named(origin("12", VIEW, PLACES))).toBe("next-1");
  expect(named(origin("44", VIEW, PLACES))).toBe("seat-0");
  expect(named(origin("plain-19", VIEW, PLACES))).toBe("sanctuaries");
  expect(named(origin("city-2", VIEW, PLACES))).toBe("seat-1");
});

test("a card that another took flies to that seat; others just go", () => {
  expect(named(destination("28", VIEW, PLACES))).toBe("seat-1");
  expect(destination("33", VIEW, PLACES)).toBeUndefined();
  expect(destination("28", { ...VIEW, seat: 1 }, PLACES)).toBeUndefined();
});
