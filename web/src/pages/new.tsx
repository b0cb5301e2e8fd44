// A new game: every choice has a sane default, so that the button at the end may be pressed at once.
import { useState } from "preact/hooks";
import { get_house, open_table } from "../api.ts";
import { usePreferences } from "../app.tsx";
import { Chips, Problem, Switch, useAsked } from "../parts.tsx";
import { save_habits } from "../preferences.ts";
import { go } from "../router.ts";
import { level_name, side_name } from "../speech.ts";
import { t } from "../text.ts";
import { game_name_words, type GameEntry, type GameName } from "../words.ts";
import { draft_settings, first_draft, modes, type Draft } from "./draft.ts";
import { OptionFields } from "./options.tsx";
import { remember_game } from "./start.tsx";
import { TimeFields } from "./time.tsx";

export function keep_link(table: string, link: string | null): void {
  if (!link) return;
  try {
    localStorage.setItem(`link-${table}`, link);
  } catch {
    // It is shown until the page is closed.
  }
}

export function NewPage({ game }: { game: GameName }) {
  const { preferences, prefer } = usePreferences();
  const { answer: house, error: house_error } = useAsked(get_house);
  // A position that was set up elsewhere.
  const [start] = useState(() => new URLSearchParams(location.search).get("start") ?? "");
  const [draft, set_draft] = useState(() => ({ ...first_draft(game, preferences.name), start }));
  const [error, set_error] = useState<unknown>(null);
  const [busy, set_busy] = useState(false);
  const change = (part: Partial<Draft>) => set_draft((before) => ({ ...before, ...part }));
  const entry = house?.games.find((candidate) => candidate.game === draft.game);

  async function play() {
    set_busy(true);
    set_error(null);
    remember_game(draft.game);
    if (draft.name !== preferences.name) prefer({ name: draft.name.trim() });
    try {
      const { table, link } = await open_table(draft_settings(draft));
      keep_link(table, link);
      if (draft.mode === "here") save_habits(table, { turn_board: draft.turn_board, face_to_face: draft.face_to_face });
      go(`/table/${table}`);
    } catch (reason) {
      set_error(reason);
      set_busy(false);
    }
  }

  return (
    <section class="narrow new">
      <h1 tabIndex={-1}>{t("new-title")}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void play();
        }}
      >
        <Chips
          title={t("start-which")}
          name="game"
          values={game_name_words}
          value={draft.game}
          text={(value) => t(`game-${value}`)}
          on_choose={(value) => set_draft({ ...first_draft(value, draft.name), mode: draft.mode, time: draft.time })}
        />
        <Chips
          title={t("new-mode")}
          name="mode"
          large
          values={modes}
          value={draft.mode}
          text={(value) => <ModeText mode={value} />}
          on_choose={(mode) => change({ mode })}
        />
        <Opponent draft={draft} change={change} entry={entry} />
        <TimeFields draft={draft} change={change} presets={house?.presets ?? []} />
        <details class="more" open={start !== ""}>
          <summary>{t("new-more")}</summary>
          <OptionFields draft={draft} change={change} entry={entry} />
          <div class="switches">
            <Switch
              text={t("new-takebacks")}
              hint={t("new-takebacks-hint")}
              on={draft.takebacks}
              on_change={(takebacks) => change({ takebacks })}
            />
            <Switch text={t("new-flag")} hint={t("new-flag-hint")} on={draft.fide_flag} on_change={(fide_flag) => change({ fide_flag })} />
          </div>
          {entry && !entry.secrets && (
            <label class="field">
              <span>{t("new-start")}</span>
              <input
                type="text"
                value={draft.start}
                spellcheck={false}
                autocomplete="off"
                onInput={(event) => change({ start: event.currentTarget.value })}
              />
              <small>{t("new-start-hint")}</small>
            </label>
          )}
        </details>
        <Problem error={error ?? house_error} />
        <div class="submit-row">
          <button class="button primary huge" type="submit" disabled={busy}>
            {t(draft.mode === "link" ? "new-make-link" : draft.mode === "watch" ? "new-watch" : "play")}
          </button>
        </div>
      </form>
    </section>
  );
}

function ModeText({ mode }: { mode: (typeof modes)[number] }) {
  return (
    <>
      <strong>{t(`mode-${mode}`)}</strong>
      <small>{t(`mode-${mode}-text`)}</small>
    </>
  );
}

interface Fields {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  entry: GameEntry | undefined;
}

function Opponent({ draft, change, entry }: Fields) {
  const sides = ["first", "second", "random"] as const;
  return (
    <>
      {(draft.mode === "computer" || draft.mode === "watch") && (
        <Level
          title={draft.mode === "watch" ? t("new-level-of", { side: side_name(draft.game, "first") }) : t("new-level")}
          name="level"
          value={draft.level}
          draft={draft}
          entry={entry}
          on_choose={(level) => change({ level })}
        />
      )}
      {draft.mode === "watch" && (
        <Level
          title={t("new-level-of", { side: side_name(draft.game, "second") })}
          name="other-level"
          value={draft.other_level}
          draft={draft}
          entry={entry}
          on_choose={(other_level) => change({ other_level })}
        />
      )}
      {(draft.mode === "computer" || draft.mode === "link") && (
        <Chips
          title={t("new-side")}
          name="side"
          values={sides}
          value={draft.side}
          text={(value) => (value === "random" ? t("side-random") : side_name(draft.game, value))}
          on_choose={(side) => change({ side })}
        />
      )}
      {draft.mode !== "watch" && (
        <div class="fields">
          <Name
            title={t(draft.mode === "here" ? "new-name-first" : "new-name", { side: side_name(draft.game, "first") })}
            value={draft.name}
            on_input={(name) => change({ name })}
          />
          {draft.mode === "here" && (
            <Name
              title={t("new-name-second", { side: side_name(draft.game, "second") })}
              value={draft.other_name}
              on_input={(other_name) => change({ other_name })}
            />
          )}
        </div>
      )}
      {draft.mode === "here" && entry && !entry.secrets && (
        <div class="switches">
          <Switch
            text={t("new-turn-board")}
            on={draft.turn_board}
            on_change={(turn_board) => change({ turn_board, face_to_face: false })}
          />
          <Switch
            text={t("new-face-to-face")}
            hint={t("new-face-to-face-hint")}
            on={draft.face_to_face}
            on_change={(face_to_face) => change({ face_to_face, turn_board: false })}
          />
        </div>
      )}
    </>
  );
}

function Name({ title, value, on_input }: { title: string; value: string; on_input: (name: string) => void }) {
  return (
    <label class="field">
      <span>{title}</span>
      <input type="text" maxLength={40} value={value} autocomplete="nickname" onInput={(event) => on_input(event.currentTarget.value)} />
    </label>
  );
}

function Level(props: {
  title: string;
  name: string;
  value: number;
  draft: Draft;
  entry: GameEntry | undefined;
  on_choose: (level: number) => void;
}) {
  const levels = props.entry?.levels ?? [];
  if (levels.length === 0) return null;
  const chosen = levels.find((level) => level.level === props.value);
  return (
    <div class="level">
      <Chips
        title={props.title}
        name={props.name}
        values={levels.map((level) => String(level.level))}
        value={String(props.value)}
        text={(value) => <span aria-label={`${value}, ${level_name(props.draft.game, Number(value))}`}>{value}</span>}
        on_choose={(value) => props.on_choose(Number(value))}
      />
      <p class="level-text" aria-live="polite">
        <strong>{level_name(props.draft.game, props.value)}</strong> {chosen?.rating ? t("rating", { rating: String(chosen.rating) }) : ""}
      </p>
    </div>
  );
}
