// The service worker that keeps the client for times without a network. Browsers give one over https or on localhost only.

import { root } from "../shell/place";

const AT_REST_MS = 1000;

export const offline = $state<{ state: "off" | "insecure" | "loading" | "ready" }>({
  state: "off",
});

/**
 * Registers the worker once the page is at rest; says when everything is kept. Called by the pages that make sense
 * without a network, so that nobody who only plays has to load more than the table.
 */
export function keepForOffline(): void {
  if (offline.state !== "off") return;
  if (!("serviceWorker" in navigator)) {
    offline.state = window.isSecureContext ? "off" : "insecure";
    return;
  }
  if (import.meta.env.DEV) return;
  offline.state = "loading";
  setTimeout(register, AT_REST_MS);
}

function register(): void {
  navigator.serviceWorker
    .register(`${root}sw.js`)
    .then(() => navigator.serviceWorker.ready)
    .then(() => (offline.state = "ready"))
    .catch(() => (offline.state = "off"));
}
