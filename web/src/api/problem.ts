/** A failed call in words for a person: our own where we have them, else the server's. */
import { ApiError } from "./http";
import { hasWords, t } from "../i18n/words.svelte";

/** Whether there is nothing at an address: the link is misspelt, or what it led to is gone. */
export const isDead = (error: unknown): boolean =>
  error instanceof ApiError && /^(no_|not_f|invalid)/.test(error.code);

export function problem(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const id = `problem-${error.code.replaceAll("_", "-")}`;
  return hasWords(id) ? t(id, { seconds: error.retryAfter ?? 0 }) : error.message;
}
