import { mount } from "svelte";
import "./shell/tokens.css";
import "./shell/base.css";
import App from "./shell/App.svelte";
import { keepsGames } from "./api/games";
import { applyTheme } from "./shell/settings.svelte";
import { startLanguage } from "./i18n/words.svelte";
import { startRouter } from "./shell/router.svelte";

/** The first page is there long since: now everything is kept for times without a network. */
const AT_REST_MS = 5000;

async function keepLater(): Promise<void> {
  const { keepForOffline } = await import("./offline/offline.svelte");
  keepForOffline();
}

async function start(): Promise<void> {
  applyTheme();
  keepsGames(async () => (await import("./device/finished")).onDevice);
  await startLanguage();
  startRouter();
  setTimeout(keepLater, AT_REST_MS);
  mount(App, { target: document.getElementById("app")! });
}

void start();
