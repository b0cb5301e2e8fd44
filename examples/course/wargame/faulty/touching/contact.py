"""Restriction 1, but not in full: a piece on these cells is seen, one beside them is not."""


def is_free(board, cells):
    return not any(cell in board for cell in cells)
