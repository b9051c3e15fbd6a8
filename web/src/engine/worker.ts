/// <reference lib="webworker" />
/** The engine in a thread of its own: answers questions, one search at a time, and looks up while it searches. */
import engineUrl from "../../../src/alula/browser/engine.wasm?url";
import networkUrl from "../../../src/alula/bots/data/network.npz?url";
import { Engine } from "./engine.ts";
import { needsNetwork, type Pause } from "./minds.ts";
import { readNetwork } from "./network.ts";
import { IllegalEvent } from "./position.ts";
import type { Answer, Question, Questions } from "./questions.ts";

class Cancelled extends Error {}

const cancelled = new Set<number>();
let started: Promise<Engine> | null = null;
let network: Promise<void> | null = null;
let thinking: Promise<unknown> = Promise.resolve();

async function load(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}

/** Kept if it worked; asked for again if it did not. */
function engine(): Promise<Engine> {
  started ??= load(engineUrl).then(Engine.start);
  started.catch(() => (started = null));
  return started;
}

function withNetwork(): Promise<void> {
  network ??= Promise.all([engine(), load(networkUrl).then(readNetwork)]).then(([one, numbers]) =>
    one.giveNetwork(numbers),
  );
  network.catch(() => (network = null));
  return network;
}

/** After all that thought before. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = thinking.then(work, work);
  thinking = mine.catch(() => undefined);
  return mine;
}

/** Let messages in; stop if this question is not wanted any more. */
const pauseOf =
  (id: number): Pause =>
  () =>
    new Promise((done, stop) => {
      setTimeout(() => (cancelled.has(id) ? stop(new Cancelled()) : done()));
    });

async function answer(id: number, question: Question): Promise<unknown> {
  const one = await engine();
  const pause = pauseOf(id);
  switch (question.ask) {
    case "ready":
      await withNetwork();
      return true;
    case "look":
      return one.look(...question.about);
    case "deal":
      return one.deal(...question.about);
    case "told":
      return one.told(...question.about);
    case "steps":
      return one.steps(...question.about);
    case "check":
      return one.check(...question.about);
    case "dealtBy":
      return one.dealtBy(...question.about);
    case "bestOrder":
      return one.bestOrder(...question.about);
    case "choose": {
      const [course, seat, bot, seed, budget] = question.about;
      if (needsNetwork(bot)) await withNetwork();
      return inTurn(() => one.choose(course, seat, bot, seed, budget, pause));
    }
    case "values":
      await withNetwork();
      return inTurn(() => one.values(...question.about, pause));
  }
}

function post(message: Answer): void {
  self.postMessage(message);
}

self.onmessage = async ({ data }: MessageEvent<Question & { id: number }>): Promise<void> => {
  const { id } = data;
  if (data.ask === "cancel") {
    cancelled.add(id);
    return;
  }
  if (data.ask === "ping") {
    post({ id, value: true });
    return;
  }
  try {
    const value = (await answer(id, data)) as Questions[keyof Questions]["answer"];
    post({ id, value });
  } catch (error) {
    const illegal = error instanceof IllegalEvent ? error.event : null;
    if (!(error instanceof Cancelled))
      post({ id, problem: error instanceof Error ? error.message : String(error), illegal });
  } finally {
    cancelled.delete(id);
  }
};
