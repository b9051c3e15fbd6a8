/** One game as the compiled rules know it: follows events, and tells what a seat may know. */
import type { GameEvent, MoveEvent, Phase, Result, View } from "../api/types.ts";
import type { Due, Piles } from "../fair/dealer.ts";
import { LAYOUT as at, SANCTUARY_IDS } from "./constants.ts";
import type { Machine } from "./machine.ts";

export type Variant = View["variant"];

/** A game from its first card on: all that is needed to know everything about it. */
export interface Course {
  readonly players: readonly string[];
  readonly variant: Variant;
  readonly events: readonly GameEvent[];
}

/** An event that is not legal where it stands; `event` counts from 1. */
export class IllegalEvent extends Error {
  readonly event: number;

  constructor(event: number, message: string) {
    super(`event ${event}: ${message}`);
    this.event = event;
  }
}

const FIND_PHASES: readonly number[] = [at.FIND, at.TAKE, at.CHOOSE];
const KINDS: Readonly<Record<number, "keep" | "play" | "take" | "choose">> = {
  [at.KEEP]: "keep",
  [at.PLAY]: "play",
  [at.TAKE]: "take",
  [at.CHOOSE]: "choose",
};

const numberOf = (card: number): number => (card & at.CARD) + 1;
const nameOf = (card: number): string => SANCTUARY_IDS[card - at.REGION_COUNT] ?? "";
const idOf = (name: string): number =>
  at.REGION_COUNT + SANCTUARY_IDS.indexOf(name as (typeof SANCTUARY_IDS)[number]);
const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
const byTable = (names: readonly string[]): string[] => ascending(names.map(idOf)).map(nameOf);
const seatAt = (seat: number): number => at.SEATS + seat * at.SEAT;
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The bytes of a state, read (`kernel/layout.py` says where everything lies). */
class Reader {
  readonly s: Uint8Array;

  constructor(s: Uint8Array) {
    this.s = s;
  }

  at(place: number): number {
    return this.s[place] ?? 0;
  }
  of(seat: number, place: number): number {
    return this.at(seatAt(seat) + place);
  }
  slice(place: number, count: number): number[] {
    return Array.from(this.s.subarray(place, place + count));
  }
  ring(start: number, count: number): number[] {
    return range(count).map((i) => this.at(at.RING + ((start + i) % at.RING_SIZE)));
  }
  hand(seat: number): number[] {
    return this.slice(seatAt(seat) + at.CARDS_HELD, this.of(seat, at.HELD));
  }
  market(): number[] {
    return this.slice(at.MARKET_CARDS, this.at(at.MARKET_SIZE));
  }
  found(seat: number): number[] {
    return this.ring(this.of(seat, at.FOUND_AT), this.of(seat, at.FOUND));
  }
  get players(): number {
    return this.at(at.PLAYERS);
  }
  get phase(): number {
    return this.at(at.PHASE);
  }
  /** Who decides now, lowest seat first; all at once where choices are secret. */
  get waiting(): number[] {
    const { phase } = this;
    if (phase === at.TAKE || phase === at.CHOOSE) return [this.at(at.ORDER + this.at(at.TURN))];
    if (phase !== at.KEEP && phase !== at.PLAY) return [];
    return range(this.players).filter((seat) => this.of(seat, at.CHOSEN) === at.NONE);
  }
  decision(seat: number): string | null {
    if (!this.waiting.includes(seat)) return null;
    return `${this.at(at.ROUND)}.${KINDS[this.phase]}.${seat}`;
  }
}

function phaseName(read: Reader): Phase {
  if (read.phase === at.OVER) return "over";
  if (FIND_PHASES.includes(read.phase)) return "end";
  const dealing = read.phase === at.DEAL && read.at(at.VARIANT) === at.ADVANCED;
  return dealing || read.phase === at.KEEP ? "keep" : "explore";
}

/** What lies face down: of `seen`, so one's own only. */
function chosenBy(read: Reader, seat: number): number | number[] | null {
  const slot = read.of(seat, at.CHOSEN);
  if (slot === at.NONE) return null;
  const hand = read.hand(seat).map(numberOf);
  if (read.phase === at.PLAY) return hand[slot] ?? null;
  return read.phase === at.KEEP ? ascending(keptBy(slot, hand)) : null;
}

const keptBy = (way: number, hand: readonly number[]): number[] =>
  (at.KEPT_SLOTS[way] ?? []).map((slot) => hand[slot] ?? 0);

function lostIn(read: Reader): number[] {
  return range(at.SANCTUARY_COUNT)
    .filter((bit) => (read.at(at.LOST + (bit >> 3)) >> (bit & 7)) & 1)
    .map((bit) => at.REGION_COUNT + bit);
}

interface Group {
  readonly seat: number;
  readonly left: number[];
}

function groupsOf(read: Reader): Group[] {
  let start = read.at(at.RING_HEAD) + read.at(at.NEVER_DRAWN);
  const groups: Group[] = [];
  for (let i = read.at(at.GROUP_HEAD); i < read.at(at.GROUP_TAIL); i++) {
    const group = read.at(at.GROUPS + i);
    groups.push({ seat: group & 7, left: read.ring(start, group >> 3) });
    start += group >> 3;
  }
  return groups;
}

export class Position {
  readonly state: Uint8Array;
  /** What a seat may know, written anew by every question. */
  readonly seen: Uint8Array;
  readonly #machine: Machine;
  readonly #cards: Uint8Array;
  #names: readonly string[] = [];
  /** In which round each returned group came back: the dealer's labels ask for it, the kernel does not keep it. */
  #rounds: number[] = [];

  constructor(machine: Machine) {
    this.#machine = machine;
    this.state = machine.state();
    this.seen = machine.state();
    this.#cards = machine.space(Uint8Array, at.MOST_PLAYERS * at.ADVANCED_HAND);
  }

  get #read(): Reader {
    return new Reader(this.state);
  }

  start(players: readonly string[], variant: Variant): void {
    this.#names = players;
    this.#rounds = [];
    const kind = variant === "basic" ? at.BASIC : at.ADVANCED;
    this.#machine.run.new_game(this.state.byteOffset, players.length, kind);
  }

  /** Play a game up to here; refuses an event that is not legal where it stands. */
  follow({ players, variant, events }: Course): void {
    this.start(players, variant);
    for (const [index, event] of events.entries()) {
      const wrong = this.problem(event);
      if (wrong !== null) throw new IllegalEvent(index + 1, wrong);
      this.apply(event);
    }
  }

  /** What happens, as a legal event (see `problem`). */
  apply(event: GameEvent): void {
    const { run } = this.#machine;
    const state = this.state.byteOffset;
    switch (event.event) {
      case "deal":
        this.#give(event.hands.flatMap((hand) => ascending(hand ?? []).map((card) => card - 1)));
        return run.given_deal(state, this.#cards.byteOffset);
      case "market":
        this.#give(event.regions.map((card) => card - 1));
        return run.given_market(state, this.#cards.byteOffset);
      case "find":
        this.#give((event.sanctuaries ?? []).map(idOf));
        return run.given_find(state, this.#cards.byteOffset, event.sanctuaries?.length ?? 0);
      case "withdraw":
        return run.withdraw(state, event.player);
      case "reveal":
        return; // it follows from the plays
      case "choose":
        if (this.#read.of(event.player, at.FOUND) > 1) this.#rounds.push(this.#read.at(at.ROUND));
    }
    run.decide(state, event.player, this.#slot(this.#read, event as MoveEvent));
  }

  #give(cards: readonly number[]): void {
    this.#cards.set(cards);
  }

  /** The number of a choice, as compiled code counts them. */
  #slot(read: Reader, event: MoveEvent): number {
    switch (event.event) {
      case "take":
        return read.market().map(numberOf).indexOf(event.region);
      case "choose":
        return read.found(event.player).indexOf(idOf(event.sanctuary));
      case "play":
        return read.hand(event.player).map(numberOf).indexOf(event.region);
      case "keep": {
        const hand = read.hand(event.player).map(numberOf);
        const wanted = ascending(event.regions).join();
        return at.KEPT_SLOTS.findIndex((_, way) => ascending(keptBy(way, hand)).join() === wanted);
      }
      case "withdraw":
        return -1;
    }
  }

  // --- what is due ---

  get over(): boolean {
    return this.#read.phase === at.OVER;
  }

  /** The chance event that must come before anybody decides anything. */
  get due(): Due | null {
    const read = this.#read;
    if (read.phase === at.DEAL)
      return {
        event: "deal",
        cards: read.at(at.VARIANT) === at.BASIC ? at.HAND : at.ADVANCED_HAND,
      };
    if (read.phase === at.MARKET) return { event: "market", cards: read.players + 1 };
    if (read.phase !== at.FIND) return null;
    const player = read.at(at.ORDER + read.at(at.TURN));
    const cards = Math.min(read.of(player, at.DUE), read.at(at.SANCTUARIES_LEFT));
    return { event: "find", player, cards };
  }

  /** What the dealer draws from. */
  get piles(): Piles {
    const read = this.#read;
    const drawn = read.at(at.REGIONS_DRAWN);
    const first = read.at(at.GROUP_HEAD);
    return {
      variant: read.at(at.VARIANT) === at.BASIC ? "basic" : "advanced",
      players: read.players,
      regionDeck: read.slice(at.REGION_DECK + drawn, at.REGION_COUNT - drawn).map(numberOf),
      unseen: read.ring(read.at(at.RING_HEAD), read.at(at.NEVER_DRAWN)).map(nameOf),
      under: groupsOf(read).map(({ seat, left }, index) => ({
        round: this.#rounds[first + index] ?? 0,
        seat,
        left: left.map(nameOf),
      })),
    };
  }

  /** Who must decide now. */
  get waiting(): readonly number[] {
    return this.#read.waiting;
  }

  get round(): number {
    return this.#read.at(at.ROUND);
  }

  decision(seat: number): string | null {
    return this.#read.decision(seat);
  }

  /** Whether something of this seat lies face down and may be taken back. */
  canWithdraw(seat: number): boolean {
    const read = this.#read;
    const secret = read.phase === at.KEEP || read.phase === at.PLAY;
    return secret && read.of(seat, at.CHOSEN) !== at.NONE;
  }

  /** The legal answers to a seat's open decision, in a fixed order. */
  options(seat: number): MoveEvent[] {
    const read = this.#read;
    if (!read.waiting.includes(seat)) return [];
    const player = seat;
    switch (KINDS[read.phase]) {
      case "play":
        return ascending(read.hand(seat).map(numberOf)).map((region) => ({
          event: "play",
          player,
          region,
        }));
      case "take":
        return ascending(read.market().map(numberOf)).map((region) => ({
          event: "take",
          player,
          region,
        }));
      case "choose":
        return ascending(read.found(seat)).map((card) => ({
          event: "choose",
          player,
          sanctuary: nameOf(card),
        }));
      case "keep": {
        const hand = ascending(read.hand(seat).map(numberOf));
        return at.KEPT_SLOTS.map((_, way) => ({
          event: "keep",
          player,
          regions: keptBy(way, hand),
        }));
      }
      default:
        return [];
    }
  }

  /** Why an event is not legal now, in a few words; null if it is. */
  problem(event: GameEvent): string | null {
    switch (event.event) {
      case "reveal":
        return null;
      case "deal":
      case "market":
      case "find":
        return this.#chanceProblem(event);
      case "withdraw":
        return this.canWithdraw(event.player) ? null : "nothing lies face down there";
    }
    const told = key(event);
    return this.options(event.player).some((option) => key(option) === told)
      ? null
      : `no such choice now: ${told}`;
  }

  #chanceProblem(event: GameEvent & { event: "deal" | "market" | "find" }): string | null {
    const { due } = this;
    if (due?.event !== event.event) return `no ${event.event} is due now`;
    const { regionDeck, unseen, under } = this.piles;
    if (event.event === "find") {
      const piles = [...unseen, ...under.flatMap(({ left }) => [...left])];
      if (due.event === "find" && due.player !== event.player) return "another seat draws now";
      return among(event.sanctuaries ?? [], piles, due.cards);
    }
    const deck = [...regionDeck];
    if (event.event === "market") return among(event.regions, deck, due.cards);
    const seats = this.#read.players;
    if (event.hands.length !== seats || event.hands.some((hand) => hand?.length !== due.cards))
      return `a deal is ${seats} hands of ${due.cards}`;
    return among(
      event.hands.flatMap((hand) => hand ?? []),
      deck,
      seats * due.cards,
    );
  }

  // --- what is known ---

  /** Write into `seen` what a seat may know; null is a spectator. */
  veil(seat: number | null): Uint8Array {
    this.#machine.run.veil(this.state.byteOffset, seat ?? -1, this.seen.byteOffset);
    return this.seen;
  }

  /** The very JSON of `alula.rules.view`. */
  view(seat: number | null): View {
    const read = new Reader(this.veil(seat));
    const seats = range(read.players);
    return {
      variant: read.at(at.VARIANT) === at.BASIC ? "basic" : "advanced",
      players: [...this.#names],
      seat,
      round: read.at(at.ROUND),
      phase: phaseName(read),
      decision: seat === null ? null : read.decision(seat),
      open: read.waiting.map((one) => read.decision(one) ?? ""),
      hand: seat === null ? [] : read.hand(seat).map(numberOf),
      rejected: seat === null ? [] : regionsAt(read, seatAt(seat) + at.REJECTED, 2),
      chosen: seat === null ? null : chosenBy(read, seat),
      found: seat === null ? [] : read.found(seat).map(nameOf),
      market: read.market().map(numberOf),
      rows: seats.map((one) => regionsAt(read, seatAt(one) + at.ROW, at.ROUNDS)),
      sanctuaries: seats.map((one) =>
        read.slice(seatAt(one) + at.SANCTUARIES, read.of(one, at.LAID)).map(nameOf),
      ),
      finding: seats.map((one) => read.of(one, at.FOUND)),
      taken: seats.map((one) =>
        read
          .slice(seatAt(one) + at.CARDS_HELD, at.ADVANCED_HAND)
          .filter((card) => card & at.OPEN)
          .map(numberOf),
      ),
      gone: read.slice(at.GONE, read.at(at.GONE_SIZE)).map(numberOf),
      under: groupsOf(read).map(({ seat: owner, left }, index) => ({
        seat: owner,
        count: left.length,
        cards:
          owner === seat
            ? ascending([...left, ...(index === 0 ? lostIn(read) : [])]).map(nameOf)
            : null,
      })),
      region_deck: at.REGION_COUNT - read.at(at.REGIONS_DRAWN),
      sanctuary_deck: read.at(at.SANCTUARIES_LEFT),
      result: this.result,
    };
  }

  get result(): Result | null {
    if (!this.over) return null;
    const seats = range(this.#read.players);
    const state = this.state.byteOffset;
    const places = seats.map((seat) => this.#machine.run.place_of(state, seat));
    return {
      fame: seats.map((seat) => this.#machine.run.fame_of(state, seat)),
      ranking: seats.toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0)),
    };
  }

  /** The event that a choice stands for in what its seat may know (`seen`). */
  eventOf(seat: number, slot: number): MoveEvent {
    const read = new Reader(this.seen);
    const player = seat;
    const hand = read.hand(seat).map(numberOf);
    switch (KINDS[read.phase]) {
      case "play":
        return { event: "play", player, region: hand[slot] ?? 0 };
      case "take":
        return { event: "take", player, region: read.market().map(numberOf)[slot] ?? 0 };
      case "choose":
        return { event: "choose", player, sanctuary: nameOf(read.found(seat)[slot] ?? 0) };
      default:
        return { event: "keep", player, regions: ascending(keptBy(slot, hand)) };
    }
  }

  /** What a live stream tells of an event that has just been applied: itself, and the reveal that a last play causes. */
  announced(event: GameEvent): GameEvent[] {
    const read = this.#read;
    if (event.event !== "play" || read.phase === at.PLAY) return [event];
    const rows = range(read.players).map((seat) =>
      regionsAt(read, seatAt(seat) + at.ROW, at.ROUNDS),
    );
    return [event, { event: "reveal", regions: rows.map((row) => row.at(-1) ?? 0) }];
  }
}

const regionsAt = (read: Reader, place: number, count: number): number[] =>
  read
    .slice(place, count)
    .filter((card) => card !== at.NONE)
    .map(numberOf);

/** An event as `seat` may see it while the game runs: the twin of `alula.rules.redact`. */
export function redact(event: GameEvent, seat: number | null): GameEvent {
  switch (event.event) {
    case "deal":
      return { ...event, hands: event.hands.map((hand, one) => (one === seat ? hand : null)) };
    case "keep":
      return event.player === seat ? event : { ...event, regions: null };
    case "play":
      return event.player === seat ? event : { ...event, region: null };
    case "find": {
      const count = event.sanctuaries?.length ?? 0;
      return event.player === seat ? event : { ...event, sanctuaries: null, count };
    }
    default:
      return event;
  }
}

/** Events are equal if these are. */
function key(event: GameEvent): string {
  switch (event.event) {
    case "keep":
      return `keep ${event.player} ${ascending(event.regions ?? []).join(" ")}`;
    case "play":
    case "take":
      return `${event.event} ${event.player} ${event.region}`;
    case "choose":
      return `choose ${event.player} ${event.sanctuary}`;
    default:
      return event.event;
  }
}

function among<Card>(cards: readonly Card[], pile: readonly Card[], count: number): string | null {
  if (cards.length !== count) return `${cards.length} cards: there must be ${count}`;
  const left = new Set(pile);
  for (const card of cards) if (!left.delete(card)) return `${String(card)} cannot come now`;
  return null;
}

export const inOrder = byTable;
