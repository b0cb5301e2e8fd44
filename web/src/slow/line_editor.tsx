// Prepares one line: the player makes the opponent's move and the own reply on a board, or types them, as often as wanted.
import { useEffect, useMemo, useState } from "preact/hooks";
import { refusal_line } from "../refusal.ts";
import { RefusedError } from "../api.ts";
import { Problem } from "../parts.tsx";
import { Modal } from "../people/modal.tsx";
import { get_study } from "../study/api.ts";
import { BoardArea } from "../touch/board_area.tsx";
import { ChoiceCard } from "../touch/choice_card.tsx";
import { in_mid_chain } from "../touch/preview.ts";
import { ChoiceQuestion } from "../touch/question.tsx";
import type { Position } from "../touch/position.ts";
import { as_sentence, touch_words } from "../touch/speech.ts";
import { useTouch } from "../touch/use_touch.ts";
import { t } from "../text.ts";
import type { Choice, Player, State, Study } from "../messages.ts";
import { line_words, pairs, study_line, type Line } from "./lines.ts";

interface Props {
  state: State;
  on_save: (line: Line) => Promise<void>;
  on_close: () => void;
}

const most_moves = 20;

export function LineEditor({ state, on_save, on_close }: Props) {
  const [line, set_line] = useState<Line>([]);
  const [study, set_study] = useState<Study | null>(null);
  const [error, set_error] = useState<unknown>(null);
  useEffect(() => {
    let there = true;
    get_study(study_line(state, line)).then(
      (found) => there && set_study(found),
      (reason: unknown) => there && set_error(reason),
    );
    return () => {
      there = false;
    };
  }, [line.join(" ")]);
  const moves = study?.history.slice(state.history.moves.length) ?? [];
  const complete = line.length > 0 && moves.length === line.length && study?.turn !== state.you;
  return (
    <Modal title={t("slow-add-line")} on_close={on_close}>
      {study && (
        <LineBoard
          study={study}
          near={state.you as Player}
          active={line.length < most_moves}
          on_play={(move) => set_line(moves.map(({ text }) => text).concat(move))}
          prompt={study.turn === state.you ? t("slow-choose-reply") : study.turn ? t("slow-choose-move") : t("slow-line-ends")}
        />
      )}
      <p class="prepared-line" role="status">
        {line_words(pairs(moves))}
      </p>
      <Problem error={error} />
      <div class="row">
        <button class="button primary" type="button" disabled={!complete} onClick={() => void on_save(line).then(on_close, set_error)}>
          {t("slow-save-line")}
        </button>
        <button class="button" type="button" disabled={line.length === 0} onClick={() => set_line(line.slice(0, -1))}>
          {t("slow-undo")}
        </button>
        <button class="button quiet" type="button" onClick={on_close}>
          {t("cancel")}
        </button>
      </div>
    </Modal>
  );
}

interface BoardProps {
  study: Study;
  near: Player;
  active: boolean;
  prompt: string;
  on_play: (move: string) => void;
}

/** The board of the line. A text that is typed is read by the server, which gives the move. */
function LineBoard({ study, near, active, prompt, on_play }: BoardProps) {
  const [preview, set_preview] = useState<Choice | null>(null);
  const [notice, set_notice] = useState("");
  const position = useMemo<Position>(
    () => ({ ...study, choices: active ? study.choices : [], premoves: null, mover: study.turn, perspective: null }),
    [study, active],
  );
  useEffect(() => set_notice(""), [study]);
  function play(text: string) {
    get_study({
      game: study.game,
      options: study.options,
      start: study.start,
      moves: [...study.history.map((move) => move.text), text],
    }).then(
      ({ history }) => on_play(history.at(-1)!.text),
      (reason: unknown) => set_notice(reason instanceof RefusedError ? refusal_line(reason.code, reason.reasons) : t("refused-offline")),
    );
  }
  const [touch, act] = useTouch(position, { play, news: (news, after) => set_notice(as_sentence(touch_words(position, after, news))) });
  const { boards } = study.next_cells ? in_mid_chain(study.board_view, touch.picked) : study.board_view;
  const status = notice || prompt;
  return (
    <div class={`line-board ${study.game}`}>
      <div class="board-area">
        <BoardArea
          position={position}
          touch={touch}
          boards={boards}
          near={near}
          last={study.history.at(-1)?.path ?? []}
          shown={study.history.map((move) => move.text).join(" ")}
          active={position.choices.length > 0}
          arrows={[]}
          title={() => t("board-main")}
          preview={preview}
          act={act}
        />
        <ChoiceCard touch={touch} act={act} on_preview={set_preview} />
      </div>
      <ChoiceQuestion position={position} touch={touch} act={act} on_preview={set_preview} status={status}>
        <p class="status" role="status">
          {status}
        </p>
      </ChoiceQuestion>
      <TypedMove on_play={play} />
    </div>
  );
}

function TypedMove({ on_play }: { on_play: (text: string) => void }) {
  const [text, set_text] = useState("");
  return (
    <form
      class="command"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) on_play(text.trim());
        set_text("");
      }}
    >
      <label class="field">
        <span>{t("slow-typed-move")}</span>
        <input
          type="text"
          value={text}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          onInput={(event) => set_text(event.currentTarget.value)}
        />
      </label>
    </form>
  );
}
