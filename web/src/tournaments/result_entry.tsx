// The director enters or corrects the result of a board, or takes it back.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Chips } from "../parts.tsx";
import { Confirm } from "../people/modal.tsx";
import { t } from "../text.ts";
import { direct } from "./api.ts";
import type { Board, Command, Tournament, Winner } from "./messages.ts";
import { current_round } from "./state.ts";
import { name_in, result_sign } from "./words.ts";

const entered = ["first", "draw", "second", "forfeit-first", "forfeit-second", "forfeit-none"] as const;
type Entered = (typeof entered)[number] | "clear";

const is_forfeit = (what: Entered) => what.startsWith("forfeit-");
const winner_of = (what: Entered) => what.replace("forfeit-", "") as Winner;

/** A result that the director entered for a game that was not finished at its table can be taken back, in the last round. */
function may_clear(tournament: Tournament, round: number, board: Board): boolean {
  return board.result?.by === "director" && current_round(tournament)?.round === round;
}

export function ResultButton({ tournament, round, board }: { tournament: Tournament; round: number; board: Board }) {
  const [asking, set_asking] = useState(false);
  const [what, set_what] = useState<Entered>("first");
  const paired = tournament.played.find((one) => one.round === round)?.state === "paired";
  // The later rounds of a knock-out follow from its results: they are undone first.
  const settled = tournament.bracket && (tournament.phase === "finished" || current_round(tournament)?.round !== round);
  if (paired || settled) return null;
  const names = { first: name_in(tournament, board.first), second: name_in(tournament, board.second) };
  const values: Entered[] = may_clear(tournament, round, board) ? [...entered, "clear"] : [...entered];
  const command: Command =
    what === "clear"
      ? { command: "clear-result", round, board: board.board }
      : { command: "result", round, board: board.board, winner: winner_of(what), forfeit: is_forfeit(what) };
  return (
    <>
      <button
        class="button small"
        type="button"
        aria-label={t("tournament-result-of", { board: String(board.board), first: names.first, second: names.second })}
        aria-haspopup="dialog"
        onClick={() => set_asking(true)}
      >
        {t("tournament-result-enter")}
      </button>
      {asking && (
        <Confirm
          title={t("versus", names)}
          text={board.result || !board.table || board.stopped ? undefined : t("tournament-result-text")}
          yes={t("tournament-result-save")}
          act={() => direct(tournament.id, command)}
          on_done={() => say(t("tournament-result-saved", { board: String(board.board) }))}
          on_close={() => set_asking(false)}
        >
          <Chips
            title={t("tournament-result")}
            name={`result-${round}-${board.board}`}
            large
            values={values}
            value={what}
            text={(value) => <ResultChoice value={value} names={names} />}
            on_choose={set_what}
          />
        </Confirm>
      )}
    </>
  );
}

function ResultChoice({ value, names }: { value: Entered; names: { first: string; second: string } }) {
  if (value === "clear") return <strong>{t("tournament-result-clear")}</strong>;
  const winner = winner_of(value);
  const forfeit = is_forfeit(value);
  const words =
    winner === "draw"
      ? t("result-draw")
      : winner === "none"
        ? t("tournament-result-none")
        : t(forfeit ? "tournament-result-forfeit" : "tournament-result-won", { name: names[winner] });
  return (
    <>
      <strong aria-hidden="true">{result_sign({ winner, forfeit, by: "director" })}</strong>
      <small>{words}</small>
    </>
  );
}
