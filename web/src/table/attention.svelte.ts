/** "Your turn" for a tab in the background: the title, the app's badge, and a notification where allowed. */
import { root } from "../shell/place";
import { settings } from "../shell/settings.svelte";

interface Badging {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

const MARK = "● ";

function notify(words: string): void {
  if (!settings.notify || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  const note = new Notification("Alula", {
    body: words,
    tag: "alula-turn",
    icon: `${root}favicon.svg`,
  });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

export function callAttention(turn: () => boolean, words: () => string): void {
  let plain = "";
  $effect(() => {
    if (!turn()) return;
    const said = words();
    const badging = navigator as Badging;
    plain = document.title.replace(MARK, "").replace(/^.* · /, "");
    const mark = (): void => {
      document.title = document.hidden ? `${MARK}${said} · ${plain}` : `${said} · ${plain}`;
    };
    mark();
    if (document.hidden) notify(said);
    void badging.setAppBadge?.(1).catch(() => undefined);
    document.addEventListener("visibilitychange", mark);
    return () => {
      document.removeEventListener("visibilitychange", mark);
      document.title = plain;
      void badging.clearAppBadge?.().catch(() => undefined);
    };
  });
}
