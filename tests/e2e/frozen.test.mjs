// A dead connection is noticed, and a move that was made meanwhile is carried out exactly once after the reconnect.
import assert from "node:assert/strict";
import net from "node:net";
import { after, before, test } from "node:test";
import { come_without_a_mouse, command, hear, leave_without_a_mouse } from "./senses.mjs";
import { House, Person, here, seats } from "./support.mjs";

/** A proxy between browser and server. While it is frozen, every connection stays open and nothing passes. */
class Proxy {
  frozen = false;
  sockets = [];

  async open() {
    this.server = net.createServer((near) => {
      const far = net.connect(this.port, "127.0.0.1");
      this.sockets.push(near, far);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ]) {
        from.on("data", (bytes) => this.frozen || to.write(bytes));
        from.on("error", () => undefined);
        from.on("close", () => this.frozen || to.destroy());
      }
    });
    await new Promise((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${this.server.address().port}`;
  }

  /** Connections that were open while it was frozen stay dead; new ones work. */
  thaw() {
    for (const socket of this.sockets.splice(0)) socket.removeAllListeners("data");
    this.frozen = false;
  }

  /** Connections that were open while it was frozen are cut off, so that the browser asks for the page by a new one at once. */
  cut() {
    for (const socket of this.sockets.splice(0)) socket.destroy();
    this.frozen = false;
  }

  close() {
    this.cut();
    this.server.close();
  }
}

let house;
const proxy = new Proxy();
let address;
before(async () => {
  address = await proxy.open();
  house = await House.open({ words: ["--public-url", address] });
  proxy.port = house.port;
});
after(async () => {
  proxy.close();
  await house.close();
});

/** A page with dead connections is of no use to the next test. */
async function leave(person) {
  await person.context.close();
  await person.leave();
}

/** Every command of the page was answered. */
const all_answered = (person) => person.comes_true(() => !Object.keys(sessionStorage).some((key) => key.startsWith("outbox ")));

test("a frozen connection is noticed within five seconds, and the move that waited is sent after the reconnect", async () => {
  const ana = await Person.come({ address });
  await ana.sit({ game: "chess", seats: seats(here("Ana"), here("Rui")) });
  await ana.play_text("e2e4");
  proxy.frozen = true;
  const begin = Date.now();
  await ana.touch("e7", "e5");
  await ana.status(/Reconnecting/);
  const noticed = Date.now() - begin;
  await ana.status(/e7e5 will be sent as soon as the connection is back/);
  assert.equal(ana.state.history.moves.length, 1);
  proxy.thaw();
  await ana.until((state) => state.history.moves.length === 2);
  await all_answered(ana);
  await ana.play_text("g1f3");
  assert.deepEqual(
    ana.state.history.moves.map((move) => move.note),
    ["e4", "e5", "Nf3"],
  );
  console.log(`# noticed after ${noticed} ms`);
  await leave(ana);
});

test("a move whose answer was lost is sent again and carried out once", async () => {
  const ana = await Person.come({ address });
  await ana.sit({ game: "chess", seats: seats(here("Ana"), here("Rui")) });
  await ana.play_text("e2e4");
  for (const socket of proxy.sockets) if (socket.remotePort === house.port) socket.removeAllListeners("data");
  await ana.touch("e7", "e5");
  await ana.told("Reconnecting");
  await ana.until((state) => state.history.moves.length === 2);
  await all_answered(ana);
  await ana.gone(ana.page.locator(".status-bar").getByText("was not played"));
  assert.equal(ana.state.history.moves.length, 2);
  await leave(ana);
});

test("a move that waits survives a reload", async () => {
  const ana = await Person.come({ address });
  await ana.sit({ game: "chess", seats: seats(here("Ana"), here("Rui")) });
  await ana.play_text("e2e4");
  proxy.frozen = true;
  await ana.touch("e7", "e5");
  proxy.cut();
  await ana.page.reload();
  await ana.until((state) => state.history.moves.length === 2);
  await all_answered(ana);
  await leave(ana);
});

/** While Ana's move to e5 waits for the connection, she plays on in another window; then the connection is back. */
async function play_on_elsewhere(ana) {
  const elsewhere = await ana.another_window(house);
  await elsewhere.go(`/table/${ana.table}`);
  await elsewhere.until((state) => state.history.moves.length === 1);
  for (const move of ["e7e6", "d2d4"]) await elsewhere.play_text(move);
  proxy.thaw();
  await ana.until((state) => state.history.moves.length === 3);
  return elsewhere;
}

const notes = ({ state }) => state.history.moves.map((move) => move.note);

test("a move that comes too late is not played: the player is told so, and plays on", async () => {
  const ana = await Person.come({ address });
  await ana.sit({ game: "chess", seats: seats(here("Ana"), here("Rui")) });
  await ana.play_text("e2e4");
  proxy.frozen = true;
  await ana.touch("e7", "e5");
  await ana.status(/e7e5 will be sent as soon as the connection is back/);
  const elsewhere = await play_on_elsewhere(ana);
  await ana.status(/^Too late: e7e5 was not played/);
  await all_answered(ana);
  assert.equal(await ana.cell("e6").getAttribute("aria-label"), "e6, black pawn");
  assert.equal(await ana.cell("e5").getAttribute("aria-label"), "e5, empty");
  await ana.play_text("d7d5");
  await elsewhere.until((state) => state.history.moves.length === 4);
  for (const person of [ana, elsewhere]) assert.deepEqual(notes(person), ["e4", "e6", "d4", "d5"]);
  assert.doesNotMatch(elsewhere.bytes, /"too-late"/, "only the sender is told");
  await leave(ana);
});

test("a move that comes too late: the keyboard keeps its place, and a screen reader says it at once", async () => {
  const ana = await come_without_a_mouse({ address });
  await ana.sit({ game: "chess", seats: seats(here("Ana"), here("Rui")) });
  await command(ana, "e4", /pawn from e2 to e4/);
  proxy.frozen = true;
  await command(ana, "e5", /Reconnecting/);
  await play_on_elsewhere(ana);
  await hear(ana, /^Too late: e5 was not played/);
  const region = ana.page.locator(".unseen[aria-live=assertive]");
  assert.match(await region.textContent(), /Too late: e5/);
  assert.equal(await ana.page.evaluate(() => document.activeElement.id), "command");
  await command(ana, "d5", /pawn from d7 to d5/);
  assert.deepEqual(notes(ana), ["e4", "e6", "d4", "d5"]);
  await leave_without_a_mouse(ana);
});

test("a silent connection that lives is left alone", async () => {
  const ana = await Person.come({ address });
  let sockets = 0;
  ana.page.on("websocket", () => sockets++);
  await ana.sit({ game: "chess", seats: seats(here("Ana"), here("Rui")) });
  const pongs = () => ana.bytes.split('"pong"').length - 1;
  while (pongs() < 3) await ana.page.waitForTimeout(100);
  assert.equal(sockets, 1);
  await leave(ana);
});
