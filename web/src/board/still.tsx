// A board that only shows a position.
import { PieceDrawing, type SetName } from "../pieces/piece.tsx";
import type { Board } from "../messages.ts";
import { grid_of } from "./geometry.ts";
import { at, cell } from "./layers.tsx";

export function StillBoard({ board, set, label }: { board: Board; set: SetName; label: string }) {
  const grid = grid_of(board, false);
  return (
    <svg class="board" viewBox={`0 0 ${grid.width * cell} ${grid.height * cell}`} role="img" aria-label={label}>
      {[...grid.places].map(([name, { x, y }]) => (
        <rect key={name} class={`cell ${(x + y) % 2 ? "dark" : "light"}`} x={x * cell} y={y * cell} width={cell} height={cell} />
      ))}
      {board.pieces.map((piece) => at(grid, piece.at, <PieceDrawing piece={piece} set={set} />))}
    </svg>
  );
}
