// Beside the name of a program, wherever it is: that it is one, and who wrote it. Nobody plays a program without knowing.
import { t } from "./text.ts";
import type { ProgramSeat } from "./messages.ts";

/** "program by Rui"; without an author who is known, "program". */
export function program_words({ author }: ProgramSeat): string {
  return author ? t("program-by", { author }) : t("program");
}

/** In a sentence or a list: "Shooter (program)". */
export function name_with_kind(name: string, program: ProgramSeat | undefined): string {
  return program ? t("program-name", { name }) : name;
}

export function ProgramSign({ program }: { program: ProgramSeat | undefined }) {
  if (!program) return null;
  return (
    <small class="program-sign">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 9 H19 V19 H5 Z M12 9 V5 M12 3.6 v.1 M2.5 13 v3 M21.5 13 v3 M9.5 13 v1.5 M14.5 13 v1.5" />
      </svg>
      <span>{program_words(program)}</span>
    </small>
  );
}
