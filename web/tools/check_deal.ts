// Reads finished games as JSON lines, writes what the client's own check of the dealing says: for the tests.
import { createInterface } from "node:readline";
import { check, type Asked } from "../src/fair/check.ts";

for await (const text of createInterface({ input: process.stdin }))
  process.stdout.write(JSON.stringify(check(JSON.parse(text) as Asked)) + "\n");
