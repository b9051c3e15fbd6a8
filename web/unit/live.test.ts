import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { liveTable } from "../src/api/live.ts";
import type { Listener, Source } from "../src/api/source.ts";
import { away, FakeSocket, socket, surroundings } from "./fakes.ts";

const MOVE = { event: "play", player: 0, region: 44 } as const;
let heard: { [Name in keyof Listener]: ReturnType<typeof vi.fn> };
let table: Source;

beforeEach(() => {
  surroundings();
  heard = {
    connection: vi.fn(),
    welcome: vi.fn(),
    snapshot: vi.fn(),
    events: vi.fn(),
    presence: vi.fn(),
    reaction: vi.fn(),
    chat: vi.fn(),
    refused: vi.fn(),
  };
  table = liveTable("t1", heard as unknown as Listener);
});

afterEach(() => {
  table.stop();
  away();
});

function open(seq: number): void {
  socket().accept();
  socket().tell({ t: "snapshot", seq, entries: [] });
}

test("it says hello with what it knows, which is nothing at first", () => {
  expect(socket().address).toBe("wss://alula.example/api/tables/t1/socket");
  socket().accept();
  expect(socket().sent).toMatchObject([{ t: "hello", since: 0 }]);
  expect(heard.connection).toHaveBeenLastCalledWith("connecting");
});

test("after a loss it comes back and asks for what it missed", () => {
  open(7);
  socket().drop(1006);
  expect(heard.connection).toHaveBeenLastCalledWith("lost");
  vi.advanceTimersByTime(249);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(2);
  socket().accept();
  expect(socket().sent).toMatchObject([{ t: "hello", since: 7 }]);
});

test("it waits longer after each loss, 8 seconds at most, and is quick again once it was open", () => {
  for (let loss = 0; loss < 12; loss++) {
    socket().drop(1006);
    vi.advanceTimersByTime(8000);
  }
  const before = FakeSocket.all.length;
  socket().drop(1006);
  vi.advanceTimersByTime(7999);
  expect(FakeSocket.all).toHaveLength(before);
  vi.advanceTimersByTime(1);
  open(1);
  socket().drop(1006);
  vi.advanceTimersByTime(250);
  expect(FakeSocket.all).toHaveLength(before + 2);
});

test("a move without an answer is sent again with the same id, and once stored no more", async () => {
  open(1);
  const stored = table.move("1.play.0", MOVE);
  const first = socket().sent.at(-1);
  expect(first).toMatchObject({ t: "move", decision: "1.play.0", event: MOVE });
  socket().drop(1006);
  vi.advanceTimersByTime(250);
  open(1);
  expect(socket().sent.at(-1)).toEqual(first);
  socket().tell({ t: "ack", id: first?.["id"], seq: 2 });
  const arrived = vi.fn();
  void stored.then(arrived);
  await Promise.resolve();
  expect(arrived).not.toHaveBeenCalled(); // Stored, but the position here is still the old one.
  socket().tell({ t: "events", since: 1, seq: 2, entries: [] });
  expect(await stored).toBe(true);
  socket().drop(1006);
  vi.advanceTimersByTime(250);
  open(2);
  expect(socket().sent.filter(({ t }) => t === "move")).toEqual([]);
});

test("a gap is noticed: it asks for the rest and shows nothing that came too early", () => {
  open(4);
  socket().tell({ t: "events", since: 6, seq: 7, entries: [] });
  expect(heard.events).not.toHaveBeenCalled();
  expect(socket().sent.at(-1)).toEqual({ t: "resync", since: 4 });
  socket().tell({ t: "events", since: 4, seq: 7, entries: [] });
  expect(heard.events).toHaveBeenCalledTimes(1);
  socket().tell({ t: "events", since: 5, seq: 6, entries: [] });
  expect(heard.events).toHaveBeenCalledTimes(1);
});

test("a busy server gets the move once more; another refusal is final", async () => {
  open(1);
  const stored = table.move("1.play.0", MOVE);
  const id = socket().sent.at(-1)?.["id"];
  socket().tell({ t: "refused", id, code: "busy", message: "later", retry_ms: 500 });
  expect(heard.refused).not.toHaveBeenCalled();
  const before = socket().sent.length;
  vi.advanceTimersByTime(500);
  expect(socket().sent).toHaveLength(before + 1);
  socket().tell({ t: "refused", id, code: "wrong-card", message: "not yours" });
  expect(await stored).toBe(false);
  expect(heard.refused).toHaveBeenCalledWith("wrong-card", "not yours");
});

test("who was too loud (4429) waits ten seconds", () => {
  open(1);
  socket().drop(4429);
  vi.advanceTimersByTime(9999);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(2);
});

test.each([
  [4400, "protocol"],
  [4401, "bad_token"],
  [4403, "no_spectators"],
  [4404, "no_table"],
  [4410, "closed"],
])("a socket that ends for good (%i) is not opened again", async (code, reason) => {
  open(1);
  const stored = table.move("1.play.0", MOVE);
  socket().drop(code);
  expect(await stored).toBe(false); // Whoever waits for it need not wait for ever.
  expect(heard.connection).toHaveBeenLastCalledWith("ended", reason);
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a half-open connection is found by a question that nobody answers", () => {
  open(1);
  const first = socket();
  vi.advanceTimersByTime(20_000);
  expect(first.sent.at(-1)).toMatchObject({ t: "ping" });
  first.tell({ t: "pong" });
  vi.advanceTimersByTime(8000);
  expect(heard.connection).not.toHaveBeenCalledWith("lost");
  vi.advanceTimersByTime(20_000);
  expect(first.closed).not.toBeNull();
  expect(heard.connection).toHaveBeenCalledWith("lost");
});

test("the network that is back is tried at once", () => {
  open(1);
  for (let loss = 0; loss < 5; loss++) {
    socket().drop(1006);
    vi.advanceTimersByTime(8000);
  }
  socket().drop(1006);
  const before = FakeSocket.all.length;
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test("who leaves the page leaves nothing behind", () => {
  open(1);
  table.stop();
  expect(socket().closed).toBe(1000);
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
