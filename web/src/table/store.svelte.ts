/** One table as this browser sees it: the position from its source, and the choice not yet confirmed. */
import { api } from "../api/http";
import { liveTable } from "../api/live";
import { parseDecision, type Decision } from "../api/decision";
import type { Connection, EndReason, Listener, OpenSource, Source } from "../api/source";
import {
  type CardId,
  type Entry,
  type Events,
  type Game,
  type MoveEvent,
  type Presence,
  type Reacted,
  type Reaction,
  type Region,
  type Said,
  type Snapshot,
  type Table,
  type View,
  type You,
} from "../api/types";
import { t } from "../i18n/words.svelte";
import { playerNames } from "./bots";

const REACTION_SHOWN_MS = 4000;
const BOTS_ASKED_MS = 3000;
/** A second tap so soon is a slip of the finger, not a yes. */
const DOUBLE_TAP_MS = 400;
const CHAT_SHOWN_MS = 7000;
const CHAT_LINES = 100;
const KEPT = 3;

/** A reaction or a line of the chat, for a few seconds at the seat that it came from. */
export interface Bubble {
  readonly key: number;
  readonly seat: number;
  readonly text: string;
}

export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export class TableStore implements Listener {
  table = $state.raw<Table | null>(null);
  game = $state.raw<Game | null>(null);
  you = $state.raw<You>({ seat: null, host: false });
  entries = $state.raw<readonly Entry[]>([]);
  presenceNow = $state.raw<Presence | null>(null);
  link = $state<Connection>("connecting");
  ended = $state<EndReason | null>(null);
  botsReady = $state(true);
  /** The server's clock minus ours, in ms. */
  offset = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  said = $state.raw<readonly Said[]>([]);
  /** Lines of the chat that nobody here has looked at yet. */
  unread = $state(0);
  /** Whether the chat is open: then what comes is read. */
  reading = $state(false);
  /** People whom this person does not want to hear at this table. */
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** What was said just now, as bubbles at the seats. */
  bubbles = $state.raw<readonly Bubble[]>([]);
  /** Cards tapped once: chosen here, not yet sent. */
  picked = $state.raw<readonly CardId[]>([]);
  sending = $state(false);
  /** Whether the newest entries came live (they are animated), not with a snapshot. */
  live = $state(false);

  readonly source: Source;
  #bots: ReturnType<typeof setTimeout> | undefined;
  #bubbleKey = 0;
  #pickedAt = 0;
  /** The server has my answer, and the position that follows is on its way: until then nothing new is asked. */
  #stored = $state(false);

  readonly view = $derived<View | null>(this.#named(this.game?.view ?? null));
  /** Some bot here plays at first sight, because the server is still compiling its bots. */
  readonly botsWakeUp = $derived(
    !this.botsReady && (this.table?.seats ?? []).some(({ bot }) => bot !== null),
  );
  readonly decision = $derived<Decision | null>(
    this.view?.decision ? parseDecision(this.view.decision) : null,
  );
  /** The face-down choice that may still be changed, as the decision it would reopen. */
  readonly reopens = $derived<Decision | null>(this.#reopens());
  /** The cards that a tap may pick now. */
  readonly legal = $derived<ReadonlySet<CardId>>(this.#legal());
  readonly needed = $derived((this.decision ?? this.reopens)?.kind === "keep" ? KEPT : 1);

  /** `open` says where the position comes from: the server, if nothing else is said. */
  constructor(
    readonly id: string,
    open: OpenSource = liveTable,
  ) {
    this.muted = new Set(
      JSON.parse(sessionStorage.getItem(`alula.muted.${id}`) ?? "[]") as number[],
    );
    this.source = open(id, this);
  }

  stop(): void {
    clearTimeout(this.#bots);
    this.#bots = undefined;
    this.source.stop();
  }

  // --- what the source says ---

  connection(state: Connection, reason?: EndReason): void {
    this.link = state === "connecting" && this.link === "lost" ? "lost" : state;
    if (reason !== undefined) this.ended = reason;
  }

  welcome(you: You, offset: number, botsReady: boolean): void {
    this.you = you;
    this.offset = offset;
    this.botsReady = botsReady;
    this.#askAboutBots();
  }

  /** Until the bots are ready, which happens once after an installation. */
  #askAboutBots(): void {
    clearTimeout(this.#bots);
    if (this.botsReady) return;
    this.#bots = setTimeout(async () => {
      this.botsReady = await api.bots().then(
        ({ ready }) => ready,
        () => false,
      );
      if (this.#bots !== undefined) this.#askAboutBots();
    }, BOTS_ASKED_MS);
  }

  #named(view: View | null): View | null {
    const bots = (this.table?.seats ?? []).map(({ bot }) => bot);
    return view === null ? null : { ...view, players: playerNames(view.players, bots) };
  }

  snapshot(message: Snapshot): void {
    this.live = false;
    this.#missed(message.chat ?? []);
    this.#take(message);
  }

  events(message: Events): void {
    this.live = true;
    this.#take(message);
  }

  presence(message: Presence): void {
    this.presenceNow = message;
  }

  reaction(message: Reacted): void {
    this.#bubble(message.seat, t(`reaction-${message.reaction}`), REACTION_SHOWN_MS);
  }

  chat(message: Said): void {
    this.said = [...this.said, message].slice(-CHAT_LINES);
    if (this.muted.has(message.seat) || message.seat === this.you.seat) return;
    this.#bubble(message.seat, message.text, CHAT_SHOWN_MS);
    if (!this.reading) this.unread += 1;
  }

  #bubble(seat: number, text: string, shown: number): void {
    if (this.muted.has(seat)) return;
    const key = ++this.#bubbleKey;
    this.bubbles = [...this.bubbles.filter((one) => one.seat !== seat), { key, seat, text }];
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((one) => one.key !== key);
    }, shown);
  }

  /** The chat after a connection: what came while there was none is new. */
  #missed(chat: readonly Said[]): void {
    const newest = this.said.at(-1)?.at ?? Infinity;
    const fresh = chat.filter(({ at, seat }) => at > newest && seat !== this.you.seat);
    if (!this.reading) this.unread += fresh.filter(({ seat }) => !this.muted.has(seat)).length;
    this.said = chat;
  }

  /** Hear somebody no more, or again; remembered on this device for as long as the tab lives. */
  mute(seat: number, mute: boolean): void {
    const muted = new Set(this.muted);
    if (mute) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
    sessionStorage.setItem(`alula.muted.${this.id}`, JSON.stringify([...muted]));
  }

  refused(code: string, message: string): void {
    this.refusal = { code, message };
  }

  #take(message: Snapshot | Events): void {
    const before = this.view;
    if (message.table !== null) this.table = message.table;
    if (message.game !== null) this.game = message.game;
    const first = message.entries[0]?.seq ?? Infinity;
    this.entries = [...this.entries.filter((entry) => entry.seq < first), ...message.entries];
    const after = this.view;
    const same = before?.decision === after?.decision && before?.round === after?.round;
    if (same && before?.phase === after?.phase) return;
    this.picked = [];
    this.#stored = false;
  }

  // --- choosing ---

  /** A tap on a card that may be chosen: the first picks it, the second confirms. */
  tap(card: CardId): void {
    if (!this.legal.has(card)) return;
    this.refusal = null;
    if (this.needed > 1) this.#toggle(card);
    else if (this.picked[0] !== card) {
      this.picked = [card];
      this.#pickedAt = Date.now();
    } else if (Date.now() - this.#pickedAt >= DOUBLE_TAP_MS) void this.confirm();
  }

  clear(): void {
    this.picked = [];
  }

  #toggle(card: CardId): void {
    if (this.picked.includes(card)) this.picked = this.picked.filter((one) => one !== card);
    else if (this.picked.length < this.needed) this.picked = [...this.picked, card];
    else this.picked = [...this.picked.slice(1), card];
  }

  get ready(): boolean {
    return this.picked.length === this.needed && !this.sending && !this.#stored;
  }

  async confirm(): Promise<void> {
    const decision = this.decision ?? this.reopens;
    if (!this.ready || decision === null) return;
    const event = this.#event(decision, this.picked);
    if (event === null) return;
    const id = `${decision.round}.${decision.kind}.${decision.seat}`;
    this.sending = true;
    try {
      if (this.decision === null && !(await this.#withdraw(decision))) return;
      if (!(await this.source.move(id, event))) return;
      const { decision: now } = this;
      if (now !== null && id === `${now.round}.${now.kind}.${now.seat}`) this.#stored = true;
      else this.picked = [];
    } finally {
      this.sending = false;
    }
  }

  /** Take the face-down choice back into the hand. */
  async takeBack(): Promise<void> {
    if (this.reopens === null || this.sending) return;
    this.sending = true;
    await this.#withdraw(this.reopens);
    this.sending = false;
  }

  #withdraw({ round, kind, seat }: Decision): Promise<boolean> {
    return this.source.move(`${round}.${kind}.${seat}`, { event: "withdraw", player: seat });
  }

  #event(decision: Decision, cards: readonly CardId[]): MoveEvent | null {
    const player = decision.seat;
    const card = cards[0];
    switch (decision.kind) {
      case "keep":
        return { event: "keep", player, regions: (cards as Region[]).toSorted((a, b) => a - b) };
      case "play":
      case "take":
        return typeof card === "number" ? { event: decision.kind, player, region: card } : null;
      case "choose":
        return typeof card === "string" ? { event: "choose", player, sanctuary: card } : null;
    }
  }

  #reopens(): Decision | null {
    if (this.game === null || !this.game.can_withdraw || this.view?.seat == null) return null;
    const { round, phase, seat } = this.view;
    return { round, kind: phase === "keep" ? "keep" : "play", seat };
  }

  #legal(): ReadonlySet<CardId> {
    const cards = new Set<CardId>();
    for (const option of this.game?.options ?? []) {
      if (option.event === "keep") for (const region of option.regions) cards.add(region);
      else if (option.event === "choose") cards.add(option.sanctuary);
      else if (option.event !== "withdraw") cards.add(option.region);
    }
    if (this.reopens !== null && this.view !== null) {
      const down = [this.view.chosen].flat();
      for (const region of this.view.hand)
        if (this.reopens.kind === "keep" || !down.includes(region)) cards.add(region);
    }
    return cards;
  }

  // --- talk and absence ---

  react(reaction: Reaction): void {
    this.source.react(reaction);
  }

  say(text: string): void {
    this.source.say(text);
  }

  vote(seat: number): Promise<boolean> {
    return this.source.vote(seat);
  }
}
