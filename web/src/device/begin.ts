/** What the start page asks of this device: a new game, and those that are kept here. */
import type { BotLevel, TableSummary } from "../api/types";
import { engine, engineRuns } from "../engine/client";
import { LEVELS, USUAL_LEVEL } from "../engine/levels";
import { summaryOf } from "./finished";
import { newGame, type Wishes } from "./games";
import { allGames, keep } from "./shelf";

/** The address of a new game's table; null where this device cannot play it or keep it. */
export async function begin(wishes: Wishes): Promise<string | null> {
  const known = wishes.seats.every(
    ({ bot }) => bot === null || LEVELS.some(({ name }) => name === bot),
  );
  if (!known || !engineRuns()) return null;
  try {
    return `/device/${(await keep(newGame(wishes))).id}`;
  } catch {
    return null;
  }
}

/** My games on this device, newest first. */
export const gamesHere = async (): Promise<TableSummary[]> =>
  engineRuns() ? (await allGames()).map(summaryOf) : [];

/** The levels that play here, for a start page without a server; none where nothing can. */
export const levelsHere = (): { bots: BotLevel[]; usual: string } => ({
  bots: engineRuns() ? LEVELS.map(({ name, title }) => ({ name, title }) as BotLevel) : [],
  usual: USUAL_LEVEL,
});

/** Load engine and network while nobody waits for them. */
export const warmUp = (): void =>
  void (engineRuns() && engine.ask("ready", []).catch(() => undefined));
