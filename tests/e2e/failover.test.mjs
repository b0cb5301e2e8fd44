// Two people play on while each node of the house in turn is killed: the page reconnects to another one, and no move is lost or doubled.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { Person, here, program, root, seats } from "./support.mjs";

/** Made by tools/cluster: PostgreSQL, which refuses to run as root, must be able to reach it. */
const folder = path.join(os.tmpdir(), `tabuleiro-failover-${process.pid}`);
const cluster = (...words) =>
  execFileSync(path.join(root, "tools/cluster"), [...words, "--folder", folder], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
let address;
before(() => {
  const said = cluster("up", "--nodes", "2", "--program", program, "--tied-to", String(process.pid));
  address = /http:\S+/.exec(said)[0];
});
after(() => cluster("down"));

const notes = ({ state }) => state.history.moves.map((move) => move.note);

test("two people play on while each node in turn is killed", async () => {
  const ana = await Person.come({ address });
  const link = await ana.sit({ game: "chess", seats: seats(here("Ana"), { kind: "link" }), time: { first: "300+3", second: "300+3" } });
  const rui = await Person.come({ address });
  await rui.go(link);
  await rui.page.locator("main .primary").click();
  const players = [ana, rui];
  const moves = [
    ["e2", "e4", "e4"],
    ["e7", "e5", "e5"],
    ["g1", "f3", "Nf3"],
    ["b8", "c6", "Nc6"],
    ["f1", "b5", "Bb5"],
    ["a7", "a6", "a6"],
  ];
  for (const [index, [from, to]] of moves.entries()) {
    for (const player of players) await player.until((state) => state.phase === "playing" && state.history.moves.length === index);
    const node = { 2: "node1", 4: "node2" }[index];
    if (node) process.kill(Number(readFileSync(path.join(folder, `${node}.pid`), "utf8")), "SIGKILL");
    await players[index % 2].touch(from, to);
    for (const player of players) await player.until((state) => state.history.moves.length === index + 1);
    if (node) cluster("start", node);
  }
  for (const player of players) {
    assert.deepEqual(
      notes(player),
      moves.map(([, , note]) => note),
    );
    await player.status(player === ana ? "Your turn." : "White to move.");
    await player.leave();
  }
});
