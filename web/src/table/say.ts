/** Sentences of the table: what to do now, what happened, why a card cannot be chosen. */
import { parseDecision } from "../api/decision";
import type { CardId, Entry, GameEvent, View } from "../api/types";
import { cardOf } from "../cards/cards";
import { cardName } from "../cards/words";
import { listAnd, listComma, t } from "../i18n/words.svelte";
import type { TableStore } from "./store.svelte";

export type Place = "hand" | "market" | "found";

/** The one sentence that says what I have to do now, or whom we wait for. */
export function prompt(store: TableStore): string {
  const view = store.view;
  if (view === null) return "";
  if (view.phase === "over") return t("prompt-over");
  if (store.sending) return t("prompt-sending");
  const picked = store.picked.map(cardName);
  const kind = store.decision?.kind;
  if (kind === "keep")
    return store.ready
      ? t("prompt-keep-ready", { cards: listAnd(picked) })
      : t("prompt-keep", { count: store.picked.length });
  if (kind !== undefined)
    return picked.length > 0
      ? t(`prompt-${kind}-ready`, { card: picked[0] ?? "" })
      : t(`prompt-${kind}`, { count: view.found.length });
  if (store.reopens !== null)
    return store.ready
      ? t("prompt-change-ready", { card: listAnd(picked) })
      : t("prompt-chosen", {
          waiting: waitingFor(view),
          card: listAnd([view.chosen].flat().map(String)),
        });
  return waitingSentence(view);
}

/** What follows from playing a region: a climb finds a sanctuary, and one more for every clue in my place. */
export function whatFollows(view: View, card: CardId): string {
  const row = view.rows[view.seat ?? -1] ?? [];
  const last = row.at(-1);
  if (last === undefined || typeof card !== "number") return "";
  if (card < last) return t("follows-nothing", { last });
  const place = [...row, card, ...(view.sanctuaries[view.seat ?? -1] ?? [])];
  const clues = place.reduce<number>((sum, one) => sum + cardOf(one).clues, 0);
  return t("follows-finds", { last, count: Math.min(1 + clues, view.sanctuary_deck) });
}

function names(view: View, seats: readonly number[]): string {
  return listAnd(seats.map((seat) => view.players[seat] ?? ""));
}

function waitingFor(view: View): string {
  return names(
    view,
    view.open.map((id) => parseDecision(id).seat),
  );
}

/** Whom we wait for, when it is not me. */
export function waitingSentence(view: View): string {
  const [first] = view.open;
  if (first === undefined) return t("prompt-chance");
  const { kind } = parseDecision(first);
  return t(`waiting-${kind}`, { players: waitingFor(view), count: view.open.length });
}

/** Why a card in this place cannot be chosen now. */
export function whyNot(store: TableStore, place: Place): string {
  const view = store.view;
  if (view === null || view.seat === null) return t("why-spectator");
  if (view.phase === "over") return t("why-over");
  const kind = store.decision?.kind;
  if (place === "market") {
    if (view.phase !== "end") return t("why-market-explore");
    return kind === "choose" ? t("why-market-taken") : t("why-not-your-turn");
  }
  if (place === "found")
    return kind === "take" ? t("why-found-take-first") : t("why-not-your-turn");
  if (kind === "take") return t("why-hand-take");
  if (kind === "choose") return t("why-hand-choose");
  return view.phase === "end" ? t("why-hand-end") : t("why-hand-chosen");
}

// --- what happened ---

const SECRET: Partial<Record<GameEvent["event"], string>> = {
  keep: "regions",
  play: "region",
  find: "sanctuaries",
};

/** The message for an event; a move that somebody else made for a person has one of its own. */
function messageOf(event: string, by: Entry["by"]): string {
  if (by == null || !["keep", "play", "take", "choose"].includes(event)) return `event-${event}`;
  return by === "only" ? `only-${event}` : `stand-in-${event}`;
}

export function eventSentence(
  event: GameEvent,
  players: readonly string[],
  seat: number | null,
  by: Entry["by"] = null,
): string {
  if (event.event === "deal") {
    const own = seat === null ? null : (event.hands[seat] ?? null);
    return own === null
      ? t("event-deal")
      : t("event-deal-own", { regions: listAnd(own.map(String)) });
  }
  if (event.event === "market")
    return t("event-market", { regions: listComma(event.regions.map(String)) });
  if (event.event === "reveal") {
    const shown = event.regions.map((region, index) =>
      t("revealed-card", { player: players[index] ?? "", region: String(region) }),
    );
    return t("event-reveal", { regions: listComma(shown) });
  }
  const facts = event as unknown as Record<string, unknown>;
  const secret = SECRET[event.event];
  const known = secret !== undefined && facts[secret] != null ? "-known" : "";
  return t(messageOf(event.event, by) + known, {
    player: players[event.player] ?? "",
    you: event.player === seat ? "yes" : "no",
    count: typeof facts["count"] === "number" ? facts["count"] : 0,
    region: String(facts["region"] ?? ""),
    sanctuary: typeof facts["sanctuary"] === "string" ? cardName(facts["sanctuary"]) : "",
    regions: listAnd(((facts["regions"] as number[] | null) ?? []).map(String)),
    sanctuaries: listAnd(((facts["sanctuaries"] as string[] | null) ?? []).map(cardName)),
  });
}
