/**
 * Cards that keep their places: one that leaves makes a gap, one that comes fills it. So nothing moves that nobody
 * has moved.
 */
import type { CardId } from "../api/types";

export class Slots<T extends CardId> {
  #places: readonly (T | null)[] = [];

  /** The places after `cards` are there; `fresh` lays all of them anew. */
  fill(cards: readonly T[], least: number, fresh = false): readonly (T | null)[] {
    const kept = fresh
      ? []
      : this.#places.map((card) => (card !== null && cards.includes(card) ? card : null));
    const stays = new Set(kept);
    const come = cards.filter((card) => !stays.has(card));
    const places = kept.map((card) => card ?? come.shift() ?? null);
    places.push(...come);
    while (places.length > least && places.at(-1) === null) places.pop();
    while (places.length < least) places.push(null);
    return (this.#places = places);
  }
}
