"""War Game, part 1: makes boards (-j 0) and answers shots at them (-j 1)."""
import re
import sys

from fleet import any_board, board_with, lines
from game import play

HELP = """wargame.py [-h] [-t ROWSxCOLUMNS] [-j MODE] [-p PLACEMENT] [-d SHOOTER] [-1 N] ... [-8 N]
-h  this help
-t  9x9 to 15x24, multiples of 3
-j  0: print a board; 1: answer shots at it
-p  1: any pieces; 2: those of -1 to -8
-d  how to fire, in mode 2 (part 2)
-1 to -8  how many pieces of each type"""


def stop(text, status=255):
    print(text)
    sys.exit(status)


def read_options(words):
    options = {}
    for name, value in zip(words[::2], words[1::2] + [""]):
        if not re.fullmatch("-[tjpd1-8]", name):
            stop(f"-1 there is no option {name}")
        if name != "-t" and not value.isdecimal():
            stop(f"-1 {name} needs a number")
        options[name[1:]] = value
    return options


def main():
    if "-h" in sys.argv:
        stop(HELP, 0)
    options = read_options(sys.argv[1:])
    size = re.fullmatch(r"(\d+)x(\d+)", options.get("t", "9x9"))
    rows, columns = (int(size[1]), int(size[2])) if size else (0, 0)
    mode, placement = options.get("j", "0"), options.get("p", "1")
    counts = [int(options.get(str(piece), 0)) for piece in range(1, 9)]
    if mode in ("0", "1") and ("d" in options or (placement == "1" and any(counts))):
        stop(HELP)
    if not (9 <= rows <= 15 and 9 <= columns <= 24 and rows % 3 == columns % 3 == 0):
        stop("-1 the size is 9x9 to 15x24, in multiples of 3")
    if mode not in ("0", "1"):
        stop("-1 the mode is 0 or 1")
    if placement not in ("1", "2"):
        stop("-1 the placement is 1 or 2")
    if placement == "2" and counts[0] == 0:
        stop("-1 there is a piece of type 1 at least")
    if placement == "2" and counts != sorted(counts, reverse=True):
        stop("-1 there are more pieces of a larger type than of a smaller one")
    if placement == "2" and sum(counts) * 2 > rows * columns // 9:
        stop("-1 there are pieces in more than half of the blocks")
    if placement == "1":
        board, counts = any_board(rows, columns)
    else:
        board = board_with(rows, columns, counts)
    print(f"{rows}x{columns}", *counts, flush=True)
    if mode == "1":
        play(board, rows, columns)
    else:
        print("\n".join(lines(board, rows, columns)))


main()
