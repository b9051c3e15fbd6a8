// Reads games as JSON lines, writes the steps of their journey home: the tests add them up.
import { createInterface } from "node:readline";
import { columnPauseOf, columnsOf, type Traveller } from "../src/journey/steps.ts";

for await (const text of createInterface({ input: process.stdin })) {
  const columns = columnsOf(JSON.parse(text) as Traveller[]);
  const answer = columns.map((column) => ({ ...column, pause: columnPauseOf(column) }));
  process.stdout.write(JSON.stringify(answer) + "\n");
}
