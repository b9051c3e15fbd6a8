// From a pad to a game that is kept: the same for a pad of one's own and for a shared one.
import { t } from "../i18n/words.svelte.ts";
import { type SavedGame, travellers } from "./model.ts";
import type { PadFace } from "./pad.svelte.ts";
import { saveGame } from "./store.ts";

const nameless = (place: number): string => t("pad-player-n", { n: place });

/** What a row's player is called, typed or not. */
export function nameOf({ rows }: PadFace, row: number): string {
  const place = rows.findIndex((one) => one.row === row);
  return rows[place]?.name.trim() || nameless(place + 1);
}

/** The game as it stands on the pad, kept in this browser. */
export function finish({ id, rows }: PadFace): SavedGame {
  const game = { id, at: Date.now(), players: travellers(rows, nameless) };
  saveGame(game);
  window.scrollTo(0, 0);
  return game;
}
