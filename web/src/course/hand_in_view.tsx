// One hand-in: how far it is, its report, and a game against it.
import { useEffect, useRef } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem } from "../parts.tsx";
import { date, t } from "../text.ts";
import { get_hand_in, hand_in_api } from "./api.ts";
import type { Assignment, ExaminedHandIn } from "./messages.ts";
import { PlayButton } from "./play.tsx";
import { is_done, stage_of, stages, type Stage } from "./progress.ts";
import { ReportView, sum_words } from "./report_view.tsx";
import { usePolled } from "./use_polled.ts";
import { name_of, size_words, state_words } from "./words.ts";

const pause = (hand_in: ExaminedHandIn) => (is_done(hand_in) ? null : 1000);

interface Props {
  assignment: Assignment;
  id: string;
  /** It has been examined while the reader was looking. */
  on_done?: () => void;
}

export function HandInView({ assignment, id, on_done }: Props) {
  const { answer: hand_in, error } = usePolled(`hand-in ${id}`, () => get_hand_in(id), pause);
  useNews(hand_in, on_done);
  if (!hand_in) return error ? <Problem error={error} /> : <p class="hint">{t("loading")}</p>;
  return (
    <div class="hand-in" aria-busy={!is_done(hand_in)}>
      <p class="hand-in-facts">
        <a href={hand_in_api(id, "source")} download={hand_in.file}>
          {hand_in.file}
        </a>
        <span>{size_words(hand_in.bytes)}</span>
        <span>{date(hand_in.at)}</span>
        {hand_in.team && <span>{name_of(hand_in.student)}</span>}
        <strong class={`hand-in-state ${hand_in.state}`}>{state_words(hand_in)}</strong>
      </p>
      <Problem error={error} />
      {!is_done(hand_in) && <Steps hand_in={hand_in} />}
      {hand_in.program && <PlayButton game={assignment.game} hand_in={hand_in} />}
      {hand_in.report && <ReportView report={hand_in.report} repeat={hand_in.repeat} />}
    </div>
  );
}

/** Tells how it goes on while the reader looks. */
function useNews(hand_in: ExaminedHandIn | null, on_done: (() => void) | undefined): void {
  const before = useRef<{ id: string; stage: Stage } | null>(null);
  const stage = hand_in && stage_of(hand_in);
  useEffect(() => {
    if (!hand_in || !stage) return;
    const last = before.current?.id === hand_in.id ? before.current.stage : null;
    before.current = { id: hand_in.id, stage };
    // A hand-in that is opened when it is done is read, not told.
    if (stage === "done") {
      if (last === null) return;
      say(
        [t("course-told-done", { file: hand_in.file, state: state_words(hand_in) }), hand_in.report ? sum_words(hand_in.report) : ""].join(
          " ",
        ),
      );
      on_done?.();
    } else if (stage !== last) say(t(`course-told-${stage}`, { file: hand_in.file }));
  }, [hand_in?.id, stage]);
}

function Steps({ hand_in }: { hand_in: ExaminedHandIn }) {
  const stage = stage_of(hand_in);
  const at = stages.indexOf(stage);
  const failed = hand_in.progress.filter(({ verdict }) => verdict === "fail").length;
  return (
    <>
      <ol class="steps" aria-label={t("course-steps")}>
        {stages.map((step, index) => (
          <li key={step} class={index < at ? "over" : undefined} aria-current={index === at ? "step" : undefined}>
            {t(`course-step-${step}`)}
          </li>
        ))}
      </ol>
      <p class="hint">
        {stage === "waiting"
          ? t("course-before", { count: hand_in.before })
          : `${t("course-lines-so-far", { count: hand_in.progress.length })} ${failed > 0 ? t("course-failed-so-far", { count: failed }) : ""}`}
      </p>
    </>
  );
}
