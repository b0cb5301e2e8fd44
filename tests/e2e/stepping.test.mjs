// Arrow keys, Home, End and the wheel step through the moves, unless Tab has led to the board, which is a single tab stop.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, Person, computer, here, seats } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const moves = ["e2e4", "e7e5", "g1f3"];

async function after_three_moves() {
  const ana = await Person.come(house);
  await ana.sit({ game: "chess", seats: seats(here("Ana"), here("Rui")) });
  for (const move of moves) await ana.play_text(move);
  return ana;
}

async function eventually(person, condition) {
  for (const end = Date.now() + 10_000; !(await person.page.evaluate(condition)); await person.page.waitForTimeout(30))
    assert.ok(Date.now() < end, String(condition));
}

const label = (person, cell) => person.cell(cell).getAttribute("aria-label");

test("after a move by mouse the arrows, Home and End step", async () => {
  const ana = await after_three_moves();
  for (const [key, place] of [
    ["ArrowLeft", 2],
    ["ArrowLeft", 1],
    ["ArrowRight", 2],
    ["Home", 0],
  ]) {
    await ana.press(key);
    await ana.page.getByText(`After ${place} of 3 moves`).waitFor();
  }
  await ana.press("End");
  await ana.page.getByText("of 3").waitFor({ state: "hidden" });
  assert.equal(await label(ana, "f3"), "f3, white knight");
  await ana.press("ArrowLeft", "ArrowLeft", "ArrowLeft");
  await ana.page.getByText("After 0 of 3 moves").waitFor();
  await ana.leave();
});

test("the wheel over the board steps, a notch a move", async () => {
  const ana = await after_three_moves();
  await ana.cell("d4").hover();
  await ana.page.mouse.wheel(0, -100);
  await ana.page.getByText("After 2 of 3 moves").waitFor();
  await ana.page.mouse.wheel(0, -100);
  await ana.page.getByText("After 1 of 3 moves").waitFor();
  await ana.page.mouse.wheel(0, 100);
  await ana.page.getByText("After 2 of 3 moves").waitFor();
  await ana.leave();
});

test("after Tab the arrow keys move over the board", async () => {
  const ana = await after_three_moves();
  await ana.page.evaluate(() => document.querySelector("h1").focus());
  const place = () => ana.page.evaluate(() => document.activeElement.dataset?.cell);
  for (let tabs = 0; tabs < 20 && !(await place()); tabs++) await ana.press("Tab");
  const from = await place();
  await ana.press(from[1] === "8" ? "ArrowDown" : "ArrowUp");
  assert.notEqual(await place(), from);
  await ana.gone(ana.page.getByText("of 3"));
  await ana.leave();
});

test("the board is one stop of the Tab key", async () => {
  const ana = await after_three_moves();
  await ana.page.evaluate(() => document.querySelector("h1").focus());
  const stops = [];
  for (let tabs = 0; tabs < 40; tabs++) {
    await ana.press("Tab");
    stops.push(await ana.page.evaluate(() => (document.activeElement.closest("svg.board") ? "board" : document.activeElement.tagName)));
  }
  const run = stops.slice(stops.indexOf("board"));
  assert.equal(run[0], "board");
  assert.notEqual(run[1], "board");
  await ana.leave();
});

test("the analysis steps by arrows and wheel after a click on its board", async () => {
  const ana = await Person.come(house);
  await ana.go("/study/board");
  await ana.page.locator(".analysis[data-ply='0']").waitFor();
  for (const [from, to, ply] of [
    ["e2", "e4", 1],
    ["e7", "e5", 2],
  ]) {
    await ana.touch(from, to);
    await ana.page.locator(`.analysis[data-ply='${ply}']`).waitFor();
  }
  await ana.press("ArrowLeft");
  await ana.page.locator(".analysis[data-ply='1']").waitFor();
  await ana.cell("d4").hover();
  await ana.page.mouse.wheel(0, -100);
  await ana.page.locator(".analysis[data-ply='0']").waitFor();
  await ana.leave();
});

test("after Play the focus is on the heading of the game, and the way the board lies is remembered", async () => {
  const ana = await Person.come(house);
  await ana.go("/");
  await ana.button("Play").click();
  await ana.until((state) => state.choices.length === 20);
  await eventually(ana, () => document.activeElement.tagName === "H1" && document.activeElement.closest("div.game") !== null);
  const top = async (cell) => (await ana.cell(cell).boundingBox()).y;
  await ana.press("f");
  await eventually(ana, () => localStorage.getItem(`table-${location.pathname.split("/").pop()}`)?.includes("flipped"));
  await ana.page.reload();
  await ana.cell("a1").waitFor();
  assert.ok((await top("a8")) > (await top("a1")));
  await ana.leave();
});

test("no sound is played, and no warning logged, before the page was touched", async () => {
  const ana = await Person.come(house);
  const warnings = [];
  ana.page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await ana.sit({ game: "chess", seats: seats(computer(1), computer(1)) });
  await ana.until((state) => state.history.moves.length > 3);
  assert.deepEqual(
    warnings.filter((text) => text.includes("AudioContext")),
    [],
  );
  await ana.leave();
});
