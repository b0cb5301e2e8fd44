"""Renpaarden by its line protocol: every line is answered by one line."""
import sys

from choice import choose
from race import Race, name

LIMITS = {"level": (1, 8), "movetime": (1, 10**6), "depth": (1, 64)}


def number(word, least, most):
    return int(word) if word.isdecimal() and len(word) < 8 and least <= int(word) <= most else None


class Player:
    def __init__(self):
        self.race = Race.new(9)

    def answer(self, words):
        handler = getattr(self, "do_" + words[0], None) if words and words[0].islower() else None
        return (handler and handler(words[1:])) or "error that cannot be done"

    def do_new(self, words):
        size = number(words[0], 5, 9) if len(words) == 1 else None if words else 9
        if size:
            self.race = Race.new(size)
            return "ok"

    def do_position(self, words):
        race = Race.read(*words) if len(words) == 2 else None
        if race:
            self.race = race
            return "ok"

    def do_show(self, words):
        return None if words else self.race.text()

    def do_legal(self, words):
        turns = list(self.race.turns())
        return None if words else " ".join([str(len(turns))] + turns)

    def do_play(self, words):
        path = self.race.turns().get(words[0].replace("-", "")) if len(words) == 1 else None
        if path:
            self.race = self.race.after(path)
            return "-".join(name(cell) for cell in path)

    def do_perft(self, words):
        depth = number(words[0], 0, 6) if len(words) == 1 else None
        return None if depth is None else f"perft {depth} {self.race.perft(depth)}"

    def do_go(self, words):
        terms = list(zip(words[::2], words[1::2]))
        good = len(words) % 2 == 0 and all(word in LIMITS and number(value, *LIMITS[word])
                                           for word, value in terms)
        if good and self.race.turns():
            turn, gain = choose(self.race)
            return f"bestturn {turn} score {gain} depth 1 nodes {len(self.race.turns())}"

    def do_result(self, words):
        winner = {"w": "white R5", "x": "black R5", None: "none"}[self.race.winner()]
        return None if words else "result " + winner


def main():
    player = Player()
    for line in sys.stdin:
        words = line.split()
        if words == ["quit"]:
            return
        print(player.answer(words), flush=True)


main()
