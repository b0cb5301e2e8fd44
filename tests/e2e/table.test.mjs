// What happens at a table besides plain moves.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, Person, computer, here, invite, seats } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** A test with one person at the screen. */
function alone(name, settings, body, options = {}) {
  test(name, async () => {
    const ana = await Person.come(house, options);
    await ana.sit({
      game: "chess",
      seats: seats(here("Ana"), here("Rui")),
      ...settings,
    });
    await body(ana);
    await ana.leave();
  });
}

alone("a click on a piece shows where it may go, by shape", { start: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1" }, async (ana) => {
  await ana.touch("e4");
  assert.equal(await ana.page.locator(".target.dot").count(), 1);
  assert.equal(await ana.page.locator(".target.ring").count(), 1);
});

alone("a piece is dragged to its place", {}, async (ana) => {
  await ana.cell("g1").dragTo(ana.cell("f3"));
  await ana.until((state) => state.history.moves[0]?.note === "Nf3");
});

alone("an impossible drop goes back and says why", {}, async (ana) => {
  await ana.cell("g1").dragTo(ana.cell("g5"));
  await ana.status(/The knight does not move like that\./);
  await ana.cell("a1").dragTo(ana.cell("a2"));
  await ana.status(/A piece of your own stands on a2\./);
  assert.equal(ana.state.history.moves.length, 0);
});

alone(
  "check is marked, told in words, and spoken; only saving moves are offered",
  { start: "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1" },
  async (ana) => {
    assert.equal(await ana.page.locator(".mark.check").count(), 1);
    await ana.status(/Check!/);
    assert.match(await ana.cell("e1").getAttribute("aria-label"), /in check/);
    await ana.touch("h1");
    await ana.gone(ana.page.locator(".target"));
    await ana.cell("e1").dragTo(ana.cell("f2"));
    await ana.status(/The king would be in check on f2/);
    await ana.cell("a1").dragTo(ana.cell("a4"));
    await ana.status(/The king is in check, and that move does not help it/);
    await ana.touch("e1", "e2");
    await ana.until((state) => state.history.moves.length === 1);
  },
);

const castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
alone("castling both ways, by click and by drag", { start: castling }, async (ana) => {
  await ana.touch("e1", "g1");
  await ana.until((state) => state.history.moves[0]?.note === "O-O");
  await ana.cell("e8").dragTo(ana.cell("c8"));
  await ana.until((state) => state.history.moves[1]?.note.startsWith("O-O-O"));
});

alone("en passant", { start: "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1" }, async (ana) => {
  await ana.touch("e2", "e4");
  await ana.until((state) => state.turn === "second");
  await ana.touch("d4", "e3");
  await ana.until((state) => state.history.moves[1]?.effects.includes("en-passant"));
  await ana.gone(ana.page.locator('[data-piece="e4"]'));
});

const promotion = "4k3/2P5/8/8/8/8/8/4K3 w - - 0 1";
alone("promotion by mouse", { start: promotion }, async (ana) => {
  await ana.touch("c7", "c8");
  await ana.button("knight").click();
  await ana.until((state) => state.history.moves[0]?.note === "c8=N");
});
alone("promotion by keys", { start: promotion }, async (ana) => {
  await ana.cell("c7").focus();
  await ana.press("Enter", "ArrowUp", "Enter");
  await ana.button("queen").waitFor();
  await ana.press("Tab", "Enter");
  await ana.until((state) => state.history.moves[0]?.note.startsWith("c8=R"));
});
alone(
  "promotion by touch",
  { start: promotion },
  async (ana) => {
    await ana.cell("c7").tap();
    await ana.cell("c8").tap();
    await ana.button("bishop").tap();
    await ana.until((state) => state.history.moves[0]?.note === "c8=B");
  },
  { hasTouch: true, width: 390, height: 780 },
);

alone("moves are typed, as people write them", {}, async (ana) => {
  const field = ana.page.locator("#command");
  for (const [text, note] of [
    ["e4", "e4"],
    ["e7e5", "e5"],
    ["Nf3", "Nf3"],
  ]) {
    await field.fill(text);
    await field.press("Enter");
    await ana.until((state) => state.history.moves.at(-1)?.note === note);
  }
  await field.fill("Ke4");
  await field.press("Enter");
  await ana.page.getByText("That move is not possible.").first().waitFor();
});

alone("the moves can be gone through, and the game comes back", {}, async (ana) => {
  for (const move of ["e2e4", "e7e5", "g1f3"]) await ana.play_text(move);
  await ana.page.getByRole("button", { name: "Start of the game" }).click();
  await ana.page.getByText("After 0 of 3 moves").waitFor();
  assert.equal(await ana.cell("e2").getAttribute("aria-label"), "e2, white pawn");
  await ana.page.getByRole("button", { name: "e4, White: pawn from e2 to e4.", exact: true }).click();
  await ana.page.getByText("After 1 of 3 moves").waitFor();
  await ana.page.evaluate(() => document.activeElement.blur());
  await ana.press("ArrowRight");
  await ana.page.getByText("After 2 of 3 moves").waitFor();
  await ana.button("Back to the game").click();
  assert.equal(await ana.cell("f3").getAttribute("aria-label"), "f3, white knight");
});

alone("the board turns at the player's wish", {}, async (ana) => {
  const top = async (cell) => (await ana.cell(cell).boundingBox()).y;
  assert.ok((await top("a8")) < (await top("a1")));
  await ana.action("flip").click();
  assert.ok((await top("a8")) > (await top("a1")));
});

test("the board turns to the human who has black", async () => {
  const ana = await Person.come(house);
  await ana.sit({ game: "chess", seats: seats(computer(1), here("Ana")) });
  await ana.my_turn();
  assert.ok((await ana.cell("a1").boundingBox()).y < (await ana.cell("a8").boundingBox()).y);
  await ana.leave();
});

alone("hint and threat draw arrows", { seats: seats(here("Ana"), computer(1)) }, async (ana) => {
  await ana.action("hint").click();
  await ana.page.locator(".arrow.hint").waitFor();
  await ana.status(/^Hint: /);
  await ana.action("threat").click();
  await ana.page.locator(".arrow.threat").waitFor();
});

alone("the other side's pieces stand upside down, face to face", {}, async (ana) => {
  await ana.page.evaluate((table) => localStorage.setItem(`table-${table}`, JSON.stringify({ face_to_face: true })), ana.table);
  await ana.page.reload();
  await ana.cell("e2").waitFor();
  const turned = (cell) => ana.page.locator(`[data-piece="${cell}"] .piece`).getAttribute("transform");
  assert.match(await turned("e8"), /rotate\(180/);
  assert.equal(await turned("e1"), null);
});

alone("with confirmation, a move waits", {}, async (ana) => {
  await ana.page.evaluate(() => localStorage.setItem("preferences", JSON.stringify({ confirm_moves: true })));
  await ana.page.reload();
  await ana.cell("e2").waitFor();
  await ana.touch("e2", "e4");
  await ana.button("Cancel").click();
  await ana.touch("d2", "d4");
  await ana.button("Play it").click();
  await ana.until((state) => state.history.moves[0]?.note === "d4");
});

test("a prepared move is played when its time comes", async () => {
  const [ana, rui] = await invite(house);
  await rui.touch("e7", "e5");
  assert.equal(await rui.page.locator(".cell.premove").count(), 2);
  await ana.play_text("e2e4");
  await ana.until((state) => state.history.moves.length === 2);
  assert.equal(ana.state.history.moves[1].note, "e5");
  await ana.leave();
  await rui.leave();
});

alone("a fallen flag loses", { time: { first: "1", second: "300" } }, async (ana) => {
  for (const move of ["e2e4", "e7e5"]) await ana.play_text(move);
  assert.match(await ana.text(".player.near .clock"), /0:0/);
  await ana.until((state) => state.phase === "over", "the flag");
  assert.deepEqual(ana.state.result, {
    winner: "second",
    ending: "time",
    rule: "",
  });
  assert.match(await ana.text(".result-card"), /out of time/);
});

alone(
  "a fallen flag draws by FIDE's option if the other cannot win",
  {
    time: { first: "1", second: "300" },
    flag: "draw-if-hopeless",
    start: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
  },
  async (ana) => {
    for (const move of ["e2e4", "e8e7"]) await ana.play_text(move);
    await ana.until((state) => state.phase === "over", "the flag");
    assert.deepEqual([ana.state.result.winner, ana.state.result.ending], [null, "time"]);
    assert.match(await ana.text(".result-card"), /Draw/);
  },
);

alone("clocks run, and each way of counting is shown", { time: { first: "40/5400+30", second: "30/move" } }, async (ana) => {
  for (const move of ["e2e4", "e7e5"]) await ana.play_text(move);
  const clock = () => ana.text(".player.near .clock");
  const before = await clock();
  assert.match(before, /1:\d\d:\d\d/);
  assert.match(before, /39 moves/);
  await ana.comes_true((text) => document.querySelector(".player.near .clock").innerText !== text, before);
});

const shuffle = ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"];
alone("the third repetition draws by itself", {}, async (ana) => {
  for (const move of shuffle) await ana.play_text(move);
  await ana.until((state) => state.result?.rule === "threefold");
});
alone("by FIDE's option the third repetition is claimed", { options: { draws: "fide" } }, async (ana) => {
  for (const move of shuffle) await ana.play_text(move);
  await ana.until((state) => state.allowed.includes("claim-draw"));
  await ana.button("Claim a draw").click();
  await ana.until((state) => state.result?.ending === "claim");
});

test("a draw is offered, declined, offered, accepted", async () => {
  const [ana, rui] = await invite(house);
  await ana.play_text("e2e4");
  await rui.my_turn();
  await rui.action("draw").click();
  await rui.button("Offer").click();
  await ana.until((state) => state.offer?.what === "draw");
  await ana.status(/offers a draw/);
  await ana.button("Decline").click();
  await rui.page.getByText("Offer declined.").first().waitFor();
  await rui.play_text("e7e5");
  await ana.my_turn();
  await ana.action("draw").click();
  await ana.button("Offer").click();
  await rui.until((state) => state.offer?.what === "draw");
  await rui.button("Accept").click();
  await ana.until((state) => state.result?.ending === "agreement");
  await ana.leave();
  await rui.leave();
});

/** Both have moved: from now on leaving loses. */
async function first_moves(ana, rui) {
  await ana.play_text("e2e4");
  await rui.my_turn();
  await rui.play_text("e7e5");
  await ana.my_turn();
}

test("resigning asks first; the opponent is told, and a rematch swaps the sides", async () => {
  const [ana, rui] = await invite(house);
  await first_moves(ana, rui);
  await ana.action("resign").click();
  await ana.page.locator(".status-bar").getByRole("button", { name: "Resign" }).click();
  await rui.until((state) => state.result?.winner === "second");
  assert.match(await rui.text(".result-card"), /You won![\s\S]*Ana resigned/);
  assert.match(await ana.text(".result-card"), /You lost\.[\s\S]*You resigned/);
  await ana.page.locator(".result-card").getByRole("button", { name: "Rematch" }).click();
  await rui.page.locator(".result-card").getByRole("button", { name: "Accept rematch" }).click();
  await rui.until((state) => state.you === "first" && state.phase === "playing", "the other side");
  await ana.until((state) => state.you === "second" && state.phase === "playing");
  await ana.leave();
  await rui.leave();
});

test("leaving the table asks first and loses the game; the opponent is told", async () => {
  const [ana, rui] = await invite(house);
  await first_moves(ana, rui);
  await ana.action("leave").click();
  await ana.status("Leave and lose the game?");
  await ana.button("Cancel").click();
  assert.equal(ana.state.phase, "playing");
  await ana.action("leave").click();
  await ana.page.locator(".status-bar").getByRole("button", { name: "Leave" }).click();
  await rui.until((state) => state.result?.ending === "abandonment" && state.result.winner === "second");
  assert.match(await rui.text(".result-card"), /You won![\s\S]*Ana left the game/);
  await ana.page.getByRole("heading", { name: "What would you like to play?" }).waitFor();
  await ana.gone(ana.page.locator(".unfinished"));
  await ana.leave();
  await rui.leave();
});

alone(
  "a rematch against the computer changes the sides; the old game can still be looked at",
  {
    seats: seats(here("Ana"), computer(1)),
    start: "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
  },
  async (ana) => {
    const old = ana.table;
    await ana.play_text("a1a8");
    await ana.page.locator(".result-card").getByRole("button", { name: "Rematch" }).click();
    await ana.until((state) => state.table !== old && state.you === "second");
    await ana.go(`/table/${old}`);
    await ana.until((state) => state.table === old);
    await ana.page.locator(".result-card").getByRole("link", { name: "Go to the rematch" }).waitFor();
    assert.match(ana.page.url(), new RegExp(old));
  },
);

alone("taking back against the computer takes the answer back too", { seats: seats(here("Ana"), computer(1)) }, async (ana) => {
  await ana.play_text("e2e4");
  await ana.my_turn();
  await ana.action("takeback").click();
  await ana.until((state) => state.history.moves.length === 0 && state.choices.length === 20);
  assert.equal(await ana.cell("e2").getAttribute("aria-label"), "e2, white pawn");
});

test("taking back is asked of a person, and may be forbidden", async () => {
  const [ana, rui] = await invite(house);
  await ana.play_text("e2e4");
  await ana.action("takeback").click();
  await rui.until((state) => state.offer?.what === "takeback");
  await rui.button("Accept").click();
  await ana.until((state) => state.history.moves.length === 0 && state.choices.length === 20);
  await ana.leave();
  await rui.leave();
  const eva = await Person.come(house);
  await eva.sit({
    game: "chess",
    seats: seats(here(), computer(1)),
    takebacks: false,
  });
  await eva.play_text("e2e4");
  await eva.my_turn();
  assert.equal(await eva.action("takeback").getAttribute("aria-disabled"), "true");
  await eva.leave();
});

alone("xadrez: operations are buttons, and show what they would touch", { game: "xadrez", start: null }, async (ana) => {
  for (const move of ["D7D5", "E2E4"]) await ana.play_text(move);
  await ana.touch("D5");
  const button = ana.button("Step back");
  if ((await button.count()) === 0) {
    assert.equal(await ana.page.locator(".target.frame").count(), 1);
    await ana.touch("D6");
  } else {
    await button.hover();
    assert.ok((await ana.page.locator(".touched").count()) > 0);
    await button.click();
  }
  await ana.until((state) => state.history.moves[2]?.effects.includes("pawn-back"));
});

alone("xadrez: pieces bear their names", { game: "xadrez" }, async (ana) => {
  assert.equal(await ana.cell("D8").getAttribute("aria-label"), "D8, white queen WQ1");
});

alone(
  "renpaarden: a chain is played leap by leap, and the knight that must go on is told",
  { game: "renpaarden", options: { size: 5 } },
  async (ana) => {
    const chain = ana.state.choices.find((choice) => choice.path.length === 3);
    const [from, over, to] = chain.path;
    await ana.touch(from, over);
    assert.match(await ana.cell(over).getAttribute("aria-label"), /white knight on black knight/);
    await ana.told(`on an enemy at ${over}`);
    await ana.touch(to);
    await ana.until((state) => state.history.moves[0]?.text === chain.move);
  },
);

alone("zen leaves the board and what is needed", {}, async (ana) => {
  await ana.page.evaluate(() => document.activeElement?.blur());
  await ana.press("z");
  await ana.page.locator(".move-list").waitFor({ state: "hidden" });
  assert.ok(await ana.cell("e2").isVisible());
  await ana.action("zen").click();
  await ana.page.locator(".steps").waitFor();
});
