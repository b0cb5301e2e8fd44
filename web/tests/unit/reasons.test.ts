// Every reason that the C++ sources give has a translation, or is listed in reasons_in_english.txt.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { text_name } from "../../src/refusal.ts";

declare const __WEB__: string;
const root = path.join(__WEB__, "..");

/** Folders whose reasons may reach the page; those of files, archives and the command line do not, or are about the machine. */
const folders = [
  "core",
  "games",
  "record",
  "league/player_list",
  "house",
  "table_log",
  "server",
  "programs/games",
  "programs/process",
  "programs/session",
  "programs/sandbox",
  "programs/runner",
  "programs/trial",
];
/** Of folders whose other reasons do not. */
const files = ["course/batteries.cpp"];

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.[ch]pp$/.test(name) && !name.endsWith("_test.cpp"))
    .map((name) => readFileSync(path.join(folder, name), "utf8"));
}

/** The literals that are the forms of reasons: fail("..."), Reason("..."), refuse(code, "..."), refusal(code, "..."). */
function forms_in(source: string): string[] {
  const literals = /\b(?:(?:fail|Reason)\(|(?:refuse|refusal)\(\s*"[\w-]+",)\s*((?:"(?:[^"\\\n]|\\.)*"\s*)+)/g;
  return [...source.matchAll(literals)].map((match) =>
    [...match[1]!.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map((literal) => JSON.parse(literal[0]) as string).join(""),
  );
}

const texts_of_sources = [
  ...folders.flatMap((folder) => sources(path.join(root, "src", folder))),
  ...files.map((file) => readFileSync(path.join(root, "src", file), "utf8")),
];
const forms = new Set(texts_of_sources.flatMap(forms_in));
const in_english = new Set(
  readFileSync(path.join(__WEB__, "tests/unit/reasons_in_english.txt"), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#")),
);

function texts_in(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("reasons.en.ftl"))
    .flatMap((name) => [...readFileSync(path.join(folder, name), "utf8").matchAll(/^(reason-[a-z0-9-]+) = (.*)$/gm)])
    .map((match) => [match[1]!, match[2]!]);
}
const texts = new Map(texts_in(path.join(__WEB__, "src")));

test("every reason has a translation, or is listed as one that stays in English", () => {
  assert.ok(forms.size > 200, "the forms are found in the sources");
  assert.deepEqual(
    [...forms].filter((form) => !texts.has(text_name(form)) && !in_english.has(form)),
    [],
  );
});

test("every translation and every form in the list is one of the sources", () => {
  const names = new Set([...forms].map(text_name));
  assert.deepEqual(
    [...texts.keys()].filter((name) => !names.has(name)),
    [],
  );
  assert.deepEqual(
    [...in_english].filter((form) => !forms.has(form) || texts.has(text_name(form))),
    [],
  );
});

test("no two translated forms have the same name, and a translation uses no value that its form lacks", () => {
  const translated = [...forms].filter((form) => texts.has(text_name(form)));
  assert.equal(new Set(translated.map(text_name)).size, translated.length);
  for (const form of translated)
    for (const [, value] of texts.get(text_name(form))!.matchAll(/\$(\w+)/g)) assert.ok(form.includes(`{${value}}`), `${form}: ${value}`);
});
