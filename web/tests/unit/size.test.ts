import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import test from "node:test";
import { gzipSync } from "node:zlib";

declare const __WEB__: string;

test("the start page's scripts weigh less than 60 kB, all scripts less than 240 kB", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "tabuleiro-page-"));
  try {
    const built = spawnSync(process.execPath, [path.join(__WEB__, "build.mjs"), folder], { encoding: "utf8" });
    assert.equal(built.status, 0, built.stderr);
    const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
    const weight = (names: string[]) => names.reduce((sum, name) => sum + gzipSync(read(name)).length, 0);
    const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
    const html = read("index.html");
    for (const name of readdirSync(folder).filter((file) => file.endsWith(".css"))) assert.ok(html.includes(`/${name}`), name);
    const first = scripts.filter((name) => html.includes(`/${name}`));
    console.log(`# scripts, gzipped: ${weight(first)} bytes at the start, ${weight(scripts)} in all`);
    assert.ok(first.length > 0 && weight(first) < 60_000, `${weight(first)}`);
    assert.ok(weight(scripts) < 240_000, `${weight(scripts)}`);
    // The page names the scripts that it needs at once; the others are loaded on demand.
    for (const name of first)
      for (const [, needed] of read(name).matchAll(/(?:from|import)"\.\/([^"]+)"/g)) assert.ok(first.includes(needed!), needed);
    for (const part of ["uplot", "board-area", "submit-row", "switches", "person-card", "course-graph"])
      assert.deepEqual(
        [first, scripts].map((names) => names.some((name) => read(name).includes(part))),
        [false, true],
        part,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
