// Sentences with something other than text in them, a link for example.
import type { ComponentChildren } from "preact";
import { t } from "./text.ts";

/** Characters that no text and no name contains: they hold the places of the parts while the sentence is made. */
const first_mark = 0xe000;

/** The text of that name with these parts in the places of its values. */
export function rich_text(id: string, parts: Record<string, ComponentChildren>): ComponentChildren[] {
  const names = Object.keys(parts);
  const marks = names.map((_, index) => String.fromCharCode(first_mark + index));
  const sentence = t(id, Object.fromEntries(names.map((name, index) => [name, marks[index]!])));
  return sentence.split(/([\ue000-\ue0ff])/).map((piece) => {
    const name = names[marks.indexOf(piece)];
    return name === undefined ? piece : parts[name];
  });
}
