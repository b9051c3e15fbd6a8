/** How wide the window is, for what style sheets alone cannot decide: which drawing of a card is legible. */
import { MediaQuery } from "svelte/reactivity";

/** A phone held upright. */
export const narrow = new MediaQuery("max-width: 40rem");
/** One column: everything below a desktop. */
export const single = new MediaQuery("max-width: 62rem");
