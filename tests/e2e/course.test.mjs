// The course: its pages with answers as docs/protocols/course.md describes them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { FakeCourse, assignment_file, reports } from "./course_fakes.mjs";
import { come_without_a_mouse, leave_without_a_mouse, tab_to } from "./senses.mjs";
import { House, Person, root } from "./support.mjs";

let house;
before(async () => {
  house = await House.open();
});
after(() => house.close());

/** Somebody at a page of a course that is not on the server. */
async function come(where, { course = new FakeCourse(), ...options } = {}) {
  const person = await Person.come(house, options);
  await course.answer_to(person);
  await person.go(where);
  return { person, course };
}

async function shot(person, name) {
  if (process.env.SCREENSHOTS) await person.page.screenshot({ path: `${process.env.SCREENSHOTS}/course-${name}.png`, fullPage: true });
}

const archive = { name: "player.tar.gz", mimeType: "application/gzip", buffer: Buffer.from("not really packed") };
const newest = (person) => person.page.getByRole("region", { name: "Last hand-in" });
const lines = [{ name: "files", verdict: "pass" }];

test("a student hands in, and is told how it goes on until the report is there", async () => {
  const { person, course } = await come("/course");
  await person.page.getByRole("link", { name: /A player of Renpaarden/ }).click();
  await person.page.getByRole("heading", { level: 1, name: "A player of Renpaarden" }).waitFor();
  await person.page.getByLabel("Choose a file").setInputFiles(archive);
  await person.button("Hand in player.tar.gz (17 byte)").click();
  await person.told("Received. It will be examined now.");
  await newest(person).getByText("2 hand-ins are examined before it.").waitFor();
  await person.told("player.tar.gz is waiting to be examined.");
  assert.deepEqual(course.asked, [{ where: "assignments/knights/hand-ins?name=player.tar.gz", body: "not really packed" }]);
  assert.deepEqual(await person.violations(), []);
  course.go_on({ state: "examining", progress: lines });
  await person.told("player.tar.gz is being built.");
  course.go_on({ progress: [...lines, { name: "artefacts", verdict: "pass" }, { name: "legal", verdict: "fail" }] });
  await person.told("player.tar.gz is being checked.");
  await newest(person).getByText("1 of them failed.").waitFor();
  await shot(person, "checking");
  course.go_on({ state: "refused", progress: [], report: reports.fails_a_check, repeat: "arena hand-in assignment.json player.tar.gz" });
  await person.told("player.tar.gz: refused. Not accepted: 1 line failed.");
  await newest(person).getByText("16 turns").waitFor();
  await person.page
    .getByRole("table", { name: "Hand-ins so far" })
    .getByRole("row", { name: /player.tar.gz.*refused/ })
    .waitFor();
  await person.leave();
});

test("the report of a failed check has what was sent, what came and what was expected; of a build, the compiler's words", async () => {
  const course = new FakeCourse();
  course.hand_ins.unshift({ ...course.hand_ins[1], id: "third", file: "third.tar.gz", report: reports.fails_a_check });
  const { person } = await come("/assignment/knights", { course });
  const failed = newest(person).locator(".report-failure");
  await failed.waitFor();
  assert.deepEqual(await failed.locator("dt").allInnerTexts(), ["Your program was sent", "It answered", "Expected"]);
  assert.deepEqual(await failed.locator("pre").allTextContents(), ["position start\nlegal", "14 turns", "16 turns"]);
  await newest(person).getByText("arena hand-in assignment.json first.tar.gz").waitFor();
  await newest(person).getByText("5 lines without a fault").click();
  await newest(person).getByText("An earlier check failed.").waitFor();
  await shot(person, "failed-check");
  await person.page.getByRole("table", { name: "Hand-ins so far" }).getByRole("link", { name: "first.tar.gz" }).click();
  await person.page.getByRole("heading", { level: 1, name: "Report" }).waitFor();
  await person.page.locator(".compiler .error").getByText("'knigths' undeclared").waitFor();
  await person.page.locator(".compiler .warning").waitFor();
  assert.deepEqual(await person.violations(), []);
  await shot(person, "does-not-compile");
  await person.leave();
});

test("of many failed checks the first is shown in full, and each other one is opened by a key", async () => {
  const course = new FakeCourse();
  course.hand_ins.unshift({ ...course.hand_ins[1], id: "third", file: "third.tar.gz", report: reports.fails_every_check });
  const { person } = await come("/assignment/knights", { course });
  const sentence = (name) => newest(person).getByText(`${name}: the program ended.`);
  await sentence("greeting").waitFor();
  for (const name of ["start", "legal", "play"]) assert.equal(await sentence(name).isVisible(), false, name);
  await newest(person).locator("summary", { hasText: "legal" }).press("Enter");
  await sentence("legal").waitFor();
  assert.deepEqual(await newest(person).locator(".report-failure pre:visible").allTextContents(), [
    "position start\ngreeting",
    "an answer",
    "position start\nlegal",
    "an answer",
  ]);
  assert.deepEqual([await person.violations(), await person.sideways()], [[], 0]);
  await shot(person, "many-failures");
  await person.leave();
});

test("what cannot be handed in is said, and the file stays chosen", async () => {
  const course = new FakeCourse();
  const { person } = await come("/assignment/knights", { course });
  const field = person.page.getByLabel(/^Choose (a|another) file$/);
  await field.setInputFiles({ ...archive, buffer: Buffer.alloc(0) });
  await person.page.getByRole("button", { name: /^Hand in player/ }).click();
  await person.page.getByRole("alert").getByText("This file is empty.").waitFor();
  await field.setInputFiles({ ...archive, buffer: Buffer.alloc(4 * 1024 * 1024 + 1) });
  await person.page.getByRole("button", { name: /^Hand in player/ }).click();
  await person.page.getByRole("alert").getByText("larger than 4 MB").waitFor();
  assert.deepEqual(course.asked, [], "nothing was sent");
  course.refusal = { refused: "closed", reasons: [] };
  await field.setInputFiles(archive);
  await person.page.getByRole("button", { name: /^Hand in player/ }).click();
  await person.page.getByRole("alert").getByText("The assignment is not open.").waitFor();
  course.refusal = null;
  await person.page.getByRole("button", { name: /^Hand in player/ }).click();
  await person.told("Received.");
  await person.leave();
});

test("a file that is dropped is chosen", async () => {
  const { person } = await come("/assignment/knights");
  await person.page.locator(".hand-in-form").waitFor();
  const dropped = await person.page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["print()"], "player.py"));
    return data;
  });
  await person.page.dispatchEvent(".hand-in-form", "drop", { dataTransfer: dropped });
  await person.button("Hand in player.py (7 byte)").waitFor();
  await person.leave();
});

test("by keyboard and ear: a student plays against a version", async () => {
  const person = await come_without_a_mouse(house);
  const course = new FakeCourse();
  await course.answer_to(person);
  await person.go("/assignment/knights");
  await person.page.getByRole("button", { name: "Play against version 1" }).waitFor();
  await tab_to(person, "button", /^Play against version 1/);
  await person.press("Enter");
  await person.page.getByRole("dialog", { name: "Play against version 1" }).waitFor();
  await tab_to(person, "button", /^Play$/);
  await person.press("Enter");
  await person.page.waitForURL(/\/table\/t4$/);
  assert.deepEqual(course.asked, [{ where: "hand-ins/second/table", body: { side: "first", time: null } }]);
  await leave_without_a_mouse(person);
});

test("the ladder: ratings with intervals, a version against the one before it, and a failure with the command that repeats it", async () => {
  const { person } = await come("/assignment/knights");
  const table = person.page.getByRole("table", { name: "Ladder" });
  await table.getByRole("row", { name: /^1 Ana Sousa version 2 \+113 ± 40/ }).waitFor();
  await table.getByText("Undecided against version 1: 75% ± 21% in 12 games, LLR 1.23 (-2.94 to 2.94)").waitFor();
  await person.page.getByText("until a sequential test (SPRT) has decided").waitFor();
  assert.equal(await table.locator("svg.interval").count(), 2);
  await person.page.getByText("differences may be larger").waitFor();
  const list = person.page.getByRole("region", { name: "Games of the ladder" });
  assert.equal(await list.getByRole("listitem").count(), 3, "one is being played");
  assert.equal(await list.getByRole("link").first().getAttribute("href"), "/table/t4");
  await list.getByText("Rui Costa, version 1 crashed").click();
  await list.getByText("killed by signal 6").waitFor();
  await list.getByText("arena check ./player -g renpaarden --moves").waitFor();
  assert.deepEqual(await person.violations(), []);
  await shot(person, "ladder");
  await person.leave();
});

test("a teacher who has never done it makes an assignment", async () => {
  const course = new FakeCourse("teacher");
  const { person } = await come("/course", { course });
  await person.page.getByRole("link", { name: "New assignment" }).click();
  await person.page.getByLabel("Title").fill("A player of Reversi");
  await person.page.getByRole("radio", { name: "Reversi" }).check();
  await person.page.getByRole("radio", { name: "C++", exact: true }).check();
  await person.page.getByLabel("Group").selectOption("Programming 2");
  await person.page.getByRole("radio", { name: "in teams of up to 3" }).check();
  await person.page.getByLabel("Hand in until").fill("2027-01-10T23:59");
  await person.page.getByText("Limits, checks and options").click();
  await person.page.getByLabel("Time for an answer (seconds)").fill("10");
  assert.deepEqual(await person.violations(), []);
  await shot(person, "new");
  await person.button("Make the assignment").click();
  await person.page.waitForURL(/\/assignment\/knights$/);
  const [{ where, body }] = course.asked;
  assert.equal(where, "assignments");
  assert.equal(new Date(body.closes).getFullYear(), 2027);
  assert.deepEqual(
    { ...body, closes: 0 },
    {
      group: "g",
      assignment: {
        title: "A player of Reversi",
        game: "reversi",
        protocol: "ours",
        files: ["*.cpp", "*.hpp", "*.h"],
        build: "g++ -std=c++20 -O2 -Wall -o player *.cpp",
        artefacts: ["player"],
        run: "./player",
        patience: 10,
      },
      opens: null,
      closes: 0,
      team_size: 3,
      ladder: { time: "60+1", options: {} },
    },
  );
  await person.leave();
});

test("an assignment that is a file fills the fields; what is wrong is said and kept", async () => {
  const course = new FakeCourse("teacher");
  const { person } = await come("/course/new", { course });
  await person.page.getByText("I have an assignment as a file (JSON)").click();
  await person.page.getByLabel("Paste assignment.json here").fill("{ nonsense");
  await person.button("Fill the fields").click();
  await person.page.getByRole("alert").getByText("This is not a JSON object.").waitFor();
  assert.equal(await person.page.getByLabel("Paste assignment.json here").inputValue(), "{ nonsense");
  const example = path.join(root, "examples/course/wargame/assignment.json");
  await person.page.getByLabel("Choose a file").setInputFiles(example);
  await person.told("The fields are filled: War Game, part 1");
  await person.page.getByLabel("Group").selectOption("Programming 2");
  await person.page.getByRole("switch", { name: /^The programs play each other/ }).uncheck();
  course.refusal = {
    refused: "assignment",
    reasons: [{ form: "There is no check {name}.", values: { name: "board" }, text: "There is no check board." }],
  };
  await person.button("Make the assignment").click();
  await person.page.getByRole("alert").getByText("There is no check board.").waitFor();
  course.refusal = null;
  await person.button("Make the assignment").click();
  await person.page.waitForURL(/\/assignment\/knights$/);
  assert.deepEqual(course.asked.at(-1).body.assignment, JSON.parse(readFileSync(example, "utf8")));
  assert.equal(course.asked.at(-1).body.ladder, null);
  await person.leave();
});

test("the teacher sees every student, closes and reopens, takes files away, and makes the final", async () => {
  const course = new FakeCourse("teacher");
  const { person } = await come("/assignment/knights", { course });
  const students = person.page.getByRole("table", { name: "2 students" });
  await students.getByRole("row", { name: /^Ana Sousa accepted as version 1 2 version 1 1\. \(\+113 ± 40\)/ }).waitFor();
  await students.getByRole("row", { name: /^Rui Costa Rui da Costa refused 1 – –/ }).waitFor();
  assert.equal(await person.page.locator(".hand-in-form").count(), 0, "a teacher does not hand in");
  for (const [name, where] of [
    ["Marks for a spreadsheet (CSV)", "marks.csv"],
    ["All sources (tar.gz)", "sources.tar.gz"],
  ])
    assert.equal(await person.page.getByRole("link", { name }).getAttribute("href"), `/api/course/assignments/knights/${where}`);
  await shot(person, "teacher");
  assert.deepEqual(await person.violations(), []);
  await person.button("Pause the ladder").click();
  await person.told("The ladder is paused.");
  course.assignment = { ...course.assignment, state: "closed", closes: course.assignment.now };
  await person.button("Close now").click();
  await person.told("The assignment is closed.");
  await person.button("Reopen").waitFor();
  await person.button("Make the final").click();
  await person.page.getByRole("dialog").getByRole("radio", { name: "Knock-out" }).check();
  await person.page.getByRole("dialog").getByRole("button", { name: "Make the final" }).click();
  await person.page.waitForURL(/\/tournament\/final$/);
  assert.deepEqual(
    course.asked.map(({ body }) => body),
    [{ ladder: { running: false } }, { closes: course.assignment.now }, { name: `Final: ${assignment_file.title}`, form: "knockout" }],
  );
  await person.leave();
});

test("students make a team, give others its code, leave it, and join one", async () => {
  const course = new FakeCourse().in_teams();
  const { person } = await come("/assignment/knights", { course });
  const box = person.page.locator(".own-team");
  await box.getByText("Here you work in teams of up to 3.").waitFor();
  await person.page.getByText("in teams of up to 3", { exact: true }).waitFor();
  assert.equal(await person.page.locator(".hand-in-form").count(), 0, "without a team nothing is handed in");
  assert.equal(await person.page.getByText("nothing can be handed in any more").count(), 0, "the assignment is open");
  assert.deepEqual(await person.violations(), []);
  await shot(person, "no-team");
  course.refusal = { refused: "name-taken", reasons: [{ form: "x", values: {}, text: "x" }] };
  await box.getByLabel("Name of the team").fill("Os Torpedos");
  await box.getByRole("button", { name: "Make a team" }).click();
  await box.getByRole("alert").getByText("Another team has this name, or one that looks like it.").waitFor();
  assert.equal(await box.getByLabel("Name of the team").inputValue(), "Os Torpedos");
  course.refusal = null;
  await box.getByRole("button", { name: "Make a team" }).click();
  await person.told("The team is made.");
  await person.page.getByRole("region", { name: "Your team: Os Torpedos" }).waitFor();
  assert.deepEqual(await box.getByRole("listitem").allInnerTexts(), ["Ana Sousa", "Rui Costa"]);
  await box.getByText("ABCD-EFGH").waitFor();
  await box.getByText("Others can join until your first hand-in.").waitFor();
  await person.page.locator(".hand-in-form").waitFor();
  await person.page.getByRole("table", { name: "Ladder" }).locator("tr.own").getByText("Os Torpedos").waitFor();
  await shot(person, "team");
  await box.getByRole("button", { name: "Leave the team" }).click();
  const dialog = person.page.getByRole("dialog", { name: "Leave Os Torpedos?" });
  assert.deepEqual(await person.violations(), []);
  await dialog.getByRole("button", { name: "Leave the team" }).click();
  await person.told("You have left Os Torpedos.");
  course.refusal = { refused: "no-team", reasons: [] };
  await box.getByLabel("Code of the team").fill("zzzz zzzz");
  await box.getByRole("button", { name: "Join the team" }).click();
  await box.getByRole("alert").getByText("No team of this assignment has that code.").waitFor();
  course.refusal = null;
  await box.getByLabel("Code of the team").fill("abcd efgh");
  await box.getByLabel("Code of the team").press("Enter");
  await person.told("You are in the team.");
  assert.deepEqual(
    course.asked.map(({ where, body }) => [where.replace("assignments/knights/", ""), body]),
    [
      ["teams", { name: "Os Torpedos" }],
      ["teams", { name: "Os Torpedos" }],
      ["team", { leave: true }],
      ["team", { join: "zzzz zzzz" }],
      ["team", { join: "abcd efgh" }],
    ],
  );
  Object.assign(course.assignment, { team: { ...course.assignment.team, joinable: false, hand_ins: 1 } });
  await person.go("/assignment/knights");
  await box.getByText("Nobody else can join.").waitFor();
  assert.equal(await box.getByText("ABCD-EFGH").count(), 0);
  assert.equal(await box.getByRole("button").count(), 0, "nobody leaves a team that has handed in");
  await person.leave();
});

test("by keyboard and ear: a student makes a team, and leaves it", async () => {
  const person = await come_without_a_mouse(house);
  const course = new FakeCourse().in_teams();
  await course.answer_to(person);
  await person.go("/assignment/knights");
  await person.page.locator(".own-team").waitFor();
  await tab_to(person, "textbox", /^Name of the team/);
  await person.page.keyboard.type("Os Torpedos");
  await person.press("Enter");
  await person.told("The team is made.");
  await tab_to(person, "button", /^Leave the team/);
  await person.press("Enter");
  await person.page.getByRole("dialog", { name: "Leave Os Torpedos?" }).waitFor();
  await tab_to(person, "button", /^Leave the team/);
  await person.press("Enter");
  await person.told("You have left Os Torpedos.");
  assert.deepEqual(
    course.asked.map(({ body }) => body),
    [{ name: "Os Torpedos" }, { leave: true }],
  );
  await leave_without_a_mouse(person);
});

test("the teacher sees the teams, and moves students", async () => {
  const course = new FakeCourse("teacher").in_teams();
  const { person } = await come("/assignment/knights", { course });
  const teams = person.page.getByRole("region", { name: "2 teams" });
  await teams.getByText("Without a team: Ivo Dias").waitFor();
  await teams.getByText("2 of 3 members · nothing handed in yet · Code for others to join: ABCD-EFGH").waitFor();
  await teams.getByText("1 of 3 members · 2 hand-ins · Nobody else can join.").waitFor();
  await person.page
    .getByRole("table", { name: "2 students" })
    .getByRole("row", { name: /^Ana Sousa Os Torpedos accepted/ })
    .waitFor();
  await teams.getByRole("button", { name: "Take out: Rui Costa (Os Torpedos)" }).click();
  await person.told("Rui Costa is not in the team any more.");
  const torpedos = teams.locator(".teams > li").filter({ has: person.page.getByRole("heading", { name: "Os Torpedos" }) });
  await torpedos.getByText("Change Os Torpedos").click();
  assert.deepEqual(await torpedos.getByLabel("Move somebody here").locator("option").allTextContents(), [
    "Choose …",
    "Ivo Dias",
    "Eva Pop (A Frota)",
  ]);
  await torpedos.getByLabel("Move somebody here").selectOption("Eva Pop (A Frota)");
  await torpedos.getByRole("button", { name: "Move", exact: true }).click();
  await person.told("Eva Pop is in Os Torpedos now.");
  await torpedos.getByRole("switch", { name: "Others can join with the code" }).click();
  await person.told("Nobody else can join.");
  await torpedos.getByLabel("Name of the team").fill("Os Novos");
  course.refusal = { refused: "name-taken", reasons: [] };
  await torpedos.getByRole("button", { name: "Rename" }).click();
  await torpedos.getByRole("alert").getByText("Another team has this name").waitFor();
  course.refusal = null;
  await torpedos.getByRole("button", { name: "Rename" }).click();
  await person.told("The team is called Os Novos now.");
  assert.deepEqual(
    course.asked.map(({ where, body }) => [where, body]),
    [
      ["teams/torpedos", { remove: "rui" }],
      ["teams/torpedos", { add: "eva" }],
      ["teams/torpedos", { joinable: false }],
      ["teams/torpedos", { name: "Os Novos" }],
      ["teams/torpedos", { name: "Os Novos" }],
    ],
  );
  assert.deepEqual(await person.violations(), []);
  await shot(person, "teams");
  await person.leave();
});

test("the teacher uploads batteries; students see names of hidden ones, and take the open ones home", async () => {
  const course = new FakeCourse("teacher");
  course.assignment.batteries = [];
  const { person } = await come("/assignment/knights", { course });
  await person.page.getByText("Dates, batteries and removal").click();
  const box = person.page.getByRole("group", { name: "Batteries" });
  course.refusal = {
    refused: "batteries",
    reasons: [
      {
        form: "The battery {name} needs both an .in and an .out.",
        values: { name: "'3'" },
        text: "The battery '3' needs both an .in and an .out.",
      },
    ],
  };
  await box.getByLabel("Upload an archive").setInputFiles({ ...archive, name: "batteries.tar.gz" });
  await person.page.getByRole("alert").getByText("The battery '3' needs both an .in and an .out.").waitFor();
  course.refusal = null;
  course.assignment.batteries = new FakeCourse().assignment.batteries;
  await box.getByLabel("Upload an archive").setInputFiles({ ...archive, name: "batteries.tar.gz" });
  await person.told("The batteries are checked and stored.");
  await box.getByText("2 batteries").click();
  await box.getByRole("listitem").filter({ hasText: "surprise" }).getByText("hidden").waitFor();
  assert.deepEqual(await person.violations(), []);
  await shot(person, "batteries");
  await box.getByRole("button", { name: "Remove the batteries" }).click();
  await person.told("The batteries have been removed.");
  assert.deepEqual(
    course.asked.map(({ where, body }) => [where, body]),
    [
      ["assignments/knights/batteries?name=batteries.tar.gz", "not really packed"],
      ["assignments/knights/batteries?name=batteries.tar.gz", "not really packed"],
      ["assignments/knights", { batteries: null }],
    ],
  );
  await person.leave();
  const student = (await come("/assignment/knights")).person;
  await student.page.getByText("2 batteries").click();
  await student.page.getByRole("listitem").filter({ hasText: "surprise" }).getByText("hidden").waitFor();
  const link = student.page.getByRole("link", { name: "Save the open ones (tar.gz)" });
  assert.equal(await link.getAttribute("href"), "/api/course/assignments/knights/batteries.tar.gz");
  assert.deepEqual(await student.violations(), []);
  await student.leave();
});

test("the teacher reads a student's reports, and removes an assignment only after a question", async () => {
  const course = new FakeCourse("teacher");
  const { person } = await come("/assignment/knights", { course });
  await person.page.getByRole("table", { name: "2 students" }).getByRole("link", { name: "Ana Sousa" }).click();
  await person.page.getByRole("heading", { level: 1, name: "Ana Sousa" }).waitFor();
  await person.page.getByRole("link", { name: "second.tar.gz" }).click();
  await person.page.getByText("Accepted: all 5 lines passed.").waitFor();
  assert.deepEqual(await person.violations(), []);
  await person.page.getByRole("link", { name: assignment_file.title }).click();
  await person.page.getByText("Dates, batteries and removal").click();
  await person.button("Remove the assignment").click();
  await person.page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  assert.deepEqual(course.asked, []);
  await person.button("Remove the assignment").click();
  await person.page.getByRole("dialog").getByRole("button", { name: "Remove the assignment" }).click();
  await person.page.waitForURL(/\/course$/);
  assert.deepEqual(course.asked, [{ where: "assignments/knights", body: { remove: true } }]);
  await person.leave();
});

test("where the course is off, closed or without a sandbox, the page says so", async () => {
  const course = new FakeCourse("teacher");
  course.course = { on: false, sandbox: null, may_create: false, assignments: [] };
  const { person } = await come("/course", { course });
  await person.page.getByText("The programming course is switched off in this house.").waitFor();
  course.course = {
    on: true,
    sandbox: { form: "bubblewrap is not installed.", values: {}, text: "bubblewrap is not installed." },
    may_create: true,
    assignments: [],
  };
  await person.go("/course");
  await person.page.getByText("bubblewrap is not installed.").waitFor();
  await person.page.getByText("There are no assignments yet. Make the first one.").waitFor();
  assert.deepEqual(await person.violations(), []);
  await person.go("/assignment/other");
  await person.page.getByRole("alert").getByText("This assignment does not exist, or is not for you.").waitFor();
  await person.leave();
  const closed = new FakeCourse();
  Object.assign(closed.assignment, { state: "closed", may_hand_in: false });
  const late = (await come("/assignment/knights", { course: closed })).person;
  await late.page.getByText("nothing can be handed in any more").waitFor();
  assert.equal(await late.page.locator(".hand-in-form").count(), 0);
  await late.leave();
});

test("the administrator switches it on, and is told what the sandbox lacks", async () => {
  for (const language of ["en", "pt", "ro"]) {
    const person = await Person.come(house, { language, width: 320, height: 568 });
    const policies = {
      visitors: true,
      sign_up: "anyone",
      rename: true,
      help: false,
      greetings: true,
      default_visibility: "link",
      tournaments: "teachers",
      course: false,
      games: [],
    };
    const saved = [];
    await person.page.route(/\/api\/admin\/policies$/, (route) => {
      if (route.request().method() === "GET") return route.fulfill({ json: policies });
      saved.push(route.request().postDataJSON());
      return route.fulfill({ json: {} });
    });
    const sandbox = { form: "bubblewrap is not installed.", values: {}, text: "bubblewrap is not installed." };
    await person.page.route(/\/api\/course$/, (route) => route.fulfill({ json: { on: true, sandbox, may_create: true, assignments: [] } }));
    await person.go("/administration/policies");
    const choice = person.page.getByRole("switch", { name: /bubblewrap/ });
    await choice.waitFor();
    assert.equal(await choice.isChecked(), false, "it is off until somebody switches it on");
    await choice.check();
    await person.page.locator(".policies button[type=submit]").click();
    await person.page.locator(".policies .problem").getByText("bubblewrap is not installed.").waitFor();
    assert.deepEqual(saved, [{ ...policies, course: true }]);
    assert.deepEqual([await person.violations(), await person.sideways(), await person.cut_off()], [[], 0, []], language);
    await person.leave();
  }
});

test("in three languages, by day and night, on a phone: nothing is wrong for axe, cut off or too wide", async () => {
  for (const [language, colorScheme] of [
    ["en", "light"],
    ["pt", "dark"],
    ["ro", "light"],
  ])
    for (const [you, places] of [
      ["student", ["/course", "/assignment/knights", "/assignment/knights/hand-in/first"]],
      ["teacher", ["/course/new", "/assignment/knights", "/assignment/knights/student/ana"]],
    ]) {
      const { person } = await come("/course", {
        course: new FakeCourse(you).in_teams(language === "en" ? null : true),
        language,
        colorScheme,
        width: 320,
        height: 568,
      });
      for (const where of places) {
        await person.go(where);
        await person.page.locator(".resume, .ladder-games, .compiler, .submit-row, .hand-ins").first().waitFor();
        const found = [await person.violations(), await person.sideways(), await person.cut_off()];
        await shot(person, `${language}-${you}${where.replaceAll("/", "-")}`);
        assert.deepEqual(found, [[], 0, []], `${language} ${you} ${where}`);
      }
      await person.leave();
    }
});
