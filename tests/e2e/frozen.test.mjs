// A dead connection is noticed, and a move that was made meanwhile is carried out exactly once after the reconnect.
import assert from "node:assert/strict";
import net from "node:net";
import { after, before, test } from "node:test";
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

  close() {
    for (const socket of this.sockets) socket.destroy();
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
  await ana.leave();
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
  await ana.leave();
});

test("a move that waits survives a reload", async () => {
  const ana = await Person.come({ address });
  await ana.sit({ game: "chess", seats: seats(here("Ana"), here("Rui")) });
  await ana.play_text("e2e4");
  proxy.frozen = true;
  await ana.touch("e7", "e5");
  proxy.thaw();
  await ana.page.reload();
  await ana.until((state) => state.history.moves.length === 2);
  await all_answered(ana);
  await ana.leave();
});

test("a silent connection that lives is left alone", async () => {
  const ana = await Person.come({ address });
  let sockets = 0;
  ana.page.on("websocket", () => sockets++);
  await ana.sit({ game: "chess", seats: seats(here("Ana"), here("Rui")) });
  const pongs = () => ana.bytes.split('"pong"').length - 1;
  while (pongs() < 3) await ana.page.waitForTimeout(100);
  assert.equal(sockets, 1);
  await ana.leave();
});
