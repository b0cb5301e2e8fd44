// The part of the page that follows a tournament (src/tournaments/follow.ts). It is loaded at a tournament's page and tables; whoever uses
// it knows it by this interface.
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { fetch_texts, language, texts_of } from "./text.ts";
import type { Place } from "./router.ts";

export interface TournamentPart {
  /** At a table of the tournament: leads back to it. */
  TournamentLink: FunctionComponent<{ tournament: string; over: boolean }>;
  /** On any page: that one's game of the round has begun. */
  Notices: FunctionComponent<{ place: Place }>;
}

let fetch_part: () => Promise<TournamentPart> = () => Promise.reject(new Error("There is no such part."));
let part: TournamentPart | null = null;
const listeners = new Set<() => void>();

/** Before anything else: where the part comes from. */
export function set_tournament_part(fetch: () => Promise<TournamentPart>): void {
  fetch_part = fetch;
}

async function load(): Promise<void> {
  const [loaded] = await Promise.all([fetch_part(), fetch_texts("tournaments")]);
  part = loaded;
  for (const listener of listeners) listener();
}

/** Null until somebody wanted it and it is loaded. */
export function useTournamentPart(wanted: boolean): TournamentPart | null {
  const [, redraw] = useState({});
  useEffect(() => {
    const listener = () => redraw({});
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  useEffect(() => {
    if (wanted || part) load().catch(() => undefined); // the rest of the page works without it
  }, [wanted, language()]);
  return texts_of("tournaments") === null ? null : part;
}

export function TournamentNotices({ place }: { place: Place }) {
  const loaded = useTournamentPart(place.is === "tournament" || place.is === "display");
  return loaded && <loaded.Notices place={place} />;
}
