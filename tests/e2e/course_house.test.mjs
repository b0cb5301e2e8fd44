// The course in a real house: the administrator switches it on, a teacher gives the War Game's assignment, students hand in right and
// wrong programs, and those that are accepted play. Skipped where there is no full sandbox: then the house runs no program either.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { House, Person, root } from "./support.mjs";

let house, teacher, packed;
/** The students of the group, signed in. */
let ana, rui;
/** Why no program can be run here; null: it can. */
let trouble;

const menu = (person, name) => person.page.getByRole("button", { name: `Signed in: ${name}` });

/** Answers of examples/course/shooters as students pack them. */
function pack(answer) {
  const file = path.join(packed, `${answer}.tar.gz`);
  execFileSync(path.join(root, "examples/course/pack"), ["shooters", answer, file]);
  return file;
}

async function enter_as_administrator(person, name) {
  const link = new URL(readFileSync(path.join(house.data, "admin-link"), "utf8").trim());
  await person.go(`/${link.hash}`);
  await person.page.getByLabel("Your name in this house").fill(name);
  await person.button("Continue as administrator").click();
  await menu(person, name).waitFor();
}

before(async () => {
  house = await House.open();
  packed = mkdtempSync(path.join(os.tmpdir(), "tabuleiro-hand-ins-"));
  teacher = await Person.come(house);
  await enter_as_administrator(teacher, "Dona Teresa");
  await teacher.go("/course");
  await teacher.page.getByText("The programming course is switched off in this house.").waitFor();
  await teacher.go("/administration/policies");
  await teacher.page.getByRole("switch", { name: /^Programming course/ }).check();
  await teacher.button("Save").click();
  await teacher.told("Saved.");
  trouble = await teacher.page.evaluate(async () => (await (await fetch("/api/course")).json()).sandbox?.text ?? null);
  if (!trouble) [ana, rui] = await make_group(["Ana Sousa", "Rui Costa"]);
});
after(async () => {
  for (const one of [ana, rui, teacher]) await one?.leave();
  await house.close();
  rmSync(packed, { recursive: true, force: true });
});

async function shot(person, name) {
  if (process.env.SCREENSHOTS) await person.page.screenshot({ path: `${process.env.SCREENSHOTS}/course-real-${name}.png`, fullPage: true });
}

/** A group of the teacher with these players, signed in. */
async function make_group(names) {
  await teacher.go("/groups");
  await teacher.page.getByLabel("Name of your first group").fill("Programming 2");
  await teacher.button("Create group").click();
  await teacher.page.getByLabel("List of players").fill(names.join("\n"));
  await teacher.button(`Create ${names.length} cards`).click();
  await teacher.page
    .locator(".person-card")
    .nth(names.length - 1)
    .waitFor();
  const cards = await teacher.page.locator(".person-card").evaluateAll((all) =>
    all.map((card) => ({
      name: card.querySelector(".person-card-name").textContent,
      code: card.querySelector(".person-card-code strong").textContent,
    })),
  );
  return Promise.all(
    cards.map(async ({ name, code }) => {
      const person = await Person.come(house);
      await person.go("/sign-in");
      await person.page.getByLabel("Name").fill(name);
      await person.page.getByLabel("Code").fill(code);
      await person.button("Sign in").click();
      await menu(person, name).waitFor();
      return person;
    }),
  );
}

/** The shooters' assignment, after `change` has changed the form. The limits are wide: nothing here depends on how busy the machine is. */
async function make_assignment(title, change) {
  await teacher.go("/course");
  await teacher.page.getByRole("link", { name: "New assignment" }).click();
  await teacher.page.getByText("I have an assignment as a file (JSON)").click();
  await teacher.page.getByLabel("Choose a file").setInputFiles(path.join(root, "examples/course/shooters/assignment.json"));
  await teacher.told("The fields are filled");
  await teacher.page.getByLabel("Title").fill(title);
  await teacher.page.getByLabel("Group").selectOption("Programming 2");
  await teacher.page.getByText("Limits, checks and options").click();
  await teacher.page.getByLabel("Time for the build (seconds)").fill("600");
  await change();
  await teacher.button("Make the assignment").click();
  await teacher.page.getByRole("heading", { level: 1, name: title }).waitFor();
  return new URL(teacher.page.url()).pathname;
}

async function open_assignment(student, title) {
  await student.go("/course");
  await student.page.getByRole("link", { name: new RegExp(`^${title}`) }).click();
  await student.page.getByRole("heading", { level: 1, name: title }).waitFor();
}

const newest = (person) => person.page.getByRole("region", { name: "Last hand-in" });

/** Hands in, and waits until the page has told what became of it. */
async function hand_in(person, answer, state) {
  const file = pack(answer);
  await person.page.getByLabel(/^Choose (a|another) file$/).setInputFiles(file);
  await person.page.getByRole("button", { name: `Hand in ${answer}.tar.gz` }).click();
  await person.told(`${answer}.tar.gz: ${state}`);
  await newest(person).getByText(`${answer}.tar.gz`, { exact: true }).waitFor();
  await shot(person, answer);
}

test("right and wrong programs are handed in, play each other, and get their marks", async (t) => {
  if (trouble) return t.skip(trouble);
  const title = "War Game: a shooter for the ladder";
  const where = await make_assignment(title, async () => {
    await teacher.page.getByRole("radio", { name: "30+20" }).check();
    await teacher.page.getByLabel("Time for an answer (seconds)").fill("60");
  });
  for (const student of [ana, rui]) await open_assignment(student, title);

  await hand_in(ana, "does-not-compile", "refused");
  await newest(ana).locator(".report-failure").getByText("The build failed").waitFor();
  await newest(ana).locator(".compiler .error").first().waitFor();
  await newest(ana)
    .getByText(/^arena hand-in assignment\.json "?does-not-compile\.tar\.gz"?$/)
    .waitFor();
  await hand_in(ana, "model", "accepted as version 1");
  await hand_in(rui, "network", "refused");
  await newest(rui).locator(".report-failure").getByText("made a system call that no player needs").first().waitFor();
  assert.equal(await rui.page.getByText("model.tar.gz").count(), 0, "nobody sees another's hand-ins");
  await hand_in(rui, "crashes-after-20-moves", "accepted as version 1");

  await rui.page
    .getByRole("table", { name: "Ladder" })
    .getByRole("row", { name: /Ana Sousa version 1/ })
    .waitFor();
  const failure = rui.page.locator(".ladder-games .failure").first();
  await failure.getByText("Rui Costa, version 1 crashed").click();
  await failure.getByText("Play on from there at home:").waitFor();
  await shot(rui, "ladder");
  assert.deepEqual([await rui.violations(), await rui.sideways()], [[], 0]);

  // The group sees whose the programs at a table are; others see versions.
  await rui.page.getByRole("region", { name: "Games of the ladder" }).getByRole("link").last().click();
  await rui.page.getByText("Ana Sousa, version 1").first().waitFor();
  await rui.page.getByText("Rui Costa, version 1").first().waitFor();
  assert.deepEqual(await rui.violations(), []);
  await shot(rui, "ladder-table");
  const visitor = await Person.come(house);
  await visitor.go(new URL(rui.page.url()).pathname);
  await visitor.page.getByText("Version 1").first().waitFor();
  assert.doesNotMatch(await visitor.page.locator("body").innerText(), /Ana Sousa|Rui Costa|v1-/i);
  await shot(visitor, "stranger-table");
  await visitor.leave();
  await rui.go(where);

  await ana.button("Play against version 1").click();
  await ana.page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).click();
  await ana.page.waitForURL(/\/table\//);
  await ana.until((state) => state.phase === "playing");
  assert.equal(ana.state.seats.second.kind, "engine");
  await shot(ana, "table");

  await teacher.go(where);
  const students = teacher.page.getByRole("table", { name: "2 students" });
  await students.getByRole("row", { name: /^Ana Sousa accepted as version 1 2 version 1/ }).waitFor();
  await shot(teacher, "teacher");
  const marks = await teacher.page.evaluate(
    async (path) => (await fetch(path)).text(),
    await teacher.page.getByRole("link", { name: "Marks for a spreadsheet (CSV)" }).getAttribute("href"),
  );
  const [head, first, second] = marks.trim().split(/\r?\n/);
  assert.match(head, /^name,real_name,hand_ins,version,handed_in,checks_passed,checks_failed,rank,elo/);
  assert.match(first, /^"?Ana Sousa"?,("")?,2,1,\d{4}-/);
  assert.match(second, /^"?Rui Costa"?,("")?,2,1,\d{4}-/);
  const [sources] = await Promise.all([
    teacher.page.waitForEvent("download"),
    teacher.page.getByRole("link", { name: "All sources (tar.gz)" }).click(),
  ]);
  const listed = execFileSync("tar", ["-tzf", await sources.path()], { encoding: "utf8" });
  assert.match(listed, /^Ana Sousa-\w+\/model\.tar\.gz$/m);
  assert.match(listed, /^Rui Costa-\w+\/crashes-after-20-moves\.tar\.gz$/m);

  await teacher.button("Close now").click();
  await teacher.told("The assignment is closed.");
  await rui.go(where);
  await rui.page.getByText("nothing can be handed in any more").waitFor();
  await teacher.button("Make the final").click();
  await teacher.page.getByRole("dialog").getByRole("button", { name: "Make the final" }).click();
  await teacher.page.waitForURL(/\/tournament\//);
  await teacher.button("Start the round").click();
  await teacher.page.getByRole("table", { name: "Round 1" }).waitFor();
  await teacher.go(`${new URL(teacher.page.url()).pathname}/wall`);
  await teacher.page.locator(".wall-page").waitFor();
  await shot(teacher, "wall");
});

/** What is wrong with the newest hand-in, as its student reads it: the line of the report, what is asked, and what was found. */
const failures = (person) =>
  newest(person)
    .locator(".report-failure")
    .evaluateAll((all) =>
      all.map((one) => ({
        line: one.querySelector("h3 code").textContent,
        verdict: one.querySelector("h3 .check-verdict").textContent,
        asked: one.querySelector("p.hint").textContent,
        found: one.querySelector("p:not(.hint)").textContent,
        said: Object.fromEntries([...one.querySelectorAll("dl > div")].map((part) => [...part.children].map((child) => child.innerText))),
      })),
    );

test("programs of a team that fail a check, fork, or are too slow are refused with what led to it", async (t) => {
  if (trouble) return t.skip(trouble);
  const title = "War Game: the first shot";
  await make_assignment(title, async () => {
    await teacher.page.getByRole("switch", { name: /^The programs play each other/ }).uncheck();
    await teacher.page.getByRole("radio", { name: "in teams of up to 2" }).check();
    await teacher.page.getByLabel("Checks that must be passed").fill("start");
    await teacher.page.getByLabel("Time for an answer (seconds)").fill("10");
  });
  for (const student of [ana, rui]) await open_assignment(student, title);
  await ana.page.getByLabel("Name of the team").fill("Os Torpedos");
  await ana.button("Make a team").click();
  await ana.told("The team is made.");
  await rui.page.getByLabel("Code of the team").fill((await ana.page.locator(".team-code").innerText()).toLowerCase());
  await rui.button("Join the team").click();
  await rui.page.getByRole("region", { name: "Your team: Os Torpedos" }).waitFor();
  const found = {};
  for (const [student, answer] of [
    [ana, "fires-off-the-board"],
    [rui, "forks"],
    [ana, "too-slow"],
  ]) {
    await hand_in(student, answer, "refused");
    await newest(student).getByText("Not accepted: 1 line failed.").waitFor();
    await newest(student)
      .getByText(new RegExp(`^arena hand-in assignment\\.json "?${answer}\\.tar\\.gz"?$`))
      .waitFor();
    await newest(student).getByText("3 lines without a fault").waitFor();
    [found[answer]] = await failures(student);
  }
  const asked = "Play a legal move at the start of the game.";
  for (const { line, verdict, asked: demand, said } of Object.values(found)) {
    assert.deepEqual([line, verdict, demand], ["start", "failed", asked]);
    assert.match(said["Your program was sent"], /^seat first\nview 9x9 [^]*\nlegal 4\.1@A9 [^]*\ngo time 50$/);
  }
  const off_the_board = found["fires-off-the-board"];
  assert.equal(off_the_board.found, `Its move 'Z26' is not legal. ${asked}`);
  assert.deepEqual([off_the_board.said["It answered"], off_the_board.said.Expected], ["move Z26", "a legal move, as 4.1@A9"]);
  assert.match(found.forks.found, /^The program tried to have more than 4 processes at a time\. /);
  assert.equal(found["too-slow"].found, `'move MOVE' did not come within 10 s. ${asked}`);
  assert.deepEqual([found["too-slow"].said["It answered"], found["too-slow"].said.Expected], ["(nothing)", "move MOVE"]);
  assert.deepEqual([await ana.violations(), await ana.sideways()], [[], 0]);

  const all = ana.page.getByRole("table", { name: "Hand-ins so far" });
  await all.getByRole("row", { name: /^forks\.tar\.gz Rui Costa refused/ }).waitFor();
  await teacher.page.getByRole("region", { name: "1 team" }).getByText("2 of 2 members · 3 hand-ins · Nobody else can join.").waitFor();
  await shot(teacher, "teams");
});
