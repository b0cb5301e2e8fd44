// A token that was just made. It is shown only now: the server keeps no copy that can be read.
import { useState } from "preact/hooks";
import { useAddress } from "../addresses.ts";
import { Problem } from "../parts.tsx";
import { CopyButton, download } from "../share/files.tsx";
import { t } from "../text.ts";
import { useFocus } from "../people/use_focus.ts";
import type { NewToken } from "../messages.ts";
import { python_lines, token_file } from "./token_use.ts";

export function NewTokenPanel({ made: { program, token }, on_done }: { made: NewToken; on_done: () => void }) {
  const title = useFocus<HTMLHeadingElement>();
  const { address } = useAddress();
  const [error, set_error] = useState<unknown>(null);
  const copy = (label: string, text: string) => <CopyButton label={label} text={() => Promise.resolve(text)} on_error={set_error} />;
  const python = python_lines(address, program.name);
  const file = token_file(program.name);
  const save = () => download(new Blob([`${token}\n`], { type: "text/plain" }), file);
  return (
    <section class="account-panel new-token" aria-labelledby="new-token">
      <h2 id="new-token" ref={title} tabIndex={-1}>
        {t("token-title", { name: program.name })}
      </h2>
      <p>{t("token-once")}</p>
      <label class="field">
        <span>{t("token")}</span>
        <input id="token" class="secret" type="text" readOnly value={token} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="row">
        {copy(t("token-copy"), token)}
        <button class="button small" type="button" onClick={save}>
          {t("token-save", { file })}
        </button>
      </div>
      <h3>{t("token-python")}</h3>
      <p>{t("token-python-text")}</p>
      <Lines label={t("token-python")} text={python} />
      <div class="row">{copy(t("token-copy-python"), python)}</div>
      <Problem error={error} />
      <div class="row">
        <button class="button" type="button" onClick={on_done}>
          {t("token-done")}
        </button>
      </div>
    </section>
  );
}

/** Long lines are scrolled, with the keyboard too. */
function Lines({ label, text }: { label: string; text: string }) {
  return (
    <pre class="code-lines" role="group" tabIndex={0} aria-label={label} lang="en" translate={false}>
      <code>{text}</code>
    </pre>
  );
}
