// What is heard on the way home.
import type { Note } from "../shell/tones.ts";

/** The more fame, the higher it rings; a card that gives none is only laid open. */
export const fameNotes = (fame: number): readonly Note[] =>
  fame === 0
    ? [[196, 0, 0.12]]
    : [
        [392, 0, 0.15],
        [392 * 2 ** (Math.min(fame, 24) / 12), 0.09, 0.4],
      ];

/** Somebody takes the lead: brighter where it is me. */
export const leadNotes = (mine: boolean): readonly Note[] =>
  (mine ? [523, 659, 784, 1047] : [523, 494, 440]).map((frequency, i): Note => [
    frequency,
    0.5 + 0.11 * i,
    0.3,
  ]);

/** All are home. */
export const HOME: readonly Note[] = [
  [262, 0, 0.9],
  [330, 0.08, 0.9],
  [392, 0.16, 0.9],
  [523, 0.24, 1.2],
];
