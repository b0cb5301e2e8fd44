// What a wall shows, page by page: the pairings of the last round, how the teams stand or the bracket of a knock-out, then the standings.
import type { Board, Round, Standing, Tournament } from "./messages.ts";
import { current_round, is_arena, open_boards } from "./state.ts";

export const rows_per_page = 10;

export type WallPage =
  | { is: "pairings"; round: Round; boards: Board[]; number: number; of: number }
  | { is: "bracket" | "teams"; number: 1; of: 1 }
  | { is: "standings"; standings: Standing[]; number: number; of: number }
  | { is: "entrants"; entrants: number[]; number: number; of: number };

function in_pages<T>(all: readonly T[]): T[][] {
  const pages: T[][] = [];
  for (let from = 0; from < all.length; from += rows_per_page) pages.push(all.slice(from, from + rows_per_page));
  return pages;
}

export function wall_pages(tournament: Tournament): WallPage[] {
  if (tournament.phase === "entry")
    return in_pages(tournament.entrants.map(({ entrant }) => entrant)).map((entrants, index, all) => ({
      is: "entrants",
      entrants,
      number: index + 1,
      of: all.length,
    }));
  const round = current_round(tournament);
  const pairings =
    round && tournament.phase !== "finished" ? in_pages(is_arena(tournament.settings.form) ? open_boards(tournament) : round.boards) : [];
  const standings = in_pages(tournament.standings);
  return [
    ...pairings.map((boards, index): WallPage => ({ is: "pairings", round: round!, boards, number: index + 1, of: pairings.length })),
    ...(tournament.teams ? [{ is: "teams", number: 1, of: 1 } as const] : []),
    ...(tournament.bracket?.length ? [{ is: "bracket", number: 1, of: 1 } as const] : []),
    ...standings.map((page, index): WallPage => ({ is: "standings", standings: page, number: index + 1, of: standings.length })),
  ];
}
