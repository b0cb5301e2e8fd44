// How the build reads the texts: comments and blank lines do not travel.
import { readFileSync } from "node:fs";

export function bare_texts(path) {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .join("\n");
}

export const texts = {
  name: "texts",
  setup(builder) {
    builder.onLoad({ filter: /\.ftl$/ }, ({ path }) => ({ contents: bare_texts(path), loader: "text" }));
  },
};
