/**
 * The client's words. They come from the Fluent files that the Python package uses too
 * (`src/alula/words/ftl/LANG/FILE.ftl`); each file becomes a chunk that is loaded when a page asks for it.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { TERMS } from "./numbers.ts";

export const LANGUAGES = ["en", "de", "it", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
/** How each language calls itself: never translated. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  it: "Italiano",
  fr: "Français",
};
export type WordFile = string;

type Loader = () => Promise<string>;
const FILES = import.meta.glob("../../../src/alula/words/ftl/*/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Loader>;

const STORED = "alula.language";

const words = $state<{ language: Language; version: number }>({ language: "en", version: 0 });
let bundle = new FluentBundle("en");
const wanted = new Set<WordFile>(["table"]);
let loaded = new Set<WordFile>();
const reported = new Set<string>();

const isLanguage = (text: string): text is Language =>
  (LANGUAGES as readonly string[]).includes(text);

function preferred(): Language {
  const stored = localStorage.getItem(STORED);
  if (stored !== null && isLanguage(stored)) return stored;
  for (const tag of navigator.languages) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(base)) return base;
  }
  return "en";
}

function loaderOf(language: Language, file: WordFile): Loader | undefined {
  return FILES[`../../../src/alula/words/ftl/${language}/${file}.ftl`];
}

async function read(language: Language, file: WordFile): Promise<FluentResource | null> {
  const loader = loaderOf(language, file);
  return loader === undefined ? null : new FluentResource(await loader());
}

async function fill(language: Language): Promise<void> {
  const files = [...wanted];
  const resources = await Promise.all(files.map((file) => read(language, file)));
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(TERMS));
  for (const resource of resources) if (resource !== null) next.addResource(resource);
  bundle = next;
  loaded = new Set(files);
  words.language = language;
  words.version += 1;
  document.documentElement.lang = language;
}

export const startLanguage = (): Promise<void> => fill(preferred());

/** Makes the messages of these files available; resolves when `t` knows them. */
export async function needWords(...files: WordFile[]): Promise<void> {
  const missing = files.filter((file) => !loaded.has(file));
  if (missing.length === 0) return;
  for (const file of missing) wanted.add(file);
  const language = words.language;
  const resources = await Promise.all(missing.map((file) => read(language, file)));
  if (language !== words.language) return fill(words.language);
  for (const resource of resources) if (resource !== null) bundle.addResource(resource);
  for (const file of missing) loaded.add(file);
  words.version += 1;
}

export async function setLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORED, language);
  await fill(language);
}

export const currentLanguage = (): Language => words.language;

/** The message in the current language; `card-44.title` names an attribute. Reactive. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  void words.version; // Whoever shows a message is drawn again when the language changes.
  const [name = id, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === null || pattern === undefined) return missing(id);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  for (const error of errors) report(`${id}: ${error.message}`);
  return text;
}

export function hasWords(id: string): boolean {
  void words.version;
  return bundle.hasMessage(id);
}

/** "a, b, c" */
export const listComma = (items: readonly string[]): string =>
  items.slice(1).reduce((before, next) => t("list-comma", { before, next }), items[0] ?? "");

/** "a, b and c" */
export function listAnd(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  return t("list-and", { before: listComma(items.slice(0, -1)), last });
}

function missing(id: string): string {
  report(`no words for ${id} in ${words.language}`);
  return id;
}

function report(text: string): void {
  if (reported.has(text)) return;
  reported.add(text);
  console.warn(text);
}
