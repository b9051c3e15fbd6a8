// What plays a journey: a place in its steps that moves on by itself, can be stopped, hurried and gone back over.
export const SPEEDS = [1, 2, 4] as const;

export const reducedMotion = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface Course {
  readonly steps: () => number;
  /** How long a step is looked at, in ms at ordinary speed. */
  readonly pause: (index: number) => number;
  /** Behind the last step, or when somebody skips the rest. */
  readonly done: () => void;
}

/** Made while a component starts. Nothing moves while the tab is hidden: whoever looks away misses nothing. */
export class Playback {
  index = $state(0);
  speed = $state<(typeof SPEEDS)[number]>(1);
  playing = $state(false);
  /** Whether the last change was one step on, which is told as it happens; others only show where we are. */
  forward = $state(true);
  #hidden = $state(document.hidden);
  readonly #course: Course;

  constructor(course: Course, autoplay: boolean) {
    this.#course = course;
    this.playing = autoplay && !reducedMotion();
    $effect(() => {
      const look = (): void => {
        this.#hidden = document.hidden;
      };
      document.addEventListener("visibilitychange", look);
      return () => document.removeEventListener("visibilitychange", look);
    });
    $effect(() => {
      if (!this.playing || this.#hidden) return;
      const timer = setTimeout(() => this.#on(), course.pause(this.index) / this.speed);
      return () => clearTimeout(timer);
    });
  }

  get last(): boolean {
    return this.index >= this.#course.steps() - 1;
  }

  /** One step on or back, by hand: from now on nothing moves by itself. */
  step(by: 1 | -1): void {
    this.playing = false;
    if (by === 1) this.#on();
    else this.go(this.index - 1);
  }

  go(to: number): void {
    const index = Math.max(0, Math.min(this.#course.steps() - 1, to));
    this.forward = index === this.index + 1;
    this.index = index;
  }

  toggle(): void {
    this.playing = !this.playing;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  skip(): void {
    this.playing = false;
    this.#course.done();
  }

  #on(): void {
    if (this.last) this.skip();
    else this.go(this.index + 1);
  }

  /** The keys of a journey; true if this was one of them. */
  key(event: KeyboardEvent): boolean {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const target = event.target;
    if (target instanceof Element && target.closest("input, select, textarea")) return false;
    const keys: Record<string, () => void> = {
      ArrowRight: () => this.step(1),
      ArrowLeft: () => this.step(-1),
      End: () => this.skip(),
      Home: () => this.go(0),
    };
    // The space bar presses the button that has the focus; without one it stops and goes on.
    if (!(target instanceof HTMLButtonElement)) keys[" "] = () => this.toggle();
    const action = keys[event.key];
    if (action === undefined) return false;
    event.preventDefault();
    action();
    return true;
  }
}
