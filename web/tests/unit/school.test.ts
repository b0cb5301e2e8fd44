import assert from "node:assert/strict";
import test from "node:test";
import { sorted_by_name } from "../../src/name_order.ts";
import { range_of_line, read_names } from "../../src/people/group_names.ts";
import { draw_pairs } from "../../src/pairs/draw.ts";
import { add_to_sheet, forget_sheet, sheet_of } from "../../src/people/sheet.tsx";

test("a list has a player per line, with the real name after a semicolon or a tab", () => {
  assert.deepEqual(read_names("ana; Ana Silva\r\n\n  rui \neva\tEva Ramos\nzé;\n").players, [
    { line: 1, name: "ana", real_name: "Ana Silva" },
    { line: 3, name: "rui", real_name: "" },
    { line: 4, name: "eva", real_name: "Eva Ramos" },
    { line: 5, name: "zé", real_name: "" },
  ]);
});

test("what is wrong with a list is said by line, and its other players are read", () => {
  const { players, problems } = read_names("ana\n; Nobody\nAna; again\na;b;c\nrui");
  assert.deepEqual(
    players.map(({ name }) => name),
    ["ana", "rui"],
  );
  assert.deepEqual(problems, [
    { line: 2, what: "no-name", text: "; Nobody", first: 0 },
    { line: 3, what: "twice", text: "Ana; again", first: 1 },
    { line: 4, what: "too-many-parts", text: "a;b;c", first: 0 },
  ]);
});

test("a line of the list can be selected", () => {
  const list = "ana\n\nrui; Rui";
  assert.equal(list.slice(...range_of_line(list, 3)), "rui; Rui");
  assert.equal(list.slice(...range_of_line(list, 2)), "");
});

test("a sheet keeps the newest card of each player, by group", () => {
  const card = (name: string, code: string) => ({ name, real_name: "", code, card: `/#card=${code}` });
  add_to_sheet("a", [card("ana", "1"), card("rui", "2")]);
  assert.deepEqual(
    add_to_sheet("a", [card("ana", "3")]).map(({ name, code }) => name + code),
    ["rui2", "ana3"],
  );
  assert.deepEqual(sheet_of("b"), []);
  forget_sheet("a");
  assert.deepEqual(sheet_of("a"), []);
});

test("a class is listed as a reader looks for names: accents with their letters, l after k, numbers by value", () => {
  const names = ["Kátia", "Luís", "jorge", "Inês", "Ana 10", "Ana 9", "Ines"];
  assert.deepEqual(
    sorted_by_name(names, (name) => name),
    ["Ana 9", "Ana 10", "Inês", "Ines", "jorge", "Kátia", "Luís"],
  );
});

test("pairs have everybody once, in an order that chance decides, and one is left over if they are odd", () => {
  const numbers = [...Array(7).keys()];
  let seed = 1;
  const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const seen = new Set<string>();
  for (let times = 0; times < 1000; ++times) {
    const { pairs, left } = draw_pairs(numbers, chance);
    assert.equal(pairs.length, 3);
    assert.deepEqual([...pairs.flat(), left!].sort(), numbers);
    seen.add(pairs[0]!.join("-"));
  }
  assert.equal(seen.size, 42, "every pair in both orders");
  assert.deepEqual(draw_pairs([], chance), { pairs: [], left: null });
  assert.deepEqual(draw_pairs(["a"], chance), { pairs: [], left: "a" });
});
