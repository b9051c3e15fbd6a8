/**
 * The bots: each chooses from what its seat may know, and from nothing else. Which functions and numbers make a bot is
 * written in `constants.ts`; the same seed and rollouts choose as Python does.
 */
import { FEWEST_WORLDS, LAYOUT as at, MINDS, NETWORK_NUMBERS, SCRATCH } from "./constants.ts";
import type { Machine } from "./machine.ts";

export type MindName = keyof typeof MINDS;
type Mind = (typeof MINDS)[MindName];
export type SearchMind = Extract<Mind, { kind: "search" }>;

/** How much to think about one decision; none: at first sight or as the bot likes. */
export interface Budget {
  readonly seconds?: number | undefined;
  readonly rollouts?: number | undefined;
}

/** What an option is worth: the mean of its rewards, and how sure that is. */
export interface Value {
  readonly slot: number;
  readonly mean: number;
  readonly error: number;
  readonly worlds: number;
}

/** Called now and then while a search runs; it may end the search by throwing. */
export type Pause = () => Promise<void>;

const USUAL_ROLLOUTS = 1000;
const CHUNK_MS = 4;
/** Between two looks at what else is asked for. */
const PAUSE_MS = 30;

export const isMind = (name: string): name is MindName => Object.hasOwn(MINDS, name);
export const needsNetwork = (name: MindName): boolean => MINDS[name].kind === "search";

export class Thinker {
  readonly #machine: Machine;
  readonly #root: Uint8Array;
  readonly #weights: Float64Array;
  readonly #net: Float32Array;
  readonly #kinds: BigInt64Array;
  readonly #alive: BigInt64Array;
  readonly #tried: BigInt64Array;
  readonly #sums: Float64Array;
  readonly #squares: Float64Array;
  readonly #scratch: Uint8Array;

  constructor(machine: Machine) {
    this.#machine = machine;
    this.#root = machine.state();
    this.#weights = machine.space(Float64Array, at.MOST_PLAYERS * MINDS.best.weights.length);
    this.#net = machine.space(Float32Array, NETWORK_NUMBERS);
    this.#kinds = machine.space(BigInt64Array, at.MOST_PLAYERS);
    this.#alive = machine.space(BigInt64Array, at.MOST_CHOICES);
    this.#tried = machine.space(BigInt64Array, at.MOST_CHOICES);
    this.#sums = machine.space(Float64Array, at.MOST_CHOICES);
    this.#squares = machine.space(Float64Array, at.MOST_CHOICES);
    this.#scratch = machine.space(Uint8Array, SCRATCH.search);
  }

  giveNetwork(numbers: Float32Array): void {
    this.#net.set(numbers);
  }

  /** The number of the choice for the open decision of a seat; `seen` is all that it may know. */
  async choose(
    name: MindName,
    seen: Uint8Array,
    seat: number,
    seed: bigint,
    budget: Budget,
    pause?: Pause,
  ): Promise<number> {
    const mind: Mind = MINDS[name];
    const { run } = this.#machine;
    this.#root.set(seen);
    const root = this.#root.byteOffset;
    if (run.choices(root) === 1) return 0;
    this.#weigh(mind.weights);
    if (mind.kind === "judge") return run.judge(root, seat, this.#weights.byteOffset);
    if (mind.kind === "absent")
      return run.absent(root, seat, this.#weights.byteOffset, seed, mind.overlooks, mind.misjudges);
    const search = new Search(this, mind, seat, seed);
    if (budget.seconds === undefined) await search.halve(budget.rollouts ?? USUAL_ROLLOUTS, pause);
    else await search.halveInTime(budget.seconds, pause);
    return run.best_of(search.options, this.#sums.byteOffset, this.#tried.byteOffset);
  }

  /** What every option of a decision is worth, all tried in the same worlds. */
  async values(
    seen: Uint8Array,
    seat: number,
    seed: bigint,
    rollouts: number,
    pause?: Pause,
  ): Promise<Value[]> {
    const mind: Mind = MINDS.best;
    this.#root.set(seen);
    this.#weigh(mind.weights);
    const search = new Search(this, mind as SearchMind, seat, seed);
    await search.tryInParts(Math.max(1, Math.floor(rollouts / search.options)), pause);
    return Array.from({ length: search.options }, (_, slot) => this.#value(slot));
  }

  #value(slot: number): Value {
    const worlds = Number(this.#tried[slot]);
    const mean = this.#sums[slot]! / worlds;
    const spread = Math.max(0, this.#squares[slot]! / worlds - mean * mean);
    return { slot, mean, error: worlds > 1 ? Math.sqrt(spread / (worlds - 1)) : Infinity, worlds };
  }

  #weigh(weights: readonly number[]): void {
    for (let seat = 0; seat < at.MOST_PLAYERS; seat++)
      this.#weights.set(weights, seat * weights.length);
  }

  // --- for `Search` ---

  /** Opens what lies face down, and tells how many options there are. */
  begin(mind: SearchMind, seat: number): number {
    const { run } = this.#machine;
    const root = this.#root;
    const phase = root[at.PHASE];
    if (phase === at.PLAY || phase === at.KEEP)
      for (let other = 0; other < root[at.PLAYERS]!; other++)
        if (root[at.SEATS + other * at.SEAT + at.CHOSEN] !== at.NONE)
          run.withdraw(root.byteOffset, other);
    this.#kinds.fill(BigInt(mind.others));
    this.#kinds[seat] = BigInt(mind.own);
    const options = run.choices(root.byteOffset);
    for (let slot = 0; slot < at.MOST_CHOICES; slot++) {
      this.#alive[slot] = BigInt(slot);
      this.#tried[slot] = 0n;
      this.#sums[slot] = this.#squares[slot] = 0;
    }
    return options;
  }

  key(seat: number, seed: bigint): bigint {
    return this.#machine.run.search_key(this.#root.byteOffset, seat, seed);
  }

  try(
    mind: SearchMind,
    seat: number,
    key: bigint,
    alive: number,
    first: number,
    worlds: number,
  ): void {
    this.#machine.run.try_options(
      this.#root.byteOffset,
      seat,
      this.#alive.byteOffset,
      alive,
      first,
      worlds,
      this.#kinds.byteOffset,
      this.#weights.byteOffset,
      this.#net.byteOffset,
      mind.margin,
      Math.min(this.#root[at.ROUND]! + mind.rounds, at.ROUNDS + 1),
      key,
      this.#sums.byteOffset,
      this.#squares.byteOffset,
      this.#scratch.byteOffset,
    );
    for (let i = 0; i < alive; i++) this.#tried[Number(this.#alive[i])]! += BigInt(worlds);
  }

  dropHalf(alive: number): number {
    const { byteOffset: sums } = this.#sums;
    return this.#machine.run.better_half(
      this.#alive.byteOffset,
      alive,
      sums,
      this.#tried.byteOffset,
    );
  }

  get spent(): number {
    return this.#tried.reduce((sum, tried) => sum + Number(tried), 0);
  }

  fewest(alive: number): number {
    return Math.min(
      ...Array.from(this.#alive.subarray(0, alive), (slot) => Number(this.#tried[Number(slot)])),
    );
  }
}

/** One search, in steps: the twin of `_Run` in `bots/search.py`. */
class Search {
  readonly options: number;
  readonly #thinker: Thinker;
  readonly #mind: SearchMind;
  readonly #seat: number;
  readonly #key: bigint;
  #alive: number;
  #worlds = 0;
  #paused = performance.now();

  constructor(thinker: Thinker, mind: SearchMind, seat: number, seed: bigint) {
    this.#thinker = thinker;
    this.#mind = mind;
    this.#seat = seat;
    this.options = this.#alive = thinker.begin(mind, seat);
    this.#key = thinker.key(seat, seed);
  }

  async halve(rollouts: number, pause?: Pause): Promise<void> {
    const stages = Math.ceil(Math.log2(this.options));
    for (let stage = 0; stage < stages; stage++) {
      const share = Math.floor((rollouts - this.#thinker.spent) / (stages - stage));
      await this.tryInParts(Math.max(1, Math.floor(share / this.#alive)), pause);
      this.#drop(stage, stages);
    }
  }

  async halveInTime(seconds: number, pause?: Pause): Promise<void> {
    const start = performance.now();
    const stages = Math.ceil(Math.log2(this.options));
    let pace = Infinity; // milliseconds a rollout, the fastest seen
    for (let stage = 0; stage < stages; stage++) {
      const end = start + (1000 * seconds * (stage + 1)) / stages;
      while (
        this.#thinker.fewest(this.#alive) < FEWEST_WORLDS ||
        performance.now() + pace * this.#alive < end
      ) {
        const now = performance.now();
        const room = Math.min(CHUNK_MS, end - now) / pace / this.#alive;
        const worlds = Math.max(1, Math.floor(room));
        this.#try(worlds);
        pace = Math.min(pace, (performance.now() - now) / worlds / this.#alive) || pace;
        await this.#rest(pause);
      }
      this.#drop(stage, stages);
    }
  }

  /** So many worlds, a few at a time. */
  async tryInParts(worlds: number, pause?: Pause): Promise<void> {
    let left = worlds;
    while (left > 0) {
      const now = Math.min(left, 16);
      this.#try(now);
      left -= now;
      await this.#rest(pause);
    }
  }

  #try(worlds: number): void {
    this.#thinker.try(this.#mind, this.#seat, this.#key, this.#alive, this.#worlds, worlds);
    this.#worlds += worlds;
  }

  #drop(stage: number, stages: number): void {
    if (stage < stages - 1) this.#alive = this.#thinker.dropHalf(this.#alive);
  }

  async #rest(pause: Pause | undefined): Promise<void> {
    if (pause === undefined || performance.now() - this.#paused < PAUSE_MS) return;
    await pause();
    this.#paused = performance.now();
  }
}
