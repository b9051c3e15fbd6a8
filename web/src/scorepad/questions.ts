// What looks like a slip while typing. Each is a question to the people at the table, never a wall.
import { climbs } from "../cards/score.ts";
import { isFull, isRegionNumber, type PadRow, typedRegions } from "./model.ts";

export type Question =
  | {
      readonly kind: "no-such-region";
      readonly row: number;
      readonly place: number;
      readonly number: number;
    }
  | {
      readonly kind: "region-twice";
      readonly row: number;
      readonly place: number;
      readonly number: number;
      readonly other: number;
    }
  | {
      readonly kind: "sanctuary-twice";
      readonly row: number;
      readonly card: string;
      readonly other: number;
    }
  | { readonly kind: "too-few-regions"; readonly row: number; readonly count: number }
  | {
      readonly kind: "sanctuaries";
      readonly row: number;
      readonly count: number;
      readonly climbs: number;
    };

interface Seen<T> {
  readonly row: number;
  readonly card: T;
  readonly place: number;
}

/** Every entry whose card stood somewhere before it, with where. */
function repeated<T>(entries: readonly Seen<T>[]): { entry: Seen<T>; first: Seen<T> }[] {
  const first = new Map<T, Seen<T>>();
  const found = [];
  for (const entry of entries) {
    const before = first.get(entry.card);
    if (before) found.push({ entry, first: before });
    else first.set(entry.card, entry);
  }
  return found;
}

/** All questions, in the order of the rows. `finished` names rows that nobody is typing in now. */
export function questionsOf(
  rows: readonly PadRow[],
  finished: (row: PadRow) => boolean,
): Question[] {
  const regions = rows.flatMap((row) =>
    row.regions.flatMap((card, place) =>
      isRegionNumber(card) ? [{ row: row.row, card, place }] : [],
    ),
  );
  const sanctuaries = rows.flatMap((row) =>
    row.sanctuaries.map((card, place) => ({ row: row.row, card, place })),
  );
  const questions: Question[] = [];
  for (const row of rows) {
    for (const [place, number] of row.regions.entries()) {
      // A number of an expansion is no question any more when its fame is written.
      if (number !== null && !isRegionNumber(number) && row.written === undefined)
        questions.push({ kind: "no-such-region", row: row.row, place, number });
    }
  }
  for (const { entry, first } of repeated(regions)) {
    questions.push({
      kind: "region-twice",
      row: entry.row,
      place: entry.place,
      number: entry.card,
      other: first.row,
    });
  }
  for (const { entry, first } of repeated(sanctuaries)) {
    questions.push({ kind: "sanctuary-twice", row: entry.row, card: entry.card, other: first.row });
  }
  for (const row of rows) questions.push(...countQuestions(row, finished(row)));
  const place = (question: Question): number => rows.findIndex((row) => row.row === question.row);
  return questions.sort((a, b) => place(a) - place(b));
}

function countQuestions(row: PadRow, finished: boolean): Question[] {
  if (!finished || row.written !== undefined) return [];
  const count = typedRegions(row).length;
  if (!isFull(row))
    return row.regions.includes(null) ? [{ kind: "too-few-regions", row: row.row, count }] : [];
  const due = climbs(typedRegions(row));
  if (row.sanctuaries.length === due) return [];
  return [{ kind: "sanctuaries", row: row.row, count: row.sanctuaries.length, climbs: due }];
}
