// There are no import cycles between the files of src/, nor between its folders. Dynamic and type-only imports count too; a file directly
// in src/ counts as a folder of its own.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

declare const __WEB__: string;
const source = path.join(__WEB__, "src");

type Graph = Map<string, Set<string>>;

function files_below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? files_below(full) : /(?<!\.d)\.tsx?$/.test(entry.name) ? [path.relative(source, full)] : [];
  });
}

function imports_of(file: string): string[] {
  const text = readFileSync(path.join(source, file), "utf8");
  const found = text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*"(\.[^"]+\.tsx?)"/g);
  return [...found].map(([, target]) => path.join(path.dirname(file), target!));
}

function graph_by(name_of: (file: string) => string): Graph {
  const graph: Graph = new Map();
  for (const file of files_below(source)) {
    const to = graph.get(name_of(file)) ?? new Set();
    for (const target of imports_of(file)) if (name_of(target) !== name_of(file)) to.add(name_of(target));
    graph.set(name_of(file), to);
  }
  return graph;
}

/** Some cycle of the graph; null if there is none. */
function cycle_in(graph: Graph): string[] | null {
  const done = new Set<string>();
  const find_cycle = (name: string, way: string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of graph.get(name) ?? []) {
      const cycle = find_cycle(next, [...way, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const cycle = find_cycle(name, []);
    if (cycle) return cycle;
  }
  return null;
}

test("a cycle is found", () => {
  const graph = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c", "d"])],
    ["c", new Set<string>()],
    ["d", new Set(["b"])],
  ]);
  assert.deepEqual(cycle_in(graph), ["b", "d", "b"]);
});

test("no file imports itself by way of others", () => {
  const graph = graph_by((file) => file);
  assert.ok(graph.get("main.tsx")?.has("app.tsx"));
  assert.equal(cycle_in(graph), null);
});

test("no folder imports itself by way of others", () => {
  assert.equal(cycle_in(graph_by((file) => file.split(path.sep)[0]!)), null);
});
