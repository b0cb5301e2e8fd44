// Hand-written states of tables, by name: what the page knows in the middle of a game.

const makers = {};

const letters = "abcdefghijklmnopqrstuvwxyz";
const columns_of = (count, upper = false) => [...letters.slice(0, count)].map((letter) => (upper ? letter.toUpperCase() : letter));
const rows_down = (count) => Array.from({ length: count }, (_, index) => String(count - index));

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
    pause: null,
    time_given: { first: 0, second: 0 },
    greetings: { first: null, second: null },
    hidden: false,
    rated: false,
    time: { first: "none", second: "none" },
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

makers.chess = () => {
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
};

makers.promotion = () => {
  const columns = columns_of(8);
  const rows = rows_down(8);
  const pieces = fen_pieces("5k2/2P5/8/8/8/8/5PPP/6K1", columns, rows);
  const marks = [{ at: "f8", is: "check" }];
  return base("chess", [main(columns, rows, pieces, marks)], {
    choices: ["queen", "rook", "bishop", "knight"].map((piece) => step("c7", "c8", "step", piece, `c7c8${piece[0]}`)),
  });
};

function waters(name, pieces, marks) {
  return {
    name,
    columns: columns_of(9, true),
    rows: rows_down(9),
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

makers.wargame = () => {
  const first = waters("first", fleet, [
    ["B8", "hit"],
    ["E5", "miss"],
    ["A4", "sunk"],
  ]);
  const second = waters(
    "second",
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
};

makers.placing = () => {
  const first = waters("first", fleet.slice(0, 4), []);
  const second = waters("second", [], []);
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
};

export const table_names = Object.keys(makers);

export function table_state(name) {
  return { ...makers[name](), table: name };
}
