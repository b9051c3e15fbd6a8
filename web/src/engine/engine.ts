/** Everything the engine can do, on one thread: what the worker offers to the page, and Node to the tests. */
import type { GameEvent, MoveEvent, Replay, ReplayStep, View } from "../api/types.ts";
import { dealer } from "../fair/dealer.ts";
import { LAYOUT as at, SANCTUARY_IDS, SCRATCH } from "./constants.ts";
import { Machine } from "./machine.ts";
import { Thinker, type Budget, type MindName, type Pause } from "./minds.ts";
import { inOrder, Position, redact, type Course } from "./position.ts";

/** A moment of a game, as one seat (or a spectator) may see it. */
export interface Moment {
  readonly view: View;
  readonly options: readonly MoveEvent[];
  readonly canWithdraw: boolean;
}

/** An option with what it is worth: the chance to win, nearly. */
export interface Weighed {
  readonly event: MoveEvent;
  readonly mean: number;
  readonly error: number;
  readonly worlds: number;
}

export interface Ordered {
  readonly fame: number;
  readonly regions: readonly number[];
}

export class Engine {
  readonly #machine: Machine;
  readonly #position: Position;
  readonly #thinker: Thinker;
  readonly #row: Uint8Array;
  readonly #laid: Uint8Array;
  readonly #order: Uint8Array;
  readonly #scratch: Uint8Array;

  private constructor(machine: Machine) {
    this.#machine = machine;
    this.#position = new Position(machine);
    this.#thinker = new Thinker(machine);
    this.#row = machine.space(Uint8Array, at.ROUNDS);
    this.#laid = machine.space(Uint8Array, at.MOST_LAID);
    this.#order = machine.space(Uint8Array, at.ROUNDS);
    this.#scratch = machine.space(Uint8Array, SCRATCH.order);
  }

  static async start(code: BufferSource): Promise<Engine> {
    return new Engine(await Machine.start(code));
  }

  /** Needed by the bots that search. */
  giveNetwork(numbers: Float32Array): void {
    this.#thinker.giveNetwork(numbers);
  }

  /** The newest moment of a game, with the eyes of each of these seats. */
  look(course: Course, eyes: readonly (number | null)[]): Moment[] {
    this.#position.follow(course);
    return eyes.map((seat) => this.#moment(seat));
  }

  #moment(seat: number | null): Moment {
    return {
      view: this.#position.view(seat),
      options: seat === null ? [] : this.#position.options(seat),
      canWithdraw: seat !== null && this.#position.canWithdraw(seat),
    };
  }

  /** What chance does until somebody must decide. */
  deal(course: Course, seed: Uint8Array): GameEvent[] {
    const position = this.#position;
    position.follow(course);
    const draw = dealer(seed);
    const events: GameEvent[] = [];
    for (let { due } = position; due !== null; { due } = position) {
      const event = recorded(draw(due, position.piles) as GameEvent);
      position.apply(event);
      events.push(event);
    }
    return events;
  }

  /** What a bot chooses for the open decision of a seat. */
  async choose(
    course: Course,
    seat: number,
    bot: MindName,
    seed: bigint,
    budget: Budget,
    pause?: Pause,
  ): Promise<MoveEvent> {
    this.#position.follow(course);
    const seen = this.#position.veil(seat).slice();
    const slot = await this.#thinker.choose(bot, seen, seat, seed, budget, pause);
    this.#position.seen.set(seen); // while it thought, another question may have been answered
    return this.#position.eventOf(seat, slot);
  }

  /** What every option of a decision is worth. */
  async values(
    course: Course,
    seat: number,
    seed: bigint,
    rollouts: number,
    pause?: Pause,
  ): Promise<Weighed[]> {
    this.#position.follow(course);
    const seen = this.#position.veil(seat).slice();
    const values = await this.#thinker.values(seen, seat, seed, rollouts, pause);
    this.#position.seen.set(seen);
    return values.map(({ slot, ...value }) => ({
      event: this.#position.eventOf(seat, slot),
      ...value,
    }));
  }

  /** A finished game step by step: with all cards open, as everybody saw it, or with the eyes of a seat. */
  steps(course: Course, eyes: Replay["eyes"]): ReplayStep[] {
    const position = this.#position;
    const seat = /^\d$/.test(eyes) ? Number(eyes) : null;
    const views = (): View[] =>
      eyes === "open" ? course.players.map((_, one) => position.view(one)) : [position.view(seat)];
    position.start(course.players, course.variant);
    const steps: ReplayStep[] = [{ events: [], views: views() }];
    for (const event of course.events) {
      position.apply(event);
      const told = position.announced(event);
      const events = eyes === "open" ? told : told.map((one) => redact(one, seat));
      steps.push({ events, views: views() });
    }
    return steps;
  }

  /** What has happened, as a seat is told while the game runs. */
  told(course: Course, seat: number | null): GameEvent[][] {
    const position = this.#position;
    position.start(course.players, course.variant);
    return course.events.map((event) => {
      position.apply(event);
      return position.announced(event).map((one) => redact(one, seat));
    });
  }

  /** Refuses a game in which something is not legal; tells whether it is over. */
  check(course: Course): boolean {
    this.#position.follow(course);
    return this.#position.over;
  }

  /** Whether every card came as this seed deals. */
  dealtBy(course: Course, seed: Uint8Array): boolean {
    const position = this.#position;
    const draw = dealer(seed);
    position.start(course.players, course.variant);
    for (const event of course.events) {
      const { due } = position;
      if (due !== null) {
        const right = recorded(draw(due, position.piles) as GameEvent);
        if (JSON.stringify(cardsOf(right)) !== JSON.stringify(cardsOf(recorded(event))))
          return false;
      }
      position.apply(event);
    }
    return true;
  }

  bestOrder(regions: readonly number[], sanctuaries: readonly string[]): Ordered {
    this.#row.set(regions.map((region) => region - 1));
    const names: readonly string[] = SANCTUARY_IDS;
    this.#laid.set(sanctuaries.map((name) => at.REGION_COUNT + names.indexOf(name)));
    const fame = this.#machine.run.best_order_of(
      this.#row.byteOffset,
      regions.length,
      this.#laid.byteOffset,
      sanctuaries.length,
      this.#order.byteOffset,
      this.#scratch.byteOffset,
    );
    return {
      fame,
      regions: Array.from(this.#order.subarray(0, regions.length), (card) => card + 1),
    };
  }
}

/** Chance events as a record writes them: found sanctuaries in the order of the table. */
function recorded(event: GameEvent): GameEvent {
  if (event.event !== "find" || event.sanctuaries === null) return event;
  return { ...event, sanctuaries: inOrder(event.sanctuaries) };
}

function cardsOf(event: GameEvent): unknown {
  if (event.event === "deal") return event.hands;
  if (event.event === "market") return event.regions;
  return event.event === "find" ? event.sanctuaries : null;
}
