// Choosing what to analyse: a game played here, imported games, a position, or an empty game.
import { useState } from "preact/hooks";
import { RefusedError } from "../api.ts";
import { say } from "../announce.ts";
import { studied_games } from "../catalogue.ts";
import { Problem } from "../parts.tsx";
import { reason_text } from "../refusal.ts";
import { go, table_study_path } from "../router.ts";
import { load_finished } from "../table/finished.ts";
import { date, number, t } from "../text.ts";
import type { StudyGame, StudyGames } from "../messages.ts";
import { read_games, write_games } from "./api.ts";
import { download_games, file_text } from "../share/files.tsx";
import { load_collection, own_game, save_collection, type Collection } from "./collection.ts";
import { game_title } from "./speech.ts";

const largest = 4_000_000;

export function OpenPage() {
  const [collection, set_collection] = useState(load_collection);
  const [text, set_text] = useState("");
  const [error, set_error] = useState<unknown>(null);
  const [busy, set_busy] = useState(false);

  function taken({ games, left_out = 0 }: StudyGames) {
    set_collection(save_collection({ games, left_out, chosen: games.length === 1 ? 0 : null }));
    // A text that could not be read stays, so that it can be corrected.
    const sound = games.every((game) => !game.trouble);
    if (sound) set_text("");
    if (sound && games.length === 1) return go("/study/board");
    say(t("open-found", { count: games.length }));
    requestAnimationFrame(() => document.getElementById("found")?.focus());
  }

  async function read(source: string | Promise<string>) {
    set_busy(true);
    set_error(null);
    try {
      const read = await source;
      if (new Blob([read]).size > largest) throw new RefusedError("too-large", []);
      taken(await read_games(read));
    } catch (reason) {
      set_error(reason);
    }
    set_busy(false);
  }

  return (
    <section class="narrow open-study">
      <h1 tabIndex={-1}>{t("nav-study")}</h1>
      <p class="lead">{t("open-lead")}</p>
      <Finished />
      <h2>{t("open-own")}</h2>
      <div class="row">
        {studied_games().map((game) => (
          <button
            key={game}
            class="button"
            type="button"
            onClick={() => {
              save_collection({ chosen: null, own: own_game({ game, options: {}, start: null, moves: [] }) });
              go("/study/board");
            }}
          >
            {t(`game-${game}`)}
          </button>
        ))}
        <a class="button" href="/study/editor">
          {t("editor-title")}
        </a>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) void read(text);
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          const file = event.dataTransfer?.files[0];
          if (!file) return;
          event.preventDefault();
          void read(file_text(file));
        }}
      >
        <h2>{t("open-games")}</h2>
        <label class="field">
          <span>{t("open-text")}</span>
          <textarea
            rows={6}
            value={text}
            spellcheck={false}
            autocomplete="off"
            placeholder="1. e4 e5 2. Nf3 …"
            onInput={(event) => set_text(event.currentTarget.value)}
          />
          <small>{t("open-text-hint")}</small>
        </label>
        <Problem error={error} />
        <div class="row">
          <button class="button primary" type="submit" disabled={busy || !text.trim()}>
            {t("open-read")}
          </button>
          <label class="button file-button">
            <input
              type="file"
              accept=".pgn,.txt,.fen,.epd,text/plain,application/x-chess-pgn"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                event.currentTarget.value = "";
                if (file) void read(file_text(file));
              }}
            />
            <span>{t("open-file")}</span>
          </label>
        </div>
      </form>
      {collection.games.length > 0 && <Found collection={collection} on_error={set_error} />}
    </section>
  );
}

function Finished() {
  const [games] = useState(load_finished);
  if (games.length === 0) return null;
  return (
    <section class="unfinished" aria-labelledby="finished">
      <h2 id="finished">{t("open-finished")}</h2>
      <ul>
        {games.slice(0, 5).map(({ table, game, first, second, at }) => (
          <li key={table}>
            <a class="resume" href={table_study_path(table)}>
              <strong>{t(`game-${game}`)}</strong>
              <span>{t("versus", { first, second })}</span>
              <small>{date(at)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Found({ collection, on_error }: { collection: Collection; on_error: (error: unknown) => void }) {
  const { games, left_out } = collection;
  const [search, set_search] = useState("");
  const troubled = games.filter((game) => game.trouble).length;
  const wanted = search.trim().toLowerCase();
  const shown = games
    .map((game, index) => ({ game, index }))
    .filter(({ game }) => !wanted || Object.values(game.tags).some((value) => value.toLowerCase().includes(wanted)));
  return (
    <section class="found" aria-labelledby="found">
      <h2 id="found" tabIndex={-1}>
        {t("open-found", { count: games.length })}
      </h2>
      {troubled > 0 && <p class="trouble">{t("open-troubled", { count: troubled })}</p>}
      {left_out > 0 && <p class="trouble">{t("open-left-out", { count: left_out })}</p>}
      <div class="row">
        <button
          class="button small"
          type="button"
          onClick={() => write_games(games).then((text) => download_games(text, "tabuleiro-games.pgn"), on_error)}
        >
          {t("study-save-all", { count: games.length })}
        </button>
      </div>
      {games.length > 8 && (
        <label class="field">
          <span>{t("open-search")}</span>
          <input type="text" value={search} autocomplete="off" onInput={(event) => set_search(event.currentTarget.value)} />
        </label>
      )}
      <ol class="found-games">
        {shown.map(({ game, index }) => (
          <li key={index}>
            <FoundGame game={game} index={index} />
          </li>
        ))}
      </ol>
      {shown.length === 0 && <p>{t("open-none")}</p>}
    </section>
  );
}

function FoundGame({ game, index }: { game: StudyGame; index: number }) {
  const { Event, Date: day } = game.tags;
  const facts = [Event, day, game.move_list.moves.length ? "" : game.move_list.start].filter((value) => value && !/^[?.]*$/.test(value));
  const trouble = game.trouble ? reason_text(game.trouble) : null;
  return (
    <button
      class="resume"
      type="button"
      onClick={() => {
        save_collection({ chosen: index });
        go("/study/board");
      }}
    >
      <strong>
        {number(index + 1)}. {game_title(game)} {game.result !== "*" && <span class="result">{game.result}</span>}
      </strong>
      <small>{[...facts, t("open-moves", { count: Math.ceil(game.move_list.moves.length / 2) })].join(" · ")}</small>
      {trouble && (
        <small class="trouble">
          {t("open-trouble")} <span lang={trouble.known ? undefined : "en"}>{trouble.text}</span>
        </small>
      )}
    </button>
  );
}
