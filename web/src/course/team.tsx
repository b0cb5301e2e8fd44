// The reader's team: its members and the code with which others join; without one, making or joining one.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem } from "../parts.tsx";
import { Confirm } from "../people/modal.tsx";
import { useRequest } from "../people/use_request.ts";
import { t } from "../text.ts";
import { join_or_leave, make_team } from "./api.ts";
import type { Assignment, Team } from "./messages.ts";
import { name_of } from "./words.ts";

interface Props {
  assignment: Assignment;
  /** The reader is in another team than before, or in none. */
  on_change: () => void;
}

export function OwnTeam({ assignment, on_change }: Props) {
  const { team, state, team_size } = assignment;
  return (
    <section class="tournament-panel own-team" aria-labelledby="own-team">
      <h2 id="own-team">{team ? t("course-your-team", { team: team.name }) : t("course-team")}</h2>
      {team && <TeamFacts assignment={assignment} team={team} on_change={on_change} />}
      {!team && state === "closed" && <p>{t("course-team-none")}</p>}
      {!team && state !== "closed" && (
        <>
          <p class="hint">{t("course-team-hint", { most: team_size })}</p>
          <TeamForms assignment={assignment.id} on_change={on_change} />
        </>
      )}
    </section>
  );
}

function TeamFacts({ assignment, team, on_change }: Props & { team: Team }) {
  const [leaving, set_leaving] = useState(false);
  const full = team.members.length >= assignment.team_size;
  return (
    <>
      <ul class="team-members">
        {team.members.map((member) => (
          <li key={member.id}>{name_of(member)}</li>
        ))}
      </ul>
      {team.joinable && !full && (
        <p>
          {t("course-team-code")} <strong class="team-code">{team.code}</strong>
        </p>
      )}
      <p class="hint">{t(!team.joinable ? "course-team-complete" : full ? "course-team-is-full" : "course-team-until")}</p>
      {team.hand_ins === 0 && assignment.state !== "closed" && (
        <div>
          <button class="button" type="button" onClick={() => set_leaving(true)}>
            {t("course-team-leave")}
          </button>
        </div>
      )}
      {leaving && (
        <Confirm
          title={t("course-team-leave-title", { team: team.name })}
          text={t("course-team-leave-text")}
          yes={t("course-team-leave")}
          act={() => join_or_leave(assignment.id, { leave: true })}
          on_done={() => {
            say(t("course-team-left", { team: team.name }));
            on_change();
          }}
          on_close={() => set_leaving(false)}
        />
      )}
    </>
  );
}

function TeamForms({ assignment, on_change }: { assignment: string; on_change: () => void }) {
  const [name, set_name] = useState("");
  const [code, set_code] = useState("");
  const { busy, error, send } = useRequest();
  const ask = (request: () => Promise<unknown>, told: string) =>
    send(request, () => {
      say(t(told));
      on_change();
    });
  return (
    <>
      <form
        class="team-form"
        onSubmit={(event) => {
          event.preventDefault();
          ask(() => make_team(assignment, name.trim()), "course-team-made");
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
        <button class="button primary" type="submit" disabled={busy || !name.trim()}>
          {t("course-team-make")}
        </button>
      </form>
      <form
        class="team-form"
        onSubmit={(event) => {
          event.preventDefault();
          ask(() => join_or_leave(assignment, { join: code.trim() }), "course-team-joined");
        }}
      >
        <label class="field">
          <span>{t("course-team-code-field")}</span>
          <input
            class="code-input"
            type="text"
            required
            maxLength={20}
            value={code}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onInput={(event) => set_code(event.currentTarget.value)}
          />
        </label>
        <button class="button" type="submit" disabled={busy || !code.trim()}>
          {t("course-team-join")}
        </button>
      </form>
      <Problem error={error} />
    </>
  );
}
