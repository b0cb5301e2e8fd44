// Every page and state of the page, for tests that look at each: axe-core, and the pictures of gallery.mjs.
import assert from "node:assert/strict";
import { computer, here, seats } from "./support.mjs";

export const two = seats(here("Ana"), here("Rui"));

/** The analysis of a game that was lost by one move, at that move. */
async function judged_move(ana) {
  await ana.sit({ game: "chess", seats: two });
  for (const move of ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"]) await ana.play_text(move);
  await ana.go(`/study/table/${ana.table}`);
  await ana.page.locator('.analysis[data-work="done"]').waitFor();
  await ana.page.locator(".move-list .blunder").last().click();
  await ana.page.locator(".verdict .primary").waitFor();
}

/** Every page and state, with the steps that lead there. */
export const states = {
  start: (ana) => ana.go("/"),
  "new game": (ana) => ana.go("/new/chess"),
  "new War Game with its options and its own time": async (ana) => {
    await ana.go("/new/wargame");
    await ana.open_options();
    await ana.page.locator('input[name="time"][value="own"]').check();
  },
  "choices that the house refuses": async (ana) => {
    await ana.go("/new/wargame");
    await ana.open_options();
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
    await ana.page.locator(".promotion").waitFor();
  },
  "check, captured pieces, and a notice": async (ana) => {
    await ana.sit({
      game: "chess",
      seats: two,
      start: "4k3/8/8/8/8/8/4q3/R3K2R w KQ - 0 1",
    });
    await ana.cell("h1").dragTo(ana.cell("h8"));
    await ana.page.locator(".status-bar .notice").waitFor();
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
    const [from, over] = ana.state.choices.find((choice) => choice.path.length === 3).path;
    await ana.touch(from, over);
  },
  "placing a fleet": async (ana) => {
    await ana.sit({ game: "wargame", seats: seats(here("Ana"), computer(1)) });
    await ana.touch("first:B8");
    await ana.until((state) => state.history.moves.length === 1);
  },
  "the War Game": async (ana) => {
    await ana.sit({ game: "wargame", seats: seats(here("Ana"), computer(1)) });
    await ana.page.locator(".placing .primary").click();
    await ana.until((state) => state.choices[0]?.kind === "shot");
    await ana.play(ana.state.choices[40]);
  },
  "both fleets after the War Game": async (ana) => {
    await ana.sit({ game: "wargame", seats: seats(here("Ana"), computer(1)) });
    await ana.page.locator(".placing .primary").click();
    await ana.until((state) => state.choices[0]?.kind === "shot");
    for (let shot = 0; shot < 9 && ana.state.phase !== "over"; shot++) {
      await ana.play(ana.state.choices[0]);
      await ana.until((state) => state.choices[0]?.kind === "shot" || state.phase === "over");
    }
    await ana.action("resign").click();
    await ana.page.locator(".question .danger").click();
    await ana.until((state) => state.phase === "over");
  },
  "the curtain": async (ana) => {
    await ana.sit({ game: "wargame", seats: two });
    if (ana.state.curtain) return;
    await ana.page.locator(".placing .primary").click();
    await ana.until((state) => state.curtain !== null);
  },
};
