// Accounts: keeping one's games, signing in by code, card and password, devices, removal.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { come_without_a_mouse, focused, follow, hear, leave_without_a_mouse, tab_to } from "./senses.mjs";
import { change_answers } from "./change_answers.mjs";
import { House, Person, computer, here, seats } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const against_computer = { game: "chess", seats: seats(here(), computer(1)) };

/** The answer of the server to what the page sends next to this path. */
async function answer_to(person, path, act) {
  const [response] = await Promise.all([person.page.waitForResponse((each) => each.url().endsWith(path)), act()]);
  return response.json();
}

/** Signs up in the page, and returns the answer with code and card. */
async function keep_games(person, name) {
  await person.go("/sign-up");
  await person.page.getByLabel("Your name in this house").fill(name);
  const made = await answer_to(person, "/api/sign-up", () => person.button("Keep my games").click());
  await person.page.locator(".person-card").waitFor();
  return made;
}

async function sign_in(person, name, code) {
  await person.go("/sign-in");
  await person.page.getByLabel("Name").fill(name);
  await person.page.getByLabel("Code").fill(code);
  await person.button("Sign in").click();
}

const signed_in = (person, name) => person.page.getByRole("button", { name: `Signed in: ${name}` }).waitFor();
const signed_out = (person) => person.page.locator(".header").getByRole("link", { name: "Sign in" }).waitFor();
const focus_is = (person, selector) => person.comes_true((wanted) => document.activeElement?.matches(wanted), selector);

test("by keyboard and ear: a visitor keeps a game, signs in on another device by the code, and goes on there", async () => {
  const ana = await come_without_a_mouse(house);
  await ana.sit(against_computer);
  const { table } = ana;
  await ana.go("/");
  await follow(ana, "Keep my games");
  await tab_to(ana, "textbox", "Your name in this house");
  await ana.page.keyboard.type("Ana Sousa");
  await tab_to(ana, "checkbox", /^Chess against the computer/);
  const made = await answer_to(ana, "/api/sign-up", () => ana.press("Enter"));
  await focus_is(ana, "h1");
  assert.deepEqual(await focused(ana), { role: "heading", name: "Welcome, Ana Sousa" });
  await hear(ana, /signed in as Ana Sousa/);
  assert.match(made.code, /^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  assert.equal(await ana.text(".person-card-code strong"), made.code);
  await signed_in(ana, "Ana Sousa");

  const elsewhere = await come_without_a_mouse(house);
  await elsewhere.go("/");
  await follow(elsewhere, "Sign in");
  await tab_to(elsewhere, "textbox", "Name");
  await elsewhere.page.keyboard.type("ana sousa");
  await tab_to(elsewhere, "textbox", /^Code/);
  await elsewhere.page.keyboard.type(` ${made.code.toLowerCase().replace("-", " ")}`);
  await elsewhere.press("Enter");
  await hear(elsewhere, /Signed in as Ana Sousa/);
  await signed_in(elsewhere, "Ana Sousa");
  await elsewhere.page.locator(`a.resume[href="/table/${table}"]`).waitFor();
  await elsewhere.go(`/table/${table}`);
  await elsewhere.until((state) => state.you === "first");

  await tab_to(elsewhere, "button", "Signed in: Ana Sousa");
  await elsewhere.press("Enter");
  await tab_to(elsewhere, "link", "My account");
  await elsewhere.press("Escape");
  assert.equal((await focused(elsewhere)).name, "Signed in: Ana Sousa");
  await elsewhere.press("Enter");
  await tab_to(elsewhere, "button", "Sign out");
  await elsewhere.press("Enter");
  await hear(elsewhere, /You are signed out/);
  await signed_out(elsewhere);
  await leave_without_a_mouse(ana);
  await leave_without_a_mouse(elsewhere);
});

test("a mistyped code: too short is not sent, wrong ones are told apart from waiting, and the card needs no waiting", async () => {
  const rui = await Person.come(house);
  const { card } = await keep_games(rui, "Rui");
  const phone = await Person.come(house);
  let tries = 0;
  phone.page.on("request", (request) => request.url().endsWith("/api/sign-in") && tries++);
  await sign_in(phone, "Rui", "ABCD-EFG");
  await phone.page.getByRole("alert").getByText("you typed 7").waitFor();
  assert.equal(tries, 0);
  await focus_is(phone, "#sign-in-secret");
  await phone.page.getByLabel("Code").fill("ABCDEFGH");
  await phone.press("Enter");
  await phone.page.getByRole("alert").getByText("Name and code do not match").waitFor();
  assert.equal(await phone.page.getByLabel("Code").getAttribute("aria-invalid"), "true");
  await focus_is(phone, "#sign-in-secret");
  const waiting = phone.page.locator(".try-later");
  for (let more = 0; more < 12 && (await waiting.count()) === 0; more++)
    await answer_to(phone, "/api/sign-in", () => phone.press("Enter")).then(() => phone.page.waitForTimeout(50));
  assert.match(await waiting.innerText(), /try again in \d+ seconds?/);
  await phone.told("Too many attempts");
  assert.equal(await phone.button("Sign in").getAttribute("aria-disabled"), "true");
  const before = tries;
  await phone.press("Enter");
  assert.equal(tries, before, "nothing is sent while one has to wait");
  await phone.go(card);
  await signed_in(phone, "Rui");
  await rui.leave();
  await phone.leave();
});

test("when the waiting is over, the page says so", async () => {
  const ana = await Person.come(house);
  const refused = { refused: "wait", reasons: [], seconds: 1 };
  await ana.page.route("**/api/sign-in", (route) => route.fulfill({ status: 429, json: refused }));
  await sign_in(ana, "Ana", "ABCD-EFGH");
  await ana.told("try again in 1 second.");
  await ana.told("You can try again now.");
  await ana.gone(ana.page.locator(".try-later"));
  assert.equal(await ana.button("Sign in").getAttribute("aria-disabled"), "false");
  await ana.leave();
});

test("a card's link signs in; its secret is in no address, and a new card ends it", async () => {
  const eva = await Person.come(house);
  const { card } = await keep_games(eva, "Eva");
  const secret = card.split("=")[1];
  assert.ok(secret.length >= 20, card);
  const phone = await Person.come(house, { width: 390, height: 844 });
  const addresses = [];
  phone.page.on("request", (request) => addresses.push(request.url()));
  await phone.page.goto(house.address + card);
  await signed_in(phone, "Eva");
  await phone.told("Signed in as Eva");
  assert.equal(new URL(phone.page.url()).hash, "");
  assert.ok(!addresses.some((address) => address.includes(secret)));
  await phone.page.goBack().catch(() => undefined);
  assert.ok(!phone.page.url().includes(secret));

  await eva.go("/account");
  await eva.button("New card").click();
  await eva.page.getByText("The old card and its code stop working").waitFor();
  const made = await answer_to(eva, "/api/me/card", () => eva.button("Make a new card").click());
  await eva.page.locator(".person-card").getByText(made.code, { exact: true }).waitFor();
  const tablet = await Person.come(house);
  await tablet.go(card);
  await tablet.page.getByRole("alert").getByText("no longer valid").waitFor();
  // Whoever is signed in is asked before a link makes somebody else of them.
  const rui = await Person.come(house);
  await keep_games(rui, "Rui Costa");
  await rui.go(made.card);
  await rui.page.getByText("You are signed in as Rui Costa").waitFor();
  await rui.button("Sign in with the card").click();
  await signed_in(rui, "Eva");
  for (const person of [eva, phone, tablet, rui]) await person.leave();
});

test("a device that is signed out from another notices, at a table too; a password and a new name work", async () => {
  const lia = await Person.come(house);
  const { code } = await keep_games(lia, "Lia");
  const school = await Person.come(house);
  await sign_in(school, "Lia", code);
  await signed_in(school, "Lia");
  await school.sit(against_computer);
  await school.until((state) => state.you === "first");

  await lia.go("/account");
  const others = lia.page.locator('[aria-labelledby="account-devices"] li');
  await others.nth(1).waitFor();
  await others.first().getByText("This device").waitFor();
  await others.nth(1).getByRole("button").click();
  await school.page.getByRole("alert").getByText("You have been signed out on this device.").waitFor();
  await signed_out(school);
  await school.until((state) => state.you === "watcher");
  await lia.comes_true(() => document.querySelectorAll(".account li:has(.button)").length === 1);
  await focus_is(lia, "#account-devices");

  await lia.button("Choose a password").click();
  await lia.page.getByLabel("New password").fill("short");
  await lia.button("Save").click();
  await lia.page.getByRole("alert").getByText("too short").waitFor();
  await lia.page.getByLabel("New password").fill("castle on the hill");
  await lia.button("Save").click();
  await lia.told("Password saved.");
  await lia.page.getByLabel("Your name").fill("Lia Reis");
  await lia.button("Change name").click();
  await signed_in(lia, "Lia Reis");

  await school.go("/sign-in");
  await school.button("Use a password instead").click();
  await focus_is(school, "#sign-in-secret");
  await school.page.getByLabel("Name").fill("Lia Reis");
  await school.page.getByLabel("Password").fill("castle on the hill");
  await school.button("Sign in").click();
  await signed_in(school, "Lia Reis");
  // Everywhere, this device included.
  await lia.go("/account");
  await lia.button("Sign out everywhere").click();
  await signed_out(lia);
  await school.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await signed_out(school);
  await lia.leave();
  await school.leave();
});

test("a person takes their data along, and removes the account only after typing the name again", async () => {
  const gil = await Person.come(house);
  const { code } = await keep_games(gil, "Gil");
  await gil.sit(against_computer);
  const { table } = gil;
  await gil.go("/account");
  const [file] = await Promise.all([
    gil.page.waitForEvent("download"),
    gil.page.getByRole("link", { name: "Download everything" }).click(),
  ]);
  assert.equal(await file.failure(), null);
  await gil.button("Remove my account …").click();
  const yes = gil.button("Remove my account for good");
  const again = gil.page.getByLabel("To confirm, type your name: Gil");
  await again.fill("Gi");
  assert.ok(await yes.isDisabled());
  await again.fill("Gil");
  await yes.click();
  await gil.told("Your account has been removed.");
  await signed_out(gil);
  await focus_is(gil, "h1");
  await sign_in(gil, "Gil", code);
  await gil.page.getByRole("alert").getByText("Name and code do not match").waitFor();
  await gil.go(`/table/${table}`);
  await gil.until((state) => state.you === "watcher" && state.seats.first.name === "");
  await gil.leave();
});

test("visitors are asked nothing, and what they keep is up to them", async () => {
  const ivo = await Person.come(house);
  await ivo.go("/");
  await ivo.button("Play").click();
  await ivo.page.waitForURL(/\/table\//);
  await ivo.my_turn();
  await ivo.go("/sign-up");
  await ivo.page.getByRole("checkbox", { name: /^Chess against the computer/ }).uncheck();
  await ivo.page.getByLabel("Your name in this house").fill("Ivo");
  const [request] = await Promise.all([ivo.page.waitForRequest("**/api/sign-up"), ivo.button("Keep my games").click()]);
  assert.deepEqual(request.postDataJSON(), { name: "Ivo", games: [] });
  await ivo.page.locator(".person-card").waitFor();
  const other = await Person.come(house);
  await other.go("/sign-up");
  await other.page.getByLabel("Your name in this house").fill("IVO");
  await other.button("Keep my games").click();
  await other.page.getByRole("alert").getByText("Somebody already has this name").waitFor();
  await focus_is(other, "#sign-up-name");
  await ivo.leave();
  await other.leave();
});

test("where visitors may not play, every page leads to the sign-in, and the games are there after it", async () => {
  const eva = await Person.come(house);
  const { card } = await keep_games(eva, "Eva Lima");
  const guest = await Person.come(house);
  let closed = true;
  await change_answers(guest.page, "**/api/me", (me) => ({ ...me, policies: { ...me.policies, visitors: false } }));
  await guest.page.route("**/api/house", (route) =>
    closed ? route.fulfill({ status: 401, json: { refused: "sign-in", reasons: [] } }) : route.continue(),
  );
  for (const where of ["/table/abc", "/"]) {
    await guest.go(where);
    await guest.page.getByRole("heading", { name: "Welcome to Tabuleiro" }).waitFor();
  }
  await guest.page.locator("main").getByRole("link", { name: "Sign in" }).click();
  await guest.page.getByLabel("Code").waitFor();
  closed = false;
  await guest.go(card);
  await signed_in(guest, "Eva Lima");
  await guest.page.locator(".game").first().waitFor();
  await eva.leave();
  await guest.leave();
});

/** What can be pressed and is smaller than 44 pixels, apart from links within sentences. */
const small_targets = (person) =>
  person.page.evaluate(() =>
    [...document.querySelectorAll(".header .who, .who-menu a, .who-menu button, main button, main .button, main input, .keep-game")]
      .filter((each) => each.checkVisibility() && !each.matches(".unseen, [type=checkbox]") && each.getBoundingClientRect().height < 43.9)
      .map((each) => each.outerHTML.slice(0, 80)),
  );

for (const [language, width, height] of [
  ["en", 1440, 900],
  ["pt", 390, 844],
  ["ro", 320, 568],
])
  test(`axe-core finds nothing on the pages of an account, in light and dark (${language}, ${width})`, async () => {
    const person = await Person.come(house, { language, width, height });
    const check = async (what) => {
      await person.page.emulateMedia({ colorScheme: "light" });
      assert.deepEqual(await person.violations(), [], `${what}, light`);
      await person.page.emulateMedia({ colorScheme: "dark" });
      assert.deepEqual(await person.violations("colours"), [], `${what}, dark`);
      assert.equal(await person.sideways(), 0, what);
      assert.deepEqual(await person.cut_off(), [], what);
      assert.deepEqual(await small_targets(person), [], what);
    };
    await person.go("/sign-in");
    await person.page.locator("#sign-in-name").fill("Nobody");
    await person.page.locator("#sign-in-secret").fill("ABCDEFGH");
    await person.page.locator("form .primary").click();
    await person.page.locator("form .problem").waitFor();
    await check("a wrong code");
    await person.sit(against_computer);
    await person.go("/sign-up");
    await person.page.locator(".visitor-games").waitFor();
    await check("sign-up");
    await person.page.locator("#sign-up-name").fill(`Constantin Maximilian ${language}`);
    await person.page.locator("form .primary").click();
    await person.page.locator(".person-card").waitFor();
    await check("the card");
    await person.page.emulateMedia({ media: "print" });
    assert.ok(await person.page.locator(".person-card").isVisible(), "the card is printed");
    assert.equal(await person.page.locator(".header, main h1, main .button").filter({ visible: true }).count(), 0, "and nothing else");
    await person.page.emulateMedia({ media: null });
    await person.go("/account");
    await person.page.locator(".entries li").first().waitFor();
    await person.page.locator(".account .danger").click();
    await person.page.locator(".header .who").click();
    await check("the account");
    await person.leave();
  });
