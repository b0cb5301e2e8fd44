// How a token is used: the file to keep it in, and what to type, for this house.

/** "Shooter 3" is kept in shooter-3.token. */
export function token_file(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${plain?.join("-") ?? "program"}.token`;
}

/** A first request in Python, with nothing but its standard library: it prints the games of the house. */
export function python_lines(house: string, name: string): string {
  return [
    "import json, urllib.request",
    `token = open("${token_file(name)}").read().strip()`,
    `request = urllib.request.Request("${house}/api/house")`,
    'request.add_header("Authorization", "Bearer " + token)',
    "with urllib.request.urlopen(request) as answer:",
    '    print([entry["game"] for entry in json.load(answer)["games"]])',
  ].join("\n");
}
