// A game against a version: the side and the time are asked for, then its table is opened.
import { useState } from "preact/hooks";
import { get_house } from "../api.ts";
import { Chips, useAsked } from "../parts.tsx";
import { Confirm } from "../people/modal.tsx";
import { usual_times } from "../pages/time_chips.tsx";
import { go, table_path } from "../router.ts";
import { side_name } from "../speech.ts";
import { t } from "../text.ts";
import type { GameName, Player } from "../messages.ts";
import { play_against } from "./api.ts";
import type { HandIn } from "./messages.ts";

interface Props {
  game: GameName;
  hand_in: Pick<HandIn, "id" | "version">;
}

export function PlayButton(props: Props) {
  const [asking, set_asking] = useState(false);
  const version = String(props.hand_in.version ?? "");
  return (
    <>
      <div>
        <button class="button" type="button" onClick={() => set_asking(true)}>
          {t("course-play", { version })}
        </button>
      </div>
      {asking && <PlayDialog {...props} version={version} on_close={() => set_asking(false)} />}
    </>
  );
}

function PlayDialog({ game, hand_in, version, on_close }: Props & { version: string; on_close: () => void }) {
  const { answer: house } = useAsked(get_house);
  const [side, set_side] = useState<Player>("first");
  const [time, set_time] = useState("none");
  const presets = house?.presets ?? [];
  return (
    <Confirm
      title={t("course-play", { version })}
      yes={t("play")}
      act={() => play_against(hand_in.id, side, time === "none" ? null : time)}
      on_done={({ table }) => go(table_path(table))}
      on_close={on_close}
    >
      <Chips
        title={t("course-play-side")}
        name="play-side"
        values={["first", "second"] as const}
        value={side}
        text={(value) => side_name(game, value)}
        on_choose={set_side}
      />
      <Chips
        title={t("new-time")}
        name="play-time"
        values={usual_times(presets)}
        value={time}
        text={(value) => (value === "none" ? t("time-none") : (presets.find((preset) => preset.time === value)?.name ?? value))}
        on_choose={set_time}
      />
    </Confirm>
  );
}
