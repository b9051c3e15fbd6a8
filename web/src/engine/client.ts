/**
 * The engine, asked from a page. All work is done in a worker; one that dies or falls silent is replaced, and what was
 * asked is asked again, since every question holds all that it needs.
 */
import type { Answer, Question, Questions } from "./questions.ts";

/** The engine could not answer; `illegal` is the event of the game that is not legal, counted from 1. */
export class EngineError extends Error {
  readonly illegal: number | null;

  constructor(message: string, illegal: number | null = null) {
    super(message);
    this.illegal = illegal;
  }
}

interface Pending {
  readonly question: Question;
  readonly done: (value: never) => void;
  readonly fail: (error: Error) => void;
  tries: number;
}

const MOST_TRIES = 3;
const PING_MS = 2000;
const SILENT_MS = 8000;

/** Whether this browser can run it: WebAssembly with vectors, workers, and streams that unpack. */
export function engineRuns(): boolean {
  if (typeof WebAssembly !== "object" || typeof Worker === "undefined") return false;
  if (typeof DecompressionStream === "undefined" || typeof indexedDB === "undefined") return false;
  // The smallest module with a vector in it: (func (drop (v128.const 0)))
  const head = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 23, 1, 21, 0, 253, 12,
  ];
  const vectors = new Uint8Array([...head, ...new Array<number>(16).fill(0), 26, 11]);
  return WebAssembly.validate(vectors);
}

export class EngineClient {
  #worker: Worker | null = null;
  #next = 0;
  #heard = 0;
  #watch: ReturnType<typeof setInterval> | undefined;
  readonly #pending = new Map<number, Pending>();

  ask<Name extends keyof Questions>(
    ask: Name,
    about: Questions[Name]["about"],
    signal?: AbortSignal,
  ): Promise<Questions[Name]["answer"]> {
    const id = ++this.#next;
    const question = { ask, about } as Question;
    return new Promise<Questions[Name]["answer"]>((done, fail) => {
      this.#pending.set(id, { question, done, fail, tries: 0 });
      signal?.addEventListener("abort", () => this.#cancel(id, signal));
      this.#send(id);
    });
  }

  #cancel(id: number, { reason }: AbortSignal): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    this.#pending.delete(id);
    this.#worker?.postMessage({ id, ask: "cancel" });
    pending.fail(reason instanceof Error ? reason : new EngineError("cancelled"));
  }

  #send(id: number): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    if (++pending.tries > MOST_TRIES) {
      this.#pending.delete(id);
      pending.fail(new EngineError("the engine does not answer"));
      return;
    }
    this.#living().postMessage({ id, ...pending.question });
    this.#listen();
  }

  #living(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#replace();
    };
    this.#heard = performance.now();
    return (this.#worker = worker);
  }

  #receive(answer: Answer): void {
    this.#heard = performance.now();
    const pending = this.#pending.get(answer.id);
    if (pending === undefined) return;
    this.#pending.delete(answer.id);
    if ("value" in answer) pending.done(answer.value as never);
    else pending.fail(new EngineError(answer.problem, answer.illegal));
  }

  /** While something is asked: is anybody there? Nobody tells when a worker has gone. */
  #listen(): void {
    this.#watch ??= setInterval(() => {
      if (this.#pending.size === 0) {
        clearInterval(this.#watch);
        this.#watch = undefined;
      } else if (performance.now() - this.#heard > SILENT_MS) this.#replace();
      else this.#worker?.postMessage({ id: 0, ask: "ping" });
    }, PING_MS);
  }

  #replace(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const id of [...this.#pending.keys()]) this.#send(id);
  }
}

export const engine = new EngineClient();
