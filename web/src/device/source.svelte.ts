/**
 * A table whose game lives on this device. It is a source as the server's socket is: tells the position as one seat may
 * see it, takes moves, deals, and asks the bots. Where several people share the device, `handOver` says whose turn it is
 * to look; until they say that they are there, nobody's cards are told to anyone.
 */
import type { Entry, Game, GameEvent, MoveEvent, Table } from "../api/types";
import type { Listener, Source } from "../api/source";
import { engine, EngineError } from "../engine/client";
import type { Moment } from "../engine/engine";
import { LEVELS } from "../engine/levels";
import type { MindName } from "../engine/minds";
import { settings } from "../shell/settings.svelte";
import {
  before,
  botSeed,
  commitmentOf,
  courseOf,
  seedOf,
  withdrawn,
  type DeviceGame,
} from "./games";
import { askToStay, gameOf, keep, Overtaken, whenChanged } from "./shelf";

/** People need a moment to see what a bot has done. */
const BEAT_MS = 650;
const PACES = { slow: 2, people: 1, fast: 0.4, off: 0 } as const;
const FACE_DOWN: readonly string[] = ["play", "keep"];
const FALLBACK: MindName = "pilgrim";

export type Trouble = "full" | "engine" | null;

export class DeviceTable implements Source {
  /** The person to give the device to; their cards are not shown before they say that they have it. */
  handOver = $state<number | null>(null);
  game = $state.raw<DeviceGame | null>(null);
  trouble = $state<Trouble>(null);
  /** Whose eyes the position is shown to. */
  #eyes: number | null = null;
  #stopped = false;
  #busy = false;
  #told = 0;
  readonly #id: string;
  readonly #listener: Listener;
  readonly #ends = new AbortController();
  readonly #deaf: () => void;

  constructor(id: string, listener: Listener) {
    this.#id = id;
    this.#listener = listener;
    this.#deaf = whenChanged((changed) => {
      if (changed.id === id && changed.revision > (this.game?.revision ?? 0)) void this.#reload();
    });
    void this.#open();
  }

  get people(): number[] {
    return (this.game?.seats ?? []).flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }

  async #open(): Promise<void> {
    this.#listener.connection("connecting");
    const game = await gameOf(this.#id).catch(() => null);
    if (this.#stopped) return;
    if (game === null) {
      this.#listener.connection("ended", "no_table");
      return;
    }
    askToStay();
    this.game = game;
    this.#eyes = this.people.length === 1 ? (this.people[0] ?? null) : null;
    await this.#guarded(async () => {
      await this.#show(false);
      this.#listener.connection("open");
    });
    void this.#goOn();
  }

  /** Another tab has played on: show what it did. */
  async #reload(): Promise<void> {
    const game = await gameOf(this.#id);
    if (game === null || this.#stopped) return;
    this.game = game;
    await this.#guarded(() => this.#show(true));
    void this.#goOn();
  }

  // --- what people do ---

  async move(_decision: string, event: MoveEvent): Promise<boolean> {
    const game = this.game;
    if (game === null || event.player !== this.#eyes) return false;
    const events =
      event.event === "withdraw"
        ? withdrawn(game.events, event.player)
        : [...game.events, event as GameEvent];
    return this.#change({ ...game, events });
  }

  /** I have the device now. */
  async here(): Promise<void> {
    this.#eyes = this.handOver;
    await this.#guarded(() => this.#show(false));
    this.handOver = null;
    void this.#goOn();
  }

  /** Practice: take back my newest choice, and all that followed. */
  get canUndo(): boolean {
    return this.game?.practice === true && before(this.game, this.people) !== null;
  }

  async undo(): Promise<void> {
    const earlier = this.game && before(this.game, this.people);
    if (earlier) await this.#change({ ...earlier, result: null, endedAt: null });
  }

  react(): void {}
  say(): void {}
  vote = async (): Promise<boolean> => false;
  free = async (): Promise<void> => undefined;
  leave = async (): Promise<void> => undefined;
  close = async (): Promise<void> => undefined;

  stop(): void {
    this.#stopped = true;
    this.#ends.abort();
    this.#deaf();
  }

  // --- how the game goes on ---

  /** Keep a change and show it; whether it was legal, and nobody else was faster. */
  async #change(next: DeviceGame): Promise<boolean> {
    const stored = await this.#guarded(async () => {
      await engine.ask("check", [courseOf(next)]);
      await this.#keep(next);
      await this.#show(true);
      return true;
    });
    void this.#goOn();
    return stored === true;
  }

  async #keep(next: DeviceGame): Promise<void> {
    try {
      this.game = await keep(next);
      if (this.trouble === "full") this.trouble = null;
    } catch (error) {
      if (error instanceof Overtaken) throw error;
      this.game = next; // played on in memory: nothing is lost while the page is open
      this.trouble = "full";
    }
  }

  /** What nobody has to be asked for: chance, bots, the end. One at a time. */
  async #goOn(): Promise<void> {
    if (this.#busy || this.#stopped) return;
    this.#busy = true;
    try {
      while (!this.#stopped && (await this.#step()));
    } catch (error) {
      this.#report(error);
    } finally {
      this.#busy = false;
    }
  }

  /** One step; false when a person must decide, or the game is over. */
  async #step(): Promise<boolean> {
    const game = this.game;
    if (game === null || game.result !== null) return false;
    const dealt = await engine.ask("deal", [courseOf(game), seedOf(game)]);
    if (dealt.length > 0) return this.#add(game, dealt);
    const [moment] = await engine.ask("look", [courseOf(game), [null]]);
    const { view } = moment!;
    if (view.phase === "over") {
      if (this.game !== game) return true;
      await this.#keep({ ...game, result: view.result, endedAt: Date.now() });
      await this.#show(true);
      return false;
    }
    const waiting = view.open.map((decision) => Number(decision.split(".")[2]));
    const bot = waiting.find((seat) => game.seats[seat]?.bot !== null);
    if (bot !== undefined) return this.#letChoose(game, bot);
    if (this.#eyes === null || !waiting.includes(this.#eyes)) this.#giveTo(waiting);
    return false;
  }

  #giveTo(waiting: readonly number[]): void {
    if (this.people.length === 1) return;
    const after = this.#eyes ?? -1;
    const next = waiting.find((seat) => seat > after) ?? waiting[0] ?? null;
    if (this.handOver === next) return;
    this.handOver = next;
    this.#eyes = null;
    this.#listener.welcome({ seat: null, host: false }, 0, true);
  }

  async #letChoose(game: DeviceGame, seat: number): Promise<boolean> {
    const start = performance.now();
    const level = game.seats[seat]?.bot ?? FALLBACK;
    const known = LEVELS.find(({ name }) => name === level);
    const name = (known?.name ?? FALLBACK) as MindName;
    const budget = known?.rollouts == null ? {} : { rollouts: known.rollouts };
    const about = [courseOf(game), seat, name, botSeed(game), budget] as const;
    const event = await engine.ask("choose", [...about], this.#ends.signal);
    const secret = FACE_DOWN.includes(event.event);
    const beat = BEAT_MS * PACES[settings.pace];
    if (!secret) await pause(beat - (performance.now() - start), this.#ends.signal);
    return this.#add(game, [event as GameEvent]);
  }

  /** Events of chance or of a bot; a person may have chosen in the meantime, which is no reason not to. */
  async #add(thought: DeviceGame, events: readonly GameEvent[]): Promise<boolean> {
    const game = this.game;
    if (game === null || this.#stopped) return false;
    const course = courseOf(game);
    const next = { ...game, events: [...game.events, ...events] };
    if (game !== thought)
      try {
        await engine.ask("check", [{ ...course, events: next.events }]);
      } catch {
        return true; // it has gone another way: look again
      }
    if (this.game !== game) return true;
    await this.#keep(next);
    await this.#show(true);
    return true;
  }

  // --- what is told ---

  async #show(live: boolean): Promise<void> {
    const game = this.game;
    if (game === null) return;
    const eyes = this.#eyes;
    const course = courseOf(game);
    const [[moment], told] = await Promise.all([
      engine.ask("look", [course, [eyes]]),
      engine.ask("told", [course, eyes]),
    ]);
    if (this.#stopped || game !== this.game || eyes !== this.#eyes) return;
    const since = live ? Math.min(this.#told, told.length) : 0;
    this.#told = told.length;
    const entries = told.slice(since).map((events, i) => entryOf(since + i + 1, events));
    const position = {
      seq: told.length,
      since,
      entries,
      table: tableOf(game),
      game: gameJson(moment!),
    };
    this.#listener.welcome({ seat: eyes, host: false }, 0, true);
    if (live) this.#listener.events({ t: "events", ...position });
    else this.#listener.snapshot({ t: "snapshot", ...position });
  }

  async #guarded<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      const done = await work();
      if (this.trouble === "engine") this.trouble = null;
      return done;
    } catch (error) {
      this.#report(error);
      return null;
    }
  }

  #report(error: unknown): void {
    if (this.#stopped) return;
    if (error instanceof Overtaken) void this.#reload();
    else if (error instanceof EngineError && error.illegal !== null)
      this.#listener.refused("illegal_move", error.message);
    else {
      console.warn("the game on this device cannot go on", error);
      this.trouble = "engine";
    }
  }

  /** After trouble. */
  again(): void {
    this.trouble = null;
    if (this.game === null) void this.#open();
    else void this.#reload();
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, stop) => {
    const timer = setTimeout(done, Math.max(0, ms));
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      stop(new Error("stopped"));
    });
  });
}

const entryOf = (seq: number, events: GameEvent[]): Entry => ({ seq, at: 0, events, table: null });

const gameJson = ({ view, options, canWithdraw }: Moment): Game => ({
  view,
  options: [...options],
  can_withdraw: canWithdraw,
  deadlines: {},
});

/** The table as the server would tell it. */
function tableOf(game: DeviceGame): Table {
  return {
    id: game.id,
    kind: "normal",
    status: game.result === null ? "running" : "finished",
    options: {
      seats: game.seats.length,
      variant: game.variant,
      spectators: false,
      public: false,
      clock: null,
      chat: false,
      pace: "people",
      auto: false,
    },
    seats: game.seats.map(({ name, bot }, seat) => ({
      seat,
      kind: bot === null ? "human" : "bot",
      name,
      bot,
      played_by: null,
      left: false,
      votes: [],
      random: bot === null,
    })),
    host: null,
    commitment: game.practice ? null : commitmentOf(game),
    links: { join: null, watch: null },
    join: null,
    again: [],
    follows: null,
    rematch: null,
    created_at: game.createdAt,
    started_at: game.createdAt,
    ended_at: game.endedAt,
  };
}
