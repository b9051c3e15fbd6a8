import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OpenSource } from "../src/api/source.ts";
import type { Snapshot } from "../src/api/types.ts";
import { TableStore } from "../src/table/store.svelte.ts";
import { away, surroundings } from "./fakes.ts";

const move = vi.fn<(decision: string, event: object) => Promise<boolean>>();
const open = (() => ({ move, stop: vi.fn() })) as unknown as OpenSource;
let store: TableStore;

beforeEach(() => {
  surroundings();
  move.mockReset().mockResolvedValue(true);
  store = new TableStore("t1", open);
});

afterEach(() => {
  store.stop();
  away();
});

/** A position in which seat 0 chooses. */
function position(kind: "play" | "keep", hand: number[], more: object = {}): Snapshot {
  const regions = kind === "keep" ? [hand] : hand.map((region) => region);
  return {
    t: "snapshot",
    seq: 1,
    entries: [],
    table: { seats: [{ bot: null }, { bot: "guide" }] },
    game: {
      can_withdraw: false,
      options: regions.map((one) =>
        kind === "keep"
          ? { event: kind, player: 0, regions: one }
          : { event: kind, player: 0, region: one },
      ),
      view: {
        players: ["Ada", "Guide"],
        seat: 0,
        round: 1,
        phase: kind,
        decision: `1.${kind}.0`,
        hand,
        chosen: null,
        ...more,
      },
    },
  } as unknown as Snapshot;
}

test("the first tap picks, the second sends the choice for the open decision", async () => {
  store.snapshot(position("play", [8, 33, 45]));
  store.tap(33);
  expect(store.picked).toEqual([33]);
  store.tap(33); // a slip of the finger
  await vi.advanceTimersByTimeAsync(450);
  expect(move).not.toHaveBeenCalled();
  store.tap(33);
  await vi.runAllTimersAsync();
  expect(move).toHaveBeenCalledExactlyOnceWith("1.play.0", {
    event: "play",
    player: 0,
    region: 33,
  });
});

test("what cannot be chosen is not picked", () => {
  store.snapshot(position("play", [8, 33, 45]));
  store.tap(44);
  expect(store.picked).toEqual([]);
});

test("of five cards three are kept, in the order of their numbers; a fourth pushes one out", async () => {
  store.snapshot(position("keep", [5, 12, 20, 40, 60]));
  for (const card of [40, 5, 12, 60]) store.tap(card);
  expect(store.picked).toEqual([5, 12, 60]);
  await store.confirm();
  expect(move).toHaveBeenCalledWith("1.keep.0", {
    event: "keep",
    player: 0,
    regions: [5, 12, 60],
  });
});

test("while a choice is on its way nothing is sent twice", async () => {
  store.snapshot(position("play", [8, 33, 45]));
  store.tap(8);
  void store.confirm();
  void store.confirm();
  await vi.runAllTimersAsync();
  expect(move).toHaveBeenCalledTimes(1);
});

test("a refused choice stays in hand, and can be made again", async () => {
  move.mockResolvedValueOnce(false);
  store.snapshot(position("play", [8, 33, 45]));
  store.tap(8);
  await store.confirm();
  store.refused("busy", "later");
  expect(store.refusal).toEqual({ code: "busy", message: "later" });
  expect(store.ready).toBe(true);
  await store.confirm();
  expect(move).toHaveBeenCalledTimes(2);
});

test("a lost connection is shown as lost until it is there again", () => {
  store.connection("open");
  store.connection("lost");
  store.connection("connecting");
  expect(store.link).toBe("lost");
  store.connection("open");
  expect(store.link).toBe("open");
  store.connection("ended", "closed");
  expect(store.ended).toBe("closed");
});

test("entries that come again replace those that were known", () => {
  const entries = (...seqs: number[]): object => ({ entries: seqs.map((seq) => ({ seq })) });
  store.snapshot({ ...position("play", [8]), ...entries(1, 2, 3) });
  store.events({ ...position("play", [8]), t: "events", ...entries(3, 4) } as never);
  expect(store.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

test("bots that are being compiled are shown where a bot sits", () => {
  store.snapshot(position("play", [8]));
  store.welcome({ seat: 0, host: true } as never, 0, false);
  expect(store.botsWakeUp).toBe(true);
  store.welcome({ seat: 0, host: true } as never, 0, true);
  expect(store.botsWakeUp).toBe(false);
});
