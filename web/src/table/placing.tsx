// Placing a fleet: the next ship in its shapes, to be dragged or chosen; or the whole fleet at random.
import { block_of, board_of, grid_of } from "../board/geometry.ts";
import { t } from "../text.ts";
import type { State } from "../messages.ts";
import { shapes_of } from "../touch/choices.ts";
import { send, type Action, type Table } from "./state.ts";

/** The cells of a shape within its block of 3x3. */
export function shape_cells(state: State, shape: string): [x: number, y: number][] {
  const choice = state.choices.find((candidate) => candidate.choice === shape);
  const board = state.board_view.boards.find((candidate) => candidate.name === board_of(choice?.path[0] ?? ""));
  if (!choice || !board) return [];
  const { places } = grid_of(board, false);
  const corner = places.get(block_of(board, choice.path[0]!) ?? "");
  if (!corner) return [];
  return choice.touches.flatMap((cell) => {
    const place = places.get(cell);
    return place ? [[place.x - corner.x, place.y - corner.y] as [number, number]] : [];
  });
}

export function Placing({
  table,
  dispatch,
  on_drag,
}: {
  table: Table;
  dispatch: (action: Action) => void;
  on_drag: (event: PointerEvent) => void;
}) {
  const state = table.state!;
  const shapes = shapes_of(state.choices);
  return (
    <section class="placing" aria-label={t("placing")}>
      <fieldset class="shapes">
        <legend>{t("placing-text", { type: Number(shapes[0]?.slice(5).split(".")[0] ?? 0) })}</legend>
        <div class="shapes-row">
          {shapes.map((shape, index) => (
            <label key={shape} class="shape">
              <input
                type="radio"
                name="shape"
                checked={shape === table.touch.shape}
                onChange={() => dispatch({ type: "shape", shape })}
                aria-label={t("shape", { number: index + 1, count: shapes.length })}
              />
              <span
                onPointerDown={(event) => {
                  dispatch({ type: "shape", shape });
                  on_drag(event);
                }}
              >
                <ShapePicture cells={shape_cells(state, shape)} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div class="placing-buttons">
        {shapes.length > 1 && (
          <button class="button" type="button" onClick={() => dispatch({ type: "next-shape" })}>
            {t("next-shape")}
          </button>
        )}
        <button class="button primary" type="button" onClick={() => dispatch(send("arrange"))}>
          {t("arrange")}
        </button>
      </div>
    </section>
  );
}

function ShapePicture({ cells }: { cells: [number, number][] }) {
  return (
    <svg viewBox="0 0 300 300" aria-hidden="true">
      {cells.map(([x, y]) => (
        <rect key={`${x}.${y}`} class="hull" x={x * 100 + 6} y={y * 100 + 6} width="88" height="88" rx="20" />
      ))}
    </svg>
  );
}
