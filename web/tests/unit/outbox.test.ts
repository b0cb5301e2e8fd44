import assert from "node:assert/strict";
import test from "node:test";
import { to_send, waiting_move } from "../../src/table/outbox.ts";
import { empty_table, reduce, send, type Action, type Table } from "../../src/table/state.ts";
import type { Message, PlayedMove, State } from "../../src/messages.ts";
import { table_state } from "../board_views.mjs";

const after = (table: Table, ...actions: Action[]) => actions.reduce(reduce, table);
const hear = (message: Message): Action => ({ type: "hear", message, now: 0 });
const online: Action = { type: "online", online: true };
const offline: Action = { type: "online", online: false };
const state = { ...(table_state("chess") as State), position_version: 15 };
const at_table = after({ ...empty_table, outbox: { ...empty_table.outbox, prefix: "p" } }, hear(state), { type: "said", count: 1 }, online);
const play = send("play", { move: "f3e5" });
const sent: Action = { type: "sent", ids: ["p-1"] };
const accepted = hear({ accepted: 16, reply_to: "p-1" });
const refused = (code: string) => hear({ refused: code, reasons: [], reply_to: "p-1" });
const commands = (table: Table) => to_send(table.outbox);
const moved: PlayedMove = {
  by: "first",
  text: "f3e5",
  note: "Nxe5",
  path: ["f3", "e5"],
  effects: [],
  piece: "knight",
  taken: [],
  left: null,
};

test("a command has an id of its own and the position that it was made for", () => {
  const table = after(at_table, play, send("resign"));
  assert.deepEqual(commands(table), [
    { command: "play", move: "f3e5", id: "p-1", at: 15 },
    { command: "resign", id: "p-2" },
  ]);
});

test("an answer to an offer names the offer", () => {
  const offered = after(at_table, hear({ version: 2, offer: { what: "draw", by: "second", number: 3 } }), send("accept-draw"));
  assert.deepEqual(commands(offered), [{ command: "accept-draw", id: "p-1", at: 3 }]);
});

test("a command that was sent is not sent twice over one connection", () => {
  assert.deepEqual(commands(after(at_table, play, sent)), []);
});

test("the connection breaks before the command is accepted: it waits, and is sent again as it was", () => {
  const broken = after(at_table, play, sent, offline);
  assert.equal(waiting_move(broken.outbox), "f3e5");
  const back = after(broken, online);
  assert.deepEqual(commands(back), [{ command: "play", move: "f3e5", id: "p-1", at: 15 }]);
  const answered = after(back, sent, hear({ version: 2, position_version: 16, history: { from: 15, moves: [moved] } }), accepted);
  assert.deepEqual([answered.outbox.waiting, answered.state!.history.moves.length], [[], 16]);
});

test("the position changed before the answer came: the command still waits for its answer", () => {
  const broken = after(
    at_table,
    play,
    sent,
    hear({ version: 2, position_version: 16, history: { from: 15, moves: [moved] } }),
    offline,
    online,
  );
  assert.deepEqual(commands(broken), [{ command: "play", move: "f3e5", id: "p-1", at: 15 }]);
});

test("after acceptance nothing is sent again, and a second acceptance changes nothing", () => {
  const done = after(at_table, play, sent, accepted);
  assert.deepEqual(commands(after(done, offline, online)), []);
  assert.deepEqual(after(done, accepted), done);
  const next = after(done, play, accepted);
  assert.equal(next.outbox.waiting.length, 1, "it answers the old command, not the new one");
});

test("a command that came too late is dropped, and the player is told which move was not played", () => {
  const late = after(at_table, play, sent, offline, online, sent, refused("too-late"));
  assert.deepEqual([late.outbox.waiting, late.news], [[], [{ is: "refused", code: "too-late", reasons: [], move: "f3e5" }]]);
});

test("a command that the server could not save is dropped and can be made again with a new id", () => {
  const failed = after(at_table, play, sent, refused("store"));
  assert.deepEqual(failed.outbox.waiting, []);
  assert.equal(commands(after(failed, play))[0]?.id, "p-2");
});

test("a refusal of one command leaves the others", () => {
  const table = after(at_table, play, send("offer-draw"), { type: "sent", ids: ["p-1", "p-2"] }, refused("turn"));
  assert.deepEqual(
    table.outbox.waiting.map(({ command }) => command.id),
    ["p-2"],
  );
});

test("commands that change nothing are sent once", () => {
  assert.deepEqual(after(at_table, send("hint"), sent).outbox.waiting, []);
});
