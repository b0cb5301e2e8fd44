// A simultaneous display in a real house: the host against three people, each in their own browser.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { come_as_administrator, sign_up } from "./known_people.mjs";
import { House } from "./support.mjs";
import { choose_language, join, make_tournament, resign, start_tournament } from "./tournament_steps.mjs";

const absence = 2; // seconds, after which a win may be claimed

let house;
before(async () => {
  house = await House.open({ words: ["--absence-seconds", String(absence)] });
});
after(() => house.close());

const at_board = (person, name) => person.page.locator(".display-board[aria-current]").filter({ hasText: name }).waitFor();
const waiting = (person, name) => person.page.locator(".display-board.your-turn").filter({ hasText: name }).waitFor();
/** At the board that is shown: waits until the cells are there, and moves with the mouse. */
async function move(person, from, to) {
  await person.page.locator(`.game [data-cell="${from}"]`).click();
  await person.page.locator(`.game [data-cell="${to}"]`).click();
}
async function answer(person, from, to) {
  await person.my_turn();
  await move(person, from, to);
  await person.until((state) => state.history.moves.length % 2 === 0);
}

/** Makes the display, lets everybody in by its code, and starts it. */
async function begin(host, opponents) {
  const where = await make_tournament(host, "Friday display", async (page) => {
    await page.getByRole("radio", { name: /^Simultaneous display/ }).check();
    await page.locator('input[name="time"][value="180+2"]').check({ force: true });
    await page.getByRole("radio", { name: "for your opponents alone" }).check();
    assert.equal(await page.getByRole("radio", { name: "Whoever has the code" }).isChecked(), true);
    assert.deepEqual(await host.violations(), []);
  });
  const code = await host.page.locator(".tournament-code").innerText();
  for (const opponent of opponents) await join(opponent, where, code);
  await start_tournament(host, opponents.length + 1);
  await host.page.waitForURL(/\/display$/);
  await Promise.all(opponents.map((opponent) => opponent.page.waitForURL(/\/table\//)));
  return where;
}

test("the host goes from board to board: in order, to whoever moved first, by keys, and after the page was loaded again", async () => {
  const host = await come_as_administrator(house, "Dona Teresa", { width: 1280, height: 800 });
  const [ana, rui, eva] = await Promise.all(["Ana Sousa", "Rui Costa", "Eva Lima"].map((name) => sign_up(house, name)));
  const where = await begin(host, [ana, rui, eva]);

  // In order: a move at each board, and the page goes on by itself.
  await at_board(host, "Ana Sousa");
  await waiting(host, "Eva Lima");
  await move(host, "e2", "e4");
  await at_board(host, "Rui Costa");
  await host.told("Board 2: Rui Costa.");
  await move(host, "d2", "d4");
  await at_board(host, "Eva Lima");
  await move(host, "c2", "c4");
  await host.page.getByText("Your turn at 0 boards.").waitFor();
  assert.equal(await host.page.locator(".game .player.near .clock").count(), 0, "the host has no clock");
  assert.equal(await host.page.locator(".game .player.far .clock").count(), 1);
  assert.deepEqual(await host.violations(), []);

  // Nobody waits: whoever moves gets the host. The others wait in the order of their boards.
  await answer(rui, "d7", "d5");
  await at_board(host, "Rui Costa");
  await answer(eva, "c7", "c5");
  await host.told("Eva Lima waits at board 3.");
  await host.page.waitForTimeout(absence * 1500);
  assert.equal(await eva.button("Claim a win").count(), 0, "the host is at all boards");
  await answer(ana, "e7", "e5");
  await waiting(host, "Ana Sousa");
  await move(host, "c2", "c4");
  await at_board(host, "Eva Lima");
  await move(host, "b1", "c3");
  await at_board(host, "Ana Sousa");

  // By keys, in a circle; a board where nobody waits stays as long as the host looks at it.
  await host.press("b");
  await at_board(host, "Eva Lima");
  await host.page.waitForTimeout(1200);
  await at_board(host, "Eva Lima");
  await host.press("n");
  await at_board(host, "Ana Sousa");

  // The page is loaded again: whoever waits is known from the tables.
  await host.go(`${where}/display`);
  await at_board(host, "Ana Sousa");

  // To whoever moved first.
  await host.page.getByRole("radio", { name: "to whoever moved first" }).check();
  await answer(eva, "b8", "c6");
  await waiting(host, "Eva Lima");
  await answer(rui, "e7", "e6");
  await waiting(host, "Rui Costa");
  // Whoever types moves goes on typing at the next board.
  await host.page.locator("#command").fill("g1f3");
  await host.press("Enter");
  await at_board(host, "Eva Lima");
  await host.comes_true(() => document.activeElement?.id === "command");

  // Results are shown at the boards and in the standings.
  await resign(rui);
  await host.page.locator(".display-board.over").filter({ hasText: "Rui Costa" }).filter({ hasText: "1–0" }).waitFor();
  await host.page.getByText("1 won, 0 drawn, 0 lost.").waitFor();

  for (const [language, colorScheme, width, height] of [
    ["en", "dark", 390, 844],
    ["pt", "light", 320, 568],
    ["ro", "dark", 1024, 768],
    ["en", "light", 844, 390],
  ]) {
    await host.page.setViewportSize({ width, height });
    await host.page.emulateMedia({ colorScheme });
    await choose_language(host, language);
    await host.go(`${where}/display`);
    await at_board(host, "Eva Lima");
    await host.page.locator(".game").waitFor();
    if (process.env.SCREENSHOTS) await host.page.screenshot({ path: `${process.env.SCREENSHOTS}/display-${language}-${width}.png` });
    assert.deepEqual([await host.violations(), await host.sideways(), await host.cut_off()], [[], 0, []], `${language} ${width}`);
  }

  await host.page.setViewportSize({ width: 1280, height: 800 });
  await host.go(where);
  await host.page.getByRole("link", { name: "Go to your boards" }).waitFor();
  const rows = await host.page.locator(".standings tbody tr").allInnerTexts();
  assert.match(rows[0].replaceAll(/\s+/g, " "), /^– Dona Teresa.*host.* 1 1–0–0/);

  // A host who is at none of the boards has left.
  await eva.button("Claim a win").waitFor();

  // An opponent's display is not for them.
  await ana.go(`${where}/display`);
  await ana.page.getByText("Only the host of the simultaneous display plays here.").waitFor();
  await Promise.all([host, ana, rui, eva].map((one) => one.leave()));
});
