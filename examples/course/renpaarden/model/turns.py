"""Where a knight can go in one turn."""

LEAPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def leaps(size, cell):
    column, row = cell
    return sorted((column + x, row + y) for x, y in LEAPS
                  if 0 <= column + x < size and 0 <= row + y < size)


def paths(board, size, start):
    """The shortest path to each cell where a turn from `start` can end: {cell: [start, ..., cell]}.

    Whoever lands on a knight of the opponent leaps on. Cells are visited in the order of their names,
    so that of several shortest paths the first is found.
    """
    side = board[start]
    found, queue = {start: [start]}, [start]
    for cell in queue:
        for target in leaps(size, cell):
            if target not in found and board.get(target) != side:
                found[target] = found[cell] + [target]
                if target in board:
                    queue.append(target)
    return {cell: path for cell, path in found.items() if cell not in board}
