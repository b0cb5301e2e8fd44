"""Restriction 1: pieces do not touch."""


def is_free(board, cells):
    """Whether no other piece is on these cells, or beside one of them, not even by a corner."""
    return not any((row + down, column + right) in board
                   for row, column in cells for down in (-1, 0, 1) for right in (-1, 0, 1))
