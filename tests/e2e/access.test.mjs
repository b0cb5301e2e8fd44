// Accessibility: no axe-core violation on any page or in any state, one tab stop per board, small and enlarged screens.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { states, two } from "./states.mjs";
import { House, Person } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** Every state is checked in light and dark, in every language; one of them on a phone. Dark changes nothing but colours. */
for (const [language, width, height] of [
  ["en", 1100, 780],
  ["pt", 1440, 900],
  ["ro", 320, 640],
])
  test(`axe-core finds nothing in light and in dark, no text is missing or cut off, and no page scrolls sideways (${language}, ${width})`, async () => {
    const ana = await Person.come(house, { language, width, height });
    for (const [name, get_there] of Object.entries(states)) {
      await ana.start_anew();
      await ana.page.emulateMedia({ colorScheme: "light" });
      await get_there(ana);
      assert.deepEqual(await ana.violations(), [], `${name}, light`);
      await ana.page.emulateMedia({ colorScheme: "dark" });
      assert.deepEqual(await ana.violations("colours"), [], `${name}, dark`);
      assert.equal(await ana.sideways(), 0, `${name} scrolls sideways`);
      assert.deepEqual(await ana.cut_off(), [], `${name} cuts off text`);
      const bare = (await ana.text("body"))
        .match(/\b(?:[a-z]+-){1,3}[a-z]+\b/g)
        ?.filter((word) =>
          /^(status|game|piece|action|news|rule|ending|option|setting|key|command|refused|side|level|mark|target|did|confirm|new|time|link|step|answer|reason|study)-/.test(
            word,
          ),
        );
      assert.deepEqual(bare ?? [], [], `${name} shows the name of a text`);
    }
    await ana.leave();
  });

test("at 200 % the whole board is seen and everything can be reached", async () => {
  const ana = await Person.come(house, { width: 640, height: 400 });
  await ana.sit({ game: "chess", seats: two });
  const box = await ana.page.locator(".board").boundingBox();
  assert.ok(box.width <= 640 && box.height <= 400, JSON.stringify(box));
  assert.equal(await ana.sideways(), 0);
  await ana.action("resign").scrollIntoViewIfNeeded();
  assert.ok(await ana.action("resign").isVisible());
  await ana.leave();
});

test("high contrast and forced colours keep the board", async () => {
  const ana = await Person.come(house, {
    forcedColors: "active",
    contrast: "more",
  });
  await ana.sit({ game: "chess", seats: two });
  const fill = (selector) =>
    ana.page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fill);
  assert.notEqual(await fill(".cell.light"), await fill(".cell.dark"));
  assert.notEqual(await fill(".piece.first .body"), await fill(".piece.second .body"));
  await ana.go("/new/chess");
  const look = (selector) =>
    ana.page
      .locator(selector)
      .first()
      .evaluate((element) => (({ backgroundColor, outline }) => `${backgroundColor} ${outline}`)(getComputedStyle(element)));
  for (const kind of [".chips:not(.large) .chip", ".chips.large .chip"])
    assert.notEqual(await look(`${kind} input:checked + span`), await look(`${kind} input:not(:checked) + span`), "what is chosen is seen");
  await ana.leave();
});

test("the board is one tab stop, and the arrow keys move over it", async () => {
  const ana = await Person.come(house);
  await ana.sit({ game: "chess", seats: two });
  assert.equal(await ana.page.locator('[role="gridcell"][tabindex="0"]').count(), 1);
  await ana.cell("a1").focus();
  await ana.press("ArrowUp", "ArrowRight", "ArrowLeft", "ArrowLeft", "PageUp");
  assert.equal(await ana.page.evaluate(() => document.activeElement.dataset.cell), "a8");
  await ana.press("Tab");
  assert.equal(await ana.page.evaluate(() => document.activeElement.dataset.cell), undefined);
  await ana.leave();
});

/** Buttons with their positions on the whole page, independent of scrolling. */
const buttons = (person) =>
  person.page.locator("button:visible").evaluateAll((all) =>
    all.map((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      return { text: button.textContent, left, right, top: Math.round(top + scrollY), bottom: Math.round(bottom + scrollY) };
    }),
  );
const apart = (a, b) => a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;

for (const [language, width] of [
  ["en", 390],
  ["pt", 1100],
  ["ro", 320],
])
  test(`a question moves no button, and its answers never stand where a button was (${language}, ${width})`, async () => {
    const ana = await Person.come(house, { language, width });
    await ana.sit({ game: "chess", seats: two });
    await ana.play_text("e2e4");
    for (const ask of ["draw", "resign", "leave"]) {
      const before = await buttons(ana);
      await ana.action(ask).click();
      await ana.page.locator(".question").waitFor();
      const after = await buttons(ana);
      const added = after.filter((now) => !before.some((old) => old.text === now.text && old.top === now.top));
      assert.equal(added.length, 2, `${ask} moves ${JSON.stringify(added)}`);
      for (const answer of added) for (const old of before) assert.ok(apart(answer, old), `${ask}: ${answer.text} over ${old.text}`);
      await ana.page.locator(".question .button").last().click();
      await ana.page.locator(".question").waitFor({ state: "hidden" });
    }
    await ana.leave();
  });
