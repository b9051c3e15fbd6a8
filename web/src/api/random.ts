/** Randomness of the browser. `crypto.randomUUID` is missing over plain http; `getRandomValues` never is. */

export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

/** An id for a move, so that sending it twice is harmless. */
export const moveId = (): string => randomHex(12);
