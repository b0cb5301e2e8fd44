// Seats, pieces, moves and times in words, to be read or heard.
import { plain_cell } from "./board/geometry.ts";
import { game_entry } from "./catalogue.ts";
import { name_with_kind } from "./program_sign.tsx";
import { number, t } from "./text.ts";
import { name_at } from "./version_name.ts";
import type { GameName, PlayedMove, Player, Seat, State } from "./messages.ts";

/** What the game calls a player: white or black, first or second. */
export function side_word(game: GameName, player: Player): string {
  return game_entry(game)?.sides[player] ?? player;
}

export function side_name(game: GameName, player: Player): string {
  return t(`side-${side_word(game, player)}`);
}

/** The strength of a computer's level: its Elo rating if it was measured, otherwise its number. */
export function strength_text(level: number, rating: number | null, levels?: number): string {
  if (rating !== null) return t("rating", { rating: String(rating) });
  return levels ? t("level-of", { level, levels }) : t("level-number", { level });
}

/** The computer at a level, or an engine: always there, and at work whenever it is to move. */
export function is_run_by_house({ kind }: Pick<Seat, "kind">): boolean {
  return kind === "computer" || kind === "engine";
}

export function seat_name(game: GameName, seat: Seat, player: Player): string {
  if (seat.kind === "computer") return seat.level === null ? t("computer") : t("computer-level", { name: level_name(game, seat.level) });
  return name_with_kind(name_at(seat) || side_name(game, player), seat.program);
}

export function level_name(game: GameName, level: number): string {
  const known = game_entry(game)?.levels.find((entry) => entry.level === level);
  return known ? t(`level-${known.name}`) : t("level-number", { level });
}

export function piece_name(is: string, by: Player | null): string {
  if (is.startsWith("ship")) return t("piece-ship", { type: Number(is.slice(5)) });
  return t(by ? `piece-${by}-${is}` : `piece-${is}`);
}

const told_by_itself = new Set(["castle-short", "castle-long", "pawn-back", "rook-double", "knight-leap", "bishop-blast", "queen-swap"]);

/** A move as it is read out: "White: knight from g1 to f3, check." */
export function move_sentence(state: Pick<State, "game">, move: PlayedMove): string {
  return t("say-move", { side: side_name(state.game, move.by), what: move_words(move) });
}

/** The name of a move's button. It begins with the visible text, as users of speech input need. */
export function move_button_name(seen: string, sentence: string): string {
  return `${seen}, ${sentence}`;
}

export function move_words(move: PlayedMove): string {
  const parts: string[] = [];
  const from = move.path[0];
  const to = move.path.at(-1);
  const own_words = move.effects.find((effect) => told_by_itself.has(effect));
  if (move.effects.includes("place")) parts.push(from ? t("effect-place-at", { cell: plain_cell(from) }) : t("effect-place"));
  else if (own_words) parts.push(t(`effect-${own_words}`, { from: plain_cell(from ?? ""), to: plain_cell(to ?? "") }));
  else if (move.effects.some((effect) => ["hit", "miss", "sunk", "fleet-sunk"].includes(effect)))
    parts.push(t("say-shot", { cell: plain_cell(to ?? "") }));
  else if (from && move.path.length === 1)
    parts.push(t("say-at", { piece: move.piece ? piece_name(move.piece, null) : "", cell: plain_cell(from) }));
  else if (from && to)
    parts.push(t("say-path", { piece: move.piece ? piece_name(move.piece, null) : "", from: plain_cell(from), to: plain_cell(to) }));
  else if (move.effects.length === 0) parts.push(move.note);
  for (const effect of move.effects) {
    // A sunk ship was also hit.
    if (told_by_itself.has(effect) || effect === "place" || (effect === "hit" && move.effects.includes("sunk"))) continue;
    if (effect === "capture" && move.taken.length)
      parts.push(t("effect-capture-of", { what: move.taken.map((piece) => piece_name(piece.is, piece.by)).join(", ") }));
    else if (effect === "leap-on") parts.push(t("effect-leap-on", { cells: move.path.slice(1, -1).map(plain_cell).join(", ") }));
    else if (effect === "hit" || effect === "sunk") parts.push(t(`effect-${effect}`, { type: Number(move.piece?.slice(5) ?? 0) }));
    else parts.push(t(`effect-${effect}`, { count: move.taken.length }));
  }
  if (own_words && move.taken.length)
    parts.push(t("effect-capture-of", { what: move.taken.map((piece) => piece_name(piece.is, piece.by)).join(", ") }));
  return parts.join(", ");
}

/** How long a move took: 3.4s, 42s, 1:05. */
export function spent_text(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds >= 60) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const short = milliseconds < 9_950;
  return number(short ? milliseconds / 1000 : seconds, { style: "unit", unit: "second", unitDisplay: "narrow", maximumFractionDigits: 1 });
}

export function clock_words(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return seconds >= 60 ? t("clock-minutes", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }) : t("clock-seconds", { seconds });
}
