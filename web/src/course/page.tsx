// The page of an assignment, for students and for its teacher; and those of one student and of one hand-in.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Problem, useAsked } from "../parts.tsx";
import { useMe } from "../people/session.ts";
import { SignInFirst } from "../people/sign_in_first.tsx";
import { assignment_path, tournament_path, type Place } from "../router.ts";
import { language, t } from "../text.ts";
import { get_assignment, get_hand_ins } from "./api.ts";
import { HandIns } from "./hand_ins.tsx";
import { HandInView } from "./hand_in_view.tsx";
import type { Assignment } from "./messages.ts";
import { StudentPart } from "./student.tsx";
import { TeacherPart } from "./teacher.tsx";
import { usePolled } from "./use_polled.ts";
import { author_of, dates_words, name_of } from "./words.ts";

type At = Extract<Place, { is: "assignment" }>;

const pause = () => 30_000;

export function AssignmentPage({ at }: { at: At }) {
  const { person } = useMe();
  const { answer, error, again } = usePolled(`assignment ${at.assignment} ${person?.id}`, () => get_assignment(at.assignment), pause);
  if (!person) return <SignInFirst title={t("course-assignment")} />;
  if (!answer)
    return (
      <section class="narrow" aria-busy={!error}>
        <h1 tabIndex={-1}>{t("course-assignment")}</h1>
        {error ? <Problem error={error} /> : <p class="lead">{t("loading")}</p>}
        {error !== null && (
          <div>
            <a class="button" href="/course">
              {t("course-all")}
            </a>
          </div>
        )}
      </section>
    );
  if (at.what === "hand-in") return <HandInPage assignment={answer} id={at.hand_in} />;
  if (at.what === "student") return <StudentPage assignment={answer} student={at.student} />;
  return (
    <Frame back={{ path: "/course", text: t("course-all") }} title={answer.title}>
      <Facts assignment={answer} />
      <Problem error={error} />
      {answer.yours ? (
        <TeacherPart assignment={answer} on_change={again} />
      ) : (
        <StudentPart assignment={answer} me={person.id} on_change={again} />
      )}
    </Frame>
  );
}

interface FrameProps {
  back: { path: string; text: string };
  title: string;
  children: ComponentChildren;
}

function Frame({ back, title, children }: FrameProps) {
  useEffect(() => {
    document.title = `${title} · Tabuleiro`;
  }, [title, language()]);
  return (
    <section class="tournament-page assignment-page">
      <header class="tournament-head">
        <a href={back.path}>{back.text}</a>
        <h1 tabIndex={-1}>{title}</h1>
      </header>
      {children}
    </section>
  );
}

function Facts({ assignment }: { assignment: Assignment }) {
  const { game, group, teacher, final, yours } = assignment;
  return (
    <div class="assignment-facts">
      <p class="lead">{[t(`game-${game}`), group.name, yours ? "" : name_of(teacher)].filter(Boolean).join(" · ")}</p>
      <p>
        <strong>{dates_words(assignment)}</strong>
      </p>
      {final && (
        <p>
          <a href={tournament_path(final)}>{t("course-to-final")}</a>
        </p>
      )}
    </div>
  );
}

function HandInPage({ assignment, id }: { assignment: Assignment; id: string }) {
  return (
    <Frame back={{ path: assignment_path(assignment.id), text: assignment.title }} title={t("course-report")}>
      <section class="tournament-part" aria-labelledby="hand-in-one">
        <h2 id="hand-in-one">{t("course-one")}</h2>
        <HandInView assignment={assignment} id={id} />
      </section>
    </Frame>
  );
}

function StudentPage({ assignment, student }: { assignment: Assignment; student: string }) {
  const { answer, error } = useAsked(() => get_hand_ins(assignment.id, student));
  const name = answer?.hand_ins[0] ? name_of(author_of(answer.hand_ins[0])) : t("course-student");
  return (
    <Frame back={{ path: assignment_path(assignment.id), text: assignment.title }} title={name}>
      <Problem error={error} />
      {answer?.hand_ins.length === 0 && <p class="lead">{t("course-nothing-yet")}</p>}
      {answer !== null && answer.hand_ins.length > 0 && <HandIns assignment={assignment} hand_ins={answer.hand_ins} />}
    </Frame>
  );
}
