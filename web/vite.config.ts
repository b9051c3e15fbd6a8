import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { offlinePlugin } from "./offline-plugin.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
// The game server while developing: `alula serve` beside `npm run dev`.
const server = process.env["ALULA_SERVER"] ?? "http://127.0.0.1:8000";

/** Fluent files as text, without the comments that are for translators. */
const words: Plugin = {
  name: "alula-words",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = await readFile(id.slice(0, -"?raw".length), "utf-8");
    const said = text.split("\n").filter((line) => !line.startsWith("#"));
    return `export default ${JSON.stringify(said.join("\n").replace(/\n{2,}/g, "\n"))}`;
  },
};

/** The page names its files from the root. */
const fromRoot: Plugin = {
  name: "alula-root",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (page) => page.replaceAll('="./', '="/'),
  },
};

export default defineConfig({
  // Files find each other wherever the folder lies (`alula site`); the page itself is served at any address.
  base: "./",
  plugins: [
    words,
    svelte(),
    fromRoot,
    offlinePlugin(here("./src/offline/worker.js"), here("./public")),
  ],
  resolve: { alias: { $lib: here("./src"), $words: here("../src/alula/words/ftl") } },
  build: {
    outDir: here("../src/alula/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // All of these know light-dark(), so that it need not be spelt out.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0, // The content policy allows no data: addresses.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Few files: on a first visit every file costs a question and its headers.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "cards", test: /src\/cards\/(?!Filters|filter|image)/, priority: 2 },
            {
              name: "base",
              test: /node_modules|src\/(shell\/(?!NotFound|DeadEnd)|i18n\/)|src\/api\/(http|random|types|problem)|src\/ui\/(Menu|Dialog|Icon|Horizon)|src\/table\/bots/,
              priority: 3,
            },
            {
              name: "table",
              test: /src\/(ui\/(?!Summary(Sheet|Page)|Zoom\.svelte|Ask\.svelte)|api\/)|src\/table\/(?!Finish|FairProof|Chat|EventList|SeatDialog|Rematch|GamePage|travellers|JoinPage|Lobby|SeatForm|ShareLink)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
