// Engines of the house, with real ones: the administrator allows them, they are played to the end, and asked in the analysis.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { come_without_a_mouse, hear, leave_without_a_mouse, tab_to } from "./senses.mjs";
import { House, Person, computer, dice, here, program, seats } from "./support.mjs";

/** The names by which the house knows what is installed here. */
const installed = Object.entries({ "Fairy-Max": "fairymax", "GNU Chess": "gnuchess", Phalanx: "phalanx", Stockfish: "stockfish" })
  .filter(([, file]) => existsSync(`/usr/games/${file}`))
  .map(([name]) => name);
const shooter = "Shooter 3";
const engine = (name) => ({ kind: "engine", engine: name });

let house;
/** The cookies of the administrator. */
let admin_here;

before(async () => {
  // A War Game program that knows the dialogue of its assignment, and nothing else.
  house = await House.open({ words: ["--engine", `${shooter}=assignment:${path.join(path.dirname(program), "wargame")}`] });
  const admin = await Person.come(house);
  await admin.go("/help");
  const { hash } = new URL(readFileSync(path.join(house.data, "admin-link"), "utf8").trim());
  const status = await admin.page.evaluate(
    async (secret) => {
      const init = {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ secret, name: "Dona Teresa" }),
      };
      return (await fetch("/api/admin/enter", init)).status;
    },
    hash.replace("#admin=", ""),
  );
  assert.equal(status, 200);
  admin_here = await admin.context.storageState();
  await admin.leave();
});
after(() => house.close());

async function shot(person, name) {
  if (process.env.SCREENSHOTS) await person.page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png` });
}

/** Plays anything until the game is over. */
async function play_out(person, roll) {
  for (let moves = 0; moves < 400; moves++) {
    await person.my_turn();
    if (person.state.phase === "over") return person.state.result;
    const offered = person.state.choices;
    if (offered[0].kind === "place")
      await person
        .button("Place at random")
        .click()
        .then(() => person.until((state) => state.choices[0]?.kind !== "place"));
    else await person.play(roll(offered));
  }
  throw new Error("no end in sight");
}

test("by keyboard and ear: the administrator allows the engines that are on the machine, in three languages", async () => {
  const admin = await come_without_a_mouse(house, { storageState: admin_here });
  await admin.go("/administration/engines");
  await admin.page.getByRole("switch").first().waitFor();
  assert.equal(await admin.page.getByRole("switch", { checked: true }).count(), 0, "none is allowed at first");
  for (const name of [...installed, shooter]) {
    await tab_to(admin, "switch", new RegExp(`^${name}`));
    await admin.press("Space");
    await hear(admin, new RegExp(`${name} is allowed`));
    await admin.page.evaluate(() => document.activeElement.blur());
    await admin.page.keyboard.press("Home");
  }
  assert.equal(await admin.page.getByRole("switch", { checked: true }).count(), installed.length + 1);
  assert.deepEqual(await admin.violations(), []);
  await shot(admin, "engines-en");
  await leave_without_a_mouse(admin);
  for (const [language, title] of [
    ["pt", "Motores"],
    ["ro", "Motoare"],
  ]) {
    const other = await Person.come(house, { storageState: admin_here, language, width: 360, height: 740 });
    await other.go("/administration/engines");
    await other.page.getByRole("link", { name: title }).waitFor();
    await other.page.getByRole("switch", { name: /^Shooter/, checked: true }).waitFor();
    assert.deepEqual(await other.violations(), []);
    assert.equal(await other.sideways(), 0);
    await shot(other, `engines-${language}`);
    await other.leave();
  }
});

test("somebody who is not an administrator sees no list, and cannot change it", async () => {
  const ana = await Person.come(house);
  await ana.go("/administration/engines");
  assert.equal(await ana.page.getByRole("switch").count(), 0);
  await ana.leave();
});

test("a game against an engine that was chosen on the page, to its end", { skip: installed.length === 0 }, async () => {
  const ana = await Person.come(house);
  const name = installed[0];
  await ana.go("/new/chess");
  await ana.page.getByRole("radio", { name: /^Program/ }).check();
  await ana.page.getByRole("radio", { name, exact: true }).check();
  await ana.page.locator(".why-casual").getByText("Games against engines are casual.").waitFor();
  await shot(ana, "engine-chosen");
  await ana.button("Play").click();
  await ana.until((state) => state.phase === "playing");
  const opponent = Object.values(ana.state.seats).find(({ kind }) => kind === "engine");
  assert.equal(opponent.name, name);
  assert.ok(opponent.program.author.length > 0);
  await ana.page.locator(".player.far .program-sign").waitFor();
  assert.deepEqual(await ana.violations(), []);
  await shot(ana, "engine-game");
  const { ending, rule, winner } = await play_out(ana, dice(11));
  assert.equal(ending, "rule", `${rule} ${winner}`);
  await ana.page.locator(".result-card").waitFor();
  await shot(ana, "engine-over");
  await ana.leave();
});

test("the other engines play people to the end, all at a time", async () => {
  await Promise.all(
    installed.slice(1).map(async (name, index) => {
      const ana = await Person.come(house);
      await ana.sit({ game: "chess", seats: seats(here("Ana"), engine(name)) });
      assert.equal(ana.state.seats.second.name, name);
      const { ending, rule } = await play_out(ana, dice(20 + index));
      assert.equal(ending, "rule", `${name}: ${rule}`);
      await ana.leave();
    }),
  );
});

test("the engines play whole games against the computer, while somebody watches", { skip: installed.length === 0 }, async () => {
  const games = await Promise.all(
    installed.map(async (name) => {
      const ana = await Person.come(house);
      await ana.sit({ game: "chess", seats: seats(engine(name), computer(1)) });
      await ana.until((state) => state.phase === "over", `the end of a game of ${name}`);
      const { result } = ana.state;
      await ana.leave();
      return [name, result.ending];
    }),
  );
  for (const [name, ending] of games) assert.equal(ending, "rule", name);
});

test("a program of the War Game's assignment plays a whole game", async () => {
  const ana = await Person.come(house);
  await ana.sit({ game: "wargame", seats: seats(here("Ana"), engine(shooter)) });
  assert.equal(ana.state.seats.second.kind, "engine");
  const { ending, rule } = await play_out(ana, dice(5));
  assert.equal(ending, "rule", rule);
  await shot(ana, "engine-wargame");
  await ana.leave();
});

test("an engine is chosen in the analysis, and says what it thinks", { skip: !installed.includes("Stockfish") }, async () => {
  const ana = await Person.come(house);
  const asked = new Set();
  const answered = [];
  ana.page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const { engine: name, id } = JSON.parse(payload);
      if (name === "Stockfish") asked.add(id);
    });
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload);
      if (asked.has(message.reply_to)) answered.push(message);
    });
  });
  await ana.go("/study/board");
  const choice = ana.page.getByRole("combobox", { name: "Engine" });
  await choice.waitFor();
  await choice.selectOption("Stockfish");
  await ana.told("Stockfish analyses now.");
  for (; !answered.some(({ variations }) => variations?.length === 3); ) {
    assert.deepEqual(
      answered.filter(({ refused }) => refused),
      [],
    );
    await ana.page.waitForTimeout(20);
  }
  const { score, depth } = answered.find(({ variations }) => variations?.length === 3);
  assert.ok(Math.abs(score) < 150 && depth > 5, `${score} at depth ${depth}`);
  await ana.page.locator(".best-lines .lines li").nth(2).waitFor();
  assert.deepEqual(await ana.violations(), []);
  await shot(ana, "engine-analysis");
  await ana.leave();
});
