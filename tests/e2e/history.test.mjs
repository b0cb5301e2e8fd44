// One's games, profile and ratings: a rated game, what it changed, the list of games with its filters, and what others see.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, Person, computer, here, seats } from "./support.mjs";

let house;

before(async () => {
  house = await House.open();
});
after(() => house.close());

/** Signs up as the page does; returns the person's id. */
async function sign_up(person, name) {
  await person.go("/help");
  const answer = await person.page.evaluate(async (wanted) => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name: wanted, games: [] }) };
    return (await fetch("/api/sign-up", init)).json();
  }, name);
  return answer.person.id;
}

/** One's own game against the computer, resigned after a move of each. */
async function lose(person, settings) {
  await person.sit({ seats: seats(here(), computer(1)), ...settings });
  const { choices } = await person.my_turn();
  await person.play(choices[0]);
  await person.until((state) => state.phase === "over" || state.history.moves.length > 1);
  await person.action("resign").click();
  await person.page.locator(".status-bar .question .danger").click();
  await person.until((state) => state.phase === "over");
}

test("a rated game: chosen before it, shown at the table, and its change of the rating after it", async () => {
  const ana = await Person.come(house);
  await ana.go("/new/chess");
  await ana.page.locator(".why-casual").getByText("sign in first").waitFor();
  const id = await sign_up(ana, "Ana");
  await ana.go("/new/chess");
  // A level that is as strong as a newcomer is taken to be.
  await ana.page.locator(".even-level button").click();
  await ana.page.getByText("This is the most even level for you.").waitFor();
  await ana.page.getByRole("radio", { name: /^Rated/ }).check();
  await ana.open_options();
  assert.equal(await ana.page.getByRole("switch", { name: /take-backs/ }).count(), 0);
  await ana.page.getByLabel("Starting position").last().fill("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  await ana.page.locator(".why-casual").getByText("position of your own").waitFor();
  await ana.page.getByLabel("Starting position").last().fill("");
  await ana.button("Play").click();
  await ana.page.locator(".kind-of-game").getByText("Rated game").waitFor();
  await ana.until((state) => state.rated && !state.allowed.includes("hint"));
  await ana.my_turn();
  await ana.play_text("e2e4");
  await ana.until((state) => state.history.moves.length === 2);
  await ana.action("resign").click();
  await ana.page.locator(".status-bar .question .danger").click();
  const line = ana.page.locator(".rating-change");
  await line.waitFor();
  const [, rating, change] = /^Your rating: (\d+) ± \d+ \((−\d+)\)$/.exec(await line.innerText());
  await ana.told(`Your rating: ${rating}`);
  assert.deepEqual(await ana.violations(), [], "the result of a rated game");

  // The name beside the board leads to the profile.
  await ana.page.getByRole("link", { name: "Ana", exact: true }).click();
  await ana.page.getByRole("heading", { name: "Ana", level: 1 }).waitFor();
  assert.equal(new URL(ana.page.url()).pathname, `/person/${id}`);
  assert.match(await ana.text(".rating-card"), new RegExp(`Chess\\s+${rating} ± \\d+\\s+1 rated game\\s+provisional`));
  await ana.page.getByText("provisional rating is still too uncertain").waitFor();
  await lose(ana, { game: "chess", rated: true });
  await ana.go(`/person/${id}`);
  const graph = ana.page.getByRole("slider", { name: "Rating over time: Chess" });
  await graph.focus();
  assert.match(await graph.getAttribute("aria-valuetext"), /after 2 games$/);
  await ana.press("Home");
  assert.match(await graph.getAttribute("aria-valuetext"), new RegExp(`${rating} ± \\d+, after 1 game$`));
  await ana.page.getByText("As a table").click();
  assert.equal(await ana.page.locator(".course-points tbody tr").count(), 2);

  // Home again by the menu: the game with its change.
  await ana.page.locator(".header .who").click();
  await ana.page.getByRole("link", { name: "My games" }).click();
  await ana.page.locator(".history-games tbody tr").nth(1).waitFor();
  assert.match(
    await ana.text(".history-games tbody tr:last-child"),
    new RegExp(`Lost By resignation\\.\\s+Rated: ${rating} \\(${change}\\)`),
  );
  await ana.leave();
});

test("a history: newest first, filtered, opened, analysed and saved", async () => {
  const rui = await Person.come(house);
  await sign_up(rui, "Rui");
  await rui.go("/history");
  await rui.page.getByText("You have not finished a game yet").waitFor();
  assert.equal(await rui.page.locator(".filters").count(), 0);
  await lose(rui, { game: "chess" });
  const chess = rui.table;
  await lose(rui, { game: "reversi", time: { first: "60", second: "60" } });
  await rui.go("/history");
  const rows = rui.page.locator(".history-games tbody tr");
  await rows.nth(1).waitFor();
  const [latest, earlier] = await rui.page.locator(".history-games tbody th").allInnerTexts();
  assert.equal(latest, "Reversi");
  assert.equal(earlier, "Chess");
  await rui.page.getByRole("combobox", { name: /^Game/ }).selectOption("chess");
  await rui.gone(rows.nth(1));
  assert.equal(new URL(rui.page.url()).search, "?game=chess");
  await rui.told("1 game found.");
  await rui.page.getByRole("combobox", { name: /^Result/ }).selectOption("won");
  await rui.page.locator(".history-list").getByText("No games match these filters.").waitFor();
  await rui.page.reload();
  await rui.page.locator(".history-list").getByText("No games match these filters.").waitFor();
  await rui.button("Clear filters").click();
  await rows.nth(1).waitFor();
  await rui.page.getByRole("combobox", { name: /^Time/ }).selectOption("bullet");
  await rui.gone(rows.nth(1));
  await rui.button("Clear filters").click();
  await rows.nth(1).waitFor();
  await rui.page.getByRole("combobox", { name: /^Opponent/ }).selectOption("level-1");
  await rui.page.getByLabel("Until").fill("2020-01-01");
  await rui.page.locator(".history-list").getByText("No games match these filters.").waitFor();
  await rui.button("Clear filters").click();
  await rows.nth(1).waitFor();

  const [file] = await Promise.all([rui.page.waitForEvent("download"), rui.page.getByRole("link", { name: /^Save: Chess/ }).click()]);
  assert.equal(file.suggestedFilename(), `chess-${chess}.pgn`);
  await rui.page.getByRole("link", { name: /^Analyse: Chess/ }).click();
  await rui.page.locator(".analysis").waitFor();
  await rui.page.goBack();
  await rui.page.getByRole("link", { name: "Chess", exact: true }).click();
  await rui.until((state) => state.table === chess && state.phase === "over");
  await rui.leave();
});

test("what others see: a profile without what its person hides, and only games that are listed", async () => {
  const eva = await Person.come(house);
  const id = await sign_up(eva, "Eva Lima");
  await lose(eva, { game: "chess", rated: true });
  await eva.go(`/person/${id}`);
  await eva.page.getByRole("switch", { name: "Hide my ratings" }).focus();
  await eva.press("Space");
  await eva.told("Saved.");
  const gil = await Person.come(house, { language: "pt", width: 360, height: 740 });
  await gil.go(`/person/${id}`);
  await gil.page.getByText("Eva Lima não mostra as pontuações.").waitFor();
  await gil.go(`/person/${id}/history`);
  await gil.page.getByText("Não há aqui partidas que possa ver.").waitFor();
  await gil.go("/person/nobody");
  await gil.page.getByRole("alert").getByText("Não há aqui ninguém").waitFor();
  await gil.go("/history");
  await gil.page.getByText("Entre na sua conta").waitFor();
  await gil.leave();
  await eva.page.reload();
  await eva.page.locator(".rating-card").waitFor();
  assert.ok(await eva.page.getByRole("switch", { name: "Hide my ratings" }).isChecked());
  await eva.leave();
});

test("axe-core finds nothing on a history, a profile and a new game, in three languages, light and dark, wide and narrow", async () => {
  const person = await Person.come(house);
  const id = await sign_up(person, "Constantin Maximilian Popescu");
  await lose(person, { game: "chess", rated: true });
  await lose(person, { game: "chess", rated: true });
  for (const [language, width, height] of [
    ["en", 1280, 800],
    ["pt", 360, 740],
    ["ro", 320, 568],
  ]) {
    await person.page.setViewportSize({ width, height });
    await person.page.evaluate((chosen) => {
      const kept = JSON.parse(localStorage.getItem("preferences"));
      localStorage.setItem("preferences", JSON.stringify({ ...kept, language: chosen }));
    }, language);
    for (const [where, shown] of [
      ["/history", ".history-games"],
      [`/person/${id}`, ".course-graph"],
      ["/new/chess", ".even-level"],
    ]) {
      const what = `${where}, ${language}`;
      await person.go(where);
      await person.page.locator(shown).waitFor();
      await person.page.emulateMedia({ colorScheme: "light" });
      assert.deepEqual(await person.violations(), [], what);
      await person.page.emulateMedia({ colorScheme: "dark" });
      assert.deepEqual(await person.violations("colours"), [], `${what}, dark`);
      assert.equal(await person.sideways(), 0, what);
      assert.deepEqual(await person.cut_off(), [], what);
    }
  }
  await person.leave();
});
