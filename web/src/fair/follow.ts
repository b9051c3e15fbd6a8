/**
 * Follows a record as far as dealing depends on it: what chance owes before each of its events, and what lies where.
 * The order of a round (docs/rules.md) is checked on the way, so no draw can be slipped in, left out or swapped.
 */
import { REGIONS, SANCTUARIES } from "../cards/cards.ts";
import type { CardId } from "../cards/types.ts";
import type { Due, Piles, Returned } from "./dealer.ts";

export type Recorded =
  | { readonly event: "deal"; readonly hands: readonly (readonly number[])[] }
  | { readonly event: "keep"; readonly player: number; readonly regions: readonly number[] }
  | { readonly event: "market"; readonly regions: readonly number[] }
  | { readonly event: "play"; readonly player: number; readonly region: number }
  | { readonly event: "find"; readonly player: number; readonly sanctuaries: readonly string[] }
  | { readonly event: "take"; readonly player: number; readonly region: number }
  | { readonly event: "choose"; readonly player: number; readonly sanctuary: string };

interface Step {
  readonly event: "find" | "take" | "choose";
  readonly player: number;
  readonly cards: number;
}

const ROUNDS = 8;
const CLUES = new Map<CardId, number>(
  [...REGIONS, ...SANCTUARIES].map(({ id, clues }) => [id, clues]),
);

export class Follower {
  readonly players: number;
  readonly variant: "basic" | "advanced";
  readonly regionDeck = new Set<number>(REGIONS.map(({ id }) => Number(id)));
  readonly unseen = new Set<string>(SANCTUARIES.map(({ id }) => String(id)));
  under: (Returned & { readonly left: Set<string> })[] = [];
  readonly #hands: Set<number>[];
  readonly #rows: number[][];
  readonly #sanctuaries: string[][];
  readonly #finds: Set<string>[];
  readonly #market = new Set<number>();
  readonly #down = new Map<number, readonly number[]>();
  #agenda: Step[] = [];
  #round: number;
  #dealt = false;
  #fresh = true;

  constructor(players: number, variant: "basic" | "advanced") {
    this.players = players;
    this.variant = variant;
    const each = <T>(make: () => T): T[] => Array.from({ length: players }, make);
    this.#hands = each(() => new Set());
    this.#rows = each(() => []);
    this.#sanctuaries = each(() => []);
    this.#finds = each(() => new Set());
    this.#round = variant === "advanced" ? 0 : 1;
  }

  get over(): boolean {
    return this.#round > ROUNDS;
  }

  get piles(): Piles {
    return this;
  }

  /** The chance event that must come now, or null. */
  get due(): Due | null {
    if (!this.#dealt) return { event: "deal", cards: this.variant === "basic" ? 3 : 5 };
    const step = this.#agenda[0];
    if (step?.event === "find")
      return { event: "find", player: step.player, cards: Math.min(step.cards, this.#deck) };
    if (step === undefined && this.#fresh && this.#round >= 1 && this.#round < ROUNDS)
      return { event: "market", cards: this.players + 1 };
    return null;
  }

  /** Take an event of the record into account; an error if it cannot come now. */
  apply(event: Recorded): void {
    const due = this.due;
    expect(due === null ? !isChance(event) : event.event === due.event);
    switch (event.event) {
      case "deal":
        event.hands.forEach((hand, seat) =>
          hand.forEach((card) => this.#deal(card, this.#hands[seat]!)),
        );
        this.#dealt = true;
        break;
      case "market":
        event.regions.forEach((card) => this.#deal(card, this.#market));
        this.#fresh = false;
        break;
      case "keep":
        this.#keep(event.player, event.regions);
        break;
      case "play":
        this.#play(event.player, event.region);
        break;
      case "find":
        this.#step("find", event.player);
        event.sanctuaries.forEach((card) => this.#find(event.player, card));
        break;
      case "take":
        this.#step("take", event.player);
        move(event.region, this.#market, this.#hands[event.player]!);
        break;
      case "choose":
        this.#choose(event.player, event.sanctuary);
        break;
    }
    if (event.event === "take" || event.event === "choose") this.#end();
  }

  get #deck(): number {
    return this.under.reduce((count, { left }) => count + left.size, this.unseen.size);
  }

  #deal(card: number, to: Set<number>): void {
    move(card, this.regionDeck, to);
  }

  #keep(seat: number, regions: readonly number[]): void {
    expect(this.#round === 0 && !this.#down.has(seat) && regions.length === 3);
    expect(regions.every((card) => this.#hands[seat]?.has(card)));
    this.#down.set(seat, regions);
    if (this.#down.size < this.players) return;
    for (const [who, kept] of this.#down)
      for (const card of [...this.#hands[who]!])
        if (!kept.includes(card)) move(card, this.#hands[who]!, this.regionDeck);
    this.#down.clear();
    this.#round = 1;
  }

  #play(seat: number, region: number): void {
    expect(this.#round >= 1 && this.#agenda.length === 0 && !this.#down.has(seat));
    expect(this.#hands[seat]?.has(region) === true);
    this.#down.set(seat, [region]);
    if (this.#down.size < this.players) return;
    for (const [who, [card]] of this.#down) {
      this.#hands[who]!.delete(card!);
      this.#rows[who]!.push(card!);
    }
    this.#down.clear();
    this.#plan();
    this.#end();
  }

  /** What is still to come this round: lowest number first; finds before all else, if they suffice. */
  #plan(): void {
    const order = [...this.#rows.keys()].sort(
      (one, other) => this.#rows[one]!.at(-1)! - this.#rows[other]!.at(-1)!,
    );
    const find = (player: number): Step[] => {
      const row = this.#rows[player]!;
      const cards = row.length > 1 && row.at(-1)! > row.at(-2)! ? 1 + this.#clues(player) : 0;
      return cards === 0 ? [] : [{ event: "find", player, cards }];
    };
    const take = (player: number): Step[] =>
      this.#round < ROUNDS ? [{ event: "take", player, cards: 1 }] : [];
    const choose = (player: number): Step[] =>
      find(player).map(() => ({ event: "choose", player, cards: 1 }));
    const wanted = order.flatMap(find);
    const enough = wanted.reduce((sum, { cards }) => sum + cards, 0) <= this.#deck;
    this.#agenda = enough
      ? [...wanted, ...order.flatMap((seat) => [...take(seat), ...choose(seat)])]
      : order.flatMap((seat) => [...find(seat), ...choose(seat), ...take(seat)]);
  }

  #clues(seat: number): number {
    const cards: CardId[] = [...this.#rows[seat]!, ...this.#sanctuaries[seat]!];
    return cards.reduce<number>((sum, card) => sum + (CLUES.get(card) ?? 0), 0);
  }

  #step(event: Step["event"], player: number): void {
    const step = this.#agenda.shift();
    expect(step?.event === event && step.player === player);
  }

  #find(seat: number, card: string): void {
    const pile = [this.unseen, ...this.under.map(({ left }) => left)].find((one) => one.has(card));
    expect(pile !== undefined);
    move(card, pile!, this.#finds[seat]!);
    this.under = this.under.filter(({ left }) => left.size > 0);
  }

  #choose(seat: number, card: string): void {
    this.#step("choose", seat);
    const left = this.#finds[seat]!;
    expect(left.delete(card));
    this.#sanctuaries[seat]!.push(card);
    if (left.size > 0) this.under.push({ round: this.#round, seat, left });
    this.#finds[seat] = new Set();
  }

  #end(): void {
    if (this.#agenda.length > 0) return;
    this.#market.clear();
    this.#round += 1;
    this.#fresh = true;
  }
}

const isChance = ({ event }: Recorded): boolean =>
  event === "deal" || event === "market" || event === "find";

function move<Card>(card: Card, from: Set<Card>, to: Set<Card>): void {
  expect(from.delete(card));
  to.add(card);
}

function expect(holds: boolean): void {
  if (!holds) throw new RangeError("the record does not follow the rules");
}
