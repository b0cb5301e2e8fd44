// How the build reads texts: those of the games are appended to those of the page; comments and blank lines are removed.
import { readFileSync } from "node:fs";
import path from "node:path";
import { game_files } from "./games.mjs";

export function bare_texts(file) {
  return [file, ...game_files(path.basename(file)).map((game) => game.file)]
    .flatMap((source) => readFileSync(source, "utf8").split("\n"))
    .filter((line) => line.trim() && !line.startsWith("#"))
    .join("\n");
}

export const texts = {
  name: "texts",
  setup(builder) {
    builder.onLoad({ filter: /\.ftl$/ }, ({ path }) => ({ contents: bare_texts(path), loader: "text" }));
  },
};
