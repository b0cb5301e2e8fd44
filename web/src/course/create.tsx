// Making an assignment: a title, a game, a language and a group are enough; everything else has a sensible default.
import { useState } from "preact/hooks";
import { get_house } from "../api.ts";
import { say } from "../announce.ts";
import { fen_game, game_entry, game_names, known_game } from "../catalogue.ts";
import { first_draft } from "../pages/draft.ts";
import { OptionFields } from "../pages/options.tsx";
import { Amount } from "../pages/time.tsx";
import { usual_times } from "../pages/time_chips.tsx";
import { Chips, Problem, Switch, useAsked } from "../parts.tsx";
import { get_groups } from "../people/api.ts";
import { useMe } from "../people/session.ts";
import { SignInFirst } from "../people/sign_in_first.tsx";
import { useRequest } from "../people/use_request.ts";
import { assignment_path, go } from "../router.ts";
import { file_text } from "../share/files.tsx";
import { t } from "../text.ts";
import { get_course, make_assignment } from "./api.ts";
import { protocol_text, protocol_words } from "./asked.tsx";
import { DateFields } from "./dates.tsx";
import {
  first_protocol,
  languages,
  new_assignment,
  new_draft,
  number_bounds,
  number_names,
  presets,
  usual_ladder_time,
  with_file,
  type AssignmentDraft,
  type Making,
} from "./draft.ts";

export function NewAssignmentPage() {
  const { person } = useMe();
  const { answer, error } = useAsked(get_course);
  if (!person) return <SignInFirst title={t("course-new")} />;
  return (
    <section class="narrow new new-assignment">
      <h1 tabIndex={-1}>{t("course-new")}</h1>
      <Problem error={error} />
      {answer && !answer.on && <p class="lead">{t("course-off")}</p>}
      {answer?.on && !answer.may_create && <p class="lead">{t("course-teachers-only")}</p>}
      {answer?.on && answer.may_create && <NewAssignmentForm />}
    </section>
  );
}

const team_sizes = ["1", "2", "3", "4", "5", "6"];

interface FieldsProps {
  draft: AssignmentDraft;
  change: (part: Partial<AssignmentDraft>) => void;
}

function NewAssignmentForm() {
  const [draft, set] = useState(() => new_draft(known_game(null), fen_game()));
  const { busy, error, send } = useRequest();
  const change = (part: Partial<AssignmentDraft>) => set((before) => ({ ...before, ...part }));
  const fields = { draft, change };
  const { game } = draft.table;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(
          () => make_assignment(new_assignment(draft)),
          ({ assignment }) => {
            say(t("course-created"));
            go(assignment_path(assignment));
          },
        );
      }}
    >
      <FromFile draft={draft} on_read={set} />
      <Line title={t("course-field-title")} value={draft.title} on_input={(title) => change({ title })} most={80} required />
      <Chips
        title={t("start-which")}
        name="course-game"
        values={game_names()}
        value={game}
        text={(name) => t(`game-${name}`)}
        on_choose={(name) => change({ table: first_draft(name, ""), protocol: first_protocol(name, fen_game()) })}
      />
      <Chips
        title={t("course-field-protocol")}
        name="course-protocol"
        large
        values={protocols_for(draft)}
        value={draft.protocol || "usual"}
        text={(protocol) => (
          <>
            <strong>{protocol_words(protocol)}</strong>
            <small>{protocol_text(protocol)}</small>
          </>
        )}
        on_choose={(protocol) => change({ protocol: protocol === "usual" ? "" : protocol })}
      />
      <Chips
        title={t("course-field-language")}
        name="course-language"
        values={languages}
        value={draft.language}
        text={(language) => t(`course-language-${language}`)}
        on_choose={(language) => change(language === "other" ? { language } : { language, ...presets[language] })}
      />
      <MakingFields {...fields} />
      <GroupField group={draft.group} on_choose={(group) => change({ group })} />
      <Chips
        title={t("course-field-team-size")}
        name="course-team-size"
        values={team_sizes}
        value={String(draft.team_size)}
        text={(size) => (size === "1" ? t("course-alone") : t("course-team-of", { most: Number(size) }))}
        on_choose={(size) => change({ team_size: Number(size) })}
      />
      <DateFields opens={draft.opens} closes={draft.closes} change={change} />
      <LadderFields {...fields} />
      <Advanced {...fields} />
      <Problem error={error} />
      <div class="submit-row">
        <button class="button primary huge" type="submit" disabled={busy || !draft.group}>
          {t("course-create")}
        </button>
      </div>
    </form>
  );
}

/** Chess engines have protocols of their own; a file may name another one, or none. */
function protocols_for({ table, protocol }: AssignmentDraft): string[] {
  const known = table.game === fen_game() ? ["uci", "cecp", "ours"] : ["ours", "assignment"];
  return known.includes(protocol) ? known : [...known, protocol || "usual"];
}

/** An assignment that is there as a file already. */
function FromFile({ draft, on_read }: { draft: AssignmentDraft; on_read: (draft: AssignmentDraft) => void }) {
  const [text, set_text] = useState("");
  const [wrong, set_wrong] = useState(false);
  const read = (json: string) => {
    const next = with_file(draft, json);
    set_wrong(next === null);
    if (!next) return;
    on_read({ ...next, table: { ...next.table, game: known_game(next.table.game) } });
    set_text("");
    say(t("course-file-read", { title: next.title }));
  };
  return (
    <details class="more">
      <summary>{t("course-from-file")}</summary>
      <label class="field">
        <span>{t("course-file-text")}</span>
        <textarea
          rows={5}
          value={text}
          spellcheck={false}
          autocomplete="off"
          aria-invalid={wrong}
          placeholder={'{ "title": …, "game": …, "run": … }'}
          onInput={(event) => set_text(event.currentTarget.value)}
        />
        <small>{t("course-file-hint")}</small>
      </label>
      {wrong && (
        <p class="problem" role="alert">
          {t("course-file-wrong")}
        </p>
      )}
      <div class="row">
        <button class="button" type="button" disabled={!text.trim()} onClick={() => read(text)}>
          {t("course-file-take")}
        </button>
        <label class="button file-button">
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = "";
              if (file)
                file_text(file).then(
                  (json) => {
                    set_text(json);
                    read(json);
                  },
                  () => set_wrong(true),
                );
            }}
          />
          <span>{t("course-choose-file")}</span>
        </label>
      </div>
    </details>
  );
}

interface LineProps {
  title: string;
  value: string;
  on_input: (value: string) => void;
  hint?: string;
  most?: number;
  required?: boolean;
  code?: boolean;
}

function Line({ title, value, on_input, hint, most = 2000, required = false, code = false }: LineProps) {
  return (
    <label class={code ? "field code-field" : "field"}>
      <span>{title}</span>
      <input
        type="text"
        required={required}
        maxLength={most}
        value={value}
        autocomplete="off"
        spellcheck={!code}
        onInput={(event) => on_input(event.currentTarget.value)}
      />
      {hint && <small>{hint}</small>}
    </label>
  );
}

/** Open where there is no preset; otherwise it says what the preset does. */
function MakingFields({ draft, change }: FieldsProps) {
  const line = (name: keyof Making, required = false) => (
    <Line
      title={t(`course-field-${name}`)}
      hint={t(`course-field-${name}-hint`)}
      value={draft[name]}
      on_input={(value) => change({ [name]: value })}
      required={required}
      code
    />
  );
  return (
    <details class="more" open={draft.language === "other" || draft.run === ""}>
      <summary>
        {t("course-making")} <code class="making">{[draft.build, draft.run].filter(Boolean).join(" ; ")}</code>
      </summary>
      <div class="making-fields">
        {line("files")}
        {line("build")}
        {line("artefacts")}
        {line("run", true)}
      </div>
    </details>
  );
}

function GroupField({ group, on_choose }: { group: string; on_choose: (group: string) => void }) {
  const { answer, error } = useAsked(get_groups);
  if (error) return <Problem error={error} />;
  if (answer?.groups.length === 0)
    return (
      <p class="problem">
        {t("course-no-group")} <a href="/groups">{t("menu-groups")}</a>
      </p>
    );
  return (
    <label class="field">
      <span>{t("course-field-group")}</span>
      <select required value={group} onChange={(event) => on_choose(event.currentTarget.value)}>
        <option value="">{t("tournament-choose")}</option>
        {answer?.groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <small>{t("course-field-group-hint")}</small>
    </label>
  );
}

function LadderFields({ draft, change }: FieldsProps) {
  const { answer: house } = useAsked(get_house);
  const house_presets = house?.presets ?? [];
  const times = [usual_ladder_time, ...usual_times(house_presets).filter((time) => time !== "none" && time !== usual_ladder_time)];
  return (
    <>
      <Switch
        text={t("course-field-ladder")}
        hint={t("course-field-ladder-hint")}
        on={draft.ladder}
        on_change={(ladder) => change({ ladder })}
      />
      {draft.ladder && (
        <Chips
          title={t("course-field-ladder-time")}
          name="course-ladder-time"
          values={times}
          value={draft.ladder_time}
          text={(time) => house_presets.find((preset) => preset.time === time)?.name ?? "1+1"}
          on_choose={(ladder_time) => change({ ladder_time })}
        />
      )}
    </>
  );
}

function Advanced({ draft, change }: FieldsProps) {
  return (
    <details class="more">
      <summary>{t("course-advanced")}</summary>
      <div class="fields">
        {number_names.map((name) => (
          <Amount
            key={name}
            title={t(`course-field-${name}`)}
            value={draft.numbers[name]}
            least={number_bounds[name][0]}
            most={number_bounds[name][1]}
            on_change={(value) => change({ numbers: { ...draft.numbers, [name]: Math.round(value) } })}
          />
        ))}
      </div>
      <Line
        title={t("course-field-limits")}
        hint={t("course-field-limits-hint")}
        value={draft.limits}
        on_input={(limits) => change({ limits })}
        code
      />
      <Line
        title={t("course-field-build-limits")}
        hint={t("course-field-build-limits-hint")}
        value={draft.build_limits}
        on_input={(build_limits) => change({ build_limits })}
        code
      />
      <Line
        title={t("course-field-checks")}
        hint={t("course-field-checks-hint")}
        value={draft.checks}
        on_input={(checks) => change({ checks })}
        most={20000}
        code
      />
      {draft.ladder && (
        <OptionFields
          draft={draft.table}
          change={(part) => change({ table: { ...draft.table, ...part } })}
          entry={game_entry(draft.table.game)}
        />
      )}
    </details>
  );
}
