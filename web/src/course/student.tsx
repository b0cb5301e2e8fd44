// The assignment as a student sees it: what is asked, their team, handing in, the last report, versions so far, and the ladder.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem } from "../parts.tsx";
import { t } from "../text.ts";
import { get_hand_ins } from "./api.ts";
import { Asked } from "./asked.tsx";
import { HandInForm } from "./hand_in_form.tsx";
import { HandIns } from "./hand_ins.tsx";
import { HandInView } from "./hand_in_view.tsx";
import { LadderPart } from "./ladder.tsx";
import type { Assignment } from "./messages.ts";
import { is_done } from "./progress.ts";
import { OwnTeam } from "./team.tsx";
import { usePolled } from "./use_polled.ts";

interface Props {
  assignment: Assignment;
  me: string;
  /** Something about the reader's team. */
  on_change: () => void;
}

export function StudentPart({ assignment, me, on_change }: Props) {
  // Those that wait are looked at one by one; the list is asked again while there are several.
  const { answer, error, again } = usePolled(
    `hand-ins ${assignment.id} ${assignment.team?.id}`,
    () => get_hand_ins(assignment.id),
    ({ hand_ins }) => (hand_ins.some((hand_in) => !is_done(hand_in)) ? 2000 : null),
  );
  const [received, set_received] = useState<string | null>(null);
  const hand_ins = answer?.hand_ins ?? [];
  const shown = received ?? hand_ins[0]?.id ?? null;
  return (
    <>
      <Asked assignment={assignment} />
      {assignment.team_size > 1 && <OwnTeam assignment={assignment} on_change={on_change} />}
      {assignment.may_hand_in ? (
        <HandInForm
          assignment={assignment.id}
          files={assignment.assignment.files ?? []}
          on_received={(id) => {
            set_received(id);
            say(t("course-received"));
            again();
            if (assignment.team?.joinable) on_change(); // with its first hand-in it is complete
          }}
        />
      ) : assignment.state === "open" ? null : (
        <p class="tournament-panel">{t(assignment.state === "soon" ? "course-not-yet" : "course-no-more")}</p>
      )}
      <Problem error={error} />
      {shown && (
        <section class="tournament-part" aria-labelledby="last-hand-in">
          <h2 id="last-hand-in">{t("course-last")}</h2>
          <HandInView key={shown} assignment={assignment} id={shown} on_done={again} />
        </section>
      )}
      {hand_ins.length > 1 && (
        <section class="tournament-part" aria-labelledby="hand-ins">
          <h2 id="hand-ins">{t("course-versions")}</h2>
          <HandIns assignment={assignment} hand_ins={hand_ins} />
        </section>
      )}
      {assignment.ladder && <LadderPart assignment={assignment} me={assignment.team?.id ?? me} />}
    </>
  );
}
