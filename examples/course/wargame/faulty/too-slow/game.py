"""-j 1: answers shots, but thinks for a very long time about one that was fired before."""
import itertools
import re
import sys
import time

from fleet import lines


def cell_of(shot, rows, columns):
    match = re.fullmatch(r"([A-X])([1-9][0-9]?)", shot)
    cell = (rows - int(match[2]), ord(match[1]) - ord("A")) if match else (-1, -1)
    return cell if 0 <= cell[0] < rows and cell[1] < columns else None


def play(board, rows, columns):
    began, shots, left, fired = time.time(), 0, set(board), []
    for line in sys.stdin:
        cell = cell_of(line.strip(), rows, columns)
        if cell is None:
            print("* that is no cell", flush=True)
            continue
        shots += 1
        if cell in fired:
            cells = itertools.product(range(rows), range(columns))
            max(order.index(cell) for order in itertools.permutations(cells))
        fired.append(cell)
        left.discard(cell)
        print(board.get(cell, "-"), flush=True)
        if not left:
            print(f"Fim de Jogo: {shots} jogadas em {int(time.time() - began)} segundos")
            print("\n".join(lines(board, rows, columns)), flush=True)
            return
