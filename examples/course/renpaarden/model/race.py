"""A race: the board, whose turn it is, and who has won."""
from turns import paths


def name(cell):
    return "abcdefghi"[cell[0]] + str(cell[1] + 1)


class Race:
    def __init__(self, board, size, side):
        self.board, self.size, self.side = board, size, side  # {(column, row): "w" or "x"}

    @staticmethod
    def new(size):
        rows = {0: "w", 1: "w", size - 2: "x", size - 1: "x"}
        return Race({(c, r): side for r, side in rows.items() for c in range(size)}, size, "w")

    @staticmethod
    def read(text, side):
        """None if it is no board."""
        rows = text.split("/")[::-1]
        size = len(rows)
        if not 5 <= size <= 9 or any(len(row) != size for row in rows) or side not in ("w", "x"):
            return None
        letters = "".join(rows)
        if letters.strip("wx.") or any(letters.count(knight) != 2 * size for knight in "wx"):
            return None
        return Race({(c, r): rows[r][c] for r in range(size) for c in range(size) if rows[r][c] != "."},
                    size, side)

    def text(self):
        rows = ("".join(self.board.get((c, r), ".") for c in range(self.size)) for r in range(self.size))
        return "/".join(list(rows)[::-1]) + " " + self.side

    def winner(self):
        """Whoever has just played, and has all knights on the far side."""
        last = "x" if self.side == "w" else "w"
        goal = (self.size - 2, self.size - 1) if last == "w" else (0, 1)
        return last if all(r in goal for (_, r), side in self.board.items() if side == last) else None

    def turns(self):
        """{"a1b3": [cells of its path]}, sorted."""
        if self.winner():
            return {}
        found = {name(start) + name(end): path for start, side in self.board.items() if side == self.side
                 for end, path in paths(self.board, self.size, start).items()}
        return dict(sorted(found.items()))

    def after(self, path):
        board = dict(self.board)
        board[path[-1]] = board.pop(path[0])
        return Race(board, self.size, "x" if self.side == "w" else "w")

    def perft(self, depth):
        if depth == 0:
            return 1
        return sum(self.after(path).perft(depth - 1) for path in self.turns().values())
