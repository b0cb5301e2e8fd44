# Why something was refused. The house says these sentences in English; the page finds the text by its English form and says it
# in the reader's language (src/refusal.ts). A test of the house (src/house/study/reasons_test.cpp) holds every sentence against this file.


## Choices
reason-option-number = The option { $option } is a number from { $least } to { $most }.
reason-option-steps = The option { $option } is a number from { $least } to { $most }, in steps of { $step }.
reason-time-text = A time control is none, 300, 180+2, 180d5, 180b5, 30/move or 40/5400+30, in seconds.
reason-time-nothing = A clock with no time at all cannot be played with.
reason-name = A name has at most { $most } bytes.
reason-start-over = The game is over in that position.
reason-start-field = The field start is a position as text, or null.

## Positions: chess
reason-fen-fields = A FEN has 6 fields, or 4 without its counters, not { $count }.
reason-fen-ranks = The board has { $count } ranks instead of 8.
reason-fen-no-piece = Rank { $rank } has { $text }, which is no piece.
reason-fen-squares = Rank { $rank } has { $count } squares instead of 8.
reason-fen-side = The side to move is 'w' or 'b', not { $text }.
reason-fen-castling = The castling field { $text } has { $letter }.
reason-fen-castling-none = There is no king and rook for { $letter } of the castling field.
reason-fen-castling-twice = The castling field { $text } names a rook twice.
reason-fen-en-passant = The en passant field { $text } is no square.
reason-fen-clock = The half-move clock { $text } is no number.
reason-fen-number = The move number { $text } is no number.
reason-no-king = { $side } has no king.
reason-kings = { $side } has { $count } kings.
reason-pieces = { $side } has more than { $count } pieces.
reason-pawns = { $side } has more than { $count } pawns.
reason-pawn-rank = { $side } has a pawn on the first or last rank.
reason-castle-no-rook = { $side } has no rook where one may castle.
reason-castle-king = { $side } may castle, but its king is not on the home rank.
reason-castle-two = { $side } may castle with two rooks on one side of the king.
reason-passed = No pawn has just passed { $cell }.
reason-quiet-plies = The plies since the last capture or pawn move are not between 0 and { $most }.
reason-move-number = The move number is not between 1 and { $most }.
reason-waiting-in-check = { $side } is in check, but { $mover } is to move.

## Positions: xadrez
reason-xadrez-fields = A position is the board, the colour to move, what has not moved, what is used, the en passant square and the marks.
reason-xadrez-rows = A board has eight rows, separated by slashes.
reason-xadrez-row = Row { $row } is not eight cells between commas, empty or a piece.
reason-xadrez-colour = The colour to move is W or B.
reason-xadrez-squares = '{ $text }' is no list of squares.
reason-xadrez-one-en-passant = Only one square can be captured on en passant.
reason-xadrez-mark = There is no mark '{ $text }'.
reason-xadrez-home = No pawn, rook or king is at home on { $cell }.
reason-xadrez-used = No pawn, rook or bishop stands on { $cell }.
reason-xadrez-operated = A piece that has operated has moved: { $cell }.
reason-xadrez-stepped = No pawn has just stepped over { $cell }.
reason-xadrez-en-passant = No pawn can capture en passant on { $cell }.

## Positions: Renpaarden
reason-race-fields = A position is the rows, the side to move, and up to six fields more.
reason-race-rows = A board has 5 to 9 rows, separated by '/'.
reason-race-row = Row { $row } has { $count } cells, not { $size }.
reason-race-letter = On { $cell } stands neither 'w', 'x' nor '.'.
reason-race-side = The side to move is 'w' or 'x'.
reason-race-cell = There is no cell '{ $text }'.
reason-race-plies = '{ $text }' is no number of plies.
reason-race-rules = The rules are 'house' or 'literal'.
reason-race-win = A win is seen at the 'end' or in 'mid-chain'.
reason-race-knights = { $side } has { $count } knights, not { $wanted }.
reason-race-no-knight = No knight stands on { $cell }.
reason-race-since-entry = The plies since the last first entry are from 0 to the plies played.
reason-race-between = Between two first entries lie at most { $count } plies.
reason-race-ended = R6 b) ends a game after { $count } plies.
reason-race-literal = A literal game ends after { $count } plies.
reason-race-too-long = No game lasts so many plies.

## Fleets
reason-fleet-empty = A fleet has at least one piece.
reason-fleet-order = A fleet has no more pieces of a larger type than of a smaller one.
reason-fleet-half = A fleet fills at most half of the blocks.

## Moves
reason-move-text = A move is two squares, and a letter if a pawn promotes: e2e4, e7e8q.
reason-move-none = This is no move.
reason-move-no-piece = There is no piece on { $cell }.
reason-move-opponent = The piece on { $cell } is the opponent's.
reason-move-cannot = The piece on { $from } cannot go to { $to }.
reason-move-own = A piece of your own stands on { $cell }.
reason-move-nature = The { $piece } does not move like that.
reason-move-blocked = The way to { $cell } is blocked.
reason-move-pawn = There is nothing for the pawn to capture on { $cell }.
reason-move-king = The king would be in check on { $cell }.
reason-move-check = The king is in check, and that move does not help it.
reason-move-pinned = The { $piece } on { $cell } is pinned: without it the king would be in check.
reason-castle-moved = The king or the rook on { $cell } has moved: they cannot castle.
reason-castle-check = A king in check cannot castle.
reason-castle-blocked = Pieces stand in the way of castling.
reason-castle-attacked = The king cannot castle over { $cell }, which is attacked.
reason-castle-uncovered = The king would be in check after castling.
reason-move-no-such = There is no { $piece } that may go to { $cell }.
reason-move-more = There is more than one { $piece } that may go to { $cell }.
reason-castle-short = Castling on the king's side is not possible.
reason-castle-long = Castling on the queen's side is not possible.
reason-promote-letters = A pawn promotes to q, r, b or n.
reason-promote-only = Only a pawn that reaches the last rank promotes.
reason-promote-add = The pawn promotes: add { $letters } or { $last }.
reason-xadrez-play = A play is E7E5, OS:B8F4 or OS:C8: '{ $text }' is none.
reason-xadrez-illegal = '{ $text }' is not a legal play here.
reason-race-turn = A turn is two cells of the board, as b1-c3.
reason-race-own = No knight of the player to move stands on { $cell }.
reason-race-end = A turn ends on an empty cell, and { $cell } is none.
reason-race-way = No leaps over enemies lead from { $from } to { $to }.
reason-shot-text = A shot is a column and a row of the board, for instance B8.
reason-shot-again = That cell was fired at before (R7).
reason-place-text = A piece is placed by type, variant and the block's top left cell, for instance 4.2@D9.
reason-place-type = The piece to place now has type { $type } (R5).
reason-place-variant = Type { $type } has variants 1 to { $count }.
reason-place-block = A block is named by its top left cell.
reason-place-fit = The piece does not fit there: the block is taken, it would touch another piece (R3), or the rest of the fleet would not fit any more (R6).

## Deeds
reason-draw-again = You cannot offer a draw again now.
reason-draw-none = Nobody has offered you a draw.
reason-claim-none = No rule lets you claim a draw here.
reason-claim-present = Your opponent has not left.
reason-abort-late = Both have moved: the game can no longer be aborted.
reason-takeback-none = There is no move that you may take back.
reason-takeback-unasked = Nobody has asked you to take a move back.
reason-hint-none = There is no hint to be had now.
reason-threat-none = There is no threat to be shown now.
reason-arrange-none = There is nothing to arrange now.
reason-lift-none = There is no curtain to lift.
reason-rematch-early = A rematch comes after the game.
reason-no-network = This machine is in no network.
reason-no-address = The address { $address } cannot be opened at port { $port }: { $why }.

## Lines and files to be studied
reason-line-move = Move { $number }, { $text }: { $reason }
reason-line-over = The game is over.
reason-file-line = line { $line }: { $reason }
reason-file-start = The game cannot start: { $reason }
reason-file-variant = The variant { $text } is not chess.
reason-file-comment = The comment that begins here is not closed.
reason-file-variation = The variation that begins here is not closed.
reason-file-word = line { $line }: { $text } has no meaning here.
reason-file-null = A null move ({ $text }) is no move of a game.
reason-file-cut = Only the first { $most } moves were read.
reason-file-tags = There are more than { $most } tags; what is beyond is left out.
reason-file-comments = There are more than { $most } bytes of comments at one place; what is beyond is left out.
reason-file-annotations = There are more than { $most } annotations at one place; what is beyond is left out.
reason-file-variations = There are more than { $most } variations; what is beyond is left out.
reason-file-moves = line { $line }: { $text } has no meaning among moves.
