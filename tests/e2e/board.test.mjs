// What the pointer does on the board besides plain moves: premoves, explanations of illegal moves, drawings, promotion at the square.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, Person, computer, here, invite, seats } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

function alone(name, settings, body, options = {}) {
  test(name, async () => {
    const ana = await Person.come(house, options);
    await ana.sit({ game: "chess", seats: seats(here("Ana"), here("Rui")), ...settings });
    await body(ana);
    await ana.leave();
  });
}

const premoved = (person) => person.page.locator(".cell.premove").count();

test("a recapture is prepared, its targets are shown, and it is played when the capture comes", async () => {
  const [ana, rui] = await invite(house, { start: "4k3/3p4/2p5/8/8/8/8/3QK3 w - - 0 1" });
  await rui.touch("d7");
  assert.ok((await rui.page.locator(".target.premove").count()) >= 3);
  await rui.touch("c6");
  assert.equal(await premoved(rui), 2);
  await rui.told("Premove: d7 to c6.");
  await ana.play_text("d1a4");
  await rui.until((state) => state.history.moves.length === 1);
  await rui.status("Premove cancelled.");
  await rui.play_text("e8e7");
  await rui.touch("d7", "c6");
  await rui.page.locator(".status-bar").getByText("Premove cancelled.").waitFor({ state: "hidden" });
  await ana.my_turn();
  await ana.play_text("a4c6");
  await ana.until((state) => state.history.moves.at(-1)?.note === "dxc6");
  for (const person of [ana, rui]) await person.leave();
});

test("nonsense is not prepared; right button and Escape cancel; a new one replaces the old", async () => {
  const [ana, rui] = await invite(house);
  await rui.touch("g8", "g4");
  await rui.status(/Knight on g8 cannot go to g4/);
  assert.equal(await premoved(rui), 0);
  await rui.touch("e7", "e5");
  assert.equal(await premoved(rui), 2);
  await rui.cell("a4").click({ button: "right" });
  assert.equal(await premoved(rui), 0);
  await rui.gone(rui.page.locator(".drawing"));
  await rui.touch("e7", "e5");
  await rui.press("Escape");
  assert.equal(await premoved(rui), 0);
  await rui.touch("e7", "e5", "d7", "d5");
  assert.match(await rui.cell("d5").getAttribute("class"), /premove/);
  await rui.page.locator("#command").fill("c7c5");
  await rui.press("Enter");
  assert.match(await rui.cell("c5").getAttribute("class"), /premove/);
  await ana.play_text("e2e4");
  await ana.until((state) => state.history.moves[1]?.note === "c5");
  for (const person of [ana, rui]) await person.leave();
});

test("a move is prepared by keys, with words", async () => {
  const [ana, rui] = await invite(house);
  await rui.press("Tab"); // keys, not the mouse
  await rui.page.evaluate(() => document.querySelector("[data-cell='e7']").focus());
  await rui.press("Enter");
  await rui.told("Pawn on e7: 4 ");
  await rui.press("ArrowUp");
  assert.match(await rui.cell("e6").getAttribute("aria-label"), /can be premoved/);
  await rui.press("ArrowUp", "Enter");
  await rui.told("Premove: e7 to e5.");
  await ana.play_text("e2e4");
  await ana.until((state) => state.history.moves[1]?.note === "e5");
  for (const person of [ana, rui]) await person.leave();
});

const castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
alone("a king put on its rook castles: click, drag, text; the mark is a dot", { start: castling }, async (ana) => {
  await ana.touch("e1");
  await ana.gone(ana.page.locator(".target.frame"));
  await ana.touch("h1");
  await ana.until((state) => state.history.moves[0]?.note === "O-O");
  await ana.cell("e8").dragTo(ana.cell("a8"));
  await ana.until((state) => state.history.moves[1]?.note.startsWith("O-O-O"));
});
alone("a king put on its rook castles, typed", { start: castling }, async (ana) => {
  await ana.page.locator("#command").fill("e1h1");
  await ana.press("Enter");
  await ana.until((state) => state.history.moves[0]?.note === "O-O");
});
alone("Chess960: the mark of castling goes around the rook", { start: "6kr/8/8/8/8/8/8/6KR w Hh - 0 1" }, async (ana) => {
  await ana.touch("g1");
  assert.equal(await ana.page.locator(".target.ring").count(), 1);
  await ana.gone(ana.page.locator(".target.frame"));
});

alone("what cannot move says why, shown and spoken", { start: "4rrk1/8/8/8/8/8/4N3/R3K2R w KQ - 0 1" }, async (ana) => {
  for (const [act, text] of [
    [() => ana.touch("e2"), "The piece on e2 is pinned"],
    [() => ana.touch("e8"), "The piece on e8 is not yours to move."],
    [() => ana.cell("e2").dragTo(ana.cell("c3")), "The knight on e2 is pinned: without it the king would be in check."],
    [() => ana.cell("e1").dragTo(ana.cell("g1")), "The king cannot castle over f1, which is attacked."],
    [() => ana.touch("e1", "g1"), "The king cannot castle over f1, which is attacked."],
    [() => ana.cell("e8").dragTo(ana.cell("e7")), "The piece on e8 is not yours to move."],
  ]) {
    await act();
    await ana.status(new RegExp(text));
    await ana.told(text);
  }
  await ana.page.evaluate(() => document.querySelector("[data-cell='e2']").focus());
  await ana.press("Tab", "Shift+Tab", "Enter");
  assert.equal(ana.state.history.moves.length, 0);
});

test("the analysis says why too", async () => {
  const ana = await Person.come(house);
  await ana.go("/study/board");
  await ana.page.locator(".analysis[data-ply='0']").waitFor();
  await ana.touch("a1");
  await ana.status(/The piece on a1 cannot move: other pieces stand in its way/);
  await ana.touch("e2", "e5");
  await ana.status(/The pawn does not move like that/);
  await ana.leave();
});

test("a cell that was fired at before says so", async () => {
  const ana = await Person.come(house);
  await ana.sit({ game: "wargame", seats: seats(here("Ana"), computer(1)) });
  await ana.button("Place at random").click();
  await ana.until((state) => state.choices[0]?.kind === "shot");
  await ana.touch("second:E5");
  await ana.until((state) => state.choices[0]?.kind === "shot" && !state.choices.some((choice) => choice.path[0] === "second:E5"));
  await ana.touch("second:E5");
  await ana.status("E5 has already been fired at.");
  await ana.leave();
});

alone("renpaarden: that the knight must leap on is shown", { game: "renpaarden", options: { size: 5 } }, async (ana) => {
  const [from, over] = ana.state.choices.find((choice) => choice.path.length === 3).path;
  await ana.touch(from, over);
  await ana.status(new RegExp(`on an enemy at ${over}`));
});

/** Drags with the right button. */
async function draw(person, from, to, key) {
  if (key) await person.page.keyboard.down(key);
  await person.cell(from).hover();
  await person.page.mouse.down({ button: "right" });
  await person.cell(to).hover();
  await person.page.mouse.up({ button: "right" });
  if (key) await person.page.keyboard.up(key);
}
const drawn = (person) => person.page.locator(".drawing").evaluateAll((all) => all.map((one) => one.getAttribute("class")).sort());

alone("arrows and rings by the right button, in four colours, until a click", {}, async (ana) => {
  await draw(ana, "e2", "e4");
  await draw(ana, "d2", "d4", "Shift");
  await draw(ana, "c2", "c4", "Alt");
  await draw(ana, "g1", "g1", "Control");
  assert.deepEqual(await drawn(ana), ["drawing blue", "drawing green", "drawing red", "drawing red"]);
  await ana.told("Arrow from e2 to e4.");
  await ana.told("Ring around g1.");
  assert.match(await ana.cell("e2").getAttribute("aria-label"), /arrow to e4/);
  await draw(ana, "e2", "e4");
  assert.equal((await drawn(ana)).length, 3);
  await ana.touch("h5");
  assert.deepEqual(await drawn(ana), []);
  await draw(ana, "e2", "e4");
  await ana.press("Escape");
  assert.deepEqual(await drawn(ana), []);
  await draw(ana, "e2", "e4");
  await ana.page.locator("#command").fill("e4");
  await ana.press("Enter");
  await ana.until((state) => state.history.moves.length === 1);
  assert.deepEqual(await drawn(ana), [], "they belong to a position");
});

alone("arrows and rings by keys", {}, async (ana) => {
  await ana.page.evaluate(() => document.querySelector("[data-cell='e2']").focus());
  await ana.press("m");
  await ana.told("Ring around e2.");
  await ana.press("a", "ArrowUp", "ArrowUp", "Shift+A");
  await ana.told("Arrow from e2 to e4.");
  assert.deepEqual(await drawn(ana), ["drawing green", "drawing red"]);
  await ana.press("ArrowDown", "ArrowDown", "Enter", "ArrowUp", "a");
  await ana.told("Arrow from e2 to e3.");
  await ana.press("Escape");
  assert.deepEqual(await drawn(ana), []);
});

test("the analysis can be drawn on", async () => {
  const ana = await Person.come(house);
  await ana.go("/study/board");
  await ana.page.locator(".analysis[data-ply='0']").waitFor();
  await draw(ana, "e2", "e4");
  assert.equal((await drawn(ana)).length, 1);
  await ana.leave();
});

const promotion = "4k3/2P5/8/8/8/8/p7/4K3 w - - 0 1";
alone("a promotion is chosen at its square; Escape and a click beside cancel", { start: promotion }, async (ana) => {
  await ana.touch("c7", "c8");
  const queen = await ana.button("queen").boundingBox();
  const square = await ana.cell("c8").boundingBox();
  assert.ok(Math.abs(queen.x - square.x) < 2 && Math.abs(queen.y - square.y) < 2 && Math.abs(queen.width - square.width) < 2);
  const knight = await ana.button("knight").boundingBox();
  assert.ok(Math.abs(knight.y - (await ana.cell("c5").boundingBox()).y) < 4);
  await ana.press("Escape");
  await ana.gone(ana.page.locator(".promotion"));
  await ana.touch("c7", "c8");
  await ana.page.mouse.click(square.x + 5 * square.width, square.y + square.height / 2);
  await ana.gone(ana.page.locator(".promotion"));
  await ana.touch("c7", "c8");
  await ana.press("ArrowDown", "ArrowDown", "Enter");
  await ana.until((state) => state.history.moves[0]?.note.startsWith("c8=B"));
  await ana.touch("a2", "a1");
  const low = await ana.button("queen").boundingBox();
  assert.ok(Math.abs(low.y - (await ana.cell("a1").boundingBox()).y) < 4, "upwards from the lower edge");
  await ana.button("rook").click();
  await ana.until((state) => state.history.moves[1]?.note.startsWith("a1=R"));
});

alone("a queen without asking, unless Alt is held", { start: promotion }, async (ana) => {
  await ana.page.evaluate(() => localStorage.setItem("preferences", JSON.stringify({ auto_queen: "always" })));
  await ana.page.reload();
  await ana.cell("c7").click();
  await ana.cell("c8").click({ modifiers: ["Alt"] });
  await ana.button("knight").waitFor();
  await ana.press("Escape");
  await ana.touch("c7", "c8");
  await ana.until((state) => state.history.moves[0]?.note.startsWith("c8=Q"));
});

alone("the board is made smaller by its handle, by hand and by keys, and stays so", {}, async (ana) => {
  const width = async () => (await ana.page.locator(".board").boundingBox()).width;
  const handle = ana.page.getByRole("slider", { name: "Board size" });
  const full = await width();
  const { x, y } = await handle.boundingBox();
  await ana.page.mouse.move(x + 12, y + 12);
  await ana.page.mouse.down();
  for (let step = 1; step <= 10; step++) await ana.page.mouse.move(x + 12 - 10 * step, y + 12);
  await ana.page.mouse.up();
  const smaller = await width();
  assert.ok(smaller < full - 50);
  await ana.page.reload();
  await ana.cell("e2").waitFor();
  assert.ok(Math.abs((await width()) - smaller) < 2);
  await handle.focus();
  await ana.press("End");
  assert.ok(Math.abs((await width()) - full) < 2);
  await ana.press("ArrowLeft", "ArrowLeft");
  assert.equal(await handle.getAttribute("aria-valuenow"), "90");
  assert.ok((await width()) < full);
});

alone("a phone has no such handle", {}, async (ana) => assert.equal(await ana.page.locator(".board-size").isVisible(), false), {
  width: 390,
  height: 844,
});
