"""Where a knight can go in one turn: whoever wrote this forgot that a turn goes on over the opponent."""

LEAPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def paths(board, size, start):
    column, row = start
    cells = [(column + x, row + y) for x, y in LEAPS]
    return {cell: [start, cell] for cell in cells
            if 0 <= cell[0] < size and 0 <= cell[1] < size and cell not in board}
