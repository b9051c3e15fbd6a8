import { expect, test } from "vitest";
import type { Decision } from "../src/api/decision.ts";
import type { View } from "../src/api/types.ts";
import { dueLessons } from "../src/learn/lessons.ts";

const VIEW = {
  seat: 0,
  round: 1,
  rows: [[], []],
  sanctuaries: [[], []],
  hand: [8, 33, 45],
  found: [],
} as unknown as View;

function due(changes: object, kind: Decision["kind"] | null, told: string[] = []): string[] {
  const view = { ...VIEW, ...changes };
  return dueLessons(view, kind === null ? null : { round: view.round, kind, seat: 0 }, told);
}

test("the first card comes with a welcome, once", () => {
  expect(due({}, "play")).toEqual(["coach-welcome", "coach-quest"]);
  expect(due({}, "play", ["coach-welcome", "coach-quest"])).toEqual([]);
});

test("nothing is explained while others choose", () => {
  expect(due({}, null)).toEqual([]);
});

test("a step down is explained when it has been made, not before", () => {
  expect(due({ round: 2, rows: [[40, 12], []] }, "take")).toContain("coach-low");
  expect(due({ round: 2, rows: [[12, 40], []] }, "take")).not.toContain("coach-low");
});

test("a sanctuary is explained when there is one to choose", () => {
  expect(due({ found: ["city-2"] }, "choose")).toContain("coach-found");
});
