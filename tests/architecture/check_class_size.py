#!/usr/bin/env python3
"""check_class_size.py SOURCE [COUNT]: no class or struct of src/ has more than 30 public functions.

Constructors, destructors and deleted functions do not count. With COUNT, prints so many of the largest classes.
"""
import pathlib
import re
import sys

LIMIT = 30
SKIPPED = re.compile(r"^(using|friend|typedef|static_assert|enum|class|struct|union|template class)\b|=\s*delete$")
OPENING = re.compile(r"\b(class|struct)\s+(?:\[\[\w+\]\]\s*)?([\w:]+)\s*(?:final\s*)?(?::[^;{()]*)?\{")


def without_comments(text):
    text = re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)
    text = re.sub(r'R"(\w*)\(.*?\)\1"', '""', text, flags=re.S)
    text = re.sub(r"'(\\.|[^'\\])'", "0", text)
    text = re.sub(r'"(\\.|[^"\\\n])*"', '""', text)
    return re.sub(r"^\s*#[^\n]*(\\\n[^\n]*)*", "", text, flags=re.M)


def end_of_block(text, start):
    """The index after the brace that closes the one at `start`."""
    depth = 0
    for at in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if depth == 0:
            return at + 1
    return len(text)


def statements(body):
    """The declarations of a class, each without its block."""
    current, at = "", 0
    while at < len(body):
        if body[at] == "{":
            at = end_of_block(body, at)
            # An initializer `{...}` of a member goes on until its semicolon.
            if "(" in current and not re.match(r"\s*[;,)]", body[at:]):
                yield current
                current = ""
            continue
        if body[at] == ";":
            yield current
            current = ""
        else:
            current += body[at]
        at += 1


def is_function(statement, name):
    head = statement.split("requires", 1)[0] if statement.startswith("template") else statement
    called = re.search(r"(operator\s*[^\s(]+|operator\s*\(\)|~?\w+)\s*\(", re.sub(r"<[^<>]*>", "", head))
    if not called or SKIPPED.search(statement):
        return False
    before = head[: head.find("(")]
    return called.group(1).lstrip("~") != name and "=" not in before.replace("operator=", "")


def public_functions(kind, name, body):
    public, names = kind == "struct", []
    for statement in statements(body):
        text = " ".join(statement.split())
        while access := re.match(r"(public|private|protected)\s*:(?!:)\s*", text):
            public = access.group(1) == "public"
            text = text[access.end() :]
        if public and is_function(text, name):
            names.append(text)
    return names


def classes(path):
    text = without_comments(path.read_text(encoding="utf-8"))
    for found in OPENING.finditer(text):
        end = end_of_block(text, found.end() - 1)
        name = found.group(2).split("::")[-1]
        yield name, public_functions(found.group(1), name, text[found.end() : end - 1])


def main():
    source = pathlib.Path(sys.argv[1])
    sizes = sorted(
        ((len(functions), name, str(path.relative_to(source)))
         for path in source.glob("src/**/*.?pp") if not path.stem.endswith("_test")
         for name, functions in classes(path)),
        reverse=True,
    )
    for size, name, path in sizes[: int(sys.argv[2]) if len(sys.argv) > 2 else 0]:
        print(f"{size:3} {name} ({path})")
    too_large = [f"{name} ({path}) has {size} public functions" for size, name, path in sizes if size > LIMIT]
    if not sizes:
        too_large = ["there are no classes"]
    for fault in too_large:
        print(f"check_class_size: {fault}", file=sys.stderr)
    return 1 if too_large else 0


sys.exit(main())
