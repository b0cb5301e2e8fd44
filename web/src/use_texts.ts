// Texts that a part of a page needs, loaded when it is shown. Pages that need texts at once list them in page_parts.ts.
import { useEffect, useState } from "preact/hooks";
import { fetch_texts, language, texts_of } from "./text.ts";

/** Whether the texts of that part are there, in the reader's language; they are loaded once they are wanted. */
export function useTexts(part: string, wanted = true): boolean {
  const [, redraw] = useState({});
  useEffect(() => {
    if (wanted)
      fetch_texts(part).then(
        () => redraw({}),
        () => undefined,
      );
  }, [part, wanted, language()]);
  return wanted && texts_of(part) !== null;
}
