// A player above or below the board: name, strength, presence, material, clock.
import { PersonLink } from "../person_link.tsx";
import { usePreferences } from "../preferences.ts";
import { PieceDrawing } from "../pieces/piece.tsx";
import { useSlowPart } from "../slow_part.ts";
import type { SeatRating } from "../ratings/api.ts";
import { SideDot } from "../side_dot.tsx";
import { game_entry } from "../catalogue.ts";
import { ProgramSign } from "../program_sign.tsx";
import { is_run_by_house, piece_name, seat_name, side_name, strength_text } from "../speech.ts";
import { has_text, number, t } from "../text.ts";
import type { GameName, PieceName, Player, BoardView, State } from "../messages.ts";
import { Clock, time_left } from "./clock.tsx";
import { material_lead } from "./material.ts";
import { BesideName } from "./ratings.tsx";
import type { Table } from "./state.ts";

export function PlayerBar({
  table,
  board_view,
  player,
  place,
  rating,
}: {
  table: Table;
  board_view: BoardView;
  player: Player;
  place: "far" | "near";
  rating: SeatRating | undefined;
}) {
  const { preferences } = usePreferences();
  const state = table.state!;
  const seat = state.seats[player];
  const slow = useSlowPart(state.days !== undefined);
  const away =
    !is_run_by_house(seat) &&
    state.you !== player &&
    state.you !== "both" &&
    !state.present[player] &&
    state.phase === "playing" &&
    state.days === undefined;
  return (
    <section class={`player ${place} ${state.turn === player ? "to-move" : ""}`} aria-label={side_name(state.game, player)}>
      <SideDot game={state.game} player={player} />
      <span class="player-name">
        <strong>
          <PersonLink person={rating?.person ?? null}>{name_beside_board(state, player)}</PersonLink>
        </strong>
        <ProgramSign program={seat.program} />
        <BesideName seat={rating} />
        {seat.level !== null && <small>{strength_text(seat.level, seat.rating)}</small>}
        {away && <small class="away">{t("away")}</small>}
        <Said table={table} player={player} />
      </span>
      <Tally game={state.game} board_view={board_view} player={player} set={preferences.pieces} />
      {state.days === undefined ? (
        <Clock table={table} player={player} sounds={preferences.sound && state.you === player} />
      ) : (
        slow && (
          <slow.SlowClock
            left={(now) => time_left(table, player, now)}
            running={state.clocks?.running === player}
            since={table.clocks_at}
          />
        )
      )}
    </section>
  );
}

/** What the player has said last. */
function Said({ table, player }: { table: Table; player: Player }) {
  const { greetings, you } = table.state!;
  const greeting = greetings[player]?.greeting;
  if (!greeting || (table.muted && you !== player) || !has_text(`greeting-${greeting}`)) return null;
  return <span class="said">{t(`greeting-${greeting}`)}</span>;
}

function name_beside_board(state: State, player: Player): string {
  const seat = state.seats[player];
  // The sign beside the name says that it is a program.
  return state.you === player && !seat.name ? t("you") : seat_name(state.game, { ...seat, program: undefined }, player);
}

/** Captured pieces, material or a count, as the game defines it. */
function Tally({ game, board_view, player, set }: { game: GameName; board_view: BoardView; player: Player; set: string }) {
  switch (game_entry(game)?.tally) {
    case "material":
      return <Lead board_view={board_view} player={player} set={set} />;
    case "to-place":
      return <ToPlace pieces={board_view.beside[player].map((piece) => piece.is)} player={player} set={set} />;
    case "count":
      return <Count board_view={board_view} player={player} />;
    default:
      return <span class="beside" />;
  }
}

function Count({ board_view, player }: { board_view: BoardView; player: Player }) {
  const count = board_view.boards.flatMap((board) => board.pieces).filter((piece) => piece.by === player).length;
  return (
    <span class="beside count" role="img" aria-label={t("tally-count", { count })}>
      {number(count)}
    </span>
  );
}

function Lead({ board_view, player, set }: { board_view: BoardView; player: Player; set: string }) {
  const { pieces, pawns } = material_lead(board_view, player);
  const names = pieces.map((is) => piece_name(is, null)).join(", ");
  return (
    <Beside pieces={pieces} player={player} set={set} label={t("material-more", { pieces: names }) + (pawns > 0 ? `, +${pawns}` : "")}>
      {pawns > 0 && <span class="lead-pawns">+{pawns}</span>}
    </Beside>
  );
}

function ToPlace({ pieces, player, set }: { pieces: PieceName[]; player: Player; set: string }) {
  return (
    <Beside
      pieces={pieces}
      player={player}
      set={set}
      label={t("to-place", { pieces: pieces.map((is) => piece_name(is, null)).join(", ") })}
    />
  );
}

interface BesideProps {
  pieces: PieceName[];
  player: Player;
  set: string;
  label: string;
  children?: preact.ComponentChildren;
}

function Beside({ pieces, player, set, label, children }: BesideProps) {
  if (pieces.length === 0) return <span class="beside" />;
  return (
    <span class="beside" role="img" aria-label={label}>
      {pieces.map((is, index) => (
        <svg key={index} class={is === pieces[index - 1] ? "same" : ""} viewBox="10 5 80 90" aria-hidden="true">
          <PieceDrawing piece={{ at: "", is, by: player }} set={set} />
        </svg>
      ))}
      {children}
    </span>
  );
}
