// The students of an assignment with what they have handed in; for its teacher.
import { sorted_by_name } from "../name_order.ts";
import { Problem } from "../parts.tsx";
import { Table } from "../people/table.tsx";
import { student_path } from "../router.ts";
import { number, t } from "../text.ts";
import { get_students } from "./api.ts";
import type { Assignment, Student } from "./messages.ts";
import { usePolled } from "./use_polled.ts";
import { elo_text, name_of, state_words } from "./words.ts";

const pause = () => 10_000;

export function Students({ assignment }: { assignment: Assignment }) {
  const { answer, error } = usePolled(`students ${assignment.id}`, () => get_students(assignment.id), pause);
  const students = answer?.students ?? [];
  return (
    <section class="tournament-part" aria-labelledby="students">
      <h2 id="students">{t("course-students", { count: students.length })}</h2>
      <Problem error={error} />
      {answer && students.length === 0 && <p class="hint">{t("course-no-students")}</p>}
      {students.length > 0 && (
        <Table
          class="students labelled"
          label={t("course-students", { count: students.length })}
          columns={[
            t("course-student"),
            ...(assignment.team_size > 1 ? [t("course-team")] : []),
            t("course-last"),
            t("course-hand-ins"),
            t("course-counting"),
            t("course-elo"),
          ]}
          rows={sorted_by_name(students, ({ student }) => name_of(student)).map((one) => row(assignment, one))}
        />
      )}
    </section>
  );
}

function row(assignment: Assignment, { student, real_name, team, hand_ins, latest, counts, rank, elo, error95 }: Student) {
  return {
    key: student.id,
    head: (
      <>
        <a href={student_path(assignment.id, student.id)}>{name_of(student)}</a> {real_name && <small>{real_name}</small>}
      </>
    ),
    cells: [
      ...(assignment.team_size > 1 ? [team ? name_of(team) : "–"] : []),
      latest ? <span class={`hand-in-state ${latest.state}`}>{state_words(latest)}</span> : t("course-nothing-yet"),
      number(hand_ins),
      counts ? t("course-version", { version: String(counts.version ?? "") }) : "–",
      rank === null ? "–" : `${number(rank)}. (${elo_text(elo, error95)})`,
    ],
  };
}
