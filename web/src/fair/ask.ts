/** Let the worker check a proof. */
import type { Asked, Objection } from "./check";

export function objections(asked: Asked): Promise<Objection[]> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  return new Promise<Objection[]>((done, failed) => {
    worker.onmessage = ({ data }: MessageEvent<Objection[]>) => done(data);
    worker.onerror = ({ message }) => failed(new Error(message));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
