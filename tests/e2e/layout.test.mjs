// Layout: nothing that a player needs is out of sight, covered or too small to touch.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, Person, computer, game_text, games, here, seats, windows } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const two = seats(here("Ana"), here("Rui"));
const clock = { first: "300+3", second: "300+3" };
const mate = ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"];
const box = (person, selector) => person.page.locator(selector).first().boundingBox();
const overlap = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

for (const [width, height] of [
  [1440, 900],
  [1366, 650],
  [1024, 768],
  [900, 640],
  [844, 390],
  [667, 375],
  [390, 844],
])
  test(`the board, both clocks and what is going on are in sight at ${width}x${height}`, async () => {
    const ana = await Person.come(house, { width, height, hasTouch: width < 900, isMobile: width < 900 });
    await ana.sit({ game: "chess", seats: two, time: clock });
    for (const selector of [".board", ".player.far .clock", ".player.near .clock", ".status-bar .status"]) {
      const { x, y, ...size } = await box(ana, selector);
      assert.ok(x >= 0 && y >= 0 && x + size.width <= width && y + size.height <= height, `${selector}: ${JSON.stringify({ x, y, size })}`);
    }
    assert.ok(!overlap(await box(ana, ".steps"), await box(ana, ".actions")), "the steps do not lie under the actions");
    assert.equal(await ana.sideways(), 0);
    await ana.leave();
  });

for (const [width, height] of windows)
  test(`the games and the button are in sight on the start page at ${width}x${height}, beside an unfinished game`, async () => {
    const ana = await Person.come(house, { width, height });
    await ana.sit({ game: "chess", seats: seats(here(""), computer(1)) });
    await ana.go("/");
    await ana.page.locator(".resume").waitFor();
    await ana.page.locator(".level").waitFor();
    for (const selector of [".resume", ".game >> nth=-1", ".play-row .primary"]) {
      const { y, height: high } = await ana.page.locator(selector).first().boundingBox();
      assert.ok(y >= 0 && y + high <= height, `${selector}: ${y} to ${y + high}`);
    }
    await ana.leave();
  });

test("the buttons of a retry are in sight", async () => {
  for (const [width, height] of [
    [1440, 900],
    [1366, 650],
  ]) {
    const ana = await Person.come(house, { width, height });
    await ana.sit({ game: "chess", seats: two });
    for (const move of mate) await ana.play_text(move);
    await ana.go(`/study/table/${ana.table}`);
    await ana.page.locator(".move-list .blunder").last().click();
    await ana.page.locator(".verdict .primary").click();
    for (const button of await ana.page.locator(".trial button").all()) {
      const { y, height: high } = await button.boundingBox();
      assert.ok(y >= 0 && y + high <= height, `${width}x${height}: ${y} to ${y + high}`);
    }
    await ana.leave();
  }
});

test("the moves have room for six lines on a low laptop", async () => {
  const ana = await Person.come(house, { width: 1366, height: 650 });
  await ana.sit({ game: "chess", seats: two, time: clock });
  const { height } = await box(ana, ".move-list");
  assert.ok(height >= 6 * 30, `${height}`);
  await ana.leave();
});

for (const [width, height] of [
  [1440, 900],
  [844, 390],
  [390, 844],
])
  test(`the result never covers the board and can be put away (${width}x${height})`, async () => {
    const ana = await Person.come(house, { width, height });
    await ana.sit({ game: "chess", seats: two });
    for (const move of mate) await ana.play_text(move);
    const card = ana.page.locator(".result-card");
    await card.waitFor();
    assert.ok(!overlap(await card.boundingBox(), await box(ana, ".board")));
    assert.equal(await ana.page.evaluate(() => scrollY), 0, "the mated king stays in sight");
    await ana.press("ArrowLeft");
    await ana.status(/6/);
    assert.ok(!overlap(await card.boundingBox(), await box(ana, ".board")));
    await ana.button("Close").click();
    await ana.gone(card);
    assert.ok(await ana.button("Rematch").isVisible());
    await ana.leave();
  });

test("what was said of the game before its end is gone after it", async () => {
  const ana = await Person.come(house);
  await ana.sit({ game: "chess", seats: two });
  for (const move of mate.slice(0, 6)) await ana.play_text(move);
  await ana.touch("e1", "e5");
  await ana.cell("g1").dragTo(ana.cell("g5"));
  await ana.page.locator(".status-bar .notice").waitFor();
  await ana.action("resign").click();
  await ana.page.locator(".status-bar").getByRole("button", { name: "Resign" }).click();
  await ana.page.locator(".result-card").waitFor();
  await ana.gone(ana.page.locator(".status-bar .notice"));
  await ana.leave();
});

test("calm mode: the button has the size of its sign, also after the end, and the clocks stay at the edge", async () => {
  const ana = await Person.come(house, { width: 1440, height: 900 });
  await ana.sit({ game: "chess", seats: two, time: clock });
  const far = await box(ana, ".player.far .clock");
  await ana.press("z");
  assert.ok((await box(ana, '[data-action="zen"]')).height <= 60);
  const bar = await box(ana, ".player.far");
  const now = await box(ana, ".player.far .clock");
  assert.ok(now.width === far.width && bar.x + bar.width - (now.x + now.width) < 30);
  for (const move of mate) await ana.play_text(move);
  await ana.page.locator(".result-card").waitFor();
  for (const button of await ana.page.locator(".next-steps .button").all()) assert.ok((await button.boundingBox()).height <= 60);
  await ana.leave();
});

test("the material lead is shown, and is visible in the dark theme", async () => {
  const ana = await Person.come(house, { colorScheme: "dark" });
  await ana.sit({ game: "chess", seats: two, start: "4k3/8/8/8/8/8/4q3/R3K2R w KQ - 0 1" });
  assert.equal(await ana.page.locator(".player.far .beside svg").count(), 1);
  await ana.gone(ana.page.locator(".player.far .lead-pawns"));
  assert.equal(await ana.text(".player.near .lead-pawns"), "+1");
  await ana.play_text("e1e2");
  assert.equal(await ana.page.locator(".player.near .beside svg").count(), 2);
  assert.equal(await ana.text(".player.near .lead-pawns"), "+10");
  const colours = await ana.page.evaluate(() => ({
    piece: getComputedStyle(document.querySelector(".beside .body")).fill,
    dot: getComputedStyle(document.querySelector(".side-dot.black")).borderTopColor,
  }));
  for (const [what, colour] of Object.entries(colours)) {
    const light = colour
      .match(/\d+/g)
      .slice(0, 3)
      .reduce((sum, value) => sum + Number(value), 0);
    assert.ok(light > 300, `${what}: ${colour}`);
  }
  await ana.leave();
});

test("the page calls a player without a name by the side", async () => {
  const ana = await Person.come(house);
  await ana.sit({ game: "chess", seats: seats(here(""), computer(1)) });
  assert.equal(await ana.text(".player.near strong"), "You");
  await ana.leave();
});

for (const game of games.filter((game) => game_text(game, `first-${game}`)))
  test(`the first table of ${game} has a hint, once, that is not in the way`, async () => {
    const ana = await Person.come(house, { width: 1366, height: 650 });
    await ana.sit({ game, seats: seats(here(""), computer(1)) });
    const hint = ana.page.locator(".first-hint");
    await hint.waitFor();
    assert.deepEqual(await ana.violations(), []);
    for (const part of [".board", ".player.near", ".status-bar"]) assert.ok(!overlap(await hint.boundingBox(), await box(ana, part)), part);
    await ana.button("Got it").click();
    await ana.gone(hint);
    await ana.page.reload();
    await ana.page.locator(".actions").waitFor();
    await ana.gone(hint);
    await ana.leave();
  });

test("chess needs no hint", async () => {
  const ana = await Person.come(house);
  await ana.sit({ game: "chess", seats: two });
  await ana.gone(ana.page.locator(".first-hint"));
  await ana.leave();
});

test("the goal rows of Renpaarden are marked beside the knights that stand on them", async () => {
  const ana = await Person.come(house);
  await ana.sit({ game: "renpaarden", seats: two });
  const mark = await box(ana, ".mark.goal-first path");
  const cell = await ana.cell("a9").boundingBox();
  const knight = await ana.page.locator(".piece .body").first().boundingBox();
  assert.ok(overlap(mark, cell) && mark.x + mark.width > knight.x + knight.width, "the mark reaches out behind the knight");
  await ana.leave();
});

test("where the reader's own colours rule, the running clock is seen and no button lies over the options", async () => {
  const ana = await Person.come(house, { forcedColors: "active", height: 620 });
  await ana.sit({ game: "chess", seats: two, time: clock });
  await ana.play_text("e2e4");
  const look = (selector) =>
    ana.page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  assert.notEqual(await look(".player.far .clock"), await look(".player.near .clock"));
  await ana.go("/new/chess");
  await ana.page.locator(".level").waitFor();
  const options = ana.page.locator("summary");
  await options.scrollIntoViewIfNeeded();
  assert.ok(!overlap(await options.boundingBox(), await ana.button("Play").boundingBox()));
  await ana.leave();
});

/** Touch targets that are smaller than a fingertip; cells of boards are as large as the board allows. */
const small_targets = () => {
  const found = [];
  for (const element of document.querySelectorAll("a[href], button, input, select, summary, [role='slider']")) {
    if (!element.checkVisibility() || element.closest(".unseen, .skip, svg")) continue;
    // An invisible input represents what is drawn around it.
    const shown = element.matches("input[type=radio], input[type=checkbox], input[type=file]") ? element.closest("label") : element;
    const { width, height } = shown.getBoundingClientRect();
    if (width > 0 && (width < 43.9 || height < 43.9))
      found.push(`${shown.textContent.trim().slice(0, 30) || shown.className} ${Math.round(width)}x${Math.round(height)}`);
  }
  return found;
};

for (const [width, height] of [
  [390, 844],
  [320, 568],
])
  test(`on a telephone of ${width} pixels everything that can be touched is at least 44 pixels high and wide`, async () => {
    const ana = await Person.come(house, { width, height, isMobile: true, hasTouch: true });
    const look = async (where) => {
      assert.deepEqual(await ana.page.evaluate(small_targets), [], where);
      assert.equal(await ana.sideways(), 0, `${where} scrolls sideways`);
    };
    await ana.go("/");
    await ana.page.locator(".level").waitFor();
    await look("start");
    for (const where of ["/new/chess", "/settings", "/players", "/help", "/study"]) {
      await ana.go(where);
      await ana.page.locator("main h1").waitFor();
      if (where === "/new/chess") await ana.open_options();
      await look(where);
    }
    await ana.sit({ game: "xadrez", seats: seats(here(""), computer(1)) });
    await ana.my_turn();
    await look("a table with a hint");
    await ana.sit({ game: "chess", seats: two, time: clock });
    await look("a table");
    for (const move of mate) await ana.play_text(move);
    await ana.page.locator(".result-card").waitFor();
    await look("the end");
    await ana.leave();
  });

test("where the board is higher than the screen, a finger on it scrolls the page", async () => {
  const ana = await Person.come(house, { width: 320, height: 256, isMobile: true, hasTouch: true });
  await ana.sit({ game: "chess", seats: two });
  const touch = await ana.page.locator(".board").evaluate((board) => getComputedStyle(board).touchAction);
  assert.equal(touch, "pan-y");
  await ana.leave();
});
