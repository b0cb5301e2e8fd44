// What a screen reader gets in a whole game of each kind: the name of every cell in Chromium's own accessibility tree, and every
// announcement, compared with a golden file. UPDATE=1 rewrites them.
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { game_data } from "./game_data.mjs";
import { House, Person, here, root, seats } from "./support.mjs";

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

/** `choose(state, ply)` gives a choice or the text of one. */
async function tell(person, choose) {
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
    const chosen = choose(person.state, ply);
    const choice = person.state.choices.find((candidate) => candidate === chosen || candidate.move === chosen);
    assert.ok(choice, `${chosen} at ply ${ply}`);
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

for (const [game, { moves, choose_move, options = {}, languages = ["en"] }] of Object.entries(game_data))
  for (const language of languages)
    test(`${game} as a screen reader tells it (${language})`, async () => {
      const ana = await Person.come(house, { language });
      await ana.sit({ game, options, seats: seats(here("Ana"), here("Rui")) });
      const text = await tell(ana, choose_move ? choose_move() : (_, ply) => moves[ply]);
      const file = path.join(folder, `${game}.${language}.txt`);
      if (process.env.UPDATE) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, text);
      }
      assert.ok(existsSync(file), `${file} is missing: UPDATE=1 writes it`);
      assert.equal(text, readFileSync(file, "utf8"));
      await ana.leave();
    });
