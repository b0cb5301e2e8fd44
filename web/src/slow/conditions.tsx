// At the table of a slow game: what this player has prepared for the opponent's moves. "If ... then ...".
import { useEffect, useState } from "preact/hooks";
import { Problem } from "../parts.tsx";
import { get_study } from "../study/api.ts";
import { game_entry } from "../catalogue.ts";
import { t } from "../text.ts";
import type { ConditionalMoves, PlayedMove, State } from "../messages.ts";
import { LineEditor } from "./line_editor.tsx";
import { get_lines, line_words, pairs, set_lines, study_line, with_line, type Line } from "./lines.ts";

/** Whether this player waits, and may prepare something. */
function may_prepare(state: State): boolean {
  const seated = state.you === "first" || state.you === "second";
  return seated && state.phase === "playing" && state.turn !== state.you && game_entry(state.game)?.secrets === false;
}

export function Conditions({ state }: { state: State }) {
  return may_prepare(state) ? <Prepared key={state.position_version} state={state} /> : null;
}

function Prepared({ state }: { state: State }) {
  const [stored, set_stored] = useState<ConditionalMoves | null>(null);
  const [error, set_error] = useState<unknown>(null);
  const [editing, set_editing] = useState(false);
  const table = state.table;
  useEffect(() => {
    let there = true;
    get_lines(table).then(
      (found) => there && set_stored(found),
      (reason: unknown) => there && set_error(reason),
    );
    return () => {
      there = false;
    };
  }, [table]);
  const store = (lines: Line[]) =>
    set_lines(table, state.position_version, lines).then((answer) => {
      set_stored(answer);
      set_error(null);
    });
  const lines = stored?.lines ?? [];
  return (
    <section class="conditions" aria-labelledby="conditions">
      <h2 id="conditions">{t("slow-conditions")}</h2>
      {lines.length === 0 && <p class="hint">{t("slow-conditions-hint")}</p>}
      <ul>
        {lines.map((line, index) => (
          <PreparedLine
            key={line.join(" ")}
            state={state}
            line={line}
            on_remove={() => void store(lines.filter((_, other) => other !== index)).catch(set_error)}
          />
        ))}
      </ul>
      <Problem error={error} />
      <button class="button small" type="button" disabled={!stored || lines.length >= 10} onClick={() => set_editing(true)}>
        {t("slow-add-line")}
      </button>
      {editing && <LineEditor state={state} on_save={(line) => store(with_line(lines, line))} on_close={() => set_editing(false)} />}
    </section>
  );
}

function PreparedLine({ state, line, on_remove }: { state: State; line: Line; on_remove: () => void }) {
  const [moves, set_moves] = useState<PlayedMove[] | null>(null);
  useEffect(() => {
    let there = true;
    get_study(study_line(state, line)).then(
      ({ history }) => there && set_moves(history.slice(state.history.moves.length)),
      () => undefined, // the moves are shown as they were stored
    );
    return () => {
      there = false;
    };
  }, [line.join(" ")]);
  const text = line_words(moves ? pairs(moves) : pairs(line.map((note) => ({ note }) as PlayedMove)));
  return (
    <li>
      <span>{text}</span>
      <button class="button small quiet" type="button" aria-label={t("slow-remove-line", { line: text })} onClick={on_remove}>
        {t("slow-remove")}
      </button>
    </li>
  );
}
