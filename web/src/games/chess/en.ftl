game-chess = Chess
game-chess-text = The classic game, by the FIDE laws.
