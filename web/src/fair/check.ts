/** Was a finished game dealt as promised? Everything is computed here; nothing is taken on trust. */
import { fromHex, join, toHex } from "./bytes.ts";
import { dealer, type ChanceEvent } from "./dealer.ts";
import { Follower, type Recorded } from "./follow.ts";
import { sha256 } from "./sha256.ts";

export interface Proof {
  readonly commitment: string;
  readonly secret: string;
  readonly seats: readonly (string | null)[];
}

export interface Asked {
  readonly players: number;
  readonly variant: "basic" | "advanced";
  readonly events: readonly Recorded[];
  readonly proof: Proof;
  /** My seat; null for who has only watched. */
  readonly seat: number | null;
  /** What this device kept from before the deal. */
  readonly promise: { readonly commitment: string; readonly random: string } | null;
}

/** What does not hold; each has a sentence of its own (`fair-bad-…`). */
export type Objection = "unseen" | "commitment" | "bytes" | "secret" | "cards";

export function check(asked: Asked): Objection[] {
  const { proof, promise, seat } = asked;
  const found: Objection[] = [];
  if (promise === null) found.push("unseen");
  else {
    if (promise.commitment !== proof.commitment) found.push("commitment");
    if (seat !== null && proof.seats[seat] !== promise.random) found.push("bytes");
  }
  if (!keptSecret(proof)) found.push("secret");
  if (!cameFromSeed(asked)) found.push("cards");
  return found;
}

function keptSecret({ secret, commitment }: Proof): boolean {
  return /^[0-9a-f]{64}$/.test(secret) && toHex(sha256(fromHex(secret))) === commitment;
}

function cameFromSeed({ players, variant, events, proof }: Asked): boolean {
  try {
    const seats = proof.seats.filter((own) => own !== null);
    const deal = dealer(sha256(join(...[proof.secret, ...seats].map(fromHex))));
    const game = new Follower(players, variant);
    for (const event of events) {
      const { due } = game;
      if (due !== null && !same(deal(due, game.piles), event)) return false;
      game.apply(event);
    }
    return game.over;
  } catch {
    return false; // Not even a record.
  }
}

/** The same cards for the same seats; a record writes a find by card, not in the order of drawing. */
function same(right: ChanceEvent, told: Recorded): boolean {
  const cards = (event: ChanceEvent | Recorded): unknown => {
    if (event.event === "deal") return event.hands.map((hand) => hand.toSorted((a, b) => a - b));
    if (event.event === "market") return event.regions.toSorted((a, b) => a - b);
    return event.event === "find" ? [event.player, event.sanctuaries.toSorted()] : event;
  };
  return right.event === told.event && JSON.stringify(cards(right)) === JSON.stringify(cards(told));
}
