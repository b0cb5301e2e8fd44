import { dice } from "../support.mjs";

const gain = (turn, from, to) => (to[1] - from[1]) * (turn === "first" ? 1 : -1);

/** Any of the moves that go furthest. */
function towards_the_goal() {
  const roll = dice(2);
  return ({ turn, choices }) => {
    const length = ({ path }) => gain(turn, path[0], path.at(-1));
    const best = Math.max(...choices.map(length));
    return roll(choices.filter((choice) => length(choice) === best));
  };
}

export default {
  options: { size: 5 },
  form: { Size: 5 },
  gain,
  heard: [/reached the goal/, / (White|Black) won\. /],
  cell: ["b1", /^b1, white knight/],
  choose_move: towards_the_goal,
  finish: { start: "wwwww/wwww./xxxxx/xxxw./xx... w", moves: ["d2e4"], rule: "all-arrived" },
  computers: { options: { size: 5 } },
  option: { label: "Size", value: "6", shown: (state) => state.board_view.boards[0].rows.length === 6 },
};
