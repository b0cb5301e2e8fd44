// The one board that draws every game from its board view: cells (which screen readers navigate), pieces, marks, arrows. It knows no rules,
// and its only state is the cursor and what is being dragged.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Board as BoardWords, Piece } from "../messages.ts";
import { PieceDrawing, type SetName } from "../pieces/piece.tsx";
import { arrow_path } from "./arrow.ts";
import { brush_of, type Brush, type Drawing } from "./drawings.ts";
import { animate_pieces, type Glide } from "./glide.ts";
import { cell_at, grid_of, shade, step_from, type Grid } from "./geometry.ts";
import { hulls } from "./hull.ts";
import { at, Badge, BlockLines, cell, Coordinates, Marks, Target } from "./layers.tsx";
import { Wheel } from "./wheel.ts";

export interface Arrow {
  path: string[];
  is: "hint" | "threat";
}

/** What the page draws over the board view. */
export interface Overlay {
  picked: string[];
  /** Cells that may be touched next, and how they are shown. */
  targets: Map<string, string>;
  touches: Set<string>;
  last: string[];
  premove: string[];
  ghost: Set<string>;
  arrows: Arrow[];
  drawings?: Drawing[];
  /** The judgement of the move that ended there. */
  badge?: { at: string; text: string; is: string };
}

export interface BoardProps {
  board: BoardWords;
  title: string;
  turned: boolean;
  overlay: Overlay;
  pieces: SetName;
  coordinates: boolean;
  /** Whether pieces can be dragged. If not, a finger scrolls the page. */
  draggable: boolean;
  /** Whose pieces are drawn upside down, for two people who face each other over a tablet. */
  upside_down: "first" | "second" | null;
  glide: Glide;
  label: (cell: string) => string;
  may_pick: (cell: string) => boolean;
  /** `ask`: Alt was held, so the player wants to be asked what a pawn becomes. */
  on_touch: (cell: string, ask: boolean) => void;
  on_drop: (from: string, to: string, ask: boolean) => void;
  /** Something was drawn with the right button; `on_pen`: with the keyboard, a ring or one end of an arrow. */
  on_draw?: (drawing: Drawing) => void;
  on_pen?: (shape: "ring" | "arrow", cell: string, brush: Brush) => void;
  on_press?: () => void;
  on_look?: (cell: string | null) => void;
  on_key?: (event: KeyboardEvent, cell: string) => boolean;
  /** The wheel was turned: one position forward (1) or back (-1). */
  on_step?: (by: number) => void;
}

interface Drag {
  from: string;
  x: number;
  y: number;
  moved: boolean;
  fresh: boolean;
}

export function Board(props: BoardProps) {
  const { board, overlay } = props;
  const grid = grid_of(board, props.turned);
  const svg = useRef<SVGSVGElement>(null);
  const drag_start = useRef<Drag | null>(null);
  const [drag, set_drag] = useState<Drag | null>(null);
  const [sketch, set_sketch] = useState<Drawing | null>(null);
  const [cursor, set_cursor] = useState<string | null>(null);
  const at_cursor = cursor !== null && grid.places.has(cursor) ? cursor : first_stop(grid, props);
  const gutter = props.coordinates && board.pattern === "blocks" ? 0.62 : 0;
  const seen = useRef<Piece[]>([]);
  const wheel = useRef(new Wheel());

  useEffect(() => {
    if (svg.current) animate_pieces(svg.current, grid, seen.current, board.pieces, props.glide);
    seen.current = board.pieces;
  });

  /** The pointer's place in cells. The browser's own matrix accounts for the empty bands beside a drawing that does not fill its box. */
  function point(event: PointerEvent): { x: number; y: number } {
    const matrix = svg.current!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: x / cell, y: y / cell };
  }

  function on_down(event: PointerEvent) {
    const where = point(event);
    const touched = cell_at(grid, where.x, where.y);
    if (event.button === 2 && touched && props.on_draw) {
      svg.current!.setPointerCapture(event.pointerId);
      set_sketch({ from: touched, to: touched, brush: brush_of(event) });
    }
    if (event.button !== 0) return;
    mark_keyed(svg.current, false);
    props.on_press?.();
    if (!touched) return;
    set_cursor(touched);
    const picks = !overlay.targets.has(touched) && props.may_pick(touched) && overlay.picked.at(-1) !== touched;
    if (picks) props.on_touch(touched, event.altKey);
    drag_start.current = { from: touched, ...where, moved: false, fresh: picks };
    if (props.draggable) svg.current!.setPointerCapture(event.pointerId);
  }

  function on_move(event: PointerEvent) {
    const where = point(event);
    const over = cell_at(grid, where.x, where.y);
    if (sketch) {
      if (over !== null && over !== sketch.to) set_sketch({ ...sketch, to: over });
      return;
    }
    props.on_look?.(over);
    const start = drag_start.current;
    if (!start || !props.draggable || !board.pieces.some((piece) => piece.at === start.from)) return;
    if (start.moved || Math.hypot(where.x - start.x, where.y - start.y) > 0.12) {
      start.moved = true;
      set_drag({ ...start, ...where });
    }
  }

  function on_up(event: PointerEvent) {
    if (sketch) {
      set_sketch(null);
      return props.on_draw?.({ ...sketch, brush: brush_of(event) });
    }
    const start = drag_start.current;
    drag_start.current = null;
    set_drag(null);
    if (!start) return;
    const where = point(event);
    const end = cell_at(grid, where.x, where.y);
    if (end === start.from && !start.fresh) props.on_touch(end, event.altKey);
    else if (start.moved && end !== start.from) props.on_drop(start.from, end ?? "", event.altKey);
  }

  function on_cancel() {
    drag_start.current = null;
    set_drag(null);
    set_sketch(null);
    props.on_look?.(null);
  }

  function go(to: string) {
    set_cursor(to);
    props.on_look?.(to);
    svg.current?.querySelector<SVGElement>(`[data-cell="${to}"]`)?.focus();
  }

  /** After Tab has led to the board, the arrow keys move over the cells; after a click they step through the moves, if there are any. */
  function on_key(event: KeyboardEvent) {
    const enter = event.key === "Enter" || event.key === " ";
    if (event.ctrlKey || event.metaKey || (event.altKey && !enter)) return;
    const moves_cursor = !props.on_step || svg.current?.dataset.keyed === "true";
    const arrows: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
      Home: [-grid.width, 0],
      End: [grid.width, 0],
      PageUp: [0, -grid.height],
      PageDown: [0, grid.height],
    };
    const arrow = arrows[event.key];
    if (moves_cursor && arrow) go(step_from(grid, at_cursor, ...arrow));
    else if (moves_cursor && enter) props.on_touch(at_cursor, event.altKey);
    else if (moves_cursor && props.on_pen && pens[event.key.toLowerCase()])
      props.on_pen(pens[event.key.toLowerCase()]!, at_cursor, brush_of(event));
    else if (!props.on_key?.(event, at_cursor)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // The listeners are on the cells: on the board they would make the drawing itself a tab stop.
  function on_focus(event: FocusEvent) {
    const { dataset } = event.currentTarget as SVGElement;
    mark_keyed(svg.current, (event.target as Element).matches(":focus-visible"));
    if (dataset.cell !== cursor) set_cursor(dataset.cell!);
  }

  function on_blur() {
    mark_keyed(svg.current, false);
    props.on_look?.(null);
  }

  function on_wheel(event: WheelEvent) {
    // If the board does not fit into the window, the wheel scrolls.
    if (!props.on_step || event.ctrlKey || svg.current!.clientHeight > innerHeight) return;
    event.preventDefault();
    const by = wheel.current.turn(event);
    if (by) props.on_step(by);
  }

  const taken = new Set(overlay.targets.size ? board.pieces.map((piece) => piece.at) : []);
  const view = [-gutter * cell, -gutter * 0.3 * cell, (grid.width + 2 * gutter) * cell, (grid.height + gutter * 1.3) * cell];
  return (
    <svg
      ref={svg}
      class={`board ${board.pattern} ${props.draggable ? "draggable" : ""} ${drag ? "dragging" : ""}`}
      viewBox={view.join(" ")}
      role="grid"
      aria-label={props.title}
      aria-rowcount={grid.height}
      aria-colcount={grid.width}
      data-board={board.name}
      onPointerDown={on_down}
      onPointerMove={on_move}
      onPointerUp={on_up}
      onPointerCancel={on_cancel}
      onPointerLeave={() => !drag && props.on_look?.(null)}
      onKeyDown={on_key}
      onWheel={on_wheel}
      onContextMenu={(event) => props.on_draw && event.preventDefault()}
    >
      {grid.cells.map((row, y) => (
        <g role="row" key={y}>
          {row.map((name, x) => (
            <rect
              key={name}
              role="gridcell"
              class={`cell ${shade(board.pattern, x, y)} ${overlay.last.includes(name) ? "last" : ""} ${overlay.premove.includes(name) ? "premove" : ""}`}
              data-cell={name}
              aria-label={props.label(name)}
              aria-selected={overlay.picked.includes(name)}
              tabindex={name === at_cursor ? 0 : -1}
              x={x * cell}
              y={y * cell}
              width={cell}
              height={cell}
              onFocus={on_focus}
              onBlur={on_blur}
            />
          ))}
        </g>
      ))}
      <g aria-hidden="true" class="over">
        {board.pattern === "blocks" && <BlockLines grid={grid} />}
        {props.coordinates && <Coordinates grid={grid} outside={gutter > 0} />}
        <Marks board={board} grid={grid} below />
        {overlay.picked.map((name, index) =>
          at(
            grid,
            name,
            <rect class={index === overlay.picked.length - 1 ? "picked" : "picked chain"} width={cell} height={cell} />,
            `${name} ${index}`,
          ),
        )}
        <Pieces props={props} grid={grid} drag={drag} />
        <Marks board={board} grid={grid} below={false} />
        {[...overlay.ghost].map((name) => at(grid, name, <rect class="ghost" x="6" y="6" width="88" height="88" rx="22" />))}
        {[...overlay.touches].map((name) => at(grid, name, <rect class="touched" x="5" y="5" width="90" height="90" rx="10" />))}
        {[...overlay.targets].map(([name, kind]) => kind !== "shot" && at(grid, name, <Target kind={kind} taken={taken.has(name)} />))}
        <Sketches grid={grid} drawings={sketch ? [...(overlay.drawings ?? []), sketch] : (overlay.drawings ?? [])} />
        {overlay.arrows.map((arrow) => (
          <path class={`arrow ${arrow.is}`} d={arrow_path(grid, arrow.path)} />
        ))}
        {overlay.badge && at(grid, overlay.badge.at, <Badge is={overlay.badge.is} text={overlay.badge.text} />)}
        {at(grid, at_cursor, <rect class="cursor" x="3" y="3" width="94" height="94" rx="8" />)}
        {drag && <Dragged props={props} drag={drag} />}
      </g>
    </svg>
  );
}

const pens: Record<string, "ring" | "arrow"> = { m: "ring", a: "arrow" };

function Sketches({ grid, drawings }: { grid: Grid; drawings: Drawing[] }) {
  return (
    <>
      {drawings.map(({ from, to, brush }) => (
        <path key={`${from} ${to}`} class={`drawing ${brush}`} d={arrow_path(grid, from === to ? [from] : [from, to])} />
      ))}
    </>
  );
}

/** Whether the cursor is shown. An attribute, because the selector :has() would recalculate the style of every cell after each change. */
function mark_keyed(svg: SVGSVGElement | null, on: boolean) {
  if (svg) svg.dataset.keyed = String(on);
}

function first_stop(grid: Grid, props: BoardProps): string {
  return props.overlay.picked.at(-1) ?? grid.cells.flat().find((name) => props.may_pick(name)) ?? grid.cells[grid.height - 1]![0]!;
}

function Pieces({ props, grid, drag }: { props: BoardProps; grid: Grid; drag: Drag | null }) {
  const hull_of = hulls(props.board, grid);
  const sunk = new Set(props.board.marks.filter((mark) => mark.is === "sunk").map((mark) => mark.at));
  const under = new Map<string, number>();
  return (
    <g class="pieces">
      {props.board.pieces.map((piece) => {
        const name = piece.at;
        const height = under.get(name) ?? 0;
        under.set(name, height + 1);
        return at(
          grid,
          name,
          <g class={`piece-at ${drag?.from === name ? "lifted" : ""} ${sunk.has(name) ? "sunk" : ""}`} data-piece={name}>
            <g transform={height ? "translate(14 -12) scale(0.96)" : undefined}>
              <PieceDrawing piece={piece} set={props.pieces} hull={hull_of(name)} turned={props.upside_down === piece.by} />
            </g>
          </g>,
          `${name} ${height}`,
        );
      })}
    </g>
  );
}

function Dragged({ props, drag }: { props: BoardProps; drag: Drag }) {
  const piece = props.board.pieces.find((candidate) => candidate.at === drag.from);
  return piece ? (
    <g class="dragged" transform={`translate(${drag.x * cell - 55} ${drag.y * cell - 60}) scale(1.1)`}>
      <PieceDrawing piece={piece} set={props.pieces} turned={props.upside_down === piece.by} />
    </g>
  ) : null;
}
