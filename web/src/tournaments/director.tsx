// The director's controls. What cannot be undone is asked again.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { get_house } from "../api.ts";
import { game_entry } from "../catalogue.ts";
import { Problem, useAsked } from "../parts.tsx";
import { Confirm } from "../people/modal.tsx";
import { useRequest } from "../people/use_request.ts";
import { level_name } from "../speech.ts";
import { t } from "../text.ts";
import { AddPlayers } from "./add_players.tsx";
import { direct } from "./api.ts";
import type { Command, Tournament } from "./messages.ts";
import { PairByHand } from "./pair_by_hand.tsx";
import { current_round, is_arena, open_boards, possible } from "./state.ts";
import { are_even } from "./teams.ts";

type Plain = "start" | "pause" | "resume" | "pair-round" | "start-round" | "forfeit-absent" | "undo-round" | "finish";

/** Those that are asked again. */
const asked = new Set<Plain>(["start", "forfeit-absent", "undo-round", "finish"]);
/** What the tournament waits for. */
const next_steps = new Set<Plain>(["start", "start-round", "resume"]);
const dangerous = new Set<Plain>(["undo-round", "finish"]);

export function Director({ tournament }: { tournament: Tournament }) {
  const [asking, set_asking] = useState<Plain | null>(null);
  const { busy, error, send } = useRequest();
  const can = possible(tournament);
  const shown: [Plain, boolean][] = [
    ["start", can.start],
    ["start-round", can.start_round],
    ["pair-round", can.pair && current_round(tournament)?.state !== "paired"],
    ["pause", can.pause],
    ["resume", can.resume],
    ["forfeit-absent", can.forfeit],
    ["undo-round", can.undo],
    ["finish", can.finish],
  ];
  const command = (what: Plain): Command => (what === "undo-round" ? { command: what, version: tournament.version } : { command: what });
  const done = (what: Plain) => () => say(t(`tournament-done-${what}`));
  const act = (what: Plain) => () => (asked.has(what) ? set_asking(what) : send(() => direct(tournament.id, command(what)), done(what)));
  const buttons = shown.filter(([, possible]) => possible).map(([what]) => what);
  const next_step = buttons.find((what) => next_steps.has(what));
  return (
    <section class="tournament-panel director no-print" aria-labelledby="director">
      <h2 id="director">{t("tournament-direct")}</h2>
      <p class="hint">{hint(tournament)}</p>
      <div class="row">
        {buttons.map((what) => (
          <button
            key={what}
            class={dangerous.has(what) ? "button danger" : what === next_step ? "button primary" : "button"}
            type="button"
            disabled={busy}
            onClick={act(what)}
          >
            {t(`tournament-do-${what}`)}
          </button>
        ))}
      </div>
      {can.add && <AddComputer tournament={tournament} />}
      {can.add && <AddPlayers tournament={tournament.id} />}
      {can.pair && !tournament.bracket && !tournament.teams && tournament.host === undefined && <PairByHand tournament={tournament} />}
      <Problem error={error} />
      {asking && (
        <Confirm
          title={t(`tournament-ask-${asking}`, { round: String(tournament.round) })}
          text={t(`tournament-ask-${asking}-text`)}
          yes={t(`tournament-do-${asking}`)}
          danger={dangerous.has(asking)}
          act={() => direct(tournament.id, command(asking))}
          on_done={done(asking)}
          on_close={() => set_asking(null)}
        />
      )}
    </section>
  );
}

/** What the tournament waits for. */
function hint(tournament: Tournament): string {
  const { phase, entrants, next_round_at } = tournament;
  if (phase === "entry" && !are_even(tournament)) return t("tournament-hint-teams");
  if (phase === "entry") return t(entrants.length < 2 ? "tournament-hint-two" : "tournament-hint-start");
  if (phase === "finished") return t("tournament-hint-finished");
  if (is_arena(tournament.settings.form)) return t("tournament-hint-arena");
  const open = open_boards(tournament).length;
  if (open > 0) return t("tournament-hint-open", { count: open });
  if (current_round(tournament)?.state === "paired") return t("tournament-hint-paired");
  if (phase === "paused") return t("tournament-hint-paused");
  return t(next_round_at === null ? "tournament-hint-next" : "tournament-hint-waits");
}

/** A level of the computer, or an engine that the house runs. */
function AddComputer({ tournament }: { tournament: Tournament }) {
  const { table } = tournament.settings;
  const { answer: house } = useAsked(get_house);
  const levels = (game_entry(table.game)?.levels ?? []).map(({ level }) => ({
    name: t("computer-level", { name: level_name(table.game, level) }),
    command: { command: "add", level } as const,
  }));
  const engines = (house?.engines ?? [])
    .filter(({ games }) => games.includes(table.game))
    .map(({ name }) => ({ name: t("program-name", { name }), command: { command: "add", engine: name } as const }));
  const choices = [...levels, ...engines];
  const [at, set_at] = useState(0);
  const { busy, error, send } = useRequest();
  const chosen = choices[at];
  if (!chosen || (table.time && "days" in table.time)) return null;
  return (
    <form
      class="in-a-row"
      onSubmit={(event) => {
        event.preventDefault();
        send(
          () => direct(tournament.id, chosen.command),
          () => say(t("tournament-added", { name: chosen.name })),
        );
      }}
    >
      <label class="field">
        <span>{t("tournament-add-level")}</span>
        <select value={String(at)} onChange={(event) => set_at(Number(event.currentTarget.value))}>
          {choices.map(({ name }, index) => (
            <option key={name} value={String(index)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button class="button" type="submit" disabled={busy}>
        {t("tournament-add")}
      </button>
      <Problem error={error} />
    </form>
  );
}
