/** What a person has chosen on this device: theme, sound, help. Kept in the browser only. */

export type Theme = "auto" | "light" | "dark";

export interface Settings {
  theme: Theme;
  sound: boolean;
  /** Show what my row would score now, and what a card would bring. */
  help: boolean;
  name: string;
  /** How many bots "Play now" sets, and of which level. */
  rivals: number;
  level: string;
  /** A level for each of them, where they differ. */
  levels: string[];
  /** How fast bots play at tables that this person opens. */
  pace: "slow" | "people" | "fast";
  /** Let the server make a move where there is only one. */
  auto: boolean;
  /** Whether a background tab may show a notification. */
  notify: boolean;
}

const STORED = "alula.settings";
const DEFAULTS: Settings = {
  theme: "auto",
  sound: false,
  help: false,
  name: "",
  rivals: 2,
  level: "",
  levels: [],
  pace: "people",
  auto: true,
  notify: false,
};

function read(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Settings>;
    return { ...DEFAULTS, ...stored };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(read());

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  localStorage.setItem(STORED, JSON.stringify(settings));
  applyTheme();
}

export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
}
