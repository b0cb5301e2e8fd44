// The host's page of a simultaneous display: one table, as large as always, and all boards beside it. After a move it goes on by itself.
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../../announce.ts";
import { Chips } from "../../parts.tsx";
import { tournament_path } from "../../router.ts";
import { focus_cell } from "../../table/command_field.tsx";
import { TablePage } from "../../table/page.tsx";
import { useKeys } from "../../table/shortcuts.ts";
import { t } from "../../text.ts";
import { is_busy } from "../busy.ts";
import { useTournament } from "../connection.ts";
import type { Tournament } from "../messages.ts";
import { current_round, is_hosted_by_me } from "../state.ts";
import { name_in } from "../words.ts";
import { opponent_in, Strip } from "./strip.tsx";
import { useTables } from "./use_tables.ts";
import { neighbour, next_table, queued, waits_for_host, walks, type Walk } from "./walk.ts";

export function DisplayPage({ id }: { id: string }) {
  const { tournament, missing } = useTournament(id);
  const boards = (tournament && current_round(tournament)?.boards.filter(({ table }) => table !== null)) ?? [];
  if (tournament && is_hosted_by_me(tournament) && boards.length > 0) return <Display tournament={tournament} />;
  const text = missing
    ? t("refused-tournament-no-tournament")
    : !tournament
      ? t("loading")
      : t(is_hosted_by_me(tournament) ? "display-not-yet" : "display-not-host");
  return (
    <section class="narrow" aria-busy={!tournament && !missing}>
      <h1 tabIndex={-1}>{tournament?.settings.name ?? t("tournament-form-simultaneous")}</h1>
      <p>{text}</p>
      {tournament && (
        <div>
          <a class="button primary" href={tournament_path(id)}>
            {t("tournament-back")}
          </a>
        </div>
      )}
    </section>
  );
}

const walk_key = "display-walk";
const pause = 800; // milliseconds: the host sees the own move before the page goes on
const longest_wait = 2000; // for the tables to tell their state, before one of them is shown

function kept_walk(): Walk {
  const kept = localStorage.getItem(walk_key);
  return walks.find((walk) => walk === kept) ?? "boards";
}

/** Somebody who writes a command is not taken away; one who has sent it is. */
function is_writing(): boolean {
  const focused = document.activeElement;
  return is_busy() && !(focused instanceof HTMLInputElement && focused.id === "command" && focused.value === "");
}

function Display({ tournament }: { tournament: Tournament }) {
  const boards = current_round(tournament)!.boards.filter(({ table }) => table !== null);
  const tables = boards.map(({ table }) => table!);
  const playing = boards.filter(({ result, stopped }) => result === null && !stopped).map(({ table }) => table!);
  const seen = useTables(tables);
  const waiting = playing.filter((table) => seen.has(table) && waits_for_host(seen.get(table)!.state));
  const [walk, set_walk] = useState(kept_walk);
  const [at, set_at] = useState<string | null>(null);
  /** The host has chosen a board to look at, where nobody waits. */
  const [looking, set_looking] = useState(false);
  const queue = useRef<string[]>([]);
  const left = useRef<Left>("nothing");

  function board_words(table: string): { board: string; name: string } {
    const board = boards.find((one) => one.table === table)!;
    return { board: String(board.board), name: name_in(tournament, opponent_in(tournament, board)) };
  }
  function go_to(table: string | null, chosen = false): void {
    if (table === null || table === at) return;
    left.current = at === null ? "nothing" : document.activeElement?.id === "command" ? "command" : "board";
    set_looking(chosen && !waiting.includes(table));
    set_at(table);
    say(t("display-at", board_words(table)));
  }

  useEffect(() => {
    const before = queue.current;
    queue.current = queued(before, waiting);
    if (at === null) return;
    for (const table of queue.current) if (!before.includes(table) && table !== at) say(t("display-waits", board_words(table)));
  }, [waiting.join()]);

  // The first board, as soon as it is known who waits.
  const all_known = playing.every((table) => seen.has(table));
  useEffect(() => {
    if (at !== null) return;
    const begin = () => go_to(next_table(tables, null, queue.current, walk) ?? playing[0] ?? tables[0]!);
    if (all_known) return begin();
    const timer = setTimeout(begin, longest_wait);
    return () => clearTimeout(timer);
  }, [at, all_known]);

  const waits_here = at !== null && waiting.includes(at);
  useEffect(() => {
    if (waits_here) set_looking(false);
  }, [waits_here]);
  useEffect(() => {
    if (at === null || waits_here || looking || waiting.length === 0) return;
    const timer = setInterval(() => !is_writing() && go_to(next_table(tables, at, queue.current, walk)), pause);
    return () => clearInterval(timer);
  }, [at, waits_here, looking, waiting.join(), walk]);

  const step = (by: number) => go_to(neighbour(tables, at, by), true);
  useKeys({ n: () => step(1), b: () => step(-1) });

  return (
    <div class="display-page">
      <div class="display-head">
        <a href={tournament_path(tournament.id)}>{tournament.settings.name}</a>
        <p>
          <Score tournament={tournament} /> {playing.length === 0 ? t("display-over") : t("display-waiting", { count: waiting.length })}
        </p>
      </div>
      <Strip tournament={tournament} boards={boards} seen={seen} at={at} on_choose={(table) => go_to(table, true)} />
      <div class="display-table">
        {at === null ? (
          <h1 tabIndex={-1}>{t("loading")}</h1>
        ) : (
          <TablePage key={at} table={at} invitation="" on_open={() => take_focus(left.current)} />
        )}
      </div>
      <div class="display-foot">
        <div class="row">
          <button class="button" type="button" aria-keyshortcuts="b" onClick={() => step(-1)}>
            {t("display-back")}
          </button>
          <button class="button" type="button" aria-keyshortcuts="n" onClick={() => step(1)}>
            {t("display-next")}
          </button>
        </div>
        <Chips
          title={t("display-walk")}
          name="display-walk"
          values={walks}
          value={walk}
          text={(value) => t(`display-walk-${value}`)}
          on_choose={(value) => {
            localStorage.setItem(walk_key, value);
            set_walk(value);
          }}
        />
      </div>
    </div>
  );
}

/** What had the focus at the table before; it is gone, and the keyboard works on at the next one. */
type Left = "nothing" | "board" | "command";

function take_focus(left: Left): void {
  if (document.activeElement !== document.body) return;
  if (left === "command") document.getElementById("command")?.focus();
  if (left === "board") focus_cell(null);
}

function Score({ tournament: { standings, host } }: { tournament: Tournament }) {
  const own = standings.find(({ entrant }) => entrant === host);
  return own ? <>{t("display-score", { won: own.won, drawn: own.drawn, lost: own.lost })}</> : null;
}
