// A program as the opponent: an engine that the house runs, or a program of a player that is connected.
import type { ConnectedProgram } from "../connected_programs.ts";
import { program_words } from "../program_sign.tsx";
import { Chips } from "../parts.tsx";
import { t } from "../text.ts";
import type { GameName, House, ProgramSeat } from "../messages.ts";
import type { Draft, Mode, Opposed } from "./draft.ts";

export interface ProgramOpponent extends ProgramSeat {
  opposed: Opposed;
  name: string;
}

/** Those that may be played by this person; engines of the house first. */
export function program_opponents(
  game: GameName,
  house: Pick<House, "engines"> | null,
  connected: Iterable<ConnectedProgram> = [],
  me: string | null = null,
): ProgramOpponent[] {
  const engines = (house?.engines ?? []).filter(({ games }) => games.includes(game));
  const programs = [...connected].filter(({ owner, challenges }) => me !== null && (challenges === "anyone" || owner === me));
  return [
    ...engines.map(({ name, author }): ProgramOpponent => ({ opposed: { is: "engine", id: name }, name, author })),
    ...programs.map(
      ({ id, name, author, owner }): ProgramOpponent => ({ opposed: { is: "program", id, own: owner === me }, name, author }),
    ),
  ];
}

const key_of = (opposed: Opposed | null) => (opposed ? `${opposed.is} ${opposed.id}` : "");

/** With a program that is there, if one is wanted. */
export function fitting_program(draft: Draft, opponents: ProgramOpponent[], if_none: Mode = draft.mode): Draft {
  if (draft.mode !== "program") return draft;
  const chosen = opponents.find(({ opposed }) => key_of(opposed) === key_of(draft.program)) ?? opponents[0];
  return { ...draft, program: chosen?.opposed ?? null, mode: chosen ? "program" : if_none };
}

interface Props {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  opponents: ProgramOpponent[];
}

export function ProgramChoice({ draft, change, opponents }: Props) {
  if (draft.mode !== "program") return null;
  if (opponents.length === 0) return <p class="hint no-programs">{t("programs-none")}</p>;
  const chosen = opponents.find(({ opposed }) => key_of(opposed) === key_of(draft.program));
  return (
    <div class="level">
      <Chips
        title={t("new-program")}
        name="program"
        values={opponents.map(({ opposed }) => key_of(opposed))}
        value={key_of(draft.program)}
        text={(key) => opponents.find(({ opposed }) => key_of(opposed) === key)!.name}
        on_choose={(key) => change({ program: opponents.find(({ opposed }) => key_of(opposed) === key)!.opposed })}
      />
      {chosen && (
        <p class="level-text" aria-live="polite">
          <strong>{chosen.name}</strong> {program_words(chosen)}. {chosen.opposed.is === "program" && t("program-waits")}
        </p>
      )}
    </div>
  );
}
