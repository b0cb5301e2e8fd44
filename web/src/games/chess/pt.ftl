game-chess = Xadrez
game-chess-text = O clássico, com as regras da FIDE.
