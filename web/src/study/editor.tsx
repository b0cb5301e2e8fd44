// The position editor, for the game that writes positions as FEN. Pieces are placed by mouse, touch or keyboard; the server checks the position.
import { useEffect, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { usePreferences } from "../preferences.ts";
import { Board, type Overlay } from "../board/board.tsx";
import { fen_game } from "../catalogue.ts";
import { Chips, Problem } from "../parts.tsx";
import { PieceDrawing } from "../pieces/piece.tsx";
import { go } from "../router.ts";
import { piece_name, side_name } from "../speech.ts";
import { cell_label } from "../touch/speech.ts";
import { t } from "../text.ts";
import type { Board as BoardWords, Piece } from "../messages.ts";
import { get_study } from "./api.ts";
import { empty_fen, fen_of, files, first_fen, move, parse_fen, piece_of, put, ranks, toggle_castling, type Setup } from "./fen.ts";
import { fen_line, own_game, save_collection } from "./collection.ts";

const tools = [..."KQRBNP-kqrbnp"];
const bare: Overlay = { picked: [], targets: new Map(), touches: new Set(), last: [], premove: [], ghost: new Set(), arrows: [] };

const wanted = () => parse_fen(new URLSearchParams(location.search).get("fen") ?? "") ?? parse_fen(first_fen)!;

export function EditorPage() {
  const { preferences } = usePreferences();
  const [setup, set_setup] = useState<Setup>(wanted);
  const [text, set_text] = useState<string | null>(null);
  const [tool, set_tool] = useState("P");
  const [turned, set_turned] = useState(false);
  const fen = fen_of(setup);
  const { error, checked } = useChecked(text ?? fen);
  const board: BoardWords = {
    name: "main",
    columns: files,
    rows: ranks,
    pattern: "checkered",
    turns: true,
    pieces: setup.pieces,
    marks: [],
  };
  const label = (cell: string, pieces = board.pieces) => cell_label({ boards: [{ ...board, pieces }] }, cell);

  function change(after: Setup, cell?: string) {
    set_setup(after);
    set_text(null);
    if (cell) say(label(cell, after.pieces));
  }
  const place = (cell: string, letter: string) => {
    const piece = piece_of(letter);
    const there = setup.pieces.find((candidate) => candidate.at === cell);
    // Placing the same piece again removes it.
    const same = piece && there && there.is === piece.is && there.by === piece.by;
    change(put(setup, cell, same ? null : piece), cell);
  };
  function type(value: string) {
    set_text(value);
    const read = parse_fen(value);
    if (read) set_setup(read);
  }
  const ready = checked && !error;
  const analyse = () => {
    save_collection({ chosen: null, own: own_game(fen_line(fen)) });
    go("/study/board");
  };

  return (
    <section class="editor">
      <h1 tabIndex={-1}>{t("editor-title")}</h1>
      <div class="editor-board">
        <Board
          board={board}
          title={t("board-main")}
          turned={turned}
          overlay={bare}
          pieces={preferences.pieces}
          coordinates={preferences.coordinates}
          draggable
          upside_down={null}
          glide={{ milliseconds: 0, path: [] }}
          label={label}
          may_pick={() => false}
          on_touch={(cell) => place(cell, tool)}
          on_drop={(from, to) => (to ? change(move(setup, from, to), to) : change(put(setup, from, null), from))}
          on_key={(event, cell) => {
            if (event.key === "Delete" || event.key === "Backspace") change(put(setup, cell, null), cell);
            else if (piece_of(event.key)) change(put(setup, cell, piece_of(event.key)), cell);
            else return false;
            return true;
          }}
        />
        <Palette tool={tool} on_choose={set_tool} on_drop={(letter, cell) => change(put(setup, cell, piece_of(letter)), cell)} />
        <p class="hint">{t("editor-keys")}</p>
      </div>
      <div class="editor-side">
        <div class="row">
          <button class="button small" type="button" onClick={() => change(parse_fen(first_fen)!)}>
            {t("editor-first")}
          </button>
          <button class="button small" type="button" onClick={() => change(parse_fen(empty_fen)!)}>
            {t("editor-clear")}
          </button>
          <button class="button small" type="button" onClick={() => set_turned(!turned)}>
            {t("action-flip")}
          </button>
        </div>
        <Chips
          title={t("editor-turn")}
          name="turn"
          values={["first", "second"]}
          value={setup.turn}
          text={(side) => side_name(fen_game(), side)}
          on_choose={(turn) => change({ ...setup, turn, passed: "" })}
        />
        <Castling setup={setup} change={change} />
        <label class="field passed">
          <span>{t("editor-passed")}</span>
          <select value={setup.passed} onChange={(event) => change({ ...setup, passed: event.currentTarget.value })}>
            <option value="">{t("editor-passed-none")}</option>
            {files.map((file) => (
              <option key={file} value={file}>
                {file + (setup.turn === "first" ? "6" : "3")}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t("study-fen")}</span>
          <input
            type="text"
            value={text ?? fen}
            spellcheck={false}
            autocomplete="off"
            onInput={(event) => type(event.currentTarget.value)}
          />
        </label>
        <div class="editor-check">
          {error ? <Problem error={error} /> : <p class="hint">{t(checked ? "editor-sound" : "editor-checking")}</p>}
        </div>
        <div class="row">
          <button class="button primary" type="button" disabled={!ready} onClick={analyse}>
            {t("editor-analyse")}
          </button>
          <button class="button" type="button" disabled={!ready} onClick={() => go(`/new/${fen_game()}?start=${encodeURIComponent(fen)}`)}>
            {t("editor-play")}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Whether the server accepts the position, or why not. */
function useChecked(fen: string): { checked: boolean; error: unknown } {
  const [answer, set_answer] = useState<{ of: string; error: unknown }>({ of: "", error: null });
  useEffect(() => {
    let here = true;
    const tell = (error: unknown) => here && set_answer({ of: fen, error });
    const timer = setTimeout(() => get_study(fen_line(fen)).then(() => tell(null), tell), 120);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [fen]);
  return { checked: answer.of === fen, error: answer.error };
}

interface PaletteProps {
  tool: string;
  on_choose: (letter: string) => void;
  on_drop: (letter: string, cell: string) => void;
}

function Palette({ tool, on_choose, on_drop }: PaletteProps) {
  const { preferences } = usePreferences();
  function drag(event: PointerEvent, letter: string) {
    on_choose(letter);
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    const end = (at: PointerEvent) => {
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      const cell = at.type === "pointerup" ? document.elementFromPoint(at.clientX, at.clientY)?.getAttribute("data-cell") : null;
      if (cell) on_drop(letter, cell);
    };
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
  return (
    <fieldset class="palette">
      <legend>{t("editor-piece")}</legend>
      {tools.map((letter) => {
        const piece = piece_of(letter);
        const name = piece ? piece_name(piece.is, piece.by) : t("editor-erase");
        return (
          <label key={letter} class="tool" title={name}>
            <input type="radio" name="tool" value={letter} checked={tool === letter} onChange={() => on_choose(letter)} />
            <span onPointerDown={(event) => drag(event, letter)}>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                {piece ? (
                  <PieceDrawing piece={{ at: "", ...piece } as Piece} set={preferences.pieces} />
                ) : (
                  <path class="eraser" d="M25 25 L75 75 M75 25 L25 75" />
                )}
              </svg>
              <span class="unseen">{name}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function Castling({ setup, change }: { setup: Setup; change: (after: Setup) => void }) {
  return (
    <fieldset class="castling">
      <legend>{t("editor-castling")}</legend>
      {(["first", "second"] as const).map((side) => (
        <div key={side} class="row">
          <span class="castling-side">{side_name(fen_game(), side)}</span>
          {(["O-O", "O-O-O"] as const).map((way) => {
            const letter = side === "first" ? (way === "O-O" ? "K" : "Q") : way === "O-O" ? "k" : "q";
            return (
              <label key={way} class="check">
                <input type="checkbox" checked={setup.castling.includes(letter)} onChange={() => change(toggle_castling(setup, letter))} />
                <span>
                  <span class="unseen">{side_name(fen_game(), side)} </span>
                  {way}
                </span>
              </label>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
