import assert from "node:assert/strict";
import test from "node:test";
import { move_sentence } from "../../src/speech.ts";
import { targets_of } from "../../src/touch/choices.ts";
import { cell_label } from "../../src/touch/speech.ts";
import { as_move, command, table_context } from "../../src/table/commands.ts";
import { empty_table, reduce, type Table } from "../../src/table/state.ts";
import { set_language } from "../../src/text.ts";
import type { PlayedMove, State } from "../../src/messages.ts";
import { table_state } from "../board_views.mjs";

const at = (name: string): Table => reduce(empty_table, { type: "hear", message: table_state(name) as State, now: 0 });
const answer = (name: string, text: string) => {
  const result = command(
    table_context(at(name).state!, () => 65_000),
    text,
  );
  return result.is === "say" ? result.text : result;
};
set_language("en");

test("the commands answer", () => {
  assert.equal(answer("chess", "l"), "White: pawn from h2 to h3.");
  assert.equal(answer("chess", "p N"), "white knight: f3, b1");
  assert.equal(answer("chess", "p n"), "black knight: c6, f6");
  assert.equal(
    answer("chess", "s 1"),
    "a1, white rook; b1, white knight; c1, white bishop; d1, white queen; e1, white rook; f1, empty; g1, white king; h1, empty",
  );
  assert.match(answer("chess", "s h") as string, /^h1, empty; h2, empty; h3, white pawn/);
  assert.equal(answer("chess", "m f3"), "f3: e5, d4, h4, g5, h2");
  assert.equal(answer("chess", "/c"), "White: 1 minute 5 s. Black: 1 minute 5 s.");
  assert.equal(answer("chess", "o"), "Black: Computer, casual player, Elo 1100");
  assert.deepEqual(answer("chess", "b"), { is: "focus", cell: null });
  assert.deepEqual(answer("chess", "b e4"), { is: "focus", cell: "e4" });
  assert.deepEqual(answer("chess", "resign"), { is: "ask", what: "resign" });
  assert.deepEqual(answer("chess", "draw"), { is: "ask", what: "offer-draw" });
  assert.deepEqual(answer("chess", "takeback"), { is: "command", command: "ask-takeback" });
});

test("the fleets are read out, and the commands about a game's end are there", () => {
  assert.equal(
    answer("wargame", "fleet"),
    "Opponent’s fleet. Ship of size 4: afloat; Ship of size 3: afloat; Ship of size 2: sunk; Ship of size 1: afloat. " +
      "Your fleet. Ship of size 4: afloat; Ship of size 3: afloat; Ship of size 2: afloat; Ship of size 1: sunk.",
  );
  const table = at("chess");
  table.state!.allowed.push("abort");
  assert.deepEqual(
    command(
      table_context(table.state!, () => null),
      "abort",
    ),
    { is: "ask", what: "abort" },
  );
  assert.deepEqual(answer("chess", "anular"), { is: "command", command: "abort" }, "too late: the server says why");
  assert.deepEqual(answer("chess", "claim"), { is: "command", command: "claim-win" });
});

test("a move may be written by its cells, or as the game reads it", () => {
  const state = at("chess").state!;
  assert.equal(as_move(state, "F3-E5"), "f3e5");
  assert.equal(as_move(state, "Nxe5"), "Nxe5");
  assert.equal(as_move(at("promotion").state!, "c7c8"), "c7c8q");
  assert.equal(as_move(at("wargame").state!, "b7"), "B7");
});

test("in the War Game the same commands speak of shots", () => {
  assert.equal(answer("wargame", "p N"), "Hit: C5, C4, G8");
  assert.equal(answer("wargame", "m"), "81 cells left to fire at.");
  assert.match(answer("wargame", "s B") as string, /^B1, unknown; B2, miss; B3, unknown/);
});

test("a cell says what stands on it and what could be done with it", () => {
  const table = reduce(at("chess"), { type: "touch", cell: "f3" });
  const { board_view } = table.state!;
  const shown = { touch: table.touch, targets: targets_of(table.state!, table.touch.picked) };
  assert.equal(cell_label(board_view, "f3", shown), "f3, white knight, selected");
  assert.equal(cell_label(board_view, "e5", shown), "e5, black pawn, can capture");
  assert.equal(cell_label(board_view, "d4", shown), "d4, empty, can go here");
  assert.equal(cell_label(at("promotion").state!.board_view, "f8"), "f8, black king, in check");
});

test("a move is read out with what it did", () => {
  const move = (change: Partial<PlayedMove>): PlayedMove => ({
    by: "first",
    text: "",
    note: "",
    path: ["d1", "h5"],
    effects: [],
    piece: "queen",
    taken: [],
    left: null,
    ...change,
  });
  const say = (change: Partial<PlayedMove>) => move_sentence(at("chess").state!, move(change));
  assert.equal(
    say({ effects: ["capture", "check"], taken: [{ is: "pawn", by: "second" }] }),
    "White: queen from d1 to h5, captures black pawn, check.",
  );
  assert.equal(say({ effects: ["castle-short"], piece: "king", path: ["e1", "g1"] }), "White: castles short.");
  assert.equal(say({ effects: ["leap-on"], piece: "knight", path: ["b1", "d2", "f3"] }), "White: knight from b1 to f3, leaping over d2.");
  const war = at("wargame").state!;
  assert.equal(
    move_sentence(war, move({ effects: ["hit", "sunk"], piece: "ship-3", path: ["second:B7"] })),
    "First: shot at B7, sank a ship of size 3.",
  );
  assert.equal(move_sentence(war, move({ effects: ["place"], piece: "ship-3", path: [] })), "First: ship placed.");
});

test("on the analysis board only the position answers; other words are moves for the game to read", () => {
  const state = at("chess").state!;
  const context = { ...table_context(state, () => null), state: null };
  assert.deepEqual(command(context, "m f3"), { is: "say", text: "f3: e5, d4, h4, g5, h2" });
  assert.deepEqual(command(context, "resign"), { is: "play", move: "resign" });
});
