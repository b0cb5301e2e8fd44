## Reversi
reason-reversi-fields = A position is the 64 squares and the side to move.
reason-reversi-squares = The board has { $count } squares, not 64.
reason-reversi-letter = On { $cell } stands neither 'X', 'O' nor '-'.
reason-reversi-side = The side to move is 'X' or 'O'.
reason-reversi-centre = The four squares in the middle are never empty.
reason-reversi-move = A move is a square of the board, as d3, or pass.
reason-reversi-pass = A player who has a move may not pass.
reason-reversi-taken = There is a disc on { $cell } already.
reason-reversi-nothing = A disc on { $cell } would turn no other.
