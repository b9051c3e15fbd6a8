// A row is put right by moving cards, not by typing it again.
type Places = readonly (number | null)[];

/** Whether there is no empty place left for another card. */
export const isFullOfNumbers = (places: Places): boolean => !places.includes(null);

export const swapAt = (places: Places, a: number, b: number): (number | null)[] =>
  places.map((card, i) => (i === a ? places[b]! : i === b ? places[a]! : card));

/** An empty place here; the cards from here on go one to the right, up to the next empty place. */
export function insertAt(places: Places, at: number): (number | null)[] {
  const after = places.indexOf(null, at);
  const gap = after >= 0 ? after : places.lastIndexOf(null, at);
  if (gap < 0) return [...places];
  const without = places.filter((_, i) => i !== gap);
  const place = gap < at ? at - 1 : at;
  return [...without.slice(0, place), null, ...without.slice(place)];
}

/** The card here is taken out; those to its right close the gap. */
export const removeAt = (places: Places, at: number): (number | null)[] => [
  ...places.filter((_, i) => i !== at),
  null,
];
