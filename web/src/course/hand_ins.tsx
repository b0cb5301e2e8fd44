// Hand-ins of one student or team, the newest first; each leads to its report.
import { Table } from "../people/table.tsx";
import { hand_in_path } from "../router.ts";
import { date, t } from "../text.ts";
import type { Assignment, HandIn } from "./messages.ts";
import { name_of, state_words } from "./words.ts";

export function HandIns({ assignment, hand_ins }: { assignment: Assignment; hand_ins: HandIn[] }) {
  return (
    <Table
      class="hand-ins"
      label={t("course-versions")}
      columns={[t("course-file"), t("course-state"), t("course-when")]}
      rows={hand_ins.map((hand_in) => ({
        key: hand_in.id,
        head: (
          <>
            <a href={hand_in_path(assignment.id, hand_in.id)}>{hand_in.file}</a> {hand_in.team && <small>{name_of(hand_in.student)}</small>}
          </>
        ),
        cells: [
          <>
            <span class={`hand-in-state ${hand_in.state}`}>{state_words(hand_in)}</span>
            {hand_in.counts && <span class="tag">{t("course-counts")}</span>}
          </>,
          date(hand_in.at),
        ],
      }))}
    />
  );
}
