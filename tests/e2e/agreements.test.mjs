// What two people at different screens do besides moves: they give time, pause and greet, each in their own language; and what an
// administrator does to their table.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { House, Person, here, seats } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const clocks = { time: { first: "300", second: "300" } };

/** A game with clocks by link, after a move of each. */
async function begin(first = {}, second = {}) {
  const [ana, rui] = await Promise.all([Person.come(house, first), Person.come(house, second)]);
  const link = await ana.sit({ game: "chess", seats: seats(here("Ana"), { kind: "link" }), ...clocks });
  await rui.go(link);
  await rui.page.locator("form input").first().fill("Rui");
  await rui.page.locator("form button[type=submit]").click();
  await ana.until((state) => state.phase === "playing");
  await ana.play_text("e2e4");
  await rui.my_turn();
  await rui.play_text("e7e5");
  await ana.my_turn();
  await Promise.all([ana, rui].map((person) => person.action("greetings").waitFor()));
  return [ana, rui];
}

const answerable = (person) => person.page.locator("#offer button[aria-disabled='false']").first().waitFor();

test("time is given, greetings are read in one's own language, and can be muted", async () => {
  const [ana, rui] = await begin({}, { language: "pt-PT", width: 360, height: 740, colorScheme: "dark" });
  await ana.action("give-time").click();
  await rui.told("Ana deu 15 segundos");
  const { clocks: after_gift } = await rui.until((state) => state.time_given.first === 1);
  assert.ok(after_gift.second.left > 305_000);

  await ana.press("g");
  await ana.comes_true(() => document.activeElement?.textContent === "Hello!");
  assert.deepEqual(await ana.violations(), []);
  await ana.press("Tab", "Enter");
  await rui.told("Ana: Boa sorte!");
  await rui.page.locator(".player.far .said").getByText("Boa sorte!").waitFor();
  await ana.page.locator(".player.near .said").getByText("Good luck!").waitFor();
  await ana.comes_true(() => document.activeElement?.getAttribute("data-action") === "greetings");

  await rui.action("greetings").click();
  assert.deepEqual(await rui.violations(), []);
  assert.equal(await rui.sideways(), 0);
  await rui.page.getByRole("switch", { name: "Silenciar o adversário" }).click({ force: true });
  await rui.gone(rui.page.locator(".player.far .said"));
  await rui.page.reload();
  await rui.action("greetings").waitFor();
  assert.equal(await rui.page.locator(".player.far .said").count(), 0);
  for (const person of [ana, rui]) await person.leave();
});

test("a pause is asked for, accepted and ended with the keyboard, and survives a restart", async () => {
  const [ana, rui] = await begin();
  await ana.press("p");
  await ana.button("Ask").waitFor();
  await ana.press("Enter");
  await ana.status("You asked for a pause");
  await answerable(rui);
  await rui.press("o", "Tab", "Enter");
  await ana.told("The game is paused.");
  await rui.status("The game is paused.");
  assert.deepEqual(await rui.violations(), []);
  const { clocks: stopped, choices } = await ana.until((state) => state.pause !== null);
  assert.equal(stopped.running, null);
  assert.equal(choices.length, 0);

  await house.restart("SIGKILL");
  await ana.page.reload();
  await ana.status("The game is paused.");
  await ana.told("The game is paused.");
  await ana.page.locator("#command").fill("resume");
  await ana.press("Enter");
  await rui.told("Ana wants to go on.");
  await rui.button("Go on").first().click();
  await ana.told("The game goes on.");
  await ana.my_turn();
  await ana.play_text("g1f3");
  for (const person of [ana, rui]) await person.leave();
});

test("an administrator closes, hides and shows a table again, after a question", async () => {
  const admin = await Person.come(house, { language: "ro" });
  const secret = readFileSync(path.join(house.data, "admin-link"), "utf8").match(/#admin=(\S+)/)[1];
  await admin.go("/help");
  await admin.page.evaluate(
    (body) => fetch("/api/admin/enter", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    { secret, name: "Ada" },
  );
  const [ana, rui] = await begin();
  await admin.go(`/table/${ana.table}`);
  const confirm = async (name) => {
    await admin.button(name).click();
    await admin.page.getByRole("dialog").getByRole("button", { name }).click();
  };
  await admin.button("Ascunde masa").waitFor();
  assert.deepEqual(await admin.violations(), []);
  await confirm("Ascunde masa");
  await ana.until((state) => state.hidden);
  await confirm("Arată din nou masa");
  await ana.until((state) => !state.hidden);
  await admin.button("Închide masa").click();
  await admin.press("Escape");
  await admin.gone(admin.page.getByRole("dialog"));
  assert.equal(ana.state.phase, "playing", "a question that is not answered does nothing");
  await confirm("Închide masa");
  await ana.until((state) => state.phase === "over");
  assert.equal(await ana.page.locator(".moderation").count(), 0);
  for (const person of [ana, rui, admin]) await person.leave();
});
