// Preferences: each is chosen on its page, does what it says, and is remembered by the browser.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, Person, here, seats } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const two = { game: "chess", seats: seats(here("Ana"), here("Rui")) };
const choose = (person, name, value) => person.page.locator(`input[name="${name}"][value="${value}"]`).check();
const switch_of = (person, name) => person.page.getByRole("switch", { name });

/** Chooses a setting, then opens a table with a fresh load of the page, which knows only what the browser stored. */
async function prefer(person, act) {
  await person.go("/settings");
  await act(person);
  await person.sit(two);
}

/** The effects of a change have been drawn and started. */
const two_frames = (person) =>
  person.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));

const fill = (person, selector) =>
  person.page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fill);
const drawing = (person, cell) => person.page.locator(`[data-piece="${cell}"] .body`).first().getAttribute("d");

test("pieces and board colours: every choice looks different, at the table too", async () => {
  const ana = await Person.come(house);
  const sets = new Set();
  for (const set of ["classic", "modern"]) {
    await prefer(ana, () => choose(ana, "pieces", set));
    sets.add(await drawing(ana, "g1"));
  }
  assert.equal(sets.size, 2);
  const colours = new Set();
  for (const board of ["wood", "moss", "slate", "contrast"]) {
    await prefer(ana, () => choose(ana, "board", board));
    colours.add(`${await fill(ana, ".cell.light")} ${await fill(ana, ".cell.dark")}`);
  }
  assert.equal(colours.size, 4);
  await ana.leave();
});

test("the computer's pause is on until it is switched off, and goes with the next game", async () => {
  const ana = await Person.come(house);
  const wishes = [];
  ana.page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/tables")) wishes.push(request.postDataJSON().pauses);
  });
  for (const wanted of [true, false]) {
    await ana.go("/settings");
    await switch_of(ana, "The computer takes its time").setChecked(wanted);
    await ana.go("/new/chess");
    await ana.page.getByRole("button", { name: "Play", exact: true }).click();
    await ana.page.waitForURL(/table/);
  }
  assert.deepEqual(wishes, [true, false]);
  await ana.leave();
});

test("light, dark, or as the device: the choice wins over the device", async () => {
  const ana = await Person.come(house, { colorScheme: "dark" });
  const ground = () => ana.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const seen = {};
  for (const theme of ["system", "light", "dark"]) {
    await prefer(ana, () => choose(ana, "theme", theme));
    seen[theme] = await ground();
  }
  assert.equal(seen.system, seen.dark);
  assert.notEqual(seen.light, seen.dark);
  await ana.leave();
});

test("coordinates can be left out, moves be confirmed, keys of one letter be switched off", async () => {
  const ana = await Person.come(house);
  await prefer(ana, async () => {
    await switch_of(ana, "Coordinates").uncheck();
    await switch_of(ana, /^Confirm each move/).check();
    await switch_of(ana, /^Single-key shortcuts/).uncheck();
  });
  await ana.gone(ana.page.locator(".coordinates"));
  await ana.touch("e2", "e4");
  await ana.status("Play this move?");
  assert.equal(ana.state.history.moves.length, 0);
  await ana.button("Play it").click();
  await ana.until((state) => state.history.moves.length === 1);
  await ana.page.evaluate(() => document.activeElement?.blur());
  await ana.press("z", "f");
  assert.ok(await ana.page.locator(".move-list").isVisible());
  assert.ok((await ana.cell("a8").boundingBox()).y < (await ana.cell("a1").boundingBox()).y);
  await prefer(ana, async () => {
    for (const [name, on] of [
      ["Coordinates", false],
      [/^Confirm each move/, true],
      [/^Single-key shortcuts/, false],
    ])
      assert.equal(await switch_of(ana, name).isChecked(), on, "the page of settings shows what was kept");
    await switch_of(ana, "Coordinates").check();
    await switch_of(ana, /^Confirm each move/).uncheck();
  });
  assert.equal(await ana.page.locator(".coordinates text").count(), 16);
  await ana.play_text("e2e4");
  await ana.leave();
});

test("calm mode leaves the board; it is kept, and ends by its button", async () => {
  const ana = await Person.come(house);
  await prefer(ana, () => switch_of(ana, /^Zen mode/).check());
  assert.equal(await ana.page.locator(".move-list").isVisible(), false);
  assert.equal(await ana.page.locator(".header").evaluate((element) => getComputedStyle(element).opacity), "0");
  assert.ok(await ana.cell("e2").isVisible());
  await ana.action("zen").click();
  await ana.page.locator(".move-list").waitFor();
  await ana.page.reload();
  await ana.page.locator(".move-list").waitFor();
  await ana.leave();
});

test("sounds are heard when they are on, and only then", async () => {
  const ana = await Person.come(house);
  await ana.context.addInitScript(() => {
    window.sounds = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      window.sounds++;
      return start.apply(this, when);
    };
    const play = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      window.sounds++;
      return play.apply(this, when);
    };
  });
  const heard = () => ana.comes_true(() => window.sounds > 0);
  const silent = async () => {
    await two_frames(ana);
    assert.equal(await ana.page.evaluate(() => window.sounds), 0);
  };
  await ana.sit(two);
  await ana.play_text("e2e4");
  await heard();
  await prefer(ana, () => switch_of(ana, "Sounds").uncheck());
  await ana.play_text("e2e4");
  await silent();
  assert.equal(await ana.action("silent").getAttribute("aria-pressed"), "false");
  await ana.action("silent").click();
  await ana.play_text("e7e5");
  await heard();
  await ana.leave();
});

test("pieces glide for the chosen time, and not at all with reduced motion", async () => {
  const glides = async (person, animation) => {
    await prefer(person, () => choose(person, "animation", animation));
    await person.play_text("e2e4");
    await two_frames(person);
    return person.page.evaluate(() => window.glides);
  };
  const watch = () => {
    window.glides = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      window.glides.push(options.duration);
      return animate.call(this, frames, options);
    };
  };
  const ana = await Person.come(house, { reducedMotion: "no-preference" });
  await ana.context.addInitScript(watch);
  for (const [animation, wanted] of [
    ["none", []],
    ["fast", [120]],
    ["normal", [250]],
    ["slow", [500]],
  ])
    assert.deepEqual(await glides(ana, animation), wanted, animation);
  const eva = await Person.come(house, { reducedMotion: "reduce" });
  await eva.context.addInitScript(watch);
  assert.deepEqual(await glides(eva, "slow"), []);
  await ana.leave();
  await eva.leave();
});
