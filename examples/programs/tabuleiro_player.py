"""Makes a player for the tables of Tabuleiro out of one function. Python 3, standard library only.

    import random, tabuleiro_player

    tabuleiro_player.run("My player", "My name", ["reversi"], lambda game: random.choice(game.legal))

docs/protocols/program.md describes the lines that are read and written.
"""

import sys


class Game:
    """What the player knows when it must move. All texts are as the house writes them."""

    def __init__(self, name="", options=None):
        self.name = name  # of the game: "reversi"
        self.options = options or {}  # of the game, those that are not the usual ones
        self.seat = None  # "first" or "second"
        self.position = None  # the text of the first position; None: the game's own start
        self.moves = []  # played since then
        self.view = None  # in games with secrets, instead of position and moves
        self.legal = []  # the moves to choose from
        self.limits = {}  # of this move: "left", "increment" (first, second), "time", "nodes", "depth"
        self.settings = {}  # of the program, by setoption


def run(name, author, games, choose, options=(), input=sys.stdin, output=sys.stdout):
    """Plays until the input ends or quits. `choose(game)` returns one of the texts of game.legal.

    `options` are announced as they stand: "name Seed type spin default 0 min 0 max 1000".
    """

    def say(line):
        output.write(line + "\n")
        output.flush()

    settings = {}
    game = None
    for line in input:
        words = line.split()
        if not words:
            continue
        try:
            if words[0] == "quit":
                return
            elif words[0] == "tabuleiro":
                say("id name " + name)
                say("id author " + author)
                say("option name LegalMoves type check")
                for option in options:
                    say("option " + option)
                say("games " + " ".join(games))
                say("ok")
            elif words[0] == "isready":
                say("readyok")
            elif words[0] == "setoption":
                text = " ".join(words[1:])
                option, _, value = text.removeprefix("name ").partition(" value ")
                settings[option] = value
            elif words[0] == "newgame":
                if words[1] not in games:
                    raise ValueError("I do not play " + words[1])
                game = Game(words[1], dict(option.split("=", 1) for option in words[2:]))
                game.settings = settings
            elif game is None:
                if words[0] == "go":
                    raise ValueError("There is no game")
            elif words[0] == "seat":
                game.seat = words[1]
            elif words[0] == "position":
                start, _, moves = " ".join(words[1:]).partition(" moves ")
                game.position = start.removeprefix("text ") if start != "start" else None
                game.moves = moves.split()
            elif words[0] == "view":
                game.view = " ".join(words[1:])
            elif words[0] == "legal":
                game.legal = words[1:]
            elif words[0] == "go":
                game.limits = limits(words[1:])
                say("move " + choose(game))
            elif words[0] == "end":
                game = None
        except (IndexError, ValueError) as problem:
            say("error " + " ".join(str(problem).split()))


def limits(words):
    """go left 300000 300000 increment 2000 2000 as a dictionary."""
    found = {}
    for at, word in enumerate(words):
        if word in ("left", "increment"):
            found[word] = (int(words[at + 1]), int(words[at + 2]))
        elif word in ("time", "nodes", "depth"):
            found[word] = int(words[at + 1])
    return found
