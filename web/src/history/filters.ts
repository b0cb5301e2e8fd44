// What a list of games is narrowed down to. The page's address has the filters as the reader chose them, with days; the server is asked for
// milliseconds.

export interface Filters {
  game: string;
  /** As the profile names an opponent: a person's id, or level-4. */
  opponent: string;
  result: string;
  speed: string;
  /** Days as 2026-11-16, in the reader's time zone; both count. */
  from: string;
  to: string;
}

export const no_filters: Filters = { game: "", opponent: "", result: "", speed: "", from: "", to: "" };

const names = Object.keys(no_filters) as (keyof Filters)[];
const is_day = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The filters of an address: `?game=chess&from=2026-11-01`. */
export function filters_of(search: string): Filters {
  const query = new URLSearchParams(search);
  const filters = { ...no_filters };
  for (const name of names) {
    const value = query.get(name) ?? "";
    if ((name !== "from" && name !== "to") || is_day(value)) filters[name] = value;
  }
  return filters;
}

export function address_of(filters: Partial<Filters>): string {
  const query = String(new URLSearchParams(Object.entries(filters).filter(([, value]) => value)));
  return query && `?${query}`;
}

/** The beginning of a day, or of the one after, in the reader's time zone. */
function start_of(day: string, days_later: number): number {
  const [year, month, date] = day.split("-").map(Number);
  return new Date(year!, month! - 1, date! + days_later).getTime();
}

/** What the server is asked for. */
export function query_of(filters: Filters): URLSearchParams {
  const query = new URLSearchParams(address_of(filters));
  if (filters.from) query.set("from", String(start_of(filters.from, 0)));
  if (filters.to) query.set("to", String(start_of(filters.to, 1)));
  return query;
}

export const is_filtered = (filters: Filters): boolean => names.some((name) => filters[name] !== "");
