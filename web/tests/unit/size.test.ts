import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import test from "node:test";
import { gzipSync } from "node:zlib";

declare const __WEB__: string;

test("the page builds, and its scripts weigh less than 100 kB", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "tabuleiro-page-"));
  try {
    const built = spawnSync(process.execPath, [path.join(__WEB__, "build.mjs"), folder], { encoding: "utf8" });
    assert.equal(built.status, 0, built.stderr);
    const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
    const size = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(folder, name))).length, 0);
    console.log(`# scripts, gzipped: ${size} bytes`);
    assert.ok(scripts.length > 0 && size < 100_000, `${size}`);
    const html = readFileSync(path.join(folder, "index.html"), "utf8");
    for (const name of readdirSync(folder).filter((file) => file.endsWith(".css"))) assert.ok(html.includes(`/${name}`), name);
    // The first page has what the others share; the script of analysis is not among it.
    const first = scripts.filter((name) => html.includes(`/${name}`));
    const later = scripts.filter((name) => !html.includes(`/${name}`));
    const has_graph = (name: string) => readFileSync(path.join(folder, name), "utf8").includes("uplot");
    assert.deepEqual([first.length > 0, first.some(has_graph), later.some(has_graph)], [true, false, true]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
