// The service worker that keeps the client for times without a network. Browsers give one over https or on localhost only.

export const offline = $state<{ state: "off" | "insecure" | "loading" | "ready" }>({ state: "off" });

/** Registers the worker once the page is at rest; says when everything is kept. */
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator)) {
    offline.state = window.isSecureContext ? "off" : "insecure";
    return;
  }
  if (import.meta.env.DEV) return;
  offline.state = "loading";
  navigator.serviceWorker
    .register("/sw.js")
    .then(() => navigator.serviceWorker.ready)
    .then(() => (offline.state = "ready"))
    .catch(() => (offline.state = "off"));
}
