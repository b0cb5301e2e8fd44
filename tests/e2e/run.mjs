// Runs the browser tests: node tests/e2e/run.mjs [NAME...]. With names, those files one after the other in one browser; without,
// all of them, three processes at a time; a file that fails is run once more by itself, and is reported as unstable if it passes then.
// With UPDATE=1 the golden files are rewritten.
import { spawn } from "node:child_process";
import { after } from "node:test";
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { browser_path, close_browser } from "./support.mjs";

const folder = path.dirname(fileURLToPath(import.meta.url));
const files = readdirSync(folder)
  .filter((file) => file.endsWith(".test.mjs"))
  .sort();
const wanted = process.argv.slice(2);
/** They take longest, so they start first: then all processes finish at about the same time. */
const longest = ["access", "pointing", "engines", "modes", "course_house", "frozen", "course", "school", "lobby"].map(
  (name) => `${name}.test.mjs`,
);

/** Runs one file in its own process; its output is shown when it has finished. */
function run(name) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), name], { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    child.stdout.on("data", (chunk) => (said += chunk));
    child.stderr.on("data", (chunk) => (said += chunk));
    child.on("exit", (status) => {
      process.stdout.write(`## ${name}\n${said}`);
      resolve(status === 0);
    });
  });
}

if (!browser_path()) {
  console.log("SKIPPED: there is no Chromium on this machine; the page was not tried in a browser");
} else if (wanted.length > 0) {
  for (const name of files) if (wanted.some((word) => name.startsWith(word))) await import(path.join(folder, name));
  after(close_browser);
} else {
  const waiting = [...longest, ...files.filter((file) => !longest.includes(file))];
  const failed = [];
  const worker = async () => {
    while (waiting.length > 0) {
      const name = waiting.shift();
      if (!(await run(name))) failed.push(name);
    }
  };
  // One more than the cores of a small machine: each of them waits a part of its time, for clocks, computers and pages.
  await Promise.all([worker(), worker(), worker()]);
  const verdicts = [];
  for (const name of failed) verdicts.push((await run(name)) ? `UNSTABLE: ${name} failed, and passed by itself` : `FAILED TWICE: ${name}`);
  for (const verdict of verdicts) console.log(verdict);
  process.exitCode = verdicts.some((verdict) => verdict.startsWith("FAILED")) ? 1 : 0;
}
