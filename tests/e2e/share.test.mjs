// Import and export: other notations, files with times and judgements, links, pictures; and the title of a tab in the background.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { House, Person, here, seats } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const two = seats(here("Ana"), here("Rui"));
const done = (person) => person.page.locator('.analysis[data-work="done"]').waitFor();
const at_ply = (person, ply) => person.page.locator(`.analysis[data-ply="${ply}"]`).waitFor();
const moves = (person) => person.page.locator(".move-list button");

/** A page with long timeouts: engines have a lower priority than everything else on the machine. */
async function come(options) {
  const person = await Person.come(house, options);
  person.page.setDefaultTimeout(90_000);
  return person;
}

async function saved(person, button) {
  const [file] = await Promise.all([person.page.waitForEvent("download"), button.click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** The clipboard after pressing a button. */
async function copied(person, button) {
  await person.page.evaluate(() => {
    navigator.clipboard.writeText = (text) => Promise.resolve((window.copied = text));
  });
  await button.click();
  await person.button("Copied").waitFor();
  return person.page.evaluate(() => window.copied);
}

async function read(person, text) {
  await person.go("/study");
  await person.page.locator("textarea").fill(text);
  await person.page.locator("form .primary").click();
}

test("figurines, squares and the letters of other languages are read", async () => {
  const ana = await come();
  for (const text of ["1. e4 e5 2. ♘f3 ♞c6", "e2e4 e7e5 g1f3 b8c6", "1. e4 e5 2. Cf3 Cc6 3. Nb5"]) {
    await read(ana, text);
    await at_ply(ana, 0);
    assert.deepEqual(
      await moves(ana)
        .nth(2)
        .innerText()
        .then((note) => note.split(/\s/)[0]),
      "Nf3",
      text,
    );
  }
  await ana.leave();
});

test("a text with an error stays, to be corrected", async () => {
  const ana = await come();
  const wrong = "1. e4 e5 2. ♘e5 *";
  await read(ana, wrong);
  await ana.page.locator(".found .trouble").getByText("‘♘e5’").or(ana.page.locator(".found .trouble").getByText("'♘e5'")).first().waitFor();
  assert.equal(await ana.page.locator("textarea").inputValue(), wrong);
  await ana.page.locator("textarea").fill("1. e4 e5 2. ♘f3 *");
  await ana.page.locator("form .primary").click();
  await at_ply(ana, 0);
  await read(ana, "hello");
  assert.equal((await ana.text(".problem")).trim(), "There is no game in this text.", "it is said once");
  await ana.leave();
});

test("a game that is only names says so", async () => {
  const ana = await come();
  await read(ana, '[White "Ana"]\n[Black "Rui"]\n');
  await ana.page.locator(".analysis .hint").getByText("This game has no moves").waitFor();
  await ana.told("This game has no moves");
  await ana.leave();
});

test("signs and variations of a text are shown, and can be played through", async () => {
  const ana = await come();
  await read(ana, "1. e4 e5 2. Nf3! (2. Bc4 Nf6 {the bishop's opening} (2... Bc5 3. Qh5?) 3. d3) 2... Nc6 *");
  await done(ana);
  assert.match(await moves(ana).nth(2).innerText(), /^Nf3\s*!/);
  await moves(ana).nth(2).click();
  await at_ply(ana, 3);
  const variations = ana.page.locator(".variations");
  await variations.getByRole("button", { name: "Qh5?" }).waitFor();
  assert.equal((await variations.innerText()).replace(/\s+/g, " ").trim(), "2. Bc4 Nf6 the bishop's opening (2… Bc5 3. Qh5?) 3. d3");
  assert.deepEqual(await ana.violations(), []);
  await variations.getByRole("button", { name: "Qh5?" }).click();
  await at_ply(ana, 5);
  await ana.cell("h5").and(ana.page.locator('[aria-label="h5, white queen"]')).waitFor();
  await ana.leave();
});

test("times of moves are shown, and a saved game has clocks, evaluations and judgements", async () => {
  const ana = await come();
  await ana.sit({ game: "chess", seats: two, time: { first: "300+3", second: "300+3" } });
  for (const text of ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"]) await ana.play_text(text);
  const time = /\d(\.\d)?s|\d:\d\d/;
  assert.doesNotMatch(await moves(ana).nth(0).innerText(), time, "the first move is free");
  assert.match(await moves(ana).nth(1).innerText(), time);
  const sheet = await ana.page.evaluate((table) => fetch(`/api/tables/${table}/record`).then((answer) => answer.text()), ana.table);
  assert.equal(sheet.match(/\[%clk\s0:0\d:\d\d/g).length, 7);
  await ana.go(`/study/table/${ana.table}`);
  await done(ana);
  assert.match(await moves(ana).nth(1).innerText(), time);
  const { bytes } = await saved(ana, ana.button("Save the game (PGN)"));
  const pgn = bytes.toString().replace(/\s+/g, " ");
  assert.match(pgn, /Nf6 \$4 \{\[%eval #\d/);
  assert.equal(pgn.match(/\[%clk /g).length, 7);
  assert.ok(pgn.match(/\[%eval /g).length >= 5);
  await ana.leave();
});

test("a link opens the analysis at the position, from an analysis and from a table", async () => {
  const ana = await come();
  const eva = await come();
  await read(ana, "1. d4 d5 2. c4 e6 *");
  await at_ply(ana, 0);
  await ana.press("ArrowRight", "ArrowRight", "ArrowRight");
  await at_ply(ana, 3);
  await eva.page.goto(await copied(ana, ana.button("Copy a link to the position")));
  await at_ply(eva, 3);
  assert.equal(await moves(eva).count(), 4, "the whole game is there");
  assert.equal(await eva.cell("c4").getAttribute("aria-label"), "c4, white pawn");
  await ana.sit({ game: "chess", seats: two, start: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" });
  await ana.play_text("e2e4");
  await ana.action("share").click();
  await eva.page.goto(await copied(ana, ana.button("Copy a link to the position")));
  await at_ply(eva, 1);
  assert.equal(await eva.cell("e4").getAttribute("aria-label"), "e4, white pawn");
  await eva.go("/study/line?game=chess&moves=e2e5");
  await eva.page.locator(".problem").getByText("e2e5").waitFor();
  await eva.go("/study/line?game=nothing");
  await eva.page.locator(".problem").waitFor();
  await ana.leave();
  await eva.leave();
});

test("while two people play from afar there is no link, but a picture", async () => {
  const [ana, rui] = [await come(), await come()];
  const link = await ana.sit({ game: "chess", seats: seats(here("Ana"), { kind: "link" }) });
  await rui.go(link);
  await rui.page.locator("form .primary").click();
  await ana.until((state) => state.phase === "playing");
  await ana.action("share").click();
  await ana.button("Save a picture (PNG)").waitFor();
  assert.equal(await ana.button("Copy a link to the position").count(), 0);
  await ana.leave();
  await rui.leave();
});

test("the picture of a board needs nothing of the page", async () => {
  const ana = await come();
  await ana.sit({ game: "chess", seats: two, start: "4k3/8/8/8/8/8/4q3/R3K2R w KQ - 0 1" });
  await ana.touch("e1");
  await ana.action("share").click();
  const drawing = await saved(ana, ana.button("Save a drawing (SVG)"));
  assert.equal(drawing.name, "tabuleiro.svg");
  const svg = drawing.bytes.toString();
  assert.doesNotMatch(svg, /class=|aria-|data-|var\(|color\(srgb/);
  assert.equal(svg.match(/<rect[^>]*width="100" height="100"/g).length, 64 + 2, "cells, the check and the picked piece");
  const { name, bytes } = await saved(ana, ana.button("Save a picture (PNG)"));
  assert.equal(name, "tabuleiro.png");
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 1200]);
  // The picture has the colours of the page: those of a dark cell and of a white king.
  const colours = await ana.page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [1200, 1200];
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      const at = (x, y) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3).join(" ");
      return [at(20, 1130), at(170, 1060)];
    },
    `data:image/png;base64,${bytes.toString("base64")}`,
  );
  assert.deepEqual(colours, ["184 141 99", "239 225 198"]);
  await ana.leave();
});

test("a tab in the background shows whose turn it is, and the result", async () => {
  const [ana, rui] = [await come(), await come()];
  const link = await ana.sit({ game: "chess", seats: seats(here("Ana"), { kind: "link" }) });
  await rui.go(link);
  await rui.page.locator("form .primary").click();
  await ana.until((state) => state.phase === "playing");
  const look = (hidden) =>
    ana.page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const title = async (text) => {
    for (const end = Date.now() + 30_000; (await ana.page.title()) !== text; )
      if (Date.now() > end) assert.equal(await ana.page.title(), text);
      else await new Promise((resolve) => setTimeout(resolve, 30));
  };
  const icon = () => ana.page.locator('link[rel="icon"]').getAttribute("href");
  await look(true);
  await title("● Your turn · Chess · Tabuleiro");
  assert.match(await icon(), /icon-news\.svg$/);
  assert.equal(await ana.page.evaluate(() => fetch("/icon-news.svg").then((answer) => answer.ok)), true);
  await look(false);
  await title("Chess · Tabuleiro");
  assert.match(await icon(), /\/icon\.svg$/);
  await ana.play_text("e2e4");
  await look(true);
  await title("Chess · Tabuleiro");
  await rui.my_turn();
  await rui.play_text("e7e5");
  await title("● Your turn · Chess · Tabuleiro");
  await rui.action("resign").click();
  await rui.page.locator(".question .danger").click();
  await title("● You won · Chess · Tabuleiro");
  await ana.leave();
  await rui.leave();
});

test("an address with a broken per cent sign is an unknown page, and a table's name cannot lead elsewhere", async () => {
  const ana = await come();
  for (const address of ["/%", "/table/%E0%A4%A"]) {
    await ana.go(address);
    await ana.page.locator(".unknown h1").waitFor();
  }
  const asked = [];
  // Every page asks who is signed in; what this one asks besides must be about the table of that name.
  const path_of = (request) => new URL(request.url()).pathname;
  const is_asked = (request) => path_of(request).startsWith("/api/") && path_of(request) !== "/api/me";
  ana.page.on("request", (request) => is_asked(request) && asked.push(path_of(request)));
  const first = ana.page.waitForRequest(is_asked);
  // The server itself has no such address: only a link within the page leads there.
  await ana.page.evaluate(() => {
    history.pushState(null, "", "/table/..%2F..%2Fx");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await first;
  await ana.page.locator("h1 + p").waitFor();
  assert.ok(asked.length > 0 && asked.every((path) => path.startsWith("/api/tables/..%2F..%2Fx/")), asked.join(" "));
  await ana.leave();
});

test("a table where nothing was played yet is not from 1970", async () => {
  const ana = await come();
  await ana.sit({ game: "chess", seats: two });
  await ana.go("/");
  const entry = ana.page.locator(".resume").first();
  await entry.waitFor();
  assert.doesNotMatch(await entry.innerText(), /1970/);
  const pgn = await ana.page.evaluate((table) => fetch(`/api/tables/${table}/record`).then((answer) => answer.text()), ana.table);
  assert.doesNotMatch(pgn, /1970/);
  await ana.leave();
});
