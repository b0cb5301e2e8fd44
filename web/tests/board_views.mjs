// Hand-written board views: one table of each kind, by name.

const letters = "abcdefghijklmnopqrstuvwxyz";
const columns_of = (count, upper = false) => [...letters.slice(0, count)].map((letter) => (upper ? letter.toUpperCase() : letter));
const rows_down = (count) => Array.from({ length: count }, (_, index) => String(count - index));

const usual_levels = ["novice", "beginner", "casual", "amateur", "club", "strong", "expert", "master"];
const levels = (names = usual_levels) => names.map((name, index) => ({ level: index + 1, name, rating: 600 + 250 * index }));
const colours = { first: "white", second: "black" };
const open = { secrets: false, studied: true, sides: colours, pattern: "checkered", tally: "material", notation: "own", options: [] };
const number = (name, least, most, step, value) => ({ name, words: [], least, most, step, default: value });
const word = (name, words) => ({ name, words, least: 0, most: 0, step: 0, default: words[0] });
const ships = Array.from({ length: 8 }, (_, index) => number(`ships-${index + 1}`, 0, 20, 1, index < 4 ? 1 : 0));

export const house = {
  games: [
    { ...open, game: "chess", notation: "fen", options: [{ ...number("start", 0, 959, 1, 518), by_lot: true }], levels: levels() },
    { ...open, game: "xadrez", levels: levels() },
    {
      ...open,
      game: "wargame",
      secrets: true,
      studied: false,
      sides: { first: "first", second: "second" },
      pattern: "blocks",
      tally: "to-place",
      options: [number("rows", 9, 15, 3, 9), number("columns", 9, 24, 3, 9), ...ships],
      levels: levels(["random", "orderly", "careful", "clever"]),
    },
    {
      ...open,
      game: "renpaarden",
      tally: "none",
      options: [number("size", 5, 9, 1, 9), word("rules", ["house", "literal"]), word("win", ["end", "mid-chain"])],
      levels: levels(),
    },
  ],
  presets: ["1+0", "3+2", "5+3", "10+0", "15+10", "30+20"].map((name) => {
    const [minutes, seconds] = name.split("+").map(Number);
    return { name, time: seconds ? `${minutes * 60}+${seconds}` : `${minutes * 60}` };
  }),
  tables: [],
  addresses: ["http://127.0.0.1:8140/"],
};

const person = { kind: "here", name: "Ana", level: null, rating: null };
const computer = { kind: "computer", name: "", level: 3, rating: 1100 };

function base(game, boards, changes = {}) {
  return {
    version: 1,
    table: game,
    game,
    options: {},
    start: null,
    you: "first",
    perspective: null,
    seats: { first: person, second: computer },
    present: { first: true, second: true },
    phase: "playing",
    turn: "first",
    history: { from: 0, moves: [] },
    position_version: 0,
    board_view: { boards, beside: { first: [], second: [] } },
    choices: [],
    next_cells: null,
    stuck: null,
    premoves: null,
    clocks: null,
    offer: null,
    allowed: ["play", "resign", "offer-draw", "ask-takeback", "hint", "threat"],
    result: null,
    curtain: null,
    rematch: null,
    ...changes,
  };
}

/** Rows of a FEN as pieces; capital letters are the first player's. */
function fen_pieces(fen, columns, rows) {
  const kinds = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };
  return fen.split("/").flatMap((row, y) => {
    let x = 0;
    return [...row].flatMap((letter) => {
      if (/\d/.test(letter)) {
        x += Number(letter);
        return [];
      }
      return [{ at: columns[x++] + rows[y], is: kinds[letter.toLowerCase()], by: letter === letter.toLowerCase() ? "second" : "first" }];
    });
  });
}

const main = (columns, rows, pieces, marks = []) => ({ name: "main", columns, rows, pattern: "checkered", turns: true, pieces, marks });
const step = (from, to, kind = "step", choice = null, move = from + to, touches = []) => ({
  move,
  path: [from, to],
  kind,
  choice,
  touches,
});
const played = (by, note, path, piece, effects = []) => ({ by, text: path.join(""), note, path, effects, piece, taken: [], left: null });
const beside = (by, ...kinds) => kinds.map((is) => ({ is, by }));

function chess() {
  const columns = columns_of(8);
  const rows = rows_down(8);
  const pieces = fen_pieces("r1bq1rk1/1pp1bppp/p1np1n2/4p3/B3P3/2P2N1P/PP1P1PP1/RNBQR1K1", columns, rows);
  const notes = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 d6 c3 O-O h3".split(" ");
  const moves = notes.map((note, index) =>
    played(index % 2 ? "second" : "first", note, index === notes.length - 1 ? ["h2", "h3"] : ["e2", "e4"], "pawn"),
  );
  return base("chess", [main(columns, rows, pieces)], {
    history: { from: 0, moves: moves.concat(played("second", "Nb8", ["c6", "b8"], "knight")).slice(0, 15) },
    turn: "first",
    choices: [
      step("f3", "e5", "capture"),
      step("f3", "d4"),
      step("f3", "h4"),
      step("f3", "g5"),
      step("f3", "h2"),
      step("d2", "d4"),
      step("d2", "d3"),
      step("a4", "c6", "capture"),
      step("a4", "b3"),
    ],
    clocks: { first: { left: 272_000, moves: null }, second: { left: 298_000, moves: null }, running: "first", delay: 0 },
    board_view: {
      boards: [main(columns, rows, pieces)],
      beside: { first: beside("second", "pawn", "pawn", "knight"), second: beside("first", "pawn", "bishop") },
    },
  });
}

function promotion() {
  const columns = columns_of(8);
  const rows = rows_down(8);
  const pieces = fen_pieces("5k2/2P5/8/8/8/8/5PPP/6K1", columns, rows);
  const marks = [{ at: "f8", is: "check" }];
  return base("chess", [main(columns, rows, pieces, marks)], {
    choices: ["queen", "rook", "bishop", "knight"].map((piece) => step("c7", "c8", "step", piece, `c7c8${piece[0]}`)),
  });
}

function over() {
  return {
    ...chess(),
    phase: "over",
    turn: null,
    choices: [],
    clocks: null,
    allowed: ["rematch"],
    result: { winner: "first", ending: "rule", rule: "checkmate" },
  };
}

function xadrez() {
  const columns = columns_of(8, true);
  const rows = rows_down(8).reverse();
  const counts = {};
  const pieces = fen_pieces("rnbqkbnr/pp1ppppp/8/2p5/3PP3/2N2N2/PPP2PPP/R1BQKB1R", columns, rows).map((piece) => {
    const key = piece.by + piece.is;
    counts[key] = (counts[key] ?? 0) + 1;
    return {
      ...piece,
      label: `${piece.by === "first" ? "W" : "B"}${piece.is[0].toUpperCase()}${counts[key]}`,
      uses: ["pawn", "rook", "bishop"].includes(piece.is) ? 1 : 0,
    };
  });
  return base("xadrez", [main(columns, rows, pieces)], {
    choices: [
      step("D5", "D4"),
      step("D5", "C4", "capture"),
      { move: "OS D5", path: ["D5"], kind: "special", choice: "pawn-back", touches: ["D6"] },
      step("C6", "B4"),
      step("C6", "D4"),
      step("C6", "G6", "special", "knight-leap"),
    ],
  });
}

function renpaarden() {
  const columns = columns_of(9);
  const rows = rows_down(9);
  const pieces = fen_pieces("nnnnnnnnn/nnnn1nnnn/9/4n4/3N5/9/9/NNN1NNNNN/NNNNNNNNN", columns, rows);
  const marks = columns.flatMap((column) => [
    { at: `${column}9`, is: "goal-first" },
    { at: `${column}8`, is: "goal-first" },
    { at: `${column}1`, is: "goal-second" },
    { at: `${column}2`, is: "goal-second" },
  ]);
  return base("renpaarden", [main(columns, rows, pieces, marks)], {
    choices: [step("d5", "c7"), step("d5", "b6"), step("d5", "f4"), step("d5", "g5"), step("d5", "f3"), step("c2", "b4")],
    next_cells: { d5: ["c7", "b6", "b4", "f4", "f6", "e7"], f6: ["g4", "h5"] },
  });
}

function waters(name, height, width, pieces, marks) {
  return {
    name,
    columns: columns_of(width, true),
    rows: rows_down(height),
    pattern: "blocks",
    turns: false,
    pieces: pieces.map(([at, is]) => ({ at: `${name}:${at}`, is, by: name })),
    marks: marks.map(([at, is]) => ({ at: `${name}:${at}`, is })),
  };
}

const fleet = [
  ["B8", "ship-4"],
  ["C8", "ship-4"],
  ["B7", "ship-4"],
  ["C7", "ship-4"],
  ["E8", "ship-2"],
  ["E7", "ship-2"],
  ["H6", "ship-3"],
  ["H5", "ship-3"],
  ["H4", "ship-3"],
  ["A4", "ship-1"],
];

function wargame(height = 9, width = 9) {
  const first = waters("first", height, width, fleet, [
    ["B8", "hit"],
    ["E5", "miss"],
    ["A4", "sunk"],
  ]);
  const second = waters(
    "second",
    height,
    width,
    [
      ["C5", "ship-2"],
      ["C4", "ship-2"],
      ["G8", "ship-3"],
    ],
    [
      ["C5", "sunk"],
      ["C4", "sunk"],
      ["G8", "hit"],
      ["B2", "miss"],
      ["F6", "miss"],
    ],
  );
  const shots = second.rows.flatMap((row) =>
    second.columns.map((column) => ({ move: column + row, path: [`second:${column}${row}`], kind: "shot", choice: null, touches: [] })),
  );
  const fleet_known = (sunk) => [4, 3, 2, 1].map((size) => ({ is: `ship-${size}`, ships: 1, sunk: size === sunk ? 1 : 0 }));
  return base(
    "wargame",
    [
      { ...first, fleet: fleet_known(1) },
      { ...second, fleet: fleet_known(2) },
    ],
    {
      perspective: "first",
      choices: shots,
      history: {
        from: 0,
        moves: [
          { by: "first", text: "C5", note: "C5", path: ["second:C5"], effects: ["hit"], piece: "ship-2", taken: [], left: null },
          { by: "second", text: "E5", note: "E5", path: ["first:E5"], effects: ["miss"], piece: "ship-1", taken: [], left: null },
        ],
      },
      allowed: ["play", "resign"],
    },
  );
}

function placing() {
  const first = waters("first", 9, 9, fleet.slice(0, 4), []);
  const second = waters("second", 9, 9, [], []);
  const shapes = { "ship-3.1": ["E9", "E8", "E7"], "ship-3.2": ["D8", "E8", "F8"], "ship-3.3": ["D9", "D8", "E8"] };
  return base("wargame", [first, second], {
    perspective: "first",
    choices: Object.entries(shapes).map(([choice, touches]) => ({
      move: `${choice.slice(5)}@D9`,
      path: ["first:D9"],
      kind: "place",
      choice,
      touches: touches.map((cell) => `first:${cell}`),
    })),
    board_view: {
      boards: [first, second],
      beside: {
        first: [
          { is: "ship-3", by: "first" },
          { is: "ship-2", by: "first" },
          { is: "ship-1", by: "first" },
        ],
        second: [],
      },
    },
    allowed: ["play", "resign", "arrange"],
  });
}

const curtain = () =>
  base("wargame", [], {
    you: "both",
    seats: { first: person, second: { ...person, name: "Rui" } },
    curtain: "second",
    turn: "second",
    allowed: ["lift"],
  });
const waiting = () => base("chess", chess().board_view.boards, { phase: "waiting", turn: null, allowed: ["leave"] });

const tables = { chess, promotion, over, xadrez, renpaarden, wargame, placing, curtain, waiting, wide: () => wargame(15, 24) };

export const table_names = Object.keys(tables);

export function table_state(name) {
  const make = tables[name];
  return make ? { ...make(), table: name } : null;
}
