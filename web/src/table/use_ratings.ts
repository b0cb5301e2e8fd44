// Who plays at a table and what their ratings are; after a rated game, how it changed them.
import { useEffect, useState } from "preact/hooks";
import { useMe } from "../people/session.ts";
import { get_table_people, get_table_ratings, type TablePeople, type TableRatings } from "../ratings/api.ts";
import { useTexts } from "../use_texts.ts";
import type { State } from "../messages.ts";

/** Asks when it becomes wanted, and once more for each new `moment`. Null without an answer: the table does without. */
function useAnswer<T>(question: () => Promise<T>, wanted: boolean, moment: string): T | null {
  const [answer, set_answer] = useState<T | null>(null);
  useEffect(() => {
    let current = wanted;
    if (current)
      question().then(
        (value) => current && set_answer(value),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [wanted, moment]);
  return answer;
}

export interface Ratings {
  people: TablePeople | null;
  changes: TableRatings | null;
}

/** Visitors who play a game that is not rated are not asked about: nothing is loaded for them. */
export function useRatings({ table, rated, you, phase }: State): Ratings {
  const { person } = useMe();
  const wanted = rated || person !== null || you === "watcher";
  const ready = useTexts("records", wanted);
  const people = useAnswer(() => get_table_people(table), wanted, `${table} ${phase}`);
  const changes = useAnswer(() => get_table_ratings(table), rated && phase === "over", table);
  return ready ? { people, changes } : { people: null, changes: null };
}
