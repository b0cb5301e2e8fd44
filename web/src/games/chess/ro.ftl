game-chess = Șah
game-chess-text = Clasicul, după regulile FIDE.
