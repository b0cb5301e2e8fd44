// The position and the game as text, to copy or save.
import { useState } from "preact/hooks";
import { fen_game } from "../catalogue.ts";
import { Problem } from "../parts.tsx";
import { table_path } from "../router.ts";
import { PositionButtons } from "../share/position_buttons.tsx";
import { t } from "../text.ts";
import type { Study, StudyGame } from "../messages.ts";
import { write_games } from "./api.ts";
import { CopyButton, download_games } from "../share/files.tsx";
import { load_collection } from "./collection.ts";
import { judged_notes } from "./notes.ts";
import { key_of, moves_here, type Analysis } from "./state.ts";

interface Props {
  analysis: Analysis;
  game: StudyGame;
  view: Study;
  table: string | null;
  on_flip: () => void;
}

export function Share({ analysis, game, view, table, on_flip }: Props) {
  const [error, set_error] = useState<unknown>(null);
  const has_fen = view.game === fen_game();
  const games = load_collection().games;
  // Saved with the game's annotations and the engine's results.
  const here = (): StudyGame => ({ ...game, move_list: analysis.line, notes: judged_notes(game, analysis) });
  const moves = moves_here(analysis);
  const at_table = table !== null && !analysis.side_line && key_of(analysis.line.moves) === key_of(game.move_list.moves);
  const place = at_table
    ? { table, ply: analysis.ply }
    : { line: { ...analysis.line, moves: analysis.side_line ? moves : analysis.line.moves }, ply: moves.length };
  const save = (list: StudyGame[], name: string) => {
    set_error(null);
    write_games(list).then((text) => download_games(text, name), set_error);
  };
  return (
    <section class="share" aria-label={t("study-share")}>
      <label class="field position-field">
        <span>{t(has_fen ? "study-fen" : "study-position")}</span>
        <input type="text" readOnly value={view.position} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="row">
        <CopyButton text={() => Promise.resolve(view.position)} label={t("study-copy-position")} on_error={set_error} />
        <PositionButtons place={place} />
        <button class="button small" type="button" onClick={() => save([here()], "tabuleiro.pgn")}>
          {t("study-save")}
        </button>
        <CopyButton text={() => write_games([here()])} label={t("study-copy-game")} on_error={set_error} />
        {games.length > 1 && !table && (
          <button class="button small" type="button" onClick={() => save(games, "tabuleiro-games.pgn")}>
            {t("study-save-all", { count: games.length })}
          </button>
        )}
        <button class="button small" type="button" onClick={on_flip}>
          {t("action-flip")}
        </button>
        {has_fen && (
          <a class="button small" href={`/study/editor?fen=${encodeURIComponent(view.position)}`}>
            {t("study-edit")}
          </a>
        )}
        {view.choices.length > 0 && (
          <a class="button small" href={`/new/${view.game}?start=${encodeURIComponent(view.position)}`}>
            {t("study-play-from")}
          </a>
        )}
        <a class="button small quiet" href="/study">
          {t("study-other")}
        </a>
        {table && (
          <a class="button small quiet" href={table_path(table)}>
            {t("study-to-table")}
          </a>
        )}
      </div>
      <Problem error={error} />
    </section>
  );
}
