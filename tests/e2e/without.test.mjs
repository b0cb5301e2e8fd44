// Whole games without a mouse and without seeing the screen: each game is found, started, played and ended by a rule, once by keyboard alone, once by
// what a screen reader has: roles, names, announcements and the command field.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { furthest, game_data, side_names } from "./game_data.mjs";
import { House } from "./support.mjs";
import { choose, come_without_a_mouse, command, find_and_start, focused, hear, leave_without_a_mouse, tab_to } from "./senses.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** Goes to a cell of the board with the arrow keys. */
async function go_to_cell(person, to) {
  await tab_to(person, "gridcell");
  const step = await person.page.evaluate((name) => {
    const place = (cell) => ["x", "y"].map((axis) => Math.round(cell.getAttribute(axis) / 100));
    const board = document.activeElement.closest("svg");
    const [from, end] = [
      document.activeElement,
      [...board.querySelectorAll("[data-cell]")].find((cell) => cell.dataset.cell.endsWith(name)),
    ].map(place);
    return [end[0] - from[0], end[1] - from[1]];
  }, to);
  const [across, along] = step;
  for (let i = Math.abs(across); i > 0; i--) await person.press(across > 0 ? "ArrowRight" : "ArrowLeft");
  for (let i = Math.abs(along); i > 0; i--) await person.press(along > 0 ? "ArrowDown" : "ArrowUp");
  assert.ok((await focused(person)).name.startsWith(`${to},`), `the focus is on ${to}`);
  assert.equal(await person.page.evaluate(() => document.activeElement.closest("svg").dataset.keyed), "true", "and is seen there");
}

async function lift_the_curtain(person) {
  await tab_to(person, "button", /^I am .*: show the board$/);
  await person.press("Enter");
  await person.until((state) => state.curtain === null && state.choices.length > 0);
  // The page moves the focus to the board.
  for (let waits = 0; waits < 200 && (await focused(person)).role !== "gridcell"; waits++) await person.page.waitForTimeout(10);
  assert.equal((await focused(person)).role, "gridcell");
}

async function play_by_keys(person, cells) {
  const plies = person.state.history.moves.length;
  for (const cell of cells) {
    await go_to_cell(person, cell);
    await person.press(cell === cells[0] ? "Enter" : " ");
  }
  await person.until((state) => state.history.moves.length > plies);
}

for (const [game, data] of Object.entries(game_data))
  test(`${game}: found, started, played and ended by keyboard alone`, async () => {
    const ana = await come_without_a_mouse(house);
    await find_and_start(ana, game, data.form);
    for (let ply = 0; ana.state.phase !== "over"; ply++) {
      if (ana.state.curtain) await lift_the_curtain(ana);
      const { choices } = ana.state;
      const { path } = data.moves ? choices.find(({ move }) => move === data.moves[ply]) : furthest(data, ana.state);
      await play_by_keys(
        ana,
        [...new Set([path[0], path.at(-1)])].map((cell) => cell.split(":").at(-1)),
      );
      assert.ok(ply < 60, "no end in sight");
    }
    assert.equal(ana.state.result.ending, "rule");
    assert.deepEqual(await focused(ana), { role: "dialog", name: "Result" }, "the result has the focus");
    await tab_to(ana, "link", "New game");
    await ana.press("Enter");
    await ana.page.getByRole("heading", { name: "New game" }).waitFor();
    await leave_without_a_mouse(ana);
  });

/** By ear: which pieces may move, where one of them may go, and then the move that goes furthest. */
async function choose_by_ear(person, gain, turn) {
  const cells = (await command(person, "m", /^Can move: /)).replace("Can move: ", "").split(", ");
  let best = null;
  for (const from of cells) {
    const ends = (await command(person, `m ${from}`, new RegExp(`^${from}: `))).slice(from.length + 2).split(", ");
    for (const to of ends) if (!best || gain(turn, from, to) > gain(turn, ...best)) best = [from, to];
    if (gain(turn, ...best) > 1) break;
  }
  return best.join("");
}

/** The announcement of a move: who, what, and whether it was the last. */
const told = /^(White|Black|First|Second): /;
for (const [game, data] of Object.entries(game_data))
  test(`${game}: found, started, played and ended without seeing the screen`, async () => {
    const eva = await come_without_a_mouse(house);
    await find_and_start(eva, game, data.form);
    const [last_move, result] = data.heard;
    const sides = side_names(data);
    let move = "";
    for (let ply = 0; !result.test(move); ply++) {
      if (is_curtain(await focused(eva))) await lift_the_curtain(eva);
      if (ply === 0) await look_around(eva, data.cell);
      const text = data.moves?.[ply] ?? (await choose_by_ear(eva, data.gain, ply % 2 ? "second" : "first"));
      move = await command(eva, text, told);
      assert.ok(move.startsWith(`${sides[ply % 2]}: `), move);
      assert.ok(ply < 60, "no end in sight");
    }
    assert.match(move, last_move, "the last move is heard, and then the result");
    assert.deepEqual(await focused(eva), { role: "dialog", name: "Result" });
    await tab_to(eva, "button", "Rematch");
    await leave_without_a_mouse(eva);
  });

const is_curtain = (node) => node.role === "button" && node.name.startsWith("I am ");

/** The board is a grid whose cells have names; the command field leads there and answers questions. */
async function look_around(person, [cell, name]) {
  await tab_to(person, "textbox", "Move or command");
  await person.page.keyboard.type(`b ${cell}`);
  await person.press("Enter");
  await tab_to(person, "gridcell", name);
  await command(person, "l", /^No moves have been played\.$/);
  await command(person, "o", /: /);
  await command(person, `s ${cell[1]}`, new RegExp(`${cell},`));
}

test("a game against the computer is begun at once, and given up, by keyboard alone", async () => {
  const ana = await come_without_a_mouse(house);
  await ana.go("/");
  await choose(ana, /./, /^War Game/);
  await tab_to(ana, "button", "Play");
  await ana.press("Enter");
  await ana.until((state) => state.game === "wargame" && state.choices.length > 0);
  await go_to_cell(ana, "B8");
  await ana.press("r", "Enter");
  await ana.until((state) => state.history.moves.length === 1);
  await tab_to(ana, "button", "Place at random");
  await ana.press("Enter");
  await ana.until((state) => state.choices[0]?.kind === "shot");
  await play_by_keys(ana, ["E5"]);
  await ana.my_turn();
  await hear(ana, /Second: shot at/);
  await command(ana, "l", /Second: shot at/);
  await command(ana, "fleet", /Opponent’s fleet\. Ship of size 4: afloat; .*Your fleet\. Ship of size 4: /);
  await tab_to(ana, "textbox", "Move or command");
  await ana.page.keyboard.type("resign");
  await ana.press("Enter");
  await tab_to(ana, "button", "Resign");
  await ana.press("Enter");
  await hear(ana, /^You lost\. You resigned\.$/);
  await leave_without_a_mouse(ana);
});
