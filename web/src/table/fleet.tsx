// The ships of a fleet, afloat or sunk. This is public: the answers to the shots tell it.
import { fleet_title, fleet_ship } from "./speech.ts";
import type { Board, Squadron, State } from "../messages.ts";

interface Ship {
  size: number;
  sunk: boolean;
}

/** The ships, the largest first; of the same size, those afloat first. */
export function ships_of(fleet: Squadron[]): Ship[] {
  return fleet.flatMap(({ is, ships, sunk }) =>
    Array.from({ length: ships }, (_, index) => ({ size: Number(is.slice(5)), sunk: index >= ships - sunk })),
  );
}

export function Fleet({ state, board }: { state: State; board: Board }) {
  const title = fleet_title(state, board.name);
  return (
    <section class="fleet" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {ships_of(board.fleet ?? []).map((ship, index) => (
          <li key={index} class={ship.sunk ? "sunk" : "afloat"}>
            <span class="unseen">{fleet_ship(ship.size, ship.sunk)}</span>
            <span aria-hidden="true">
              {ship.size}
              <ShipOutline size={ship.size} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ship's cells, in rows of at most four. */
function ShipOutline({ size }: { size: number }) {
  const columns = size > 4 ? Math.ceil(size / 2) : size;
  const rows = Math.ceil(size / columns);
  return (
    <svg viewBox={`0 0 ${columns * 10} ${rows * 10}`} style={{ width: `${columns * 0.7}rem`, height: `${rows * 0.7}rem` }}>
      {Array.from({ length: size }, (_, index) => (
        <rect key={index} x={(index % columns) * 10 + 0.5} y={Math.floor(index / columns) * 10 + 0.5} width="9" height="9" rx="2" />
      ))}
    </svg>
  );
}
