/** A question in our own words and looks, instead of the browser's dialog. */

interface Question {
  readonly text: string;
  /** The words on the button that means yes. */
  readonly yes: string;
  readonly answer: (agreed: boolean) => void;
}

export const asked = $state<{ now: Question | null }>({ now: null });

export function ask(text: string, yes: string): Promise<boolean> {
  asked.now?.answer(false);
  return new Promise((answer) => (asked.now = { text, yes, answer }));
}

export function reply(agreed: boolean): void {
  asked.now?.answer(agreed);
  asked.now = null;
}
