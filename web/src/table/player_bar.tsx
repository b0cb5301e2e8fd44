// A player beside the board: name, strength, whether they are there, what lies beside the board, the clock.
import { usePreferences } from "../app.tsx";
import { PieceDrawing } from "../pieces/piece.tsx";
import { piece_name, seat_name, side_name } from "../speech.ts";
import { t } from "../text.ts";
import type { BesidePiece, Player, Scene } from "../words.ts";
import { Clock } from "./clock.tsx";
import type { Table } from "./state.ts";

const order = ["queen", "rook", "bishop", "knight", "pawn"];

export function PlayerBar({ table, scene, player, place }: { table: Table; scene: Scene; player: Player; place: "far" | "near" }) {
  const { preferences } = usePreferences();
  const state = table.state!;
  const seat = state.seats[player];
  const away =
    seat.kind !== "computer" && state.you !== player && state.you !== "both" && !state.present[player] && state.phase === "playing";
  return (
    <section class={`player ${place} ${state.turn === player ? "to-move" : ""}`} aria-label={side_name(state.game, player)}>
      <span class={`side-dot ${player}`} aria-hidden="true" />
      <span class="player-name">
        <strong>{seat_name(state.game, seat, player)}</strong>
        {seat.rating !== null && <small>{t("rating", { rating: String(seat.rating) })}</small>}
        {away && <small class="away">{t("away")}</small>}
      </span>
      <Beside pieces={scene.beside[player]} set={preferences.pieces} placing={state.game === "wargame"} />
      <Clock table={table} player={player} sounds={preferences.sound && state.you === player} />
    </section>
  );
}

function Beside({ pieces, set, placing }: { pieces: BesidePiece[]; set: string; placing: boolean }) {
  if (pieces.length === 0) return <span class="beside" />;
  const sorted = [...pieces].sort((a, b) => order.indexOf(a.is) - order.indexOf(b.is));
  const text = sorted.map((piece) => piece_name(piece.is, null)).join(", ");
  return (
    <span class="beside" role="img" aria-label={t(placing ? "to-place" : "captured", { pieces: text })}>
      {sorted.map((piece, index) => (
        <svg key={index} class={piece.is === sorted[index - 1]?.is ? "same" : ""} viewBox="10 5 80 90" aria-hidden="true">
          <PieceDrawing piece={{ at: "", is: piece.is, by: piece.by }} set={set} />
        </svg>
      ))}
    </span>
  );
}
