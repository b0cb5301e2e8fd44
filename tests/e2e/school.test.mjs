// A school: the administrator's link, a teacher with a group of thirty and their cards, pupils who sign in by code, lost cards,
// and a pupil who is removed.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { come_without_a_mouse, focused, follow, hear, leave_without_a_mouse, tab_to } from "./senses.mjs";
import { House, Person, computer, here, seats } from "./support.mjs";

let house;
/** The cookies of the administrator and of the teacher, for browsers that come later. */
let administrator, teacher;
/** The codes of the pupils. */
let codes;

before(async () => {
  house = await House.open();
});
after(() => house.close());

const pupils = (
  "Afonso Beatriz Carlos Duarte Eva Filipa Gonçalo Helena Inês Jorge Kátia Luís Mafalda Nuno Olga Pedro Quintino Rita Sara " +
  "Tomás Ursula Vasco Wanda Xavier Yara Zulmira Andrei Bogdan Corina Doina"
).split(" ");
const list = pupils.map((name) => `${name}; ${name} Silva`).join("\n");

const signed_in = (person, name) => person.page.getByRole("button", { name: `Signed in: ${name}` }).waitFor();
const focus_is = (person, selector) => person.comes_true((wanted) => document.activeElement?.matches(wanted), selector);
const dialog = (person) => person.page.getByRole("dialog");

async function sign_in(person, name, code) {
  await person.go("/sign-in");
  await person.page.getByLabel("Name").fill(name);
  await person.page.getByLabel("Code").fill(code);
  await person.button("Sign in").click();
}

/** Opens what the administration can do about one person. */
async function manage(person, name) {
  await person.page.getByLabel("First letters of a name").fill(name.slice(0, 4));
  await person.gone(person.page.locator(".people tbody tr").filter({ hasNotText: new RegExp(`^${name.slice(0, 4)}`) }));
  await person.button(`Manage: ${name}`).click();
}

async function open_group(person, name) {
  await person.go("/groups");
  await person.page.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  await person.page.getByRole("heading", { name, level: 1 }).waitFor();
}

/** A game by link, with a move of each. */
async function pair(host, guest) {
  const link = await host.sit({ game: "chess", seats: seats(here(), { kind: "link" }) });
  await guest.go(link);
  await guest.button("Join and play").click();
  await host.until((state) => state.phase === "playing");
  await host.play_text("e2e4");
  await guest.until((state) => state.choices.length > 0);
  await guest.play_text("e7e5");
}

/** The cards on the page, by name. */
async function cards_on(person) {
  const cards = await person.page.locator(".person-card").evaluateAll((all) =>
    all.map((card) => ({
      name: card.querySelector(".person-card-name").textContent,
      code: card.querySelector(".person-card-code strong").textContent,
    })),
  );
  return new Map(cards.map(({ name, code }) => [name, code]));
}

test("the administrator's link works once, leaves no trace of its secret, and its owner appoints a teacher", async () => {
  const link = new URL(readFileSync(path.join(house.data, "admin-link"), "utf8").trim());
  const secret = link.hash.replace("#admin=", "");
  assert.ok(secret.length > 20, link.href);
  const admin = await Person.come(house);
  const asked = [];
  admin.page.on("request", (request) => asked.push(request.url()));
  await admin.go("/");
  await admin.page.evaluate((hash) => (location.hash = hash), link.hash);
  await admin.page.getByRole("heading", { name: "Become administrator" }).waitFor();
  assert.equal(new URL(admin.page.url()).pathname + new URL(admin.page.url()).hash, "/administration");
  await admin.page.getByLabel("Your name in this house").fill("Dona Teresa");
  await admin.button("Continue as administrator").click();
  await signed_in(admin, "Dona Teresa");
  await focus_is(admin, "h1");
  await admin.told("You are the administrator");
  assert.deepEqual(
    asked.filter((url) => url.includes(secret)),
    [],
  );
  const second = await Person.come(house);
  await second.go(`/${link.hash}`);
  await second.page.getByLabel("Your name in this house").fill("Somebody");
  await second.button("Continue as administrator").click();
  await second.page
    .getByRole("alert")
    .getByText(/has been used/)
    .waitFor();
  await second.leave();

  const marta = await Person.come(house);
  await marta.go("/groups");
  await marta.page.getByRole("alert").getByText("Please sign in").waitFor();
  await marta.go("/sign-up");
  await marta.page.getByLabel("Your name in this house").fill("Marta Reis");
  await marta.button("Keep my games").click();
  await signed_in(marta, "Marta Reis");
  await marta.go("/groups");
  await marta.page.getByRole("alert").getByText("not allowed").waitFor();

  await admin.go("/administration");
  await manage(admin, "Marta Reis");
  await dialog(admin).getByRole("radio", { name: "Teacher" }).check();
  await dialog(admin).getByRole("button", { name: "Save" }).click();
  await admin.told("Saved.");
  await focus_is(admin, '[aria-label="Manage: Marta Reis"]');
  await admin.page.getByRole("cell", { name: "Teacher" }).waitFor();
  await marta.go("/groups");
  await marta.page.getByLabel("Name of your first group").waitFor();
  [administrator, teacher] = [await admin.context.storageState(), await marta.context.storageState()];
  await admin.leave();
  await marta.leave();
});

test("a class of thirty: the list, the cards on paper, pupils who play, and a lost card", async () => {
  const marta = await Person.come(house, { storageState: teacher });
  await marta.go("/groups");
  await marta.page.getByLabel("Name of your first group").fill("5.º B");
  await marta.button("Create group").click();
  await marta.page.getByRole("heading", { name: "5.º B", level: 1 }).waitFor();
  const field = marta.page.getByLabel("List of players");

  await field.fill(`${list}\n\n; Nobody\nafonso\nMarta Reis`);
  await marta.button("Create 31 cards").click();
  const wrong = marta.page.locator(".group-list .problem li");
  assert.match(await wrong.nth(0).innerText(), /^Line 32 There is no player name/);
  assert.match(await wrong.nth(1).innerText(), /^Line 33 .* already on line 1\.$/);
  await marta.button("Line 33").click();
  assert.equal(await marta.page.evaluate(() => getSelection().toString()), "afonso", "the line is selected");
  await field.fill(`${list}\n\nMarta Reis`);
  await marta.button("Create 31 cards").click();
  await wrong.getByText("Line 32").waitFor();
  assert.match(await wrong.innerText(), /Marta Reis/, "the server's reason is said of the line");
  assert.equal(await field.inputValue(), `${list}\n\nMarta Reis`, "nothing is lost");
  await field.fill(list);
  await marta.button("Create 30 cards").click();
  await marta.told("30 cards are ready.");
  await focus_is(marta, "#sheet");
  const cards = await cards_on(marta);
  codes = cards;
  assert.deepEqual([...cards.keys()], pupils);

  const paper = (await marta.page.pdf({ preferCSSPageSize: true })).toString("latin1");
  assert.equal(paper.match(/\/Type\s*\/Page\b/g).length, 2, "fifteen cards on a page");
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(paper);
  assert.deepEqual([Math.round(width), Math.round(height)], [595, 842], "A4");
  await marta.page.emulateMedia({ media: "print" });
  const boxes = await marta.page.locator(".sheet-cards li").evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
  assert.deepEqual(
    boxes.slice(0, 4).map(({ x, y }) => [boxes.findIndex((box) => box.x === x), boxes.findIndex((box) => box.y === y)]),
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 3],
    ],
    "three columns",
  );
  assert.equal(
    await marta.page.locator("header, h1, .sheet-head, .members").evaluateAll((all) => all.filter((e) => e.checkVisibility()).length),
    0,
  );
  await marta.page.emulateMedia({ media: "screen" });

  const [afonso, beatriz, carlos, duarte] = await Promise.all(pupils.slice(0, 4).map(() => Person.come(house)));
  const here_at_once = [afonso, beatriz, carlos, duarte].map(async (pupil, number) => {
    const name = pupils[number];
    const code = cards.get(name);
    if (number % 2) {
      await sign_in(pupil, name, code.replace(/.$/, code.endsWith("X") ? "Y" : "X"));
      await pupil.page.getByRole("alert").getByText("Name and code do not match").waitFor();
    }
    await sign_in(pupil, name.toLowerCase(), code.toLowerCase());
    await signed_in(pupil, name);
  });
  await Promise.all(here_at_once);
  await Promise.all([pair(afonso, beatriz), pair(carlos, duarte)]);

  await open_group(marta, "5.º B");
  const games = marta.page.locator(".games-of-members tbody tr");
  await games.first().waitFor();
  const shown = (await games.allInnerTexts()).map((row) => /(Afonso against Beatriz|Carlos against Duarte)/.exec(row)?.[0]);
  assert.deepEqual(shown.sort(), ["Afonso against Beatriz", "Carlos against Duarte"]);

  await marta.button("New card: Beatriz").click();
  assert.match(await dialog(marta).innerText(), /signed out on every device/);
  await dialog(marta).getByRole("button", { name: "Create new card" }).click();
  await marta.told("1 card is ready.");
  const fresh = (await cards_on(marta)).get("Beatriz");
  assert.notEqual(fresh, cards.get("Beatriz"));
  await beatriz.page.locator(".ended-notice").waitFor();
  await sign_in(beatriz, "Beatriz", cards.get("Beatriz"));
  await beatriz.page.getByRole("alert").getByText("Name and code do not match").waitFor();
  await sign_in(beatriz, "Beatriz", fresh);
  await signed_in(beatriz, "Beatriz");
  await beatriz.go(`/table/${afonso.table}`);
  await beatriz.until((state) => state.you === "second");

  for (const person of [marta, afonso, beatriz, carlos, duarte]) await person.leave();
});

test("by keyboard: a teacher draws pairs, whose games begin in the lobby and on the start page", async () => {
  const [marta, eva, filipa] = [await Person.come(house, { storageState: teacher }), await Person.come(house), await Person.come(house)];
  for (const [pupil, name] of [
    [eva, "Eva"],
    [filipa, "Filipa"],
  ]) {
    await sign_in(pupil, name, codes.get(name));
    await signed_in(pupil, name);
  }
  await eva.go("/lobby");
  await eva.page.locator("#lobby-make").waitFor();
  await open_group(marta, "5.º B");
  await marta.page.locator(".pairing summary").press("Enter");
  for (const name of pupils.filter((each) => each !== "Eva" && each !== "Filipa"))
    await marta.page.getByRole("checkbox", { name, exact: true }).press("Space");
  await marta.page.getByText("2 players take part").waitFor();
  await marta.button("Draw pairs").press("Enter");
  await focus_is(marta, ".drawn");
  assert.match(await marta.page.locator(".drawn").innerText(), /1 pair\b[^]*(Eva against Filipa|Filipa against Eva)/);
  await marta.button("Start 1 game").press("Enter");
  await marta.told("1 game has begun.");
  await marta.page
    .locator(".games-of-members tbody tr")
    .filter({ hasText: /Eva against Filipa|Filipa against Eva/ })
    .waitFor();
  await filipa.go("/");
  await filipa.page.locator('a[href^="/table/"]').first().click();
  for (const pupil of [eva, filipa]) {
    await pupil.until((state) => state.phase === "playing" && state.allowed.includes("greet"));
  }

  await marta.page.locator("summary", { hasText: "Group settings" }).press("Enter");
  const greetings = marta.page.getByRole("switch", { name: "Greetings" });
  await greetings.press("Space");
  await marta.told("Saved.");
  await eva.page.reload();
  await eva.until((state) => !state.allowed.includes("greet"));
  // "Saved." is still there from before.
  await Promise.all([marta.page.waitForResponse((each) => each.request().method() !== "GET"), greetings.press("Space")]);
  await eva.page.reload();
  await eva.until((state) => state.allowed.includes("greet"));
  for (const person of [marta, eva, filipa]) await person.leave();
});

test("a pupil is removed by the administrator, who types the name again, and the opponent's game stays", async () => {
  const [olga, pedro] = [await Person.come(house), await Person.come(house)];
  await sign_in(olga, "Olga", codes.get("Olga"));
  await signed_in(olga, "Olga");
  await sign_in(pedro, "Pedro", codes.get("Pedro"));
  await signed_in(pedro, "Pedro");
  await pair(olga, pedro);
  const admin = await Person.come(house, { storageState: administrator });
  await admin.go("/administration");
  await manage(admin, "Olga");
  await dialog(admin).getByRole("button", { name: "Remove person" }).click();
  const sure = dialog(admin).getByRole("button", { name: "Remove person" });
  assert.equal(await sure.isEnabled(), false, "the name must be typed again");
  await dialog(admin).getByRole("textbox").fill("Olga");
  await sure.click();
  await admin.told("Olga has been removed.");
  await pedro.go(`/table/${olga.table}`);
  const { seats: left, history } = await pedro.until((state) => state.you === "second");
  assert.deepEqual([left.first.name, left.second.name, history.moves.length], ["", "Pedro", 2]);
  await admin.go("/administration/log");
  await admin.page.getByRole("row").filter({ hasText: "Dona Teresa" }).first().waitFor();
  assert.equal(await admin.page.locator("main").getByText("Olga").count(), 0, "the log does not keep the name");
  const marta = await Person.come(house, { storageState: teacher });
  await open_group(marta, "5.º B");
  await marta.page.getByRole("heading", { name: "29 players" }).waitFor();
  for (const person of [olga, pedro, admin, marta]) await person.leave();
});

test("the administrator makes a backup by keyboard, hears of it, and finds it in the list and in the log", async () => {
  const admin = await come_without_a_mouse(house, { storageState: administrator });
  await admin.go("/administration/backups");
  await admin.page.getByText("There is no backup yet.").waitFor();
  await tab_to(admin, "button", "Make a backup");
  await admin.press("Enter");
  await admin.told("The backup has been made.");
  const name = await admin.page.getByRole("row").nth(1).getByRole("cell").first().innerText();
  assert.ok(readdirSync(path.join(house.data, "backups")).includes(name), name);
  await admin.go("/administration/log");
  await admin.page.getByRole("row").filter({ hasText: "Made a backup" }).waitFor();
  await leave_without_a_mouse(admin);
});

test("by keyboard and ear: a teacher makes a group, adds players, prints, replaces a card, and removes a player", async () => {
  const marta = await come_without_a_mouse(house, { storageState: teacher });
  await marta.context.addInitScript(() => (window.print = () => (window.printed = true)));
  await marta.go("/");
  await tab_to(marta, "button", "Signed in: Marta Reis");
  await marta.press("Enter");
  await follow(marta, "My groups");
  await tab_to(marta, "textbox", "Name of a new group");
  await marta.page.keyboard.type("Chess club");
  await marta.press("Enter");
  await focus_is(marta, "h1");
  await tab_to(marta, "textbox", /^List of players/);
  await marta.page.keyboard.insertText("Ioana; Ioana Pop\nMihai");
  await tab_to(marta, "button", "Create 2 cards");
  await marta.press("Enter");
  await hear(marta, /2 cards are ready/);
  await focus_is(marta, "#sheet");
  assert.deepEqual(await focused(marta), { role: "heading", name: "2 cards to print" });
  await tab_to(marta, "switch", "Print real names on the cards");
  await marta.press("Space");
  assert.match(await marta.text(".person-card-note"), /Ioana Pop/);
  await tab_to(marta, "button", "Print cards");
  await marta.press("Enter");
  assert.ok(await marta.page.evaluate(() => window.printed));
  await tab_to(marta, "button", "Put the cards away");
  await marta.press("Enter");
  await focus_is(marta, "#members");
  assert.equal(await marta.page.locator(".person-card").count(), 0);
  await tab_to(marta, "button", "New card: Mihai");
  await marta.press("Enter");
  assert.equal((await focused(marta)).name, "Create new card");
  await marta.press("Escape");
  assert.equal((await focused(marta)).name, "New card: Mihai", "the focus returns");
  await marta.press("Enter", "Enter");
  await hear(marta, /1 card is ready/);
  await tab_to(marta, "button", "Edit: Ioana");
  await marta.press("Enter");
  await tab_to(marta, "textbox", /^Real name/);
  await marta.press("Control+a");
  await marta.page.keyboard.type("Ioana Popescu");
  await marta.press("Enter");
  await hear(marta, /Saved/);
  await marta.page.getByRole("cell", { name: "Ioana Popescu" }).waitFor();
  assert.equal((await focused(marta)).name, "Edit: Ioana");
  await marta.press("Enter");
  await tab_to(marta, "button", "Remove from group");
  await marta.press("Enter", "Enter");
  await hear(marta, /Ioana is no longer in the group/);
  await focus_is(marta, "#members");
  await marta.page.getByRole("heading", { name: "1 player", exact: true }).waitFor();
  await leave_without_a_mouse(marta);
});

test("a player who exists joins a group only when they agree", async () => {
  const [marta, rui] = [await Person.come(house, { storageState: teacher }), await Person.come(house)];
  await rui.go("/sign-up");
  await rui.page.getByLabel("Your name in this house").fill("Rui Costa");
  await rui.button("Keep my games").click();
  await signed_in(rui, "Rui Costa");
  await open_group(marta, "Chess club");
  await marta.page.getByText("Invite someone who already plays here").click();
  await marta.page.getByLabel("Player name").fill("Rui Costa");
  await marta.button("Invite").click();
  await marta.told("Rui Costa has been invited.");
  const row = marta.page.getByRole("row").filter({ hasText: "Rui Costa" });
  await row.getByText("invited").waitFor();
  assert.equal(await row.getByRole("button", { name: /^New card/ }).count(), 0, "their card is their own");
  await rui.go("/account");
  await rui.button("Accept").click();
  await rui.told("Chess club");
  await open_group(marta, "Chess club");
  await row.waitFor();
  assert.equal(await row.getByText("invited").count(), 0);
  await marta.leave();
  await rui.leave();
});

/** The pages and states of this part, with whose they are; some begin where the one before ended. */
const states = {
  groups: ["teacher", (one) => one.go("/groups")],
  "a group": [
    "teacher",
    async (one) => {
      await one.go("/groups");
      await one.page.locator(".resume").first().click();
      await one.page.locator(".members").waitFor();
    },
  ],
  "a list with errors": [
    "teacher",
    async (one) => {
      await one.page.locator("summary").first().click();
      await one.page.locator("textarea").fill("; a\nb;c;d\nEva Lima\nEva Lima");
      await one.page.locator(".group-list .primary").click();
      await one.page.locator(".group-list .problem").waitFor();
    },
  ],
  "a question": ["teacher", (one) => one.page.locator(".members .button").first().click()],
  "a new card": [
    "teacher",
    async (one) => {
      await one.page.locator(".modal .primary").click();
      await one.page.locator("#sheet").waitFor();
    },
  ],
  people: [
    "administrator",
    async (one) => {
      await one.go("/administration");
      await one.page.locator(".people tbody tr").first().waitFor();
    },
  ],
  "a person": ["administrator", (one) => one.page.locator(".people .button").nth(1).click()],
  removing: [
    "administrator",
    async (one) => {
      await one.page.locator(".modal .danger").click();
      await one.page.locator(".modal input").waitFor();
    },
  ],
  policies: [
    "administrator",
    async (one) => {
      await one.go("/administration/policies");
      await one.page.locator(".policies").waitFor();
    },
  ],
  log: [
    "administrator",
    async (one) => {
      await one.go("/administration/log");
      await one.page.locator(".log").waitFor();
    },
  ],
  "the administrator's link": ["nobody", (one) => one.go("/#admin=nothing")],
};

for (const [language, width, height] of [
  ["en", 1440, 900],
  ["pt", 390, 844],
  ["ro", 320, 568],
])
  test(`the pages of a school: axe-core finds nothing, nothing is cut off or too small to touch (${language}, ${width})`, async () => {
    const come = (storageState) => Person.come(house, { language, width, height, storageState });
    const people = { teacher: await come(teacher), administrator: await come(administrator), nobody: await come() };
    for (const [name, [whose, get_there]] of Object.entries(states)) {
      const one = people[whose];
      await one.page.emulateMedia({ colorScheme: "light" });
      await get_there(one);
      assert.deepEqual(await one.violations(), [], `${name}, light`);
      await one.page.emulateMedia({ colorScheme: "dark" });
      assert.deepEqual(await one.violations("colours"), [], `${name}, dark`);
      assert.equal(await one.sideways(), 0, `${name} scrolls sideways`);
      assert.deepEqual(await one.cut_off(), [], `${name} cuts off text`);
      const bare = (await one.text("main")).match(
        /\b(?:school|groups?|list|invite|members?|sheet|admin|policy|role|log|refused)-[a-z-]+\b/g,
      );
      assert.deepEqual(bare ?? [], [], `${name} shows the name of a text`);
      const small = await one.page.locator("main :is(a, button, input, summary, textarea):visible").evaluateAll((all) =>
        all
          .map((target) => [target.textContent || target.type, (target.closest("label") ?? target).getBoundingClientRect()])
          .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
          .map(([text]) => text),
      );
      assert.deepEqual(small, [], `${name} has targets of less than 44 px`);
    }
    for (const one of Object.values(people)) await one.leave();
  });

test("the policies are kept, and closing sign-up takes effect", async () => {
  const admin = await Person.come(house, { storageState: administrator });
  await admin.go("/administration/policies");
  await admin.page.getByRole("radio", { name: "Only people with a card" }).check();
  await admin.page.getByRole("switch", { name: /^Greetings/ }).uncheck();
  await admin.button("Save").click();
  await admin.told("Saved.");
  await admin.page.reload();
  assert.equal(await admin.page.getByRole("switch", { name: /^Greetings/ }).isChecked(), false);
  const visitor = await Person.come(house);
  await visitor.go("/sign-up");
  await visitor.gone(visitor.page.getByLabel("Your name in this house"));
  await visitor.sit({ game: "chess", seats: seats(here(), computer(1)) });
  await visitor.play_text("e2e4");
  await visitor.leave();
  await admin.leave();
});
