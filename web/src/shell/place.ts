/**
 * Where this client lies: at the root of a server, or as a folder of static files anywhere (`alula site`). There is no
 * server then, and every address of a page stands behind a `#`, since a web space knows its files only.
 */
export const serverless = document.documentElement.hasAttribute("data-serverless");

/** The folder of the client, with a slash at its end. */
export const root = serverless ? new URL(".", location.href).pathname : "/";

/** The address of the page that is shown, as pages know it. */
export const address = (): URL =>
  new URL(serverless ? location.hash.slice(1) || "/" : location.href, location.origin);

/** As it stands in the browser's address line. */
export const shown = (to: string): string => (serverless ? `#${to}` : to);

/** Pages link to `/learn`; in a folder that is `#/learn`, for whoever opens it in a new tab too. */
export function mendLinks(): void {
  if (!serverless) return;
  const mend = (): void => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
      link.setAttribute("href", shown(link.getAttribute("href") ?? "/"));
  };
  const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] };
  new MutationObserver(mend).observe(document.body, watched);
}
