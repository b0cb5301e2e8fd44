// Handing in: a file is chosen or dropped, looked at once more, and sent.
import { useState } from "preact/hooks";
import { Problem } from "../parts.tsx";
import { useRequest } from "../people/use_request.ts";
import { t } from "../text.ts";
import { hand_in } from "./api.ts";
import { size_words } from "./words.ts";

interface Props {
  assignment: string;
  /** Patterns for names of files; empty: any. */
  files: string[];
  on_received: (hand_in: string) => void;
}

export function HandInForm({ assignment, files, on_received }: Props) {
  const [file, set_file] = useState<File | null>(null);
  const [over, set_over] = useState(false);
  const { busy, error, send, set_error } = useRequest();
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    set_error(null);
    set_file(chosen);
  };
  return (
    <form
      class={over ? "tournament-panel hand-in-form over" : "tournament-panel hand-in-form"}
      aria-labelledby="hand-in"
      onSubmit={(event) => {
        event.preventDefault();
        if (!file) return;
        send(
          () => hand_in(assignment, file),
          ({ hand_in: id }) => {
            set_file(null);
            on_received(id);
          },
        );
      }}
      onDragOver={(event) => {
        event.preventDefault();
        set_over(true);
      }}
      onDragLeave={() => set_over(false)}
      onDrop={(event) => {
        event.preventDefault();
        set_over(false);
        choose(event.dataTransfer?.files[0]);
      }}
    >
      <h2 id="hand-in">{t("course-hand-in")}</h2>
      <p class="hint">{files.length ? t("course-hand-in-hint", { files: files.join(", ") }) : t("course-hand-in-any")}</p>
      <div class="row">
        <label class="button file-button">
          <input
            type="file"
            onChange={(event) => {
              choose(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
          <span>{t(file ? "course-choose-other" : "course-choose-file")}</span>
        </label>
        {file && (
          <button class="button primary" type="submit" disabled={busy}>
            {t("course-hand-in-file", { file: file.name, size: size_words(file.size) })}
          </button>
        )}
        {!file && <span class="hint drop-hint">{t("course-drop")}</span>}
      </div>
      {busy && <p>{t("course-sending")}</p>}
      <Problem error={error} />
    </form>
  );
}
