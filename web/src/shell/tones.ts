/** Small sounds made by the browser itself, off by default: no files to load. */
import { settings } from "./settings.svelte";

export type Note = readonly [frequency: number, at: number, length: number];

const LOUDNESS = 0.12;
let context: AudioContext | null = null;

/** Plays a few notes where this person wants to hear them, and the browser allows it. */
export function play(notes: readonly Note[]): void {
  // Before the first touch or key of a visit a browser stays silent, and complains about who tries.
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + 0.02;
  for (const [frequency, at, length] of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length);
  }
}
