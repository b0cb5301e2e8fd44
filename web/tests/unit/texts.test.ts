import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { clock_text } from "../../src/table/clock.tsx";
import { choose_language, date, isolated, languages, number, set_language, t, type Language } from "../../src/text.ts";
import * as words from "../../src/messages.ts";

declare const __WEB__: string;

/** The page's texts of that name, and those of the games. */
function text_files(name: string): string[] {
  const games = path.join(__WEB__, "src/games");
  const folders = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [path.join(__WEB__, "src/texts", name), ...folders.map((folder) => path.join(games, folder.name, name))]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"));
}

const sources = Object.fromEntries(
  languages.map((language) => [
    language,
    ["", "reasons.", "study.", "people.", "school.", "records.", "agreements.", "lobby.", "slow.", "programs.", "tournaments.", "course."]
      .flatMap((part) => text_files(`${part}${language}.ftl`))
      .join("\n"),
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

/** Names that the code composes from values of the server. */
const made = [
  ...words.ending_words.map((word) => `ending-${word}`),
  ...words.refused_name_words.map((word) => `refused-${word}`),
  ...words.study_refused_name_words.map((word) => `refused-${word}`),
  ...words.judgement_name_words.flatMap((word) => [`judgement-${word}`, `judgements-${word}`, `trial-still-${word}`]),
  ...words.choice_kind_words.map((kind) => `target-${kind}`),
  ...words.stuck_name_words.map((word) => `stuck-${word}`),
  ...words.side_name_words.map((word) => `side-${word}`),
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
  // reasons.test.ts checks that the server gives every reason.
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

// Names, words that the languages share, and numbers.
const may_be_equal = new Set([
  "language-pt",
  "language-en",
  "language-ro",
  "game-renpaarden",
  "game-reversi",
  "piece-disc",
  "time-kind-bronstein",
  "effect-en-passant",
  "say-move",
  "animation-normal",
  "time-kind-increment",
  "rule-mate",
  "level-novice",
  "panel",
  "role-administrator",
  "tournament-form-arena",
  "tournament-stage-final",
  "tournament-tie-buchholz",
  "tournament-tie-sonneborn-berger",
]);

test("no text is the same in two languages, but for a short list", () => {
  const equal: string[] = [];
  for (const name of texts.en.keys()) {
    const all = languages.map((language) => texts[language].get(name)!.toLowerCase());
    if (new Set(all).size < all.length && !may_be_equal.has(name)) equal.push(`${name}: ${all.join(" | ")}`);
  }
  assert.deepEqual(equal, []);
  assert.ok(may_be_equal.size < 20);
});

test("Romanian has its three plurals wherever a number decides", () => {
  for (const [name, text] of texts.ro)
    if (/\$(?!who)\w+ ->/.test(text)) assert.match(text, /\[one\][\s\S]*\[few\][\s\S]*\*\[other\]/, name);
});

test("the browser's languages choose, in their order", () => {
  assert.equal(choose_language(["fr-CH", "ro-MD", "en"]), "ro");
  assert.equal(choose_language(["pt-BR"]), "pt");
  assert.equal(choose_language(["fr"]), "en");
});

/** Each language has the text for each number. */
function counted(id: string, name: string, numbers: number[]): Record<string, string[]> {
  const said: Record<string, string[]> = {};
  for (const language of languages) {
    set_language(language);
    said[language] = numbers.map((value) => t(id, { [name]: value }));
  }
  set_language("en");
  return said;
}

test("plurals are right: Romanian has three, and says 20 de mutări but 101 mutări", () => {
  assert.deepEqual(counted("clock-moves", "moves", [0, 1, 2, 19, 20, 40, 101]), {
    en: ["0 moves", "1 move", "2 moves", "19 moves", "20 moves", "40 moves", "101 moves"],
    pt: ["0 lances", "1 lance", "2 lances", "19 lances", "20 lances", "40 lances", "101 lances"],
    ro: ["0 mutări", "1 mutare", "2 mutări", "19 mutări", "20 de mutări", "40 de mutări", "101 mutări"],
  });
});

test("a number that counts something stands in a text with plurals", () => {
  for (const language of languages)
    for (const [name, text] of texts[language])
      if (/\$(count|moves)\b/.test(text) && !name.startsWith("reason-") && name !== "shape")
        assert.match(text, /->/, `${language}: ${name}`);
});

test("dates and numbers are written as each language writes them", () => {
  const moment = Date.UTC(2026, 10, 5, 12, 30);
  const written = languages.map((language) => {
    set_language(language);
    return [date(moment).slice(0, 10), number(1234567.5), clock_text(9_450)];
  });
  set_language("en");
  assert.deepEqual(written, [
    ["05/11/2026", "1\u00a0234\u00a0567,5", "0:09,4"],
    ["5 Nov 2026", "1,234,567.5", "0:09.4"],
    ["5 nov. 202", "1.234.567,5", "0:09,4"],
  ]);
});

test("a name written from right to left does not turn its sentence", () => {
  assert.equal(isolated("Ana 😀"), "Ana 😀");
  assert.equal(isolated("שרה"), "\u2068שרה\u2069");
  assert.equal(isolated("عبد الله"), "\u2068عبد الله\u2069");
  set_language("en");
  assert.equal(
    t("versus", { first: "Ana", second: "Rui" }),
    t("versus", { first: "שרה", second: "Rui" }).replace("\u2068שרה\u2069", "Ana"),
  );
});
