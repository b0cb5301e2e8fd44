// A list of games that grows by pages. New filters begin a new list; answers to old questions are dropped.
import { useEffect, useRef, useState } from "preact/hooks";
import { as_person } from "../people/session.ts";
import { get_history, type HistoryGame, type HistoryPage } from "./api.ts";
import type { Filters } from "./filters.ts";

/** So many games at least are shown at once, if there are as many: the server may answer with less than a page. */
const enough = 20;

/** Asks for pages until there are enough games, or no more. */
export async function gather(ask_page: (before: string | null) => Promise<HistoryPage>, before: string | null): Promise<HistoryPage> {
  const page = await ask_page(before);
  while (page.next !== null && page.games.length < enough) {
    const { games, next } = await ask_page(page.next);
    page.games.push(...games);
    page.next = next;
  }
  return page;
}

export interface History {
  /** Null until the first page has come. */
  games: HistoryGame[] | null;
  /** Whether there are more. */
  more: boolean;
  busy: boolean;
  error: unknown;
  show_more: () => void;
}

/** `shown`: called with each page, and where in the list it begins. */
export function useHistory(person: string, filters: Filters, shown: (page: HistoryPage, from: number) => void): History {
  const [page, set_page] = useState<HistoryPage | null>(null);
  const [busy, set_busy] = useState(true);
  const [error, set_error] = useState<unknown>(null);
  const question = useRef(0);

  function load(known: HistoryPage | null) {
    const this_one = ++question.current;
    const while_wanted =
      <T>(act: (value: T) => void) =>
      (value: T) =>
        this_one === question.current && act(value);
    set_busy(true);
    set_error(null);
    as_person(gather((before) => get_history(person, filters, before), known?.next ?? null))
      .then(
        while_wanted((next: HistoryPage) => {
          set_page({ ...next, games: [...(known?.games ?? []), ...next.games] });
          shown(next, known?.games.length ?? 0);
        }),
        while_wanted(set_error),
      )
      .finally(() => while_wanted(set_busy)(false));
  }

  useEffect(() => {
    load(null);
    return () => void ++question.current;
  }, [person, JSON.stringify(filters)]);

  return { games: page?.games ?? null, more: page?.next != null, busy, error, show_more: () => !busy && page && load(page) };
}
