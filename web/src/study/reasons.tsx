// Why the house does not take a position: its sentences, in the reader's language where they are known.
import { side_name } from "../speech.ts";
import { language, t } from "../text.ts";

/** Sentences of the house about positions of chess, and the texts that say the same. */
const known: [pattern: RegExp, text: string, values: string[]][] = [
  [/^(White|Black) has no king\.$/, "reason-no-king", ["side"]],
  [/^(White|Black) has (\d+) kings\.$/, "reason-kings", ["side", "count"]],
  [/^(White|Black) has more than 16 pieces\.$/, "reason-pieces", ["side"]],
  [/^(White|Black) has more than 8 pawns\.$/, "reason-pawns", ["side"]],
  [/^(White|Black) has a pawn on the first or last rank\.$/, "reason-pawn-rank", ["side"]],
  [/^(White|Black) has no rook where one may castle\.$/, "reason-castling-rook", ["side"]],
  [/^(White|Black) may castle, but its king is not on the home rank\.$/, "reason-castling-king", ["side"]],
  [/^There is no king and rook for '(.)' of the castling field\.$/, "reason-castling", ["letter"]],
  [/^No pawn has just passed (\w+)\.$/, "reason-passed", ["cell"]],
  [/^(White|Black) is in check, but (White|Black) is to move\.$/, "reason-check", ["side", "other"]],
];

export function reason_words(reason: string): { text: string; lang: string } {
  for (const [pattern, text, names] of known) {
    const found = pattern.exec(reason);
    if (!found) continue;
    const values = Object.fromEntries(names.map((name, index) => [name, side(found[index + 1]!)]));
    return { text: t(text, values), lang: language() };
  }
  return { text: reason, lang: "en" };
}

function side(word: string): string {
  return word === "White" ? side_name("chess", "first") : word === "Black" ? side_name("chess", "second") : word;
}

export function Reasons({ reasons }: { reasons: string[] }) {
  return (
    <div class="problem">
      <p>{t("editor-impossible")}</p>
      <ul>
        {reasons.map(reason_words).map(({ text, lang }) => (
          <li key={text} lang={lang}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
