// A board of the manual: a picture first, and a table of its own as soon as somebody wants to try.
import { useEffect, useState } from "preact/hooks";
import { open_table } from "../api.ts";
import { game_entry } from "../catalogue.ts";
import { usePreferences } from "../preferences.ts";
import { Board, type Overlay } from "../board/board.tsx";
import { Problem } from "../parts.tsx";
import { board_title, cell_label } from "../table/speech.ts";
import { ChoiceCard } from "../table/cards.tsx";
import { BoardArea } from "../table/board_area.tsx";
import { empty_table } from "../table/state.ts";
import { Tray } from "../table/tray.tsx";
import { useTable } from "../table/use_table.ts";
import { in_mid_chain } from "../table/viewing.ts";
import { t } from "../text.ts";
import type { Board as BoardWords, Choice, GameName, Options, State } from "../messages.ts";

export interface Trial {
  game: GameName;
  position: string;
  options: Options;
  boards: BoardWords[];
}

const bare: Overlay = { picked: [], targets: new Map(), touches: new Set(), last: [], premove: [], ghost: new Set(), arrows: [] };

export function TryBoard({ trial, caption }: { trial: Trial; caption: string }) {
  const [table, set_table] = useState<string | null>(null);
  const [error, set_error] = useState<unknown>(null);
  // A game with secrets cannot begin from a position that anybody may read.
  const playable = game_entry(trial.game)?.secrets === false;
  const begin = () =>
    open_table({
      game: trial.game,
      options: trial.options,
      seats: { first: { kind: "here" }, second: { kind: "here" } },
      start: trial.position,
    }).then(({ table }) => set_table(table), set_error);
  return (
    <div class="try-board">
      {table ? <Live key={table} id={table} /> : <Picture trial={trial} caption={caption} />}
      <Problem error={error} />
      {playable && (
        <button class="button" type="button" onClick={() => void begin()}>
          {t(table ? "try-again" : "try")}
        </button>
      )}
    </div>
  );
}

function Picture({ trial, caption }: { trial: Trial; caption: string }) {
  const { preferences } = usePreferences();
  const board_view = { boards: trial.boards, beside: { first: [], second: [] } };
  const state = { game: trial.game, perspective: trial.boards.length > 1 ? "first" : null } as State;
  return (
    <div class={`stage boards-${trial.boards.length}`}>
      {trial.boards.map((board) => (
        <Board
          key={board.name}
          board={board}
          title={trial.boards.length > 1 ? `${board_title(state, board.name)}: ${caption}` : caption}
          turned={false}
          overlay={bare}
          pieces={preferences.pieces}
          coordinates
          draggable={false}
          upside_down={null}
          glide={{ milliseconds: 0, path: [] }}
          label={(cell) => cell_label(empty_table, board_view, cell)}
          may_pick={() => false}
          on_touch={() => undefined}
          on_drop={() => undefined}
        />
      ))}
    </div>
  );
}

/** A table at this screen, left when the reader goes on. */
function Live({ id }: { id: string }) {
  const { preferences } = usePreferences();
  const { table, dispatch, notice } = useTable(id, { ...preferences, sounds: preferences.sound, confirm_moves: false });
  const [preview, set_preview] = useState<Choice | null>(null);
  const { state } = table;
  useEffect(() => () => dispatch({ type: "command", command: { command: "leave" } }), []);
  if (!state) return <p>{t("status-loading")}</p>;
  const board_view = state.next_cells ? in_mid_chain(state.board_view, table.picked) : state.board_view;
  return (
    <>
      <div class="board-area">
        <BoardArea
          table={table}
          board_view={board_view}
          habits={{ turn_board: false, face_to_face: false }}
          preview={preview}
          looked={null}
          on_look={() => undefined}
          dispatch={dispatch}
        />
        {table.asking.length > 0 && table.picked.length > 1 && <ChoiceCard table={table} dispatch={dispatch} on_preview={set_preview} />}
      </div>
      <Tray table={table} dispatch={dispatch} notice={notice} on_preview={set_preview} />
    </>
  );
}
