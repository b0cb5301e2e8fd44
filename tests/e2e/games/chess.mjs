const has_bishop_at_a1 = (state) => state.board_view.boards[0].pieces.some((piece) => piece.at === "a1" && piece.is === "bishop");

export default {
  moves: ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"],
  heard: [/checkmate/, / White won\. Checkmate\.$/],
  cell: ["e2", "e2, white pawn"],
  languages: ["en", "pt", "ro"],
  finish: { start: "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", moves: ["a1a8"], rule: "checkmate" },
  level: 5,
  computers: { start: "7k/8/5KQ1/8/8/8/8/8 w - - 0 1" },
  option: {
    choose: ["first-position", "number"],
    label: "Number (518: the standard position)",
    value: "0",
    shown: has_bishop_at_a1,
  },
};
