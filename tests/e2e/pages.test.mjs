// The pages around the table: their choices take effect and are remembered.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { game_data, side_names } from "./game_data.mjs";
import { House, Person, here, seats } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const choose = (person, name, value) => person.page.locator(`input[name="${name}"][value="${value}"]`).check();

test("a new game against the computer is the one that was chosen", async () => {
  const ana = await Person.come(house);
  await ana.go("/new/chess");
  await choose(ana, "level", "2");
  await choose(ana, "side", "second");
  await choose(ana, "time", "180+2");
  await ana.page.getByLabel("Your name").fill("Ana");
  await ana.page.getByRole("switch", { name: /Different time/ }).check();
  await choose(ana, "kind-other", "per-move");
  await ana.page.getByLabel("Seconds per move").fill("20");
  await ana.open_options();
  await choose(ana, "option-draws", "fide");
  await ana.page.getByRole("switch", { name: /Allow take-backs/ }).uncheck();
  await ana.button("Play").click();
  await ana.my_turn();
  const { state } = ana;
  assert.equal(state.you, "second");
  assert.deepEqual([state.seats.first.kind, state.seats.first.level, state.seats.second.name], ["computer", 2, "Ana"]);
  assert.equal(state.options.draws, "fide");
  assert.ok(state.clocks.first.left > 170_000 && state.clocks.second.left <= 20_000);
  assert.ok(!state.allowed.includes("ask-takeback"));
  await ana.go("/new/chess");
  assert.equal(await ana.page.getByLabel("Your name").inputValue(), "Ana");
  await ana.leave();
});

test("every game can be begun with its options, for two at this screen", async () => {
  const ana = await Person.come(house);
  for (const [game, data] of Object.entries(game_data)) {
    const [first, second] = side_names(data);
    const { option } = data;
    await ana.go("/new/chess");
    await choose(ana, "game", game);
    await choose(ana, "mode", "here");
    await ana.page.getByLabel(`Name (${first})`).fill("Ana");
    await ana.page.getByLabel(`Name (${second})`).fill("Rui");
    if (option) {
      await ana.open_options();
      if (option.choose) await choose(ana, ...option.choose);
      await ana.page.getByLabel(option.label).fill(option.value);
    }
    ana.state = undefined;
    await ana.button("Play").click();
    await ana.until((state) => state.game === game && state.you === "both");
    if (ana.state.curtain)
      await ana.page
        .locator(".curtain .primary")
        .click()
        .then(() => ana.until((state) => state.curtain === null));
    if (option) assert.ok(option.shown(ana.state), game);
    assert.equal(ana.state.seats.second.name, "Rui");
  }
  await ana.leave();
});

test("the last set-up of a game is there again, on the start page and in a new game", async () => {
  const ana = await Person.come(house);
  await ana.go("/");
  await choose(ana, "level", "5");
  await choose(ana, "side", "second");
  await choose(ana, "time", "600");
  await ana.button("Play").click();
  await ana.my_turn();
  assert.deepEqual([ana.state.you, ana.state.seats.first.level], ["second", 5]);
  assert.ok(ana.state.clocks.second.left > 500_000 && ana.state.clocks.second.left <= 600_000);
  const chosen = (name) => ana.page.locator(`input[name="${name}"]:checked`).inputValue();
  for (const where of ["/", "/new/chess"]) {
    await ana.go(where);
    await ana.page.locator(".level").waitFor();
    assert.deepEqual([await chosen("level"), await chosen("side"), await chosen("time")], ["5", "second", "600"], where);
  }
  await choose(ana, "game", "renpaarden");
  assert.deepEqual([await chosen("level"), await chosen("side")], ["3", "first"], "each game has its own");
  await ana.leave();
});

test("Chess960 at random: the number is drawn, shown, played, and drawn again for the next game", async () => {
  const ana = await Person.come(house);
  await ana.go("/new/chess");
  await ana.open_options();
  const drawn = async () => Number(/\d+/.exec(await ana.text(".drawn"))[0]);
  await choose(ana, "first-position", "random");
  const numbers = new Set([await drawn()]);
  for (let again = 0; again < 6; again++) {
    await ana.button("Draw again").click();
    numbers.add(await drawn());
  }
  assert.ok(numbers.size > 2, [...numbers].join());
  const number = await drawn();
  await ana.button("Play").click();
  await ana.until((state) => state.options.start === number);
  await ana.go("/new/chess");
  await ana.open_options();
  assert.ok(await ana.page.locator('input[name="first-position"][value="random"]').isChecked());
  await ana.leave();
});

test("a game from a custom position shows it before the start", async () => {
  const ana = await Person.come(house, { width: 1366, height: 650 });
  await ana.go(`/new/chess?start=${encodeURIComponent("4k3/8/8/8/8/8/8/4K2R b - - 0 1")}`);
  const board = ana.page.locator(".start-position .board");
  await board.waitFor();
  assert.match(await board.getAttribute("aria-label"), /black king e8/);
  assert.match(await ana.text(".start-position"), /Black/);
  const { y, height } = await board.boundingBox();
  const play = await ana.button("Play").boundingBox();
  assert.ok(y + height < play.y, "the button does not cover it");
  await ana.leave();
});

test("the lobby is one step away on every page, and a phone's header is one line in every language", async () => {
  for (const [language, lobby] of [
    ["en", "Lobby"],
    ["pt", "Átrio"],
    ["ro", "Hol"],
  ]) {
    const ana = await Person.come(house, { language, width: 360, height: 740 });
    await ana.go("/help");
    assert.ok((await ana.page.locator(".header").boundingBox()).height < 60, language);
    await ana.page.locator(".header").getByRole("link", { name: lobby }).click();
    await ana.page.getByRole("heading", { name: lobby, level: 1 }).waitFor();
    await ana.go("/");
    await ana.page.locator(".start-foot .to-players").click();
    await ana.page.waitForURL(/\/players$/);
    await ana.leave();
  }
});

test("the player's name is set in the settings", async () => {
  const ana = await Person.come(house);
  await ana.go("/settings");
  await ana.page.getByLabel("Your name").fill("Ana");
  await ana.go("/");
  await ana.button("Play").click();
  await ana.until((state) => state.seats.first.name === "Ana");
  await ana.leave();
});

test("the board turns after each move where two people asked for it", async () => {
  const ana = await Person.come(house);
  await ana.go("/new/chess");
  await choose(ana, "mode", "here");
  await ana.page.getByRole("switch", { name: "Flip the board after each move" }).check();
  await ana.button("Play").click();
  await ana.my_turn();
  const top = async (cell) => (await ana.cell(cell).boundingBox()).y;
  assert.ok((await top("a8")) < (await top("a1")));
  await ana.play_text("e2e4");
  assert.ok((await top("a8")) > (await top("a1")));
  await ana.leave();
});

test("preferences change the page at once and are remembered", async () => {
  const ana = await Person.come(house);
  await ana.go("/settings");
  for (const [name, value] of [
    ["theme", "dark"],
    ["pieces", "modern"],
    ["board", "slate"],
    ["animation", "none"],
  ])
    await choose(ana, name, value);
  await ana.page.getByRole("switch", { name: "Coordinates" }).uncheck();
  await choose(ana, "language", "ro");
  await ana.page.getByRole("heading", { name: "Preferințe" }).waitFor();
  await ana.sit({ game: "chess", seats: seats(here(), here()) });
  const root = (name) => ana.page.evaluate((attribute) => document.documentElement.getAttribute(attribute), name);
  assert.deepEqual([await root("lang"), await root("data-theme"), await root("data-board")], ["ro", "dark", "slate"]);
  await ana.gone(ana.page.locator(".coordinates"));
  assert.equal(await ana.cell("e2").getAttribute("aria-label"), "e2, pion alb");
  await ana.leave();
});

for (const [language, title] of [
  ["pt-BR", "A que quer jogar?"],
  ["en-GB", "What would you like to play?"],
  ["ro-RO", "Ce vrei să joci?"],
  ["fr-FR", "What would you like to play?"],
])
  test(`a browser that speaks ${language} sees “${title}”, and can switch`, async () => {
    const ana = await Person.come(house, { language });
    await ana.go("/");
    await ana.page.getByRole("heading", { name: title }).waitFor();
    await ana.button("Română").click();
    await ana.page.getByRole("heading", { name: "Ce vrei să joci?" }).waitFor();
    await ana.leave();
  });

test("the rules are there in the reader's language, with boards to try the moves on", async () => {
  const ana = await Person.come(house, { language: "pt" });
  await ana.go("/help");
  await ana.page.getByRole("link", { name: /^Xadrez O clássico/ }).click();
  await ana.page.getByRole("heading", { name: "Promoção" }).waitFor();
  const figure = ana.page.locator("figure.try").filter({ hasText: "e7e8q" });
  await figure.getByRole("button", { name: "Experimentar" }).click();
  await figure.locator(".status-bar").waitFor();
  await figure.locator('[data-cell="e7"]').click();
  await figure.locator('[data-cell="e8"]').click();
  await figure.getByRole("button", { name: "cavalo" }).click();
  await figure.locator('[data-cell="e8"][aria-label="e8, cavalo branco"]').waitFor();
  assert.deepEqual(await ana.violations(), []);
  await ana.go("/");
  await ana.page.getByRole("heading", { name: "A que quer jogar?" }).waitFor();
  await ana.gone(ana.page.locator(".unfinished"));
  await ana.leave();
});

test("the policy for contents holds: nothing foreign, nothing inline", async () => {
  const ana = await Person.come(house);
  const broken = [];
  ana.page.on("console", (message) => /Content Security Policy/.test(message.text()) && broken.push(message.text()));
  for (const where of ["/", "/new/chess", "/settings", "/help/chess", "/players"]) await ana.go(where);
  await ana.sit({ game: "chess", seats: seats(here("Ana"), { kind: "link" }) });
  await ana.sit({ game: "chess", seats: seats(here(), here()) });
  await ana.play_text("e2e4");
  assert.deepEqual(broken, []);
  await ana.leave();
});

test("the page brings its own fonts, with the letters of its languages and their licences", async () => {
  const ana = await Person.come(house, { language: "ro" });
  await ana.go("/help");
  await ana.page.locator("h1").waitFor();
  const loaded = await ana.page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((face) => face.status === "loaded").map((face) => `${face.family} ${face.unicodeRange.slice(0, 6)}`);
  });
  assert.deepEqual([...new Set(loaded)].sort(), ["Figtree U+0-FF", "Figtree U+100-", "Lora U+0-FF", "Lora U+100-"]);
  for (const link of await ana.page.locator('a[href^="/licences/"]').all()) {
    const answer = await fetch(house.address + (await link.getAttribute("href")));
    assert.match(await answer.text(), /SIL OPEN FONT LICENSE/i);
  }
  const preloads = await ana.page.locator('link[rel="preload"][as="font"]').count();
  assert.equal(preloads, 2);
  await ana.leave();
});
