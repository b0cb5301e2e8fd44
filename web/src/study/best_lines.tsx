// The engine's best lines from here; each can be played through.
import { t } from "../text.ts";
import type { Variation, Evaluation } from "../messages.ts";
import { score_text, score_words } from "./speech.ts";
import { key_of, moves_here, type Action, type Analysis } from "./state.ts";

interface Props {
  analysis: Analysis;
  evaluation: Evaluation | null;
  on: boolean;
  hidden: boolean;
  dispatch: (action: Action) => void;
  on_switch: () => void;
}

/** Only the first moves of a line are shown: later ones are seldom played. */
const shown = 8;

export function BestLines({ analysis, evaluation, on, hidden, dispatch, on_switch }: Props) {
  return (
    <section class="best-lines" aria-labelledby="best-lines">
      <div class="best-head">
        <h2 id="best-lines">{t("study-best")}</h2>
        {on && evaluation && evaluation.depth > 0 && <small>{t("study-depth", { depth: evaluation.depth })}</small>}
        <button class="button small quiet" type="button" aria-expanded={on} onClick={on_switch}>
          {t(on ? "study-hide-best" : "study-show-best")}
        </button>
      </div>
      {on && <Content analysis={analysis} evaluation={evaluation} hidden={hidden} dispatch={dispatch} />}
    </section>
  );
}

function Content({ analysis, evaluation, hidden, dispatch }: Omit<Props, "on" | "on_switch">) {
  if (hidden) return <p class="hint">{t("study-hidden")}</p>;
  if (!evaluation) return <p class="hint">{t("study-looking")}</p>;
  if (evaluation.variations.length === 0) return <p class="hint">{t("study-over")}</p>;
  return (
    <ol class="lines" key={key_of(moves_here(analysis))}>
      {evaluation.variations.map((line, index) => (
        <li key={index}>
          <span class={`line-score ${line.chances >= 0.5 ? "first" : "second"}`}>
            <span aria-hidden="true">{score_text(line)}</span>
            <span class="unseen">{score_words(analysis.line.game, line)}</span>
          </span>
          <LineMoves line={line} dispatch={dispatch} />
        </li>
      ))}
    </ol>
  );
}

function LineMoves({ line, dispatch }: { line: Variation; dispatch: (action: Action) => void }) {
  return (
    <ol class="line-moves">
      {line.moves.slice(0, shown).map((move, index) => (
        <li key={index}>
          <button type="button" onClick={() => dispatch({ type: "follow", moves: line.moves, at: index + 1 })}>
            {move.note}
          </button>
        </li>
      ))}
    </ol>
  );
}
