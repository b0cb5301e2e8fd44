// The boards of a table.
import type { TableHabits } from "../preferences.ts";
import type { BoardView, Choice } from "../messages.ts";
import { BoardArea } from "../touch/board_area.tsx";
import { ChoiceCard } from "../touch/choice_card.tsx";
import { in_mid_chain, with_move } from "../touch/preview.ts";
import { Fleet } from "./fleet.tsx";
import { board_title } from "./speech.ts";
import type { Action, Table } from "./state.ts";
import { hides, near_side, ordered_boards, position_of } from "./viewing.ts";

interface Props {
  table: Table;
  habits: TableHabits;
  preview: Choice | null;
  looked?: string | null;
  on_preview: (choice: Choice | null) => void;
  on_look?: (cell: string | null) => void;
  dispatch: (action: Action) => void;
  on_step?: (by: number) => void;
}

/** What is on the boards now: an earlier position, a chain of leaps so far, or a move that waits to be confirmed. */
export function shown_board_view({ state, past, touch }: Table): BoardView {
  if (past) return past.board_view;
  const { board_view, next_cells } = state!;
  if (touch.pending) return with_move(board_view, touch.pending);
  return next_cells ? in_mid_chain(board_view, touch.picked) : board_view;
}

export function TableBoard({ table, habits, preview, looked, on_preview, on_look, dispatch, on_step }: Props) {
  const { touch, past, advice } = table;
  const state = table.state!;
  const boards = ordered_boards(state, shown_board_view(table));
  const last = state.history.moves.at(-1);
  return (
    <div class="board-area">
      <BoardArea
        position={position_of(state)}
        touch={touch}
        boards={boards}
        near={near_side(state, { flipped: table.flipped, turn_board: habits.turn_board })}
        last={past ? past.path : (last?.path ?? [])}
        shown={`${state.table} ${past?.ply ?? state.history.moves.length} ${last?.text ?? ""}`}
        past={past !== null}
        active={state.phase === "playing" && state.you !== "watcher" && !past}
        arrows={advice && !past ? [{ path: advice.path, is: advice.what }] : []}
        face_to_face={habits.face_to_face}
        title={(name) => board_title(state, name)}
        hides={hides(state)}
        preview={preview}
        looked={looked}
        beside={
          <div class="fleets">
            {boards.map((board) => (
              <Fleet key={board.name} state={state} board={board} />
            ))}
          </div>
        }
        on_look={on_look}
        act={dispatch}
        on_step={on_step}
      />
      <ChoiceCard touch={touch} act={dispatch} on_preview={on_preview} />
    </div>
  );
}
