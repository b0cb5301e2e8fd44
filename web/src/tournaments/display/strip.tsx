// All boards of a display: which one is shown, and where it is the host's turn.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { StillBoard } from "../../board/still.tsx";
import { usePreferences } from "../../preferences.ts";
import { clock_text, time_left } from "../../table/clock.tsx";
import { number, t } from "../../text.ts";
import type { Board, Tournament } from "../messages.ts";
import { name_in, result_sign, result_words } from "../words.ts";
import type { SeenTable, SeenTables } from "./use_tables.ts";
import { waits_for_host } from "./walk.ts";

interface Props {
  tournament: Tournament;
  boards: Board[];
  seen: SeenTables;
  at: string | null;
  on_choose: (table: string) => void;
}

export const opponent_in = ({ host }: Tournament, { first, second }: Board): number => (first === host ? second : first);

export function Strip({ tournament, boards, seen, at, on_choose }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" }), [at]);
  return (
    <nav class="display-strip" aria-label={t("display-boards")}>
      <ol ref={list}>
        {boards.map((board) => (
          <li key={board.table}>
            <button
              class={`display-board ${is_waiting(board, seen) ? "your-turn" : ""} ${board.result ? "over" : ""}`}
              type="button"
              aria-current={board.table === at ? "true" : undefined}
              onClick={() => on_choose(board.table!)}
            >
              <SmallBoard seen={seen.get(board.table!)} />
              <span class="display-name">
                <span class="display-number">{number(board.board)}</span> {name_in(tournament, opponent_in(tournament, board))}
              </span>
              <BoardState tournament={tournament} board={board} seen={seen.get(board.table!)} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function is_waiting({ table, result }: Board, seen: SeenTables): boolean {
  const known = seen.get(table!);
  return result === null && known !== undefined && waits_for_host(known.state);
}

function SmallBoard({ seen }: { seen: SeenTable | undefined }) {
  const { preferences } = usePreferences();
  const view = seen?.state.board_view;
  const flipped = seen?.state.you === "second";
  const drawing = useMemo(
    () => view?.boards.map((board) => <StillBoard key={board.name} board={board} set={preferences.pieces} flipped={flipped} />),
    [view, flipped, preferences.pieces],
  );
  return <span class={`live-boards ${(drawing?.length ?? 0) > 1 ? "two" : ""}`}>{drawing}</span>;
}

/** The result; or that it is the host's turn, and how much time the host has left there. */
function BoardState({ tournament, board, seen }: { tournament: Tournament; board: Board; seen: SeenTable | undefined }) {
  if (board.result)
    return (
      <span class="display-state">
        <span aria-hidden="true">{result_sign(board.result)}</span>
        <span class="unseen">{result_words(tournament, board, board.result)}</span>
      </span>
    );
  if (!seen || !waits_for_host(seen.state)) return <span class="display-state">{t("display-thinks")}</span>;
  return (
    <span class="display-state">
      {t("display-your-turn")} <OwnTime seen={seen} />
    </span>
  );
}

function OwnTime({ seen }: { seen: SeenTable }) {
  const [now, set_now] = useState(() => performance.now());
  const { you, clocks } = seen.state;
  const player = you === "first" || you === "second" ? you : null;
  const running = player !== null && clocks?.running === player;
  useEffect(() => {
    set_now(performance.now());
    if (!running) return;
    const timer = setInterval(() => set_now(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [running, seen.clocks_at]);
  const left = player && time_left(seen, player, now);
  return left === null ? null : <span class="live-clock">{clock_text(left)}</span>;
}
