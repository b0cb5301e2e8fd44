// Why the house would not. It says so by a word and, in English, by sentences for whoever reads them; the page finds each sentence
// among its texts by the English form and says it in the reader's language.
import { has_text, t, texts_of } from "./text.ts";

interface Known {
  id: string;
  form: RegExp;
  /** The values that the sentence holds, in its order. */
  names: string[];
  /** How much of the sentence is fixed: the form that says most is the one meant. */
  fixed: number;
}

/** A side is one word, so that "line 3: Black has no king." is not taken for a side. */
function value_form(name: string): string {
  return name === "side" || name === "mover" ? "(\\w+)" : "(.*?)";
}

function known_from(id: string, text: string): Known {
  const parts = text.split(/\{ \$(\w+) \}/);
  const fixed = parts.filter((_, index) => index % 2 === 0);
  const form = parts.map((part, index) => (index % 2 ? value_form(part) : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))).join("");
  return { id, form: new RegExp(`^${form}$`), names: parts.filter((_, index) => index % 2 === 1), fixed: fixed.join("").length };
}

let forms: Known[] | null = null;
function known_forms(): Known[] {
  const english = texts_of("reasons", "en");
  if (english === null) return [];
  forms ??= [...english.matchAll(/^(reason-[a-z0-9-]+) = (.+)$/gm)]
    .map(([, id, text]) => known_from(id!, text!))
    .sort((a, b) => b.fixed - a.fixed);
  return forms;
}

/** Values that are words themselves: sides, pieces, options. */
function value_words(name: string, value: string): string {
  if (name === "side" || name === "mover") return t(value === "White" ? "side-white" : "side-black");
  if (name === "reason") return reason_words(value) ?? value;
  const id = name === "piece" || name === "option" ? `${name}-${value}` : "";
  return id && has_text(id) ? t(id) : value;
}

/** A reason in the reader's language; null for a sentence that the page does not know. */
export function reason_words(sentence: string): string | null {
  for (const { id, form, names } of known_forms()) {
    const match = form.exec(sentence);
    if (match) return t(id, Object.fromEntries(names.map((name, index) => [name, value_words(name, match[index + 1]!)])));
  }
  return null;
}

/** Words that say everything: their reasons would say it again. */
const says_all = new Set(
  "watching waiting over time turn curtain no-table unknown too-often wrong-key own-table own-machine offline taken failed no-game".split(
    " ",
  ),
);

export interface Refusal {
  title: string;
  reasons: { text: string; known: boolean }[];
}

export function refusal(word: string, reasons: string[]): Refusal {
  const told = says_all.has(word)
    ? []
    : reasons.map((sentence) => ({ text: reason_words(sentence) ?? sentence, known: reason_words(sentence) !== null }));
  return { title: t(has_text(`refused-${word}`) ? `refused-${word}` : "refused-failed"), reasons: told };
}

/** As one line to be read aloud: what cannot be done now is told by its reason alone. */
export function refusal_line(word: string, reasons: string[]): string {
  const { title, reasons: told } = refusal(word, reasons);
  const known = told.filter((reason) => reason.known).map((reason) => reason.text);
  return (word === "may-not" && known.length ? known : [title, ...known]).join(" ");
}
