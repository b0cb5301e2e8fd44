game-reversi = Reversi
game-reversi-text = Close in your opponent’s discs and turn them to your colour.
first-reversi = Place a disc so that it closes in one or more of your opponent’s between itself and another disc of yours, in any direction: they are turned and become yours. Dots show where you can play. Whoever has more discs at the end wins; the corners can never be turned.
piece-disc = disc
piece-first-disc = black disc
piece-second-disc = white disc
choice-pass = Pass
did-pass = passes
did-turn = { $count ->
    [one] { $count } disc turned
   *[other] { $count } discs turned
  }
rule-full-board = The board is full: Black { $first }, White { $second }.
rule-no-moves = Neither side can move: Black { $first }, White { $second }.
