// A new game: every choice has a sensible default, so that the button at the end can be pressed at once.
import { useState } from "preact/hooks";
import { get_house } from "../api.ts";
import { game_names } from "../catalogue.ts";
import { useConnectedPrograms } from "../connected_programs.ts";
import { useMe, useOwnName } from "../people/session.ts";
import { usePreferences } from "../preferences.ts";
import { Chips, Problem, Switch, useAsked } from "../parts.tsx";
import { side_name } from "../speech.ts";
import { t } from "../text.ts";
import type { GameName } from "../messages.ts";
import { begin_text, useBegin } from "./begin.ts";
import { modes, type Draft } from "./draft.ts";
import { EvenLevel } from "./even_level.tsx";
import { Levels, Sides, type Fields } from "./opponent.tsx";
import { fitting_program, program_opponents, ProgramChoice } from "./program_opponent.tsx";
import { OptionFields } from "./options.tsx";
import { RatedField } from "./rated.tsx";
import { load_rated, why_casual } from "./rated_game.ts";
import { fitting, load_setup } from "./setup.ts";
import { StartPosition } from "./start_position.tsx";
import { TimeFields } from "./time.tsx";
import { VisibilityField } from "./visibility.tsx";

export function NewPage({ game }: { game: GameName }) {
  const { preferences, prefer } = usePreferences();
  const { name, signed_in } = useOwnName();
  const { policies, person } = useMe();
  const { answer: house, error: house_error } = useAsked(get_house);
  // A position from the editor or the analysis board.
  const [start] = useState(() => new URLSearchParams(location.search).get("start") ?? "");
  const [chosen, set_draft] = useState(() => ({ ...load_setup(game, name), start, rated: load_rated() }));
  const { play, busy, error } = useBegin();
  const change = (part: Partial<Draft>) => set_draft((before) => ({ ...before, ...part }));
  const entry = house?.games.find((candidate) => candidate.game === chosen.game);
  const connected = useConnectedPrograms(signed_in && chosen.mode === "program");
  const opponents = program_opponents(chosen.game, house, connected?.values(), person?.id);
  const draft = fitting_program(fitting(chosen, entry), opponents);
  const rated = draft.rated && why_casual(draft, entry, signed_in) === null;

  return (
    <section class="narrow new">
      <h1 tabIndex={-1}>{t("new-title")}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!signed_in && draft.name !== preferences.name) prefer({ name: draft.name.trim() });
          play({ ...draft, rated });
        }}
      >
        {start && draft.start === start && draft.game === game && <StartPosition game={game} start={start} />}
        <Chips
          title={t("start-which")}
          name="game"
          values={game_names()}
          value={draft.game}
          text={(value) => t(`game-${value}`)}
          on_choose={(value) => set_draft({ ...load_setup(value, draft.name), mode: draft.mode, time: draft.time, rated: draft.rated })}
        />
        <Chips
          title={t("new-mode")}
          name="mode"
          large
          values={modes.filter((mode) => mode !== "program" || opponents.length > 0 || signed_in)}
          value={draft.mode}
          text={(value) => <ModeText mode={value} />}
          on_choose={(mode) => change({ mode })}
        />
        <ProgramChoice draft={draft} change={change} opponents={opponents} />
        <Opponent draft={draft} change={change} entry={entry} />
        <TimeFields draft={draft} change={change} presets={house?.presets ?? []} />
        <RatedField draft={draft} change={change} entry={entry} />
        <VisibilityField value={draft.visibility} usual={policies?.default_visibility} on_choose={(visibility) => change({ visibility })} />
        <details class="more">
          <summary>{t("new-more")}</summary>
          <OptionFields draft={draft} change={change} entry={entry} />
          <div class="switches">
            {!rated && (
              <Switch
                text={t("new-takebacks")}
                hint={t("new-takebacks-hint")}
                on={draft.takebacks}
                on_change={(takebacks) => change({ takebacks })}
              />
            )}
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
          <button class="button primary huge" type="submit" disabled={busy || (draft.mode === "program" && !draft.program)}>
            {t(begin_text(draft))}
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

function Opponent({ draft, change, entry }: Fields) {
  const { signed_in } = useOwnName();
  return (
    <>
      <Levels draft={draft} change={change} entry={entry} />
      <EvenLevel draft={draft} change={change} />
      <Sides draft={draft} change={change} />
      {draft.mode !== "watch" && !(signed_in && draft.mode !== "here") && (
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
