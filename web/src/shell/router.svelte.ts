/** A small router over the History API: paths with `:names`, pages loaded when first visited. */
import { needWords } from "../i18n/words.svelte";
import { address, mendLinks, serverless, shown } from "./place";
import { ROUTES, type PageComponent, type Params, type Route } from "./routes";

interface Page {
  readonly route: Route;
  readonly params: Params;
  readonly component: PageComponent;
}

interface Router {
  page: Page | null;
  /** Parts of the address that pages may read and change without being loaded anew. */
  path: string;
  query: URLSearchParams;
  failed: boolean;
}

let now = $state.raw<Router>({ page: null, path: "", query: new URLSearchParams(), failed: false });
let visit = 0;

export const here = (): Router => now;

function match(path: string, pattern: string): Params | null {
  const have = path.split("/").filter(Boolean);
  const want = pattern.split("/").filter(Boolean);
  if (have.length !== want.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of want.entries()) {
    const given = have[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(given);
    else if (part !== given) return null;
  }
  return params;
}

function find(path: string): { route: Route; params: Params } {
  for (const route of ROUTES) {
    const params = route.path === "*" ? {} : match(path, route.path);
    if (params !== null) return { route, params };
  }
  throw new Error("the last route must match everything");
}

async function show(): Promise<void> {
  const mine = ++visit;
  const { pathname, search } = address();
  const { route, params } = find(pathname);
  const query = new URLSearchParams(search);
  if (now.path === pathname && now.page !== null) {
    now = { ...now, query }; // at once: the next quick key or click counts on from here
    return;
  }
  try {
    const [module] = await Promise.all([route.load(), needWords(...(route.words ?? []))]);
    if (mine !== visit) return;
    now = {
      page: { route, params, component: module.default },
      path: pathname,
      query,
      failed: false,
    };
    window.scrollTo(0, 0);
  } catch (error) {
    if (mine !== visit) return;
    console.warn("page could not be loaded", error);
    now = { page: null, path: pathname, query, failed: true };
  }
}

/** Go to an address of this client. `replace` keeps the history short (stepping through a replay). */
export function go(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace === true) history.replaceState(null, "", shown(to));
  else history.pushState(null, "", shown(to));
  void show();
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (link === null || link === undefined || link.target !== "" || link.hasAttribute("download"))
    return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  const inFolder = serverless && link.hash.startsWith("#/");
  if (!inFolder && link.pathname === location.pathname && link.hash !== "") return;
  event.preventDefault();
  go(inFolder ? link.hash.slice(1) : link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  mendLinks();
  window.addEventListener("popstate", () => void show());
  document.addEventListener("click", onClick);
  void show();
}

export const retry = (): void => void show();
