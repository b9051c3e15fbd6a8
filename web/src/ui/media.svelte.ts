/** How large the window is, for what style sheets alone cannot decide: which drawing of a card is legible. */
import { MediaQuery } from "svelte/reactivity";

/** A phone held upright. */
export const narrow = new MediaQuery("max-width: 40rem");
/** A desktop with room beside the others for what happened and what is said. */
export const roomy = new MediaQuery("(min-width: 62rem) and (min-height: 42rem)");
/** A desktop that has this room below any number of others. */
export const lofty = new MediaQuery("(min-width: 62rem) and (min-height: 66rem)");
/** A phone held across. */
export const flat = new MediaQuery("max-height: 32rem");
/** One column: everything below a desktop. */
export const single = new MediaQuery("max-width: 62rem");
