// A summary of both sides: names, accuracy, and the number of mistakes.
import { number, t } from "../text.ts";
import { SideDot } from "../side_dot.tsx";
import { judgement_name_words, type Player, type StudyGame } from "../messages.ts";
import { glyphs, player_name } from "./speech.ts";
import { faults, type Analysis } from "./state.ts";

export function Summary({ analysis, game }: { analysis: Analysis; game: StudyGame }) {
  const { accuracy } = analysis;
  if (analysis.played.length === 0) return null;
  const count = (player: Player, word: string) =>
    faults(analysis, player).filter((index) => analysis.judged.get(index)!.judgement === word).length;
  return (
    <table class="summary">
      <caption class="unseen">{t("study-summary")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{t("study-side")}</span>
          </th>
          <th scope="col">{t("study-accuracy")}</th>
          {judgement_name_words.map((word) => (
            <th key={word} scope="col" class={word} title={t(`judgements-${word}`)}>
              <span aria-hidden="true" class="glyph">
                {glyphs[word]}
              </span>
              <span class="unseen">{t(`judgements-${word}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(["first", "second"] as const).map((player) => (
          <tr key={player}>
            <th scope="row">
              <SideDot game={game.move_list.game} player={player} />
              <span>{player_name(game, player)}</span>
            </th>
            <td class="count accuracy">{accuracy?.[player] != null ? number(accuracy[player] / 100, { style: "percent" }) : "–"}</td>
            {judgement_name_words.map((word) => (
              <td key={word} class="count">
                {accuracy ? number(count(player, word)) : "–"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
