// Analysis with the real engines: a finished game from its result card to a retry and a file; imported games; the editor by keyboard
// alone; the other games.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { game_data } from "./game_data.mjs";
import { House, Person, here, patience, seats } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const two = seats(here("Ana"), here("Rui"));
const done = (person) => person.page.locator('.analysis[data-work="done"]').waitFor();
const at_ply = (person, ply) => person.page.locator(`.analysis[data-ply="${ply}"]`).waitFor();
const slider = (person) => person.page.locator(".graph[role=slider]");
/** Waits until the position is one whose FEN begins with this. */
async function shows_position(person, begin) {
  const fen = () => person.page.getByLabel("Position (FEN)").inputValue();
  for (const end = Date.now() + patience; !(await fen()).startsWith(begin); await person.page.waitForTimeout(20))
    assert.ok(Date.now() < end, `${await fen()}, not ${begin}`);
}
const move = (person, note) => person.page.locator(".analysis-moves").getByText(note, { exact: true });

/** A page with long timeouts: engines have a lower priority than everything else on the machine. */
async function come() {
  const person = await Person.come(house);
  person.page.setDefaultTimeout(90_000);
  return person;
}

async function saved(person, button) {
  const [file] = await Promise.all([person.page.waitForEvent("download"), button.click()]);
  return readFileSync(await file.path(), "utf8");
}

/** Moves, symbols and comments of a saved game, without the engine's results. */
const without_evaluations = (pgn) =>
  pgn
    .replace(/\s+/g, " ")
    .replace(/\[%eval [^\]]*\] ?/g, "")
    .replace(/ \{\}( \d+\.\.\.)?/g, "");

async function finished_game(person) {
  await person.sit({ game: "chess", seats: two });
  for (const text of ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"]) await person.play_text(text);
  await person.page.locator(".result-card").getByRole("link", { name: "Analyse" }).click();
  await done(person);
}

test("a finished game: from its card to the analysis, a retry and a file", async () => {
  const ana = await come();
  await finished_game(ana);
  const { page } = ana;
  assert.equal(await slider(ana).getAttribute("aria-valuemax"), "7");
  assert.match(await ana.text(".analysis-title"), /Ana against Rui\s+1–0/);
  const blunder = page.getByRole("button", { name: /Black: knight from g8 to f6\. Blunder\./ });
  assert.match(await blunder.innerText(), /^Nf6\s*\?\?/);
  assert.match(await page.getByRole("row", { name: /Rui/ }).innerText(), /\d+%/);

  // Keys and graph step through the game.
  await page.evaluate(() => document.activeElement?.blur());
  await ana.press("Home");
  await at_ply(ana, 0);
  await ana.press("ArrowRight");
  await at_ply(ana, 1);
  await shows_position(ana, "rnbqkbnr/pppppppp/8/8/4P3/");
  const graph = await slider(ana).boundingBox();
  await page.mouse.click(graph.x + graph.width - 8, graph.y + 30);
  await at_ply(ana, 7);
  await slider(ana).press("ArrowLeft");
  await at_ply(ana, 6);
  await ana.told("Black: knight from g8 to f6. Blunder.");

  // The retry: the same move again, then a good one.
  await page.locator(".analysis-verdict").getByText("Blunder").waitFor();
  await ana.button("Try again").click();
  await at_ply(ana, 5);
  await ana.touch("g8", "f6");
  await page.locator(".trial-result").getByText("is the move that was played").waitFor();
  await ana.button("Try another move").click();
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("role")), "gridcell", "a second try is made at the board");
  await ana.touch("a7", "a6");
  await page.locator(".trial-result").getByText("still a blunder").waitFor();
  await ana.button("Try another move").click();
  await ana.touch("g7", "g6");
  await page.locator(".trial.good").getByText(/^g6: /).waitFor();
  await ana.button("Show the answer").click();
  await page.locator(".trial-result").getByText("The computer would play").waitFor();
  await ana.button("Back to the game").click();
  await at_ply(ana, 6);

  // A side line on the board, the way back, and a typed move.
  await ana.button("Previous move").click();
  await ana.touch("d8", "e7");
  await page.locator(".side-line").getByRole("button", { name: "Qe7" }).waitFor();
  await ana.button("Back to the main line").click();
  await at_ply(ana, 5);
  await page.locator("#command").fill("Qf6");
  await page.locator("#command").press("Enter");
  await page.locator(".side-line").getByRole("button", { name: "Qf6" }).waitFor();
  await ana.button("Back to the main line").click();

  // The computer's line can be played through.
  await page.locator(".lines > li").nth(2).waitFor();
  await page.locator(".lines > li").first().getByRole("button").nth(1).click();
  await at_ply(ana, 7);

  const text = await saved(ana, ana.button("Save the game (PGN)"));
  assert.match(text, /\[White "Ana"\]/);
  assert.match(without_evaluations(text), /1\. e4 e5 2\. Bc4( \$\d)? Nc6 3\. Qh5( \$\d)? Nf6 \$4 4\. Qxf7#/);
  assert.deepEqual(await ana.violations(), []);
  await ana.leave();
});

const three_games = `[Event "Club"]
[White "Ana"]
[Black "Rui"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0

[White "Eva"]
[Black "Ion"]
[Result "0-1"]

1. d4 d5 2. c4 e6 3. Qh8 Nf6 0-1

[White "Rui"]
[Black "Eva"]
[Result "1/2-1/2"]

1. c4 c5 1/2-1/2
`;

test("many games from a text: those that can be read are there, the broken one up to its error, and all are saved again", async () => {
  const ana = await come();
  const { page } = ana;
  await ana.go("/");
  await page.getByRole("link", { name: "Analyse games and positions" }).click();
  const text = page.getByLabel("PGN or FEN");
  await text.fill("nothing of the kind");
  await ana.button("Import").click();
  await page.getByRole("alert").filter({ hasText: /.+/ }).first().waitFor();
  assert.equal(await text.inputValue(), "nothing of the kind", "what was written is not lost");
  await text.fill(three_games);
  await ana.button("Import").click();
  await page.getByRole("heading", { name: "3 games" }).waitFor();
  await page.getByText("1 game could not be read to the end").waitFor();
  const broken = page.getByRole("button", { name: /Eva against Ion/ });
  assert.match(await broken.innerText(), /2 moves|Reading stopped here:/);
  const all = await saved(ana, ana.button("Save all 3 games"));
  assert.deepEqual(
    [...all.matchAll(/\[White "(\w+)"\]/g)].map((match) => match[1]),
    ["Ana", "Eva", "Rui"],
  );
  await broken.click();
  await done(ana);
  assert.equal(await slider(ana).getAttribute("aria-valuemax"), "4");
  await page.reload();
  await done(ana);
  assert.match(await ana.text(".analysis-title"), /Eva against Ion/, "the page that is loaded anew has them still");
  await page.goBack();
  await page.getByRole("button", { name: /Ana against Rui/ }).click();
  await page
    .locator(".opening")
    .getByText(/Ruy Lopez/)
    .waitFor();
  await ana.leave();
});

test("what a text says beside the moves is shown and said there, and stays with the moves that are kept", async () => {
  const ana = await come();
  const { page } = ana;
  await ana.go("/study");
  await page.getByLabel("PGN or FEN").fill("1. e4 {the king's pawn} e5 2. Nf3 Nc6 {both develop} 3. Bb5 {the Spanish} *");
  await ana.button("Import").click();
  await done(ana);
  await at_ply(ana, 0);
  const comment = page.locator(".comment");
  await ana.gone(comment);
  await ana.press("ArrowRight");
  await comment.getByText("the king's pawn").waitFor();
  await ana.told("the king's pawn");
  await ana.press("ArrowRight");
  await at_ply(ana, 2);
  await ana.gone(comment);
  await ana.press("ArrowRight", "ArrowRight");
  await comment.getByText("both develop").waitFor();
  assert.deepEqual(await ana.violations(), []);
  await page.locator("#command").fill("Bc4");
  await page.locator("#command").press("Enter");
  await ana.button("Make this the main line").click();
  const kept = /1\. ?e4( \$\d)? \{the king's pawn\}.* 2\. ?Nf3( \$\d)? Nc6( \$\d)? \{both develop\} 3\. ?Bc4/s;
  const text = await saved(ana, ana.button("Save the game (PGN)"));
  assert.match(without_evaluations(text), kept);
  assert.doesNotMatch(text, /Spanish/);
  await page.reload();
  await done(ana);
  assert.match(
    without_evaluations(await saved(ana, ana.button("Save the game (PGN)"))),
    kept,
    "the page that is loaded anew has them still",
  );
  await ana.leave();
});

test("a game from a file, in the old letters of Western Europe too", async () => {
  const ana = await come();
  await ana.go("/study");
  const pgn = '[White "João"]\n[Black "Inês"]\n\n1. e4 e5 *\n';
  await ana.page.locator('input[type="file"]').setInputFiles({ name: "a.pgn", mimeType: "text/plain", buffer: Buffer.from(pgn, "latin1") });
  await done(ana);
  assert.match(await ana.text(".analysis-title"), /João against Inês/);
  await ana.leave();
});

/** Presses Tab until the element has the focus. */
async function tab_to(person, selector) {
  for (let tries = 0; tries < 60; tries++) {
    await person.press("Tab");
    if (await person.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab does not come to ${selector}`);
}

test("the editor by keyboard alone: an empty board, a few pieces, what is wrong with them, and the analysis", async () => {
  const ana = await come();
  const { page } = ana;
  await ana.go("/study/editor");
  await page.locator(".editor").waitFor();
  await tab_to(ana, ".editor-side button:nth-child(2)");
  await ana.press("Enter");
  await page.getByRole("alert").getByText("White has no king.").waitFor();
  await page.evaluate(() => document.querySelector(".brand").focus());
  await tab_to(ana, '[role="gridcell"]');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), "a1");
  await ana.press("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "K", "ArrowUp", "Enter");
  assert.equal(await ana.cell("e2").getAttribute("aria-label"), "e2, white pawn");
  await ana.press("PageUp", "k", "q");
  await page.getByRole("alert").getByText("Black has no king.").waitFor();
  await ana.press("k", "ArrowLeft", "q", "Delete");
  await page.getByText("This position is legal.").waitFor();
  await shows_position(ana, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  await ana.told(/^e8, black king$/);
  await tab_to(ana, 'input[name="turn"]');
  await ana.press("ArrowRight");
  await shows_position(ana, "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1");
  await tab_to(ana, ".editor-side .primary");
  await ana.press("Enter");
  await at_ply(ana, 0);
  await page.locator(".lines > li").first().waitFor();
  await shows_position(ana, "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1");
  await ana.leave();
});

test("the editor by mouse: pieces from the palette, dragged about and off the board; then a game from there", async () => {
  const ana = await come();
  const { page } = ana;
  await ana.go("/study/editor?fen=" + encodeURIComponent("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
  await page.locator(".tool").filter({ hasText: "white queen" }).click();
  await ana.touch("a1");
  await ana.cell("h1").dragTo(ana.cell("h4"));
  await page.locator(".problem").waitFor();
  await page.getByLabel("White O-O", { exact: true }).uncheck();
  await page.getByText("This position is legal.").waitFor();
  await ana.cell("h4").dragTo(page.locator("h1"));
  await shows_position(ana, "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
  await page.locator(".tool").filter({ hasText: "black knight" }).dragTo(ana.cell("c6"));
  await shows_position(ana, "4k3/8/2n5/8/8/8/8/Q3K3 w - - 0 1");
  await ana.button("Play from here").click();
  await ana.button("Play").click();
  await ana.my_turn();
  assert.equal(await ana.cell("c6").getAttribute("aria-label"), "c6, black knight");
  await ana.leave();
});

test("the reader's own line grows on the board and is stored; a side line can become the main one", async () => {
  const ana = await come();
  const { page } = ana;
  await ana.go("/study");
  await ana.button("Chess").click();
  await at_ply(ana, 0);
  for (const cells of [
    ["e2", "e4"],
    ["e7", "e5"],
  ])
    await ana.touch(...cells).then(() => page.locator(`[data-piece="${cells[1]}"]`).waitFor());
  assert.deepEqual(await page.locator(".analysis-moves .move-list button").count(), 2);
  await ana.button("Previous move").click();
  await at_ply(ana, 1);
  await ana.touch("c7", "c5");
  await page.locator(".side-line").getByRole("button", { name: "c5" }).waitFor();
  await ana.button("Make this the main line").click();
  await page.locator(".move-list").getByText("c5").waitFor();
  assert.ok(await page.evaluate(() => document.activeElement.closest(".move-list, .steps")), "whose button has gone goes on at the moves");
  await page.reload();
  await at_ply(ana, 2);
  await page.locator(".move-list").getByText("c5").waitFor();
  await page.locator(".opening").getByText("Sicilian Defence").waitFor();
  await ana.leave();
});

for (const [game, { options = {} }] of Object.entries(game_data).filter(([, { served }]) => served.studied && served.notation !== "fen"))
  test(`${game}: the same graph, and the better move`, async () => {
    const ana = await come();
    const { page } = ana;
    const plies = 8;
    await ana.sit({ game, options, seats: two });
    for (let ply = 0; ply < plies; ply++) await ana.play(ana.state.choices[(ply * 7) % ana.state.choices.length]);
    await ana.action("resign").click();
    await ana.button("Resign").last().click();
    await page.locator(".result-card").getByRole("link", { name: "Analyse" }).click();
    await done(ana);
    assert.equal(await slider(ana).getAttribute("aria-valuemax"), String(plies));
    assert.equal(await page.locator(".analysis-moves li small").count(), plies, "every move has its chances");
    await slider(ana).press("Home");
    await at_ply(ana, 0);
    const best = page.locator(".lines > li").first().getByRole("button").first();
    await best.waitFor();
    await page.locator(".arrow.hint").waitFor({ state: "attached" });
    await best.click();
    await at_ply(ana, 1);
    assert.deepEqual(await ana.violations(), []);
    await ana.leave();
  });

test("a game that is being played is not analysed, nor is one with secrets", async () => {
  const ana = await come();
  await ana.sit({ game: "chess", seats: two });
  await ana.go(`/study/table/${ana.table}`);
  await ana.page.getByText("The game is not over yet.").waitFor();
  await ana.sit({ game: "wargame", seats: two });
  await ana.go(`/study/table/${ana.table}`);
  await ana.page.locator(".problem").getByText("War Game has hidden ships").waitFor();
  await ana.leave();
});

test("while the computer works the page is quick, and the work can be stopped", async () => {
  const ana = await come();
  const { page } = ana;
  await ana.go("/study");
  const moves = Array.from({ length: 30 }, (_, index) => `${index + 1}. ${index % 2 ? "Ng1 Ng8" : "Nf3 Nf6"}`).join(" ");
  await page.getByLabel("PGN or FEN").fill(moves);
  await ana.button("Import").click();
  await page.getByRole("progressbar").waitFor();
  await page.evaluate(() => document.activeElement?.blur());
  for (let ply = 1; ply <= 20; ply++) {
    await ana.press("ArrowRight");
    await at_ply(ana, ply);
  }
  await ana.button("Stop").click();
  await ana.button("Analyse the game").waitFor();
  await ana.leave();
});
