/** Bots in words: as a level to choose, and as a player at a table. */
import type { TableSummary } from "../api/types";
import { hasWords, t } from "../i18n/words.svelte";

/** A level in a list, with what it is like; else as the server calls it. */
export function botTitle(name: string, fallback = name): string {
  const id = `bot-${name}`;
  return hasWords(id) ? t(id) : fallback;
}

/** A level's name alone: "Pilgrim". */
export function levelName(name: string): string {
  return hasWords(`bot-${name}`) ? t(`bot-${name}.name`) : botOfHost(name);
}

/** A bot of the server's host is called as the host calls it. */
const botOfHost = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/**
 * A player's name as people read it. In games of earlier versions a bot is called by its level's title, perhaps with
 * a number ("Pilgrim 2"), and that title is said in the reader's language.
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
