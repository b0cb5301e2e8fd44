// A small picture of each game, made of the same pieces and cells as its board.
import { PieceDrawing, type SetName } from "../pieces/piece.tsx";
import type { GameName, PieceName, Player } from "../words.ts";

interface Picture {
  width: number;
  height: number;
  pieces: [x: number, y: number, is: PieceName, by: Player][];
  over?: string;
}

const pictures: Record<GameName, Picture> = {
  chess: {
    width: 4,
    height: 3,
    pieces: [
      [0, 0, "rook", "second"],
      [1, 0, "king", "second"],
      [2, 1, "knight", "first"],
      [3, 0, "pawn", "second"],
      [1, 2, "pawn", "first"],
      [3, 2, "queen", "first"],
    ],
  },
  xadrez: {
    width: 4,
    height: 3,
    pieces: [
      [0, 2, "rook", "first"],
      [1, 2, "knight", "second"],
      [3, 2, "bishop", "second"],
      [2, 0, "king", "second"],
    ],
    over: "M62 205 C110 105 265 105 322 196 M330 158 L324 200 L284 190",
  },
  wargame: {
    width: 4,
    height: 3,
    pieces: [
      [1, 0, "ship-3", "first"],
      [1, 1, "ship-3", "first"],
      [2, 1, "ship-3", "first"],
    ],
    over: "M30 230 L70 270 M70 230 L30 270 M330 230 L370 270 M370 230 L330 270",
  },
  renpaarden: {
    width: 4,
    height: 3,
    pieces: [
      [0, 0, "knight", "second"],
      [2, 0, "knight", "second"],
      [1, 2, "knight", "first"],
      [3, 2, "knight", "first"],
      [2, 2, "knight", "first"],
    ],
    over: "",
  },
};

export function GamePicture({ game, set }: { game: GameName; set: SetName }) {
  const { width, height, pieces, over } = pictures[game];
  const cells = Array.from({ length: width * height }, (_, index) => ({ x: index % width, y: Math.floor(index / width) }));
  const water = game === "wargame";
  return (
    <svg class="picture board" viewBox={`0 0 ${width * 100} ${height * 100}`} aria-hidden="true">
      {cells.map(({ x, y }) => (
        <rect
          key={`${x}.${y}`}
          class={`cell ${water ? "water" : (x + y) % 2 ? "dark" : "light"}`}
          x={x * 100}
          y={y * 100}
          width="100"
          height="100"
        />
      ))}
      {pieces.map(([x, y, is, by]) => (
        <g key={`${x}.${y}`} transform={`translate(${x * 100} ${y * 100})`}>
          <PieceDrawing
            piece={{ at: "", is, by }}
            set={set}
            hull={water ? { right: x === 1 && y === 1, below: x === 1 && y === 0, corner: false } : undefined}
          />
        </g>
      ))}
      {over && <path class={water ? "mark hit" : "arrow hint"} d={over} />}
    </svg>
  );
}
