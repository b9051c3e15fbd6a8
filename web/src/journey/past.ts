// What this browser remembers of finished games: only my fame in each, for a personal best.
const STORED = "alula.fame";
const MOST = 500;

type Fames = Readonly<Record<string, number>>;

function read(): Fames {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Fames;
  } catch {
    return {};
  }
}

/** My best fame in other games of this browser; null when this is the first. This game is remembered, once. */
export function bestBefore(game: string, fame: number): number | null {
  const others = Object.entries(read()).filter(([id]) => id !== game);
  const kept = others.slice(1 - MOST);
  try {
    localStorage.setItem(STORED, JSON.stringify(Object.fromEntries([...kept, [game, fame]])));
  } catch {
    // A full or forbidden store costs the comparison, not the result.
  }
  return kept.length > 0 ? Math.max(...kept.map(([, fame]) => fame)) : null;
}
