/** The players of a finished game as the return journey knows them. */
import type { FinishedGame } from "../api/types";
import type { Traveller } from "../journey/steps";
import { playerNames } from "./bots";

export function travellersOf(game: FinishedGame): Traveller[] {
  const names = playerNames(game.players, game.bots);
  return game.sheets.map((sheet, seat) => ({
    name: names[seat] ?? sheet.name,
    regions: sheet.regions.map((line) => Number(line.card)),
    sanctuaries: sheet.sanctuaries.map((line) => String(line.card)),
  }));
}
