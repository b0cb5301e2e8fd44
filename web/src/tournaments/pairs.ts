// A round that is paired by hand, as a list of places: two for each board, and for an odd number of players the bye behind them.
import type { Tournament } from "./messages.ts";
import { current_round, listed_entrants } from "./state.ts";

/** Those of the proposal, or else everybody who is to be paired, by number. */
export function places_of(tournament: Tournament): number[] {
  const all = listed_entrants(tournament)
    .filter(({ state, bye }) => state === "in" && bye === null)
    .map(({ entrant }) => entrant);
  const proposal = current_round(tournament);
  if (proposal?.state !== "paired") return all;
  const placed = [...proposal.boards.flatMap(({ first, second }) => [first, second]), ...proposal.byes.map(({ entrant }) => entrant)];
  return [...placed.filter((entrant) => all.includes(entrant)), ...all.filter((entrant) => !placed.includes(entrant))];
}

/** Nobody is twice in the list, and nobody leaves it. */
export function swapped(places: readonly number[], place: number, entrant: number): number[] {
  const from = places.indexOf(entrant);
  return places.map((one, index) => (index === place ? entrant : index === from ? places[place]! : one));
}

export function rounds_by_hand(places: readonly number[]): { pairs: [number, number][]; byes: number[] } {
  const pairs = Array.from({ length: places.length >> 1 }, (_, board): [number, number] => [places[2 * board]!, places[2 * board + 1]!]);
  return { pairs, byes: places.slice(2 * pairs.length) };
}
