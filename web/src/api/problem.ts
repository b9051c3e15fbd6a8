/** A failed call in words for a person: our own where we have them, else the server's. */
import { ApiError } from "./http";
import { hasWords, t } from "../i18n/words.svelte";

export function problem(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const id = `problem-${error.code.replaceAll("_", "-")}`;
  return hasWords(id) ? t(id, { seconds: error.retryAfter ?? 0 }) : error.message;
}
