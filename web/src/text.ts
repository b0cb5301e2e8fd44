// Sentences. The page has every text in three languages; the browser chooses, the player may choose otherwise.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "./texts/en.ftl";
import pt from "./texts/pt.ftl";
import ro from "./texts/ro.ftl";

export const languages = ["pt", "en", "ro"] as const;
export type Language = (typeof languages)[number];

const sources: Record<Language, string> = { pt, en, ro };
const bundles = new Map<Language, FluentBundle>();

function bundle_of(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(sources[language]));
    bundles.set(language, bundle);
  }
  return bundle;
}

/** Sentences that are not needed at once are files of their own, a part and a language each: `reasons.pt`. */
const parts = new Map<string, string>();

export function add_texts(part: string, language: Language, text: string): void {
  parts.set(`${part}.${language}`, text);
  bundle_of(language).addResource(new FluentResource(text));
}

/** As written; null if they have not been fetched. */
export function texts_of(part: string, language: Language = current): string | null {
  return parts.get(`${part}.${language}`) ?? null;
}

export async function fetch_texts(part: string, language: Language = current): Promise<void> {
  if (texts_of(part, language) !== null) return;
  const response = await fetch(`/texts/${part}.${language}.ftl`);
  if (!response.ok) throw new Error(`There are no texts ${part}.${language}.`);
  add_texts(part, language, await response.text());
}

/** The first language of the browser's list that the page has. */
export function choose_language(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

let current: Language = "en";

export function language(): Language {
  return current;
}

export function set_language(language: Language): void {
  current = language;
}

export type Values = Record<string, FluentVariable>;

/** The sentence of that name; a missing one shows its name, and a test finds it. */
export function t(id: string, values?: Values): string {
  const bundle = bundle_of(current);
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, values) : id;
}

export function has_text(id: string): boolean {
  return bundle_of(current).getMessage(id)?.value != null;
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(current, options).format(value);
}

export function date(milliseconds: number): string {
  return new Intl.DateTimeFormat(current, { dateStyle: "medium", timeStyle: "short" }).format(new Date(milliseconds));
}
