#!/usr/bin/env python3
"""A player that looks one ply ahead: it captures the most valuable piece that it can, and promotes to the best one.

    one_ply_player.py http://127.0.0.1:8064 TOKEN_FILE

What is worth nothing, a shot at the sea for example, is chosen at random.
"""
import random, sys

import random_player

VALUES = {"pawn": 1, "knight": 3, "bishop": 3, "rook": 5, "queen": 9, "king": 100}


def gain(state, choice):
    """What a move wins: the opponent's pieces that it touches, and what a pawn becomes."""
    pieces = {piece["at"]: piece for board in state["board_view"]["boards"] for piece in board["pieces"]}
    touched = [pieces.get(cell) for cell in {*choice["path"][-1:], *choice["touches"]}]  # a pass has no path
    won = sum(VALUES.get(piece["is"], 0) for piece in touched if piece and piece["by"] != state["turn"])
    return won + VALUES.get(choice["choice"], 0)


def choose(state):
    best = max(gain(state, choice) for choice in state["choices"])
    return random.choice([choice for choice in state["choices"] if gain(state, choice) == best])["move"]


if __name__ == "__main__":
    random_player.choose = choose
    random_player.main(sys.argv[1], open(sys.argv[2]).read().strip())
