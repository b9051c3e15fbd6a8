/** Bots in words: as a level to choose, and as a player at a table. */
import type { TableSummary } from "../api/types";
import { hasWords, t } from "../i18n/words.svelte";

/** A level in a list, with what it is like; else as the server calls it. */
export function botTitle(name: string, fallback = name): string {
  const id = `bot-${name}`;
  return hasWords(id) ? t(id) : fallback;
}

/**
 * A player's name as people read it. A bot is called by its level's title, perhaps with a number ("Pilgrim 2"),
 * and that title is said in the reader's language; a bot that took over a person's seat keeps the person's name.
 */
export function playerName(name: string, bot: string | null | undefined): string {
  const [title = "", ...number] = name.split(" ");
  if (bot == null || title.toLowerCase() !== bot || !hasWords(`bot-${bot}`)) return name;
  return [t(`bot-${bot}.name`), ...number].join(" ");
}

export const playerNames = (
  names: readonly string[],
  bots: readonly (string | null | undefined)[],
): string[] => names.map((name, seat) => playerName(name, bots[seat]));

/** Who sits at a table of a list. */
export const seatedAt = ({ players, bots }: TableSummary): string[] =>
  players.flatMap((name, seat) => (name === null ? [] : [playerName(name, bots[seat])]));
