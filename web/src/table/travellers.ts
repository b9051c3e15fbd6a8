/** The players of a finished game as the return journey knows them. */
import type { FinishedGame } from "../api/types";
import type { Traveller } from "../journey/steps";

export function travellersOf(game: FinishedGame): Traveller[] {
  return game.sheets.map((sheet) => ({
    name: sheet.name,
    regions: sheet.regions.map((line) => Number(line.card)),
    sanctuaries: sheet.sanctuaries.map((line) => String(line.card)),
  }));
}
