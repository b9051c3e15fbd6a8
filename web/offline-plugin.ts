// Writes sw.js: the service worker with the list of all files of this build.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Maps, the page itself (kept as "./"), and words that only the command line says. */
const NOT_KEPT = /\.map$|^index\.html$|^assets\/(cli|errors)-/;

/** Pictures and fonts, code and words: everything but the worker itself and maps. */
export function offlinePlugin(worker: string, publicFolder: string): Plugin {
  return {
    name: "alula-offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter((name) => !NOT_KEPT.test(name));
      const files = [
        "./",
        ...made.map((name) => `./${name}`),
        ...readdirSync(publicFolder).map((name) => `./${name}`),
      ].sort();
      const digest = createHash("sha256").update(files.join("\n"));
      for (const name of readdirSync(publicFolder))
        digest.update(readFileSync(join(publicFolder, name)));
      const version = `alula-${digest.digest("hex").slice(0, 16)}`;
      const source = readFileSync(worker, "utf8")
        .replace("__VERSION__", version)
        .replace("__FILES__", JSON.stringify(files, null, 2));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
