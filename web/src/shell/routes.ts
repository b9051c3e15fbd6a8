/** Every page of the client: its address, its code and the Fluent files it needs besides `table`. */
import type { Component } from "svelte";
import type { WordFile } from "../i18n/words.svelte";
import { PAD_AND_LEARN } from "../learn/routes";

export type Params = Readonly<Record<string, string>>;

/** A page gets `params` if it declares it; one without any is fine too. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has params of its own
export type PageComponent = Component<any>;

export interface Route {
  readonly path: string;
  readonly load: () => Promise<{ default: PageComponent }>;
  readonly words?: readonly WordFile[];
  /** A message id: the page's name in the tab and for screen readers. */
  readonly title?: string;
  /** Without the header and footer: the page fills the screen (the table). */
  readonly bare?: boolean;
}

const TABLE_WORDS = ["cards", "reasons", "events"] as const;
const GAME_WORDS = [...TABLE_WORDS, "journey"] as const;

export const ROUTES: readonly Route[] = [
  { path: "/", load: () => import("../home/Home.svelte"), words: ["cards"] },
  {
    path: "/join/:code",
    load: () => import("../table/JoinPage.svelte"),
    words: ["cards"],
    title: "join-title",
  },
  {
    path: "/table/:id",
    load: () => import("../table/TablePage.svelte"),
    words: TABLE_WORDS,
    title: "table-title",
    bare: true,
  },
  {
    path: "/game/:id",
    load: () => import("../table/GamePage.svelte"),
    words: GAME_WORDS,
    title: "game-title",
  },
  {
    path: "/game/:id/replay",
    load: () => import("../replay/Replay.svelte"),
    words: GAME_WORDS,
    title: "replay-title",
    bare: true,
  },
  {
    path: "/summary",
    load: () => import("../ui/SummaryPage.svelte"),
    words: ["cards", "summary"],
    title: "summary-open",
  },
  {
    path: "/device",
    load: () => import("../device/SetUpPage.svelte"),
    words: ["cards", "device"],
    title: "device-title",
  },
  {
    path: "/device/:id",
    load: () => import("../device/DevicePage.svelte"),
    words: [...TABLE_WORDS, "device"],
    title: "table-title",
    bare: true,
  },
  ...PAD_AND_LEARN,
  // The last one takes everything else.
  { path: "*", load: () => import("./NotFound.svelte"), title: "not-found-title" },
];

/** The links in the header. */
export const NAVIGATION: readonly { path: string; title: string }[] = [
  { path: "/", title: "home-nav" },
  { path: "/learn", title: "learn-nav" },
  { path: "/pad", title: "pad-nav" },
];
