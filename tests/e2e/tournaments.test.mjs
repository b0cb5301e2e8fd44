// Tournaments: one with people and levels in a real house; and their pages with answers as docs/protocols/tournaments.md describes them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { come_as_administrator, sign_up } from "./known_people.mjs";
import { House, Person, here, seats } from "./support.mjs";
import { FakeTournament, knockout, swiss } from "./tournament_fakes.mjs";
import { choose_language, direct, join, make_tournament, resign, start_tournament } from "./tournament_steps.mjs";

let house;
before(async () => {
  house = await House.open();
});
after(() => house.close());

/** Somebody at a page of a tournament that is not on the server. */
async function come(where, { tournament = new FakeTournament(), ...options } = {}) {
  const person = await Person.come(house, options);
  await tournament.answer_to(person);
  await person.go(where);
  return { person, tournament };
}

const cell_texts = (person, table) =>
  person.page
    .locator(`${table} tbody tr`)
    .evaluateAll((rows) => rows.map((row) => [...row.cells].slice(0, 3).map((cell) => cell.innerText.trim())));

test("two people and two levels: made, entered, started, resigned, and the round undone", async () => {
  const [director, ana, rui] = [await come_as_administrator(house), await sign_up(house, "Ana Sousa"), await sign_up(house, "Rui Costa")];
  await director.go("/tournaments");
  await director.page.getByRole("link", { name: "New tournament" }).waitFor();
  const where = await make_tournament(director, "Autumn cup", async (page) => {
    for (const level of ["novice", "beginner"]) await page.getByRole("checkbox", { name: level }).check();
    await page.getByRole("radio", { name: /^Knock-out/ }).check();
    await page.getByLabel("Games of each encounter").waitFor();
    assert.deepEqual(await director.violations(), []);
    await page.getByRole("radio", { name: /^Swiss system/ }).check();
    assert.deepEqual(await director.violations(), []);
  });
  for (const player of [ana, rui]) await join(player, where);
  await start_tournament(director, 4);
  await Promise.all([ana, rui].map((player) => player.page.waitForURL(/\/table\//)));
  await ana.until((state) => state.phase === "playing" && state.tournament !== undefined);
  await resign(ana);
  await ana.page.getByRole("link", { name: "Back to the tournament" }).click();
  const table = ana.page.getByRole("table", { name: "Standings" });
  await table.waitFor();
  await director.page
    .getByRole("table", { name: "Standings" })
    .getByRole("row", { name: /Computer/ })
    .filter({ hasText: "1–0–0" })
    .waitFor();
  await direct(director, "Undo the last round");
  await ana.told("Round 1 was undone.");
  await director.gone(director.page.locator(".pairings"));
  await director.page.getByText("Log of all actions").click();
  await director.page.getByRole("table", { name: "Log of all actions" }).getByText("Round undone").waitFor();
  for (const language of ["en", "pt", "ro"]) {
    await choose_language(director, language);
    await director.go(where);
    await director.page.locator(".standings").waitFor();
    assert.deepEqual(await director.violations(), [], language);
  }
  await Promise.all([director, ana, rui].map((one) => one.leave()));
});

test("standings and pairings are tables that change by themselves", async () => {
  const { person, tournament } = await come("/tournament/autumn", { tournament: new FakeTournament(swiss({ director: false })) });
  await person.page.getByRole("table", { name: "Standings" }).waitFor();
  assert.match((await cell_texts(person, ".standings"))[0].join(" "), /^1 Computer, club player.* 1½$/);
  await person.page.getByRole("table", { name: "Round 2" }).getByRole("link", { name: "being played" }).waitFor();
  await person.page.getByRole("cell", { name: "1580 ± 390" }).waitFor();
  assert.equal(await person.page.locator(".director").count(), 0, "who does not direct has no controls");

  const result = { winner: "second", forfeit: false, by: "table" };
  const [round] = tournament.state.played.slice(-1);
  tournament.change({
    played: [{ ...round, state: "complete", boards: [{ ...round.boards[0], result }, round.boards[1]] }],
    standings: [{ rank: 1, entrant: 1, points: 2, tie_breaks: [1, 1, 2], won: 2, drawn: 0, lost: 0 }],
  });
  await person.told("Round 2 is complete.");
  assert.match((await cell_texts(person, ".standings"))[0].join(" "), /^1 Ana Sousa.* 2$/);
  await person.page.getByRole("radio", { name: "1", exact: true }).check();
  await person.page.getByRole("table", { name: "Round 1" }).waitFor();
  await person.leave();
});

test("a player's page goes to the table when the round begins; not while they type", async () => {
  const host = await Person.come(house);
  await host.sit({ game: "chess", seats: seats(here("Ana"), here("Rui")) });
  const begin = (tournament) => tournament.say({ tournament: "you", you: { ...tournament.state.you, table: host.table } });
  const waiting = () => new FakeTournament(swiss({ table: null }));

  const first = await come("/tournament/autumn", { tournament: waiting() });
  await first.person.page.getByRole("table", { name: "Standings" }).waitFor();
  begin(first.tournament);
  await first.person.page.waitForURL(new RegExp(`/table/${host.table}`));
  await first.person.told("Your game begins.");

  const second = await come("/tournament/autumn", { tournament: waiting() });
  await second.person.page.getByLabel("Another player: the computer").focus();
  begin(second.tournament);
  await second.person.told("Your game begins.");
  const link = second.person.page.locator(".lobby-notice").getByRole("link", { name: "Go to your table" });
  await link.waitFor();
  assert.match(second.person.page.url(), /\/tournament\/autumn$/);
  await link.click();
  await second.person.page.waitForURL(/\/table\//);
  await Promise.all([host, first.person, second.person].map((one) => one.leave()));
});

test("the director's controls send commands; what cannot be undone is asked again", async () => {
  const { person, tournament } = await come("/tournament/autumn");
  const sent = () => tournament.commands.map(({ id, ...command }) => command);
  await person.button("Pause").click();
  await person.told("No round starts until you resume.");
  await person.button("Undo the last round").click();
  await person.page.getByRole("dialog", { name: "Undo round 2?" }).getByRole("button", { name: "Cancel" }).click();
  assert.deepEqual(sent(), [{ command: "pause" }]);
  await person.button("Undo the last round").click();
  await person.page.getByRole("dialog").getByRole("button", { name: "Undo the last round" }).click();
  await person.told("The round is undone.");
  await person.button("Enter result of board 1, Rui Costa against Ana Sousa").click();
  await person.page.getByRole("dialog").getByRole("radio", { name: "Ana Sousa won." }).check();
  await person.page.getByRole("dialog").getByRole("button", { name: "Enter the result" }).click();
  await person.told("The result of board 1 is entered.");
  await person.button("Change Rui Costa").click();
  await person.page.getByRole("dialog").getByRole("radio", { name: "Bye, ½ points" }).check();
  await person.page.getByRole("dialog").getByRole("button", { name: "Bye, ½ points" }).click();
  await person.told("Changed: Rui Costa.");
  await person.button("Add").click();
  await person.told("takes part");
  assert.deepEqual(sent().slice(1), [
    { command: "undo-round", version: 12 },
    { command: "result", round: 2, board: 1, winner: "second", forfeit: false },
    { command: "bye", entrant: 2, points: 0.5 },
    { command: "add", level: 1 },
  ]);
  assert.equal(new Set(tournament.commands.map(({ id }) => id)).size, 5, "each has an id of its own");
  await person.page.getByText("Log of all actions").click();
  await person.page.getByRole("table", { name: "Log of all actions" }).getByText("Result entered: Round 2, board 2 − : +").waitFor();
  await person.leave();
});

test("the director pairs by hand, adds players by name, and saves a report", async () => {
  const state = swiss();
  state.played[1].state = "paired";
  for (const board of state.played[1].boards) Object.assign(board, { result: null, table: null });
  const { person, tournament } = await come("/tournament/autumn", { tournament: new FakeTournament(state) });
  await person.page.getByText("Pair by hand").click();
  await person.page.getByLabel("Board 1, White").selectOption("Ana Sousa");
  assert.equal(await person.page.getByLabel("Board 1, Black").locator("option:checked").innerText(), "Rui Costa", "they change places");
  await person.page.getByText("Add players by name").click();
  const list = { name: "players.csv", mimeType: "text/csv", buffer: Buffer.from("Eva\nNobody") };
  await person.page.getByLabel("Take names from a file (CSV or TRF)").setInputFiles(list);
  assert.deepEqual(await person.violations(), []);
  await person.button("Propose these pairs").click();
  await person.told("The pairs are proposed.");
  assert.equal(await person.page.getByLabel("Names, one per line").inputValue(), "Eva\nNobody");
  const [{ id: _id, ...sent }] = tournament.commands;
  assert.deepEqual(sent, {
    command: "pair",
    pairs: [
      [1, 2],
      [3, 4],
    ],
    byes: [],
    version: 12,
  });
  await person.button("Add these players").click();
  await person.told("1 player added. Not found, or not in a group of yours: Nobody.");
  assert.equal(await person.page.getByLabel("Names, one per line").inputValue(), "Nobody");
  const [file] = await Promise.all([person.page.waitForEvent("download"), person.button("Report as a web page (HTML)").click()]);
  assert.equal(file.suggestedFilename(), "tournament-autumn.html");
  const html = readFileSync(await file.path(), "utf8");
  assert.match(html, /^<!doctype html>\n<html lang="en">/);
  assert.match(html, /<title>Autumn Swiss<\/title>/);
  assert.match(html, /Ana Sousa.*Rui Costa/s);
  assert.match(html, /<style>.*<\/head>.*Round 1/s);
  assert.doesNotMatch(html, /<a |<script|<h3>Round 2|href=|src=/, "it needs nothing else, and has no proposals");
  await person.leave();
});

test("a knock-out: its bracket, on the page and on the wall; results that decided something stay", async () => {
  const { person } = await come("/tournament/autumn", { tournament: new FakeTournament(knockout()) });
  const bracket = person.page.locator(".bracket");
  await bracket.waitFor();
  assert.deepEqual(await bracket.getByRole("heading").allInnerTexts(), ["Semi-finals", "Final"]);
  assert.deepEqual(
    (await bracket.locator(".encounter").first().locator(".encounter-line").allTextContents()).map((text) => text.trim()),
    ["Ana Sousa1½ (goes on)", "Computer, club player½"],
  );
  await bracket.getByText("Third place").waitFor();
  await person.page.getByRole("table", { name: "Round 3: Final" }).waitFor();
  const buttons = person.page.getByRole("button", { name: /^Enter result/ });
  assert.equal(await buttons.count(), 2, "of the last round");
  await person.page.getByRole("radio", { name: "1", exact: true }).check();
  await person.page.getByRole("table", { name: "Round 1: Semi-finals" }).waitFor();
  assert.equal(await buttons.count(), 0, "later rounds follow from these results");
  for (const [language, width] of [
    ["en", 320],
    ["pt", 1280],
    ["ro", 320],
  ]) {
    const other = (await come("/tournament/autumn", { tournament: new FakeTournament(knockout()), language, width, height: 640 })).person;
    await other.page.locator(".bracket").waitFor();
    assert.deepEqual([await other.violations(), await other.sideways(), await other.cut_off()], [[], 0, []], language);
    await other.go("/tournament/autumn/wall");
    await other.page.locator(".wall-foot button").last().click();
    await other.page.locator(".wall-page .bracket").waitFor();
    assert.deepEqual([await other.violations(), await other.sideways()], [[], 0], `${language} wall`);
    await other.leave();
  }
  await person.leave();
});

test("in three languages, by day and night, on a phone: nothing is wrong for axe, cut off or too wide", async () => {
  for (const [language, colorScheme] of [
    ["en", "light"],
    ["pt", "dark"],
    ["ro", "light"],
  ]) {
    const { person } = await come("/tournaments", { language, colorScheme, width: 320, height: 568 });
    for (const where of ["/tournaments", "/tournament/autumn", "/tournament/autumn/wall"]) {
      await person.go(where);
      await person.page.locator(".standings, .resume, .wall-page table").first().waitFor();
      assert.deepEqual([await person.violations(), await person.sideways(), await person.cut_off()], [[], 0, []], `${language} ${where}`);
    }
    await person.leave();
  }
});
