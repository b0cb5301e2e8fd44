// What a screen reader gets in a whole game of each kind: the name of every cell in Chromium's own accessibility tree, and every
// announcement, compared with a golden file. UPDATE=1 rewrites them.
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { House, Person, dice, here, root, seats } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const folder = path.join(root, "tests/e2e/golden");

/** The names of the cells in the accessibility tree, with their board if there are two. */
async function cells(person) {
  const session = (person.session ??= await person.context.newCDPSession(person.page));
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const by_id = new Map(nodes.map((node) => [node.nodeId, node]));
  const grid = (node) => (node.role?.value === "grid" ? node.name.value : grid(by_id.get(node.parentId)));
  const grids = nodes.filter((node) => node.role?.value === "grid").length;
  return nodes
    .filter((node) => node.role?.value === "gridcell" && !node.ignored)
    .map((node) => (grids > 1 ? `${grid(node)}: ${node.name.value}` : node.name.value));
}

async function tell(person, script, choose) {
  const lines = [];
  let known = [];
  let heard = 0;
  for (let ply = 0; ; ply++) {
    if (person.state.curtain) {
      lines.push(`curtain: ${await person.text(".curtain h2")}`);
      await person.page.locator(".curtain .primary").click();
      await person.until((state) => state.curtain === null);
    }
    const names = await cells(person);
    const changed = names.filter((name) => !known.includes(name));
    lines.push(...(ply === 0 ? [`${names.length} cells`] : []), ...changed.map((name) => `  ${name}`));
    known = names;
    const said = await settled(person, heard);
    lines.push(...said.slice(heard).map((text) => `> ${text}`));
    heard = said.length;
    if (person.state.phase === "over") break;
    const move = script ? script[ply] : null;
    const choice = move ? person.state.choices.find((candidate) => candidate.move === move) : choose(person.state);
    assert.ok(choice, `${move} at ply ${ply}`);
    lines.push(`= ${choice.move}`);
    if (choice.kind === "place") await place(person, choice);
    else await person.play(choice);
  }
  return `${lines.join("\n")}\n`;
}

/** All announcements, once no more come. */
async function settled(person, heard) {
  for (let before = []; ; ) {
    const said = await person.said();
    if (said.length > heard && said.length === before.length) return said;
    before = said;
    await person.page.waitForTimeout(60);
  }
}

async function place(person, choice) {
  const plies = person.state.history.moves.length;
  const shapes = [...new Set(person.state.choices.map((candidate) => candidate.choice))].sort((a, b) => a.split(".")[1] - b.split(".")[1]);
  await person.page.locator(".shape > span").nth(shapes.indexOf(choice.choice)).click();
  await person.touch(choice.path[0]);
  await person.until((state) => state.history.moves.length > plies || state.curtain);
}

const games = {
  chess: { script: ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"] },
  xadrez: { script: ["F7F6", "E2E4", "G7G5", "D1H5"] },
  renpaarden: { options: { size: 5 }, choose: by_progress() },
  wargame: { choose: by_rows },
  reversi: { script: ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"] },
};

function by_progress() {
  const roll = dice(2);
  return (state) => {
    const towards = state.turn === "first" ? 1 : -1;
    const gain = (choice) => (choice.path.at(-1)[1] - choice.path[0][1]) * towards;
    const best = Math.max(...state.choices.map(gain));
    return roll(state.choices.filter((choice) => gain(choice) === best));
  };
}

/** Both place the same fleet, and fire at ships, and sometimes at water. */
function by_rows(state) {
  if (state.choices[0].kind === "place")
    return state.choices.find((choice) => choice.path[0].endsWith({ 4: "A9", 3: "G9", 2: "A3", 1: "G3" }[choice.choice[5]]));
  const own = state.board_view.boards.find((board) => board.name === state.perspective).pieces.map((piece) => piece.at.split(":")[1]);
  const shots = state.history.moves.filter((move) => move.by === state.turn && move.path.length).length;
  return state.choices.find((choice) => own.includes(choice.path[0].split(":")[1]) === (shots % 4 !== 1)) ?? state.choices[0];
}

for (const [game, { script, options = {}, choose }] of Object.entries(games))
  for (const language of game === "chess" ? ["en", "pt", "ro"] : ["en"])
    test(`${game} as a screen reader tells it (${language})`, async () => {
      const ana = await Person.come(house, { language });
      await ana.sit({ game, options, seats: seats(here("Ana"), here("Rui")) });
      const told = await tell(ana, script, choose);
      const file = path.join(folder, `${game}.${language}.txt`);
      if (process.env.UPDATE) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, told);
      }
      assert.ok(existsSync(file), `${file} is missing: UPDATE=1 writes it`);
      assert.equal(told, readFileSync(file, "utf8"));
      await ana.leave();
    });
