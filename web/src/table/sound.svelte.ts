/** What is heard at the table, for those who have switched sounds on. */
import { untrack } from "svelte";
import type { GameEvent } from "../api/types";
import { play, type Note } from "../shell/tones";
import type { TableStore } from "./store.svelte";

const SOUNDS: Partial<Record<GameEvent["event"] | "turn", readonly Note[]>> = {
  market: [[330, 0, 0.12], [392, 0.07, 0.12], [494, 0.14, 0.16]],
  play: [[220, 0, 0.09]],
  reveal: [[294, 0, 0.3], [440, 0.05, 0.35], [587, 0.1, 0.5]],
  take: [[262, 0, 0.1], [349, 0.06, 0.14]],
  find: [[784, 0, 0.25], [988, 0.1, 0.35]],
  choose: [[523, 0, 0.2], [659, 0.08, 0.3]],
  turn: [[587, 0, 0.18], [880, 0.14, 0.3]],
}; // prettier-ignore

/** Plays what happens at the table: my turn before all else, then the last thing that happened. */
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
      if (!live) return;
      const notes = SOUNDS[turned ? "turn" : (fresh.at(-1)?.event ?? "deal")];
      if (notes !== undefined) play(notes);
    });
  });
}
