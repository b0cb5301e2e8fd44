// The variations of an imported game, which can be played through.
import { useEffect, useState } from "preact/hooks";
import { t } from "../text.ts";
import type { MoveList, PlayedMove } from "../messages.ts";
import { get_study } from "./api.ts";
import { comment_text, nag_signs, type Note, type Variation } from "./notes.ts";
import type { Action } from "./state.ts";

interface Props {
  line: MoveList;
  /** The ply at which the variations branch off. */
  from: number;
  variations: Variation[];
  dispatch: (action: Action) => void;
}

export function Variations({ line, from, variations, dispatch }: Props) {
  if (variations.length === 0) return null;
  const before = line.moves.slice(0, from);
  const follow = (moves: PlayedMove[], at: number) => {
    dispatch({ type: "go", ply: from });
    dispatch({ type: "follow", moves: moves.slice(from), at });
  };
  return (
    <section class="variations" aria-label={t("study-variations")}>
      <ul>
        {variations.map((variation, index) => (
          <li key={`${from} ${index}`}>
            <OneVariation line={{ ...line, moves: before }} variation={variation} follow={follow} from={from} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OneProps {
  /** The moves before the variation. */
  line: MoveList;
  variation: Variation;
  /** The ply of the main line where the path to this variation begins. */
  from: number;
  follow: (moves: PlayedMove[], at: number) => void;
}

function OneVariation({ line, variation, from, follow }: OneProps) {
  const [played, set_played] = useState<PlayedMove[] | null>(null);
  const start = line.moves.length;
  useEffect(() => {
    let here = true;
    get_study({ ...line, moves: [...line.moves, ...variation.moves] }).then(
      (study) => here && set_played(study.history),
      () => undefined, // the line is too long to show
    );
    return () => {
      here = false;
    };
  }, []);
  if (!played) return null;
  const note_at = (ply: number) => variation.notes.find((note) => note.ply === ply);
  return (
    <>
      <Said note={note_at(0)} />
      {variation.moves.map((_, index) => {
        const note = note_at(index + 1);
        const move = played[start + index]!;
        return (
          <>
            {index > 0 && " "}
            {(move.by === "first" || index === 0) && <span class="move-number">{move_number(played, start + index)} </span>}
            <button type="button" onClick={() => follow(played, start + index + 1 - from)}>
              {move.note}
              {nag_signs(note?.nags)}
            </button>
            <Said note={note} />
            {note?.variations?.map((inner, place) => (
              <span key={place} class="inner">
                {" ("}
                <OneVariation
                  line={{ ...line, moves: [...line.moves, ...variation.moves.slice(0, index)] }}
                  variation={inner}
                  from={from}
                  follow={follow}
                />
                )
              </span>
            ))}
          </>
        );
      })}
    </>
  );
}

function Said({ note }: { note: Note | undefined }) {
  const text = comment_text(note?.comment ?? "");
  return text ? <span class="said"> {text}</span> : null;
}

/** As players count: a move of each side has one number. */
function move_number(played: PlayedMove[], index: number): string {
  const first = played[0]?.by === "second" ? 1 : 0;
  return `${Math.floor((index + first) / 2) + 1}${played[index]!.by === "first" ? "." : "…"}`;
}
