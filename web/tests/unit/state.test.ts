import assert from "node:assert/strict";
import test from "node:test";
import { empty_table, merge, reduce, shown_ply, type Action, type Table } from "../../src/table/state.ts";
import type { Preferences } from "../../src/preferences.ts";
import { with_move } from "../../src/touch/preview.ts";
import type { Change, Choice, PieceName, PlayedMove, Player, BoardView, State } from "../../src/messages.ts";
import { table_state } from "../board_views.mjs";

const after = (table: Table, ...actions: Action[]) => actions.reduce(reduce, table);
const at = (name: string): Table =>
  after(empty_table, { type: "hear", message: table_state(name) as State, now: 0 }, { type: "said", count: 1 });
/** The commands of the outbox, without ids. */
const queued = (table: Table) => table.outbox.waiting.map(({ command: { id: _, at: __, ...command } }) => command);
const hear = (change: Change): Action => ({ type: "hear", message: change, now: 100 });
const played = (text: string): PlayedMove => ({
  by: "first",
  text,
  note: text,
  path: [text.slice(0, 2), text.slice(2, 4)],
  effects: [],
  piece: "pawn",
  taken: [],
  left: null,
});
const choice = (from: string, to: string): Choice => ({ move: from + to, path: [from, to], kind: "step", choice: null, touches: [] });

test("a change replaces only its fields", () => {
  const before = table_state("chess") as State;
  const merged = merge(before, { version: 2, turn: "second" })!;
  assert.equal(merged.turn, "second");
  assert.equal(merged.board_view, before.board_view);
});

test("a change before any state says nothing", () => {
  assert.equal(merge(null, { version: 2, turn: "second" }), null);
});

test("moves are replaced from a ply on", () => {
  const state = { ...(table_state("chess") as State), history: { from: 0, moves: ["a2a3", "b2b3", "c2c3"].map(played) } };
  const merged = merge(state, { version: 2, history: { from: 1, moves: [played("d2d3")] } })!;
  assert.deepEqual(
    merged.history.moves.map((move) => move.text),
    ["a2a3", "d2d3"],
  );
});

test("two touches send a move", () => {
  const table = after(at("chess"), { type: "touch", cell: "f3" }, { type: "touch", cell: "e5" });
  assert.deepEqual(queued(table), [{ command: "play", move: "f3e5" }]);
  assert.deepEqual(table.touch.picked, []);
});

test("a drop on a cell that cannot be reached sends nothing and says why", () => {
  const table = after(at("chess"), { type: "drop", from: "f3", to: "f6" });
  assert.deepEqual(queued(table), []);
  assert.deepEqual(table.news.at(-1), { is: "impossible", from: "f3", to: "f6" });
});

test("a drop on an own piece that could move does not pick that one", () => {
  const table = after(at("chess"), { type: "drop", from: "f3", to: "d2" });
  assert.deepEqual(table.touch.picked, []);
  assert.equal(table.news.at(-1)?.is, "impossible");
});

test("a drop outside the board puts the piece back silently", () => {
  const before = at("chess");
  const table = after(before, { type: "touch", cell: "f3" }, { type: "said", count: 1 }, { type: "drop", from: "f3", to: "" });
  assert.deepEqual([table.touch.picked, queued(table), table.news], [[], [], []]);
});

test("with confirmation a move waits for a yes", () => {
  const waiting = after(
    at("chess"),
    { type: "settings", settings: { confirm_moves: true } },
    { type: "touch", cell: "f3" },
    { type: "touch", cell: "e5" },
  );
  assert.deepEqual(queued(waiting), []);
  assert.equal(waiting.touch.pending?.move, "f3e5");
  assert.deepEqual(queued(after(waiting, { type: "confirm-move" })), [{ command: "play", move: "f3e5" }]);
  assert.equal(after(waiting, { type: "cancel" }).touch.pending, null);
});

const blast = (...touches: string[]): Choice => ({ move: "blast", path: ["c3"], kind: "special", choice: "bishop-blast", touches });

test("an operation that would be spent for nothing waits for a yes", () => {
  const table = after(at("chess"), { type: "settings", settings: { confirm_waste: true } });
  const waiting = after(table, { type: "choose", choice: blast() });
  assert.deepEqual([queued(waiting), waiting.touch.pending?.move], [[], "blast"]);
  assert.deepEqual(queued(after(waiting, { type: "confirm-move" })), [{ command: "play", move: "blast" }]);
  assert.deepEqual(queued(after(table, { type: "choose", choice: blast("d4") })), [{ command: "play", move: "blast" }]);
});

test("a choice that was confirmed is sent, whichever way it was chosen", () => {
  const asking = after(
    at("promotion"),
    { type: "settings", settings: { confirm_moves: true } },
    { type: "touch", cell: "c7" },
    { type: "touch", cell: "c8" },
  );
  const waiting = after(asking, { type: "choose", choice: asking.touch.asking[0]! });
  assert.equal(waiting.touch.pending, asking.touch.asking[0]);
  assert.equal(queued(after(waiting, { type: "confirm-move" })).length, 1);
});

const cells_of = (board_view: BoardView) =>
  Object.fromEntries(board_view.boards[0]!.pieces.map((piece) => [piece.at, `${piece.by} ${piece.is}`]));
const board_view_of = (...pieces: [string, PieceName, Player][]): BoardView => {
  const { board_view } = table_state("chess") as State;
  const put = pieces.map(([at, is, by]) => ({ at, is, by }));
  return { ...board_view, boards: [{ ...board_view.boards[0]!, pieces: put }] };
};

test("a move that waits is shown on the board", () => {
  const board_view = board_view_of(["e5", "pawn", "first"], ["d5", "pawn", "second"], ["d6", "rook", "second"]);
  const captures = { ...choice("e5", "d6"), kind: "capture" as const };
  assert.deepEqual(cells_of(with_move(board_view, captures)), { d6: "first pawn", d5: "second pawn" });
  const en_passant = with_move(board_view_of(["e5", "pawn", "first"], ["d5", "pawn", "second"]), { ...captures, touches: ["d5"] });
  assert.deepEqual(cells_of(en_passant), { d6: "first pawn" });
  const promotes = with_move(board_view_of(["c7", "pawn", "first"]), { ...choice("c7", "c8"), choice: "knight" });
  assert.deepEqual(cells_of(promotes), { c8: "first knight" });
  assert.deepEqual(cells_of(with_move(board_view, blast())), cells_of(board_view));
});

test("castling that waits moves the rook, too, wherever it stands", () => {
  const chess960 = with_move(board_view_of(["f1", "king", "first"], ["g1", "rook", "first"]), {
    move: "f1g1",
    path: ["f1", "g1"],
    kind: "special",
    choice: "castle-short",
    touches: ["g1", "g1", "f1"],
  });
  assert.deepEqual(cells_of(chess960), { g1: "first king", f1: "first rook" });
  const swapped = with_move(board_view_of(["d1", "queen", "first"], ["e1", "king", "first"]), { ...choice("d1", "e1"), kind: "special" });
  assert.deepEqual(cells_of(swapped), { e1: "first queen", d1: "first king" });
});

test("a player who may claim a win is told once that the opponent has left", () => {
  const table = after(at("chess"), hear({ version: 2, allowed: ["claim-win", "claim-draw"] }));
  assert.deepEqual(table.news, [{ is: "left" }]);
  assert.deepEqual(after(table, { type: "said", count: 1 }, hear({ version: 3, allowed: ["claim-win"] })).news, []);
});

test("a promotion asks, and plays what was chosen", () => {
  const asking = after(at("promotion"), { type: "touch", cell: "c7" }, { type: "touch", cell: "c8" });
  assert.equal(asking.touch.asking.length, 4);
  assert.deepEqual(queued(after(asking, { type: "choose", choice: asking.touch.asking[3]! })), [{ command: "play", move: "c7c8k" }]);
});

const premoves = { d1: ["d2", "a4"], b1: ["a3", "c3", "d2"], c7: ["c8", "b8"], e1: ["g1", "h1"] };
const waiting = (): Table => after(at("chess"), hear({ version: 2, turn: "second", choices: [], premoves }));

test("a piece that waits goes only where its nature leads; onto an own piece too", () => {
  assert.deepEqual(after(waiting(), { type: "touch", cell: "b1" }, { type: "touch", cell: "d2" }).touch.premove, ["b1", "d2"]);
  assert.deepEqual(after(waiting(), { type: "drop", from: "b1", to: "d2" }).touch.premove, ["b1", "d2"]);
  const nonsense = after(waiting(), { type: "touch", cell: "b1" }, { type: "touch", cell: "b5" });
  assert.deepEqual([nonsense.touch.premove, nonsense.news.at(-1)], [[], { is: "impossible", from: "b1", to: "b5" }]);
  assert.equal(after(waiting(), { type: "drop", from: "b1", to: "b5" }).news.at(-1)?.is, "impossible");
});

test("a new prepared move takes the place of the old one, and another piece may be picked instead", () => {
  const twice = after(
    waiting(),
    { type: "touch", cell: "b1" },
    { type: "touch", cell: "a3" },
    { type: "touch", cell: "d1" },
    { type: "touch", cell: "a4" },
  );
  assert.deepEqual(twice.touch.premove, ["d1", "a4"]);
  assert.ok(!twice.news.some((news) => news.is === "premove-off"));
  assert.deepEqual(after(waiting(), { type: "touch", cell: "d1" }, { type: "touch", cell: "b1" }).touch.picked, ["b1"]);
});

test("a prepared castling may end on the rook", () => {
  const castle: Choice = { move: "e1g1", path: ["e1", "g1"], kind: "castle", choice: "castle-short", touches: [], also: ["h1"] };
  for (const to of ["g1", "h1"]) {
    const ready = after(waiting(), { type: "touch", cell: "e1" }, { type: "touch", cell: to });
    assert.deepEqual(queued(after(ready, hear({ version: 3, turn: "first", choices: [castle] }))), [{ command: "play", move: "e1g1" }]);
  }
});

const becomes = (choice: string): Choice => ({ move: `c7c8${choice[0]}`, path: ["c7", "c8"], kind: "step", choice, touches: [] });
const four = ["queen", "rook", "bishop", "knight"].map(becomes);

test("what a pawn becomes is asked, or not, as the player likes; with Alt always", () => {
  const touches = (auto_queen: Preferences["auto_queen"], ask = false) =>
    after(
      at("promotion"),
      { type: "settings", settings: { auto_queen } },
      { type: "touch", cell: "c7" },
      { type: "touch", cell: "c8", ask },
    );
  assert.equal(queued(touches("always")).length, 1);
  assert.equal(touches("always", true).touch.asking.length, 4);
  assert.equal(touches("premove").touch.asking.length, 4);
  const early = (auto_queen: Preferences["auto_queen"]) =>
    after(
      waiting(),
      { type: "settings", settings: { auto_queen } },
      { type: "touch", cell: "c7" },
      { type: "touch", cell: "c8" },
      hear({ version: 3, turn: "first", choices: four }),
    );
  assert.deepEqual(queued(early("premove")), [{ command: "play", move: "c7c8q" }]);
  assert.deepEqual([queued(early("never")), early("never").touch.asking.length, early("never").touch.picked], [[], 4, ["c7", "c8"]]);
});

test("a touch that cannot begin a move is explained", () => {
  const news = (table: Table, cell: string) => after(table, { type: "touch", cell }).news.at(-1);
  const pinned = after(at("chess"), hear({ version: 2, stuck: { e1: "pinned" } }));
  assert.deepEqual(news(pinned, "e1"), { is: "stuck", cell: "e1", reason: "pinned" });
  assert.deepEqual(news(at("chess"), "e1"), { is: "stuck", cell: "e1", reason: null });
  assert.deepEqual(news(at("chess"), "g8"), { is: "not-yours", cell: "g8" });
  assert.equal(news(at("chess"), "h5"), undefined, "an empty cell");
});

test("where the server says why, it is asked by the move itself", () => {
  const explained = after(at("chess"), hear({ version: 2, stuck: {} }));
  assert.deepEqual(queued(after(explained, { type: "touch", cell: "f3" }, { type: "touch", cell: "f6" })), [
    { command: "play", move: "f3f6" },
  ]);
  assert.deepEqual(queued(after(explained, { type: "drop", from: "f3", to: "f6" })), [{ command: "play", move: "f3f6" }]);
  assert.deepEqual(after(explained, { type: "drop", from: "g8", to: "h8" }).news.at(-1), { is: "not-yours", cell: "g8" });
});

test("on the opponent's turn a move is prepared, and played when it is possible", () => {
  const theirs = waiting();
  const ready = after(
    theirs,
    { type: "touch", cell: "d1" },
    { type: "touch", cell: "a4" },
    { type: "cancel" },
    { type: "touch", cell: "b1" },
    { type: "touch", cell: "a3" },
  );
  assert.deepEqual(ready.touch.premove, ["b1", "a3"]);
  assert.deepEqual(queued(after(ready, hear({ version: 3, turn: "first", choices: [choice("b1", "a3")] }))), [
    { command: "play", move: "b1a3" },
  ]);
  const dropped = after(ready, hear({ version: 3, turn: "first", choices: [choice("d2", "d4")] }));
  assert.deepEqual([queued(dropped), dropped.touch.premove, dropped.news.at(-1)], [[], [], { is: "premove-off" }]);
});

test("a spectator cannot touch anything", () => {
  const watching = after(at("chess"), hear({ version: 2, you: "watcher", choices: [] }));
  const table = after(watching, { type: "touch", cell: "f3" }, { type: "touch", cell: "e5" });
  assert.deepEqual([table.touch.picked, table.touch.premove, queued(table)], [[], [], []]);
});

test("looking back asks for the board view of that ply, and a new move brings the game back", () => {
  const asked = after(at("chess"), { type: "look", ply: 3 });
  assert.deepEqual(queued(asked), [{ command: "show", ply: 3 }]);
  const board_view = asked.state!.board_view;
  const past = after(asked, { type: "hear", message: { past: { ply: 3, board_view, path: [] } }, now: 0 });
  assert.equal(past.past?.ply, 3);
  assert.equal(after(past, hear({ version: 2, history: { from: 15, moves: [played("a7a6")] } })).past, null);
  assert.equal(after(past, { type: "touch", cell: "f3" }).past, null);
});

test("a new move is announced once, a take-back as such", () => {
  const moved = after(at("chess"), hear({ version: 2, history: { from: 15, moves: [played("a7a6")] } }));
  assert.deepEqual(moved.news, [{ is: "moves", moves: [played("a7a6")] }]);
  assert.deepEqual(after(moved, { type: "said", count: 1 }, hear({ version: 3, history: { from: 14, moves: [] } })).news, [
    { is: "takeback" },
  ]);
});

test("after a reconnect only the missed moves are announced", () => {
  const state = table_state("chess") as State;
  const again = after(at("chess"), {
    type: "hear",
    message: { ...state, version: 9, history: { from: 0, moves: [...state.history.moves, played("a7a6")] } },
    now: 0,
  });
  assert.deepEqual(again.news, [{ is: "moves", moves: [played("a7a6")] }]);
});

test("a refusal is announced, and the picked cells are released", () => {
  const table = after(
    at("chess"),
    { type: "touch", cell: "f3" },
    { type: "said", count: 1 },
    { type: "hear", message: { refused: "turn", reasons: [] }, now: 0 },
  );
  assert.deepEqual([table.touch.picked, table.news], [[], [{ is: "refused", code: "turn", reasons: [] }]]);
});

test("a ship is placed by any cell of its block, in the chosen shape", () => {
  const table = after(at("placing"), { type: "next-shape" }, { type: "touch", cell: "first:F7" });
  assert.deepEqual(queued(table), [{ command: "play", move: "3.2@D9" }]);
  assert.equal(after(at("placing"), { type: "touch", cell: "first:A1" }).news.at(-1)?.is, "impossible");
});

test("a question about resigning goes away when the turn passes", () => {
  const asking = after(at("chess"), { type: "ask", what: "resign" });
  assert.equal(asking.confirm, "resign");
  assert.equal(after(asking, hear({ version: 2, turn: "second" })).confirm, null);
});

test("quick steps count from the requested ply", () => {
  const asked = after(at("chess"), { type: "look", ply: 14 });
  const board_view = asked.state!.board_view;
  assert.equal(shown_ply(asked), 14);
  const back = after(asked, { type: "look", ply: 15 }, { type: "hear", message: { past: { ply: 14, board_view, path: [] } }, now: 0 });
  assert.equal(back.past, null, "an answer that comes too late is not shown");
});

test("news that come while others are announced are not lost", () => {
  const moved = after(
    at("chess"),
    hear({ version: 2, history: { from: 15, moves: [played("a7a6")] } }),
    hear({ version: 3, history: { from: 16, moves: [played("b2b3")] } }),
  );
  assert.deepEqual(after(moved, { type: "said", count: 1 }).news, [{ is: "moves", moves: [played("b2b3")] }]);
});
