// The start page: the games, the last set-up of the chosen one, one big button, and unfinished games.
import { useState } from "preact/hooks";
import { get_house } from "../api.ts";
import { game_names } from "../catalogue.ts";
import { useMe, useOwnName } from "../people/session.ts";
import { usePreferences } from "../preferences.ts";
import { Chips, Problem, useAsked } from "../parts.tsx";
import { table_path } from "../router.ts";
import { is_my_move, is_slow, useSlowPart } from "../slow_part.ts";
import { seat_name, side_name } from "../speech.ts";
import { date, language, languages, t } from "../text.ts";
import type { GameName, House, Player, TableSummary } from "../messages.ts";
import { begin_text, useBegin } from "./begin.ts";
import { fitting_time, modes, time_text, type Draft } from "./draft.ts";
import { Levels, Sides } from "./opponent.tsx";
import { GamePicture } from "./pictures.tsx";
import { fitting_program, program_opponents, ProgramChoice, type ProgramOpponent } from "./program_opponent.tsx";
import { fitting, last_game, load_setup } from "./setup.ts";
import { TimeChips, usual_times } from "./time_chips.tsx";

export function StartPage() {
  const { name } = useOwnName();
  const { answer: house } = useAsked(get_house);
  const [chosen, set_chosen] = useState(() => load_setup(last_game(), name));
  const { play, busy, error } = useBegin();
  const unfinished = (house?.tables ?? []).filter((table) => table.phase !== "over");
  const slow = useSlowPart(unfinished.some(is_slow));
  const others = slow ? unfinished.filter((table) => !is_my_move(table)) : unfinished;
  const engines = program_opponents(chosen.game, house);
  const fitted = fitting(
    chosen,
    house?.games.find((entry) => entry.game === chosen.game),
  );
  // Programs of players are chosen in a new game.
  const draft = house ? fitting_program(fitted, engines, "computer") : fitted;

  return (
    <section class="start-page">
      <h1 tabIndex={-1}>{t("start-title")}</h1>
      {slow && <slow.YourMove tables={unfinished.filter(is_my_move)} />}
      {others.length > 0 && <Unfinished tables={others} />}
      <form
        class="play-form"
        onSubmit={(event) => {
          event.preventDefault();
          play(draft);
        }}
      >
        <Games game={draft.game} on_choose={(game) => set_chosen(load_setup(game, name))} on_play={() => play(draft)} />
        <div class="setup" aria-busy={!house}>
          <Setup draft={draft} change={(part) => set_chosen({ ...draft, ...part })} house={house} engines={engines} />
          <Problem error={error} />
          <div class="play-row">
            <button class="button primary huge" type="submit" disabled={busy}>
              {t(begin_text(draft))}
            </button>
            <a class="button quiet" href={`/new/${draft.game}`}>
              {t("start-options")}
            </a>
          </div>
        </div>
      </form>
      <div class="start-foot">
        <a href="/lobby">{t("start-lobby")}</a>
        <a href="/study">{t("start-study")}</a>
        <a class="to-tournaments" href="/tournaments">
          {t("nav-tournaments")}
        </a>
        <a class="to-players" href="/players">
          {t("nav-players")}
        </a>
        <KeepGames />
        <Languages />
      </div>
    </section>
  );
}

function Games({ game, on_choose, on_play }: { game: GameName; on_choose: (game: GameName) => void; on_play: () => void }) {
  const { preferences } = usePreferences();
  return (
    <fieldset class="games">
      <legend class="unseen">{t("start-which")}</legend>
      {game_names().map((name) => (
        <label key={name} class="game">
          <input type="radio" name="game" value={name} checked={name === game} onChange={() => on_choose(name)} onDblClick={on_play} />
          <span class="game-card">
            <GamePicture game={name} set={preferences.pieces} />
            <strong>{t(`game-${name}`)}</strong>
            <span class="game-text">{t(`game-${name}-text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface SetupProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  house: House | null;
  engines: ProgramOpponent[];
}

/** The most frequent choices: opponent, level, side, time. The others are on the page of a new game. */
function Setup({ draft, change, house, engines }: SetupProps) {
  const entry = house?.games.find((candidate) => candidate.game === draft.game);
  const presets = house?.presets ?? [];
  // A custom time is set in a new game; here it can be kept.
  const chosen = time_text(fitting_time(draft.time, draft.mode));
  const own = house && chosen !== "days" && !usual_times(presets).includes(chosen) ? { text: chosen, time: draft.time } : null;
  return (
    <>
      <Chips
        title={t("new-mode")}
        name="mode"
        values={modes.filter((mode) => mode !== "program" || engines.length > 0)}
        value={draft.mode}
        text={(value) => t(`mode-${value}`)}
        on_choose={(mode) => change({ mode })}
      />
      <Levels draft={draft} change={change} entry={entry} />
      <ProgramChoice draft={draft} change={change} opponents={engines} />
      <Sides draft={draft} change={change} />
      <TimeChips draft={draft} change={change} presets={presets} own={own} />
    </>
  );
}

/** For visitors, where anyone may sign up. */
function KeepGames() {
  const { person, policies } = useMe();
  return !person && policies?.sign_up === "anyone" ? <a href="/sign-up">{t("keep-games")}</a> : null;
}

/** For readers who do not understand the language of the page. */
function Languages() {
  const { prefer } = usePreferences();
  return (
    <div class="languages" role="group" aria-label={t("setting-language")}>
      {languages.map((name) => (
        <button key={name} type="button" lang={name} aria-pressed={name === language()} onClick={() => prefer({ language: name })}>
          {t(`language-${name}`)}
        </button>
      ))}
    </div>
  );
}

function name_in(table: TableSummary, player: Player): string {
  const seat = table.seats[player];
  return table.you === player && !seat.name ? t("you") : seat_name(table.game, seat, player);
}

function Unfinished({ tables }: { tables: TableSummary[] }) {
  const [all, set_all] = useState(false);
  const shown = all ? tables : tables.slice(0, 3);
  return (
    <section class="unfinished" aria-labelledby="unfinished">
      <h2 id="unfinished">{t("start-unfinished")}</h2>
      <ul>
        {shown.map((table) => (
          <li key={table.table}>
            <a class="resume" href={table_path(table.table)}>
              <strong>{t(`game-${table.game}`)}</strong>
              <span>{t("versus", { first: name_in(table, "first"), second: name_in(table, "second") })}</span>
              <small>
                {table.phase === "waiting"
                  ? t("status-waiting")
                  : table.turn
                    ? t("status-turn", { side: side_name(table.game, table.turn) })
                    : ""}{" "}
                {date(table.at)}
              </small>
            </a>
          </li>
        ))}
      </ul>
      {tables.length > shown.length && (
        <button class="button quiet" type="button" onClick={() => set_all(true)}>
          {t("start-all-unfinished", { count: tables.length })}
        </button>
      )}
    </section>
  );
}
