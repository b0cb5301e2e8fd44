// A small picture of each game, made of the same pieces and cells as its board.
import pictures from "games:picture.ts";
import { shade } from "../board/geometry.ts";
import { game_entry } from "../catalogue.ts";
import { PieceDrawing, type SetName } from "../pieces/piece.tsx";
import type { GameName } from "../messages.ts";

export function GamePicture({ game, set }: { game: GameName; set: SetName }) {
  const picture = pictures[game];
  if (!picture) return null;
  const { width, height, pieces, over } = picture;
  const pattern = game_entry(game)?.pattern ?? "plain";
  const cells = Array.from({ length: width * height }, (_, index) => ({ x: index % width, y: Math.floor(index / width) }));
  const joined = (x: number, y: number, is: string) => pieces.some((other) => other[0] === x && other[1] === y && other[2] === is);
  return (
    <svg class={`picture board ${pattern}`} viewBox={`0 0 ${width * 100} ${height * 100}`} aria-hidden="true">
      {cells.map(({ x, y }) => (
        <rect key={`${x}.${y}`} class={`cell ${shade(pattern, x, y)}`} x={x * 100} y={y * 100} width="100" height="100" />
      ))}
      {pieces.map(([x, y, is, by]) => (
        <g key={`${x}.${y}`} transform={`translate(${x * 100} ${y * 100})`}>
          <PieceDrawing
            piece={{ at: "", is, by }}
            set={set}
            hull={{ right: joined(x + 1, y, is), below: joined(x, y + 1, is), corner: joined(x + 1, y + 1, is) }}
          />
        </g>
      ))}
      {over && <path class={over.is} d={over.path} />}
    </svg>
  );
}
