// A class of thirty behind one address: node tests/e2e/class30.mjs [PUPILS]. A teacher makes a group; every pupil signs in by code in a browser
// of their own, one in three mistyping first; they find each other in the lobby and play; the teacher sees the games; a card is replaced, and
// a pupil is removed with their data while the opponents' games stay. Prints how long each part took.
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { come_as_administrator, signed_in } from "./known_people.mjs";
import { House, Person, close_browser } from "./support.mjs";

async function sign_in(person, name, code) {
  await person.go("/sign-in");
  await person.page.getByLabel("Name").fill(name);
  await person.page.getByLabel("Code").fill(code);
  await person.button("Sign in").click();
}

/** Makes the group, and returns its cards by name. */
async function make_group(teacher, names) {
  await teacher.go("/groups");
  await teacher.page.getByLabel("Name of your first group").fill("Class");
  await teacher.button("Create group").click();
  await teacher.page.getByLabel("List of players").fill(names.join("\n"));
  await teacher.button(`Create ${names.length} cards`).click();
  await teacher.told(`${names.length} cards are ready.`);
  const cards = await teacher.page
    .locator(".person-card")
    .evaluateAll((all) =>
      all.map((card) => [card.querySelector(".person-card-name").textContent, card.querySelector(".person-card-code strong").textContent]),
    );
  return new Map(cards);
}

async function arrive(pupil, name, code, mistypes) {
  if (mistypes) {
    await sign_in(pupil, name, code.replace(/.$/, code.endsWith("X") ? "Y" : "X"));
    await pupil.page.getByRole("alert").getByText("Name and code do not match").waitFor();
  }
  await sign_in(pupil, name, code.toLowerCase());
  await signed_in(pupil, name);
  await pupil.go("/lobby");
  await pupil.page.locator(".lobby-columns").waitFor();
}

/** One offers a game, the other accepts; each makes a move. */
async function play(host, guest, host_name) {
  await host.button("10+0").click();
  await guest.button(`Play with ${host_name}`).click();
  await Promise.all([host, guest].map((one) => one.until((state) => state.phase === "playing")));
  const [white, black] = host.state.you === "first" ? [host, guest] : [guest, host];
  await white.play_text("e2e4");
  await black.until((state) => state.choices.length > 0);
  await black.play_text("e7e5");
  host.table = host.page.url().split("/").at(-1);
}

/** Returns how many milliseconds each part took. */
export async function run_class(house, size) {
  const names = Array.from({ length: size }, (_, number) => `Pupil ${number + 1}`);
  const took = {};
  const part = async (what, act) => {
    const begin = performance.now();
    const result = await act();
    took[what] = Math.round(performance.now() - begin);
    return result;
  };
  const teacher = await come_as_administrator(house);
  const cards = await part("the group and its cards", () => make_group(teacher, names));
  const pupils = await Promise.all(names.map(() => Person.come(house, { width: 900, height: 700 })));
  await part("all signed in and in the lobby", () =>
    Promise.all(pupils.map((pupil, number) => arrive(pupil, names[number], cards.get(names[number]), number % 3 === 0))),
  );
  await part("everybody sees everybody", () =>
    Promise.all(
      pupils.map((pupil) =>
        pupil.comes_true((count) => document.querySelector("#lobby-people .lobby-count").textContent === count, String(size)),
      ),
    ),
  );
  await part("all have played", async () => {
    for (let number = 0; number < size; number += 2) await play(pupils[number], pupils[number + 1], names[number]);
  });

  await part("the teacher sees the games", async () => {
    await teacher.go("/groups");
    await teacher.page.getByRole("link", { name: /^Class/ }).click();
    const games = teacher.page.locator(".games-of-members tbody tr");
    await games.nth(size / 2 - 1).waitFor();
    assert.equal(await games.count(), size / 2);
  });
  await part("a card is replaced", async () => {
    await teacher.button("New card: Pupil 2").click();
    await teacher.page.getByRole("dialog").getByRole("button", { name: "Create new card" }).click();
    await teacher.told("1 card is ready.");
    const fresh = await teacher.page.locator(".person-card-code strong").last().innerText();
    await pupils[1].page.locator(".ended-notice").waitFor();
    await sign_in(pupils[1], "Pupil 2", cards.get("Pupil 2"));
    await pupils[1].page.getByRole("alert").getByText("Name and code do not match").waitFor();
    await sign_in(pupils[1], "Pupil 2", fresh);
    await signed_in(pupils[1], "Pupil 2");
  });
  await part("a pupil is removed", async () => {
    await teacher.go("/administration");
    await teacher.page.getByLabel("First letters of a name").fill("Pupil 3");
    await teacher.button("Manage: Pupil 3").click();
    const dialog = teacher.page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Remove person" }).click();
    await dialog.getByRole("textbox").fill("Pupil 3");
    await dialog.getByRole("button", { name: "Remove person" }).click();
    await teacher.told("Pupil 3 has been removed.");
    const { table } = pupils[2];
    await pupils[3].go(`/table/${table}`);
    const { seats, history } = await pupils[3].until((state) => state.table === table && state.you !== "watcher");
    assert.deepEqual(
      Object.values(seats)
        .map(({ name }) => name)
        .sort(),
      ["", "Pupil 4"],
    );
    assert.equal(history.moves.length, 2, "the opponent's game stays");
  });
  await Promise.all([teacher, ...pupils].map((person) => person.leave()));
  return took;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const size = Number(process.argv[2] ?? 30);
  const house = await House.open();
  try {
    for (const [what, milliseconds] of Object.entries(await run_class(house, size))) console.log(`${what}: ${milliseconds} ms`);
  } finally {
    await house.close();
    await close_browser();
  }
}
