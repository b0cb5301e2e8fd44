// The cell under the pointer is the one that is touched, whatever the shapes of board and window.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, Person, computer, here, seats } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const windows = [
  [1920, 1080],
  [1600, 900],
  [1440, 900],
  [1366, 768],
  [1366, 650],
  [1280, 1024],
  [1280, 720],
  [1100, 780],
  [1024, 768],
  [768, 1024],
  [640, 480],
  [390, 844],
];
const boards = [
  [9, 9],
  [12, 9],
  [15, 9],
  [9, 24],
  [15, 24],
];
const fleet = Object.fromEntries([1, 1, 1, 1, 0, 0, 0, 0].map((count, index) => [`ships-${index + 1}`, count]));
const game = (rows, columns) => ({ game: "wargame", options: { rows, columns, ...fleet }, seats: seats(here("Ana"), computer(1)) });

/** Presses and releases the pointer on cells, in the middle or near a corner: the board's cursor moves to the cell that was hit. Returns the
 * wrong ones. */
function wrong_cells(page, { shift, every }) {
  return page.evaluate(
    async ([shift, every]) => {
      const svg = document.querySelector(".board");
      const points = [
        [0.5, 0.5],
        [0.04, 0.04],
        [0.96, 0.04],
        [0.04, 0.96],
        [0.96, 0.96],
      ];
      const wrong = [];
      const cells = [...svg.querySelectorAll("[data-cell]")].map((rect) => [rect, rect.getBoundingClientRect()]);
      for (const [index, [rect, box]] of cells.entries()) {
        if (index % every && index !== cells.length - 1) continue;
        const [x, y] = points[(index + shift) % points.length];
        const init = { clientX: box.left + x * box.width, clientY: box.top + y * box.height, bubbles: true, pointerId: 1 };
        rect.dispatchEvent(new PointerEvent("pointerdown", init));
        rect.dispatchEvent(new PointerEvent("pointercancel", init));
        for (let turn = 0; turn < 3; turn++) await null; // the page draws
        const cursor = svg.querySelector("[tabindex='0']").dataset.cell;
        if (cursor !== rect.dataset.cell) wrong.push(`${rect.dataset.cell} at ${x}, ${y}: ${cursor}`);
      }
      return wrong;
    },
    [shift, every],
  );
}

for (const [rows, columns] of boards)
  test(`War Game, ${rows} rows and ${columns} columns: every cell is the one under the pointer, in twelve windows`, async () => {
    const ana = await Person.come(house);
    await ana.sit(game(rows, columns));
    for (const stage of ["placing", "firing"]) {
      if (stage === "firing") {
        await ana.button("Place at random").click();
        await ana.until((state) => state.choices[0]?.kind === "shot");
      }
      for (const [shift, [width, height]] of windows.entries()) {
        await ana.page.setViewportSize({ width, height });
        const wrong = await wrong_cells(ana.page, { shift, every: stage === "firing" ? 1 : 7 });
        assert.deepEqual(wrong, [], `${stage} at ${width}x${height}: ${wrong.length} wrong`);
      }
    }
    await ana.leave();
  });

for (const [width, height] of [
  [1366, 768],
  [1280, 720],
])
  test(`a ship is placed in the block that was clicked, at ${width}x${height}`, async () => {
    const ana = await Person.come(house, { width, height });
    await ana.sit({ game: "wargame", seats: seats(here("Ana"), computer(1)) });
    await ana.touch("first:C5");
    await ana.until((state) => state.history.moves.length > 0);
    const [own] = ana.state.board_view.boards;
    assert.equal(own.pieces.length, 4);
    for (const { at } of own.pieces) assert.match(at, /^first:[ABC][456]$/);
    await ana.leave();
  });

for (const [name, options] of [
  ["a mouse", { width: 1366, height: 768 }],
  ["a finger", { width: 390, height: 844, hasTouch: true, isMobile: true }],
  ["a finger, held sideways", { width: 844, height: 390, hasTouch: true, isMobile: true }],
])
  test(`shots go where they were aimed, with ${name}`, async () => {
    const ana = await Person.come(house, options);
    await ana.sit(game(15, 9));
    await ana.button("Place at random").click();
    for (const cell of ["I1", "B3", "E8", "A15", "I15", "A1"]) {
      await ana.until((state) => state.phase === "over" || state.choices[0]?.kind === "shot");
      if (ana.state.phase === "over") break;
      const target = ana.cell(`second:${cell}`);
      await (options.hasTouch ? target.tap() : target.click());
      const shots = (state) =>
        state.history.moves.filter((move) => move.by === "first" && move.effects.some((effect) => /hit|miss|sunk/.test(effect)));
      await ana.until((state) => shots(state).at(-1)?.path[0] === `second:${cell}`, `a shot at ${cell}`);
    }
    await ana.leave();
  });
