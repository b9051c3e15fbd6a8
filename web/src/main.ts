import { mount } from "svelte";
import "./shell/tokens.css";
import "./shell/base.css";
import App from "./shell/App.svelte";
import { applyTheme } from "./shell/settings.svelte";
import { startLanguage } from "./i18n/words.svelte";
import { startRouter } from "./shell/router.svelte";

async function start(): Promise<void> {
  applyTheme();
  await startLanguage();
  startRouter();
  mount(App, { target: document.getElementById("app")! });
}

void start();
