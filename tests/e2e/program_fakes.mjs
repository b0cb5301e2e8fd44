// Answers about programs and engines as the server gives them (docs/protocols/programs.md), for tests of the page alone. web/tests/unit/fakes.test.ts
// holds them against the schema.
import { change_answers } from "./change_answers.mjs";

export const house_engines = [
  { name: "Stockfish 15.1", author: "the Stockfish developers", games: ["chess"], analyses: true },
  { name: "Fairy-Max", author: "H.G. Muller", games: ["chess"], analyses: false },
];

const sandbox_reason = { form: "bubblewrap is not installed.", values: {}, text: "bubblewrap is not installed." };
const trouble = { form: "{program} does not start.", values: { program: "phalanx" }, text: "phalanx does not start." };

export const offered_engines = {
  engines: [
    { name: "Stockfish 15.1", command: "/usr/games/stockfish", games: ["chess"], allowed: false, trouble: null },
    { name: "Fairy-Max", command: "/usr/games/fairymax", games: ["chess"], allowed: false, trouble: null },
    { name: "Phalanx", command: "/usr/games/phalanx", games: ["chess"], allowed: false, trouble },
  ],
  sandbox: null,
};

export const without_sandbox = { ...offered_engines, sandbox: sandbox_reason };

const day = 86_400_000;

/** A program without a token. */
export function new_program(id, name, challenges = "own") {
  return { id, name, scopes: [], challenges, created: Date.UTC(2026, 10, 1), expires: null, seen: null };
}

export function token_for(program, { scopes, days }) {
  Object.assign(program, { scopes, expires: Date.UTC(2026, 10, 17) + days * day });
  return { program: { ...program }, token: `tabuleiro-${program.id.padEnd(43, "x")}` };
}

/** One person's programs, kept here instead of in the server. */
export class FakePrograms {
  programs = [];
  asked = [];

  async answer_to(person) {
    await person.page.route(/\/api\/me\/programs(\/.*)?$/, (route) => {
      const request = route.request();
      const id = decodeURIComponent(new URL(request.url()).pathname.split("/")[4] ?? "");
      if (request.method() === "GET") return route.fulfill({ json: { programs: this.programs } });
      const body = request.postDataJSON();
      this.asked.push(body);
      return route.fulfill(id ? this.change(id, body) : this.make(body));
    });
  }

  make({ name, challenges, ...wish }) {
    if (this.programs.some((program) => program.name.toLowerCase() === name.toLowerCase()))
      return { status: 409, json: { refused: "name-taken", reasons: [] } };
    const program = new_program(`program${this.programs.length}`, name, challenges);
    this.programs.push(program);
    return { json: token_for(program, wish) };
  }

  change(id, body) {
    const program = this.programs.find((each) => each.id === id);
    if (!program) return { status: 404, json: { refused: "no-program", reasons: [] } };
    if (body.token) return { json: token_for(program, body.token) };
    if (body.revoke) Object.assign(program, { scopes: [], expires: null });
    if (body.challenges) program.challenges = body.challenges;
    if (body.remove) this.programs = this.programs.filter((each) => each !== program);
    return { json: {} };
  }
}

/** The lobby's socket, with these people. Returns how to send a change of people. */
export async function fake_lobby(person, people, more = {}) {
  const sockets = new Set();
  const send = (socket, message) => socket.send(JSON.stringify(message));
  await person.page.routeWebSocket(/\/api\/lobby\/socket/, (socket) => {
    sockets.add(socket);
    // A connection without answers is dead to the page: it would come again, on a slow machine.
    socket.onMessage((text) => JSON.parse(text).ping && send(socket, { pong: true }));
    socket.onClose(() => sockets.delete(socket));
    send(socket, { lobby: "state", people, visitors: 0, offers: [], games: [], boards: [], playing: 0, ...more });
    send(socket, { lobby: "you", id: more.me ?? "me", name: "Ana", challenges: [], offers: [] });
  });
  return (change) => {
    const { set = [], gone = [] } = change;
    const changed = new Set([...gone, ...set.map(({ id }) => id)]);
    people = [...people.filter(({ id }) => !changed.has(id)), ...set];
    sockets.forEach((socket) => send(socket, { lobby: "change", people: change }));
  };
}

/** The house says that it has these engines. */
export async function fake_engines(person, engines = house_engines) {
  await change_answers(person.page, "**/api/house", (answer) => ({ ...answer, engines }));
}
