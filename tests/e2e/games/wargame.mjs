/** Both place the same fleet, and fire at ships, and sometimes at water. */
function by_rows({ choices, board_view, history, perspective, turn }) {
  if (choices[0].kind === "place")
    return choices.find((choice) => choice.path[0].endsWith({ 4: "A9", 3: "G9", 2: "A3", 1: "G3" }[choice.choice[5]]));
  const own = board_view.boards.find((board) => board.name === perspective).pieces.map((piece) => piece.at.split(":")[1]);
  const shots = history.moves.filter((move) => move.by === turn && move.path.length).length;
  return choices.find((choice) => own.includes(choice.path[0].split(":")[1]) === (shots % 4 !== 1)) ?? choices[0];
}

export default {
  // Each player places one ship of one cell; the third shot sinks one.
  form: { "Ships of size 1": 1, "Ships of size 2": 0, "Ships of size 3": 0, "Ships of size 4": 0 },
  moves: ["1.1@A9", "1.1@G3", "H2", "B8", "G3"],
  heard: [/shot at G3, sank a ship of size 1, fleet sunk/, / The first player won\. The whole fleet was sunk\.$/],
  cell: ["B8", "B8, empty"],
  choose_move: () => by_rows,
  level: 4,
  computers: { options: { "ships-1": 1, "ships-2": 0, "ships-3": 0, "ships-4": 0 } },
  option: { label: "Columns", value: "12", shown: (state) => state.board_view.boards[0].columns.length === 12 },
};
