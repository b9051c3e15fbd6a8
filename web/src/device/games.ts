/** Games that live on this device: what one is, how one begins, and its record. */
import { randomHex } from "../api/random";
import type { GameEvent, Result } from "../api/types";
import { BOT_NAMES } from "../engine/levels";
import type { Course, Variant } from "../engine/position";
import { ascii, fromHex, join, toHex } from "../fair/bytes";
import { sha256 } from "../fair/sha256";

export interface DeviceSeat {
  readonly name: string;
  /** The level of a bot; null is a person at this device. */
  readonly bot: string | null;
}

/** How the cards come: a secret and bytes for each person, as at a server's table (docs/fair-dealing.md). */
export interface Deal {
  readonly secret: string;
  readonly seats: readonly (string | null)[];
}

export interface DeviceGame {
  readonly id: string;
  /** Grows with every change, so that two tabs do not overwrite each other. */
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly endedAt: number | null;
  readonly variant: Variant;
  readonly seats: readonly DeviceSeat[];
  readonly deal: Deal;
  /** For the bots' own chance: nothing to do with the deal's. */
  readonly chance: string;
  /** Choices may be taken back, and the game may have begun in the middle: its record proves nothing. */
  readonly practice: boolean;
  readonly events: readonly GameEvent[];
  readonly result: Result | null;
  /** What else stood in the record that it was read from. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

const SECRET_BYTES = 32;
const SEAT_BYTES = 16;
const ID_BYTES = 6;
export const PREFIX = "device-";
export const RECORD_FORMAT = "alula-record/1";

export interface Wishes {
  readonly seats: readonly DeviceSeat[];
  readonly variant: Variant;
  readonly practice?: boolean;
  /** Events that have happened already: play on from there. */
  readonly events?: readonly GameEvent[];
}

export function newGame({ seats, variant, practice = false, events = [] }: Wishes): DeviceGame {
  const now = Date.now();
  return {
    id: PREFIX + randomHex(ID_BYTES),
    revision: 0,
    createdAt: now,
    updatedAt: now,
    endedAt: null,
    variant,
    seats: named(seats),
    deal: {
      secret: randomHex(SECRET_BYTES),
      seats: seats.map(({ bot }) => (bot === null ? randomHex(SEAT_BYTES) : null)),
    },
    chance: randomHex(8),
    practice,
    events,
    result: null,
  };
}

/** Bots without a name get a traveller's that nobody else has. */
function named(seats: readonly DeviceSeat[]): DeviceSeat[] {
  const used = new Set(seats.map(({ name }) => name.toLowerCase()));
  const start = Math.floor(Math.random() * BOT_NAMES.length);
  const free = BOT_NAMES.map(
    (_, step) => BOT_NAMES[(start + step) % BOT_NAMES.length] ?? "",
  ).filter((name) => !used.has(name.toLowerCase()));
  return seats.map((seat) => (seat.name === "" ? { ...seat, name: free.shift() ?? "?" } : seat));
}

export const seedOf = ({ deal }: DeviceGame): Uint8Array =>
  sha256(
    join(...[deal.secret, ...deal.seats].flatMap((own) => (own === null ? [] : [fromHex(own)]))),
  );

export const commitmentOf = ({ deal }: DeviceGame): string => toHex(sha256(fromHex(deal.secret)));

export const courseOf = ({ seats, variant, events }: DeviceGame): Course => ({
  players: seats.map(({ name }) => name),
  variant,
  events,
});

export const botSeed = ({ chance }: DeviceGame): bigint =>
  BigInt(`0x${toHex(sha256(ascii(`bot/${chance}`))).slice(0, 16)}`);

/** The game as `docs/record.md` says; what is drawn from a known seed carries its proof. */
export function recordOf(game: DeviceGame): Record<string, unknown> {
  const fair = { commitment: commitmentOf(game), ...game.deal };
  return {
    format: RECORD_FORMAT,
    players: game.seats.map(({ name }) => name),
    variant: game.variant,
    events: game.events,
    ...(game.result === null ? {} : { result: game.result }),
    ...(game.extra ?? {
      bots: game.seats.map(({ bot }) => bot),
      ...(game.practice ? { practice: true } : { fair }),
    }),
  };
}

/** Without a seat's newest choice, and what came after it. */
export function before(game: DeviceGame, seats: readonly number[]): DeviceGame | null {
  const place = game.events.findLastIndex(
    (event) => "player" in event && event.event !== "find" && seats.includes(event.player),
  );
  return place < 0 ? null : { ...game, events: game.events.slice(0, place) };
}

/** Without what a seat has put face down. */
export function withdrawn(events: readonly GameEvent[], seat: number): GameEvent[] {
  const place = events.findLastIndex(
    (event) => (event.event === "play" || event.event === "keep") && event.player === seat,
  );
  return events.filter((_, index) => index !== place);
}
