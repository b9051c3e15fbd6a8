/** Pages for people at a real table, and for people who have never played. */
import type { Route } from "../shell/routes";

const PAD_WORDS = ["cards", "reasons", "journey", "scorepad"] as const;

export const PAD_AND_LEARN: readonly Route[] = [
  { path: "/pad", load: () => import("../scorepad/PadPage.svelte"), words: PAD_WORDS, title: "pad-title" },
  { path: "/pad/:id", load: () => import("../scorepad/SharedPage.svelte"), words: PAD_WORDS, title: "pad-title" },
];
