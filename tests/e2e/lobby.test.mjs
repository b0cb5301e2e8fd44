// The lobby: offers that anyone accepts, challenges, live boards, and who can see a table.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { run_class } from "./class30.mjs";
import { sign_up } from "./known_people.mjs";
import { come_without_a_mouse, focused, hear, leave_without_a_mouse, tab_to } from "./senses.mjs";
import { House, Person, games, here, seats } from "./support.mjs";

let house;
/** The cookies of Ana and Rui, who are signed in. */
let ana_here, rui_here;

before(async () => {
  house = await House.open();
  [ana_here, rui_here] = await Promise.all(["Ana Sousa", "Rui Costa"].map(cookies_of));
});
after(() => house.close());

async function cookies_of(name) {
  const person = await sign_up(house, name);
  const kept = await person.context.storageState();
  await person.leave();
  return kept;
}

async function in_lobby(options) {
  const person = await Person.come(house, options);
  await person.go("/lobby");
  await person.page.locator(".lobby-columns").waitFor();
  return person;
}

const at_table = (person) => person.page.waitForURL(/\/table\//);
const table_of = (person) => person.page.url().split("/").at(-1);
const leave = (...people) => Promise.all(people.map((person) => person.leave()));

test("a game between two visitors is two clicks, and a third watches it from the lobby", async () => {
  const [ana, rui, eva] = await Promise.all([in_lobby(), in_lobby(), in_lobby()]);
  await ana.button("No clock").click();
  await ana.told("Your offer is open");
  await ana.page.getByRole("heading", { name: "Waiting for an opponent" }).waitFor();
  assert.equal(await ana.page.getByRole("button", { name: /^Play with/ }).count(), 0, "nobody plays against themselves");
  await rui.button("Play with Somebody").click();
  await Promise.all([at_table(ana), at_table(rui)]);
  await ana.told("Your game begins: Chess, No clock, casual.");
  await rui.told("You are playing Somebody: Chess, No clock, casual.");
  assert.equal(table_of(ana), table_of(rui));
  const [white] = await Promise.all([ana, rui].map((one) => one.until((state) => state.phase === "playing"))).then(() =>
    ana.state.you === "first" ? [ana, rui] : [rui, ana],
  );
  await white.play_text("e2e4");

  const live = eva.page.getByRole("link", { name: /^Watch:.*Chess · No clock · casual/ });
  await live.locator("rect.last").first().waitFor({ state: "attached" });
  assert.ok(!(await eva.said()).some((text) => /e4|pawn/.test(text)), "moves are not announced in the lobby");
  await live.click();
  await at_table(eva);
  await eva.until((state) => state.you === "watcher" && state.history.moves.length === 1);
  await leave(ana, rui, eva);
});

test("a challenge is declined, the next one accepted, wherever one is on the page", async () => {
  const [ana, rui] = await Promise.all([in_lobby({ storageState: ana_here }), in_lobby({ storageState: rui_here })]);
  const challenge = async () => {
    await ana.button("Challenge Rui Costa").click();
    await ana.button("Send the challenge").click();
    await ana.told("Challenge sent to Rui Costa");
    await rui.told("Ana Sousa challenges you: Chess, No clock, casual.");
  };
  await challenge();
  const notice = rui.page.locator(".lobby-notice");
  const accept = notice.getByRole("button", { name: "Accept" });
  assert.equal(await accept.getAttribute("aria-disabled"), "true", "a click that was meant for something else does not answer");
  await rui.comes_true(() => document.querySelector(".lobby-notice .primary")?.ariaDisabled === "false");
  await notice.getByRole("button", { name: "Decline" }).click();
  await ana.told("Rui Costa has declined your challenge.");
  await ana.gone(ana.page.locator(".lobby-mine"));
  await challenge();
  await rui.comes_true(() => document.querySelector(".lobby-notice .primary")?.ariaDisabled === "false");
  await notice.getByRole("button", { name: "Later" }).click();
  await rui.button("Accept the challenge by Ana Sousa").click();
  await Promise.all([at_table(ana), at_table(rui)]);
  await rui.until((state) => state.phase === "playing" && state.you !== "watcher");
  assert.deepEqual(
    Object.values(rui.state.seats)
      .map(({ name }) => name)
      .sort(),
    ["Ana Sousa", "Rui Costa"],
  );

  // An offer waits while its maker looks around; whoever takes it is announced there too.
  await ana.go("/lobby");
  await ana.button("10+0").click();
  await ana.told("Your offer is open");
  await ana.page.getByRole("link", { name: "Help", exact: true }).click();
  await ana.page.getByRole("heading", { level: 1, name: "Help" }).waitFor();
  await rui.go("/lobby");
  await rui.button("Play with Ana Sousa").click();
  await ana.page.getByRole("link", { name: "Go to the table" }).click();
  await ana.until((state) => state.phase === "playing");
  assert.equal(table_of(ana), table_of(rui));
  await leave(ana, rui);
});

test("an offer that is withdrawn keeps its place for a moment, but cannot be taken", async () => {
  const [ana, rui] = await Promise.all([in_lobby({ storageState: ana_here }), in_lobby()]);
  await ana.button("3+2").click();
  const play = rui.button("Play with Ana Sousa");
  await play.hover();
  await ana.button("Withdraw: Chess, 3+2, casual").click();
  await ana.told("Withdrawn.");
  await rui.page.locator(".lobby-offer.gone").waitFor();
  assert.equal(await play.getAttribute("aria-disabled"), "true");
  await rui.page.mouse.move(1, 1);
  await rui.gone(play);
  await rui.page.getByText("Nobody is offering a game right now").waitFor();
  await leave(ana, rui);
});

test("who can see a table is chosen in words, shown at the table, and kept", async () => {
  const [ana, eva] = await Promise.all([Person.come(house), Person.come(house)]);
  await ana.go("/new/chess");
  const chosen = (name) => ana.page.getByRole("radio", { name, exact: true });
  await ana.comes_true(() => document.querySelector('input[name="visibility"]:checked')?.value === "link");
  await ana.page.getByText("Not in the lobby; whoever has the link may watch.").waitFor();
  await chosen("Only the players").check();
  await ana.page.getByText("Nobody else can watch, not even with the link").waitFor();
  await ana.button("Play").click();
  await at_table(ana);
  await ana.until((state) => state.visibility === "private");
  assert.match(await ana.text(".visibility-sign"), /Only the players/);
  assert.equal(await ana.action("watch-link").count(), 0, "there is no link for spectators");
  await eva.go(`/table/${table_of(ana)}`);
  await eva.page.getByRole("heading", { name: "This table does not exist" }).waitFor();
  await ana.go("/new/chess");
  assert.ok(await chosen("Only the players").isChecked());
  await leave(ana, eva);
});

test("by keyboard and ear: one offers a game from the start page, the other accepts", async () => {
  const ana = await come_without_a_mouse(house, { storageState: ana_here });
  const rui = await come_without_a_mouse(house);
  await ana.go("/");
  await tab_to(ana, "link", "Meet other people in the lobby");
  await ana.press("Enter");
  await ana.comes_true(() => document.activeElement?.textContent === "Lobby");
  await rui.go("/lobby");
  await rui.page.locator(".lobby-columns").waitFor();
  await tab_to(ana, "button", "5+3");
  await ana.press("Enter");
  await hear(ana, /Your offer is open/);
  await hear(rui, /New offer\. Ana Sousa: Chess, 5\+3, casual\./);
  await tab_to(rui, "button", "Play with Ana Sousa");
  await rui.press("Enter");
  await hear(ana, /Your game begins: Chess, 5\+3, casual\./);
  await Promise.all([at_table(ana), at_table(rui)]);
  await ana.comes_true(() => document.activeElement?.matches("h1, h2"));
  assert.equal((await focused(ana)).role, "heading");
  await leave_without_a_mouse(ana);
  await leave_without_a_mouse(rui);
});

test("a class behind one address signs in by code, some mistyping, plays from the lobby, and loses a card and a pupil", async () => {
  await run_class(house, 4);
});

test("the start page asks nothing of the lobby", async () => {
  const ana = await Person.come(house);
  const asked = [];
  ana.page.on("request", (request) => asked.push(request.url()));
  ana.page.on("websocket", (socket) => asked.push(socket.url()));
  await ana.go("/");
  await ana.page.waitForLoadState("networkidle");
  assert.deepEqual(
    asked.filter((url) => /lobby/.test(url)),
    [],
  );
  await ana.leave();
});

const names = ["Maximiliana Constantinescu-Bragança", "Rui", "Zé", ""];
const offer = (n, more = {}) => ({
  table: `o${n}`,
  by: { id: `p${n}`, name: names[n % 4], person: true, rating: n % 2 ? { rating: 1480, interval: 60, provisional: true, games: 3 } : null },
  game: n % 3 ? games.at(-(n % 3)) : "chess",
  options: n % 3 ? {} : { start: 17, draws: "fide" },
  seat: n % 2 ? "first" : "second",
  time: n % 5 ? { first: "300+3", second: "300+3" } : { days: 3 },
  rated: n % 2 === 1,
  ratings: n % 3 ? null : { from: 1200, to: 1600 },
  start: false,
  takebacks: n % 2 === 0,
  visibility: "listed",
  at: n,
  ...more,
});
const challenge = (table, mine) => offer(4, { table, to: { id: "q1", name: names[0] }, mine });

/** A lobby with 200 people, 30 offers and 30 games, of which 8 are shown. */
function full_lobby(board_view) {
  const games = Array.from({ length: 30 }, (_, n) => ({
    table: `g${n}`,
    game: "chess",
    seats: { first: { name: names[n % 4], person: null, level: null }, second: { name: "", person: null, level: n % 2 ? 3 : null } },
    time: { first: "none", second: "none" },
    rated: false,
    at: n,
  }));
  return {
    lobby: "state",
    people: Array.from({ length: 200 }, (_, n) => ({ id: `q${n}`, name: n ? `Pupil ${n}` : names[0], person: n % 9 > 0 })),
    visitors: 4,
    offers: Array.from({ length: 30 }, (_, n) => offer(n)),
    games,
    boards: games.slice(0, 8).map(({ table }) => ({ table, board_view, path: ["e2", "e4"], turn: "first", plies: 1 })),
    playing: 41,
  };
}

const empty_lobby = { lobby: "state", people: [], visitors: 1, offers: [], games: [], boards: [], playing: 0 };
const nobody = { lobby: "you", id: null, name: "", challenges: [], offers: [] };
const myself = (...challenges) => ({ lobby: "you", id: "q0", name: names[0], challenges, offers: [] });

for (const [language, width, height] of [
  ["en", 1440, 900],
  ["pt", 360, 740],
  ["ro", 320, 568],
])
  test(`axe-core finds nothing in a full and in an empty lobby, and nothing is cut off (${language}, ${width})`, async () => {
    const one = await Person.come(house, { language, width, height, storageState: rui_here });
    await one.sit({ game: "chess", seats: seats(here(), here()) });
    const full = full_lobby(one.state.board_view);
    let say, cut;
    let messages = [full, myself(challenge("c1", false), challenge("c2", true))];
    await one.page.routeWebSocket(/lobby\/socket/, (socket) => {
      say = (message) => socket.send(JSON.stringify(message));
      cut = () => socket.close();
      for (const message of messages) say(message);
      socket.onMessage((text) => "ping" in JSON.parse(text) && say({ pong: true }));
    });
    const check = async (what) => {
      await one.page.emulateMedia({ colorScheme: "light" });
      assert.deepEqual(await one.violations(), [], `${what}, light`);
      await one.page.emulateMedia({ colorScheme: "dark" });
      assert.deepEqual(await one.violations("colours"), [], `${what}, dark`);
      assert.equal(await one.sideways(), 0, what);
      assert.deepEqual(await one.cut_off(), [], what);
      const bare = (await one.text("body")).match(/\b(?:lobby|offer|visibility|refused|option)-[a-z-]+\b/g);
      assert.deepEqual(bare ?? [], [], `${what} shows the name of a text`);
      const small = await one.page
        .locator("main :is(button, summary, input[type=text], .lobby-name a):visible")
        .evaluateAll((all) =>
          all.filter((target) => target.getBoundingClientRect().height < 43.5).map((target) => target.outerHTML.slice(0, 80)),
        );
      assert.deepEqual(small, [], `${what} has targets of less than 44 px`);
    };
    await one.go("/lobby");
    await one.page.locator(".live").nth(7).waitFor();
    await one.page.locator(".lobby-make summary").click();
    say(myself(challenge("c1", false), challenge("c2", true), challenge("c3", false)));
    await one.page.locator(".lobby-notice").waitFor();
    await check("a full lobby");
    const people = one.page.locator(".lobby-people li");
    await one.page.locator(".lobby-people ~ button").first().click();
    assert.equal(await people.count(), 199, "everybody but the reader");
    await one.page.locator(".lobby-panel .field input[type=text]").last().fill("pupil 19");
    assert.equal(await people.count(), 11);
    await one.page.locator(".lobby-panel .field input[type=text]").last().fill("");
    messages = [{ ...empty_lobby, people: full.people.slice(1, 2) }, myself()];
    cut();
    await one.page.locator(".lobby-lost").waitFor();
    await one.gone(one.page.locator(".lobby-lost"));
    await one.gone(one.page.locator(".live"));
    await people.locator("button").click();
    await one.page.locator(".modal").waitFor();
    await check("a challenge");
    await one.press("Escape");
    messages = [empty_lobby, nobody];
    cut();
    await one.gone(people);
    await check("an empty lobby");
    await one.leave();
  });
