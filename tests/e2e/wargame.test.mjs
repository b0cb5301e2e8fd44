// War Game only: placing, the curtain, large boards on small screens.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, Person, computer, dice, here, seats, windows } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const against_computer = {
  game: "wargame",
  seats: seats(here("Ana"), computer(1)),
};
const large = {
  rows: 15,
  columns: 24,
  ...Object.fromEntries([3, 3, 3, 3, 2, 2, 2, 2].map((count, index) => [`ships-${index + 1}`, count])),
};
const placed = (person, count) =>
  person.until((state) => state.history.moves.filter((move) => move.by === "first").length >= count, `${count} placed`);

test("ships are placed by click, by drag, by keys, and the rest at random", async () => {
  const ana = await Person.come(house);
  await ana.sit(against_computer);
  await ana.cell("first:B8").hover();
  assert.equal(await ana.page.locator(".ghost").count(), 4);
  await ana.touch("first:B8");
  await placed(ana, 1);
  const shape = ana.page.locator(".shape > span").nth(1);
  await shape.dragTo(ana.cell("first:H8"));
  await placed(ana, 2);
  // The board is entered by a key: a click alone does not enter it.
  await ana.press("Tab");
  await ana.cell("first:B2").focus();
  await ana.press("r", "Enter");
  await placed(ana, 3);
  await ana.button("Place at random").click();
  await ana.until((state) => state.choices[0]?.kind === "shot");
  assert.equal(ana.state.board_view.boards[0].pieces.length, 10);
  await ana.leave();
});

test("a shape that does not fit is refused with the reason", async () => {
  const ana = await Person.come(house);
  await ana.sit(against_computer);
  await ana.touch("first:B8");
  await placed(ana, 1);
  await ana.touch("first:B8");
  await ana.status(/does not fit in the block at B8/);
  await ana.leave();
});

test("hit, miss and sunk differ by shape, and are announced", async () => {
  const ana = await Person.come(house);
  await ana.sit(against_computer);
  await ana.button("Place at random").click();
  const roll = dice(5);
  const seen = new Set();
  while (seen.size < 3) {
    await ana.my_turn();
    await ana.until((state) => state.phase === "over" || state.choices[0]?.kind === "shot");
    if (ana.state.phase === "over") break;
    const hits = ana.state.board_view.boards[1].marks.filter((mark) => mark.is === "hit").map((mark) => mark.at);
    const near = ana.state.choices.filter(({ path: [cell] }) =>
      hits.some((hit) => Math.abs(hit.charCodeAt(7) - cell.charCodeAt(7)) < 2 && Math.abs(hit[8] - cell[8]) < 2),
    );
    await ana.play(roll(near.length ? near : ana.state.choices));
    for (const board of ana.state.board_view.boards) for (const mark of board.marks) if (board.name === "second") seen.add(mark.is);
  }
  for (const mark of ["hit", "miss", "sunk"]) assert.ok(seen.has(mark), mark);
  await ana.told(/First: shot at \w+, sank a ship of size \d/);
  await ana.leave();
});

const fleet_of = (person, title) => person.page.getByRole("region", { name: title }).getByRole("listitem");

test("the tracker tells which ships are afloat; after the end both fleets lie open, also in looking back", async () => {
  const ana = await Person.come(house);
  await ana.sit(against_computer);
  await ana.button("Place at random").click();
  await ana.until((state) => state.choices[0]?.kind === "shot");
  assert.deepEqual(
    await fleet_of(ana, "Opponent’s fleet").locator(".unseen").allTextContents(),
    [4, 3, 2, 1].map((size) => `Ship of size ${size}: afloat`),
  );
  const sunk = () => ana.state.board_view.boards[1].fleet.reduce((sum, ships) => sum + ships.sunk, 0);
  while (sunk() === 0) {
    await ana.play(ana.state.choices[0]);
    await ana.until((state) => state.phase === "over" || state.choices[0]?.kind === "shot");
    if (ana.state.phase === "over") break;
  }
  assert.equal(await ana.page.locator('[aria-label="Opponent’s fleet"] li.sunk').count(), sunk());
  const ship = ana.page.locator('[data-board="second"] .piece-at.sunk text').first();
  assert.match(await ship.textContent(), /^[1-4]$/, "a sunk ship keeps its number");
  const known = ana.state.board_view.boards[1].pieces.length;
  if (ana.state.phase !== "over") {
    assert.ok(known < 10);
    await ana.action("resign").click();
    await ana.page.locator(".status-bar").getByRole("button", { name: "Resign" }).click();
  }
  await ana.until((state) => state.phase === "over" && state.board_view.boards[1].pieces.length === 10);
  const shown = () => ana.page.locator('[data-board="second"] [data-piece]').count();
  assert.equal(await shown(), 10);
  await ana.press("ArrowLeft");
  await ana.status(/Position|Back/);
  assert.equal(await shown(), 10);
  await ana.leave();
});

for (const [width, height] of windows)
  test(`titles stand over their boards, and the board to fire at is in sight after placing (${width}x${height})`, async () => {
    const ana = await Person.come(house, { width, height });
    await ana.sit(against_computer);
    const box = (selector) => ana.page.locator(selector).boundingBox();
    const above_board = (frame) =>
      ana.comes_true((selector) => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector(`${selector} figcaption`));
        const title = range.getBoundingClientRect();
        const board = document.querySelector(`${selector} [data-cell]`).getBoundingClientRect();
        return title.width > 0 && Math.abs(title.left - board.left) < 4;
      }, frame);
    await above_board(".front");
    const random = ana.button("Place at random");
    if (width >= 1024) assert.ok((await random.boundingBox()).y + 30 < height, "the button is above the fold");
    await random.click();
    await ana.page.locator(".board-frame.back").waitFor();
    await above_board(".front");
    await above_board(".back");
    const board = await box('.front [data-board="second"]');
    assert.ok(board.y >= -1 && board.y + board.height <= height + 1, JSON.stringify(board));
    const fleets = await box(".fleets");
    const back = await box(".board-frame.back");
    const hole = board.y + board.height - Math.max(fleets.y + fleets.height, back.y + back.height);
    if (width >= 1024) assert.ok(hole < 0.3 * height, `${hole} px of nothing under the small board`);
    const letter = await ana.page.locator(".front .coordinates text").first().boundingBox();
    assert.ok(letter.height < 30 && letter.height > 9, `a letter of ${letter.height} px`);
    assert.equal(await ana.sideways(), 0);
    await ana.leave();
  });

test("at one screen a curtain hides the board between turns, and nothing is sent before it is lifted", async () => {
  const ana = await Person.come(house);
  await ana.sit({ game: "wargame", seats: seats(here("Ana"), here("Rui")) });
  const pass = async (name) => {
    await ana.until((state) => state.curtain !== null, `the curtain for ${name}`);
    await ana.page.getByRole("heading", { name: `Pass the device to ${name}` }).waitFor();
    assert.equal(await ana.page.locator("[data-cell]").count(), 0);
    for (const board of ana.state.board_view.boards)
      assert.ok(
        board.pieces.every((piece) => board.marks.some((mark) => mark.at === piece.at)),
        "only what was fired at",
      );
    assert.deepEqual(ana.state.choices, []);
    await ana.button(`I am ${name}: show the board`).click();
    await ana.until((state) => state.curtain === null && state.choices.length > 0);
  };
  if (ana.state.curtain) await pass("Ana");
  await ana.button("Place at random").click();
  await pass("Rui");
  assert.equal(ana.state.perspective, "second");
  await ana.button("Place at random").click();
  await pass("Ana");
  const roll = dice(11);
  const fleets = {};
  for (let turn = 0; turn < 200 && ana.state.phase !== "over"; turn++) {
    const { perspective, choices, board_view } = ana.state;
    fleets[perspective] ??= new Set(board_view.boards.find((board) => board.name === perspective).pieces.map((piece) => piece.at));
    const target = fleets[perspective === "first" ? "second" : "first"];
    const sure = choices.filter((choice) => target?.has(choice.path[0]));
    await ana.play(roll(sure.length && turn % 5 ? sure : choices));
    if (ana.state.phase !== "over") await pass(turn % 2 ? "Ana" : "Rui");
  }
  assert.equal(ana.state.result.rule, "fleet-sunk");
  assert.match(await ana.text(".result-card"), /(Ana|Rui) won[\s\S]*fleet was sunk/);
  await ana.leave();
});

test("a board of 15x24 can be used on a telephone: cells are large enough, and only the board scrolls", async () => {
  const ana = await Person.come(house, {
    width: 360,
    height: 740,
    hasTouch: true,
    isMobile: true,
  });
  await ana.sit({
    ...against_computer,
    options: large,
  });
  await ana.button("Place at random").tap();
  await ana.until((state) => state.choices[0]?.kind === "shot");
  assert.equal(await ana.sideways(), 0);
  const box = await ana.cell("second:X1").boundingBox();
  assert.ok(box.width >= 24 && box.height >= 24, `${box.width}`);
  await ana.cell("second:X1").scrollIntoViewIfNeeded();
  await ana.cell("second:X1").tap();
  await ana.until((state) => state.history.moves.some((move) => move.note === "X1"));
  await ana.leave();
});

test("a shot on a board of 15x24 changes a few things on the page, not every cell", async () => {
  const ana = await Person.come(house);
  await ana.sit({ ...against_computer, options: large });
  await ana.button("Place at random").click();
  await ana.until((state) => state.choices[0]?.kind === "shot");
  await ana.page.evaluate(() => {
    window.changes = 0;
    const count = (changes) => {
      for (const { addedNodes, removedNodes } of changes) window.changes += 1 + addedNodes.length + removedNodes.length;
    };
    new MutationObserver(count).observe(document, { childList: true, attributes: true, characterData: true, subtree: true });
  });
  const turns = 5;
  for (let turn = 1; turn <= turns; turn++) {
    await ana.play(ana.state.choices[turn * 20]);
    await ana.until((state) => state.choices[0]?.kind === "shot");
  }
  const changes = (await ana.page.evaluate(() => window.changes)) / turns;
  console.log(`# changes of the page for a shot and its answer: ${changes}`);
  assert.ok(changes > 10 && changes < 150, String(changes));
  await ana.leave();
});
