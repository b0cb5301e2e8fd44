// The War Game's own: placing, the curtain, large boards on small screens.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, Person, computer, dice, here, seats } from "./support.mjs";

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
  person.until((state) => state.line.moves.filter((move) => move.by === "first").length >= count, `${count} placed`);

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
  await ana.cell("first:B2").focus();
  await ana.press("r", "Enter");
  await placed(ana, 3);
  await ana.button("Place at random").click();
  await ana.until((state) => state.moves[0]?.kind === "shot");
  assert.equal(ana.state.scene.boards[0].pieces.length, 10);
  await ana.leave();
});

test("a shape that does not fit is refused with the reason", async () => {
  const ana = await Person.come(house);
  await ana.sit(against_computer);
  await ana.touch("first:B8");
  await placed(ana, 1);
  await ana.touch("first:B8");
  await ana.tray(/does not fit the block of B8/);
  await ana.leave();
});

test("hit, miss and sunk differ by shape, and are told", async () => {
  const ana = await Person.come(house);
  await ana.sit(against_computer);
  await ana.button("Place at random").click();
  const roll = dice(5);
  const seen = new Set();
  while (seen.size < 3) {
    await ana.my_turn();
    await ana.until((state) => state.phase === "over" || state.moves[0]?.kind === "shot");
    if (ana.state.phase === "over") break;
    const hits = ana.state.scene.boards[1].marks.filter((mark) => mark.is === "hit").map((mark) => mark.at);
    const near = ana.state.moves.filter(({ path: [cell] }) =>
      hits.some((hit) => Math.abs(hit.charCodeAt(7) - cell.charCodeAt(7)) < 2 && Math.abs(hit[8] - cell[8]) < 2),
    );
    await ana.play(roll(near.length ? near : ana.state.moves));
    for (const board of ana.state.scene.boards) for (const mark of board.marks) if (board.name === "second") seen.add(mark.is);
  }
  for (const mark of ["hit", "miss", "sunk"]) assert.ok(seen.has(mark), mark);
  assert.ok((await ana.said()).some((text) => /First: shot at \w+, sank a ship of \d/.test(text)));
  await ana.leave();
});

test("at one screen a curtain stands between the turns, and nothing is sent before it is lifted", async () => {
  const ana = await Person.come(house);
  await ana.sit({ game: "wargame", seats: seats(here("Ana"), here("Rui")) });
  const pass = async (name) => {
    await ana.until((state) => state.curtain !== null, `the curtain for ${name}`);
    await ana.page.getByRole("heading", { name: `Pass the device to ${name}` }).waitFor();
    assert.equal(await ana.page.locator("[data-cell]").count(), 0);
    for (const board of ana.state.scene.boards)
      assert.ok(
        board.pieces.every((piece) => board.marks.some((mark) => mark.at === piece.at)),
        "only what was fired at",
      );
    assert.deepEqual(ana.state.moves, []);
    await ana.button(`I am ${name}: show it`).click();
    await ana.until((state) => state.curtain === null && state.moves.length > 0);
  };
  if (ana.state.curtain) await pass("Ana");
  await ana.button("Place at random").click();
  await pass("Rui");
  assert.equal(ana.state.eyes, "second");
  await ana.button("Place at random").click();
  await pass("Ana");
  const roll = dice(11);
  const fleets = {};
  for (let turn = 0; turn < 200 && ana.state.phase !== "over"; turn++) {
    const { eyes, moves, scene } = ana.state;
    fleets[eyes] ??= new Set(scene.boards.find((board) => board.name === eyes).pieces.map((piece) => piece.at));
    const target = fleets[eyes === "first" ? "second" : "first"];
    const sure = moves.filter((choice) => target?.has(choice.path[0]));
    await ana.play(roll(sure.length && turn % 5 ? sure : moves));
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
  await ana.until((state) => state.moves[0]?.kind === "shot");
  assert.equal(await ana.sideways(), 0);
  const box = await ana.cell("second:X1").boundingBox();
  assert.ok(box.width >= 24 && box.height >= 24, `${box.width}`);
  await ana.cell("second:X1").scrollIntoViewIfNeeded();
  await ana.cell("second:X1").tap();
  await ana.until((state) => state.line.moves.some((move) => move.note === "X1"));
  await ana.leave();
});

test("a shot on a board of 15x24 changes a few things on the page, not every cell", async () => {
  const ana = await Person.come(house);
  await ana.sit({ ...against_computer, options: large });
  await ana.button("Place at random").click();
  await ana.until((state) => state.moves[0]?.kind === "shot");
  await ana.page.evaluate(() => {
    window.changes = 0;
    const count = (changes) => {
      for (const { addedNodes, removedNodes } of changes) window.changes += 1 + addedNodes.length + removedNodes.length;
    };
    new MutationObserver(count).observe(document, { childList: true, attributes: true, characterData: true, subtree: true });
  });
  const turns = 5;
  for (let turn = 1; turn <= turns; turn++) {
    await ana.play(ana.state.moves[turn * 20]);
    await ana.until((state) => state.moves[0]?.kind === "shot");
  }
  const changes = (await ana.page.evaluate(() => window.changes)) / turns;
  console.log(`# changes of the page for a shot and its answer: ${changes}`);
  assert.ok(changes > 10 && changes < 150, String(changes));
  await ana.leave();
});
