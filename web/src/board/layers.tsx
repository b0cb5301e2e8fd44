// What is drawn on a board besides its cells and pieces: marks, targets, lines, labels.
import type { Board } from "../messages.ts";
import type { Grid } from "./geometry.ts";

export const cell = 100;

/** Something drawn in a cell; nothing if the board has no such cell. */
export function at(grid: Grid, name: string, child: preact.ComponentChild, key = name) {
  const place = grid.places.get(name);
  return place ? (
    <g key={key} transform={`translate(${place.x * cell} ${place.y * cell})`}>
      {child}
    </g>
  ) : null;
}

/** Targets differ in shape, not only in colour: a dot is an empty cell, a ring a capture, a diamond an operation. Cells to fire at are not
 * marked: they are all the cells without a mark. */
export function Target({ kind, taken }: { kind: string; taken: boolean }) {
  if (kind === "premove" && taken) return <circle class="target ring premove" cx="50" cy="50" r="43" />;
  if (kind === "premove") return <circle class="target dot premove" cx="50" cy="50" r="15" />;
  if (kind === "capture" || (kind === "castle" && taken)) return <circle class="target ring" cx="50" cy="50" r="43" />;
  if (kind === "special") return <path class="target frame" d="M50 24 L76 50 L50 76 L24 50 Z" />;
  if (kind === "leap") return <circle class="target leap" cx="50" cy="50" r="43" />;
  if (kind === "chain") return <circle class="target far" cx="50" cy="50" r="11" />;
  return <circle class="target dot" cx="50" cy="50" r="15" />;
}

/** A small text in the corner of a cell. */
export function Badge({ is, text }: { is: string; text: string }) {
  return (
    <g class={`badge ${is}`}>
      <circle cx="80" cy="20" r="19" />
      <text x="80" y="29" text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

const below_pieces = new Set(["check", "goal-first", "goal-second"]);

export function Marks({ board, grid, below }: { board: Board; grid: Grid; below: boolean }) {
  const marks = board.marks.filter((mark) => below_pieces.has(mark.is) === below);
  return <g class="marks">{marks.map((mark) => at(grid, mark.at, <MarkShape is={mark.is} />))}</g>;
}

function MarkShape({ is }: { is: string }) {
  switch (is) {
    case "check":
      return <rect class="mark check" width="100" height="100" />;
    case "hit":
      // Around the number, which shows the size of the ship.
      return <path class="mark hit" d="M21 21 L34 34 M79 21 L66 34 M21 79 L34 66 M79 79 L66 66" />;
    case "sunk":
      return <rect class="mark sunk" x="17" y="17" width="66" height="66" rx="14" />;
    case "miss":
      return <circle class="mark miss" cx="50" cy="50" r="13" />;
    case "goal-first":
    case "goal-second":
      // In the corners too, where a knight does not cover it.
      return (
        <g class={`mark ${is}`}>
          <path d="M80 2 H98 V20 Z M2 80 V98 H20 Z" />
          <circle cx="50" cy="50" r="9" />
        </g>
      );
    default:
      return <rect class={`mark ${is}`} x="6" y="6" width="88" height="88" rx="10" />;
  }
}

export function BlockLines({ grid }: { grid: Grid }) {
  let path = "";
  for (let x = 0; x <= grid.width; x += 3) path += `M${x * cell} 0 V${grid.height * cell} `;
  for (let y = 0; y <= grid.height; y += 3) path += `M0 ${y * cell} H${grid.width * cell} `;
  return <path class="block-lines" d={path} />;
}

export function Coordinates({ grid, outside }: { grid: Grid; outside: boolean }) {
  const bottom = grid.height * cell;
  return (
    <g class={outside ? "coordinates outside" : "coordinates"}>
      {grid.columns.map((label, x) => (
        <text
          key={`c${label}`}
          class={outside ? "" : (x + grid.height) % 2 ? "on-light" : "on-dark"}
          x={outside ? x * cell + 50 : (x + 1) * cell - 6}
          y={outside ? bottom + 30 : bottom - 7}
          text-anchor={outside ? "middle" : "end"}
          dominant-baseline={outside ? "central" : undefined}
        >
          {label}
        </text>
      ))}
      {grid.rows.map((label, y) => (
        <text
          key={`r${label}`}
          class={outside ? "" : y % 2 ? "on-dark" : "on-light"}
          x={outside ? -14 : 6}
          y={outside ? y * cell + 50 : y * cell + 23}
          text-anchor={outside ? "end" : "start"}
          dominant-baseline={outside ? "central" : undefined}
        >
          {label}
        </text>
      ))}
    </g>
  );
}
