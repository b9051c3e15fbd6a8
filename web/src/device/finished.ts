/** Finished games of this device, as `api/games` asks for them; and summaries for lists. */
import type { Games } from "../api/games";
import type { FinishedGame, Replay, TableSummary } from "../api/types";
import { rank, score } from "../cards/score";
import { engine } from "../engine/client";
import { commitmentOf, courseOf, newGame, recordOf, seedOf, type DeviceGame } from "./games";
import { gameOf, keep } from "./shelf";

async function found(id: string): Promise<DeviceGame> {
  const game = await gameOf(id);
  if (game === null) throw new Error(`no game ${id} on this device`);
  return game;
}

async function finished(id: string): Promise<FinishedGame> {
  const game = await found(id);
  const [moment] = await engine.ask("look", [courseOf(game), [null]]);
  const { rows, sanctuaries } = moment!.view;
  const sheets = game.seats.map(({ name }, seat) => ({
    name,
    ...score(rows[seat] ?? [], sanctuaries[seat] ?? []),
  }));
  const fame = sheets.map(({ total }) => total);
  const proven = !game.practice && game.extra === undefined;
  return {
    id,
    players: game.seats.map(({ name }) => name),
    bots: game.seats.map(({ bot }) => bot),
    variant: game.variant,
    result: game.result ?? { fame, ranking: rank(fame, rows) },
    sheets: sheets as unknown as FinishedGame["sheets"],
    tie_break: new Set(fame).size < fame.length,
    record: recordOf(game),
    fair: proven
      ? {
          commitment: commitmentOf(game),
          secret: game.deal.secret,
          seats: [...game.deal.seats],
          verified: await engine.ask("dealtBy", [courseOf(game), seedOf(game)]),
        }
      : null,
    rematch: null,
    series: [],
    started_at: game.createdAt,
    ended_at: game.endedAt ?? game.updatedAt,
  };
}

export const onDevice: Omit<Games, "record"> = {
  game: finished,
  replay: async (id, eyes): Promise<Replay> => {
    const game = await found(id);
    const steps = await engine.ask("steps", [courseOf(game), eyes]);
    return { id, bots: game.seats.map(({ bot }) => bot), eyes, steps };
  },
  rematch: async (id) => {
    const { seats, variant, practice } = await found(id);
    const next = await keep(newGame({ seats, variant, practice }));
    return `/device/${next.id}`;
  },
};

/** A game of this device in a list. */
export function summaryOf(game: DeviceGame): TableSummary {
  const people = game.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const markets = game.events.filter(({ event }) => event === "market").length;
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
    players: game.seats.map(({ name }) => name),
    bots: game.seats.map(({ bot }) => bot),
    free: 0,
    join: null,
    round: Math.max(1, markets),
    your_seat: people[0] ?? null,
    your_turn: game.result === null,
    deadline: null,
    fame: game.result?.fame ?? null,
    ranking: game.result?.ranking ?? null,
    updated_at: game.updatedAt,
  };
}
