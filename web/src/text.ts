// The page's texts in three languages. The browser's language is used unless the player chooses another.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "./texts/en.ftl";
import pt from "./texts/pt.ftl";
import { below_root } from "./root.ts";
import ro from "./texts/ro.ftl";

export const languages = ["pt", "en", "ro"] as const;
export type Language = (typeof languages)[number];

const sources: Record<Language, string> = { pt, en, ro };

/** The regions of the languages: they decide on plurals (0 is plural in Portugal, singular in Brazil). */
const locales: Record<Language, string> = { pt: "pt-PT", en: "en-GB", ro: "ro-RO" };

const bundles = new Map<Language, FluentBundle>();

function bundle_of(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(locales[language], { useIsolating: false });
    bundle.addResource(new FluentResource(sources[language]));
    bundles.set(language, bundle);
  }
  return bundle;
}

/** Texts that are not needed at once are separate files, one per part and language: `reasons.pt`. */
const parts = new Map<string, string>();

export function add_texts(part: string, language: Language, text: string): void {
  parts.set(`${part}.${language}`, text);
  bundle_of(language).addResource(new FluentResource(text));
}

/** The source of a part; null if it is not loaded. */
export function texts_of(part: string, language: Language = current): string | null {
  return parts.get(`${part}.${language}`) ?? null;
}

export async function fetch_texts(part: string, language: Language = current): Promise<void> {
  if (texts_of(part, language) !== null) return;
  const response = await fetch(below_root(`/texts/${part}.${language}.ftl`));
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

const written_leftwards = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Isolates a name, so that one written from right to left does not reverse its surroundings. */
export function isolated(text: string): string {
  return written_leftwards.test(text) ? `\u2068${text}\u2069` : text;
}

/** The text of that name. A missing one shows its name; a test finds it. */
export function t(id: string, values?: Values): string {
  const bundle = bundle_of(current);
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const apart = Object.entries(values ?? {}).map(([name, value]) => [name, typeof value === "string" ? isolated(value) : value]);
  return bundle.formatPattern(message.value, Object.fromEntries(apart));
}

export function has_text(id: string): boolean {
  return bundle_of(current).getMessage(id)?.value != null;
}

/** The locale of dates and numbers: the browser's, if it has the page's language; otherwise that of the texts. */
function customs(): string {
  const tags = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);
  return tags.find((tag) => tag.startsWith(`${current}-`)) ?? locales[current];
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(customs(), options).format(value);
}

/** The decimal separator: 9.4 is 9,4 in most of Europe. */
export function decimal_sign(): string {
  return number(0.5).charAt(1);
}

export function date(milliseconds: number): string {
  return new Intl.DateTimeFormat(customs(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(milliseconds));
}

export function day(milliseconds: number): string {
  return new Intl.DateTimeFormat(customs(), { dateStyle: "medium" }).format(new Date(milliseconds));
}
