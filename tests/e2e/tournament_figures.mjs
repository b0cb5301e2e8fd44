// Measures tournaments against their targets: node tests/e2e/tournament_figures.mjs. Figures, not tests: they depend on the machine.
// 1,000 spectators of one tournament hear of a change; and one page shows 200 boards at which 200 moves are played per second.
import net from "node:net";
import { come_as_administrator } from "./known_people.mjs";
import { House, Person, close_browser, here, measure, seats } from "./support.mjs";
import { FakeTournament, swiss } from "./tournament_fakes.mjs";
import { make_tournament } from "./tournament_steps.mjs";

const spectators = 1000;
const changes = 20;
const boards = 200;
const moves_per_second = 200;
const gathering = 200; // milliseconds, as the server gathers them
const measured = 5000; // milliseconds

const quantile = (values, part) => [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * part)];
const print = (what, value, wanted) => console.log(`${what.padEnd(70)} ${value.padStart(10)}   ${wanted}`);

/** A WebSocket that only listens: `hear` gets the time of each message that is not the first. */
class Spectator {
  static open(house, where, hear) {
    return new Promise((resolve, reject) => {
      const socket = net.connect(house.port, "127.0.0.1");
      let bytes = Buffer.alloc(0);
      let upgraded = false;
      socket.on("error", reject);
      socket.on("data", (chunk) => {
        bytes = Buffer.concat([bytes, chunk]);
        if (!upgraded) {
          const end = bytes.indexOf("\r\n\r\n");
          if (end < 0) return;
          if (!bytes.subarray(0, end).toString().startsWith("HTTP/1.1 101")) return reject(new Error(bytes.subarray(0, end).toString()));
          upgraded = true;
          bytes = bytes.subarray(end + 4);
        }
        for (let frame = first_frame(bytes); frame; frame = first_frame(bytes)) {
          bytes = bytes.subarray(frame.size);
          if (frame.text.startsWith('{"tournament":"state"')) resolve(socket);
          if (frame.text.startsWith('{"tournament":"change"')) hear(performance.now());
        }
      });
      socket.write(
        `GET /api${where.replace("/tournament/", "/tournaments/")}/socket HTTP/1.1\r\nHost: 127.0.0.1:${house.port}\r\n` +
          `Origin: http://127.0.0.1:${house.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
          `Sec-WebSocket-Key: ${Buffer.from(String(Math.random()).padEnd(16, "0").slice(0, 16)).toString("base64")}\r\n\r\n`,
      );
    });
  }
}

/** A whole frame of a server at the beginning of the bytes; null if it is not there yet. */
function first_frame(bytes) {
  if (bytes.length < 2) return null;
  const short = bytes[1] & 127;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < head) return null;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return bytes.length < head + length ? null : { size: head + length, text: bytes.subarray(head, head + length).toString() };
}

async function measure_spectators() {
  const house = await House.open({ words: ["--connections-of-one", String(spectators + 100)] });
  const sockets = [];
  try {
    const director = await come_as_administrator(house);
    const where = await make_tournament(director, "Watched");
    let heard = [];
    for (let each = 0; each < spectators; ++each) sockets.push(await Spectator.open(house, where, (at) => heard.push(at)));
    const [last, spread] = [[], []];
    for (let change = 0; change < changes; ++change) {
      heard = [];
      const began = performance.now();
      await director.button("Add").click();
      while (heard.length < spectators) await new Promise((resolve) => setTimeout(resolve, 5));
      last.push(Math.max(...heard) - began);
      spread.push(Math.max(...heard) - Math.min(...heard));
    }
    print(
      `${spectators} spectators: from the click to the last who hears, median`,
      `${Math.round(quantile(last, 0.5))} ms`,
      "200 are gathered",
    );
    print("the same: from the first who hears to the last, slowest", `${Math.round(Math.max(...spread))} ms`, "");
    await director.leave();
  } finally {
    for (const socket of sockets) socket.destroy();
    await house.close();
  }
}

/** A tournament with many games, all of which are being played. */
function crowded() {
  const state = swiss({ director: false, table: null });
  const all = Array.from({ length: boards }, (_, index) => ({
    board: index + 1,
    first: 1,
    second: 2,
    table: `t${index}`,
    result: null,
    stopped: false,
  }));
  return { ...state, played: [{ round: 1, state: "playing", boards: all, byes: [] }], round: 1 };
}

const durations = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];

async function measure_boards() {
  const house = await House.open();
  try {
    const player = await Person.come(house);
    await player.sit({ game: "chess", seats: seats(here("Ana"), here("Rui")) });
    const views = [player.state.board_view];
    for (const move of ["e2e4", "e7e5", "g1f3", "b8c6"]) {
      await player.play_text(move);
      views.push(player.state.board_view);
    }
    const tournament = new FakeTournament(crowded());
    const reader = await Person.come(house, { width: 1600, height: 1000 });
    await tournament.answer_to(reader);
    await reader.go("/tournament/autumn");
    await reader.page.getByRole("table", { name: "Standings" }).waitFor();
    let moved = 0;
    const say = (count) => {
      const news = Array.from({ length: count }, () => {
        const board = moved++;
        const view = views[Math.floor(board / boards) % views.length];
        return {
          table: `t${board % boards}`,
          board_view: view,
          path: ["e2", "e4"],
          turn: "first",
          plies: board,
          at: Date.now(),
          clocks: null,
          result: null,
        };
      });
      tournament.say({ tournament: "boards", boards: news });
    };
    say(boards);
    await reader.button(`Show all ${boards} boards`).click();
    await reader.page
      .locator(".live")
      .nth(boards - 1)
      .waitFor();
    const session = await reader.context.newCDPSession(reader.page);
    await session.send("Performance.enable");
    const spent = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return metrics.filter(({ name }) => durations.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
    };
    const before = await spent();
    const timer = setInterval(() => say((moves_per_second * gathering) / 1000), gathering);
    const { frames, longest } = await reader.page.evaluate(
      (time) =>
        new Promise((resolve) => {
          const began = performance.now();
          let [frames, longest, last] = [0, 0, began];
          const frame = () => {
            const now = performance.now();
            ++frames;
            longest = Math.max(longest, now - last);
            last = now;
            if (now - began < time) requestAnimationFrame(frame);
            else resolve({ frames, longest });
          };
          requestAnimationFrame(frame);
        }),
      measured,
    );
    clearInterval(timer);
    const work = (await spent()) - before;
    print(
      `${boards} boards at ${moves_per_second} moves per second: script, style, layout per frame`,
      `${(work / frames).toFixed(1)} ms`,
      "below 8 ms",
    );
    print("the same: longest time between two frames", `${longest.toFixed(0)} ms`, "");
    print("the same: frames per second", `${((frames * 1000) / measured).toFixed(0)}`, "60");
    await Promise.all([player.leave(), reader.leave()]);
  } finally {
    await house.close();
  }
}

try {
  measure();
  await measure_spectators();
  await measure_boards();
} finally {
  await close_browser();
}
