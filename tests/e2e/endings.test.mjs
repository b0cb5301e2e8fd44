// Games that do not end on the board: aborted before both have moved, or claimed because the opponent has left. And a move that waits
// to be confirmed.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, Person, computer, here, invite, seats } from "./support.mjs";

let house;
before(async () => (house = await House.open({ words: ["--absence-seconds", "0"] })));
after(() => house.close());

test("until both have moved a game is aborted instead of resigned, and does not count", async () => {
  const [ana, rui] = await invite(house);
  await ana.play_text("e2e4");
  await rui.my_turn();
  assert.match(await rui.text('[data-action="resign"]'), /Abort/);
  await rui.action("resign").click();
  await rui.status("Abort this game?");
  await rui.page.locator(".status-bar").getByRole("button", { name: "Abort" }).click();
  await ana.until((state) => state.result?.ending === "abandonment" && state.result.winner === null);
  assert.match(await ana.text(".result-card"), /Game aborted[\s\S]*no result/);
  await ana.go("/players");
  await ana.page.getByRole("heading", { level: 1 }).waitFor();
  await ana.gone(ana.page.getByText("Ana", { exact: true }));
  await ana.leave();
  await rui.leave();
});

test("abort is a command, too, and comes too late when both have moved", async () => {
  const ana = await Person.come(house);
  await ana.sit({ game: "chess", seats: seats(here("Ana"), computer(1)) });
  const type = async (text) => {
    await ana.page.locator("#command").fill(text);
    await ana.page.locator("#command").press("Enter");
  };
  await ana.play_text("e2e4");
  await ana.my_turn();
  assert.match(await ana.text('[data-action="resign"]'), /Resign/);
  await type("abort");
  await ana.page.getByText("Both have moved: the game can no longer be aborted.").first().waitFor();
  assert.equal(ana.state.phase, "playing");
  await ana.leave();
});

test("a player who leaves before both have moved is told that the game will be aborted", async () => {
  const [ana, rui] = await invite(house);
  await ana.action("leave").click();
  await ana.status("Leave and abort the game?");
  await ana.page.locator(".status-bar").getByRole("button", { name: "Leave" }).click();
  await rui.until((state) => state.phase === "over" && state.result.winner === null);
  await ana.leave();
  await rui.leave();
});

test("when the opponent has left, a win or a draw can be claimed; their return takes that back", async () => {
  const [ana, rui] = await invite(house);
  for (const [person, move] of [
    [ana, "e2e4"],
    [rui, "e7e5"],
    [ana, "g1f3"],
  ]) {
    await person.my_turn();
    await person.play_text(move);
  }
  await ana.page.locator("#command").fill("Bc");
  const table = rui.page.url();
  await rui.page.goto("about:blank");
  await ana.status(/has left\. You can claim a win or a draw, or wait\./);
  await ana.told("has left");
  assert.equal(await ana.page.evaluate(() => document.activeElement?.id), "command", "nothing takes the focus");
  await rui.page.goto(table);
  await ana.until((state) => !state.allowed.includes("claim-win"));
  await ana.gone(ana.page.getByRole("button", { name: "Claim a win" }));
  await rui.page.goto("about:blank");
  await ana.button("Claim a win").click();
  await ana.until((state) => state.result?.winner === "first");
  assert.match(await ana.text(".result-card"), /You won![\s\S]*left the game/);
  await ana.leave();
  await rui.leave();
});

test("a move that waits to be confirmed stands on its new square", async () => {
  const ana = await Person.come(house);
  await ana.go("/");
  await ana.page.evaluate(() => localStorage.setItem("preferences", JSON.stringify({ confirm_moves: true })));
  await ana.sit({ game: "chess", seats: seats(here("Ana"), here("Rui")), start: "4k3/8/8/8/8/8/8/4K2R w K - 0 1" });
  const at = (cell) => ana.page.locator(`[data-piece="${cell}"]`);
  await ana.touch("e1", "g1");
  await ana.status(/Play this move\?/);
  for (const cell of ["g1", "f1"]) assert.equal(await at(cell).count(), 1, cell);
  for (const cell of ["e1", "h1"]) assert.equal(await at(cell).count(), 0, cell);
  await ana.press("Escape");
  assert.equal(await at("e1").count(), 1);
  await ana.touch("e1", "g1");
  await ana.button("Play it").click();
  await ana.until((state) => state.history.moves.length === 1);
  await ana.leave();
});
