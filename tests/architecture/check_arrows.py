#!/usr/bin/env python3
"""Compares the arrows of docs/architecture.md with the libraries' USES and with the includes.

Every folder of src/ has a line `folder: what it uses` in the document. The test fails where a
folder uses another that is not in its line, and where a line names one that is not used.
"""
import re
import sys
from pathlib import Path

root = Path(sys.argv[1])
source = root / "src"
folders = sorted(path.name for path in source.iterdir() if path.is_dir())


def modules():
    """(folder, library, names that it USES), for every tabuleiro_module."""
    for file in source.rglob("CMakeLists.txt"):
        text = re.sub(r"#.*", "", file.read_text())
        for name, rest in re.findall(r"tabuleiro_module\((\S+)([^)]*)\)", text):
            uses = re.sub(r".*\bUSES\b", "", rest.split("TEST_USES")[0], flags=re.S).split()
            yield file.relative_to(source).parts[0], name, uses


def used():
    arrows = {folder: set() for folder in folders}
    home = {name: folder for folder, name, _ in modules()}
    home |= {"${TABULEIRO_GAMES}": "games", "${TABULEIRO_ENGINES}": "engines"}
    for folder, _, uses in modules():
        arrows[folder] |= {home[name] for name in uses if name in home}
    for file in [*source.rglob("*.hpp"), *source.rglob("*.cpp")]:
        if not file.name.endswith("_test.cpp"):
            included = re.findall(r'^#include "(\w+)/', file.read_text(), flags=re.M)
            arrows[file.relative_to(source).parts[0]] |= set(included) & set(folders)
    return {folder: names - {folder} for folder, names in arrows.items()}


def documented():
    text = (root / "docs/architecture.md").read_text()
    block = re.search(r"## Who may use whom\n.*?```\n(.*?)```", text, flags=re.S)
    lines = (line.split(":") for line in block.group(1).splitlines())
    return {folder.strip(): set(names.split()) for folder, names in lines}


says, does = documented(), used()
faults = [f"{folder}: the document says {sorted(says.get(folder, []))}, the code uses {sorted(does.get(folder, []))}"
          for folder in sorted(says.keys() | does.keys()) if says.get(folder) != does.get(folder)]
print("\n".join(faults) or f"{len(does)} folders, as the document says")
sys.exit(1 if faults else 0)
