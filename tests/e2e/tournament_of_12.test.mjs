// A tournament of twelve from its making to the final standings: six people in their own browsers, three levels of the computer, and three
// programs that play by token. A round is undone, the house is killed in the middle of a round, somebody does not come, somebody withdraws,
// and somebody has a bye.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { come_as_administrator, sign_up } from "./known_people.mjs";
import { House, Person, patience, root } from "./support.mjs";
import { direct, join, make_tournament, resign, start_tournament } from "./tournament_steps.mjs";

const names = ["Ana Sousa", "Rui Costa", "Eva Lima", "Gil Reis", "Ivo Melo", "Lia Pinto"];
const programs = ["Shooter", "Runner", "Walker"];

let house;
const folder = mkdtempSync(path.join(os.tmpdir(), "tabuleiro-programs-"));
/** The programs that are running. */
let running = [];

before(async () => {
  house = await House.open_at_a_port();
});
after(async () => {
  for (const one of running) one.kill();
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A program of the director's, with its token in a file. */
async function make_program(director, name) {
  const { token } = await director.page.evaluate(
    async (wanted) => {
      const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wanted) };
      return (await fetch("/api/me/programs", init)).json();
    },
    { name, scopes: ["play"], days: 7, challenges: "own" },
  );
  writeFileSync(path.join(folder, name), token);
}

/** They play whatever game they are told of, until the house closes. */
function run_programs() {
  for (const one of running) one.kill();
  const player = path.join(root, "examples/bots/random_player.py");
  running = programs.map((name) => spawn("python3", [player, house.address, path.join(folder, name)], { stdio: "ignore" }));
}

const state_of = (person, where) =>
  person.page.evaluate(async (id) => (await fetch(`/api/tournaments/${id}`)).json(), where.split("/").at(-1));

/** The state of the tournament as soon as the condition holds. */
async function wait_for(person, where, holds) {
  for (const end = Date.now() + patience; ; ) {
    const state = await state_of(person, where);
    if (holds(state)) return state;
    if (Date.now() > end) throw new Error(`it did not come to this: ${holds}\n${JSON.stringify(state.played.at(-1))}`);
    await person.page.waitForTimeout(50);
  }
}

const boards_of = (state) => state.played.at(-1).boards;

/** The boards of the round at which people sit: the entrants of both sides who are people, by board. */
function games_of_people(state, people) {
  const seated = (entrant) => people.find(({ entrant: own }) => own === entrant);
  return boards_of(state)
    .filter(({ result }) => result === null)
    .map(({ first, second, table }) => ({ table, players: [seated(first), seated(second)].filter(Boolean) }))
    .filter(({ players }) => players.length > 0);
}

const at_table = (person, table) => person.page.waitForURL(new RegExp(`/table/${table}$`));
const back_to_tournament = (person) => person.page.getByRole("link", { name: "Back to the tournament" }).click();
const table_of = (person, name) => person.page.getByRole("table", { name });

/** The pages of a wall turn by themselves: stops them at the one that has this table. */
async function stop_at(wall, name) {
  await wall.button("Stop turning").click();
  await wall.page.locator(".wall-page table").waitFor();
  while ((await table_of(wall, name).count()) === 0) await wall.button("Page after").click();
}

/** Every person of the round resigns, or, where two of them meet, the first one; they go back to the tournament. */
async function resign_all(games) {
  await Promise.all(
    games.map(async ({ table, players }) => {
      await Promise.all(players.map((one) => at_table(one, table)));
      await resign(players[0]);
      await Promise.all(players.map(back_to_tournament));
    }),
  );
}

async function picture(person, name) {
  if (process.env.SCREENSHOTS) await person.page.screenshot({ path: `${process.env.SCREENSHOTS}/tournament-of-12-${name}.png` });
}

/** The sheet as it is printed. */
async function printed(person, button, sheet) {
  await person.page.evaluate(() => {
    window.print = () => (window.printed = document.documentElement.dataset.printing);
  });
  await person.button(button).click();
  await person.comes_true((wanted) => window.printed === wanted, sheet);
  await person.page.emulateMedia({ media: "print" });
  await person.page.evaluate((wanted) => (document.documentElement.dataset.printing = wanted), sheet);
  const shown = await person.page.locator(".tournament-page h2").evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
  const controls = await person.page
    .getByRole("button")
    .or(person.page.getByRole("columnheader", { name: "Actions" }))
    .count();
  await picture(person, `printed-${sheet}`);
  if (process.env.SCREENSHOTS) await person.page.pdf({ path: `${process.env.SCREENSHOTS}/tournament-of-12-${sheet}.pdf`, format: "A4" });
  await person.page.evaluate(() => delete document.documentElement.dataset.printing);
  await person.page.emulateMedia({ media: null });
  return { shown, controls };
}

test("twelve players, through an undone round, a death of the house, a forfeit, a withdrawal and a bye, to the final standings", async () => {
  const director = await come_as_administrator(house, "Dona Teresa", { width: 1280, height: 900 });
  const people = await Promise.all(names.map((name) => sign_up(house, name)));
  const [, , , gil, ivo, lia] = people;
  for (const name of programs) await make_program(director, name);
  run_programs();

  const where = await make_tournament(director, "Twelve", async (page) => {
    await page.getByRole("radio", { name: "Reversi" }).check();
    await page.getByRole("spinbutton", { name: "Rounds", exact: true }).fill("2");
    for (const level of await page.getByRole("group", { name: "Levels of the computer" }).getByRole("checkbox").all())
      if ((await page.getByRole("checkbox", { checked: true }).count()) < 3) await level.check();
    await page.getByText("Rules, tie-breaks and rounds").click();
    await page.getByRole("radio", { name: "when the director says so" }).check();
  });
  for (const person of people) await join(person, where);
  await director.page.getByText("Add players by name").click();
  await director.page.getByLabel("Names, one per line").fill(programs.join("\n"));
  await director.button("Add these players").click();
  await director.told("3 players added.");
  await start_tournament(director, 12);
  const entrants = (await state_of(director, where)).entrants;
  assert.deepEqual(
    ["person", "level", "program"].map((kind) => entrants.filter((one) => one.kind === kind).length),
    [6, 3, 3],
  );
  for (const [index, person] of people.entries()) person.entrant = entrants.find(({ name }) => name === names[index]).entrant;

  // The first round is undone while it is being played: everybody comes back from a table that is closed.
  await director.button("Start the round").click();
  const undone = await wait_for(director, where, ({ round }) => round === 1);
  const undone_games = games_of_people(undone, people);
  assert.equal(undone_games.length, 6, "everybody meets the computer or a program");
  await Promise.all(undone_games.map(({ table, players: [one] }) => at_table(one, table)));
  await direct(director, "Undo the last round");
  await Promise.all(
    people.map(async (one) => {
      await one.until((state) => state.phase === "over");
      await back_to_tournament(one);
    }),
  );
  await director.gone(director.page.locator(".pairings"));

  // The same round again; the house is killed when half of the people have lost their games and the others are at their tables.
  await director.button("Resume").click();
  await director.button("Start the round").click();
  const first = games_of_people(await wait_for(director, where, ({ round }) => round === 1), people);
  assert.deepEqual(
    first.map(({ players: [one] }) => one.entrant),
    undone_games.map(({ players: [one] }) => one.entrant),
  );
  assert.ok(first.every(({ table }) => !undone_games.some((game) => game.table === table)));
  await Promise.all(first.map(({ table, players: [one] }) => at_table(one, table)));
  await resign_all(first.slice(0, 3));
  await house.restart("SIGKILL");
  run_programs();
  await director.gone(director.page.locator(".lobby-lost"));
  const alive = await wait_for(director, where, (state) => boards_of(state).filter(({ result }) => result).length === 3);
  assert.deepEqual(
    boards_of(alive).map(({ table }) => table),
    first.map(({ table }) => table),
  );
  await resign_all(first.slice(3));
  await director.told("Round 1 is complete.");

  // Before the second one Gil withdraws by himself, and the director gives Ivo a bye.
  await gil.button("Withdraw").click();
  await gil.page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await gil.page.getByText("You have withdrawn from this tournament.").waitFor();
  await director.button("Change Ivo Melo").click();
  await director.page.getByRole("dialog").getByRole("radio", { name: "Bye, ½ points" }).check();
  await director.page.getByRole("dialog").getByRole("button", { name: "Bye, ½ points" }).click();
  await director.told("Changed: Ivo Melo.");

  // Lia does not come, and loses by forfeit. The others do; of two of them one resigns. The computer meets the programs.
  await lia.go("/help");
  await director.button("Start the round").click();
  const second = await wait_for(director, where, ({ round }) => round === 2);
  assert.deepEqual(second.played[1].byes, [{ entrant: ivo.entrant, points: 0.5 }]);
  assert.equal(boards_of(second).length, 5);
  const lias = boards_of(second).find((board) => [board.first, board.second].includes(lia.entrant));
  const wall = await Person.come(house, { width: 1600, height: 900 });
  await wall.go(`${where}/wall`);
  await stop_at(wall, "Round 2");
  await picture(wall, "wall-pairings");
  const games = games_of_people(second, people);
  assert.deepEqual(
    games.map(({ players }) => players.length),
    [2, 2],
  );
  const there = games.flatMap(({ table, players }) => players.filter((one) => one !== lia).map((one) => ({ one, table })));
  await Promise.all(there.map(({ one, table }) => at_table(one, table)));
  await Promise.all(there.map(({ one, table }) => one.until((state) => state.table === table && state.phase === "playing")));
  await wait_for(director, where, (state) => boards_of(state).filter(({ result }) => result === null).length === 2);
  await direct(director, "Forfeit absent players");
  const after_it = await wait_for(director, where, (state) => boards_of(state)[lias.board - 1].result !== null);
  const lost = lias.first === lia.entrant ? "first" : "second";
  assert.deepEqual(boards_of(after_it)[lias.board - 1].result, {
    winner: lost === "first" ? "second" : "first",
    forfeit: true,
    by: "director",
  });
  await table_of(director, "Round 2")
    .getByText(/^[+−] : [+−]$/)
    .waitFor();
  await back_to_tournament(people.find(({ entrant }) => entrant === (lost === "first" ? lias.second : lias.first)));
  await lia.go(where);
  await resign_all(games_of_people(after_it, people));
  await director.told("Round 2 is complete.");

  await direct(director, "Finish the tournament");
  await Promise.all(people.map((one) => one.told("Twelve is finished.")));
  await table_of(wall, "Standings").waitFor(); // the first page, after a change of the phase
  assert.equal(await wall.page.locator(".standings tbody tr").count(), 10, "the others are on the next page");
  assert.deepEqual([await wall.violations(), await wall.sideways()], [[], 0]);
  await picture(wall, "wall-standings");

  // The final standings: every game counts once.
  const over = await state_of(director, where);
  assert.equal(over.phase, "finished");
  assert.equal(
    over.standings.reduce((sum, { points }) => sum + points, 0),
    6 + 5 + 0.5,
  );
  assert.equal(over.standings.length, 12);
  const row = (name) => table_of(director, "Standings").getByRole("row", { name });
  await row(/Gil Reis.*withdrawn/).waitFor();
  assert.match((await row(/Ivo Melo/).innerText()).replaceAll(/\s+/g, " "), /\d½/);
  assert.deepEqual(await director.violations(), []);
  await picture(director, "final");
  const title = 1;
  assert.deepEqual(await printed(director, "Print the standings", "standings"), { shown: title, controls: 0 });
  assert.deepEqual(await printed(director, "Print the pairings", "rounds"), { shown: title, controls: 0 });
  await director.page.getByText("Log of all actions").click();
  const log = table_of(director, "Log of all actions");
  for (const action of ["Finished", "Bye given: Ivo Melo", "Withdrawn: Gil Reis"]) await log.getByText(action).first().waitFor();
  await Promise.all([director, wall, ...people].map((one) => one.leave()));
});
