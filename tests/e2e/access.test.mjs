// For everyone: no violation that axe-core can find on any page or state, one tab stop a board, small and enlarged screens.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, Person, computer, here, seats } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const two = seats(here("Ana"), here("Rui"));

/** A game that was lost by one move, analysed, at that move. */
async function judged_move(ana) {
  await ana.sit({ game: "chess", seats: two });
  for (const move of ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"]) await ana.play_text(move);
  await ana.go(`/study/table/${ana.table}`);
  await ana.page.locator('.desk[data-work="done"]').waitFor({ timeout: 60_000 });
  await ana.page.locator(".move-list .blunder").last().click();
  await ana.page.locator(".verdict .primary").waitFor();
}

/** Every page and state, with what to do to get there. */
const states = {
  start: (ana) => ana.go("/"),
  "new game": (ana) => ana.go("/new/chess"),
  "new War Game with its options and its own time": async (ana) => {
    await ana.go("/new/wargame");
    await ana.page.locator("summary").click();
    await ana.page.locator('input[name="time"][value="own"]').check();
  },
  "choices that the house refuses": async (ana) => {
    await ana.go("/new/wargame");
    await ana.page.locator("summary").click();
    await ana.page.locator('.amount input[type="number"]').last().fill("9");
    await ana.page.locator(".huge").click();
    await ana.page.locator(".problem li").first().waitFor();
    assert.equal(await ana.page.locator(".problem li[lang]").count(), 0, "every reason is said in the reader's language");
  },
  players: (ana) => ana.go("/players"),
  help: (ana) => ana.go("/help"),
  rules: async (ana) => {
    await ana.go("/help/xadrez");
    await ana.page.locator("article").waitFor();
  },
  settings: (ana) => ana.go("/settings"),
  nowhere: (ana) => ana.go("/nowhere"),
  "an invitation": (ana) => ana.go("/table/abc#key"),
  "no such table": async (ana) => {
    await ana.go("/table/nosuchtable");
    await ana.page.locator("h1 + p").waitFor();
  },
  "waiting for the second player": (ana) => ana.sit({ game: "chess", seats: seats(here("Ana"), { kind: "link" }) }),
  "chess with a piece picked": async (ana) => {
    await ana.sit({
      game: "chess",
      seats: two,
      time: { first: "300+3", second: "300+3" },
    });
    await ana.touch("e2");
  },
  "a question": async (ana) => {
    await ana.sit({ game: "chess", seats: two });
    await ana.action("resign").click();
  },
  "a promotion": async (ana) => {
    await ana.sit({
      game: "chess",
      seats: two,
      start: "4k3/2P5/8/8/8/8/8/4K3 w - - 0 1",
    });
    await ana.touch("c7", "c8");
    await ana.page.locator(".choice-card").waitFor();
  },
  "check, captured pieces, and a notice": async (ana) => {
    await ana.sit({
      game: "chess",
      seats: two,
      start: "4k3/8/8/8/8/8/4q3/R3K2R w KQ - 0 1",
    });
    await ana.cell("h1").dragTo(ana.cell("h8"));
    await ana.page.locator(".tray .notice").waitFor();
    assert.deepEqual(await ana.violations(), [], "with a notice");
    await ana.play_text("e1e2");
  },
  "looking back": async (ana) => {
    await ana.sit({ game: "chess", seats: two });
    await ana.play_text("e2e4");
    await ana.page.getByRole("button", { name: "step-first" }).or(ana.page.locator(".steps button").first()).click();
    await ana.page.locator(".question").waitFor();
  },
  "what is to be analysed, with games that were read": async (ana) => {
    await ana.go("/study");
    await ana.page.locator("textarea").fill("1. e4 e5 *\n\n1. d4 Qh1 *");
    await ana.page.locator("form .primary").click();
    await ana.page.locator(".found").waitFor();
  },
  "position editor": async (ana) => {
    await ana.go("/study/editor");
    await ana.page.locator(".editor .hint").nth(1).waitFor();
  },
  "an impossible position": async (ana) => {
    await ana.go(`/study/editor?fen=${encodeURIComponent("8/8/8/8/8/8/8/K6K w - - 0 1")}`);
    await ana.page.locator(".editor .problem li").first().waitFor();
  },
  "analysis, a judged move": async (ana) => {
    await judged_move(ana);
  },
  "analysis, a second try and its verdict": async (ana) => {
    await judged_move(ana);
    await ana.page.locator(".verdict .primary").click();
    await ana.touch("a7", "a6");
    await ana.page.locator(".trial-result").getByText("a6").waitFor();
  },
  "analysis, a side line": async (ana) => {
    await judged_move(ana);
    ana.page.setDefaultTimeout(60_000);
    await ana.touch("h5", "f3");
    await ana.page.locator(".side-line").waitFor();
    await ana.page.locator(".lines > li").first().waitFor();
  },
  "the end": async (ana) => {
    await ana.sit({
      game: "chess",
      seats: two,
      start: "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
    });
    await ana.play_text("a1a8");
    await ana.page.locator(".result-card").waitFor();
  },
  "xadrez with operations": async (ana) => {
    await ana.sit({ game: "xadrez", seats: two });
    await ana.touch("C8");
  },
  "renpaarden in mid-chain": async (ana) => {
    await ana.sit({ game: "renpaarden", seats: two, options: { size: 5 } });
    const [from, over] = ana.state.moves.find((choice) => choice.path.length === 3).path;
    await ana.touch(from, over);
  },
  "placing a fleet": async (ana) => {
    await ana.sit({ game: "wargame", seats: seats(here("Ana"), computer(1)) });
    await ana.touch("first:B8");
    await ana.until((state) => state.line.moves.length === 1);
  },
  "the War Game": async (ana) => {
    await ana.sit({ game: "wargame", seats: seats(here("Ana"), computer(1)) });
    await ana.page.locator(".placing .primary").click();
    await ana.until((state) => state.moves[0]?.kind === "shot");
    await ana.play(ana.state.moves[40]);
  },
  "the curtain": async (ana) => {
    await ana.sit({ game: "wargame", seats: two });
    if (ana.state.curtain) return;
    await ana.page.locator(".placing .primary").click();
    await ana.until((state) => state.curtain !== null);
  },
};

for (const [language, options] of [
  ["en", { colorScheme: "light" }],
  ["pt", { colorScheme: "dark" }],
  ["ro", { colorScheme: "light", width: 320, height: 640 }],
])
  test(`axe-core finds nothing, no text is missing, and no page scrolls sideways (${language}, ${options.colorScheme}, ${options.width ?? 1100})`, async () => {
    for (const [name, get_there] of Object.entries(states)) {
      const ana = await Person.come(house, { language, ...options });
      await get_there(ana);
      assert.deepEqual(await ana.violations(), [], name);
      assert.equal(await ana.sideways(), 0, `${name} scrolls sideways`);
      const bare = (await ana.text("body"))
        .match(/\b(?:[a-z]+-){1,3}[a-z]+\b/g)
        ?.filter((word) =>
          /^(status|game|piece|action|news|rule|ending|option|setting|key|command|refused|side|level|mark|target|did|confirm|new|time|link|step|answer)-/.test(
            word,
          ),
        );
      assert.deepEqual(bare ?? [], [], `${name} shows the name of a text`);
      await ana.leave();
    }
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
  await ana.leave();
});

test("the board is one tab stop, and the arrows walk over it", async () => {
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

/** Buttons with their places on the whole page, however it is scrolled. */
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
