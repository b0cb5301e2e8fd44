// Why the server refused something, in the reader's language. The form of a reason is the name of its text in reasons.*.ftl; a reason
// that has none is shown in English.
import type { Reason } from "./messages.ts";
import { has_text, t } from "./text.ts";

/** "{side} has no king." is the text reason-side-has-no-king. */
export function text_name(form: string): string {
  return `reason-${form
    .toLowerCase()
    .match(/[a-z0-9]+/g)!
    .join("-")}`;
}

/** Sides, pieces, options and other reasons are translated themselves. */
function value_text(name: string, value: string | Reason[]): string {
  if (typeof value !== "string") return value.map((reason) => reason_text(reason).text).join(" ");
  if (name === "side" || name === "mover") return t(value === "White" ? "side-white" : "side-black");
  const id = name === "piece" || name === "option" ? `${name}-${value}` : "";
  return id && has_text(id) ? t(id) : value;
}

/** `known` says whether it is in the reader's language. */
export interface ReasonText {
  text: string;
  known: boolean;
}

export function reason_text({ form, values, text }: Reason): ReasonText {
  const name = text_name(form);
  if (!has_text(name)) return { text, known: false };
  const texts = Object.entries(values).map(([key, value]) => [key, value_text(key, value)]);
  return { text: t(name, Object.fromEntries(texts)), known: true };
}

/** Codes that say everything: their reasons would repeat it. */
const says_all = new Set(
  "watching waiting over time turn curtain too-late store no-table unknown too-often wrong-key own-table own-machine offline taken failed no-game sign-in role game wrong wait name-taken sign-up signed-in rename offer-rating offer-full offer-no-player offer-over people-only own-challenges own-program no-engine engine engines-busy".split(
    " ",
  ),
);

export interface Refusal {
  title: string;
  reasons: ReasonText[];
}

export function refusal(code: string, reasons: Reason[]): Refusal {
  return {
    title: t(has_text(`refused-${code}`) ? `refused-${code}` : "refused-failed"),
    reasons: says_all.has(code) ? [] : reasons.map(reason_text),
  };
}

/** As one line to be read aloud. For an action that is not allowed now, only the reason is said. */
export function refusal_line(code: string, reasons: Reason[]): string {
  const { title, reasons: texts } = refusal(code, reasons);
  const known = texts.filter((reason) => reason.known).map((reason) => reason.text);
  return (code === "may-not" && known.length ? known : [title, ...known]).join(" ");
}
