/** Games of this device as one file, and back: to keep them, or to take them to another device. */
import type { GameEvent, Result } from "../api/types";
import { engine, EngineError } from "../engine/client";
import { courseOf, newGame, PREFIX, RECORD_FORMAT, type DeviceGame } from "./games";
import { allGames, gameOf, keep } from "./shelf";

const FORMAT = "alula-games/1";
const MOST_BYTES = 64 * 1024 * 1024;

/** Why a file was not taken; `code` has words. */
export class NotTaken extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(code: string, details: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

export async function exported(): Promise<Blob> {
  const games = await allGames();
  return new Blob([JSON.stringify({ format: FORMAT, games })], { type: "application/json" });
}

/** Takes a file of games, or one record; every event is checked. Returns the games that are new here. */
export async function imported(file: Blob): Promise<DeviceGame[]> {
  if (file.size > MOST_BYTES) throw new NotTaken("too-large");
  let told: unknown;
  try {
    told = JSON.parse(await file.text());
  } catch {
    throw new NotTaken("not-json");
  }
  const games = gamesIn(told);
  const taken: DeviceGame[] = [];
  for (const [index, game] of games.entries()) {
    await checked(game, index + 1);
    if ((await gameOf(game.id)) === null) taken.push(await keep({ ...game, revision: 0 }));
  }
  return taken;
}

function gamesIn(told: unknown): DeviceGame[] {
  if (!isObject(told)) throw new NotTaken("not-ours");
  if (told["format"] === FORMAT && Array.isArray(told["games"])) {
    const games: unknown[] = told["games"];
    return games.map((game, index) => {
      if (!isGame(game)) throw new NotTaken("broken-game", { number: index + 1 });
      return game;
    });
  }
  if (told["format"] === RECORD_FORMAT) return [fromRecord(told)];
  throw new NotTaken("not-ours");
}

async function checked(game: DeviceGame, number: number): Promise<void> {
  const over = await engine.ask("check", [courseOf(game)]).catch((error: unknown) => {
    const event = error instanceof EngineError ? (error.illegal ?? 0) : 0;
    throw new NotTaken("illegal", { number, event });
  });
  if (over === (game.result === null)) throw new NotTaken("broken-game", { number });
  const [moment] = await engine.ask("look", [courseOf(game), [null]]);
  const right = moment?.view.result;
  if (over && JSON.stringify(right) !== JSON.stringify(inOrder(game.result)))
    throw new NotTaken("broken-game", { number });
}

/** A record is a finished game to look at; `docs/record.md` says what is in it. */
function fromRecord(told: Record<string, unknown>): DeviceGame {
  const { players, variant, events, result, bots, ...rest } = told;
  if (
    !isNames(players) ||
    (variant !== "basic" && variant !== "advanced") ||
    !Array.isArray(events)
  )
    throw new NotTaken("broken-game", { number: 1 });
  const extra = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== "format"));
  const levels: unknown[] = Array.isArray(bots) ? bots : [];
  const seats = players.map((name, seat) => {
    const bot = levels[seat];
    return { name, bot: typeof bot === "string" ? bot : null };
  });
  if (!isResult(result, players.length)) throw new NotTaken("unfinished");
  return {
    ...newGame({ seats, variant, events: events as GameEvent[] }),
    result,
    endedAt: Date.now(),
    extra: { ...(bots === undefined ? {} : { bots }), ...extra },
  };
}

const inOrder = (result: Result | null): Result | null =>
  result && { fame: result.fame, ranking: result.ranking };

const isObject = (told: unknown): told is Record<string, unknown> =>
  typeof told === "object" && told !== null && !Array.isArray(told);

const isNames = (told: unknown): told is string[] =>
  Array.isArray(told) &&
  told.length >= 2 &&
  told.length <= 6 &&
  told.every((name) => typeof name === "string");

const isNumbers = (told: unknown, count: number): told is number[] =>
  Array.isArray(told) && told.length === count && told.every((one) => Number.isInteger(one));

const isResult = (told: unknown, players: number): told is { fame: number[]; ranking: number[] } =>
  isObject(told) && isNumbers(told["fame"], players) && isNumbers(told["ranking"], players);

function isGame(told: unknown): told is DeviceGame {
  if (!isObject(told) || !Array.isArray(told["seats"]) || !Array.isArray(told["events"]))
    return false;
  const seats: unknown[] = told["seats"];
  const deal = told["deal"];
  const hex = (text: unknown, bytes: number): boolean =>
    typeof text === "string" && text.length === 2 * bytes && /^[0-9a-f]*$/.test(text);
  return (
    typeof told["id"] === "string" &&
    told["id"].startsWith(PREFIX) &&
    isNames(seats.map((seat) => (isObject(seat) ? seat["name"] : null))) &&
    seats.every(
      (seat) => isObject(seat) && (seat["bot"] === null || typeof seat["bot"] === "string"),
    ) &&
    (told["variant"] === "basic" || told["variant"] === "advanced") &&
    isObject(deal) &&
    hex(deal["secret"], 32) &&
    Array.isArray(deal["seats"]) &&
    deal["seats"].length === seats.length &&
    deal["seats"].every((own) => own === null || hex(own, 16)) &&
    hex(told["chance"], 8) &&
    typeof told["practice"] === "boolean" &&
    Number.isFinite(told["createdAt"]) &&
    (told["result"] === null || isResult(told["result"], seats.length))
  );
}
