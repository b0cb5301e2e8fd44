// A player above or below the board: name, strength, presence, material, clock.
import { usePreferences } from "../preferences.ts";
import { PieceDrawing } from "../pieces/piece.tsx";
import { SideDot } from "../side_dot.tsx";
import { game_entry } from "../catalogue.ts";
import { piece_name, seat_name, side_name, strength_text } from "../speech.ts";
import { number, t } from "../text.ts";
import type { GameName, PieceName, Player, BoardView, State } from "../messages.ts";
import { Clock } from "./clock.tsx";
import { material_lead } from "./material.ts";
import type { Table } from "./state.ts";

export function PlayerBar({
  table,
  board_view,
  player,
  place,
}: {
  table: Table;
  board_view: BoardView;
  player: Player;
  place: "far" | "near";
}) {
  const { preferences } = usePreferences();
  const state = table.state!;
  const seat = state.seats[player];
  const away =
    seat.kind !== "computer" && state.you !== player && state.you !== "both" && !state.present[player] && state.phase === "playing";
  return (
    <section class={`player ${place} ${state.turn === player ? "to-move" : ""}`} aria-label={side_name(state.game, player)}>
      <SideDot game={state.game} player={player} />
      <span class="player-name">
        <strong>{name_beside_board(state, player)}</strong>
        {seat.level !== null && <small>{strength_text(seat.level, seat.rating)}</small>}
        {away && <small class="away">{t("away")}</small>}
      </span>
      <Tally game={state.game} board_view={board_view} player={player} set={preferences.pieces} />
      <Clock table={table} player={player} sounds={preferences.sound && state.you === player} />
    </section>
  );
}

function name_beside_board(state: State, player: Player): string {
  const seat = state.seats[player];
  return state.you === player && !seat.name ? t("you") : seat_name(state.game, seat, player);
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
