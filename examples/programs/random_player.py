#!/usr/bin/env python3
"""Plays any legal move in every game of the house: random_player.py [SEED]"""

import random
import sys

import tabuleiro_player

numbers = random.Random(*sys.argv[1:2])


def choose(game):
    return numbers.choice(game.legal)


games = ["chess", "xadrez", "wargame", "renpaarden", "reversi"]
tabuleiro_player.run("Random", "the Tabuleiro authors", games, choose)
