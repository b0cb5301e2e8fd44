import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { reason_words, refusal, refusal_line } from "../../src/refusal.ts";
import { add_texts, languages, set_language, type Language } from "../../src/text.ts";

declare const __WEB__: string;
for (const language of languages)
  add_texts("reasons", language, readFileSync(path.join(__WEB__, `src/texts/reasons.${language}.ftl`), "utf8"));

function in_language<T>(language: Language, body: () => T): T {
  set_language(language);
  try {
    return body();
  } finally {
    set_language("en");
  }
}

test("a reason is said in the reader's language, with the values that it holds", () => {
  const sentence = "Rank 7 has 'z', which is no piece.";
  assert.equal(reason_words(sentence), sentence);
  assert.equal(
    in_language("pt", () => reason_words(sentence)),
    "Na linha 7 está 'z', que não é uma peça.",
  );
  assert.equal(
    in_language("ro", () => reason_words(sentence)),
    "Pe linia 7 stă 'z', care nu este o piesă.",
  );
});

test("values that are words are said in the reader's language too", () => {
  assert.equal(
    in_language("pt", () => reason_words("White is in check, but Black is to move.")),
    "As brancas estão em xeque, mas são as pretas que jogam.",
  );
  assert.equal(
    in_language("ro", () => reason_words("The option ships-4 is a number from 0 to 20.")),
    "Nave de 4: numai un număr de la 0 la 20.",
  );
  assert.equal(
    in_language("pt", () => reason_words("There is no knight that may go to e4.")),
    "Nenhum cavalo pode ir para e4.",
  );
});

test("a reason may hold another: which move of a line, which line of a file", () => {
  assert.equal(
    in_language("pt", () => reason_words("line 3: Move 2, 'Ke3': There is no king that may go to e3.")),
    "linha 3 do texto: Lance 2, 'Ke3': Nenhum rei pode ir para e3.",
  );
  assert.equal(
    in_language("ro", () => reason_words("line 4: Black has no king.")),
    `rândul 4 al textului: ${in_language("ro", () => reason_words("Black has no king."))}`,
  );
});

test("of two forms that fit, the one that says more is meant", () => {
  assert.equal(
    in_language("pt", () => reason_words("The option rows is a number from 9 to 15, in steps of 3.")),
    "Linhas: tem de ser um número de 9 a 15, de 3 em 3.",
  );
});

test("a sentence that the page does not know is shown as it came, and said to be English", () => {
  assert.equal(reason_words("Something new."), null);
  assert.deepEqual(refusal("malformed", ["Something new."]).reasons, [{ text: "Something new.", known: false }]);
});

test("a word that says everything needs no reasons; what cannot be done now is told by its reason", () => {
  assert.equal(refusal_line("over", ["The game is over."]), "The game is over.");
  assert.equal(refusal_line("may-not", ["There is no hint to be had now."]), "There is no hint to be had now.");
  assert.equal(refusal_line("move", ["This is no move."]), "That move is not possible. This is no move.");
});
