// Positions, evaluations and judgements in words.
import { move_sentence, side_name } from "../speech.ts";
import { result_line, result_reason, turn_line } from "../table/speech.ts";
import { language, number, t } from "../text.ts";
import type { Evaluation, GameName, JudgedMove, JudgementName, OpeningName, Player, Study, StudyGame } from "../messages.ts";
import { chances, evaluation_here, type Analysis } from "./state.ts";

export const glyphs: Record<JudgementName, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

export function percent(share: number): string {
  return number(share, { style: "percent" });
}

/** "White 62 %": the side that is better, and its winning chances. */
export function chances_words(game: GameName, chances: number): string {
  const side = chances >= 0.5 ? "first" : "second";
  return t("study-chances", { side: side_name(game, side), chances: percent(Math.max(chances, 1 - chances)) });
}

/** As players write it: +0.4, or #3 for a forced mate; winning chances in games without pawn scores. */
export function score_text(of: Pick<Evaluation, "score" | "mate" | "chances">): string {
  if (of.mate !== null) return `${of.mate < 0 ? "−" : ""}#${Math.abs(of.mate)}`;
  if (of.score === null) return percent(of.chances);
  return number(of.score / 100, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** The same, to be heard. */
export function score_words(game: GameName, of: Pick<Evaluation, "score" | "mate" | "chances">): string {
  if (of.mate === null || of.mate === 0) return chances_words(game, of.chances);
  return t("study-forced", { side: side_name(game, of.mate > 0 ? "first" : "second"), moves: Math.abs(of.mate) });
}

export function judgement_words(judged: JudgedMove | undefined): string {
  return judged?.judgement ? t(`judgement-${judged.judgement}`) : "";
}

/** A move of the list to be read out, with the engine's judgement. */
export function move_label(analysis: Analysis, index: number, chances: number | null): string {
  const move = analysis.played[index];
  if (!move) return ""; // its notation is not known yet
  const { game } = analysis.line;
  const parts = [move_sentence({ game }, move)];
  const judged = judgement_words(analysis.judged.get(index));
  if (judged) parts.push(`${judged}.`);
  if (chances !== null) parts.push(`${chances_words(game, chances)}.`);
  return parts.join(" ");
}

export function opening_name(opening: OpeningName): { text: string; lang: "en" | "pt" } {
  const lang = language() === "pt" ? "pt" : "en";
  return { text: opening.name[lang], lang };
}

/** The players' names, or the game's name without them. */
export function game_title(game: StudyGame): string {
  const { tags, move_list: line } = game;
  if (!tags.White && !tags.Black) return t(`game-${line.game}`);
  return t("versus", { first: player_name(game, "first"), second: player_name(game, "second") });
}

/** The name in the game's tags, or the side. */
export function player_name({ tags, move_list: line }: StudyGame, player: Player): string {
  const tag = tags[player === "first" ? "White" : "Black"];
  return tag && tag !== "?" ? tag : side_name(line.game, player);
}

/** Whose turn it is, or how the game ended. */
export function status_line(view: Study): string {
  return !view.choices.length && view.result ? result_line(view) : turn_line(view);
}

/** A position to be heard: the move that led there, its value, and the result. */
export function position_words(analysis: Analysis, view: Study): string {
  const last = view.history.at(-1);
  if (!last) return status_line(view);
  const on_line = !analysis.side_line || analysis.side_line.at === 0;
  const evaluation = analysis.trial && !analysis.trial.shown ? null : evaluation_here(analysis);
  const words = on_line
    ? [move_label(analysis, analysis.ply - 1, chances(analysis)[analysis.ply] ?? null)]
    : [move_sentence(view, last), ...(evaluation ? [`${score_words(view.game, evaluation)}.`] : [])];
  if (view.result) words.push(result_reason(view));
  return words.join(" ");
}
