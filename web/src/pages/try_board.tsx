// A board of the manual: a picture, which becomes a table when the reader wants to try it.
import { useEffect, useState } from "preact/hooks";
import { open_table } from "../api.ts";
import { game_entry } from "../catalogue.ts";
import { usePreferences } from "../preferences.ts";
import { Board, type Overlay } from "../board/board.tsx";
import { Problem } from "../parts.tsx";
import { board_title } from "../table/speech.ts";
import { send } from "../table/state.ts";
import { StatusBar } from "../table/status_bar.tsx";
import { TableBoard } from "../table/table_board.tsx";
import { useTable } from "../table/use_table.ts";
import { cell_label } from "../touch/speech.ts";
import { t } from "../text.ts";
import type { Board as BoardMessage, Choice, GameName, Options, State } from "../messages.ts";

export interface Trial {
  game: GameName;
  position: string;
  options: Options;
  boards: BoardMessage[];
}

const bare: Overlay = { picked: [], targets: new Map(), touches: new Set(), last: [], premove: [], ghost: new Set(), arrows: [] };

export function TryBoard({ trial, caption }: { trial: Trial; caption: string }) {
  const [table, set_table] = useState<string | null>(null);
  const [error, set_error] = useState<unknown>(null);
  // A game with hidden pieces cannot start from a position that is public.
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
  const state = { game: trial.game, perspective: trial.boards.length > 1 ? "first" : null } as State;
  return (
    <div class={`boards boards-${trial.boards.length}`}>
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
          label={(cell) => cell_label(trial, cell, { hides: () => trial.boards.length > 1 })}
          may_pick={() => false}
          on_touch={() => undefined}
          on_drop={() => undefined}
        />
      ))}
    </div>
  );
}

/** A table at this screen; the reader leaves it by going to another page. */
function Live({ id }: { id: string }) {
  const { preferences } = usePreferences();
  const { table, dispatch, notice } = useTable(id, { ...preferences, sounds: preferences.sound, confirm_moves: false });
  const [preview, set_preview] = useState<Choice | null>(null);
  const { state } = table;
  useEffect(() => () => dispatch(send("leave")), []);
  if (!state) return <p>{t("status-loading")}</p>;
  return (
    <>
      <TableBoard
        table={table}
        habits={{ turn_board: false, face_to_face: false }}
        preview={preview}
        on_preview={set_preview}
        dispatch={dispatch}
      />
      <StatusBar table={table} dispatch={dispatch} notice={notice} on_preview={set_preview} />
    </>
  );
}
