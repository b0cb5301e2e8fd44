// Requests about tournaments (docs/protocols/tournaments.md).
import { ask, RefusedError } from "../api.ts";
import type { Command, ImportedPlayers, LogEntry, TeamName, TournamentList, TournamentSettings } from "./messages.ts";

/** Codes that mean something else of a tournament than of a game, an offer or a name. */
const own_words = new Set(
  "director entered entry full no-board no-entrant no-group no-player no-program no-tournament pairing pairs phase role time too-late".split(
    " ",
  ),
);

async function about_tournament<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof RefusedError) || !own_words.has(error.code)) throw error;
    throw new RefusedError(`tournament-${error.code}`, error.reasons, error.seconds);
  }
}

const all = "/api/tournaments";
/** The address of a part of a tournament. */
export const tournament_api = (
  tournament: string,
  what:
    | ""
    | "enter"
    | "leave"
    | "command"
    | "log"
    | "socket"
    | "standings.csv"
    | "standings.json"
    | "report.trf"
    | "players"
    | "games" = "",
) => `${all}/${encodeURIComponent(tournament)}${what && `/${what}`}`;

/** 50, the newest first; `before`: `next` of the page before. */
export const get_tournaments = (before?: string) =>
  about_tournament(ask<TournamentList>(before === undefined ? all : `${all}?before=${encodeURIComponent(before)}`));
export const make_tournament = (settings: TournamentSettings) => about_tournament(ask<{ tournament: string }>(all, settings));
export const enter_tournament = (tournament: string, { code, team }: { code?: string; team?: TeamName } = {}) =>
  about_tournament(ask<{ entrant: number }>(tournament_api(tournament, "enter"), { ...(code && { code }), ...(team && { team }) }));
export const leave_tournament = (tournament: string) => about_tournament(ask<object>(tournament_api(tournament, "leave"), {}));
/** Names as text, one per line, or what is in a file of CSV or TRF. */
export const add_players = (tournament: string, players: string) =>
  about_tournament(ask<ImportedPlayers>(tournament_api(tournament, "players"), { players }));
/** The latest first; `before`: `next` of the page before. */
export const get_tournament_log = (tournament: string, before?: number) =>
  about_tournament(
    ask<{ entries: LogEntry[]; next: number | null }>(
      `${tournament_api(tournament, "log")}${before === undefined ? "" : `?before=${before}`}`,
    ),
  );

/** One that is sent again after a lost connection is carried out once: its id stays the same. */
export async function direct(tournament: string, command: Command): Promise<{ version: number }> {
  const body = { ...command, id: crypto.randomUUID?.() ?? `c-${Date.now()}-${Math.random()}` };
  const send = () => about_tournament(ask<{ version: number }>(tournament_api(tournament, "command"), body));
  try {
    return await send();
  } catch (error) {
    if (error instanceof RefusedError && error.code === "offline") return send();
    throw error;
  }
}
