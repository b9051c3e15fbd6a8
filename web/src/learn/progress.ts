// The first game can be left and taken up again: the browser remembers the table and what was told.
const KEY = "alula.first-game";

export interface Progress {
  readonly id: string;
  readonly told: readonly string[];
}

export function loadProgress(): Progress | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Progress | null;
  } catch {
    return null;
  }
}

export function saveProgress(progress: Progress | null): void {
  if (progress === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(progress));
}
