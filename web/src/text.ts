// Sentences. The page has every text in three languages; the browser chooses, the player may choose otherwise.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "./texts/en.ftl";
import pt from "./texts/pt.ftl";
import reasons_en from "./texts/reasons.en.ftl";
import reasons_pt from "./texts/reasons.pt.ftl";
import reasons_ro from "./texts/reasons.ro.ftl";
import ro from "./texts/ro.ftl";

export const languages = ["pt", "en", "ro"] as const;
export type Language = (typeof languages)[number];

const sources: Record<Language, string[]> = { pt: [pt, reasons_pt], en: [en, reasons_en], ro: [ro, reasons_ro] };
const bundles = new Map<Language, FluentBundle>();

function bundle_of(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources[language]) bundle.addResource(new FluentResource(source));
    bundles.set(language, bundle);
  }
  return bundle;
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

export function number(value: number): string {
  return new Intl.NumberFormat(current).format(value);
}

export function date(milliseconds: number): string {
  return new Intl.DateTimeFormat(current, { dateStyle: "medium", timeStyle: "short" }).format(new Date(milliseconds));
}
