/** Pages for people at a real table, and for people who have never played. */
import type { Route } from "../shell/routes";

const PAD_WORDS = ["cards", "reasons", "journey", "scorepad"] as const;
const LEARN_WORDS = ["cards", "reasons", "journey", "scorepad", "learn"] as const;
/** The table that the first game is played on says its events too. */
const GAME_WORDS = [...LEARN_WORDS, "events"] as const;

export const PAD_AND_LEARN: readonly Route[] = [
  {
    path: "/pad",
    load: () => import("../scorepad/PadPage.svelte"),
    words: PAD_WORDS,
    title: "pad-title",
  },
  {
    path: "/pad/:id",
    load: () => import("../scorepad/SharedPage.svelte"),
    words: PAD_WORDS,
    title: "pad-title",
  },
  {
    path: "/learn",
    load: () => import("./LearnPage.svelte"),
    words: LEARN_WORDS,
    title: "learn-title",
  },
  {
    path: "/learn/cards",
    load: () => import("./CardsPage.svelte"),
    words: LEARN_WORDS,
    title: "cards-title",
  },
  {
    path: "/learn/rules",
    load: () => import("./RulesPage.svelte"),
    words: LEARN_WORDS,
    title: "rules-title",
  },
  {
    path: "/learn/guide",
    load: () => import("./GuidePage.svelte"),
    words: LEARN_WORDS,
    title: "guide-title",
  },
  {
    path: "/learn/first-game",
    load: () => import("./FirstGamePage.svelte"),
    words: LEARN_WORDS,
    title: "first-title",
  },
  {
    path: "/learn/first-game/:id",
    load: () => import("./FirstGame.svelte"),
    words: GAME_WORDS,
    title: "first-title",
    bare: true,
  },
];
