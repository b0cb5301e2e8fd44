import assert from "node:assert/strict";
import test from "node:test";
import { material_lead } from "../../src/table/material.ts";
import type { PieceName, Player, BoardView } from "../../src/messages.ts";

function board_view(first: PieceName[], second: PieceName[]): BoardView {
  const pieces = (list: PieceName[], by: Player) => list.map((is, index) => ({ at: `${by}${index}`, is, by }));
  const board = { name: "main" as const, columns: [], rows: [], pattern: "checkered" as const, turns: true, marks: [] };
  return { boards: [{ ...board, pieces: [...pieces(first, "first"), ...pieces(second, "second")] }], beside: { first: [], second: [] } };
}

test("equal material shows nothing, however much was captured", () => {
  const equal = board_view(["king", "rook", "pawn"], ["king", "rook", "pawn"]);
  assert.deepEqual(material_lead(equal, "first"), { pieces: [], pawns: 0 });
  assert.deepEqual(material_lead(equal, "second"), { pieces: [], pawns: 0 });
});

test("each side shows its additional pieces, and only the leading side by how much", () => {
  const uneven = board_view(["king", "rook", "pawn"], ["king", "knight", "bishop", "pawn", "pawn"]);
  assert.deepEqual(material_lead(uneven, "first"), { pieces: ["rook"], pawns: 0 });
  assert.deepEqual(material_lead(uneven, "second"), { pieces: ["bishop", "knight", "pawn"], pawns: 2 });
});

test("a pawn that became a queen counts as a queen", () => {
  const promoted = board_view(["king", "queen"], ["king", "pawn"]);
  assert.deepEqual(material_lead(promoted, "first"), { pieces: ["queen"], pawns: 8 });
  assert.deepEqual(material_lead(promoted, "second"), { pieces: ["pawn"], pawns: 0 });
});
