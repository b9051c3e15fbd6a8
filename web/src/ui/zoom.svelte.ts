/** Which card is shown large, and why it cannot be chosen if that is so. */
import type { CardId } from "../api/types";

export const zoom = $state<{ card: CardId | null; why: string }>({ card: null, why: "" });

export function openZoom(card: CardId, why = ""): void {
  zoom.card = card;
  zoom.why = why;
}

export function closeZoom(): void {
  zoom.card = null;
}
