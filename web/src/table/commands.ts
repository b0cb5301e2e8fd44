// What is typed into the command field: moves as people write them, and short commands that are answered aloud.
import { plain_cell } from "../board/geometry.ts";
import { clock_words, move_sentence, piece_name, seat_name, side_name, strength_text } from "../speech.ts";
import { isolated, t } from "../text.ts";
import {
  greeting_name_words,
  type CommandName,
  type GameName,
  type GreetingName,
  type Piece,
  type PlayedMove,
  type Player,
  type State,
} from "../messages.ts";
import type { Position } from "../touch/position.ts";
import { cell_label } from "../touch/speech.ts";
import { ships_of } from "./fleet.tsx";
import { fleet_ship, fleet_title } from "./speech.ts";
import { hides, ordered_boards, position_of } from "./viewing.ts";

export type Answer =
  | { is: "say"; text: string }
  | { is: "focus"; cell: string | null }
  | { is: "ask"; what: "resign" | "abort" | "offer-draw" | "leave" | "ask-pause" }
  | { is: "command"; command: CommandName; with?: { greeting: GreetingName } }
  | { is: "play"; move: string }
  | { is: "premove"; path: [string, string] }
  | { is: "nothing" };

/** What the commands are about. */
export interface CommandContext {
  game: GameName;
  position: Position;
  moves: PlayedMove[];
  /** Null on the analysis board, where only the position answers. */
  state: State | null;
  left: (player: Player) => number | null;
}

export function table_context(state: State, left: CommandContext["left"]): CommandContext {
  return { game: state.game, position: position_of(state), moves: state.history.moves, state, left };
}

const letters: Record<string, string> = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king", h: "knight" };

export function command(context: CommandContext, typed: string): Answer {
  const text = typed.trim().replace(/^\//, "");
  if (text === "") return { is: "nothing" };
  const [word = "", argument = ""] = text.split(/\s+/);
  const answer = position_command(context, word, argument) ?? (context.state && table_command(context.state, word.toLowerCase(), argument));
  if (answer) return answer;
  const path = as_premove(context.position, text);
  return path ? { is: "premove", path } : { is: "play", move: as_move(context.position, text) };
}

const say = (text: string): Answer => ({ is: "say", text });

/** Commands about the position. `b` alone is the board, `b3` is a move. */
function position_command(context: CommandContext, word: string, argument: string): Answer | null {
  const { position, moves, game } = context;
  switch (word.toLowerCase()) {
    case "b":
    case "board":
      if (word === "B" && !argument) return null;
      return { is: "focus", cell: argument ? find_cell(position, argument) : null };
    case "l":
    case "last":
      return say(moves.length ? move_sentence({ game }, moves.at(-1)!) : t("answer-no-move"));
    case "c":
    case "clock":
      return say(clocks(context));
    case "p":
      return say(argument ? places(context, argument) : t("answer-p-what"));
    case "s":
      return say(argument ? line_of_cells(context, argument) : t("answer-s-what"));
    case "m":
      return say(moves_of(position, argument));
  }
  return null;
}

/** Commands about the game, in the three languages of the page. */
function table_command(state: State, word: string, argument: string): Answer | null {
  switch (word) {
    case "o":
    case "opponent":
      return say(opponent(state));
    case "draw":
    case "empate":
    case "remiză":
      return state.allowed.includes("accept-draw")
        ? { is: "command", command: "accept-draw" }
        : state.allowed.includes("claim-draw")
          ? { is: "command", command: "claim-draw" }
          : { is: "ask", what: "offer-draw" };
    case "resign":
    case "desistir":
    case "abandon":
      return { is: "ask", what: "resign" };
    case "abort":
    case "anular":
    case "anulez":
      return state.allowed.includes("abort") ? { is: "ask", what: "abort" } : { is: "command", command: "abort" };
    case "claim":
    case "reclamar":
    case "revendic":
      return { is: "command", command: "claim-win" };
    case "fleet":
    case "frota":
    case "flota":
      return say(fleets(state));
    case "leave":
    case "sair":
    case "plec":
      return { is: "ask", what: "leave" };
    case "takeback":
    case "voltar":
    case "retrage":
      return { is: "command", command: "ask-takeback" };
    case "accept":
    case "aceitar":
    case "accepta":
      return answer_to_offer(state, "accept");
    case "decline":
    case "recusar":
    case "refuz":
      return answer_to_offer(state, "decline");
    case "time":
    case "tempo":
    case "timp":
      return { is: "command", command: "give-time" };
    case "pause":
    case "pausa":
    case "pauza":
    case "pauză":
      if (state.allowed.includes("accept-pause")) return { is: "command", command: "accept-pause" };
      return state.allowed.includes("ask-pause") ? { is: "ask", what: "ask-pause" } : { is: "command", command: "ask-pause" };
    case "resume":
    case "continuar":
    case "continui":
      return { is: "command", command: "resume" };
    case "greet":
    case "saudar":
    case "salut":
      return greet(state, argument);
    case "hint":
    case "dica":
      return { is: "command", command: "hint" };
    case "random":
    case "sorte":
      return { is: "command", command: "arrange" };
  }
  return null;
}

/** The greeting of this number; without a number they are listed. */
function greet(state: State, argument: string): Answer {
  const greeting = greeting_name_words[Number(argument) - 1];
  if (greeting || !state.allowed.includes("greet")) return { is: "command", command: "greet", with: { greeting: greeting ?? "hello" } };
  return say(t("answer-greetings", { list: greeting_name_words.map((word, index) => `${index + 1} ${t(`greeting-${word}`)}`).join(" ") }));
}

/** A move to prepare, written as two cells. */
function as_premove({ premoves }: Position, text: string): [string, string] | null {
  const typed = text.toLowerCase().replace(/[\s-]/g, "");
  for (const [from, cells] of Object.entries(premoves ?? {}))
    for (const to of cells) if ((from + to).toLowerCase() === typed) return [from, to];
  return null;
}

function answer_to_offer(state: State, answer: "accept" | "decline"): Answer {
  const command = (["draw", "takeback", "pause"] as const)
    .map((what) => `${answer}-${what}` as const)
    .find((name) => state.allowed.includes(name));
  return command ? { is: "command", command } : { is: "say", text: t("answer-no-offer") };
}

/** The listed move that the text names; otherwise the text itself, which the server will parse. */
export function as_move(state: Pick<Position, "choices">, text: string): string {
  const plain = (value: string) => value.toLowerCase().replace(/[\s-]/g, "");
  const typed = plain(text);
  const exact = state.choices.find((choice) => plain(choice.move) === typed);
  const written = (cells: string[]) => plain(cells.map(plain_cell).join(""));
  const by_path = state.choices.filter(
    ({ path, also }) => written(path) === typed || also?.some((cell) => written([path[0]!, cell]) === typed),
  );
  return exact?.move ?? (by_path.find((choice) => choice.choice === "queen") ?? by_path[0])?.move ?? text;
}

function cells_of(state: Position): string[] {
  return state.board_view.boards.flatMap((board) =>
    board.rows.flatMap((row) => board.columns.map((column) => (board.name === "main" ? column + row : `${board.name}:${column}${row}`))),
  );
}

function find_cell(state: Position, name: string): string | null {
  const found = cells_of(state).filter((cell) => plain_cell(cell).toLowerCase() === name.toLowerCase());
  return found.find((cell) => state.choices.some((choice) => choice.path[0] === cell)) ?? found[0] ?? null;
}

function clocks({ game, left }: CommandContext): string {
  const first = left("first");
  const second = left("second");
  if (first === null && second === null) return t("answer-no-clock");
  const words = (player: Player, time: number | null) =>
    `${side_name(game, player)}: ${time === null ? t("answer-no-clock") : clock_words(time)}`;
  return `${words("first", first)}. ${words("second", second)}.`;
}

/** Where the pieces of a kind are: a capital letter means the first player's. `A` and `a` mean all of them. */
function places({ game, position: state }: CommandContext, letter: string): string {
  const by: Player = letter === letter.toUpperCase() ? "first" : "second";
  const kind = letters[letter.toLowerCase()];
  const all = letter.toLowerCase() === "a";
  if (state.board_view.boards.length > 1) {
    const hits = state.board_view.boards.flatMap((board) =>
      board.marks.filter((mark) => board.name !== state.perspective && mark.is !== "miss").map((mark) => plain_cell(mark.at)),
    );
    return hits.length ? t("answer-hits", { cells: hits.join(", ") }) : t("answer-no-hits");
  }
  const found = state.board_view.boards.flatMap((board) => board.pieces.filter((piece) => piece.by === by && (all || piece.is === kind)));
  if (found.length === 0) return t("answer-none");
  const word = (piece: Piece) => (all ? `${piece_name(piece.is, null)} ${plain_cell(piece.at)}` : plain_cell(piece.at));
  return `${all ? side_name(game, by) : piece_name(kind!, by)}: ${found.map(word).join(", ")}`;
}

/** A file or a rank, cell by cell; in a game with two boards, of the one that is played on. */
function line_of_cells({ position: state, state: table }: CommandContext, name: string): string {
  const front = state.choices[0]?.path[0]?.split(":")[0];
  const boards = state.board_view.boards;
  const board = boards.find((candidate) => candidate.name === front) ?? boards[boards.length - 1];
  if (!board) return t("answer-none");
  const prefix = board.name === "main" ? "" : `${board.name}:`;
  const column = board.columns.find((label) => label.toLowerCase() === name.toLowerCase());
  const row = board.rows.find((label) => label === name);
  const cells = column
    ? [...board.rows].reverse().map((label) => prefix + column + label)
    : row
      ? board.columns.map((label) => prefix + label + row)
      : [];
  return cells.length
    ? cells.map((cell) => cell_label(state.board_view, cell, { hides: table ? hides(table) : undefined })).join("; ")
    : t("answer-none");
}

function moves_of(state: Position, argument: string): string {
  if (state.choices.length === 0) return t("answer-not-your-turn");
  const cell = argument ? find_cell(state, argument) : null;
  if (state.choices[0]?.kind === "shot") return t("answer-shots", { count: state.choices.length });
  if (!cell)
    return t("answer-moves", {
      cells: [...new Set(state.choices.flatMap((choice) => choice.path.slice(0, 1).map(plain_cell)))].join(", "),
    });
  const ends = [...new Set(state.choices.filter((choice) => choice.path[0] === cell).map((choice) => plain_cell(choice.path.at(-1)!)))];
  return ends.length ? `${plain_cell(cell)}: ${ends.join(", ")}` : t("answer-none");
}

/** Which ships are afloat and which are sunk, fleet by fleet, the opponent's first. */
function fleets(state: State): string {
  const boards = ordered_boards(state, state.board_view).filter((board) => board.fleet);
  if (boards.length === 0) return t("answer-none");
  return boards
    .map((board) => {
      const ships = ships_of(board.fleet!).map((ship) => fleet_ship(ship.size, ship.sunk));
      return `${fleet_title(state, board.name)}. ${ships.join("; ")}.`;
    })
    .join(" ");
}

function opponent(state: State): string {
  const player: Player = state.you === "first" ? "second" : "first";
  const seat = state.seats[player];
  return `${side_name(state.game, player)}: ${isolated(seat_name(state.game, seat, player))}${seat.level !== null ? `, ${strength_text(seat.level, seat.rating)}` : ""}`;
}
