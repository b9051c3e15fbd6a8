/** Held to Python's scorer over thousands of rows by tests/web/test_ts_scoring.py; here it explains itself. */
import { expect, test } from "vitest";
import { bestOrder, climbs, rank, score } from "../src/cards/score.ts";

test("the row of the README scores 22, and nothing in another order", () => {
  const sheet = score([44, 49, 14, 28], ["desert-3", "plain-19"]);
  expect(sheet.total).toBe(22);
  expect(score([28, 14, 49, 44], ["desert-3", "plain-19"]).total).not.toBe(22);
});

test("no order of a row is better than the best", () => {
  const best = bestOrder([44, 49, 14, 28], ["desert-3", "plain-19"]);
  expect(best.fame).toBeGreaterThanOrEqual(22);
  expect(score(best.regions, ["desert-3", "plain-19"]).total).toBe(best.fame);
});

test("of equals the lowest number wins, and only higher numbers climb", () => {
  expect(rank([30, 30, 31], [[5, 9], [4, 60], [68]])).toEqual([2, 1, 0]);
  expect(climbs([5, 9, 8, 8, 68])).toBe(2);
});
