## Reversi
reason-a-position-is-the-64-squares-and-the-side-to-move = A position consists of the 64 squares and the side to move.
reason-the-board-has-count-squares-not-64 = The board has { $count } squares, not 64.
reason-on-cell-stands-neither-x-o-nor = { $cell } has neither 'X', 'O' nor '-'.
reason-the-side-to-move-is-x-or-o = The side to move is 'X' or 'O'.
reason-the-four-squares-in-the-middle-are-never-empty = The four squares in the middle are never empty.
reason-a-move-is-a-square-of-the-board-as-d3-or-pass = A move is a square of the board, such as d3, or pass.
reason-a-player-who-has-a-move-may-not-pass = A player who has a move may not pass.
reason-there-is-a-disc-on-cell-already = There is a disc on { $cell } already.
reason-a-disc-on-cell-would-turn-no-other = A disc on { $cell } would not flip any other.
