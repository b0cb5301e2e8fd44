// A server under a path of its host, https://example.org/games/: no request and no link of the page leads elsewhere.
import assert from "node:assert/strict";
import net from "node:net";
import { after, before, test } from "node:test";
import { House, Person } from "./support.mjs";

let proxy, house;
/** Passes everything on unchanged, so that the server receives the proxy's host name. */
before(async () => {
  proxy = net.createServer((client) => {
    const server = net.connect(house.port, "127.0.0.1");
    client.pipe(server).pipe(client);
    for (const end of [client, server]) end.on("error", () => (client.destroy(), server.destroy()));
  });
  await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${proxy.address().port}`;
  house = await House.open({ words: ["--public-url", `${origin}/games/`] });
  house.address = `${origin}/games`;
});
after(async () => {
  await house.close();
  proxy.close();
});

test("the page is whole below a path", async () => {
  const ana = await Person.come(house);
  const asked = [];
  for (const kind of ["request", "websocket"]) ana.page.on(kind, (it) => asked.push(new URL(it.url())));
  const { page } = ana;
  await ana.go("/");
  for (const [link, place] of [
    ["Analysis", "/games/study"],
    ["Players", "/games/players"],
    ["Help", "/games/help"],
    ["Settings", "/games/settings"],
  ]) {
    await page.locator("header").getByRole("link", { name: link }).click();
    await ana.comes_true((place) => location.pathname === place, place);
  }
  await ana.go("/help/chess");
  await page.locator("article").waitFor();
  await ana.go("/new/chess");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await ana.comes_true(() => location.pathname.startsWith("/games/table/"));
  await ana.my_turn();
  await ana.play_text("e2e4");
  await page.reload();
  await ana.until((state) => state.history.moves.length > 0);
  const links = await page.locator("a[href^='/']").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  assert.deepEqual(
    links.filter((link) => !link.startsWith("/games/")),
    [],
  );
  assert.deepEqual(
    asked.filter(({ protocol, pathname }) => protocol !== "data:" && protocol !== "blob:" && !pathname.startsWith("/games/")).map(String),
    [],
  );
  assert.ok(asked.some(({ protocol }) => protocol === "ws:"));
  await ana.leave();
});
