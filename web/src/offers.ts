// Requests about offers and challenges: to make one, to take it, to decline or withdraw it.
import { ask, open_table, RefusedError, table_api } from "./api.ts";
import { load_preferences } from "./preferences.ts";
import { short_name } from "./short_name.ts";
import type { Settings } from "./messages.ts";

/** Codes that mean something else of an offer than of a game, a group or a name. */
const own_words: Record<string, string> = {
  full: "offer-full",
  "no-player": "offer-no-player",
  "no-table": "offer-over",
  over: "offer-over",
  rating: "offer-rating",
};

async function about_offer<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    throw new RefusedError(own_words[error.code] ?? error.code, error.reasons, error.seconds);
  }
}

export const make_offer = (settings: Settings) => about_offer(open_table(settings));
/** Takes an open seat, or accepts a challenge. A person has a name already; a visitor may have given one. */
export const take_seat = (table: string) =>
  about_offer(ask<{ table: string }>(table_api(table, "join"), { name: short_name(load_preferences().name) }));
export const decline = (table: string) => about_offer(ask<object>(table_api(table, "decline"), {}));
export const withdraw = (table: string) => about_offer(ask<object>(table_api(table, "withdraw"), {}));
