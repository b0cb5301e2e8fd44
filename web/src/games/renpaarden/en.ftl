game-renpaarden = Renpaarden
game-renpaarden-text = The knights’ race: get all of yours across first.
first-renpaarden = Bring all your knights to the two rows on the far side, marked in your colour. Nothing is captured: a knight that lands on one of the opponent’s must leap again at once, so chains of leaps can cross the board.
