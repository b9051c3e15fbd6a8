/** Small sounds made by the browser itself, off by default: no files to load. */
import { untrack } from "svelte";
import type { GameEvent } from "../api/types";
import { settings } from "../shell/settings.svelte";
import type { TableStore } from "./store.svelte";

type Note = readonly [frequency: number, at: number, length: number];

const SOUNDS: Partial<Record<GameEvent["event"] | "turn", readonly Note[]>> = {
  market: [[330, 0, 0.12], [392, 0.07, 0.12], [494, 0.14, 0.16]],
  play: [[220, 0, 0.09]],
  reveal: [[294, 0, 0.3], [440, 0.05, 0.35], [587, 0.1, 0.5]],
  take: [[262, 0, 0.1], [349, 0.06, 0.14]],
  find: [[784, 0, 0.25], [988, 0.1, 0.35]],
  choose: [[523, 0, 0.2], [659, 0.08, 0.3]],
  turn: [[587, 0, 0.18], [880, 0.14, 0.3]],
}; // prettier-ignore

let context: AudioContext | null = null;

function play(notes: readonly Note[]): void {
  context ??= new AudioContext();
  const start = context.currentTime + 0.02;
  for (const [frequency, at, length] of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(0.12, start + at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length);
  }
}

/** Plays what happens at the table while the setting is on. */
export function soundOf(store: () => TableStore): void {
  let heard = store().entries.at(-1)?.seq ?? 0;
  let turn = false;
  $effect(() => {
    const { entries, live, decision } = store();
    untrack(() => {
      const fresh = entries.filter((entry) => entry.seq > heard).flatMap((entry) => entry.events);
      heard = entries.at(-1)?.seq ?? heard;
      const mine = decision !== null;
      const turned = mine && !turn;
      turn = mine;
      if (!settings.sound || !live) return;
      const last = fresh.at(-1);
      const notes = SOUNDS[turned ? "turn" : (last?.event ?? "deal")];
      if (notes !== undefined) play(notes);
    });
  });
}
