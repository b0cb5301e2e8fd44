import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import type { Reason } from "../../src/messages.ts";
import { reason_text, refusal, refusal_line } from "../../src/refusal.ts";
import { add_texts, languages, set_language, type Language } from "../../src/text.ts";

declare const __WEB__: string;
for (const language of languages)
  add_texts("reasons", language, readFileSync(path.join(__WEB__, `src/texts/reasons.${language}.ftl`), "utf8"));

/** As the server writes it. */
function reason(form: string, values: Reason["values"] = {}): Reason {
  const text = form.replace(/\{(\w+)\}/g, (_, name: string) =>
    [values[name]!]
      .flat()
      .map((value) => (typeof value === "string" ? value : value.text))
      .join(" "),
  );
  return { form, values, text };
}

function in_language(language: Language, shown: Reason): string {
  set_language(language);
  try {
    return reason_text(shown).text;
  } finally {
    set_language("en");
  }
}

const no_piece = reason("Rank {rank} has {text}, which is no piece.", { rank: "7", text: "'z'" });

test("a reason is shown in the reader's language, with its values", () => {
  assert.equal(in_language("en", no_piece), "Rank 7 has 'z', which is not a piece.");
  assert.equal(in_language("pt", no_piece), "Na linha 7 está 'z', que não é uma peça.");
  assert.equal(in_language("ro", no_piece), "Pe linia 7 stă 'z', care nu este o piesă.");
});

test("sides, pieces and options are translated too", () => {
  assert.equal(
    in_language("pt", reason("{side} is in check, but {mover} is to move.", { side: "White", mover: "Black" })),
    "As brancas estão em xeque, mas são as pretas que jogam.",
  );
  assert.equal(
    in_language("ro", reason("The option {option} is a number from {least} to {most}.", { option: "ships-4", least: "0", most: "20" })),
    "Nave de 4: numai un număr de la 0 la 20.",
  );
  assert.equal(
    in_language("pt", reason("There is no {piece} that may go to {cell}.", { piece: "knight", cell: "e4" })),
    "Nenhum cavalo pode ir para e4.",
  );
});

test("a value may be other reasons: which move of a line, which line of a file", () => {
  const inner = reason("There is no {piece} that may go to {cell}.", { piece: "king", cell: "e3" });
  const move = reason("Move {number}, {text}: {reason}", { number: "2", text: "'Ke3'", reason: [inner] });
  assert.equal(
    in_language("pt", reason("line {line}: {reason}", { line: "3", reason: [move] })),
    "linha 3 do texto: Lance 2, 'Ke3': Nenhum rei pode ir para e3.",
  );
});

test("a reason without a translation is shown in English, and marked so", () => {
  assert.deepEqual(refusal("malformed", [reason("Something {what}.", { what: "new" })]).reasons, [
    { text: "Something new.", known: false },
  ]);
});

test("a code that says everything needs no reasons; what cannot be done now is explained by its reason", () => {
  assert.equal(refusal_line("over", [reason("The game is over.")]), "The game is over.");
  assert.equal(refusal_line("may-not", [reason("There is no hint now.")]), "There is no hint now.");
  assert.equal(refusal_line("move", [reason("This is no move.")]), "That move is not possible. This is not a move.");
});
