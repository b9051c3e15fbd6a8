// What the travel companion explains, each at the moment it first happens.
import type { Decision } from "../api/decision.ts";
import type { View } from "../api/types.ts";
import { cardOf, hasNeeds } from "../cards/cards.ts";
import type { CardData } from "../cards/types.ts";

interface Moment {
  readonly view: View;
  readonly decision: Decision | null;
  /** My row, sanctuaries and hand as cards. */
  readonly row: readonly CardData[];
  readonly found: readonly CardData[];
  readonly hand: readonly CardData[];
}

interface Lesson {
  /** The message that says it. */
  readonly id: string;
  readonly when: (moment: Moment) => boolean;
}

const plays = ({ decision }: Moment): boolean => decision?.kind === "play";

/** In the order in which they are told where several are due at once. */
const LESSONS: readonly Lesson[] = [
  { id: "coach-welcome", when: (now) => now.view.round === 1 && plays(now) },
  { id: "coach-quest", when: (now) => now.view.round === 1 && plays(now) },
  { id: "coach-take", when: ({ decision }) => decision?.kind === "take" },
  { id: "coach-climb", when: (now) => now.view.round === 2 && plays(now) },
  {
    id: "coach-needs",
    when: (now) => now.view.round >= 2 && plays(now) && now.hand.some(hasNeeds),
  },
  {
    id: "coach-found",
    when: ({ decision, view }) => decision?.kind === "choose" || view.found.length > 0,
  },
  { id: "coach-low", when: wentDown },
  {
    id: "coach-clue",
    when: (now) => plays(now) && [...now.row, ...now.found].some(({ clues }) => clues > 0),
  },
  {
    id: "coach-night",
    when: (now) =>
      now.view.round >= 3 && plays(now) && [...now.row, ...now.hand].some(({ night }) => night),
  },
  { id: "coach-view", when: (now) => now.view.round >= 4 && plays(now) },
  { id: "coach-last", when: (now) => now.view.round === 8 && plays(now) },
];

function wentDown({ view, row }: Moment): boolean {
  const [before, last] = row.slice(-2);
  if (before === undefined || last === undefined || row.length < view.round) return false;
  return (last.id as number) < (before.id as number);
}

/** The lessons that are due now and have not been told. */
export function dueLessons(
  view: View,
  decision: Decision | null,
  told: readonly string[],
): string[] {
  const me = view.seat ?? 0;
  const moment: Moment = {
    view,
    decision,
    row: (view.rows[me] ?? []).map(cardOf),
    found: (view.sanctuaries[me] ?? []).map(cardOf),
    hand: view.hand.map(cardOf),
  };
  return LESSONS.filter(({ id, when }) => !told.includes(id) && when(moment)).map(({ id }) => id);
}
