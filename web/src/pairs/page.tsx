// A group, whose teacher pairs its members: drawn by chance, looked at, and then all games begin.
import { useRef, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { get_house } from "../api.ts";
import { game_names, known_game } from "../catalogue.ts";
import { draft_settings, first_draft, type Draft } from "../pages/draft.ts";
import { TimeChips } from "../pages/time_chips.tsx";
import { Chips, Problem, Switch, useAsked } from "../parts.tsx";
import type { Group, Person } from "../people/api.ts";
import { GroupPage as PageOfGroup } from "../people/group.tsx";
import { useRequest } from "../people/use_request.ts";
import { side_name } from "../speech.ts";
import { t } from "../text.ts";
import { pair_members } from "./api.ts";
import { draw_pairs } from "./draw.ts";

export function GroupPage({ group }: { group: string }) {
  return <PageOfGroup group={group} pairing={(answer, on_begun) => <Pairing group={answer} on_begun={on_begun} />} />;
}

const usual_draft = (game: string): Draft => ({ ...first_draft(game, ""), mode: "link", takebacks: false });

type Drawn = ReturnType<typeof draw_pairs<Person>>;

function Pairing({ group, on_begun }: { group: Group; on_begun: () => void }) {
  const people = group.members.filter(({ accepted }) => accepted).map(({ person }) => person);
  const { answer: house } = useAsked(get_house);
  const [draft, set_draft] = useState(() => usual_draft(known_game(null)));
  const [absent, set_absent] = useState<ReadonlySet<string>>(new Set());
  const [drawn, set_drawn] = useState<Drawn | null>(null);
  const { busy, error, send } = useRequest();
  const list = useRef<HTMLDivElement>(null);
  const playing = people.filter(({ id }) => !absent.has(id));

  function set_playing(id: string, plays: boolean) {
    const changed = new Set(absent);
    if (plays) changed.delete(id);
    else changed.add(id);
    set_absent(changed);
    set_drawn(null);
  }
  function draw() {
    set_drawn(draw_pairs(playing, Math.random));
    requestAnimationFrame(() => list.current?.focus());
  }
  function begin({ pairs }: Drawn) {
    const { game, options, time, flag, takebacks, start, rated } = draft_settings(draft);
    const settings = { game, options, time, flag, takebacks, start, ...(rated && { rated }) };
    send(
      () =>
        pair_members(
          group.id,
          settings,
          pairs.map(([first, second]) => [first.id, second.id] as const),
        ),
      () => {
        set_drawn(null);
        on_begun();
        say(t("pairs-begun", { count: pairs.length }));
      },
    );
  }

  return (
    <details class="more pairing">
      <summary>{t("pairs-title")}</summary>
      <p class="hint">{t("pairs-lead")}</p>
      <Chips
        title={t("start-which")}
        name="pairs-game"
        values={game_names()}
        value={draft.game}
        text={(game) => t(`game-${game}`)}
        on_choose={(game) => set_draft({ ...usual_draft(game), time: draft.time, rated: draft.rated })}
      />
      <TimeChips draft={draft} change={(part) => set_draft({ ...draft, ...part })} presets={house?.presets ?? []} own={null} />
      <div class="switches">
        <Switch text={t("pairs-rated")} on={draft.rated} on_change={(rated) => set_draft({ ...draft, rated })} />
      </div>
      <fieldset class="chips">
        <legend>{t("pairs-who", { count: playing.length })}</legend>
        <div class="chips-row">
          {people.map(({ id, name }) => (
            <label key={id} class="chip">
              <input type="checkbox" checked={!absent.has(id)} onChange={(event) => set_playing(id, event.currentTarget.checked)} />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div class="row">
        <button class="button" type="button" disabled={busy || playing.length < 2} onClick={draw}>
          {t(drawn ? "pairs-draw-again" : "pairs-draw")}
        </button>
      </div>
      {drawn && (
        <div ref={list} tabIndex={-1} class="drawn" role="group" aria-labelledby="drawn">
          <h3 id="drawn">{t("pairs-drawn", { count: drawn.pairs.length })}</h3>
          <p class="hint">{t("pairs-sides", { side: side_name(draft.game, "first") })}</p>
          <ol>
            {drawn.pairs.map(([first, second]) => (
              <li key={first.id}>{t("versus", { first: first.name, second: second.name })}</li>
            ))}
          </ol>
          {drawn.left && <p>{t("pairs-left", { name: drawn.left.name })}</p>}
          <div class="row">
            <button class="button primary" type="button" disabled={busy} onClick={() => begin(drawn)}>
              {t("pairs-begin", { count: drawn.pairs.length })}
            </button>
          </div>
        </div>
      )}
      <Problem error={error} />
    </details>
  );
}
