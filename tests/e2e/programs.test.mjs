// Programs at the tables: one's own with their tokens, programs as opponents, wherever a program is seen, and the engines of the house.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import {
  FakePrograms,
  fake_engines,
  fake_lobby,
  house_engines,
  new_program,
  offered_engines,
  token_for,
  without_sandbox,
} from "./program_fakes.mjs";
import { choose, come_without_a_mouse, focused, follow, hear, leave_without_a_mouse, tab_to } from "./senses.mjs";
import { House, Person, here, seats } from "./support.mjs";

let house;
/** The cookies of Ana, who is signed in, and her id. */
let ana_here, ana_id;

before(async () => {
  house = await House.open();
  const ana = await Person.come(house);
  await ana.go("/help");
  ana_id = await ana.page.evaluate(async () => {
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name: "Ana Sousa", games: [] }),
    };
    return (await (await fetch("/api/sign-up", init)).json()).person.id;
  });
  ana_here = await ana.context.storageState();
  await ana.leave();
});
after(() => house.close());

const of_program = (id, name, program) => ({ id, name, person: true, program });
const shooter = () => of_program("shooter", "Shooter", { author: "Ana Sousa", owner: ana_id, challenges: "own" });
const duck = (challenges) => of_program("duck", "Duck", { author: "Rui Costa", owner: "rui", challenges });
const sign_beside = (person, name) => person.page.locator("li", { hasText: name }).locator(".program-sign").first();

/** Runs the lines that the page shows, beside the file of the token. */
const run_python = (lines, folder) => spawnSync("python3", ["-"], { cwd: folder, input: lines, encoding: "utf8" });

test("by keyboard and ear: a program gets a token, which works and is shown once; it is revoked, and the program removed", async () => {
  const ana = await come_without_a_mouse(house, { storageState: ana_here, permissions: ["clipboard-read", "clipboard-write"] });
  await ana.go("/");
  await tab_to(ana, "button", "Signed in: Ana Sousa");
  await ana.press("Enter");
  await follow(ana, "My programs");
  await tab_to(ana, "textbox", "Name of the program");
  await ana.page.keyboard.type("Shooter 3");
  await choose(ana, /^(7 days|30 days|90 days|A year)$/, "30 days");
  await tab_to(ana, "button", "Make a token");
  await ana.press("Enter");
  await hear(ana, /Shooter 3 has a new token/);
  await ana.comes_true(() => document.activeElement?.id === "new-token");
  assert.deepEqual(await focused(ana), { role: "heading", name: "The token of Shooter 3" });
  await tab_to(ana, "button", "Copy token");
  await ana.press("Enter");
  await hear(ana, /copied/i);
  const token = await ana.page.locator("#token").inputValue();
  assert.match(token, /^tabuleiro-.{43}$/);
  assert.equal(await ana.page.evaluate(() => navigator.clipboard.readText()), token);
  await tab_to(ana, "button", "Save as shooter-3.token");
  const [file] = await Promise.all([ana.page.waitForEvent("download"), ana.press("Enter")]);
  const folder = mkdtempSync(path.join(os.tmpdir(), "tabuleiro-token-"));
  await file.saveAs(path.join(folder, file.suggestedFilename()));
  const python = await ana.page.locator(".code-lines").innerText();
  assert.ok(!python.includes(token), "the token is not in the program's text");
  const first = run_python(python, folder);
  assert.match(first.stdout, /'chess'/, first.stderr);
  await tab_to(ana, "button", "I have saved it");
  await ana.press("Enter");
  assert.ok(!(await ana.page.content()).includes(token), "it is shown once");
  await tab_to(ana, "button", "Revoke token: Shooter 3");
  await ana.press("Enter");
  await ana.press("Escape");
  assert.equal((await focused(ana)).name, "Revoke token: Shooter 3", "nothing happened, and the focus is back");
  await ana.press("Enter");
  assert.equal((await focused(ana)).name, "Revoke token");
  await ana.press("Enter");
  await hear(ana, /The token of Shooter 3 has been revoked/);
  await ana.page.getByText("No valid token").waitFor();
  assert.match(run_python(python, folder).stderr, /401/);
  rmSync(folder, { recursive: true });
  await tab_to(ana, "button", "Remove: Shooter 3");
  await ana.press("Enter", "Enter");
  await hear(ana, /Shooter 3 has been removed/);
  await ana.gone(ana.page.locator(".program"));
  await leave_without_a_mouse(ana);
});

test("whether a program is connected is seen at once; a new token says that the old one ends; a name that is taken is told", async () => {
  const ana = await Person.come(house, { storageState: ana_here });
  const fake = new FakePrograms();
  fake.programs = [new_program("shooter", "Shooter"), new_program("racer", "Racer")];
  token_for(fake.programs[0], { scopes: ["play"], days: 90 });
  await fake.answer_to(ana);
  const people_change = await fake_lobby(ana, []);
  await ana.go("/programs");
  const entry = ana.page.locator(".program", { hasText: "Shooter" });
  await entry.getByText("not connected").waitFor();
  people_change({ set: [shooter()] });
  await entry.getByText("connected", { exact: true }).waitFor();
  people_change({ gone: ["shooter"] });
  await entry.getByText("not connected").waitFor();
  assert.equal(
    await ana.page.locator(".program", { hasText: "Racer" }).locator(".connection").count(),
    0,
    "without a token there is nothing to connect",
  );

  await ana.button("New token: Shooter").click();
  await ana.page.getByText("The old token ends at once").waitFor();
  await ana.page
    .getByRole("dialog")
    .getByRole("radio", { name: /^Only watch/ })
    .check();
  await ana.button("Make the new token").click();
  await ana.page.getByRole("heading", { name: "The token of Shooter" }).waitFor();
  assert.deepEqual(fake.asked.at(-1), { token: { scopes: ["watch"], days: 90 } });
  await entry.getByRole("switch").check();
  await ana.told("Saved.");
  assert.deepEqual(fake.asked.at(-1), { challenges: "anyone" });

  await ana.page.getByLabel("Name of the program").fill("racer");
  await ana.button("Make a token").click();
  await ana.page.getByRole("alert").getByText("Somebody already has this name").waitFor();
  assert.equal(await ana.page.getByLabel("Name of the program").inputValue(), "racer", "nothing is lost");
  fake.programs = [];
  await ana.button("Remove: Racer").click();
  await ana.page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await ana.page.getByRole("alert").getByText("There is no such program any more").waitFor();
  await ana.leave();
});

test("a new game against an engine or a connected program: told who wrote it, casual where it must be", async () => {
  const ana = await Person.come(house, { storageState: ana_here });
  await fake_engines(ana);
  await fake_lobby(ana, [shooter(), duck("own"), { id: "rui", name: "Rui Costa", person: true }]);
  let settings;
  await ana.page.route("**/api/tables", (route) => {
    settings = route.request().postDataJSON();
    return route.fulfill({ status: 409, json: { refused: "own-program", reasons: [] } });
  });
  await ana.go("/new/chess");
  await ana.page.getByRole("radio", { name: /^Program/ }).check();
  const programs = ana.page.getByRole("group", { name: "Which program" }).getByRole("radio");
  await ana.page.getByRole("radio", { name: "Shooter" }).waitFor();
  assert.equal(await programs.count(), 3, "a program that is for its author alone is not offered");
  await ana.page.locator(".level-text").getByText("program by the Stockfish developers").waitFor();
  await ana.page.locator(".why-casual").getByText("Games against engines are casual.").waitFor();
  await ana.page.getByRole("radio", { name: "Fairy-Max" }).check();
  await ana.button("Play").click();
  await ana.page.locator("form .problem").waitFor();
  assert.deepEqual(settings.seats, seats(here("Ana Sousa"), { kind: "engine", engine: "Fairy-Max" }));
  await ana.page.getByRole("radio", { name: "Shooter" }).check();
  await ana.page.locator(".why-casual").getByText("your own program").waitFor();
  await ana.page.getByRole("radio", { name: "Black" }).check();
  await ana.button("Play").click();
  await ana.page.getByRole("alert").getByText("A game against your own program is casual.").waitFor();
  assert.deepEqual([settings.seats.first, settings.rated], [{ kind: "person", person: "shooter" }, undefined]);
  // For another game there is no engine; the start page offers programs only where there is one.
  await ana.page.getByRole("radio", { name: "Reversi" }).check();
  await ana.gone(ana.page.getByRole("radio", { name: "Fairy-Max" }));
  await ana.go("/");
  await ana.page.getByRole("radio", { name: "Program", exact: true }).check();
  await ana.page.getByRole("radio", { name: "Stockfish 15.1" }).waitFor();
  await ana.page.getByRole("radio", { name: /^Reversi/ }).check();
  await ana.gone(ana.page.getByRole("radio", { name: "Program", exact: true }));
  await ana.leave();
});

test("in the lobby a program is shown as one, with its author; only those who may challenge it can", async () => {
  const ana = await Person.come(house, { storageState: ana_here });
  const offer = {
    table: "t1",
    by: { id: "rider", name: "Rider", person: true, program: { author: "Eva Lima" }, rating: null },
    game: "chess",
    options: {},
    seat: "first",
    time: { first: "300+3", second: "300+3" },
    rated: false,
    ratings: null,
    start: false,
    takebacks: false,
    visibility: "listed",
    programs: true,
    at: 1,
  };
  const people_change = await fake_lobby(ana, [shooter(), duck("own")], { me: ana_id, offers: [offer] });
  await ana.go("/lobby");
  await sign_beside(ana, "Duck").waitFor();
  assert.equal(await sign_beside(ana, "Duck").innerText(), "program by Rui Costa");
  assert.equal(await sign_beside(ana, "Rider").innerText(), "program by Eva Lima");
  assert.equal(await ana.page.getByRole("button", { name: /^Challenge Duck/ }).count(), 0);
  await ana.button("Play with Rider (program)").waitFor();
  people_change({ set: [duck("anyone")] });
  await ana.button("Challenge Duck (program)").waitFor();
  await ana.button("Challenge Shooter (program)").click();
  await ana.page.getByRole("dialog").getByText("Details").click();
  assert.equal(await ana.page.getByRole("dialog").getByRole("radio", { name: "rated" }).count(), 0, "one's own program is played casually");
  let settings;
  await ana.page.route("**/api/tables", (route) => {
    settings = route.request().postDataJSON();
    return route.fulfill({ json: { table: "t2", link: null } });
  });
  await ana.button("Send the challenge").click();
  await ana.told("Challenge sent to Shooter (program)");
  assert.ok([settings.seats.first, settings.seats.second].some((seat) => seat.kind === "person" && seat.person === "shooter"));
  await ana.page.locator(".lobby-make summary").click();
  await ana.page.getByRole("switch", { name: /^Programs may accept/ }).check();
  await ana.button("Make this offer").click();
  await ana.told("Your offer is open");
  assert.equal(settings.programs, true);
  await ana.leave();
});

test("at the table an engine is shown as a program with its author, is said to think, and its failure is told", async () => {
  const ana = await Person.come(house);
  const engine = { kind: "engine", name: "Stockfish 15.1", level: null, rating: null, program: { author: "the Stockfish developers" } };
  // What the server says of the second seat and of the result is replaced as the page reads it.
  await ana.context.addInitScript((seat) => {
    const parse = JSON.parse;
    JSON.parse = (...given) => {
      const message = parse(...given);
      if (message?.seats) message.seats.second = seat;
      if (message?.result) message.result = { winner: "first", ending: "failure", rule: "illegal-move" };
      return message;
    };
  }, engine);
  await ana.go("/help");
  const table = await ana.page.evaluate(
    async (body) => {
      const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
      return (await (await fetch("/api/tables", init)).json()).table;
    },
    { game: "chess", seats: seats(here("Ana"), here("Rui")), start: "4k3/8/8/8/8/8/8/4K2R b K - 0 1" },
  );
  await ana.go(`/table/${table}`);
  const far = ana.page.locator(".player.far");
  await far.locator(".program-sign").waitFor();
  assert.equal(
    await far
      .locator(".player-name")
      .innerText()
      .then((text) => text.replace(/\s+/g, " ")),
    "Stockfish 15.1 program by the Stockfish developers",
  );
  assert.equal(await far.locator(".away").count(), 0);
  assert.deepEqual(await ana.violations(), []);
  if (process.env.SCREENSHOTS) await ana.page.screenshot({ path: `${process.env.SCREENSHOTS}/engine-table.png` });
  await ana.action("resign").click();
  await ana.page.locator(".status-bar .question .danger").click();
  await ana.page.locator(".result-card").getByText("The program played an illegal move.").waitFor();
  await ana.page.setViewportSize({ width: 360, height: 740 });
  await ana.go(`/table/${table}`);
  await far.locator(".program-sign").waitFor();
  assert.equal(await ana.sideways(), 0);
  assert.deepEqual(await ana.cut_off(), []);
  if (process.env.SCREENSHOTS) await ana.page.screenshot({ path: `${process.env.SCREENSHOTS}/engine-table-phone.png` });
  await ana.leave();
});

test("the administrator finds programs among the people: with a name and an end, without role, card and session", async () => {
  const admin = await Person.come(house);
  await admin.go("/help");
  const { hash } = new URL(readFileSync(path.join(house.data, "admin-link"), "utf8").trim());
  const name = "Dona Teresa";
  for (const [where, body] of [
    ["/api/admin/enter", { secret: hash.replace("#admin=", ""), name }],
    ["/api/me/programs", { name: "Walker", scopes: ["play"], days: 30, challenges: "own" }],
  ]) {
    const status = await admin.page.evaluate(
      async ([path, given]) => {
        const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(given) };
        return (await fetch(path, init)).status;
      },
      [where, body],
    );
    assert.equal(status, 200, where);
  }
  await admin.go("/administration");
  await admin.page.getByRole("row", { name: /^Walker Program/ }).waitFor();
  await admin.button("Manage: Walker").click();
  const panel = admin.page.getByRole("dialog");
  assert.deepEqual(await panel.getByRole("button").allInnerTexts(), ["Save", "Cancel", "Remove person"]);
  assert.equal(await panel.getByRole("radio").count(), 0);
  await panel.getByRole("textbox").fill("Runner");
  await panel.getByRole("button", { name: "Save" }).click();
  await admin.page.getByRole("row", { name: /^Runner Program/ }).waitFor();
  await admin.leave();
});

test("the administrator allows engines; one with trouble cannot be, and without a sandbox the page says why", async () => {
  const admin = await Person.come(house, { storageState: ana_here });
  let offered = structuredClone(offered_engines);
  let asked;
  await admin.page.route("**/api/admin/engines", (route) => {
    if (route.request().method() === "POST") {
      asked = route.request().postDataJSON();
      for (const engine of offered.engines) engine.allowed = asked.allowed.includes(engine.name);
    }
    return route.fulfill({ json: offered });
  });
  await admin.go("/administration/engines");
  await admin.page.getByText("phalanx does not start.").waitFor();
  assert.equal(await admin.page.getByRole("switch").count(), 2);
  await admin.page.getByRole("switch", { name: /^Fairy-Max/ }).check();
  await admin.told("Fairy-Max is allowed.");
  assert.deepEqual(asked, { allowed: ["Fairy-Max"] });
  await admin.page.getByRole("switch", { name: /^Stockfish/ }).check();
  await admin.told("Stockfish 15.1 is allowed.");
  assert.deepEqual(asked, { allowed: ["Stockfish 15.1", "Fairy-Max"] });
  await admin.page.getByRole("switch", { name: /^Fairy-Max/ }).uncheck();
  await admin.told("Fairy-Max is not allowed any more.");
  await admin.page.route("**/api/admin/engines", (route) => route.fulfill({ status: 422, json: { refused: "engines", reasons: [] } }), {
    times: 1,
  });
  await admin.page.getByRole("switch", { name: /^Fairy-Max/ }).click();
  await admin.page.getByRole("alert").getByText("not in the list any more").waitFor();
  assert.equal(await admin.page.getByRole("switch", { name: /^Fairy-Max/ }).isChecked(), false, "the switch says what is so");
  await admin.page.route("**/api/admin/engines", (route) => route.fulfill({ status: 404, json: { refused: "unknown", reasons: [] } }), {
    times: 2,
  });
  await admin.go("/administration/policies");
  await admin.page.getByRole("link", { name: "Log" }).waitFor();
  await admin.gone(admin.page.getByRole("link", { name: "Engines" }));
  await admin.page.unrouteAll();
  await admin.page.route("**/api/admin/engines", (route) => route.fulfill({ json: offered }));
  offered = without_sandbox;
  await admin.go("/administration/engines");
  await admin.page.getByText("No engine can be used:").waitFor();
  await admin.page.getByText("bubblewrap is not installed.").waitFor();
  await admin.leave();
});

test("in the analysis an engine that analyses is chosen beside the house's own, asked, and remembered", async () => {
  const ana = await Person.come(house);
  await fake_engines(ana);
  const asked = [];
  await ana.page.routeWebSocket(/\/api\/study\/socket/, (socket) => socket.onMessage((text) => asked.push(JSON.parse(text))));
  const latest = () => asked.filter(({ analyse }) => analyse).at(-1);
  await ana.go("/study/board");
  const choice = ana.page.getByRole("combobox", { name: "Engine" });
  await choice.waitFor();
  assert.deepEqual(await choice.locator("option").allInnerTexts(), ["Tabuleiro’s own", "Stockfish 15.1"]);
  for (; !latest(); ) await ana.page.waitForTimeout(20);
  assert.equal(latest().engine, undefined);
  await choice.selectOption("Stockfish 15.1");
  await ana.told("Stockfish 15.1 analyses now.");
  for (; latest().engine !== "Stockfish 15.1"; ) await ana.page.waitForTimeout(20);
  await ana.page.reload();
  await choice.waitFor();
  assert.equal(await choice.inputValue(), "Stockfish 15.1");
  await fake_engines(ana, house_engines.slice(1));
  await ana.page.reload();
  await ana.page.locator(".analysis").waitFor();
  assert.equal(await choice.count(), 0, "one that is no longer allowed is not asked");
  await ana.leave();
});

for (const [language, width, height] of [
  ["en", 1440, 900],
  ["pt", 390, 844],
  ["ro", 320, 568],
])
  test(`the pages of programs: axe-core finds nothing, nothing is cut off or too small to touch (${language}, ${width})`, async () => {
    const touched = width < 1000;
    const ana = await Person.come(house, { language, width, height, hasTouch: touched, isMobile: touched, storageState: ana_here });
    const fake = new FakePrograms();
    fake.programs = [new_program("shooter", "Shooter"), new_program("long", "A program with a rather long name")];
    token_for(fake.programs[0], { scopes: ["play"], days: 90 });
    await fake.answer_to(ana);
    await fake_engines(ana);
    await fake_lobby(ana, [shooter(), duck("anyone")], { me: ana_id });
    await ana.page.route("**/api/admin/engines", (route) => route.fulfill({ json: without_sandbox }));
    const check = async (what) => {
      await ana.page.emulateMedia({ colorScheme: "light" });
      assert.deepEqual(await ana.violations(), [], `${what}, light`);
      await ana.page.emulateMedia({ colorScheme: "dark" });
      assert.deepEqual(await ana.violations("colours"), [], `${what}, dark`);
      assert.equal(await ana.sideways(), 0, `${what} scrolls sideways`);
      assert.deepEqual(await ana.cut_off(), [], `${what} cuts off text`);
      const small = await ana.page.locator("main :is(.button, input, select):visible").evaluateAll((all) =>
        all
          .map((target) => [target.textContent || target.type, (target.closest("label") ?? target).getBoundingClientRect()])
          .filter(([, { height }]) => height < 43.5)
          .map(([text]) => text),
      );
      if (touched) assert.deepEqual(small, [], `${what} has targets of less than 44 px`);
      const bare =
        (await ana.text("main")).match(/(?<!-)\b(?:programs?|token|scope|engines?|admin|study|refused)-[a-z-]+\b(?!\.token)/g) ?? [];
      assert.deepEqual(bare, [], `${what} shows the name of a text`);
    };
    await ana.go("/programs");
    await ana.page.locator(".connection.on").waitFor();
    await ana.page.locator("#program-name").fill("Rider");
    await ana.page.locator("form .primary").click();
    await ana.page.locator(".new-token").waitFor();
    await check("a token");
    await ana.page.locator(".program .button").nth(1).click();
    await ana.page.locator(".modal").waitFor();
    await check("a question");
    await ana.go("/lobby");
    await ana.page.locator(".lobby-people .program-sign").first().waitFor();
    await check("the lobby");
    await ana.go("/new/chess");
    await ana.page.locator('input[name="mode"][value="program"]').check();
    await ana.page.locator('input[name="program"]').nth(2).waitFor({ state: "attached" });
    await check("a new game");
    await ana.go("/administration/engines");
    await ana.page.locator(".engines li").first().waitFor();
    await check("engines");
    await ana.go("/study/board");
    await ana.page.locator(".engine-choice").waitFor();
    await check("the analysis");
    await ana.leave();
  });
