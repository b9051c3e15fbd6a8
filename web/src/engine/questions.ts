/** What the page asks the worker, and what it gets: the methods of `Engine`, one message each. */
import type { GameEvent, MoveEvent, ReplayStep } from "../api/types.ts";
import type { Engine, Moment, Ordered, Weighed } from "./engine.ts";
import type { Budget, MindName } from "./minds.ts";
import type { Course } from "./position.ts";

interface Ask<About extends readonly unknown[], Told> {
  about: About;
  answer: Told;
}

export interface Questions {
  look: Ask<Parameters<Engine["look"]>, Moment[]>;
  deal: Ask<Parameters<Engine["deal"]>, GameEvent[]>;
  told: Ask<Parameters<Engine["told"]>, GameEvent[][]>;
  steps: Ask<Parameters<Engine["steps"]>, ReplayStep[]>;
  check: Ask<Parameters<Engine["check"]>, boolean>;
  dealtBy: Ask<Parameters<Engine["dealtBy"]>, boolean>;
  bestOrder: Ask<Parameters<Engine["bestOrder"]>, Ordered>;
  choose: Ask<
    [course: Course, seat: number, bot: MindName, seed: bigint, budget: Budget],
    MoveEvent
  >;
  values: Ask<[course: Course, seat: number, seed: bigint, rollouts: number], Weighed[]>;
  /** Load all that the strongest bot needs. */
  ready: Ask<[], boolean>;
  ping: Ask<[], boolean>;
}

export type Question =
  | { [Name in keyof Questions]: { ask: Name; about: Questions[Name]["about"] } }[keyof Questions]
  | { ask: "cancel" };

export type Answer =
  | { id: number; value: Questions[keyof Questions]["answer"] }
  /** `illegal`: the event of the game that cannot stand there, counted from 1. */
  | { id: number; problem: string; illegal: number | null };
