// Offers arrive at any time: they never take the focus, and no key that was meant for something else accepts them.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, Person, here, invite, seats } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

async function offer_draw(person) {
  await person.action("draw").click();
  await person.button("Offer").click();
}

const focus = (person) => person.page.evaluate(() => document.activeElement.dataset?.cell ?? document.activeElement.id);
const ready = (person) => person.page.locator("#offer button[aria-disabled='false']").first().waitFor();

test("a draw offer leaves the focus on the board: Enter plays the move that was meant", async () => {
  const [ana, rui] = await invite(house);
  await ana.page.evaluate(() => document.querySelector("[data-cell='e2']").focus());
  await ana.press("Enter", "ArrowUp", "ArrowUp");
  await offer_draw(rui);
  await ana.page.locator("#offer").waitFor();
  await ana.told("Press O to go to the answer");
  assert.equal(await focus(ana), "e4");
  await ready(ana);
  await ana.press("Enter");
  await ana.until((state) => state.history.moves[0]?.note === "e4");
  assert.equal(ana.state.phase, "playing");
  for (const person of [ana, rui]) await person.leave();
});

test("a draw offer leaves the focus in the command field: what is typed there is played", async () => {
  const [ana, rui] = await invite(house);
  await ana.page.locator("#command").focus();
  await ana.page.keyboard.type("e2");
  await offer_draw(rui);
  await ana.page.locator("#offer").waitFor();
  await ready(ana);
  await ana.page.keyboard.type("e4\n");
  await ana.until((state) => state.history.moves[0]?.note === "e4");
  assert.equal(await focus(ana), "command");
  assert.equal(ana.state.phase, "playing");
  for (const person of [ana, rui]) await person.leave();
});

test("an offer that replaces the player's own question is not answered by its key", async () => {
  const [ana, rui] = await invite(house);
  // Until both have moved, a game is aborted instead.
  await ana.play_text("e2e4");
  await rui.my_turn();
  await rui.play_text("e7e5");
  await ana.my_turn();
  await ana.action("resign").focus();
  await ana.press("Enter");
  await ana.page.locator(".status-bar").getByRole("button", { name: "Resign" }).waitFor();
  await offer_draw(rui);
  await ana.until((state) => state.offer !== null);
  await ana.press("Escape");
  await ready(ana);
  await ana.press("Enter", "Escape", " ");
  assert.equal(ana.state.phase, "playing");
  assert.equal(ana.state.offer?.what, "draw");
  for (const person of [ana, rui]) await person.leave();
});

test("for a moment an offer cannot be accepted; then by O, Tab and Enter", async () => {
  const [ana, rui] = await invite(house);
  await ana.page.clock.install();
  await ana.page.clock.pauseAt(Date.now() + 3_600_000);
  await offer_draw(rui);
  await ana.page.locator("#offer").waitFor();
  await ana.button("Accept").click({ force: true });
  assert.equal(await ana.button("Accept").getAttribute("aria-disabled"), "true");
  await ana.page.clock.runFor(1_500);
  await ready(ana);
  assert.equal(ana.state.phase, "playing");
  await ana.page.evaluate(() => document.activeElement.blur());
  await ana.press("o");
  assert.equal(await focus(ana), "offer");
  await ana.press("Enter");
  assert.equal(ana.state.phase, "playing");
  await ana.press("Tab", "Enter");
  await ana.until((state) => state.result?.ending === "agreement");
  await ana.leave();
  await rui.leave();
});

test("offers are answered in the command field, and asking to take back never grants it", async () => {
  const [ana, rui] = await invite(house);
  const type = async (person, text) => {
    await person.page.locator("#command").fill(text);
    await person.press("Enter");
  };
  await ana.play_text("e2e4");
  await rui.my_turn();
  await rui.play_text("e7e5");
  await type(rui, "takeback");
  await ana.until((state) => state.offer?.what === "takeback");
  await type(ana, "takeback");
  await ana.page.getByText("There is no move that you may take back.").first().waitFor();
  assert.equal(ana.state.history.moves.length, 2);
  await type(ana, "decline");
  await rui.told("Offer declined");
  await type(rui, "draw");
  await rui.button("Offer").click();
  await ana.until((state) => state.offer?.what === "draw");
  await type(ana, "accept");
  await rui.until((state) => state.result?.ending === "agreement");
  await type(ana, "accept");
  await ana.told("There is no offer to answer.");
  for (const person of [ana, rui]) await person.leave();
});

test("the key for taking back asks first", async () => {
  const ana = await Person.come(house);
  await ana.sit({ game: "chess", seats: seats(here("Ana"), here("Rui")) });
  await ana.play_text("e2e4");
  await ana.press("u");
  await ana.status("Take back the last move?");
  await ana.button("Cancel").click();
  assert.equal(ana.state.history.moves.length, 1);
  await ana.press("u");
  await ana.button("Take it back").click();
  await ana.until((state) => state.history.moves.length === 0);
  await ana.leave();
});
