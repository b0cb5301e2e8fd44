// A server without rules, for looking at the page and for tests of the page alone: it serves the built page and hand-written board views,
// and plays every move. node tests/mock_server.mjs PORT [FOLDER]
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { house, table_state } from "./board_views.mjs";

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2" };
const protection =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

function frame(text) {
  const body = Buffer.from(text);
  const head =
    body.length < 126
      ? Buffer.from([0x81, body.length])
      : body.length < 65536
        ? Buffer.from([0x81, 126, body.length >> 8, body.length & 255])
        : null;
  if (head) return Buffer.concat([head, body]);
  const long = Buffer.alloc(10);
  long[0] = 0x81;
  long[1] = 127;
  long.writeBigUInt64BE(BigInt(body.length), 2);
  return Buffer.concat([long, body]);
}

function* frames(buffer) {
  while (buffer.length >= 6) {
    let length = buffer[1] & 127;
    let at = 2;
    if (length === 126) {
      length = buffer.readUInt16BE(2);
      at = 4;
    }
    const mask = buffer.subarray(at, at + 4);
    const body = Buffer.from(buffer.subarray(at + 4, at + 4 + length));
    for (let i = 0; i < body.length; i++) body[i] ^= mask[i % 4];
    if ((buffer[0] & 15) === 1) yield body.toString();
    buffer = buffer.subarray(at + 4 + length);
  }
}

/** The answers to a command: a move goes along its path, once for each id; other commands change nothing. */
function act(state, accepted, command) {
  const acceptance = () => ({ accepted: accepted.get(command.id), reply_to: command.id });
  if (accepted.has(command.id)) return [acceptance()];
  const change = answer(state, command);
  if (!("version" in change) || command.id === undefined) return [change];
  accepted.set(command.id, state.history.moves.length);
  return [change, acceptance()];
}

function answer(state, command) {
  if (command.command === "play") {
    if (command.at !== undefined && command.at !== state.position_version)
      return { refused: "too-late", reasons: [], reply_to: command.id };
    const choice = state.choices.find((candidate) => candidate.move === command.move);
    if (!choice) return { refused: "move", reasons: [], reply_to: command.id };
    const board = state.board_view.boards[0];
    const to = choice.path.at(-1);
    const piece = board.pieces.find((candidate) => candidate.at === choice.path[0]);
    const pieces = board.pieces
      .filter((candidate) => candidate.at !== to)
      .map((candidate) => (candidate === piece ? { ...piece, at: to } : candidate));
    const played = {
      by: state.turn,
      text: command.move,
      note: command.move,
      path: choice.path,
      effects: [],
      piece: piece?.is ?? "pawn",
      taken: [],
      left: null,
    };
    Object.assign(state, {
      version: state.version + 1,
      position_version: state.position_version + 1,
      board_view: { ...state.board_view, boards: [{ ...board, pieces }, ...state.board_view.boards.slice(1)] },
      history: { from: 0, moves: [...state.history.moves, played] },
      turn: state.turn === "first" ? "second" : "first",
      choices: [],
    });
    const { version, position_version, board_view, history, turn, choices } = state;
    return { version, position_version, board_view, history, turn, choices };
  }
  if (command.command === "show") return { past: { ply: command.ply, board_view: state.board_view, path: [] }, reply_to: command.id };
  if (command.command === "hint") return { advice: { what: "hint", move: "g1f3", path: ["g1", "f3"] }, reply_to: command.id };
  return { refused: "may-not", reasons: [], reply_to: command.id };
}

export function start(port, folder) {
  const server = createServer((request, response) => {
    const url = new URL(request.url, "http://house");
    const json = (status, body) => response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (url.pathname === "/api/house") return json(200, house);
    if (url.pathname === "/api/players") return json(200, { players: [] });
    if (url.pathname === "/api/tables") return json(200, { table: "chess", link: null });
    if (url.pathname.startsWith("/api/")) return json(404, { refused: "no-table", reasons: [] });
    let file = path.join(folder, url.pathname);
    if (!existsSync(file) || !path.extname(file)) file = path.join(folder, "index.html");
    response.writeHead(200, { "Content-Type": types[path.extname(file)] ?? "text/plain", "Content-Security-Policy": protection });
    response.end(readFileSync(file));
  });
  server.on("upgrade", (request, socket) => {
    const name = /^\/api\/tables\/([\w-]+)\/socket/.exec(request.url)?.[1];
    const state = name && table_state(name);
    if (!state) return socket.end("HTTP/1.1 404 Not Found\r\n\r\n");
    const accept = createHash("sha1")
      .update(`${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest("base64");
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.write(frame(JSON.stringify(state)));
    const accepted = new Map();
    socket.on("data", (data) => {
      for (const text of frames(data))
        for (const message of act(state, accepted, JSON.parse(text))) socket.write(frame(JSON.stringify(message)));
    });
    socket.on("error", () => socket.destroy());
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

if (process.argv[1]?.endsWith("mock_server.mjs")) {
  const here = path.dirname(fileURLToPath(import.meta.url));
  await start(Number(process.argv[2] ?? 8140), process.argv[3] ?? path.join(here, "../../build/web"));
}
