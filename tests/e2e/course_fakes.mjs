// The course as the server tells of it (docs/protocols/course.md), for tests of the page alone.
import { change_answers } from "./change_answers.mjs";

const at = Date.UTC(2026, 10, 18, 9);

const ana = { id: "ana", name: "Ana Sousa" };
const rui = { id: "rui", name: "Rui Costa" };
const reason = (text) => ({ form: text, values: {}, text });

export const assignment_file = {
  title: "A player of Renpaarden",
  game: "renpaarden",
  protocol: "ours",
  files: ["*.c", "*.h"],
  build: "gcc -std=c17 -O2 -Wall -o player *.c -lm",
  artefacts: ["player"],
  run: "./player",
  checks: ["greeting", "go-level", "legal"],
};

export const hand_in = (id, state, more = {}) => ({
  id,
  student: ana,
  team: null,
  file: `${id}.tar.gz`,
  bytes: 1234,
  at,
  state,
  version: null,
  hash: null,
  program: null,
  counts: false,
  before: 0,
  ...more,
});

const summary = (you) => ({
  id: "knights",
  title: assignment_file.title,
  game: "renpaarden",
  group: { id: "g", name: "Programming 2" },
  teacher: { id: "t", name: "Dona Teresa" },
  created: at,
  opens: null,
  closes: Date.UTC(2027, 0, 10, 23),
  state: "open",
  students: you === "teacher" ? 2 : null,
  yours: you === "teacher",
  latest: you === "teacher" ? null : hand_in("second", "accepted", { version: 1 }),
});

const check = (name, verdict, more = {}) => ({ name, verdict, demand: `What ${name} demands.`, ...more });

export function report(accepted, checks, messages = []) {
  return {
    assignment: assignment_file.title,
    hand_in: "x",
    accepted,
    files: ["player.c"],
    messages,
    report: { game: "renpaarden", protocol: "ours", checks },
  };
}

const taken = [check("files", "pass", { demand: "Taken: player.c." }), check("build", "pass"), check("artefacts", "pass")];

export const reports = {
  accepted: report(true, [
    ...taken,
    check("greeting", "pass"),
    check("legal", "pass"),
    check("draw", "not needed", { sentence: "It offers no draws." }),
  ]),
  does_not_compile: report(
    false,
    [
      taken[0],
      check("build", "fail", {
        demand: "",
        sentence: "The build failed: it exited with status 1.",
        sent: [assignment_file.build],
        came: ["x"],
      }),
    ],
    ["player.c: In function 'main':", "player.c:12:5: error: 'knigths' undeclared", "player.c:9:7: warning: unused variable 'turn'"],
  ),
  fails_a_check: report(false, [
    ...taken,
    check("greeting", "pass"),
    check("legal", "fail", {
      sentence: "'legal' was answered by '14 turns'.",
      sent: ["position start", "legal"],
      came: ["14 turns"],
      expected: "16 turns",
    }),
    check("go-level", "not run", { sentence: "An earlier check failed." }),
  ]),
  fails_every_check: report(false, [
    ...taken,
    ...["greeting", "start", "legal", "play"].map((name) =>
      check(name, "fail", { sentence: `${name}: the program ended.`, sent: ["position start", name], expected: "an answer" }),
    ),
  ]),
};

const side = (student, version) => ({ student, team: null, hand_in: `${student.id}-${version}`, version });
const crash = {
  side: "second",
  kind: "crash",
  reason: reason("The program was killed by signal 6 (Aborted)."),
  moves: "position start\nmoves a1b3 h8g6",
  repeat: "arena check ./player -g renpaarden --moves 'a1b3 h8g6'",
};

const game = (number, first, second, winner, failure = null) => ({
  number,
  table: `t${number}`,
  first,
  second,
  at,
  result: winner && { winner },
  failure,
});

const ladder = {
  running: true,
  games: 3,
  bounded: false,
  standings: [
    {
      rank: 1,
      student: ana,
      team: null,
      hand_in: "second",
      version: 2,
      program: "v2-ana",
      elo: 112.5,
      error95: 40.1,
      games: 64,
      won: 40,
      drawn: 2,
      lost: 22,
      failures: 0,
      predecessor: {
        version: 1,
        games: 12,
        score: 0.75,
        error95: 0.21,
        verdict: "undecided",
        llr: 1.23,
        lower: -2.94,
        upper: 2.94,
      },
    },
    {
      rank: 2,
      student: rui,
      team: null,
      hand_in: "rui-1",
      version: 1,
      program: "v1-rui",
      elo: -112.5,
      error95: 40.1,
      games: 64,
      won: 22,
      drawn: 2,
      lost: 40,
      failures: 1,
      predecessor: null,
    },
  ],
  playing: [game(4, side(rui, 1), side(ana, 2), null)],
};

const games = [game(3, side(ana, 2), side(rui, 1), "first", crash), game(2, side(ana, 1), side(rui, 1), "draw")];

const students = [
  {
    student: rui,
    real_name: "Rui da Costa",
    team: null,
    hand_ins: 1,
    versions: 0,
    latest: hand_in("rui-1", "refused", { student: rui }),
    counts: null,
    rank: null,
    elo: null,
    error95: null,
    games: 0,
  },
  {
    student: ana,
    real_name: "",
    team: null,
    hand_ins: 2,
    versions: 1,
    latest: hand_in("second", "accepted", { version: 1 }),
    counts: hand_in("second", "accepted", { version: 1, counts: true }),
    rank: 1,
    elo: 112.5,
    error95: 40.1,
    games: 64,
  },
];

const torpedos = { id: "torpedos", name: "Os Torpedos", code: "ABCD-EFGH", joinable: true, members: [ana, rui], hand_ins: 0 };
const fleet = { id: "fleet", name: "A Frota", code: "JKMN-PQRS", joinable: false, members: [{ id: "eva", name: "Eva Pop" }], hand_ins: 2 };

/** Answers a person's page instead of the server. */
export class FakeCourse {
  constructor(you = "student") {
    this.you = you;
    this.course = { on: true, sandbox: null, may_create: you === "teacher", assignments: [summary(you)] };
    this.assignment = {
      ...summary(you),
      assignment: assignment_file,
      ladder: { time: "60+1", options: {}, running: true },
      final: null,
      batteries: [
        { name: "one-knight", hidden: false },
        { name: "surprise", hidden: true },
      ],
      team_size: 1,
      team: null,
      may_hand_in: you !== "teacher",
      waiting: 0,
      now: at,
    };
    this.hand_ins = [
      {
        ...hand_in("second", "accepted", { version: 1, program: "v1-ana", counts: true }),
        report: reports.accepted,
        progress: [],
        repeat: null,
      },
      {
        ...hand_in("first", "refused"),
        report: reports.does_not_compile,
        progress: [],
        repeat: "arena hand-in assignment.json first.tar.gz",
      },
    ];
    this.ladder = ladder;
    this.students = students;
    /** What was asked for: the path below /api/course, and the body. */
    this.asked = [];
  }

  /** Students work in teams; the student who looks is in one, or in none. */
  in_teams(team = null) {
    Object.assign(this.assignment, { team_size: 3, team: team && torpedos, may_hand_in: this.you !== "teacher" && team !== null });
    this.teams = { team_size: 3, teams: [torpedos, fleet], without: [{ id: "ivo", name: "Ivo Dias" }] };
    this.students = this.students.map((one) => ({ ...one, team: torpedos }));
    this.ladder = { ...this.ladder, standings: this.ladder.standings.map((one, index) => ({ ...one, team: [torpedos, fleet][index] })) };
    return this;
  }

  /** Whoever looks is signed in as a student or as a teacher with one group. */
  async answer_to(person) {
    const me = this.you === "teacher" ? { id: "t", name: "Dona Teresa", role: "teacher" } : { ...ana, role: "player" };
    await change_answers(person.page, /\/api\/me$/, ({ policies }) => ({
      person: { ...me, password: false },
      policies: { ...policies, course: this.course.on },
      invitations: [],
      groups: [],
    }));
    await person.page.route(/\/api\/groups$/, (route) =>
      route.fulfill({ json: { groups: [{ id: "g", name: "Programming 2", members: 2 }] } }),
    );
    await person.page.route(/\/api\/course(\/.*)?$/, (route) => this.answer(route));
  }

  answer(route) {
    const request = route.request();
    const url = new URL(request.url());
    const where = decodeURIComponent(url.pathname).replace(/^\/api\/course\/?/, "");
    if (request.method() === "POST") {
      const is_file = request.headers()["content-type"] === "application/octet-stream";
      this.asked.push({ where: where + url.search, body: is_file ? request.postData() : request.postDataJSON() });
      if (this.refusal) return route.fulfill({ status: 409, json: this.refusal });
      return route.fulfill({ json: this.done(where, url) });
    }
    if (where === "") return route.fulfill({ json: this.course });
    const one = /^hand-ins\/(\w+)$/.exec(where);
    if (one) return route.fulfill({ json: this.hand_ins.find(({ id }) => id === one[1]) });
    const [, part] = /^assignments\/knights(?:\/([\w.-]+))?$/.exec(where) ?? [];
    const answers = {
      "hand-ins": { hand_ins: this.hand_ins.map(({ report: _report, progress: _progress, repeat: _repeat, ...rest }) => rest) },
      students: { students: this.students },
      teams: this.teams,
      ladder: this.ladder,
      games: { games, next: null },
      "": this.assignment,
    };
    const answer = where.startsWith("assignments/knights") ? answers[part ?? ""] : undefined;
    return answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 404, json: { refused: "no-assignment", reasons: [] } });
  }

  done(where, url) {
    if (where === "assignments") return { assignment: "knights" };
    if (where.endsWith("/final")) return { tournament: "final" };
    if (where.endsWith("/table")) return { table: "t4" };
    if (where.endsWith("/team") || where.endsWith("/teams")) {
      this.in_teams(this.assignment.team ? null : torpedos);
      return { team: torpedos.id };
    }
    if (!where.endsWith("/hand-ins")) return {};
    const fresh = {
      ...hand_in("third", "waiting", { file: url.searchParams.get("name"), before: 2 }),
      report: null,
      progress: [],
      repeat: null,
    };
    this.hand_ins = [fresh, ...this.hand_ins];
    return { hand_in: "third" };
  }

  /** What has become of the newest hand-in. */
  go_on(more) {
    Object.assign(this.hand_ins[0], more);
  }
}
