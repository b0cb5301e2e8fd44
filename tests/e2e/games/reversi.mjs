export default {
  moves: ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"],
  heard: [/disc on c5, 5 discs flipped/, / Black won\. Neither side can move: Black 13, White 0\.$/],
  cell: ["d4", "d4, white disc"],
  finish: { moves: ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"], rule: "no-moves" },
  computers: { start: "OOO--XO-OOO--XX-OOOOXXOOOOOOOOO-OXOXOOOXOOO-XO-OOXOX-OO-OOOOXXX- X" },
};
