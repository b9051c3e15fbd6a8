// Reads rows as JSON lines, writes what the client's own scoring makes of each: the tests compare it with the package's.
import { createInterface } from "node:readline";
import { bestOrder, climbs, rank, score } from "../src/cards/score.ts";

interface Asked {
  regions: number[];
  sanctuaries: string[];
  best?: boolean;
}

for await (const text of createInterface({ input: process.stdin })) {
  const game = JSON.parse(text) as Asked[];
  const sheets = game.map(({ regions, sanctuaries }) => score(regions, sanctuaries));
  const answer = {
    sheets: sheets.map(({ regions, sanctuaries, total }) => ({
      lines: [...regions, ...sanctuaries],
      total,
    })),
    ranking: rank(
      sheets.map(({ total }) => total),
      game.map(({ regions }) => regions),
    ),
    climbs: game.map(({ regions }) => climbs(regions)),
    best: game.map((row) => (row.best ? bestOrder(row.regions, row.sanctuaries) : null)),
  };
  process.stdout.write(JSON.stringify(answer) + "\n");
}
