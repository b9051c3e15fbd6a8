/** The unit tests of the client (`make check`): the client's own build, without a browser. */
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import client from "./vite.config.ts";

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { include: ["unit/**/*.test.ts"], environment: "node" },
  }),
);
