// What a screen reader finds in an analysis: everything in the page's main part by role, name and value, from Chromium's own accessibility tree,
// and everything that is announced, compared with golden files. The positions come from the real server; the numbers are faked, so that
// they are always the same. UPDATE=1 rewrites the files.
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { House, Person, root } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const chances = [0.53, 0.53, 0.52, 0.6, 0.55, 0.47, 1];
const losses = { 2: 0.08, 4: 0.13, 5: 0.53 };
const name_of = (loss) => (loss >= 0.15 ? "blunder" : loss >= 0.1 ? "mistake" : "inaccuracy");
const best = { text: "g7g6", note: "g6", path: ["g7", "g6"] };

/** A fake engine with fixed results. */
function given_numbers(socket) {
  socket.onMessage((message) => {
    const { analyse, plies, id, ping } = JSON.parse(message);
    if (ping) socket.send(JSON.stringify({ pong: true }));
    if (!analyse) return;
    const [from, to] = plies ?? [0, analyse.moves.length];
    const tell = (words) => socket.send(JSON.stringify({ reply_to: id, ...words }));
    for (let ply = to; ply >= from; ply--) {
      const here = { chances: chances[ply] ?? 0.5, score: ply * 10, mate: ply === 6 ? 1 : null };
      tell({ ply, ...here, depth: 12, variations: [{ moves: [best], ...here }] });
    }
    const moves = Array.from({ length: to - from }, (_, index) => {
      const loss = losses[from + index] ?? 0;
      return { ply: from + index, loss, judgement: loss ? name_of(loss) : null };
    });
    tell({ done: true, moves, accuracy: { first: 71.4, second: 48.6 } });
  });
}

const skipped = new Set(["none", "generic", "StaticText", "InlineTextBox", "gridcell", "row", "presentation", "image"]);

/** The content of the main part, one line each, indented by depth; cells of boards and of tables are tested elsewhere. */
async function tree(person) {
  const session = (person.session ??= await person.context.newCDPSession(person.page));
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const by_id = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines = [];
  const text_of = (node) =>
    node.role?.value === "StaticText" ? node.name.value : (node.childIds ?? []).map((id) => text_of(by_id.get(id) ?? {})).join(" ");
  const add = (node, depth) => {
    const role = node.role?.value;
    const shown = !node.ignored && role && !skipped.has(role);
    const own = role === "paragraph" ? [text_of(node)] : [node.name?.value, node.value?.value];
    const text = own.filter((part) => part !== undefined && part !== "").join(" = ");
    if (shown) lines.push(`${"  ".repeat(depth)}${role} ${text.replace(/\s+/g, " ")}`.trimEnd());
    if (["grid", "paragraph", "textbox"].includes(role)) return;
    for (const id of node.childIds ?? []) if (by_id.has(id)) add(by_id.get(id), depth + (shown ? 1 : 0));
  };
  add(
    nodes.find((node) => node.role?.value === "main"),
    0,
  );
  return lines.join("\n");
}

async function hold(name, told) {
  const file = path.join(root, `tests/e2e/golden/${name}.txt`);
  if (process.env.UPDATE) writeFileSync(file, `${told}\n`);
  assert.ok(existsSync(file), `${file} is missing: UPDATE=1 writes it`);
  assert.equal(`${told}\n`, readFileSync(file, "utf8"));
}

const said_since = async (person, count) => (await person.said()).slice(count).map((text) => `> ${text}`);

for (const language of ["en", "pt", "ro"])
  test(`an analysis as a screen reader tells it (${language})`, async () => {
    const ana = await Person.come(house, { language });
    await ana.page.routeWebSocket("**/api/study/socket", given_numbers);
    await ana.go("/study");
    await ana.page.locator("textarea").fill('[White "Ana"]\n[Black "Rui"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 *');
    const told = ["# what is to be analysed", await tree(ana)];
    await ana.page.locator("form .primary").click();
    await ana.page.locator('.analysis[data-work="done"]').waitFor();
    const here = (ply) => ana.page.locator(`.analysis[data-ply="${ply}"]`).waitFor();
    await ana.page.evaluate(() => document.activeElement?.blur());
    await settled(ana);
    let heard = 0;
    const listen = async (title, order = (lines) => lines) => {
      await settled(ana);
      told.push(title, ...order(await said_since(ana, heard)));
      heard = (await ana.said()).length;
    };
    // The position and the engine's result may come in either order.
    await listen("# opened", (lines) => lines.sort());
    for (let ply = 1; ply <= 6; ply++) {
      await ana.press("ArrowRight");
      await here(ply);
      await settled(ana);
    }
    await listen("# gone through");
    told.push("# a judged move", await tree(ana));
    await ana.page.locator(".verdict .primary").click();
    await here(5);
    await listen("# a second try");
    await ana.touch("g7", "g6");
    await ana.page.locator(".trial.good").waitFor();
    await listen("# the best move");
    told.push(await tree(ana));
    await ana.go("/study/editor?fen=" + encodeURIComponent("8/8/8/8/8/8/8/K6k w - - 0 1"));
    await ana.page.locator(".editor-side .primary:enabled").waitFor();
    told.push("# the editor", await tree(ana));
    await hold(`study.${language}`, told.join("\n"));
    await ana.leave();
  });

/** No more announcements, no more requests. */
async function settled(person) {
  await person.page.waitForLoadState("networkidle");
  for (let before = -1; ; ) {
    const { length } = await person.said();
    if (length === before) return;
    before = length;
    await person.page.waitForTimeout(120);
  }
}
