// Entrants, results and phases in words.
import { time_words } from "../lobby/words.ts";
import { program_words } from "../program_sign.tsx";
import { level_name } from "../speech.ts";
import { has_text, number, t } from "../text.ts";
import type { GameName } from "../messages.ts";
import type { BoardResult, Entrant, LogEntry, Round, Summary, Tournament, TournamentSettings } from "./messages.ts";
import { stage_of, stages_in } from "./bracket.ts";
import { entrant_of, is_arena, is_round_robin } from "./state.ts";
import { team_title } from "./teams.ts";

export const form_words = (form: string): string => (has_text(`tournament-form-${form}`) ? t(`tournament-form-${form}`) : form);

/** What a form is, in a sentence. */
export function form_text(form: string): string {
  const name = `tournament-form-text-${is_round_robin(form) ? "all" : form}`;
  return has_text(name) ? t(name) : "";
}

/** A round of a bracket: the final, the semi-finals, the round of 16. */
export function stage_words(stage: number, stages: number): string {
  const names = ["tournament-stage-final", "tournament-stage-semi-finals", "tournament-stage-quarter-finals"];
  const left = stages - 1 - stage;
  return names[left] ? t(names[left]) : t("tournament-stage-of", { players: String(2 ** (left + 1)) });
}

/** In a knock-out also which round of the bracket it belongs to. */
export function round_words({ bracket, settings }: Tournament, round: Round): string {
  if (is_arena(settings.form)) return t("tournament-arena-all-games");
  const words = t("tournament-round", { round: String(round.round) });
  const stage = bracket ? stage_of(bracket, round) : null;
  return stage === null ? words : `${words}: ${stage_words(stage, stages_in(bracket!))}`;
}

/** The game, the form, the time, and whether it is rated. */
export function facts_words({ table, form }: TournamentSettings): string {
  const time = table.time ? time_words(table.time) : t("time-none");
  return [t(`game-${table.game}`), form_words(form), time, t(table.rated ? "lobby-rated" : "lobby-casual")].join(" · ");
}

export const tie_break_words = (tie_break: string): string =>
  has_text(`tournament-tie-${tie_break}`) ? t(`tournament-tie-${tie_break}`) : tie_break;

export function entrant_name(game: GameName, entrant: Entrant | null): string {
  if (!entrant) return t("tournament-removed");
  if (entrant.kind === "level") return t("computer-level", { name: level_name(game, entrant.level ?? 0) });
  return entrant.name ?? t("tournament-removed");
}

/** In a sentence: of a program or an engine, that it is one. */
export function entrant_words(game: GameName, entrant: Entrant | null): string {
  const name = entrant_name(game, entrant);
  return entrant?.kind === "program" || entrant?.kind === "engine" ? t("program-name", { name }) : name;
}

/** What an entrant is, beside its name; null: a person. */
export function kind_words(entrant: Entrant): string | null {
  if (entrant.kind === "program" || entrant.kind === "engine") return program_words({ author: entrant.author ?? "" });
  return null;
}

export const name_in = (tournament: Tournament, entrant: number): string =>
  entrant_words(tournament.settings.table.game, entrant_of(tournament, entrant));

/** 2½ as tables write it. */
export function points_text(points: number): string {
  const whole = Math.floor(points);
  if (points - whole !== 0.5) return number(points);
  return whole === 0 ? "½" : `${number(whole)}½`;
}

/** Tie-breaks are halves or quarters. */
export function tie_break_text(value: number): string {
  return Number.isInteger(value * 2) ? points_text(value) : number(value, { maximumFractionDigits: 2 });
}

/** 1612 ± 140; with its sign where it is only a difference to the mean of the players. */
export function performance_text({ rating, margin }: { rating: number; margin: number }, relative: boolean): string {
  return `${number(rating, { useGrouping: false, signDisplay: relative ? "exceptZero" : "auto" })} ± ${number(margin, { useGrouping: false })}`;
}

const signs = { first: ["1", "0"], second: ["0", "1"], draw: ["½", "½"], none: ["0", "0"] } as const;
const forfeit_signs = { first: ["+", "−"], second: ["−", "+"], draw: ["½", "½"], none: ["−", "−"] } as const;

/** 1–0, and + : − for a game that was not played. */
export function result_sign({ winner, forfeit }: BoardResult): string {
  return forfeit ? forfeit_signs[winner].join(" : ") : signs[winner].join("–");
}

/** As it is heard. */
export function result_words(tournament: Tournament, board: { first: number; second: number }, result: BoardResult): string {
  const { winner, forfeit } = result;
  if (winner === "none") return t("tournament-result-none");
  if (winner === "draw") return t("result-draw");
  return t(forfeit ? "tournament-result-forfeit" : "tournament-result-won", { name: name_in(tournament, board[winner]) });
}

export function phase_words({ phase, round, rounds }: Pick<Summary, "phase" | "round" | "rounds">): string {
  if (phase === "entry" || phase === "finished" || round === 0) return t(`tournament-phase-${phase}`);
  const of =
    rounds === null
      ? t("tournament-round", { round: String(round) })
      : t("tournament-round-of", { round: String(round), rounds: String(rounds) });
  return phase === "paused" ? `${of}, ${t("tournament-phase-paused")}` : of;
}

/** What an entry of the log is about. */
export function log_words(tournament: Tournament, entry: LogEntry): string {
  const { game } = tournament.settings.table;
  const action = has_text(`tournament-log-${entry.action}`) ? t(`tournament-log-${entry.action}`) : entry.action;
  const about = [
    entry.entrant !== undefined ? name_in(tournament, entry.entrant) : "",
    entry.person !== undefined ? entrant_words(game, tournament.entrants.find(({ person }) => person === entry.person) ?? null) : "",
    entry.level !== undefined ? t("computer-level", { name: level_name(game, entry.level) }) : "",
    entry.team !== undefined ? team_title(tournament, entry.team) : "",
    entry.action !== "created" ? (entry.text ?? "") : "",
    entry.round !== undefined ? t("tournament-round", { round: String(entry.round) }) : "",
    entry.board !== undefined ? t("tournament-board", { board: String(entry.board) }) : "",
    ...(entry.results ?? []).map(({ board, result }) => `${t("tournament-board", { board: String(board) })} ${result_sign(result)}`),
    entry.points !== undefined ? points_text(entry.points) : "",
    entry.boards !== undefined ? t("tournament-games-count", { count: entry.boards }) : "",
  ].filter(Boolean);
  return about.length ? `${action}: ${about.join(", ")}` : action;
}
