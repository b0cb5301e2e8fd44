// A picture of the position that a new game starts from.
import { usePreferences } from "../preferences.ts";
import { StillBoard } from "../board/still.tsx";
import { Problem, useAsked } from "../parts.tsx";
import { piece_name, side_name } from "../speech.ts";
import { get_study } from "../study/api.ts";
import { t } from "../text.ts";
import type { Board, GameName } from "../messages.ts";

export function StartPosition({ game, start }: { game: GameName; start: string }) {
  const { preferences } = usePreferences();
  const { answer, error } = useAsked(() => get_study({ game, options: {}, start, moves: [] }));
  const board = answer?.board_view.boards[0];
  if (error) return <Problem error={error} />;
  return (
    <figure class="start-position" aria-busy={!board}>
      <div class="start-position-board">{board && <StillBoard board={board} set={preferences.pieces} label={pieces_text(board)} />}</div>
      <figcaption>
        <strong>{t("new-from-position")}</strong>
        {answer?.turn && <span>{t("status-turn", { side: side_name(game, answer.turn) })}</span>}
      </figcaption>
    </figure>
  );
}

function pieces_text(board: Board): string {
  return board.pieces.map((piece) => `${piece_name(piece.is, piece.by)} ${piece.at}`).join(", ");
}
