/** A browser's surroundings for code that needs a socket and a clock, and nothing drawn. */
import { vi } from "vitest";

/** What a test sees of a socket that the client opened; the test plays the server. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  readonly sent: Record<string, unknown>[] = [];
  readyState = 0;
  closed: number | null = null;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Record<string, unknown>);
  }

  close(code = 1005): void {
    this.readyState = 3;
    this.closed = code;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** The newest socket. */
export function socket(): FakeSocket {
  const newest = FakeSocket.all.at(-1);
  if (newest === undefined) throw new Error("no socket was opened");
  return newest;
}

export function surroundings(): void {
  FakeSocket.all = [];
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("location", { protocol: "https:", host: "alula.example" });
  vi.stubGlobal("WebSocket", FakeSocket);
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  };
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
}

export function away(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
