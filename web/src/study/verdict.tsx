// The engine's judgement of the current move, and a button to retry it.
import { side_name } from "../speech.ts";
import { t } from "../text.ts";
import { glyphs, percent } from "./speech.ts";
import type { Action, Analysis } from "./state.ts";

export function Verdict({ analysis, dispatch }: { analysis: Analysis; dispatch: (action: Action) => void }) {
  const index = analysis.ply - 1;
  const judged = analysis.side_line ? undefined : analysis.judged.get(index);
  const move = analysis.played[index];
  const before = analysis.run[index];
  const after = analysis.run[index + 1];
  if (!judged?.judgement || !move || !before || !after) return <div class="verdict" />;
  const own = (chances: number) => percent(move.by === "first" ? chances : 1 - chances);
  const best = before.variations[0]?.moves[0];
  return (
    <div class={`verdict ${judged.judgement}`}>
      <p>
        <strong>
          {move.note}
          <span class="glyph" aria-hidden="true">
            {glyphs[judged.judgement]}
          </span>{" "}
          {t(`judgement-${judged.judgement}`)}
        </strong>
        {". "}
        {t("study-fell", { side: side_name(analysis.line.game, move.by), before: own(before.chances), after: own(after.chances) })}{" "}
        {best && t("study-better", { move: best.note })}
      </p>
      <div class="row">
        <button class="button small primary" type="button" onClick={() => dispatch({ type: "try", index })}>
          {t("study-try")}
        </button>
        {best && (
          <button
            class="button small"
            type="button"
            onClick={() => {
              dispatch({ type: "go", ply: index });
              dispatch({ type: "follow", moves: before.variations[0]!.moves, at: 1 });
            }}
          >
            {t("study-show-line")}
          </button>
        )}
      </div>
    </div>
  );
}
