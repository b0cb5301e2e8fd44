// Results by opponent and game; each leads to those games.
import { OpponentName } from "../history/opponent.tsx";
import { Table } from "../people/table.tsx";
import { day, number, t } from "../text.ts";
import type { OpponentScore } from "../history/api.ts";
import { useState } from "preact/hooks";

interface Props {
  name: string;
  /** Null: hidden. */
  scores: OpponentScore[] | null;
  games_path: (key: string, game: string) => string;
}

const at_first = 10;

export function Opponents({ name, scores, games_path }: Props) {
  const [all, set_all] = useState(false);
  if (scores?.length === 0) return null;
  const shown = all ? scores : scores?.slice(0, at_first);
  return (
    <section class="profile-part" aria-labelledby="opponents">
      <h2 id="opponents">{t("opponents")}</h2>
      {!scores || !shown ? (
        <p class="hint">{t("opponents-hidden", { name })}</p>
      ) : (
        <>
          <Table
            class="opponents labelled"
            columns={[
              t("history-opponent"),
              t("players-game"),
              t("players-wins"),
              t("players-draws"),
              t("players-defeats"),
              t("opponents-last"),
            ]}
            rows={shown.map(({ opponent, key, game, won, drawn, lost, last }) => ({
              key: `${key} ${game} ${opponent.name}`,
              head: <OpponentName game={game} opponent={opponent} />,
              cells: [
                key ? <a href={games_path(key, game)}>{t(`game-${game}`)}</a> : t(`game-${game}`),
                number(won),
                number(drawn),
                number(lost),
                day(last),
              ],
            }))}
          />
          {scores.length > shown.length && (
            <p>
              <button class="button" type="button" onClick={() => set_all(true)}>
                {t("opponents-all", { count: scores.length })}
              </button>
            </p>
          )}
        </>
      )}
    </section>
  );
}
