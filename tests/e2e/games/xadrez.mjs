export default {
  moves: ["F7F6", "E2E4", "G7G5", "D1H5"],
  heard: [/checkmate/, / Black won\. Mate\.$/],
  cell: ["D8", "D8, white queen WQ1"],
  finish: { moves: ["F7F6", "E2E4", "G7G5", "D1H5"], rule: "mate" },
  level: 4,
  computers: { start: "BK1,,,,,,,/,,,,,,,/,WK1,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,WR1/,,,,,,,/,,,,,,, W - - - -" },
};
