game-reversi = Reversi
game-reversi-text = Trap your opponent’s discs and turn them to your colour.
first-reversi = Place a disc so that one or more of your opponent’s lie in a line between it and another disc of yours, in any direction: they are flipped and become yours. Dots show where you can play. Whoever has more discs at the end wins; the corners can never be flipped.
piece-disc = disc
piece-first-disc = black disc
piece-second-disc = white disc
choice-pass = Pass
effect-pass = passes
effect-turn = { $count ->
    [one] { $count } disc flipped
   *[other] { $count } discs flipped
  }
rule-full-board = The board is full: Black { $first }, White { $second }.
rule-no-moves = Neither side can move: Black { $first }, White { $second }.
