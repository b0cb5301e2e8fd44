// The assignments of the reader: those to be done, and those that the reader has made.
import { Problem, useAsked } from "../parts.tsx";
import { useMe } from "../people/session.ts";
import { SignInFirst } from "../people/sign_in_first.tsx";
import { Trouble } from "../people/trouble.tsx";
import { assignment_path } from "../router.ts";
import { t } from "../text.ts";
import { get_course } from "./api.ts";
import type { Course, Summary } from "./messages.ts";
import { dates_words, name_of, state_words } from "./words.ts";

export { NewAssignmentPage } from "./create.tsx";

export function AssignmentsPage() {
  const { person } = useMe();
  if (!person) return <SignInFirst title={t("menu-course")} />;
  return (
    <section class="narrow assignments">
      <h1 tabIndex={-1}>{t("menu-course")}</h1>
      <Assignments key={person.id} administrator={person.role === "administrator"} />
    </section>
  );
}

function Assignments({ administrator }: { administrator: boolean }) {
  const { answer, error } = useAsked(get_course);
  if (error) return <Problem error={error} />;
  if (!answer) return <p class="lead">{t("loading")}</p>;
  if (!answer.on) return <SwitchedOff administrator={administrator} />;
  return <Lists course={answer} />;
}

function SwitchedOff({ administrator }: { administrator: boolean }) {
  return (
    <>
      <p class="lead">{t("course-off")}</p>
      {administrator && (
        <div>
          <a class="button" href="/administration/policies">
            {t("course-to-policies")}
          </a>
        </div>
      )}
    </>
  );
}

function Lists({ course: { assignments, sandbox, may_create } }: { course: Course }) {
  return (
    <>
      <p class="lead">{t(may_create ? "course-lead-teacher" : "course-lead")}</p>
      {sandbox && <Trouble reason={sandbox} title={t("refused-course-no-sandbox")} />}
      {may_create && (
        <div>
          <a class="button primary" href="/course/new">
            {t("course-new")}
          </a>
        </div>
      )}
      {assignments.length === 0 && <p>{t(may_create ? "course-none-made" : "course-none")}</p>}
      <Summaries title={t("course-to-do")} assignments={assignments.filter(({ yours }) => !yours)} />
      <Summaries title={t("course-made")} assignments={assignments.filter(({ yours }) => yours)} />
    </>
  );
}

function Summaries({ title, assignments }: { title: string; assignments: Summary[] }) {
  if (assignments.length === 0) return null;
  return (
    <section class="tournament-part">
      <h2>{title}</h2>
      <ul class="rule-links">
        {assignments.map((one) => (
          <li key={one.id}>
            <a class="resume" href={assignment_path(one.id)}>
              <strong>{one.title}</strong>
              <span>{[t(`game-${one.game}`), one.group.name, dates_words(one)].join(" · ")}</span>
              <small>{own_words(one)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many students there are, or what has become of one's own last hand-in. */
function own_words({ yours, students, latest, teacher }: Summary): string {
  if (yours) return t("course-students", { count: students ?? 0 });
  return [name_of(teacher), latest ? state_words(latest) : t("course-nothing-yet")].join(" · ");
}
