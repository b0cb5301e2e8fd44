// A retry of a mistake: the reader plays a better move and sees how good it is, or has the answer shown.
import { useEffect } from "preact/hooks";
import { say } from "../announce.ts";
import { side_name } from "../speech.ts";
import { focus_cell } from "../table/command_field.tsx";
import { t } from "../text.ts";
import { glyphs, percent } from "./speech.ts";
import { faults, next_fault, type Action, type Analysis } from "./state.ts";

/** How good the tried move was, as part of a text's name. */
export function verdict_word(analysis: Analysis): string | null {
  const { trial, side_line } = analysis;
  const tried = side_line?.moves[0];
  if (!trial || trial.shown || !tried || !trial.verdict) return null;
  const { loss, judgement } = trial.verdict;
  if (tried.text === analysis.played[trial.index]?.text) return "same";
  if (tried.text === analysis.run[trial.index]?.variations[0]?.moves[0]?.text) return "best";
  if (judgement) return `still-${judgement}`;
  return loss <= 0.02 ? "as-good" : "good";
}

export function TrialPanel({ analysis, dispatch }: { analysis: Analysis; dispatch: (action: Action) => void }) {
  const trial = analysis.trial!;
  const move = analysis.played[trial.index]!;
  const judgement = analysis.judged.get(trial.index)?.judgement ?? "inaccuracy";
  const tried = trial.shown ? undefined : analysis.side_line?.moves[0];
  const word = verdict_word(analysis);
  const answer = analysis.run[trial.index]?.variations[0]?.moves[0];
  const next = next_fault(analysis);
  const side = side_name(analysis.line.game, move.by);
  const all = faults(analysis, move.by);
  const task = t("trial-task", { side, move: move.note, judgement: t(`judgement-${judgement}`) });
  const result = trial.shown
    ? t("trial-answer", { move: answer?.note ?? "–" })
    : word
      ? t(`trial-${word}`, { move: tried!.note, loss: percent(Math.max(0, trial.verdict!.loss)) })
      : tried
        ? t("trial-thinking", { move: tried.note })
        : "";
  const good = word === "best" || word === "as-good" || word === "good";
  useEffect(() => say(task), [trial.index]);
  useEffect(() => {
    if (word || trial.shown) say(result);
  }, [word, trial.shown]);
  // A retry is played on the board.
  useEffect(() => focus_cell(null), [trial.index, analysis.side_line === null]);
  return (
    <section class={`trial ${good ? "good" : word ? judgement : ""}`} aria-label={t("study-try")}>
      <p class="trial-count">
        <strong>{t("study-try")}</strong> <small>{t("trial-count", { at: all.indexOf(trial.index) + 1, of: all.length, side })}</small>
      </p>
      <p>
        <span class={`glyph ${judgement}`} aria-hidden="true">
          {glyphs[judgement]}
        </span>{" "}
        {task}
      </p>
      <p class="trial-result">{result}</p>
      <div class="row">
        {tried && !good && (
          <button class="button small primary" type="button" onClick={() => dispatch({ type: "again" })}>
            {t("trial-again")}
          </button>
        )}
        {!trial.shown && (
          <button class="button small" type="button" onClick={() => dispatch({ type: "show" })}>
            {t("trial-show")}
          </button>
        )}
        {next !== null && (
          <button
            class={`button small ${good || trial.shown ? "primary" : ""}`}
            type="button"
            onClick={() => dispatch({ type: "try", index: next })}
          >
            {t("trial-next")}
          </button>
        )}
        <button class="button small quiet" type="button" onClick={() => dispatch({ type: "end-trial" })}>
          {t("trial-end")}
        </button>
      </div>
    </section>
  );
}
