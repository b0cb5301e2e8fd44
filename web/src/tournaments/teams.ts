// The two teams of a team match.
import type { Command, Entrant, TeamName, Tournament } from "./messages.ts";

export const team_names: readonly TeamName[] = ["home", "guest"];

export const other_team = (team: TeamName): TeamName => (team === "home" ? "guest" : "home");

/** The name that its players know; empty in forms without teams. */
export function team_title({ teams }: Tournament, team: TeamName | undefined): string {
  return teams?.find((one) => one.team === team)?.name ?? "";
}

/** The players of a team, that of the first board first. */
export function line_up({ entrants }: Tournament, team: TeamName): Entrant[] {
  return entrants.filter((one) => one.team === team).sort((one, other) => one.board! - other.board!);
}

/** Whether every player has an opponent at their board. */
export const are_even = (tournament: Tournament): boolean => line_up(tournament, "home").length === line_up(tournament, "guest").length;

/** Which needs the next player. */
export const smaller_team = (tournament: Tournament): TeamName =>
  line_up(tournament, "guest").length < line_up(tournament, "home").length ? "guest" : "home";

const place_of = ({ entrants }: Tournament, entrant: number): Partial<Entrant> => entrants.find((one) => one.entrant === entrant) ?? {};

export type Move = "other-team" | "board-up" | "board-down";

/** Where a player can be moved to before the start. */
export function moves_of(tournament: Tournament, entrant: number): Move[] {
  const { team, board } = place_of(tournament, entrant);
  if (!team || !board) return [];
  const up: Move[] = board > 1 ? ["board-up"] : [];
  const down: Move[] = board < line_up(tournament, team).length ? ["board-down"] : [];
  return ["other-team", ...up, ...down];
}

export function placing(tournament: Tournament, entrant: number, move: Move): Command {
  const { team = "home", board = 1 } = place_of(tournament, entrant);
  if (move !== "other-team") return { command: "place", entrant, team, board: board + (move === "board-up" ? -1 : 1) };
  const there = other_team(team);
  return { command: "place", entrant, team: there, board: line_up(tournament, there).length + 1 };
}
