"""Boards with pieces: {(row, column): type}, rows from the top."""
import random

from contact import is_free

# The shapes of the annex by type; the cells of a block are numbered as on a telephone.
SHAPES = {
    1: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    2: ["12", "23", "45", "56", "78", "89", "14", "47", "25", "58", "36", "69"],
    3: ["123", "456", "789", "147", "258", "369"],
    4: ["1245", "2356", "4578", "5689"],
    5: ["12358", "14567", "25789", "34569"],
    6: ["246789", "234689", "123468", "124678"],
    7: ["1345679", "1235789"],
    8: ["12346789"],
}


def blocks(rows, columns):
    found = [(row, column) for row in range(0, rows, 3) for column in range(0, columns, 3)]
    random.shuffle(found)
    return found


def place(board, block, piece):
    """Puts a piece of this type into the block, if it fits."""
    shapes = SHAPES[piece][:]
    random.shuffle(shapes)
    for shape in shapes:
        cells = [(block[0] + (int(n) - 1) // 3, block[1] + (int(n) - 1) % 3) for n in shape]
        if is_free(board, cells):
            board.update((cell, piece) for cell in cells)
            return True
    return False


def any_board(rows, columns):
    """-p 1: whatever fits. Returns the board and how many pieces of each type it has."""
    board, counts = {}, [0] * 8
    for block in blocks(rows, columns):
        piece = random.randint(0, 8)
        if piece and place(board, block, piece):
            counts[piece - 1] += 1
    return board, counts


def board_with(rows, columns, counts):
    """-p 2: the largest pieces first; from the beginning if there is no room for the last ones."""
    while True:
        board, left = {}, blocks(rows, columns)
        wanted = [piece for piece in range(8, 0, -1) for _ in range(counts[piece - 1])]
        for piece in wanted:
            block = next((block for block in left if place(board, block, piece)), None)
            if block is None:
                break
            left.remove(block)
        else:
            return board


def lines(board, rows, columns):
    letters = "ABCDEFGHIJKLMNOPQRSTUVWX"[:columns]
    return [f"{rows - row:2} " + " ".join(str(board.get((row, column), "-")) for column in range(columns))
            for row in range(rows)] + ["   " + " ".join(letters)]
