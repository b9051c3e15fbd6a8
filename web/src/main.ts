import { mount } from "svelte";
import "./shell/tokens.css";
import "./shell/base.css";
import App from "./shell/App.svelte";
import { applyTheme } from "./shell/settings.svelte";
import { startLanguage } from "./i18n/words.svelte";
import { keepForOffline } from "./offline/offline.svelte.ts";
import { startRouter } from "./shell/router.svelte";

async function start(): Promise<void> {
  applyTheme();
  await startLanguage();
  startRouter();
  mount(App, { target: document.getElementById("app")! });
  // Not before the first page is there: keeping files for later must not slow it down.
  const later = (): void => void setTimeout(keepForOffline, 1000);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}

void start();
