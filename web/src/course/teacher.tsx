// The assignment as its teacher sees it: students, files to take away, dates, the ladder and the final.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Chips, Problem } from "../parts.tsx";
import { Confirm } from "../people/modal.tsx";
import { useRequest } from "../people/use_request.ts";
import { go, tournament_path } from "../router.ts";
import { t } from "../text.ts";
import { form_words } from "../tournaments/words.ts";
import { assignment_api, change_assignment, make_final, upload_batteries, type AssignmentChange } from "./api.ts";
import { Asked, BatteryNames } from "./asked.tsx";
import { DateFields } from "./dates.tsx";
import { field_text, moment_of } from "./draft.ts";
import { LadderPart } from "./ladder.tsx";
import type { Assignment } from "./messages.ts";
import { Students } from "./students.tsx";
import { TeamsPart } from "./teams.tsx";

/** `on_change`: something about the assignment itself. */
interface Props {
  assignment: Assignment;
  on_change: () => void;
}

export function TeacherPart({ assignment, on_change }: Props) {
  return (
    <>
      <Controls assignment={assignment} on_change={on_change} />
      <Students assignment={assignment} />
      {assignment.team_size > 1 && <TeamsPart assignment={assignment} />}
      {assignment.ladder && <LadderPart assignment={assignment} me={null} />}
      <Asked assignment={assignment} />
    </>
  );
}

type Asking = "final" | "remove" | null;

function Controls({ assignment, on_change }: Props) {
  const [asking, set_asking] = useState<Asking>(null);
  const { busy, error, send } = useRequest();
  const { id, state, ladder, final, now } = assignment;
  const change = (what: AssignmentChange, told: string) =>
    send(
      () => change_assignment(id, what),
      () => {
        say(t(told));
        on_change();
      },
    );
  const button = (text: string, act: () => void, kind = "button") => (
    <button class={kind} type="button" disabled={busy} onClick={act}>
      {t(text)}
    </button>
  );
  return (
    <section class="tournament-panel" aria-labelledby="course-controls">
      <h2 id="course-controls">{t("course-controls")}</h2>
      <div class="row">
        {state === "soon" && button("course-open-now", () => change({ opens: null }, "course-opened"), "button primary")}
        {state === "open" && button("course-close-now", () => change({ closes: now }, "course-closed-now"))}
        {state === "closed" && button("course-reopen", () => change({ closes: null }, "course-opened"))}
        {ladder?.running && button("course-ladder-pause", () => change({ ladder: { running: false } }, "course-ladder-paused"))}
        {ladder && !ladder.running && button("course-ladder-resume", () => change({ ladder: { running: true } }, "course-ladder-running"))}
        {ladder && !final && button("course-final-make", () => set_asking("final"))}
        {final && (
          <a class="button" href={`${tournament_path(final)}/wall`}>
            {t("course-final-wall")}
          </a>
        )}
      </div>
      <ul class="tournament-exports">
        <li>
          <a href={assignment_api(id, "marks.csv")} download>
            {t("course-marks")}
          </a>
        </li>
        <li>
          <a href={assignment_api(id, "sources.tar.gz")} download>
            {t("course-sources")}
          </a>
        </li>
      </ul>
      <Problem error={error} />
      <details class="more">
        <summary>{t("course-more-controls")}</summary>
        <Dates key={`${assignment.opens} ${assignment.closes}`} assignment={assignment} busy={busy} change={change} />
        <BatteryControls assignment={assignment} busy={busy} send={send} change={change} on_change={on_change} />
        <div>{button("course-remove", () => set_asking("remove"), "button danger")}</div>
      </details>
      {asking === "final" && <FinalDialog assignment={assignment} on_close={() => set_asking(null)} />}
      {asking === "remove" && (
        <Confirm
          danger
          title={t("course-remove-title", { title: assignment.title })}
          text={t("course-remove-text")}
          yes={t("course-remove")}
          act={() => change_assignment(id, { remove: true })}
          on_done={() => {
            say(t("course-removed-now"));
            go("/course");
          }}
          on_close={() => set_asking(null)}
        />
      )}
    </section>
  );
}

interface DatesProps {
  assignment: Assignment;
  busy: boolean;
  change: (what: AssignmentChange, told: string) => void;
}

function Dates({ assignment, busy, change }: DatesProps) {
  const [dates, set_dates] = useState({ opens: field_text(assignment.opens), closes: field_text(assignment.closes) });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        change({ opens: moment_of(dates.opens), closes: moment_of(dates.closes) }, "course-dates-saved");
      }}
    >
      <DateFields {...dates} change={(part) => set_dates({ ...dates, ...part })} />
      <div>
        <button class="button" type="submit" disabled={busy}>
          {t("course-dates-save")}
        </button>
      </div>
    </form>
  );
}

interface BatteryProps extends DatesProps {
  send: ReturnType<typeof useRequest>["send"];
  on_change: () => void;
}

function BatteryControls({ assignment, busy, send, change, on_change }: BatteryProps) {
  const { id, batteries } = assignment;
  return (
    <fieldset class="battery-controls">
      <legend>{t("course-batteries")}</legend>
      <p class="hint">{t("course-batteries-hint")}</p>
      {batteries.length > 0 && <BatteryNames assignment={assignment} />}
      <div class="row">
        <label class="button file-button">
          <input
            type="file"
            accept=".tar.gz,.tgz,.zip"
            disabled={busy}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = "";
              if (!file) return;
              send(
                () => upload_batteries(id, file),
                () => {
                  say(t("course-batteries-taken"));
                  on_change();
                },
              );
            }}
          />
          <span>{t("course-batteries-choose")}</span>
        </label>
        {batteries.length > 0 && (
          <button class="button" type="button" disabled={busy} onClick={() => change({ batteries: null }, "course-batteries-removed")}>
            {t("course-batteries-remove")}
          </button>
        )}
      </div>
    </fieldset>
  );
}

const forms = ["round-robin", "double-round-robin", "knockout", "swiss"] as const;

/** The final is a tournament: it waits on its own page for the teacher to start it. */
function FinalDialog({ assignment, on_close }: { assignment: Assignment; on_close: () => void }) {
  const [name, set_name] = useState(t("course-final-of", { title: assignment.title }).slice(0, 60));
  const [form, set_form] = useState<(typeof forms)[number]>("round-robin");
  return (
    <Confirm
      title={t("course-final-make")}
      text={t("course-final-text")}
      yes={t("course-final-make")}
      ready={name.trim() !== ""}
      act={() => make_final(assignment.id, { name: name.trim(), form })}
      on_done={({ tournament }) => go(tournament_path(tournament))}
      on_close={on_close}
    >
      <label class="field">
        <span>{t("tournament-name")}</span>
        <input
          type="text"
          required
          maxLength={60}
          value={name}
          autocomplete="off"
          onInput={(event) => set_name(event.currentTarget.value)}
        />
      </label>
      <Chips title={t("tournament-form")} name="final-form" values={forms} value={form} text={form_words} on_choose={set_form} />
    </Confirm>
  );
}
