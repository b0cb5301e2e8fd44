// The teams of an assignment, for its teacher: who is in which, and what can be changed about it.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { sorted_by_name } from "../name_order.ts";
import { Problem, Switch } from "../parts.tsx";
import { useRequest } from "../people/use_request.ts";
import { t } from "../text.ts";
import { change_team, get_teams, type TeamChange } from "./api.ts";
import type { Assignment, Named, Team, Teams } from "./messages.ts";
import { usePolled } from "./use_polled.ts";
import { name_of } from "./words.ts";

const pause = () => 10_000;

export function TeamsPart({ assignment }: { assignment: Assignment }) {
  const { answer, error, again } = usePolled(`teams ${assignment.id}`, () => get_teams(assignment.id), pause);
  const teams = sorted_by_name(answer?.teams ?? [], ({ name }) => name);
  return (
    <section class="tournament-part" aria-labelledby="teams">
      <h2 id="teams">{t("course-teams", { count: teams.length })}</h2>
      <Problem error={error} />
      {answer && (
        <>
          {answer.without.length > 0 && <p>{t("course-without-team", { names: answer.without.map(name_of).join(", ") })}</p>}
          <ul class="teams">
            {teams.map((team) => (
              <li key={team.id} class="tournament-panel">
                <TeamView team={team} all={answer} on_change={again} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface Props {
  team: Team;
  all: Teams;
  on_change: () => void;
}

function TeamView({ team, all, on_change }: Props) {
  const { busy, error, send } = useRequest();
  const change = (what: TeamChange, told: string) =>
    send(
      () => change_team(team.id, what),
      () => {
        say(told);
        on_change();
      },
    );
  return (
    <>
      <h3>{team.name}</h3>
      <p class="hint">
        {[
          t("course-team-size", { members: team.members.length, most: all.team_size }),
          t("course-team-hand-ins", { count: team.hand_ins }),
          team.joinable ? `${t("course-team-code")} ${team.code}` : t("course-team-complete"),
        ].join(" · ")}
      </p>
      <ul class="team-members">
        {team.members.map((member) => (
          <li key={member.id}>
            {name_of(member)}{" "}
            <button
              class="button quiet"
              type="button"
              disabled={busy}
              aria-label={`${t("course-team-take-out")}: ${name_of(member)} (${team.name})`}
              onClick={() => change({ remove: member.id }, t("course-team-taken-out", { name: name_of(member) }))}
            >
              {t("course-team-take-out")}
            </button>
          </li>
        ))}
      </ul>
      <Problem error={error} />
      <details class="more">
        <summary>{t("course-team-change", { team: team.name })}</summary>
        <MoveHere team={team} all={all} busy={busy} change={change} />
        <Switch
          text={t("course-team-joinable")}
          on={team.joinable}
          on_change={(joinable) => change({ joinable }, t(joinable ? "course-team-opened" : "course-team-closed-now"))}
        />
        <Rename key={team.name} team={team} busy={busy} change={change} />
      </details>
    </>
  );
}

interface ChangeProps {
  team: Team;
  busy: boolean;
  change: (what: TeamChange, told: string) => void;
}

/** Students of no team first, then those of others. */
function MoveHere({ team, all, busy, change }: ChangeProps & { all: Teams }) {
  const [who, set_who] = useState("");
  const option = (student: Named, text: string) => (
    <option key={student.id} value={student.id}>
      {text}
    </option>
  );
  const others = all.teams.filter(({ id }) => id !== team.id);
  const name = [...all.without, ...others.flatMap(({ members }) => members)].find(({ id }) => id === who);
  return (
    <form
      class="team-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name) change({ add: name.id }, t("course-team-moved", { name: name_of(name), team: team.name }));
        set_who("");
      }}
    >
      <label class="field">
        <span>{t("course-team-move-here")}</span>
        <select value={who} onChange={(event) => set_who(event.currentTarget.value)}>
          <option value="">{t("tournament-choose")}</option>
          {all.without.map((student) => option(student, name_of(student)))}
          {others.flatMap((other) => other.members.map((student) => option(student, `${name_of(student)} (${other.name})`)))}
        </select>
      </label>
      <button class="button" type="submit" disabled={busy || !name}>
        {t("course-team-move")}
      </button>
    </form>
  );
}

function Rename({ team, busy, change }: ChangeProps) {
  const [name, set_name] = useState(team.name);
  return (
    <form
      class="team-form"
      onSubmit={(event) => {
        event.preventDefault();
        change({ name: name.trim() }, t("course-team-renamed", { team: name.trim() }));
      }}
    >
      <label class="field">
        <span>{t("course-team-name")}</span>
        <input
          type="text"
          required
          maxLength={60}
          value={name}
          autocomplete="off"
          onInput={(event) => set_name(event.currentTarget.value)}
        />
      </label>
      <button class="button" type="submit" disabled={busy || !name.trim() || name.trim() === team.name}>
        {t("course-team-rename")}
      </button>
    </form>
  );
}
