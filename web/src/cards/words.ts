// A card, and why it scored, in words. Each sentence is made as the heads of `en/cards.ftl` and `en/reasons.ftl` say.
import { listAnd, listComma, t } from "../i18n/words.svelte.ts";
import { cardOf, hasNeeds, perWord } from "./cards.ts";
import type { ScoreLine } from "./score.ts";
import {
  type CardData,
  type CardId,
  type Quest,
  type Wonder,
  WONDERS,
  type Wonders,
} from "./types.ts";

/** What a card is called: "44", "desert sanctuary 3". */
export function cardName(card: CardId): string {
  if (typeof card === "number") return String(card);
  const [biome = "", number = ""] = card.split("-");
  return t("sanctuary-title", { biome, number });
}

/** Clues and wonders that are there at all, with how many. */
function counts(clues: number, wonders: Wonders, message = "symbol-count"): string[] {
  const there: [string, number][] = [
    ["clue", clues],
    ...WONDERS.map((wonder): [string, number] => [wonder, wonders[wonder]]),
  ];
  return there
    .filter(([, count]) => count > 0)
    .map(([thing, count]) => t(message, { thing, count }));
}

const things = (quest: Quest): string[] => perWord(quest.per).split("+");

/** What follows "2 per": a night, a city or desert, a set. */
function per(quest: Quest): string {
  const [first = "", second] = things(quest).map((thing) => t("per", { thing }));
  return second === undefined ? first : t("per-either", { first, second });
}

function head(card: CardData): string {
  const biome = card.biome ?? "plain";
  const time = card.night ? "night" : "day";
  if (typeof card.id === "number") return t("region-head", { number: card.id, biome, time });
  return t("sanctuary-head", { id: card.id, biome, time });
}

function questWords(card: CardData): string {
  const { quest, needs } = card;
  if (quest === null) return t("quest-none");
  const said =
    quest.per === "flat"
      ? t("quest-flat", { fame: quest.fame })
      : t("quest-each", {
          fame: quest.fame,
          things: listAnd(things(quest).map((thing) => t("each", { thing }))),
        });
  if (!hasNeeds(card)) return said;
  return t("quest-if", {
    quest: said,
    needs: listAnd(counts(0, needs)),
    count: needs.uddu + needs.okiko + needs.goldlog,
  });
}

/** "Region 44, city, day. 2 fame for each city and each desert in view, if …" */
export function cardWords(id: CardId): string {
  const card = cardOf(id);
  const symbols = listAnd(counts(card.clues, card.wonders));
  const said = symbols ? t("head-with", { head: head(card), symbols }) : head(card);
  return t("card-full", { head: said, quest: questWords(card) });
}

/** "44: city, 2 per city or desert, needs 1 uddu, 1 goldlog" */
export function cardShort(id: CardId): string {
  const card = cardOf(id);
  const facts = card.biome ? [t("biome", { biome: card.biome })] : [];
  if (card.night) facts.push(t("night-fact"));
  facts.push(...counts(card.clues, card.wonders, "symbol-short"));
  if (card.quest !== null) {
    const { fame } = card.quest;
    facts.push(
      card.quest.per === "flat"
        ? t("quest-short-flat", { fame })
        : t("quest-short-per", { fame, things: per(card.quest) }),
    );
    const needs = listComma(counts(0, card.needs, "symbol-short"));
    if (needs) facts.push(t("needs-short", { needs }));
  }
  return t("card-short", { card: String(id), facts: listComma(facts) });
}

function missing(line: ScoreLine): string {
  const asked = WONDERS.filter((wonder) => line.needs[wonder] > 0);
  const needs = listAnd(counts(0, line.needs));
  const [only] = asked;
  if (asked.length === 1 && only) return t("reason-missing", { needs, count: line.inView[only] });
  const inView = asked.map((thing) => t("symbol-count", { thing, count: line.inView[thing] }));
  return t("reason-missing-several", { needs, in_view: listAnd(inView) });
}

/** "68 lacked 3 uddu": what a prerequisite missed. */
export function lackedWords(line: ScoreLine): string {
  const short = (wonder: Wonder): number => Math.max(0, line.needs[wonder] - line.inView[wonder]);
  const wonders = { uddu: short("uddu"), okiko: short("okiko"), goldlog: short("goldlog") };
  return t("result-lacked", { card: cardName(line.card), needs: listAnd(counts(0, wonders)) });
}

function paid(line: ScoreLine, quest: Quest): string {
  if (quest.per === "flat") return t("reason-flat", { fame: line.fame });
  if (line.times === 0) return t("reason-nothing", { each: quest.fame, per: per(quest) });
  const cards = listComma(
    line.counted.map(([card, times]) => t("counted-card", { card: String(card), times })),
  );
  return t("reason-counted", {
    fame: line.fame,
    each: quest.fame,
    per: per(quest),
    times: line.times,
    cards,
  });
}

/** The reason of a score without the card in front: "2 fame = 2 per night x 1 (28)" */
export function reasonWords(line: ScoreLine): string {
  if (line.quest === null) return t("reason-no-quest");
  if (!line.met) return missing(line);
  const said = paid(line, line.quest);
  const needs = listAnd(counts(0, line.needs));
  return needs ? t("reason-met", { reason: said, needs }) : said;
}

/** The reason with its card: "14: 2 fame = …" */
export const cardReason = (line: ScoreLine): string =>
  t("reason", { card: String(line.card), reason: reasonWords(line) });
