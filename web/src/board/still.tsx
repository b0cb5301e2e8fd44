// A board that only shows a position.
import { PieceDrawing, type SetName } from "../pieces/piece.tsx";
import type { Board } from "../messages.ts";
import { grid_of, shade } from "./geometry.ts";
import { hulls } from "./hull.ts";
import { at, BlockLines, cell, Marks } from "./layers.tsx";

interface Props {
  board: Board;
  set: SetName;
  /** Without one it is a picture beside words that say the same. */
  label?: string;
  /** The cells of the last move. */
  last?: string[];
  /** As the second player sees it. */
  flipped?: boolean;
}

export function StillBoard({ board, set, label, last = [], flipped = false }: Props) {
  const grid = grid_of(board, flipped);
  const hull_of = hulls(board, grid);
  const under = new Map<string, number>();
  return (
    <svg
      class={`board ${board.pattern}`}
      viewBox={`0 0 ${grid.width * cell} ${grid.height * cell}`}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" })}
    >
      {[...grid.places].map(([name, { x, y }]) => (
        <rect
          key={name}
          class={`cell ${shade(board.pattern, x, y)} ${last.includes(name) ? "last" : ""}`}
          x={x * cell}
          y={y * cell}
          width={cell}
          height={cell}
        />
      ))}
      {board.pattern === "blocks" && <BlockLines grid={grid} />}
      <Marks board={board} grid={grid} below />
      {board.pieces.map((piece) => {
        const height = under.get(piece.at) ?? 0;
        under.set(piece.at, height + 1);
        const drawing = <PieceDrawing piece={piece} set={set} hull={hull_of(piece.at)} />;
        return at(grid, piece.at, height ? <g transform="translate(14 -12) scale(0.96)">{drawing}</g> : drawing, `${piece.at} ${height}`);
      })}
      <Marks board={board} grid={grid} below={false} />
    </svg>
  );
}
