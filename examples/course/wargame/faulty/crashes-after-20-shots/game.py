"""-j 1: answers shots; there is room for twenty."""
import sys


def play(board, rows, columns):
    shots, count = [None] * 20, 0
    for line in sys.stdin:
        shot = line.strip()
        if not shot[1:].isdecimal() or int(shot[1:]) > rows:
            print("* that is no cell", flush=True)
            continue
        shots[count] = shot
        count += 1
        print(board.get((rows - int(shot[1:]), ord(shot[0]) - ord("A")), "-"), flush=True)
