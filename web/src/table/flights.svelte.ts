/**
 * Cards that move. Every card exists once at the table, so an element with `data-card` that is elsewhere after a change
 * has flown there; a new one comes from a deck or a seat; one that is gone flies to whoever took it.
 */
import { tick, untrack } from "svelte";
import type { View } from "../api/types";

interface Seen {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

const DURATION_MS = 460;
const STAGGER_MS = 45;
const EASE = "cubic-bezier(0.22, 0.8, 0.3, 1)";

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

function look(board: HTMLElement): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-card]")) {
    const box = element.getBoundingClientRect();
    const card = element.dataset["card"];
    if (card !== undefined && box.width > 0) seen.set(card, { element, box });
  }
  return seen;
}

function anchors(board: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-anchor]")) {
    const name = element.dataset["anchor"];
    if (name !== undefined) found.set(name, element.getBoundingClientRect());
  }
  return found;
}

/** Where a card that was not seen before comes from. */
export function origin(
  card: string,
  view: View,
  before: Map<string, DOMRect>,
): DOMRect | undefined {
  const number = Number(card);
  if (Number.isNaN(number)) {
    const owner = view.sanctuaries.findIndex((cards) => cards.includes(card));
    return before.get(owner >= 0 ? `seat-${owner}` : "sanctuaries");
  }
  const owner = view.rows.findIndex((row) => row.includes(number));
  if (owner >= 0) return before.get(`next-${owner}`) ?? before.get(`seat-${owner}`);
  return before.get("regions");
}

/** Where a card that is no longer seen has gone: to who took it, else nowhere. */
export function destination(
  card: string,
  view: View,
  now: Map<string, DOMRect>,
): DOMRect | undefined {
  const owner = view.taken.findIndex((cards) => cards.includes(Number(card)));
  return owner >= 0 && owner !== view.seat ? now.get(`seat-${owner}`) : undefined;
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number, turn: boolean): void {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const ratio = from.width / to.width;
  const scale = ratio > 3 ? 1 : ratio; // Wider than any card: it comes from a seat, not from a card.
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  const frames = turn
    ? [
        { transform: `${start} rotateY(90deg)`, opacity: 0.6 },
        { transform: "none", opacity: 1 },
      ]
    : [{ transform: start }, { transform: "none" }];
  element.style.zIndex = "20";
  element.style.position = "relative";
  const flight = element.animate(frames, {
    duration: DURATION_MS,
    delay,
    easing: EASE,
    fill: "backwards",
  });
  flight.finished.then(
    () => {
      element.style.zIndex = "";
      element.style.position = "";
    },
    () => undefined,
  );
}

function leave(seen: Seen, to: DOMRect | undefined): void {
  const ghost = seen.element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${seen.box.left}px`,
    top: `${seen.box.top}px`,
    width: `${seen.box.width}px`,
    zIndex: "30",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  const x = to === undefined ? 0 : to.left + to.width / 2 - (seen.box.left + seen.box.width / 2);
  const y = to === undefined ? 30 : to.top + to.height / 2 - (seen.box.top + seen.box.height / 2);
  const end = `translate(${x}px, ${y}px) scale(${to === undefined ? 0.9 : 0.35})`;
  ghost
    .animate(
      [
        { transform: "none", opacity: 1 },
        { transform: end, opacity: 0 },
      ],
      {
        duration: DURATION_MS,
        easing: EASE,
      },
    )
    .finished.finally(() => ghost.remove());
}

function move(
  board: HTMLElement,
  before: Map<string, Seen>,
  from: Map<string, DOMRect>,
  view: View,
): void {
  const after = look(board);
  const now = anchors(board);
  let turn = 0;
  for (const [card, { element, box }] of after) {
    const was = before.get(card);
    const start = was?.box ?? origin(card, view, from);
    if (start === undefined || start.width === 0) continue;
    const moved = Math.abs(start.left - box.left) + Math.abs(start.top - box.top) > 24;
    if (moved || was === undefined) fly(element, start, box, was ? 0 : STAGGER_MS * turn++, !was);
  }
  for (const [card, seen] of before) {
    if (after.has(card)) continue;
    leave(seen, destination(card, view, now));
  }
}

/**
 * Call it while the board's component starts, so that it looks at the cards before they are drawn anew; attach what it
 * returns to the board's element.
 */
export function flights(view: () => View, enabled: () => boolean): (board: HTMLElement) => void {
  let board: HTMLElement | null = null;
  let last: View | null = null;
  $effect.pre(() => {
    const next = view();
    const changed = last !== null && last !== next;
    last = next;
    const element = board;
    if (element === null || !changed || !enabled() || calm() || document.hidden) return;
    const before = look(element);
    const from = anchors(element);
    void tick().then(() => move(element, before, from, next));
  });
  return (element) => {
    board = element;
    const start = untrack(view);
    const dealt = start.rows.every((row) => row.length === 0);
    if (dealt && !calm() && !document.hidden) move(element, new Map(), anchors(element), start);
  };
}
