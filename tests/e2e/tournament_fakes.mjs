// A tournament as the server tells of it (docs/protocols/tournaments.md), for tests of the page alone.

const entrant = (id, more) => ({
  entrant: id,
  number: id,
  kind: "person",
  name: null,
  person: null,
  level: null,
  author: null,
  rating: null,
  state: "in",
  bye: null,
  ...more,
});

/** The second round of a Swiss tournament with two people, two levels and a program; its reader is the first. */
export function swiss(you = {}) {
  return {
    id: "autumn",
    version: 12,
    settings: {
      name: "Autumn Swiss",
      form: "swiss",
      rounds: 3,
      tie_breaks: ["buchholz-cut-1", "buchholz", "wins"],
      table: { game: "chess", options: {}, time: { first: "300+3", second: "300+3" }, rated: true, visibility: "listed" },
      entry: { kind: "anybody" },
      rounds_start: "director",
      break_seconds: 10,
    },
    phase: "running",
    director: { id: "d", name: "Dona Teresa" },
    created: Date.UTC(2026, 10, 5),
    round: 2,
    rounds: 3,
    next_round_at: null,
    entrants: [
      entrant(1, { name: "Ana Sousa", person: "ana", rating: 1612 }),
      entrant(2, { name: "Rui Costa", person: "rui", rating: 1540 }),
      entrant(3, { kind: "level", level: 1, name: "novice" }),
      entrant(4, { kind: "level", level: 5, name: "club" }),
      entrant(5, { kind: "program", name: "Shooter", person: "p", author: "Rui Costa", state: "withdrawn" }),
    ],
    played: [
      {
        round: 1,
        state: "complete",
        boards: [
          { board: 1, first: 1, second: 3, table: "t1", result: { winner: "first", forfeit: false, by: "table" }, stopped: false },
          { board: 2, first: 4, second: 2, table: "t2", result: { winner: "draw", forfeit: false, by: "table" }, stopped: false },
        ],
        byes: [{ entrant: 5, points: 1 }],
      },
      {
        round: 2,
        state: "playing",
        boards: [
          { board: 1, first: 2, second: 1, table: "t3", result: null, stopped: false },
          { board: 2, first: 3, second: 4, table: "t4", result: { winner: "second", forfeit: true, by: "director" }, stopped: false },
        ],
        byes: [],
      },
    ],
    standings: [
      { rank: 1, entrant: 4, points: 1.5, tie_breaks: [1, 1.5, 1], won: 1, drawn: 1, lost: 0, performance: { rating: 1580, margin: 390 } },
      { rank: 2, entrant: 1, points: 1, tie_breaks: [0.5, 0.5, 1], won: 1, drawn: 0, lost: 0, performance: { rating: 1604, margin: 410 } },
      { rank: 2, entrant: 5, points: 1, tie_breaks: [0.5, 0.5, 0], won: 0, drawn: 0, lost: 0 },
      { rank: 4, entrant: 2, points: 0.5, tie_breaks: [1.5, 1.5, 0], won: 0, drawn: 1, lost: 0 },
      { rank: 5, entrant: 3, points: 0, tie_breaks: [1, 2.5, 0], won: 0, drawn: 0, lost: 2 },
    ],
    you: { director: true, entrant: 1, may_enter: false, table: "t3", ...you },
  };
}

/** The final of a knock-out with encounters of two games, and the match for the third place. */
export function knockout(you = {}) {
  const { settings, entrants, ...rest } = swiss(you);
  const won = (board, first, second, winner) => ({
    board,
    first,
    second,
    table: `k${first}${second}`,
    result: { winner, forfeit: false, by: "table" },
    stopped: false,
  });
  const open = (board, first, second) => ({ board, first, second, table: `k${first}${second}`, result: null, stopped: false });
  const encounter = (better, other, points, winner, third_place = false) => ({ better, other, points, winner, third_place });
  const standing = (rank, entrant, points, scores) => ({ rank, entrant, points, tie_breaks: [], ...scores });
  return {
    ...rest,
    settings: { ...settings, name: "Autumn Cup", form: "knockout", rounds: null, tie_breaks: [], games: 2, third_place: true },
    rounds: null,
    round: 3,
    entrants: entrants.slice(0, 4),
    played: [
      { round: 1, state: "complete", boards: [won(1, 1, 4, "first"), won(2, 3, 2, "second")], byes: [] },
      { round: 2, state: "complete", boards: [won(1, 4, 1, "draw"), won(2, 2, 3, "first")], byes: [] },
      { round: 3, state: "playing", boards: [open(1, 1, 2), open(2, 4, 3)], byes: [] },
    ],
    bracket: [
      [encounter(1, 4, [1.5, 0.5], 1), encounter(2, 3, [2, 0], 2)],
      [encounter(1, 2, [0, 0], null), encounter(3, 4, [0, 0], null, true)],
    ],
    standings: [
      standing(1, 1, 1.5, { won: 1, drawn: 1, lost: 0 }),
      standing(1, 2, 2, { won: 2, drawn: 0, lost: 0 }),
      standing(3, 3, 0, { won: 0, drawn: 0, lost: 2 }),
      standing(3, 4, 0.5, { won: 0, drawn: 1, lost: 1 }),
    ],
  };
}

const log = {
  entries: [
    {
      version: 12,
      at: Date.UTC(2026, 10, 5, 12),
      by: { id: "d", name: "Dona Teresa" },
      action: "result",
      round: 2,
      results: [{ board: 2, result: { winner: "second", forfeit: true, by: "director" } }],
    },
    { version: 11, at: Date.UTC(2026, 10, 5, 11), by: null, action: "start-round", boards: 2 },
  ],
  next: null,
};

/** Answers a person's page instead of the server. */
export class FakeTournament {
  constructor(state = swiss()) {
    this.state = state;
    this.commands = [];
  }

  async answer_to(person) {
    await person.page.routeWebSocket(/\/api\/tournaments\/autumn\/socket/, (socket) => {
      this.socket = socket;
      socket.onMessage((text) => "ping" in JSON.parse(text) && socket.send('{"pong":true}'));
      socket.send(JSON.stringify({ tournament: "state", state: this.state }));
    });
    await person.page.route(/\/api\/tournaments(\/autumn\/(command|log|players).*)?(\?.*)?$/, (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      if (pathname.endsWith("/log")) return route.fulfill({ json: log });
      if (pathname.endsWith("/players")) return route.fulfill({ json: { added: ["Eva"], entered: [], unknown: ["Nobody"] } });
      if (pathname.endsWith("/command")) {
        this.commands.push(request.postDataJSON());
        return route.fulfill({ json: { version: ++this.state.version } });
      }
      return route.fulfill({ json: this.list() });
    });
  }

  list() {
    const { id, settings, phase, round, rounds, director, created } = this.state;
    const { name, form } = settings;
    return {
      tournaments: [
        {
          id,
          name,
          form,
          game: "chess",
          phase,
          round,
          rounds,
          entrants: 5,
          director,
          created,
          rated: true,
          entry: "anybody",
          entered: true,
        },
      ],
      next: null,
      may_create: true,
      forms: ["swiss", "round-robin", "double-round-robin", "knockout"],
      tie_breaks: ["buchholz", "buchholz-cut-1", "sonneborn-berger", "direct-encounter", "wins", "progressive"],
    };
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  /** A change with what is in every one. */
  change(more) {
    const { version, phase, round, rounds, next_round_at } = this.state;
    this.say({ tournament: "change", version, phase, round, rounds, next_round_at, ...more });
  }
}
