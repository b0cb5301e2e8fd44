import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { choose_language, languages, type Language } from "../../src/text.ts";
import * as words from "../../src/words.ts";

declare const __WEB__: string;

const sources = Object.fromEntries(
  languages.map((language) => [
    language,
    ["", "reasons.", "study."].map((part) => readFileSync(path.join(__WEB__, `src/texts/${part}${language}.ftl`), "utf8")).join("\n"),
  ]),
) as Record<Language, string>;

/** Texts by name, as written. */
function texts_of(source: string): Map<string, string> {
  const texts = new Map<string, string>();
  let name = "";
  for (const line of source.split("\n")) {
    const start = /^([a-z][a-z0-9-]*) = (.*)$/.exec(line);
    if (start) texts.set((name = start[1]!), start[2]!);
    else if (/^\s/.test(line) && name) texts.set(name, `${texts.get(name)}\n${line.trim()}`);
  }
  return texts;
}
const texts = Object.fromEntries(languages.map((language) => [language, texts_of(sources[language])])) as Record<
  Language,
  Map<string, string>
>;

function code(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) =>
      entry.isDirectory()
        ? code(path.join(folder, entry.name))
        : /\.tsx?$/.test(entry.name)
          ? readFileSync(path.join(folder, entry.name), "utf8")
          : "",
    )
    .join("\n");
}
const source = code(path.join(__WEB__, "src"));

/** Names that the code puts together from words of the server. */
const made = [
  ...words.rule_name_words.filter(Boolean).map((word) => `rule-${word}`),
  ...words.did_name_words.map((word) => `did-${word}`),
  ...words.ending_words.map((word) => `ending-${word}`),
  ...words.refused_name_words.map((word) => `refused-${word}`),
  ...words.study_refused_name_words.map((word) => `refused-${word}`),
  ...words.judgement_name_words.flatMap((word) => [`judgement-${word}`, `judgements-${word}`, `trial-still-${word}`]),
  ...words.game_name_words.flatMap((game) => [`game-${game}`, `game-${game}-text`]),
  ...words.choice_kind_words.map((kind) => `target-${kind}`),
  ...words.piece_name_words
    .filter((piece) => !piece.startsWith("ship"))
    .flatMap((piece) => [`piece-${piece}`, `piece-first-${piece}`, `piece-second-${piece}`]),
  ...["check", "hit", "miss", "sunk", "goal-first", "goal-second"].map((mark) => `mark-${mark}`),
  ...Array.from({ length: 8 }, (_, index) => `level-${index + 1}`),
  ...Array.from({ length: 4 }, (_, index) => `level-wargame-${index + 1}`),
];

test("every text is there in every language", () => {
  const all = new Set(languages.flatMap((language) => [...texts[language].keys()]));
  for (const language of languages)
    assert.deepEqual(
      [...all].filter((name) => !texts[language].has(name)),
      [],
      language,
    );
});

test("every text that the code names exists", () => {
  const named = [...source.matchAll(/\bt\(\s*"([a-z][a-z0-9-]*)"/g), ...source.matchAll(/\? "([a-z]+-[a-z0-9-]+)" : "/g)].map(
    (match) => match[1]!,
  );
  assert.ok(named.length > 100);
  assert.deepEqual(
    [...new Set([...named.filter((name) => source.includes(`t("${name}"`)), ...made])].filter((name) => !texts.en.has(name)),
    [],
  );
});

test("every text is used", () => {
  // The house's own tests see to it that every reason is one that it gives.
  const prefixes = ["reason-", ...[...source.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]!)];
  const unused = [...texts.en.keys()].filter(
    (name) => !source.includes(`"${name}"`) && !prefixes.some((prefix) => name.startsWith(prefix)),
  );
  assert.deepEqual(unused, []);
});

test("every language parses whole and without errors", () => {
  for (const language of languages) {
    const bundle = new FluentBundle(language);
    assert.deepEqual(bundle.addResource(new FluentResource(sources[language])), []);
    for (const name of texts[language].keys()) assert.ok(bundle.getMessage(name)?.value, `${language}: ${name}`);
  }
});

test("a text takes the same values in every language", () => {
  const values = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort().join(" ");
  for (const [name, text] of texts.en)
    for (const language of languages) assert.equal(values(texts[language].get(name)!), values(text), `${language}: ${name}`);
});

// Names of games and people, words that the languages share, and figures.
const may_be_equal = new Set([
  "language-pt",
  "language-en",
  "language-ro",
  "game-renpaarden",
  "time-kind-bronstein",
  "did-en-passant",
  "say-move",
  "animation-normal",
  "time-kind-increment",
  "rule-mate",
]);

test("no text is the same in two languages, but for a short list", () => {
  const equal: string[] = [];
  for (const name of texts.en.keys()) {
    const all = languages.map((language) => texts[language].get(name)!.toLowerCase());
    if (new Set(all).size < all.length && !may_be_equal.has(name)) equal.push(`${name}: ${all.join(" | ")}`);
  }
  assert.deepEqual(equal, []);
  assert.ok(may_be_equal.size < 15);
});

test("Romanian has its three plurals wherever a number decides", () => {
  for (const [name, text] of texts.ro) if (text.includes("->")) assert.match(text, /\[one\][\s\S]*\[few\][\s\S]*\*\[other\]/, name);
});

test("the browser's languages choose, in their order", () => {
  assert.equal(choose_language(["fr-CH", "ro-MD", "en"]), "ro");
  assert.equal(choose_language(["pt-BR"]), "pt");
  assert.equal(choose_language(["fr"]), "en");
});
