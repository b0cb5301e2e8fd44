// Entering and leaving a tournament.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Chips, Problem } from "../parts.tsx";
import { Confirm } from "../people/modal.tsx";
import { useMe } from "../people/session.ts";
import { useRequest } from "../people/use_request.ts";
import { t } from "../text.ts";
import { enter_tournament, leave_tournament } from "./api.ts";
import type { TeamName, Tournament } from "./messages.ts";
import { entrant_of, game_path, is_arena, is_hosted_by_me } from "./state.ts";
import { smaller_team, team_names, team_title } from "./teams.ts";

export function EntryPanel({ tournament }: { tournament: Tournament }) {
  const { person } = useMe();
  const { you, phase } = tournament;
  if (phase === "finished") return null;
  if (you.entrant !== null) return <Entered tournament={tournament} />;
  if (you.may_enter) return <Enter tournament={tournament} />;
  if (!person && phase === "entry")
    return (
      <section class="tournament-panel">
        <p>{t("tournament-sign-in")}</p>
        <div class="row">
          <a class="button primary" href="/sign-in">
            {t("sign-in")}
          </a>
        </div>
      </section>
    );
  return null;
}

function Enter({ tournament }: { tournament: Tournament }) {
  const [code, set_code] = useState("");
  const [team, set_team] = useState<TeamName>(() => smaller_team(tournament));
  const { busy, error, send } = useRequest();
  const by_code = tournament.settings.entry?.kind === "code";
  return (
    <form
      class="tournament-panel"
      onSubmit={(event) => {
        event.preventDefault();
        send(
          () => enter_tournament(tournament.id, { code: code.trim(), team: tournament.teams && team }),
          () => say(t("tournament-you-entered")),
        );
      }}
    >
      {by_code && (
        <label class="field">
          <span>{t("tournament-code")}</span>
          <input
            class="code-input"
            type="text"
            required
            maxLength={20}
            value={code}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => set_code(event.currentTarget.value)}
          />
        </label>
      )}
      {tournament.teams && (
        <Chips
          title={t("tournament-your-team")}
          name="team"
          values={team_names}
          value={team}
          text={(value) => team_title(tournament, value)}
          on_choose={set_team}
        />
      )}
      <div class="row">
        <button class="button primary" type="submit" disabled={busy}>
          {t("tournament-enter")}
        </button>
      </div>
      <Problem error={error} />
    </form>
  );
}

function state_text(tournament: Tournament, plays: boolean): string {
  const hosts = is_hosted_by_me(tournament);
  if (plays) return hosts ? "display-you-play" : "tournament-you-play";
  if (tournament.phase === "entry") return hosts ? "display-you-host" : "tournament-you-in-entry";
  return is_arena(tournament.settings.form) ? "tournament-you-in-arena" : "tournament-you-in";
}

/** In an arena one leaves for a while, and comes back. */
function Break({ tournament, resting }: { tournament: Tournament; resting: boolean }) {
  const { busy, error, send } = useRequest();
  const act = () =>
    resting
      ? send(
          () => enter_tournament(tournament.id),
          () => say(t("tournament-break-over")),
        )
      : send(
          () => leave_tournament(tournament.id),
          () => say(t("tournament-break-begun")),
        );
  return (
    <>
      <button class={resting ? "button primary" : "button"} type="button" disabled={busy} onClick={act}>
        {t(resting ? "tournament-go-on" : "tournament-take-break")}
      </button>
      <Problem error={error} />
    </>
  );
}

function Entered({ tournament }: { tournament: Tournament }) {
  const { id, you, phase } = tournament;
  const [asking, set_asking] = useState(false);
  const { busy, error, send } = useRequest();
  const hosts = is_hosted_by_me(tournament);
  const path = game_path(tournament);
  const me = entrant_of(tournament, you.entrant!);
  const left = () => say(t("tournament-you-left"));
  if (me?.state === "withdrawn")
    return (
      <section class="tournament-panel">
        <p>{t("tournament-you-withdrew")}</p>
      </section>
    );
  const resting = me?.state === "resting";
  const takes_breaks = is_arena(tournament.settings.form) && phase !== "entry";
  return (
    <section class="tournament-panel">
      <p>{t(resting ? "tournament-you-rest" : state_text(tournament, path !== null))}</p>
      <div class="row">
        {path && (
          <a class="button primary" href={path}>
            {t(hosts ? "display-to-boards" : "tournament-to-table")}
          </a>
        )}
        {takes_breaks && <Break tournament={tournament} resting={resting} />}
        {!(hosts && phase === "entry") && !takes_breaks && (
          <button
            class="button"
            type="button"
            disabled={busy}
            onClick={() => (phase === "entry" ? send(() => leave_tournament(id), left) : set_asking(true))}
          >
            {t("tournament-leave")}
          </button>
        )}
      </div>
      <Problem error={error} />
      {asking && (
        <Confirm
          title={t("tournament-leave-title")}
          text={t("tournament-leave-text")}
          yes={t("tournament-leave")}
          danger
          act={() => leave_tournament(id)}
          on_done={left}
          on_close={() => set_asking(false)}
        />
      )}
    </section>
  );
}
