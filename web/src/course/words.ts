// Hand-ins, ratings and results of the course in words.
import { performance_text } from "../tournaments/words.ts";
import { date, number, t } from "../text.ts";
import type { Authored, Comparison, HandIn, LadderGame, Named, Side, Summary } from "./messages.ts";

export const name_of = ({ name }: Named): string => name ?? t("course-removed");

/** Whose work it is. */
export const author_of = ({ student, team }: Authored): Named => team ?? student;

export function state_words({ state, version }: Pick<HandIn, "state" | "version">): string {
  return state === "accepted" ? t("course-state-accepted", { version: String(version ?? "") }) : t(`course-state-${state}`);
}

/** When hand-ins are taken. */
export function dates_words({ state, opens, closes }: Pick<Summary, "state" | "opens" | "closes">): string {
  if (state === "soon") return t("course-opens", { date: date(opens ?? 0) });
  if (state === "closed") return t("course-closed", { date: date(closes ?? 0) });
  return closes === null ? t("course-open") : t("course-open-until", { date: date(closes) });
}

/** A difference to the mean of all: +112 ± 40. */
export function elo_text(elo: number | null, error95: number | null): string {
  return elo === null
    ? "–"
    : performance_text({ rating: Math.sign(elo) * Math.round(Math.abs(elo)), margin: Math.round(error95 ?? 0) }, true);
}

const ratio = (llr: number) => number(llr, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percent = (share: number) => number(share, { style: "percent", maximumFractionDigits: 0 });

export function comparison_words(comparison: Comparison): string {
  const { version, games, score, error95, verdict, llr, lower, upper } = comparison;
  return t(`course-compared-${verdict}`, {
    version: String(version),
    games,
    score: percent(score),
    error: percent(error95),
    llr: ratio(llr),
    lower: ratio(lower),
    upper: ratio(upper),
  });
}

export const side_words = (side: Side): string => t("course-side", { name: name_of(author_of(side)), version: String(side.version) });

const signs = { first: "1–0", second: "0–1", draw: "½–½" } as const;

export function result_sign({ result }: LadderGame): string {
  if (!result) return t("course-game-playing");
  return result.winner === "none" ? t("course-game-closed") : signs[result.winner];
}

/** As it is heard. */
export function result_words(game: LadderGame): string {
  const winner = game.result?.winner;
  if (winner === "draw") return t("result-draw");
  if (winner === "first" || winner === "second") return t("course-game-won", { name: side_words(game[winner]) });
  return result_sign(game);
}

/** 1.2 kB */
export function size_words(bytes: number): string {
  if (bytes < 1000) return number(bytes, { style: "unit", unit: "byte" });
  const large = bytes >= 1_000_000;
  return number(bytes / (large ? 1_000_000 : 1000), {
    style: "unit",
    unit: large ? "megabyte" : "kilobyte",
    maximumFractionDigits: 1,
  });
}
