// A team match and an arena in a real house, each person in their own browser.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { come_as_administrator, sign_up } from "./known_people.mjs";
import { House, Person } from "./support.mjs";
import { choose_language, direct, join, make_tournament, resign, start_tournament } from "./tournament_steps.mjs";

let house, director, ana, rui;
before(async () => {
  house = await House.open();
  director = await come_as_administrator(house);
  [ana, rui] = await Promise.all(["Ana Sousa", "Rui Costa"].map((name) => sign_up(house, name)));
});
after(async () => {
  await Promise.all([director, ana, rui].map((one) => one.leave()));
  await house.close();
});

const at_table = (person) => person.page.waitForURL(/\/table\//);
const back_to_tournament = (person) => person.page.getByRole("link", { name: "Back to the tournament" }).click();
const row = (person, table, name) => person.page.getByRole("table", { name: table }).getByRole("row", { name });

/** The page and the wall, in three languages, on phones and screens, by day and by night. */
async function look_at(where, name) {
  for (const [language, colorScheme, width, height] of [
    ["en", "dark", 390, 844],
    ["pt", "light", 320, 568],
    ["ro", "dark", 1280, 800],
  ]) {
    const reader = await Person.come(house, { language, colorScheme, width, height });
    for (const page of ["", "/wall"]) {
      await reader.go(where + page);
      await reader.page.locator(".standings, .pairings").first().waitFor();
      const picture = `${process.env.SCREENSHOTS}/${name}-${language}${page.replace("/", "-")}.png`;
      if (process.env.SCREENSHOTS) await reader.page.screenshot({ path: picture });
      assert.deepEqual([await reader.violations(), await reader.sideways(), await reader.cut_off()], [[], 0, []], `${language} ${page}`);
      if (page && width > height)
        assert.ok(await reader.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), "a wall is not scrolled");
    }
    await reader.leave();
  }
}

test("a team match: players choose their team, the director moves them, and each board counts", async () => {
  const where = await make_tournament(director, "Lions against Tigers", async (page) => {
    await page.getByRole("radio", { name: /^Team match/ }).check();
    await page.getByLabel("First team").fill("Lions");
    await page.getByLabel("Second team").fill("Tigers");
    await page.getByRole("spinbutton", { name: "Rounds", exact: true }).fill("1");
    await page.getByRole("checkbox", { name: "novice" }).check();
    assert.deepEqual(await director.violations(), []);
  });
  await row(director, "1 player", /novice.*Lions/).waitFor();
  await ana.go(where);
  await ana.page.getByRole("radio", { name: "Lions" }).check();
  assert.deepEqual(await ana.violations(), []);
  await ana.button("Join").click();
  await ana.told("You take part.");
  await join(rui, where);
  await row(director, "3 players", /Rui Costa.*Tigers/).waitFor();
  await director.page.getByText("Both teams need the same number of players.").waitFor();
  assert.equal(await director.button("Start the tournament").count(), 0);

  // The novice goes to the other team, behind Rui and then in front of him.
  const change = async (what) => {
    await director.button("Change Computer, novice").click();
    const dialog = director.page.getByRole("dialog");
    await dialog.getByRole("radio", { name: what }).check();
    await dialog.getByRole("button", { name: what }).click();
    await director.gone(dialog);
  };
  await change("Move to Tigers");
  await row(director, "3 players", /^2 Computer, novice.*Tigers/).waitFor();
  await change("One board up");
  await row(director, "3 players", /^1 Computer, novice.*Tigers/).waitFor();
  await director.button("Add").click();
  await row(director, "4 players", /^2 Computer, novice.*Lions/).waitFor();
  await start_tournament(director, 4);
  await Promise.all([ana, rui].map(at_table));
  await Promise.all([ana, rui].map(resign));
  await Promise.all([ana, rui].map(back_to_tournament));
  await row(ana, "Teams", /^Lions 1 1 1/).waitFor();
  await row(ana, "Teams", /^Tigers 1 1 1/).waitFor();
  await ana.told("Lions against Tigers is finished.");
  await look_at(where, "team-match");
});

test("an arena: the next opponent comes at once, a streak is marked, a break is a break, and the end is the end", async () => {
  const where = await make_tournament(director, "Friday arena", async (page) => {
    await page.getByRole("radio", { name: /^Arena/ }).check();
    await page.getByLabel("Minutes that it lasts").fill("90");
    assert.equal(await page.locator('input[name="time"][value="180+2"]').isChecked(), true, "an arena has clocks");
    await page.locator('input[name="time"][value="1800+20"]').check({ force: true }); // nobody loses by time while others look
    assert.deepEqual(await director.violations(), []);
  });
  for (const player of [ana, rui]) await join(player, where);
  await start_tournament(director, 2);
  await director.page.getByText(/^Ends in [\d:]+\.$/).waitFor();

  // Rui resigns three times; both pages go from one game to the next by themselves.
  for (let game = 0; game < 3; ++game) {
    await Promise.all([ana, rui].map(at_table));
    const table = rui.page.url();
    await rui.until((state) => table.endsWith(state.table ?? "?") && state.phase === "playing");
    if (game === 2) await row(director, "Standings", /Ana Sousa.*The next game counts twice/).waitFor();
    await resign(rui);
    await Promise.all([ana, rui].map((one) => one.page.waitForURL((url) => /\/table\//.test(url.href) && url.href !== table)));
  }
  await row(director, "Standings", /Ana Sousa.* 8 2 2 4/).waitFor();
  await look_at(where, "arena");

  // A break: the game goes on, and after it there is no other one.
  await rui.go(where);
  assert.deepEqual(await rui.violations(), []);
  await rui.button("Take a break").click();
  await rui.page.getByText("You are taking a break, and are not paired.").waitFor();
  await row(director, "Standings", /Rui Costa.*taking a break/).waitFor();
  await ana.until((state) => state.phase === "playing");
  await resign(ana);
  await row(director, "Standings", /Rui Costa.* 2 0 0 0 2/).waitFor();
  await back_to_tournament(ana);
  await rui.button("Go on playing").click();
  await Promise.all([ana, rui].map(at_table));

  // The game that is being played does not count.
  await direct(director, "Finish the tournament");
  await director.page.getByRole("link", { name: "does not count" }).waitFor();
  await ana.told("Friday arena is finished.");
  await ana.until((state) => state.phase === "playing");
  assert.deepEqual(await director.violations(), []);
});
