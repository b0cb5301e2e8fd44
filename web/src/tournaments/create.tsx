// Making a tournament: a name, a form and a game are enough; everything else has a sensible default.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { get_house, RefusedError } from "../api.ts";
import { game_names, known_game } from "../catalogue.ts";
import { OptionFields } from "../pages/options.tsx";
import { parse_time, type Draft } from "../pages/draft.ts";
import { why_casual } from "../pages/rated_game.ts";
import { Amount, TimeFields } from "../pages/time.tsx";
import { VisibilityField } from "../pages/visibility.tsx";
import { Chips, Problem, Switch, useAsked } from "../parts.tsx";
import { get_groups } from "../people/api.ts";
import { useMe } from "../people/session.ts";
import { SignInFirst } from "../people/sign_in_first.tsx";
import { useRequest } from "../people/use_request.ts";
import { refusal_line } from "../refusal.ts";
import { go, tournament_path } from "../router.ts";
import { level_name, side_name } from "../speech.ts";
import { t } from "../text.ts";
import { direct, enter_tournament, get_tournaments, make_tournament } from "./api.ts";
import {
  chosen_tie_breaks,
  is_without_host_clock,
  lacks_clock,
  new_draft,
  table_draft,
  toggled,
  tournament_settings,
  usual_tie_breaks,
  type TournamentDraft,
} from "./draft.ts";
import type { EntryKind, HostSide, TournamentList } from "./messages.ts";
import { chooses_rounds, is_arena, is_display, is_knockout, is_team_match } from "./state.ts";
import { form_text, form_words, tie_break_words } from "./words.ts";

export function NewTournamentPage() {
  const { person } = useMe();
  const { answer, error } = useAsked(() => get_tournaments());
  if (!person) return <SignInFirst title={t("tournament-new")} />;
  return (
    <section class="narrow new new-tournament">
      <h1 tabIndex={-1}>{t("tournament-new")}</h1>
      <Problem error={error} />
      {answer && !answer.may_create && <p class="lead">{t("refused-tournament-role")}</p>}
      {answer?.may_create && <NewTournament choices={answer} />}
    </section>
  );
}

/** Makes it, and lets the levels and its maker enter. What fails after it was made is told, and can be done again on its page. */
async function make(made: TournamentDraft, code_needed: boolean): Promise<string> {
  const { tournament } = await make_tournament(tournament_settings(made));
  try {
    for (const level of made.levels) await direct(tournament, { command: "add", level });
    if (made.take_part && !code_needed) await enter_tournament(tournament);
  } catch (error) {
    if (error instanceof RefusedError) say(refusal_line(error.code, error.reasons), "at once");
  }
  return tournament;
}

function NewTournament({ choices }: { choices: TournamentList }) {
  const { answer: house } = useAsked(get_house);
  const [made, set] = useState(() => new_draft(known_game(null)));
  const { busy, error, send } = useRequest();
  const change = (part: Partial<TournamentDraft>) => set((before) => ({ ...before, ...part }));
  const change_draft = (part: Partial<Draft>) => set((before) => ({ ...before, draft: { ...before.draft, ...part } }));
  const { draft } = made;
  const entry = house?.games.find(({ game }) => game === draft.game);
  const casual = why_casual(draft, entry, true) !== null || is_without_host_clock(made);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(
          () => make({ ...made, draft: { ...draft, rated: draft.rated && !casual } }, made.entry === "code"),
          (id) => go(tournament_path(id)),
        );
      }}
    >
      <label class="field">
        <span>{t("tournament-name")}</span>
        <input
          type="text"
          required
          maxLength={40}
          value={made.name}
          autocomplete="off"
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <Chips
        title={t("start-which")}
        name="tournament-game"
        values={game_names()}
        value={draft.game}
        text={(game) => t(`game-${game}`)}
        on_choose={(game) => change({ draft: { ...table_draft(game), time: draft.time, rated: draft.rated }, levels: [] })}
      />
      <Chips
        title={t("tournament-form")}
        name="tournament-form"
        large
        values={choices.forms}
        value={made.form}
        text={(form) => (
          <>
            <strong>{form_words(form)}</strong>
            <small>{form_text(form)}</small>
          </>
        )}
        on_choose={(form) => change({ form, tie_breaks: null, ...of_chosen_form(form), ...with_clock({ ...made, form }) })}
      />
      {is_knockout(made.form) && (
        <div class="fields">
          <Amount
            title={t("tournament-encounter-games")}
            value={made.games}
            least={1}
            most={10}
            on_change={(games) => change({ games: Math.round(games) })}
          />
          <Switch text={t("tournament-third-place-too")} on={made.third_place} on_change={(third_place) => change({ third_place })} />
        </div>
      )}
      {is_team_match(made.form) && <TeamFields teams={made.teams} on_change={(teams) => change({ teams })} />}
      {is_arena(made.form) && (
        <div class="fields">
          <Amount
            title={t("tournament-minutes")}
            value={made.minutes}
            least={1}
            most={720}
            on_change={(minutes) => change({ minutes: Math.round(minutes) })}
          />
        </div>
      )}
      {chooses_rounds(made.form) && (
        <div class="fields">
          <Amount
            title={t("tournament-rounds")}
            value={made.rounds}
            least={1}
            most={30}
            on_change={(rounds) => change({ rounds: Math.round(rounds) })}
          />
        </div>
      )}
      <TimeFields draft={draft} change={change_draft} presets={house?.presets ?? []} />
      {lacks_clock(made) && <p class="hint">{t("tournament-arena-clock")}</p>}
      {is_display(made.form) && <HostFields made={made} change={change} />}
      <EntryFields made={made} change={change} />
      {entry && draft.time.kind !== "days" && (
        <Ticks
          title={t("tournament-levels")}
          values={entry.levels.map(({ level }) => level)}
          chosen={made.levels}
          text={(level) => level_name(draft.game, level)}
          on_change={(levels) => change({ levels })}
        />
      )}
      <div class="switches">
        {made.entry === "anybody" && !is_display(made.form) && (
          <Switch text={t("tournament-take-part")} on={made.take_part} on_change={(take_part) => change({ take_part })} />
        )}
        {!casual && (
          <Switch
            text={t("tournament-rated")}
            hint={t("tournament-rated-hint")}
            on={draft.rated}
            on_change={(rated) => change_draft({ rated })}
          />
        )}
      </div>
      <details class="more">
        <summary>{t("tournament-more")}</summary>
        <OptionFields draft={draft} change={change_draft} entry={entry} />
        {usual_tie_breaks(made.form).length > 0 && (
          <>
            <Ticks
              title={t("tournament-tie-breaks")}
              values={choices.tie_breaks}
              chosen={chosen_tie_breaks(made)}
              text={tie_break_words}
              on_change={(tie_breaks) => change({ tie_breaks })}
            />
            <p class="level-text" aria-live="polite">
              {t("tournament-tie-order", { order: chosen_tie_breaks(made).map(tie_break_words).join(", ") || t("tournament-tie-nothing") })}
            </p>
          </>
        )}
        {!is_arena(made.form) && (
          <Chips
            title={t("tournament-rounds-start")}
            name="rounds-start"
            values={["automatic", "director"] as const}
            value={made.rounds_start}
            text={(value) => t(`tournament-rounds-start-${value}`)}
            on_choose={(rounds_start) => change({ rounds_start })}
          />
        )}
        {made.rounds_start === "automatic" && !is_display(made.form) && !is_arena(made.form) && (
          <div class="fields">
            <Amount
              title={t("tournament-break")}
              value={made.break_seconds}
              least={0}
              most={3600}
              on_change={(seconds) => change({ break_seconds: Math.round(seconds) })}
            />
          </div>
        )}
        <VisibilityField value={draft.visibility} usual="listed" on_choose={(visibility) => change_draft({ visibility })} />
      </details>
      <Problem error={error} />
      <div class="submit-row">
        <button class="button primary huge" type="submit" disabled={busy || (made.entry === "group" && !made.group) || lacks_clock(made)}>
          {t("tournament-make")}
        </button>
      </div>
    </form>
  );
}

/** What usually goes with a form. */
function of_chosen_form(form: string): Partial<TournamentDraft> {
  if (is_display(form)) return { entry: "code", take_part: false };
  return { rounds: is_team_match(form) ? 2 : 5 };
}

/** An arena that has no clock yet gets the time that most arenas have. */
function with_clock(made: TournamentDraft): Partial<TournamentDraft> {
  return lacks_clock(made) ? { draft: { ...made.draft, time: parse_time("180+2") } } : {};
}

/** The names of two teams. */
function TeamFields({ teams, on_change }: { teams: [string, string]; on_change: (teams: [string, string]) => void }) {
  const field = (index: 0 | 1) => (
    <label class="field">
      <span>{t(index === 0 ? "tournament-team-home" : "tournament-team-guest")}</span>
      <input
        type="text"
        required
        maxLength={30}
        value={teams[index]}
        autocomplete="off"
        onInput={(event) => on_change(index === 0 ? [event.currentTarget.value, teams[1]] : [teams[0], event.currentTarget.value])}
      />
    </label>
  );
  return (
    <div class="fields">
      {field(0)}
      {field(1)}
    </div>
  );
}

const host_sides: readonly HostSide[] = ["first", "second", "alternating"];
const clocks = ["both", "opponents"] as const;

/** Of a simultaneous display: which side the host has, and whether the host has a clock. */
function HostFields({ made, change }: { made: TournamentDraft; change: (part: Partial<TournamentDraft>) => void }) {
  const { game, time } = made.draft;
  return (
    <>
      <Chips
        title={t("display-side")}
        name="display-side"
        values={host_sides}
        value={made.host_side}
        text={(side) => (side === "alternating" ? t("display-side-alternating") : side_name(game, side))}
        on_choose={(host_side) => change({ host_side })}
      />
      {time.kind !== "none" && time.kind !== "days" && (
        <Chips
          title={t("display-clocks")}
          name="display-clocks"
          values={clocks}
          value={made.host_clock ? "both" : "opponents"}
          text={(value) => t(`display-clocks-${value}`)}
          on_choose={(value) => change({ host_clock: value === "both" })}
        />
      )}
    </>
  );
}

const entries: readonly EntryKind[] = ["anybody", "group", "code"];

function EntryFields({ made, change }: { made: TournamentDraft; change: (part: Partial<TournamentDraft>) => void }) {
  const { person } = useMe();
  const teaches = person?.role === "teacher" || person?.role === "administrator";
  return (
    <>
      <Chips
        title={t("tournament-entry")}
        name="tournament-entry"
        values={entries.filter((kind) => kind !== "group" || teaches)}
        value={made.entry}
        text={(kind) => t(`tournament-entry-${kind}`)}
        on_choose={(entry) => change({ entry })}
      />
      {made.entry === "group" && <GroupField group={made.group} on_choose={(group) => change({ group })} />}
    </>
  );
}

function GroupField({ group, on_choose }: { group: string; on_choose: (group: string) => void }) {
  const { answer, error } = useAsked(get_groups);
  if (error) return <Problem error={error} />;
  if (answer?.groups.length === 0) return <p class="hint">{t("tournament-no-group")}</p>;
  return (
    <label class="field">
      <span>{t("tournament-group")}</span>
      <select required value={group} onChange={(event) => on_choose(event.currentTarget.value)}>
        <option value="">{t("tournament-choose")}</option>
        {answer?.groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TicksProps<T extends string | number> {
  title: string;
  values: readonly T[];
  chosen: readonly T[];
  text: (value: T) => string;
  on_change: (chosen: T[]) => void;
}

/** Some of several values, as chips. */
function Ticks<T extends string | number>({ title, values, chosen, text, on_change }: TicksProps<T>) {
  return (
    <fieldset class="chips">
      <legend>{title}</legend>
      <div class="chips-row">
        {values.map((value) => (
          <label key={value} class="chip">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => on_change(toggled(chosen, value, event.currentTarget.checked))}
            />
            <span>{text(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
