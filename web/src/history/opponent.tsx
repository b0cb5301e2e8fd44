// The opponent of a finished game: a person, a program, or a computer's level.
import { PersonLink } from "../person_link.tsx";
import { name_with_kind, ProgramSign } from "../program_sign.tsx";
import { level_name } from "../speech.ts";
import { t } from "../text.ts";
import { shown_name } from "../version_name.ts";
import type { GameName } from "../messages.ts";
import type { Opponent } from "./api.ts";

function bare_name(game: GameName, { name, level, program }: Opponent): string {
  return level === null
    ? (program ? shown_name(name) : name) || t("opponent-nameless")
    : t("computer-level", { name: level_name(game, level) });
}

/** In words: of a person, of a program, of a computer's level, or that there is none. */
export function opponent_name(game: GameName, opponent: Opponent): string {
  return name_with_kind(bare_name(game, opponent), opponent.program);
}

/** The name, which leads to the profile, and the sign of a program. */
export function OpponentName({ game, opponent }: { game: GameName; opponent: Opponent }) {
  return (
    <>
      <PersonLink person={opponent.person}>{bare_name(game, opponent)}</PersonLink> <ProgramSign program={opponent.program} />
    </>
  );
}
