import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offlinePlugin } from "./offline-plugin.ts";
import { fileURLToPath } from "node:url";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
// The game server while developing: `alula serve` beside `npm run dev`.
const server = process.env["ALULA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte(), offlinePlugin(here("./src/offline/worker.js"), here("./public"))],
  resolve: { alias: { $lib: here("./src"), $words: here("../src/alula/words/ftl") } },
  build: {
    outDir: here("../src/alula/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // The content policy allows no data: addresses.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Few files: on a first visit every file costs a question and its headers.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "cards", test: /src\/cards\//, priority: 2 },
            { name: "base", test: /node_modules|src\/(shell|i18n)\/|src\/api\/(http|random|types)|src\/ui\/(Menu|Dialog|Icon)|src\/table\/bots|src\/home\/problem/, priority: 3 },
            { name: "table", test: /src\/(ui|api)\/|src\/table\/(?!Finish|FairProof|GamePage|travellers|JoinPage)/, priority: 1 },
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
