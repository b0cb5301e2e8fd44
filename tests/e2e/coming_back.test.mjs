// A reload, a shutdown or a power cut loses nothing; and who may take which seat.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { House, Person, computer, here, root, seats } from "./support.mjs";

const { renderSVG } = createRequire(path.join(root, "web/package.json"))("uqr");

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const two = { game: "chess", seats: seats(here("Ana"), here("Rui")) };

test("a reload shows the same game, and the start page offers it", async () => {
  const ana = await Person.come(house);
  await ana.sit(two);
  for (const move of ["e2e4", "e7e5"]) await ana.play_text(move);
  await ana.page.reload();
  await ana.until((state) => state.history.moves.length === 2);
  assert.equal(await ana.cell("e4").getAttribute("aria-label"), "e4, white pawn");
  await ana.go("/");
  await ana.page.getByRole("link", { name: /Ana against Rui/ }).click();
  await ana.page.locator('.game[data-plies="2"]').waitFor();
  await ana.play_text("g1f3");
  await ana.leave();
});

for (const [how, signal] of [
  ["closed", "SIGTERM"],
  ["killed", "SIGKILL"],
])
  test(`the server is ${how} and started again: the page reconnects and play goes on`, async () => {
    const ana = await Person.come(house);
    await ana.sit({ ...two, time: { first: "300+2", second: "300+2" } });
    for (const move of ["e2e4", "e7e5", "g1f3"]) await ana.play_text(move);
    await house.end(signal);
    await ana.page.locator(".status.offline").waitFor();
    await house.restart(signal);
    await ana.page.locator(".status.offline").waitFor({ state: "hidden" });
    await ana.until((state) => state.history.moves.length === 3 && state.choices.length > 0);
    await ana.play_text("b8c6");
    assert.deepEqual(
      ana.state.history.moves.map((move) => move.note),
      ["e4", "e5", "Nf3", "Nc6"],
    );
    assert.ok(ana.state.clocks.first.left > 290_000, "time while the server was down is not charged");
    await ana.leave();
  });

test("a move that is made while the server is down is played once after the restart", async () => {
  const ana = await Person.come(house);
  await ana.sit(two);
  await ana.play_text("e2e4");
  await house.end("SIGKILL");
  await ana.page.locator(".status.offline").waitFor();
  await ana.touch("e7", "e5");
  await ana.status(/e7e5 will be sent/);
  await house.restart("SIGKILL");
  await ana.until((state) => state.history.moves.length === 2);
  await ana.play_text("g1f3");
  assert.deepEqual(
    ana.state.history.moves.map((move) => move.note),
    ["e4", "e5", "Nf3"],
  );
  await ana.leave();
});

test("against the computer too", async () => {
  const ana = await Person.come(house);
  await ana.sit({ game: "chess", seats: seats(here("Ana"), computer(1)) });
  await ana.play_text("e2e4");
  await ana.my_turn();
  await house.restart("SIGKILL");
  await ana.page.locator(".status.offline").waitFor({ state: "hidden" });
  await ana.my_turn();
  await ana.play(ana.state.choices[0]);
  await ana.my_turn();
  assert.equal(ana.state.history.moves.length, 4);
  await ana.leave();
});

test("a link seats one player; later visitors may watch, and cannot touch anything", async () => {
  const [ana, rui, eva] = [await Person.come(house), await Person.come(house), await Person.come(house)];
  const link = await ana.sit({
    game: "chess",
    seats: seats(here("Ana"), { kind: "link" }),
  });
  await rui.go(link);
  await rui.page.getByRole("textbox").fill("Rui");
  await rui.button("Join and play").click();
  await rui.until((state) => state.you === "second");
  await eva.go(link);
  await eva.button("Join and play").click();
  await eva.page.getByText("The seat is taken.").waitFor();
  await eva.page.getByRole("link", { name: "Just watch" }).click();
  await eva.until((state) => state.you === "watcher");
  await eva.page.getByText("You are watching.").waitFor();
  await eva.touch("e2", "e4");
  await eva.gone(eva.page.locator(".target, .picked"));
  assert.equal(await eva.action("resign").count(), 0);
  await ana.my_turn();
  await ana.play_text("e2e4");
  await eva.until((state) => state.history.moves[0]?.note === "e4");
  assert.equal(await eva.cell("e4").getAttribute("aria-label"), "e4, white pawn");
  assert.equal(await ana.text(".player.far .player-name"), "Rui");
  for (const person of [ana, rui, eva]) await person.leave();
});

test("the link page says that only this machine can open it, copies the link, and the table can be closed", async () => {
  const ana = await Person.come(house, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await ana.go("/new/chess");
  await ana.page.getByRole("radio", { name: /By link/ }).check();
  await ana.button("Create a link").click();
  await ana.page.getByText("Only this computer can open this link.").waitFor();
  await ana.button("Copy").click();
  const link = await ana.page.locator("#link").inputValue();
  assert.equal(await ana.page.evaluate(() => navigator.clipboard.readText()), link);
  assert.match(link, /^http:\/\/127\.0\.0\.1:\d+\/table\/[\w-]+#[\w-]+$/);
  await ana.button("Close this table").click();
  await ana.page.getByRole("heading", { name: "What would you like to play?" }).waitFor();
  const { tables } = await ana.page.evaluate(async () => (await fetch("/api/house")).json());
  assert.deepEqual(
    tables.filter((table) => table.phase === "waiting"),
    [],
    "the server knows that it was closed",
  );
  await ana.leave();
});

test("a button lets the local network in: the link and its code are for other devices, and seat one of them", async () => {
  const [ana, rui] = [await Person.come(house), await Person.come(house)];
  await ana.sit({ game: "chess", seats: seats(here("Ana"), { kind: "link" }) });
  await ana.button("Allow other devices on this network").click();
  const has_network = Object.values(os.networkInterfaces()).some((all) => all.some((one) => !one.internal && one.family === "IPv4"));
  if (!has_network) {
    await ana.page.getByText("This computer is not in a network.").waitFor();
    await ana.leave();
    return rui.leave();
  }
  const code = ana.page.getByRole("img", { name: "QR code of the link" });
  await code.waitFor();
  const link = await ana.page.locator("#link").inputValue();
  assert.doesNotMatch(link, /127\.0\.0\.1|localhost/);
  assert.equal(await code.locator("path").first().getAttribute("d"), /d="([^"]+)"/.exec(renderSVG(link, { border: 2 }))[1]);
  assert.equal(await ana.button("Allow other devices on this network").count(), 0);
  await rui.page.goto(link);
  await rui.button("Join and play").click();
  await rui.until((state) => state.you === "second");
  await ana.until((state) => state.phase === "playing");
  assert.equal(
    await rui.page.evaluate(async () => (await (await fetch("/api/house")).json()).local_network.may_change),
    false,
    "another device changes nothing about it",
  );
  await ana.leave();
  await rui.leave();
});

test("a missing table is reported, with a way back", async () => {
  const ana = await Person.come(house);
  await ana.go("/table/nosuchtable");
  await ana.page.getByRole("heading", { name: "This table does not exist" }).waitFor();
  await ana.page.getByRole("link", { name: "Back to the start page" }).click();
  await ana.page.getByRole("heading", { name: "What would you like to play?" }).waitFor();
  await ana.leave();
});

test("invalid settings are refused with reasons, and stay on the page", async () => {
  const ana = await Person.come(house);
  await ana.go("/new/wargame");
  await ana.open_options();
  await ana.page.getByLabel("Ships of size 4").fill("9");
  await ana.button("Play").click();
  await ana.page.locator(".problem li").first().waitFor();
  assert.equal(await ana.page.getByLabel("Ships of size 4").inputValue(), "9");
  await ana.leave();
});

test("names and results are counted", async () => {
  const ana = await Person.come(house);
  await ana.sit({
    game: "chess",
    seats: seats(here("Filipa"), computer(2)),
    start: "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
  });
  await ana.play_text("a1a8");
  await ana.until((state) => state.phase === "over");
  await ana.go("/players");
  const row = ana.page.getByRole("region", { name: "Filipa" }).getByRole("row").last();
  assert.deepEqual((await row.innerText()).split(/\s*\t\s*/), ["Chess", "beginner", "1", "1", "0", "0"]);
  await ana.leave();
});

test("someone new plays their first move with one button and two clicks", async () => {
  const eva = await Person.come(house);
  await eva.go("/");
  await eva.button("Play").click();
  await eva.until((state) => state.choices.length === 20);
  await eva.touch("e2", "e4");
  await eva.until((state) => state.history.moves.length > 0);
  const paint = await eva.page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  console.log(`# first contentful paint: ${Math.round(paint)} ms`);
  await eva.leave();
});
