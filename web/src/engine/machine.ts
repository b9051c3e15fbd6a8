/**
 * The compiled functions of kernel and bots (`src/alula/browser`), with the memory that they work on. Every address is a
 * number of a byte in it; all space is laid out once, since nothing in the module allocates.
 */
import { DATA_END, LAYOUT, NETWORK_NUMBERS, SCRATCH } from "./constants.ts";

/** What the module can be asked for: `browser/entries.py`, name by name. */
interface Entries {
  new_game(state: number, players: number, variant: number): void;
  given_deal(state: number, cards: number): void;
  given_market(state: number, cards: number): void;
  given_find(state: number, cards: number, count: number): void;
  to_move(state: number): number;
  choices(state: number): number;
  decide(state: number, seat: number, choice: number): void;
  withdraw(state: number, seat: number): void;
  veil(state: number, seat: number, out: number): void;
  fame_of(state: number, seat: number): number;
  place_of(state: number, seat: number): number;
  best_order_of(
    row: number,
    regions: number,
    laid: number,
    sanctuaries: number,
    order: number,
    scratch: number,
  ): number;
  finish_many(states: number, keys: number, games: number, policy: number): void;
  seed_key(seed: bigint, index: number): bigint;
  judge(state: number, seat: number, weights: number): number;
  absent(
    state: number,
    seat: number,
    weights: number,
    seed: bigint,
    overlooks: number,
    misjudges: number,
  ): number;
  search_key(state: number, seat: number, seed: bigint): bigint;
  try_options(
    state: number,
    seat: number,
    alive: number,
    count: number,
    firstWorld: number,
    worlds: number,
    kinds: number,
    weights: number,
    net: number,
    margin: number,
    stop: number,
    key: bigint,
    sums: number,
    squares: number,
    scratch: number,
  ): void;
  better_half(alive: number, count: number, sums: number, tried: number): number;
  best_of(count: number, sums: number, tried: number): number;
}

const PAGE = 65_536;
const STACK = 2 * PAGE;
const SPARE = 8 * PAGE;
const ALIGNED = 64;

type Kind =
  | Uint8ArrayConstructor
  | Float32ArrayConstructor
  | Float64ArrayConstructor
  | BigInt64ArrayConstructor
  | BigUint64ArrayConstructor;

export class Machine {
  readonly run: Entries;
  readonly #memory: WebAssembly.Memory;
  #free = DATA_END + STACK;

  private constructor(run: Entries, memory: WebAssembly.Memory) {
    this.run = run;
    this.#memory = memory;
  }

  static async start(code: BufferSource, spare = SPARE): Promise<Machine> {
    const bytes = DATA_END + STACK + 4 * NETWORK_NUMBERS + SCRATCH.search + SCRATCH.order + spare;
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    const stack = new WebAssembly.Global({ value: "i32", mutable: true }, DATA_END + STACK);
    const env = { __linear_memory: memory, __stack_pointer: stack };
    const { instance } = await WebAssembly.instantiate(code, { env });
    return new Machine(instance.exports as unknown as Entries, memory);
  }

  /** Space for so many numbers; `byteOffset` is its address. */
  space<K extends Kind>(kind: K, count: number): InstanceType<K> {
    const at = Math.ceil(this.#free / ALIGNED) * ALIGNED;
    this.#free = at + count * kind.BYTES_PER_ELEMENT;
    return new kind(this.#memory.buffer, at, count) as InstanceType<K>;
  }

  state(): Uint8Array {
    return this.space(Uint8Array, LAYOUT.STATE_SIZE);
  }
}
