// The engine in Node, for tests and measurements: one question a line as JSON, one answer a line.
// Usage: node tools/engine_lines.ts engine.wasm network.npz
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { LAYOUT } from "../src/engine/constants.ts";
import { Engine } from "../src/engine/engine.ts";
import { Machine } from "../src/engine/machine.ts";
import { readNetwork } from "../src/engine/network.ts";
import type { MindName } from "../src/engine/minds.ts";
import type { Course } from "../src/engine/position.ts";
import { fromHex } from "../src/fair/bytes.ts";

interface Question {
  ask: string;
  course: Course;
  eyes: (number | null)[];
  seat: number;
  bot: MindName;
  seed: string;
  rollouts?: number;
  seconds?: number;
  times?: number;
  regions: number[];
  sanctuaries: string[];
  states: string;
  keys: string;
  policy: number;
}

const [, , code = "", network = ""] = process.argv;
const bytes = readFileSync(code);
const engine = await Engine.start(bytes);
engine.giveNetwork(await readNetwork(readFileSync(network).buffer as ArrayBuffer));

/** Whole games in one call. */
async function finish({ states, keys, policy }: Question): Promise<unknown> {
  const all = Buffer.from(states, "base64");
  const machine = await Machine.start(bytes, all.length * 2 + 1_000_000);
  const where = machine.space(Uint8Array, all.length);
  const words = machine.space(BigUint64Array, all.length / LAYOUT.STATE_SIZE);
  where.set(all);
  words.set(new BigUint64Array(new Uint8Array(Buffer.from(keys, "base64")).buffer));
  const start = performance.now();
  machine.run.finish_many(where.byteOffset, words.byteOffset, words.length, policy);
  const ms = performance.now() - start;
  return { states: Buffer.from(where).toString("base64"), ms };
}

/** Every moment of a game, with everybody's eyes. */
function moments({ course }: Question): unknown {
  const eyes = [...course.players.keys(), null];
  return [...course.events.keys(), course.events.length].map((count) =>
    engine.look({ ...course, events: course.events.slice(0, count) }, eyes),
  );
}

async function choose(question: Question): Promise<unknown> {
  const { course, seat, bot, seed, rollouts, seconds, times = 1 } = question;
  const start = performance.now();
  let event: unknown;
  for (let i = 0; i < times; i++)
    event = await engine.choose(course, seat, bot, BigInt(seed), { rollouts, seconds });
  return { event, ms: (performance.now() - start) / times };
}

async function answer(question: Question): Promise<unknown> {
  const { course, seat, seed, rollouts = 100 } = question;
  switch (question.ask) {
    case "finish":
      return finish(question);
    case "moments":
      return moments(question);
    case "told":
      return question.eyes.map((eyes) => engine.told(course, eyes));
    case "steps":
      return question.eyes.map((eyes) => engine.steps(course, String(eyes ?? "open")));
    case "deal":
      return engine.deal(course, fromHex(seed));
    case "check":
      return engine.check(course);
    case "dealtBy":
      return engine.dealtBy(course, fromHex(seed));
    case "choose":
      return choose(question);
    case "values":
      return engine.values(course, seat, BigInt(seed), rollouts);
    case "order":
      return engine.bestOrder(question.regions, question.sanctuaries);
  }
  throw new Error(`no question ${question.ask}`);
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = await answer(JSON.parse(line) as Question).then(
    (value) => ({ value }),
    (error: unknown) => ({ error: String(error) }),
  );
  process.stdout.write(`${JSON.stringify(told)}\n`);
}
