/**
 * What this device was shown and gave before the first card of a table: the fingerprint of the server's secret, and its
 * own random bytes, made only after that. Kept on the device, to be held against the proof at the end.
 */
import { randomHex } from "./random";

export interface FairPromise {
  readonly commitment: string;
  readonly random: string;
}

export interface Shown {
  readonly id: string;
  readonly status: string;
  readonly commitment?: string | null;
}

const key = (id: string): string => `alula.fair.${id}`;

/** A table was shown: the first fingerprint counts, and only before the deal. */
export function shown(table: Shown | undefined): void {
  if (table === undefined) return;
  const { id, status, commitment } = table;
  if (!commitment || (status !== "lobby" && status !== "dealing")) return;
  if (promiseOf(id) !== null) return;
  const promise: FairPromise = { commitment, random: randomHex(16) };
  localStorage.setItem(key(id), JSON.stringify(promise));
}

export function promiseOf(id: string): FairPromise | null {
  const kept = localStorage.getItem(key(id));
  return kept === null ? null : (JSON.parse(kept) as FairPromise);
}
