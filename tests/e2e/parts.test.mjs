// The scripts of the pages are loaded on demand: no page is left before the next one can be drawn, and a failed load is reported.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, Person } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** Scripts that are not named in the page: those of other pages. */
async function hold_scripts(person, answer) {
  await person.page.route(/\/part-\w+\.js$/, async (route) => {
    const html = await (await fetch(house.address)).text();
    return html.includes(new URL(route.request().url()).pathname) ? route.continue() : answer(route);
  });
}

test("a page stays until the script of the next one has come", async () => {
  const ana = await Person.come(house);
  let release;
  const gate = new Promise((resolve) => (release = resolve));
  await hold_scripts(ana, async (route) => {
    await gate;
    await route.continue();
  });
  await ana.go("/");
  const title = await ana.text("h1");
  await ana.page.getByRole("link", { name: "Settings" }).click();
  await ana.page.waitForURL("**/settings");
  await ana.page.locator("main[aria-busy='true']").waitFor();
  assert.equal(await ana.text("h1"), title);
  release();
  await ana.page.locator("main.settings").waitFor();
  assert.equal(await ana.text("h1"), "Settings");
  assert.equal(await ana.page.evaluate(() => document.activeElement.tagName), "H1");
  await ana.leave();
});

test("what may come next is fetched while nothing else happens, and a link that is pointed at", async () => {
  const ana = await Person.come(house);
  const scripts = () =>
    ana.page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry.name.endsWith(".js"))
        .map((entry) => entry.name),
    );
  const html = await (await fetch(house.address)).text();
  const unnamed = ana.page.waitForResponse(
    (response) => response.url().endsWith(".js") && !html.includes(new URL(response.url()).pathname),
  );
  await ana.go("/");
  await unnamed;
  await ana.page.waitForLoadState("networkidle");
  const before = await scripts();
  const pointed = ana.page.waitForResponse((response) => response.url().endsWith(".js") && !before.includes(response.url()));
  await ana.page.getByRole("link", { name: "Help" }).first().hover();
  await pointed;
  await ana.leave();
});

test("a script that cannot be loaded is reported, and requested again", async () => {
  const ana = await Person.come(house);
  let broken = true;
  await hold_scripts(ana, (route) => (broken ? route.abort() : route.continue()));
  await ana.go("/");
  await ana.page.getByRole("link", { name: "Settings" }).click();
  await ana.page.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
  broken = false;
  await ana.button("Try again").click();
  await ana.page.locator("main.settings fieldset").first().waitFor();
  await ana.leave();
});
