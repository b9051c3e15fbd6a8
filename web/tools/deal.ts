// Reads a seed and questions as JSON lines, writes what the client's own dealer answers: the tests compare it with the
// package's.
import { createInterface } from "node:readline";
import { dealer, type Due, type Piles } from "../src/fair/dealer.ts";
import { fromHex } from "../src/fair/bytes.ts";

for await (const text of createInterface({ input: process.stdin })) {
  const { seed, asked } = JSON.parse(text) as { seed: string; asked: { due: Due; piles: Piles }[] };
  const deal = dealer(fromHex(seed));
  process.stdout.write(JSON.stringify(asked.map(({ due, piles }) => deal(due, piles))) + "\n");
}
