// Boards of the manuals, as scenes to be drawn: a position as its game writes it becomes cells and pieces. What may be played on
// them only the house knows.

const letters = (count, first) => Array.from({ length: count }, (_, index) => String.fromCharCode(first.charCodeAt(0) + index));
const downwards = (count) => Array.from({ length: count }, (_, index) => String(count - index));
const kinds = { p: "pawn", n: "knight", h: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };

function chess(text) {
  const columns = letters(8, "a");
  const rows = downwards(8);
  const pieces = text
    .split(" ")[0]
    .split("/")
    .flatMap((row, y) =>
      [...row.replace(/\d/g, (count) => ".".repeat(count))].flatMap((letter, x) =>
        letter === "."
          ? []
          : [{ at: columns[x] + rows[y], is: kinds[letter.toLowerCase()], by: letter === letter.toLowerCase() ? "second" : "first" }],
      ),
    );
  return [{ name: "main", columns, rows, pattern: "checkered", turns: true, pieces, marks: [] }];
}

function xadrez(text) {
  const columns = letters(8, "A");
  const rows = downwards(8).reverse();
  const pieces = text
    .split(" ")[0]
    .split("/")
    .flatMap((row, y) =>
      row
        .split(",")
        .flatMap((name, x) =>
          name
            ? [{ at: columns[x] + rows[y], is: kinds[name[1].toLowerCase()], by: name[0] === "W" ? "first" : "second", label: name }]
            : [],
        ),
    );
  return [{ name: "main", columns, rows, pattern: "checkered", turns: true, pieces, marks: [] }];
}

function renpaarden(text) {
  const lines = text.split(" ")[0].split("/");
  const columns = letters(lines.length, "a");
  const rows = downwards(lines.length);
  const pieces = lines.flatMap((row, y) =>
    [...row].flatMap((letter, x) =>
      letter === "." ? [] : [{ at: columns[x] + rows[y], is: "knight", by: letter === "w" ? "first" : "second" }],
    ),
  );
  return [{ name: "main", columns, rows, pattern: "checkered", turns: true, pieces, marks: [] }];
}

/** Both fleets, so that a reader sees what happens. */
function wargame(text) {
  const [, , own, other] = text.split(" ");
  const waters = (name, fleet) => {
    const lines = fleet.split("/");
    const columns = letters(lines[0].length, "A");
    const rows = downwards(lines.length);
    const cells = lines.flatMap((row, y) => [...row].map((letter, x) => ({ at: `${name}:${columns[x]}${rows[y]}`, letter })));
    const type = (letter) => (/\d/.test(letter) ? Number(letter) : letter >= "a" && letter <= "h" ? letter.charCodeAt(0) - 96 : 0);
    const pieces = cells.filter(({ letter }) => type(letter)).map(({ at, letter }) => ({ at, is: `ship-${type(letter)}`, by: name }));
    const marks = cells
      .filter(({ letter }) => /[a-hx]/.test(letter))
      .map(({ at, letter }) => ({ at, is: letter === "x" ? "miss" : "hit" }));
    return { name, columns, rows, pattern: "blocks", turns: false, pieces, marks };
  };
  const boards = [waters("first", own)];
  return /[a-hx\d]/.test(other) ? [...boards, waters("second", other)] : boards;
}

const readers = { chess, xadrez, renpaarden, wargame };

export function boards_of(game, position) {
  return readers[game](position);
}
