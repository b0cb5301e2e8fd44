// Slow games: days per move in words, the list of games that wait, the count in the tab, notifications, conditional moves.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, Person } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const slow_settings = { game: "chess", seats: { first: { kind: "here", name: "Ana" }, second: { kind: "link" } }, time: { days: 3 } };

/** Records the notifications that the page shows; the permission is what the browser would have. */
const record_notifications = () => {
  window.shown = [];
  window.Notification = class {
    static permission = localStorage.getItem("permission") ?? "default";
    static requestPermission() {
      this.permission = "granted";
      localStorage.setItem("permission", "granted");
      return Promise.resolve("granted");
    }
    constructor(title, { body }) {
      window.shown.push(`${title}: ${body}`);
    }
    close() {}
  };
};

/** Two people at a slow game; the first has moved. */
async function slow_game(options = {}) {
  const ana = await Person.come(house, options);
  const link = await ana.sit(slow_settings);
  const rui = await Person.come(house, options);
  await rui.context.addInitScript(record_notifications);
  await rui.go(link);
  await rui.page.locator("main button.primary").first().click();
  await rui.until((state) => state.phase === "playing");
  await ana.until((state) => state.phase === "playing");
  return [ana, rui];
}

test("days per move are chosen for a game by link, and shown in words", async () => {
  const ana = await Person.come(house);
  await ana.go("/new/chess");
  assert.equal(await ana.page.getByText("Days per move").count(), 0, "against the computer there is no such choice");
  await ana.page.locator("input[name='mode'][value='link']").check({ force: true });
  await ana.page.locator("input[name='time'][value='days']").check({ force: true });
  await ana.page.getByLabel("Days per move").last().fill("2");
  await ana.page.locator("form button[type='submit']").click();
  await ana.until((state) => state.phase === "waiting");
  assert.equal(ana.state.days, 2);
  assert.deepEqual(ana.problems, []);
  await ana.leave();
});

test("the other's move is on the start page, in the tab of every page, and in one notification", async () => {
  const [ana, rui] = await slow_game();
  assert.match(await rui.text(".player.far .clock"), /^(3 days|2 days 23 hours)$/);
  await rui.go("/");
  await rui.page.getByText("No game waits for you.").waitFor();
  const notify = rui.button("Notify me of moves");
  assert.equal(await notify.getAttribute("aria-pressed"), "false");
  assert.equal(await rui.page.evaluate(() => localStorage.getItem("permission")), null, "nothing is asked before the button is pressed");
  await notify.click();
  await rui.page.locator("button[aria-pressed='true']", { hasText: "Notify me" }).waitFor();
  const second = await rui.another_window(house);
  await second.go("/help");
  await ana.play_text("e2e4");
  // Whoever comes back to a tab does not wait for the next look.
  await second.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  for (const tab of [rui, second]) {
    await tab.comes_true(() => document.title.startsWith("(1) "));
    await tab.comes_true(() => document.querySelector("link[rel='icon']").href.startsWith("data:image/svg"));
  }
  const shown = async () => (await Promise.all([rui, second].map((tab) => tab.page.evaluate(() => window.shown)))).flat();
  for (const end = Date.now() + 20_000; (await shown()).length === 0 && Date.now() < end; ) await rui.page.waitForTimeout(30);
  assert.deepEqual(await shown(), ["Your move: Chess, against Ana"]);
  await second.page.close();
  await rui.go("/");
  const game = rui.page.getByRole("region", { name: "Your move" }).getByRole("link");
  assert.match(await game.innerText(), /Chess\s+against Ana\s+(3 days|2 days 23 hours) left/);
  assert.deepEqual(await rui.violations(), []);
  await game.click();
  await rui.until((state) => state.turn === "second" && state.choices.length > 0);
  await rui.play_text("e7e5");
  await rui.comes_true(() => !document.title.startsWith("("));
  assert.deepEqual([...ana.problems, ...rui.problems], []);
  for (const person of [ana, rui]) await person.leave();
});

test("replies are prepared with the keyboard alone, and played at once", async () => {
  const [ana, rui] = await slow_game();
  await ana.play_text("e2e4");
  const add = ana.button("If …, then …");
  await add.focus();
  await ana.press("Enter");
  const editor = ana.page.getByRole("dialog", { name: "If …, then …" });
  await editor.getByText("If your opponent plays …").waitFor();
  const typed = editor.getByLabel("Or type the move");
  const type = async (move, then) => {
    await typed.focus();
    await ana.page.keyboard.type(`${move}\n`);
    await editor.getByText(then, { exact: true }).waitFor();
  };
  await type("e5", "If e5, then …");
  assert.equal(await editor.getByRole("button", { name: "Save" }).isDisabled(), true, "a reply is missing");
  await type("Nf3", "If e5, then Nf3.");
  // The next pair on the board.
  await editor.locator("[data-cell='b8']").click();
  await editor.locator("[data-cell='c6']").click();
  await editor.getByText("If e5, then Nf3. If Nc6, then …").waitFor();
  await type("Bb5", "If e5, then Nf3. If Nc6, then Bb5.");
  assert.deepEqual(await ana.violations(), []);
  await editor.getByRole("button", { name: "Save" }).focus();
  await ana.press("Enter");
  await ana.gone(editor);
  const prepared = ana.page.getByRole("region", { name: "Conditional moves" }).getByRole("listitem");
  assert.match(await prepared.innerText(), /If e5, then Nf3\. If Nc6, then Bb5\./);
  assert.equal(await add.evaluate((button) => button === document.activeElement), true, "the focus is back");
  assert.deepEqual(await ana.violations(), []);
  await rui.play_text("e7e5");
  await rui.until((state) => state.history.moves.at(-1).note === "Nf3");
  await ana.page.getByText("If Nc6, then Bb5.").waitFor();
  assert.ok(!rui.bytes.includes("Bb5"), "the opponent gets nothing of it");
  await ana.page.getByRole("button", { name: /^Remove: / }).click();
  await ana.page.getByText("prepare the reply").waitFor();
  await rui.play_text("b8c6");
  await ana.my_turn();
  assert.equal(ana.state.history.moves.length, 4);
  assert.deepEqual([...ana.problems, ...rui.problems], []);
  for (const person of [ana, rui]) await person.leave();
});

for (const [language, colorScheme] of [
  ["pt", "dark"],
  ["ro", "light"],
])
  test(`on a phone nothing is cut off (${language}, ${colorScheme})`, async () => {
    const [ana, rui] = await slow_game({ language, width: 360, height: 740, colorScheme });
    await ana.play_text("e2e4");
    await ana.page.locator(".conditions button").click();
    await ana.page.locator("dialog [data-cell='e7']").click();
    await ana.page.locator("dialog [data-cell='e5']").click();
    await ana.page.locator("dialog .prepared-line", { hasText: "e5" }).waitFor();
    assert.equal(await ana.sideways(), 0);
    assert.deepEqual(await ana.violations(), []);
    if (process.env.SCREENSHOTS) await ana.page.screenshot({ path: `${process.env.SCREENSHOTS}/editor-${language}.png` });
    await ana.press("Escape");
    assert.equal(await ana.sideways(), 0);
    await rui.go("/");
    await rui.page.locator(".your-move a").waitFor();
    assert.equal(await rui.sideways(), 0);
    assert.deepEqual(await rui.violations(), []);
    if (process.env.SCREENSHOTS) await rui.page.screenshot({ path: `${process.env.SCREENSHOTS}/start-${language}.png` });
    for (const person of [ana, rui]) await person.leave();
  });
