// The moves as a list with their judgements, and the side line that the reader follows.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../text.ts";
import { move_button_name, side_name, spent_text } from "../speech.ts";
import { signs_of, times_of } from "./notes.ts";
import { glyphs, move_label, percent } from "./speech.ts";
import { chances, last_ply, moves_here, type Action, type Analysis } from "./state.ts";
import type { StudyGame } from "../messages.ts";

interface Props {
  analysis: Analysis;
  game: StudyGame;
  hidden: boolean;
  dispatch: (action: Action) => void;
}

export function LineList({ analysis, game, hidden, dispatch }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const on_line = !analysis.side_line || analysis.side_line.at === 0;
  const known = chances(analysis);
  const signs = useMemo(() => signs_of(game, analysis.line), [game, analysis.line]);
  const times = useMemo(() => times_of(game, analysis.line), [game, analysis.line]);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current) return;
    list.current.scrollTop = here ? here.offsetTop - list.current.clientHeight / 2 : 0;
    list.current.scrollLeft = here ? here.offsetLeft - list.current.clientWidth / 2 : 0;
  }, [analysis.ply, analysis.played.length]);
  return (
    <section class="moves analysis-moves" aria-label={t("moves")}>
      {known.some((chances) => chances != null) && (
        <p class="moves-caption">{t("study-percent-of", { side: side_name(analysis.line.game, "first") })}</p>
      )}
      <ol ref={list} class="move-list" tabIndex={analysis.played.length ? 0 : -1}>
        {analysis.played.map((move, index) => {
          const judgement = analysis.judged.get(index)?.judgement;
          const before = analysis.played[index - 1];
          const opens = !before || before.by === move.by || move.by === "first";
          // During a retry, later moves would give the answer away.
          const secret = hidden && index > analysis.trial!.index;
          const chance = secret ? null : (known[index + 1] ?? null);
          // The annotation of the imported game, and the engine's judgement.
          const sign = [...new Set([signs[index] ?? "", judgement ? glyphs[judgement] : ""])].join("");
          const time = times[index] === undefined ? "" : spent_text(times[index]);
          const seen = [`${move.note}${sign}`, time, chance === null ? "" : percent(chance)].filter(Boolean).join(" ");
          return (
            <li key={index} class={`${move.by} ${opens ? "opens" : ""}`}>
              <button
                type="button"
                class={judgement ?? undefined}
                aria-current={on_line && analysis.ply === index + 1 ? "true" : undefined}
                aria-label={move_button_name(seen, move_label(analysis, index, chance))}
                onClick={() => dispatch({ type: "go", ply: index + 1 })}
              >
                {move.note}
                {sign && <span class="glyph">{sign}</span>} {time && <small class="spent">{time}</small>}{" "}
                {chance !== null && <small>{percent(chance)}</small>}
              </button>
            </li>
          );
        })}
      </ol>
      {analysis.played.length === 0 && <p class="no-moves">{t("study-no-moves")}</p>}
    </section>
  );
}

export function SideLine({ analysis, dispatch }: { analysis: Analysis; dispatch: (action: Action) => void }) {
  const side_line = analysis.side_line!;
  return (
    <div class="side-line" role="group" aria-label={t("study-side-line")}>
      <ol class="line-moves">
        {side_line.moves.map((move, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={side_line.at === index + 1 ? "true" : undefined}
              onClick={() => dispatch({ type: "step", by: index + 1 - side_line.at })}
            >
              {move.note}
            </button>
          </li>
        ))}
      </ol>
      <div class="row">
        <button class="button small" type="button" onClick={() => dispatch({ type: "leave-side-line" })}>
          {t("study-leave-side")}
        </button>
        <button class="button small quiet" type="button" onClick={() => dispatch({ type: "keep-side-line" })}>
          {t("study-keep-side")}
        </button>
      </div>
    </div>
  );
}

export function Steps({ analysis, dispatch }: { analysis: Analysis; dispatch: (action: Action) => void }) {
  const { side_line } = analysis;
  const here = moves_here(analysis).length;
  const more = side_line ? side_line.at < side_line.moves.length : analysis.ply < last_ply(analysis) && !analysis.trial;
  const step = (name: string, on: boolean, shape: string, action: Action) => (
    <button
      class="icon-button"
      type="button"
      aria-label={t(`step-${name}`)}
      title={t(`step-${name}`)}
      aria-disabled={!on}
      onClick={() => on && dispatch(action)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
  return (
    <div class="steps">
      {step("first", here > 0, "M17 5 L8 12 L17 19 M6 5 V19", { type: "go", ply: 0 })}
      {step("back", here > 0 && !(analysis.trial && !side_line), "M15 5 L8 12 L15 19", { type: "step", by: -1 })}
      {step("forward", more, "M9 5 L16 12 L9 19", { type: "step", by: 1 })}
      {step("last", here !== last_ply(analysis) || side_line !== null, "M7 5 L16 12 L7 19 M18 5 V19", {
        type: "go",
        ply: last_ply(analysis),
      })}
    </div>
  );
}
