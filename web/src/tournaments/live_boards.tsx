// The games of the round as small boards that move, with their clocks. Nothing here is announced: a reader who wants to hear moves opens
// the table.
import { Component } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { StillBoard } from "../board/still.tsx";
import type { SetName } from "../pieces/piece.tsx";
import { usePreferences } from "../preferences.ts";
import { table_path } from "../router.ts";
import { SideDot } from "../side_dot.tsx";
import { clock_text } from "../table/clock.tsx";
import { t } from "../text.ts";
import type { Player } from "../messages.ts";
import { want_boards } from "./connection.ts";
import type { Board, LiveBoard, Tournament } from "./messages.ts";
import { usePacedBoards } from "./paced_boards.ts";
import { current_round, is_arena, open_boards } from "./state.ts";
import { name_in, result_words } from "./words.ts";

const shown_at_first = 12;
const most = 250;

export function LiveBoards({ tournament, boards: known }: { tournament: Tournament; boards: ReadonlyMap<string, LiveBoard> }) {
  const [all, set_all] = useState(false);
  const { preferences } = usePreferences();
  const boards = usePacedBoards(known);
  const round = current_round(tournament);
  const boards_now = is_arena(tournament.settings.form) ? open_boards(tournament) : (round?.boards ?? []);
  const playing = round?.state === "playing" ? boards_now.filter(({ table }) => table !== null) : [];
  const wanted = playing.slice(0, all ? most : shown_at_first);
  const tables = wanted.map(({ table }) => table!);
  useEffect(() => want_boards(tables), [tables.join()]);
  useEffect(() => () => want_boards([]), []);
  const shown = wanted.filter(({ table }) => boards.has(table!));
  const now = useNow(shown.some(({ table, result }) => result === null && boards.get(table!)?.clocks?.running));
  if (shown.length === 0) return null;
  return (
    <section class="tournament-part no-print" aria-labelledby="live-boards">
      <h2 id="live-boards">{t("tournament-live")}</h2>
      <ul class="lobby-boards">
        {shown.map((board) => (
          <LiveGame
            key={board.table}
            tournament={tournament}
            board={board}
            live={boards.get(board.table!)!}
            now={boards.get(board.table!)!.clocks?.running ? now : null}
            pieces={preferences.pieces}
          />
        ))}
      </ul>
      {playing.length > wanted.length && (
        <div>
          <button class="button" type="button" onClick={() => set_all(true)}>
            {t("tournament-live-all", { count: playing.length })}
          </button>
        </div>
      )}
    </section>
  );
}

/** The time, while a clock is running. */
function useNow(running: boolean): number {
  const [now, set_now] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    set_now(Date.now());
    const timer = setInterval(() => set_now(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

/** What a player had left, as far as the clocks of the server and of this machine agree. */
export function time_left(live: LiveBoard, player: Player, now: number): number | null {
  const left = live.clocks?.[player].left ?? null;
  if (left === null || live.clocks!.running !== player || live.result) return left;
  return Math.max(0, left - Math.max(0, now - live.at - live.clocks!.delay));
}

interface GameProps {
  tournament: Tournament;
  board: Board;
  live: LiveBoard;
  /** Null while no clock is running. */
  now: number | null;
  pieces: SetName;
}

/** Of 200 games only those are drawn again of which something has changed. */
class LiveGame extends Component<GameProps> {
  shouldComponentUpdate(next: GameProps) {
    return (Object.keys(next) as (keyof GameProps)[]).some((name) => next[name] !== this.props[name]);
  }
  render() {
    return <DrawnGame {...this.props} />;
  }
}

function DrawnGame({ tournament, board, live, now, pieces }: GameProps) {
  const drawing = useMemo(
    () => live.board_view.boards.map((each) => <StillBoard key={each.name} board={each} set={pieces} last={live.path} />),
    [live, pieces],
  );
  return (
    <li class={board.result ? "live over" : "live"}>
      <a href={table_path(live.table)}>
        <span class="unseen">{t("lobby-watch")} </span>
        <span class={`live-boards ${drawing.length > 1 ? "two" : ""}`}>{drawing}</span>
        {(["second", "first"] as const).map((player) => (
          <LiveSeat key={player} tournament={tournament} board={board} live={live} player={player} now={now ?? live.at} />
        ))}
        {board.result && <small>{result_words(tournament, board, board.result)}</small>}
      </a>
    </li>
  );
}

interface SeatProps extends Pick<GameProps, "tournament" | "board" | "live"> {
  player: Player;
  now: number;
}

function LiveSeat({ tournament, board, live, player, now }: SeatProps) {
  const left = time_left(live, player, now);
  return (
    <span class={live.turn === player && !board.result ? "live-seat to-move" : "live-seat"}>
      <SideDot game={tournament.settings.table.game} player={player} />
      <span class="live-name">{name_in(tournament, board[player])}</span>
      {left !== null && <span class="live-clock">{clock_text(left)}</span>}
    </span>
  );
}
