## The house
skip = Skip to the content
nav = Pages
nav-players = Players
nav-study = Analysis
nav-help = Help
nav-settings = Settings
to-start = Back to the start
unknown-title = There is nothing here
unknown-text = This address does not belong to the house.
loading = One moment …
reload = Try again
cancel = Cancel
accept = Accept
decline = Decline

## Games
game-chess = Chess
game-chess-text = The classic, by FIDE’s laws.
game-xadrez = Chess with operations
game-xadrez-text = Chess in which every piece has a special trick.
game-wargame = War Game
game-wargame-text = Hide your fleet in blocks of 3×3 and sink the other.
game-renpaarden = Renpaarden
game-renpaarden-text = The knights’ race: bring them all to the other side.

## Start
start-title = What shall we play?
start-which = Game
start-unfinished = Continue
start-all-unfinished = { $count ->
    [one] Show { $count } game
   *[other] Show all { $count } games
  }
start-options = More options
start-study = Analyse games and positions
play = Play
versus = { $first } against { $second }

## New game
new-title = New game
new-mode = With whom
mode-computer = Computer
mode-computer-text = Choose its strength
mode-here = At this screen
mode-here-text = Two people, one device
mode-link = By link
mode-link-text = Each on their own device
mode-watch = Watch
mode-watch-text = Computer against computer
new-level = Strength of the computer
new-level-of = Strength: { $side }
new-side = Your side
new-name = Your name
new-name-first = Name ({ $side })
new-name-second = Name ({ $side })
new-turn-board = Turn the board after each move
new-face-to-face = Face to face
new-face-to-face-hint = The far pieces are turned to the far player: for a tablet between two.
new-time = Time
new-more = Rules and options
new-takebacks = Allow taking back
new-takebacks-hint = Never after something has been revealed.
new-flag = A fallen flag draws if the other cannot win
new-flag-hint = FIDE’s way. Without it, whose flag falls has lost.
new-start = First position
new-start-hint = As text (FEN in chess). Empty: the usual one.
new-from-position = The game begins from this position.
new-make-link = Make a link
new-watch = Begin
time-none = No clock
time-own = Other
time-kind = Way of counting
time-kind-of = Way of counting ({ $side })
time-different = { $side }: another time
time-kind-none = No clock
time-kind-total = For the game
time-kind-increment = Increment
time-kind-delay = Delay
time-kind-bronstein = Bronstein
time-kind-per-move = For each move
time-kind-moves-in-time = N moves in T
time-moves = Moves
time-minutes = Minutes
time-seconds-a-move = Seconds for each move
time-seconds-delay = Free seconds
time-seconds-more = Seconds more
rating = Elo { $rating }
level-number = Level { $level }
level-of = Level { $level } of { $levels }

## Options of the games
option-rows = Rows
option-columns = Columns
option-size = Size
option-ships-1 = Ships of 1
option-ships-2 = Ships of 2
option-ships-3 = Ships of 3
option-ships-4 = Ships of 4
option-ships-5 = Ships of 5
option-ships-6 = Ships of 6
option-ships-7 = Ships of 7
option-start = First position
option-start-usual = usual
option-start-random = Chess960, random
option-start-number = Chess960, by number
option-start-drawn = Position { $number }
option-start-again = Draw again
option-start-which = Number (518: the usual position)
option-draws = Draws by repetition and 50 moves
option-draws-automatic = automatic
option-draws-fide = by claim (FIDE)
option-material = Too little material
option-material-listed = classical list
option-material-fide = as FIDE says
option-mate = Ways out of mate
option-mate-moves-only = moves only
option-mate-operations-too = operations too
option-no-play = Who cannot play
option-no-play-loses = loses
option-no-play-goes-on = draws
option-rules = Games without end
option-rules-house = house rules
option-rules-literal = to the letter
option-win = Win
option-win-end = at the end of a turn
option-win-mid-chain = in the middle of leaps too
option-ships-8 = Ships of 8

## Sides, pieces
side-first = White
side-second = Black
side-wargame-first = First
side-wargame-second = Second
side-random = At random
computer = Computer
computer-level = Computer, { $name }
level-1 = novice
level-2 = beginner
level-3 = casual player
level-4 = amateur
level-5 = club player
level-6 = strong
level-7 = expert
level-8 = master
level-wargame-1 = random
level-wargame-2 = orderly
level-wargame-3 = careful
level-wargame-4 = clever
piece-pawn = pawn
piece-knight = knight
piece-bishop = bishop
piece-rook = rook
piece-queen = queen
piece-king = king
piece-ship = ship of { $type }
piece-first-pawn = white pawn
piece-first-knight = white knight
piece-first-bishop = white bishop
piece-first-rook = white rook
piece-first-queen = white queen
piece-first-king = white king
piece-second-pawn = black pawn
piece-second-knight = black knight
piece-second-bishop = black bishop
piece-second-rook = black rook
piece-second-queen = black queen
piece-second-king = black king

## Table
board-main = Board
board-size = Board size
board-own = Your waters
board-other = Their waters
board-of = Waters of { $name }
fleet-own = Your fleet
fleet-other = Opponent’s fleet
fleet-of = Fleet: { $name }
fleet-ship-afloat = Ship of { $type }: afloat
fleet-ship-sunk = Ship of { $type }: sunk
cell-empty = empty
cell-unknown = unknown
cell-stack = { $top } on { $under }
cell-picked = chosen
cell-premove = prepared move
drawing-ring = Ring around { $from }.
drawing-ring-gone = Ring around { $from } removed.
drawing-arrow = Arrow from { $from } to { $to }.
drawing-arrow-gone = Arrow from { $from } to { $to } removed.
drawing-begun = Arrow from { $from }: go to its end and press A again.
drawing-ring-here = ring
drawing-arrow-here = arrow to { $to }
operation-left = operation left
mark-check = in check
mark-hit = hit
mark-miss = water
mark-sunk = sunk
mark-goal-first = goal of White
mark-goal-second = goal of Black
target-step = can go here
target-capture = can capture
target-castle = castling
target-premove = can be prepared
target-special = special operation
target-leap = can leap on here
target-chain = can be reached by leaps
target-shot = can be fired at
target-place = can be placed
moves = Moves
moves-none = No moves yet.
step-first = Beginning of the game
step-back = Move before
step-forward = Next move
step-last = Position now
looking-back = Position { $ply } of { $last }
back-to-game = Back to the game
panel = Game
actions = Actions
action-takeback = Take back
action-draw = Draw
action-claim-draw = Claim a draw
action-claim-win = Claim a win
action-resign = Resign
action-abort = Abort
action-leave = Leave the table
action-hint = Hint
action-threat = Threat
action-flip = Turn
action-sound = Sound
action-zen = Calm
record = Save the game
share-position = Share the position
watching = You are watching.
away = away
you = You
material-more = Ahead: { $pieces }
to-place = To be placed: { $pieces }
command = Move or command
command-example = e2e4, b, l, c …
offline = Connection lost. Reconnecting …
offline-move = Your move { $move } has not been confirmed.
news-unsent = Your move { $move } was not sent. Please play it again.
stuck-blocked = The piece on { $cell } cannot move: other pieces stand in its way.
stuck-pinned = The piece on { $cell } is pinned: without it the king would be in check.
stuck-check = The king is in check, and the piece on { $cell } cannot help it.
stuck-unsafe = The king on { $cell } cannot move: every square around it is attacked or taken.
stuck-plain = The piece on { $cell } cannot move now.
not-yours = The piece on { $cell } is not yours to move.
already-fired = { $cell } has already been fired at.
table-missing = There is no such table
table-missing-text = The game may have been deleted, or the address is not complete.

## What is going on
status-loading = Opening the table …
status-waiting = Waiting for the second player.
status-your-turn = Your turn.
status-turn = { $side } to move.
status-thinking = { $side }: the computer is thinking …
status-check = Check!
status-place = Place your fleet.
confirm-resign = Resign this game?
confirm-resign-yes = Resign
confirm-ask-takeback = Take back the last move?
confirm-ask-takeback-yes = Take it back
confirm-abort = Abort this game?
confirm-abort-yes = Abort
confirm-offer-draw = Offer a draw?
confirm-offer-draw-yes = Offer
confirm-leave = Leave and lose the game?
confirm-leave-yes = Leave
confirm-leave-early = Leave and abort the game?
confirm-move = Play this?
confirm-move-yes = Play it
confirm-move-wasted = There are no pawns around it: the operation would be used up. Play it?
waiting-draw = Draw offered. Waiting for an answer.
waiting-takeback = Asked to take back. Waiting for an answer.
operations = Operations of this piece
choice-plain = Plain move
choice-castle-short = Castle short
choice-castle-long = Castle long
choice-pawn-back = Step back
choice-rook-double = Double capture
choice-knight-leap = Leap of four
choice-bishop-blast = Capture pawns around
choice-queen-swap = Change with the king

## Placing the fleet
placing = Placing the fleet
placing-text = { $type ->
    [one] Ship of one cell: drag it, or touch a block
   *[other] Ship of { $type } cells: drag it, or touch a block
  }
shape = Shape { $number } of { $count }
next-shape = Another shape (R)
arrange = Place at random

## News
say-move = { $side }: { $what }.
say-path = { $piece } from { $from } to { $to }
say-shot = shot at { $cell }
did-capture = capture
did-capture-of = captures { $what }
did-check = check
did-mate = checkmate
did-castle-short = castles short
did-castle-long = castles long
did-en-passant = en passant
did-promote = promotion
did-king-captured = king captured
did-pawn-back = pawn steps back from { $from } to { $to }
did-rook-double = rook from { $from } captures two pieces up to { $to }
did-knight-leap = knight leaps from { $from } to { $to }
did-bishop-blast = bishop on { $from } captures the pawns around
did-queen-swap = queen changes places with the king
did-place = ship placed
did-place-at = ship placed at { $cell }
did-hit = hit a ship of { $type }
did-miss = water
did-sunk = sank a ship of { $type }
did-fleet-sunk = fleet sunk
did-leap-on = leaping over { $cells }
did-enter = reached the goal
news-takeback = Move taken back.
news-offer-draw = { $name } offers a draw.
news-offer-takeback = { $name } asks to take back.
offer-how = Press O to go to the answer, or type “accept” or “decline” in the command field.
news-left = { $who ->
    [white] White has left.
    [black] Black has left.
    [first] The first player has left.
    [second] The second player has left.
   *[named] { $name } has left.
}
news-left-claim = You can claim a win or a draw, or wait.
news-declined = Offer declined.
news-joined = The second player has come. Have a good game!
news-picked = { $what } on { $cell }: { $count ->
    [one] one cell to go to
   *[other] { $count } cells to go to
  }
news-go-on = The knight is on an enemy at { $cell }: it must leap on.
news-asking = Which one do you mean?
news-promote = Promote to:
news-premove = Move prepared: { $from } to { $to }.
news-premove-off = Prepared move dropped.
news-hint = Hint: { $path }.
news-threat = Threat: { $path }.
impossible-move = { $what } on { $from } cannot go to { $to }.
impossible-check = The king is in check: { $what } on { $from } does not save it by going to { $to }.
impossible-own = A piece of your own stands on { $to }.
impossible-place = This shape does not fit the block of { $cell }: ships do not touch.

## The end
result = Result
result-draw = Draw.
result-none = Game aborted.
result-you-lost = You lost.
result-won = { $who ->
    [you] You won!
    [computer] The computer won.
    [white] White won.
    [black] Black won.
    [first] The first player won.
    [second] The second player won.
   *[named] { $name } won.
}
rule-checkmate = Checkmate.
rule-mate = Mate.
rule-stalemate = Stalemate.
rule-insufficient-material = Too little material for mate.
rule-fifty-moves = Fifty moves without a capture or a pawn’s move.
rule-seventy-five-moves = Seventy-five moves without a capture or a pawn’s move.
rule-threefold = The same position for the third time.
rule-fivefold = The same position for the fifth time.
rule-perpetual-check = Perpetual check.
rule-king-captured = The king was captured.
rule-no-play = The side to move has nothing to play.
rule-opponent-left = A draw was claimed: the opponent had left.
rule-stuck = Nobody can play.
rule-no-progress = A hundred plays without capture, pawn’s move or once-only operation.
rule-fleet-sunk = The whole fleet was sunk.
rule-all-arrived = All knights have arrived.
rule-rows-full = The goal rows are full, and the winner has more knights home.
rule-no-entry = A hundred moves without a knight reaching its goal: more knights home decide.
rule-repetition = The same position came three times.
rule-ply-limit = The game reached its limit of plays.
ending-resignation = { $who ->
    [you] You resigned.
    [computer] The computer resigned.
    [white] White resigned.
    [black] Black resigned.
    [first] The first player resigned.
    [second] The second player resigned.
   *[named] { $name } resigned.
}
ending-agreement = Draw by agreement.
ending-claim = A draw was claimed.
ending-time = { $who ->
    [you] You ran out of time.
    [computer] The computer ran out of time.
    [white] White ran out of time.
    [black] Black ran out of time.
    [first] The first player ran out of time.
    [second] The second player ran out of time.
   *[named] { $name } ran out of time.
}
ending-time-draw = Time ran out, but the opponent could no longer win.
ending-abandonment = { $who ->
    [you] You left the game.
    [computer] The computer left the game.
    [white] White left the game.
    [black] Black left the game.
    [first] The first player left the game.
    [second] The second player left the game.
   *[named] { $name } left the game.
}
ending-abandonment-draw = It has no result and does not count.
ending-rule = The game has ended.
rematch = Rematch
rematch-accept = Accept the rematch
rematch-asked = Rematch asked for. Waiting for the other.
to-rematch = Go to the rematch
close = Close
analyse = Analyse

## Passing the device
curtain-title = Pass the device to { $name }
curtain-text = The board is covered. Only who plays next should look now.
curtain-lift = I am { $name }: show it

## Link
link-title = Invite someone
link-text = Send this link. Who opens it first sits down; who comes later watches.
link-label = Link for the second player
link-copy = Copy
watch-copy = Copy a link for spectators
link-copied = Copied
link-local = Only this computer can open this link.
link-lan = To open it on another device, start the house with --lan.
link-open-network = Let other devices of this network in
link-qr = QR code of the link
link-lost = The link was made in another browser and cannot be shown here.
link-leave = Close this table
join-title = A seat for you
join-text = You are invited to a game.
join = Sit down and play
join-watch = Only watch

## First use
first-title = New to { $game }?
first-close = Got it
first-rules = Rules
first-xadrez = Besides its moves, a piece has an operation: a special trick of its own. A green dot marks the pieces that still have theirs. Touch one: a diamond shows where the operation may go, or a button offers it. The small numbers tell pieces of a kind apart in the list of moves.
first-wargame = Every ship lies within one of the blocks of 3×3, at most one in each. Place your fleet, or let it be placed at random; then both sides fire in turn. After a hit, the rest of the ship is in the same block.
first-renpaarden = Bring all your knights to the two rows on the far side, whose corners carry your colour. Nothing is captured: a knight that lands on one of the opponent’s must leap on at once, so that chains cross the board.

## Clocks, answers
clock-minutes = { $minutes ->
    [one] { $minutes } minute { $seconds } s
   *[other] { $minutes } minutes { $seconds } s
  }
clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
clock-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
answer-no-move = No moves have been made.
answer-no-offer = Nobody has offered you anything.
answer-no-clock = no clock
answer-p-what = Which pieces? For example p N, white knights.
answer-s-what = Which file or rank? For example s a or s 1.
answer-none = Nothing.
answer-not-your-turn = It is not your turn.
answer-hits = Hit: { $cells }
answer-no-hits = Nothing hit.
answer-shots = { $count ->
    [one] { $count } cell left to fire at.
   *[other] { $count } cells left to fire at.
  }
answer-moves = Can move: { $cells }

## Refusals
refused-malformed = The house does not take these choices.
refused-no-table = There is no such table.
refused-unknown = There is nothing at that address.
refused-too-often = Too many requests: wait a moment.
refused-wrong-key = This link is not the invitation to this table.
refused-own-table = This browser has a seat here already. The link is for the other player’s browser.
refused-own-machine = Only the house’s own computer may do that.
refused-no-network = The house could not be opened to the local network.
refused-watching = Who watches does not play.
refused-waiting = The second player has not come yet.
refused-over = The game is over.
refused-time = Time is up.
refused-turn = It is the other’s turn.
refused-move = That move is not possible.
refused-curtain = First pass the device.
refused-may-not = That cannot be done now.
refused-store = It could not be written down: nothing has changed.
refused-offline = The house does not answer. Is it running?
refused-taken = The seat is taken.
refused-failed = The house refused.

## Players
players-none = Nobody has finished a game under a name yet.
players-game = Game
players-against = Against
players-person = people
players-games = Games
players-wins = Wins
players-draws = Draws
players-defeats = Defeats

## Settings
settings-lead = Kept in this browser.
setting-name-hint = Your opponents see it, and it stands in the results.
setting-language = Language
language-pt = Português
language-en = English
language-ro = Română
setting-theme = Look
theme-system = As the device
theme-light = Light
theme-dark = Dark
setting-pieces = Pieces
pieces-classic = Classic
pieces-modern = Modern
setting-board = Board
board-wood = Wood
board-moss = Moss
board-slate = Slate
board-contrast = Contrast
setting-animation = Animation
animation-none = None
animation-fast = Fast
animation-normal = Normal
animation-slow = Slow
setting-sound = Sounds
setting-coordinates = Coordinates
setting-confirm = Confirm each move
setting-confirm-hint = The page asks before it plays.
setting-pauses = The computer takes its time
setting-pauses-hint = It answers after a moment, as a person would. Holds for new games.
setting-auto-queen = Promote to a queen without asking (hold Alt to be asked)
auto-queen-never = Never
auto-queen-premove = In prepared moves
auto-queen-always = Always
setting-zen = Calm mode
setting-zen-hint = At the table only board, clocks and status stay.
setting-shortcuts = One-key shortcuts
setting-shortcuts-hint = Switch them off if they disturb speech input or a screen reader.

## Help
help-lead = Everything works by mouse, finger, keyboard and screen reader.
help-rules = Rules
try = Try it
try-again = Begin again
help-study-text = The computer goes through a game, says where it turned, and lets you try again; games and positions from elsewhere, a position editor.
help-fonts = Fonts, under the SIL Open Font License:
help-manual = Manual of the house
help-manual-text = Installing, starting, the options of every program, backups.
help-play = Playing
help-play-text = Touch a piece to see where it may go: a dot is an empty cell, a ring a capture, a diamond an operation. Touch the cell, or drag the piece. While the other thinks you may prepare your move.
help-placing-text = In War Game, choose a shape and touch a block of 3×3, drag it there, or let chance decide.
help-keys = Keyboard
key-arrows = walk over the squares, once Tab has led to the board
key-enter = choose the cell
key-m = on the board: draw a ring around the square
key-a = on the board: draw an arrow, from the chosen square or between two
key-escape = drop the choice
key-step = outside the board, or after a click: go through the moves
key-f = turn the board
key-z = calm mode
key-s = sound
key-h = hint
key-t = threat
key-u = take back
key-o = go to an offer
key-slash = go to the command field
key-question = this help
key-r = another shape of the ship
help-commands = Commands
help-commands-text = In the field “Move or command” write a move or one of these words.
command-move = a move, as it is written in that game
command-b = go to the board, or to a cell
command-l = the last move
command-c = the clocks
command-p = where the white knights are, the black ones, all of White; in War Game what was hit
command-s = read a file or a rank
command-m = the possible moves, or those of a piece
command-o = the opponent
command-fleet = in War Game, which ships are afloat and which are sunk
command-draw = offer or accept a draw
command-resign = resign
command-abort = abort the game, before both have moved
command-claim = claim a win when your opponent has left
command-takeback = take back
command-accept = agree to what the other offers
command-decline = decline it
command-leave = leave the table
