// The unit tests of the page: checks types and formatting (npm run format), builds the tests, and runs them with node's test runner.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { games } from "./tools/games.mjs";
import { texts } from "./tools/texts.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const run = (command, ...words) => spawnSync(command, words, { cwd: here, stdio: "inherit" }).status ?? 1;

if (run(process.execPath, "node_modules/typescript/bin/tsc", "--noEmit", "-p", ".") !== 0) process.exit(1);
if (
  run(
    process.execPath,
    "node_modules/prettier/bin/prettier.cjs",
    "--print-width=140",
    "--check",
    "--log-level=warn",
    ".",
    "../tests/e2e",
  ) !== 0
)
  process.exit(1);
const folder = mkdtempSync(path.join(here, "node_modules/.unit-"));
let status = 1;
try {
  const names = readdirSync(path.join(here, "tests/unit")).filter((name) => name.endsWith(".test.ts"));
  await build({
    absWorkingDir: here,
    entryPoints: names.map((name) => `tests/unit/${name}`),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node18",
    jsx: "automatic",
    jsxImportSource: "preact",
    plugins: [games, texts],
    inject: ["tests/catalogue.ts"],
    define: { __WEB__: JSON.stringify(here) },
    logLevel: "warning",
  });
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => path.join(folder, name));
  status = run(process.execPath, "--test", ...files);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);
