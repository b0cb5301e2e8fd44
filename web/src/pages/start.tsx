// The first page: four games and one big button. Unfinished games are offered.
import { useState } from "preact/hooks";
import { get_house, open_table } from "../api.ts";
import { usePreferences } from "../app.tsx";
import { Problem, useAsked } from "../parts.tsx";
import { go } from "../router.ts";
import { seat_name, side_name } from "../speech.ts";
import { date, language, languages, t } from "../text.ts";
import { game_name_words, type GameName, type TableSummary } from "../words.ts";
import { draft_settings, first_draft } from "./draft.ts";
import { GamePicture } from "./pictures.tsx";

const kept = "last-game";

function last_game(): GameName {
  try {
    const game = localStorage.getItem(kept) as GameName | null;
    return game && game_name_words.includes(game) ? game : "chess";
  } catch {
    return "chess";
  }
}

export function remember_game(game: GameName): void {
  try {
    localStorage.setItem(kept, game);
  } catch {
    // Then it starts with chess.
  }
}

export function StartPage() {
  const { preferences } = usePreferences();
  const { answer: house } = useAsked(get_house);
  const [game, set_game] = useState(last_game);
  const [error, set_error] = useState<unknown>(null);
  const [busy, set_busy] = useState(false);
  const unfinished = (house?.tables ?? []).filter((table) => table.phase !== "over");

  async function play() {
    set_busy(true);
    remember_game(game);
    try {
      const { table } = await open_table(draft_settings(first_draft(game, preferences.name)));
      go(`/table/${table}`);
    } catch (reason) {
      set_error(reason);
      set_busy(false);
    }
  }

  return (
    <section class="start-page">
      <h1 tabIndex={-1}>{t("start-title")}</h1>
      {unfinished.length > 0 && <Unfinished tables={unfinished} />}
      <form
        class="play-form"
        onSubmit={(event) => {
          event.preventDefault();
          void play();
        }}
      >
        <fieldset class="games">
          <legend class="unseen">{t("start-which")}</legend>
          {game_name_words.map((name) => (
            <label key={name} class="game">
              <input
                type="radio"
                name="game"
                value={name}
                checked={name === game}
                onChange={() => set_game(name)}
                onDblClick={() => void play()}
              />
              <span class="game-card">
                <GamePicture game={name} set={preferences.pieces} />
                <strong>{t(`game-${name}`)}</strong>
                <span class="game-text">{t(`game-${name}-text`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Problem error={error} />
        <div class="play-row">
          <button class="button primary huge" type="submit" disabled={busy}>
            {t("play")}
          </button>
          <p>
            {t(`start-default-${game === "wargame" ? "wargame" : "board"}`)} <a href={`/new/${game}`}>{t("start-options")}</a>
          </p>
        </div>
      </form>
      <p class="start-study">
        <a href="/study">{t("start-study")}</a>
      </p>
      <Languages />
    </section>
  );
}

/** Whoever cannot read this page finds their language on it. */
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

function Unfinished({ tables }: { tables: TableSummary[] }) {
  const [all, set_all] = useState(false);
  const shown = all ? tables : tables.slice(0, 3);
  return (
    <section class="unfinished" aria-labelledby="unfinished">
      <h2 id="unfinished">{t("start-unfinished")}</h2>
      <ul>
        {shown.map((table) => (
          <li key={table.table}>
            <a class="resume" href={`/table/${table.table}`}>
              <strong>{t(`game-${table.game}`)}</strong>
              <span>
                {t("versus", {
                  first: seat_name(table.game, table.seats.first, "first"),
                  second: seat_name(table.game, table.seats.second, "second"),
                })}
              </span>
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
