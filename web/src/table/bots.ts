/** Names of bot levels: in words where we have them, else as the server calls them. */
import { hasWords, t } from "../i18n/words.svelte";

export function botTitle(name: string, fallback = name): string {
  const id = `bot-${name}`;
  return hasWords(id) ? t(id) : fallback;
}
