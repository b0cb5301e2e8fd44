## Everywhere
skip = Skip to content
nav = Pages
nav-players = Players
nav-lobby = Lobby
nav-tournaments = Tournaments
nav-study = Analysis
nav-help = Help
nav-settings = Settings
to-start = Back to the start page
unknown-title = Page not found
unknown-text = There is no page at this address.
loading = Loading …
reload = Try again
cancel = Cancel
accept = Accept
decline = Decline

## Games

## Start
start-title = What would you like to play?
start-which = Game
start-unfinished = Continue
start-all-unfinished = { $count ->
    [one] Show { $count } game
   *[other] Show all { $count } games
  }
start-options = More options
start-lobby = Meet other people in the lobby
start-study = Analyse games and positions
play = Play
versus = { $first } against { $second }

## New game
new-title = New game
new-mode = Opponent
mode-computer = Computer
mode-computer-text = Choose its level
mode-program = Program
mode-program-text = An engine, or one a player wrote
mode-here = At this screen
mode-here-text = Two people, one device
mode-link = By link
mode-link-text = Each on their own device
mode-watch = Watch
mode-watch-text = Computer against computer
new-level = Computer level
new-level-of = Computer level: { $side }
new-side = Your side
new-name = Your name
new-name-first = Name ({ $side })
new-name-second = Name ({ $side })
new-turn-board = Flip the board after each move
new-face-to-face = Face to face
new-face-to-face-hint = The far side’s pieces face the other player: for a tablet lying between two people.
new-time = Time
new-more = Rules and options
new-takebacks = Allow take-backs
new-takebacks-hint = Not possible once something hidden has been revealed.
new-flag = Draw on time if the opponent cannot win
new-flag-hint = As in the FIDE laws. Otherwise running out of time always loses.
new-start = Starting position
new-start-hint = As text (FEN in chess). Leave empty for the standard one.
new-from-position = The game starts from this position.
new-make-link = Create a link
new-watch = Start
visibility = Who can see this game
visibility-listed = Everyone
visibility-link = Whoever has the link
visibility-private = Only the players
time-none = No clock
time-days = Days per move
time-own = Custom
time-kind = Clock type
time-kind-of = Clock type ({ $side })
time-different = Different time for { $side }
time-kind-none = No clock
time-kind-total = Fixed time
time-kind-increment = Increment
time-kind-delay = Delay
time-kind-bronstein = Bronstein
time-kind-per-move = Per move
time-kind-moves-in-time = Moves per period
time-moves = Moves
time-minutes = Minutes
time-seconds-a-move = Seconds per move
time-seconds-delay = Delay (seconds)
time-seconds-more = Increment (seconds)
rating = Elo { $rating }
level-number = Level { $level }
level-of = Level { $level } of { $levels }

## Options of the games
option-rows = Rows
option-columns = Columns
option-size = Size
option-ships-1 = Ships of size 1
option-ships-2 = Ships of size 2
option-ships-3 = Ships of size 3
option-ships-4 = Ships of size 4
option-ships-5 = Ships of size 5
option-ships-6 = Ships of size 6
option-ships-7 = Ships of size 7
option-start = Starting position
option-start-usual = standard
option-start-random = Chess960, random
option-start-number = Chess960, by number
option-start-drawn = Position { $number }
option-start-again = Draw again
option-start-which = Number (518: the standard position)
option-draws = Repetition and 50-move draws
option-draws-automatic = automatic
option-draws-fide = by claim (FIDE)
option-material = Insufficient material
option-material-listed = classical list
option-material-fide = FIDE rule
option-mate = Escaping mate
option-mate-moves-only = moves only
option-mate-operations-too = operations too
option-no-play = A player who cannot move
option-no-play-loses = loses
option-no-play-goes-on = draws
option-rules = Endless games
option-rules-house = house rules
option-rules-literal = rules to the letter
option-win = Win
option-win-end = at the end of a turn
option-win-mid-chain = also in the middle of a chain of leaps
option-ships-8 = Ships of size 8

## Sides, pieces
side-white = White
side-black = Black
side-first = First
side-second = Second
side-random = Random
computer = Computer
computer-level = Computer, { $name }
level-novice = novice
level-beginner = beginner
level-casual = casual player
level-amateur = amateur
level-club = club player
level-strong = strong
level-expert = expert
level-master = master
piece-pawn = pawn
piece-knight = knight
piece-bishop = bishop
piece-rook = rook
piece-queen = queen
piece-king = king
piece-ship = ship of size { $type }
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
board-other = Opponent’s waters
board-of = Waters of { $name }
fleet-own = Your fleet
fleet-other = Opponent’s fleet
fleet-of = Fleet: { $name }
fleet-ship-afloat = Ship of size { $type }: afloat
fleet-ship-sunk = Ship of size { $type }: sunk
cell-empty = empty
cell-unknown = unknown
cell-stack = { $top } on { $under }
cell-picked = selected
cell-premove = premove
drawing-ring = Ring around { $from }.
drawing-ring-gone = Ring around { $from } removed.
drawing-arrow = Arrow from { $from } to { $to }.
drawing-arrow-gone = Arrow from { $from } to { $to } removed.
drawing-begun = Arrow from { $from }: go to its end and press A again.
drawing-ring-here = ring
drawing-arrow-here = arrow to { $to }
operation-left = operation available
mark-check = in check
mark-hit = hit
mark-miss = miss
mark-sunk = sunk
mark-goal-first = White’s goal
mark-goal-second = Black’s goal
target-step = can go here
target-capture = can capture
target-castle = castling
target-premove = can be premoved
target-special = special operation
target-leap = can leap here and continue
target-chain = can be reached by a chain of leaps
target-shot = can be fired at
target-place = can be placed here
moves = Moves
moves-none = No moves yet.
step-first = Start of the game
step-back = Previous move
step-forward = Next move
step-last = Latest move
looking-back = After { $ply } of { $last } moves
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
action-flip = Flip board
action-sound = Sound
action-zen = Zen mode
record = Save the game
share-position = Share the position
watching = You are watching.
away = away
you = You
material-more = Ahead: { $pieces }
tally-count = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
 }
to-place = Still to place: { $pieces }
command = Move or command
command-example = { $move }, b, l, c …
offline = Connection lost. Reconnecting …
offline-move = Your move { $move } will be sent as soon as the connection is back.
too-late-move = Too late: { $move } was not played, because the position had already changed.
stuck-blocked = The piece on { $cell } cannot move: other pieces stand in its way.
stuck-pinned = The piece on { $cell } is pinned: without it the king would be in check.
stuck-check = The king is in check, and the piece on { $cell } cannot help.
stuck-unsafe = The king on { $cell } cannot move: every square around it is attacked or occupied.
stuck-plain = The piece on { $cell } cannot move now.
not-yours = The piece on { $cell } is not yours to move.
already-fired = { $cell } has already been fired at.
table-missing = This table does not exist
table-missing-text = The game may have been deleted, or the address is incomplete.

## Status
status-loading = Opening the table …
status-waiting = Waiting for your opponent.
status-your-turn = Your turn.
status-turn = { $side } to move.
status-thinking = { $side }: the computer is thinking …
status-program-thinking = { $name } is thinking …
status-check = Check!
status-place = Place your fleet.
status-pass = { $side } cannot move and must pass.
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
confirm-move = Play this move?
confirm-move-yes = Play it
confirm-move-wasted = There are no pawns around it: the operation would be wasted. Play it anyway?
waiting-draw = Draw offered. Waiting for an answer.
waiting-takeback = Take-back requested. Waiting for an answer.
operations = Operations of this piece
choice-plain = Normal move
choice-castle-short = Castle short
choice-castle-long = Castle long
choice-pawn-back = Step back
choice-rook-double = Double capture
choice-knight-leap = Four-square leap
choice-bishop-blast = Capture adjacent pawns
choice-queen-swap = Swap with the king

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
say-at = { $piece } on { $cell }
say-shot = shot at { $cell }
effect-capture = capture
effect-capture-of = captures { $what }
effect-check = check
effect-mate = checkmate
effect-castle-short = castles short
effect-castle-long = castles long
effect-en-passant = en passant
effect-promote = promotion
effect-king-captured = king captured
effect-pawn-back = pawn steps back from { $from } to { $to }
effect-rook-double = rook from { $from } captures two pieces up to { $to }
effect-knight-leap = knight leaps from { $from } to { $to }
effect-bishop-blast = bishop on { $from } captures the adjacent pawns
effect-queen-swap = queen swaps places with the king
effect-place = ship placed
effect-place-at = ship placed at { $cell }
effect-hit = hit a ship of size { $type }
effect-miss = miss
effect-sunk = sank a ship of size { $type }
effect-fleet-sunk = fleet sunk
effect-leap-on = leaping over { $cells }
effect-enter = reached the goal
news-takeback = Move taken back.
news-offer-draw = { $name } offers a draw.
news-offer-takeback = { $name } asks for a take-back.
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
news-joined = Your opponent has joined. Have a good game!
news-picked = { $what } on { $cell }: { $count ->
    [one] one square to go to
   *[other] { $count } squares to go to
  }
news-go-on = The knight has landed on an enemy at { $cell }: it must leap again.
news-asking = Which move?
news-promote = Promote to:
news-premove = Premove: { $from } to { $to }.
news-premove-off = Premove cancelled.
news-hint = Hint: { $path }.
news-threat = Threat: { $path }.
impossible-move = { $what } on { $from } cannot go to { $to }.
impossible-check = The king is in check: moving the { $what } from { $from } to { $to } does not help.
impossible-own = Your own piece is on { $to }.
impossible-place = This shape does not fit in the block at { $cell }: ships must not touch.

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
rule-insufficient-material = Insufficient material.
rule-fifty-moves = Fifty moves without a capture or pawn move.
rule-seventy-five-moves = Seventy-five moves without a capture or pawn move.
rule-threefold = The same position for the third time.
rule-fivefold = The same position for the fifth time.
rule-perpetual-check = Perpetual check.
rule-king-captured = The king was captured.
rule-no-play = The side to move has nothing to play.
rule-opponent-left = A draw was claimed: the opponent had left.
rule-stuck = Neither side can move.
rule-no-progress = A hundred moves without a capture, pawn move or once-only operation.
rule-fleet-sunk = The whole fleet was sunk.
rule-all-arrived = All knights have arrived.
rule-rows-full = The goal rows are full, and the winner has more knights home.
rule-no-entry = A hundred moves without a knight reaching its goal: the number of knights home decides.
rule-repetition = The same position occurred three times.
rule-ply-limit = The game reached its move limit.
rule-crash = The program stopped working.
rule-silence = The program did not answer.
rule-illegal-move = The program played an illegal move.
rule-flood = The program sent too much at once.
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
ending-time-draw = Out of time, but the opponent could no longer win.
ending-abandonment = { $who ->
    [you] You left the game.
    [computer] The computer left the game.
    [white] White left the game.
    [black] Black left the game.
    [first] The first player left the game.
    [second] The second player left the game.
   *[named] { $name } left the game.
}
ending-abandonment-draw = The game has no result and does not count.
ending-rule = The game has ended.
ending-failure = The program failed.
rematch = Rematch
rematch-accept = Accept rematch
rematch-asked = Rematch offered. Waiting for your opponent.
to-rematch = Go to the rematch
close = Close
analyse = Analyse

## Passing the device
curtain-title = Pass the device to { $name }
curtain-text = The board is hidden. Only the next player should look now.
curtain-lift = I am { $name }: show the board

## Link
link-title = Invite someone
link-text = Send this link. The first person to open it plays; anyone after that watches.
link-label = Link for your opponent
link-copy = Copy
watch-copy = Copy a link for spectators
link-copied = Copied
link-local = Only this computer can open this link.
link-lan = To open it on another device, start the server with --lan.
link-open-network = Allow other devices on this network
link-qr = QR code of the link
link-lost = The link was created in another browser and cannot be shown here.
link-leave = Close this table
join-title = You are invited
join-text = Someone has invited you to a game.
join = Join and play
join-watch = Just watch

## First use
first-title = New to { $game }?
first-close = Got it
first-rules = Rules

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
answer-no-move = No moves have been played.
answer-no-offer = There is no offer to answer.
answer-no-clock = no clock
answer-p-what = Which pieces? For example p N for the white knights.
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
refused-malformed = These settings are not valid.
refused-no-table = This table does not exist.
refused-unknown = There is nothing at that address.
refused-too-often = Too many requests. Please wait a moment.
refused-wrong-key = This link is not an invitation to this table.
refused-own-table = This browser already has a seat here. The link is for your opponent’s browser.
refused-own-machine = Only the computer that runs the server can do that.
refused-no-network = The server could not be opened to the local network.
refused-watching = You are watching, so you cannot move.
refused-waiting = Your opponent has not joined yet.
refused-over = The game is over.
refused-time = Time is up.
refused-turn = It is your opponent’s turn.
refused-move = That move is not possible.
refused-curtain = Pass the device first.
refused-may-not = That cannot be done now.
refused-too-late = That came too late: the game had already moved on.
refused-store = The server could not save this, so nothing has changed. Please try again in a moment.
refused-offline = The server is not responding. Is it running?
refused-taken = The seat is taken.
refused-failed = The server refused the request.
refused-sign-in = Please sign in to do this.
refused-game = This game is not offered in this house.
refused-role = You are not allowed to do this.
refused-wrong = Name and code do not match.
refused-wait = Too many attempts. Please wait a moment.
refused-people-only = This seat is for people, not for programs.
refused-own-challenges = Only its author may challenge this program.
refused-own-program = A game against your own program is casual.

## People
keep-games = Keep my games
sign-in = Sign in
sign-out = Sign out
signed-out = You are signed out.
signed-out-elsewhere = You have been signed out on this device.
removed = Your account has been removed.
who = Signed in: { $name }
who-invited = Signed in: { $name }. You have an invitation.
closed-title = Welcome to Tabuleiro
closed-text = In this house you sign in before you play or watch.
plays-as = You play as { $name }.
menu-history = My games
menu-profile = My profile
menu-account = My account
menu-programs = My programs
menu-course = My assignments
menu-groups = My groups
menu-administration = Administration

## Players
players-none = No named player has finished a game yet.
players-game = Game
players-against = Against
players-person = people
players-games = Games
players-wins = Wins
players-draws = Draws
players-defeats = Losses

## Settings
settings-lead = Saved in this browser.
setting-name-hint = Shown to your opponents and in the results.
setting-language = Language
language-pt = Português
language-en = English
language-ro = Română
setting-theme = Theme
theme-system = Match device
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
setting-confirm-hint = You are asked before a move is played.
setting-pauses = The computer takes its time
setting-pauses-hint = It answers after a moment, as a person would. Applies to new games.
setting-auto-queen = Promote to a queen without asking (hold Alt to be asked)
auto-queen-never = Never
auto-queen-premove = In premoves
auto-queen-always = Always
setting-zen = Zen mode
setting-zen-hint = Shows only the board, the clocks and the status.
setting-shortcuts = Single-key shortcuts
setting-shortcuts-hint = Turn them off if they interfere with speech input or a screen reader.

## Help
help-lead = Everything works with mouse, touch, keyboard and screen reader.
help-rules = Rules
try = Try it
try-again = Start over
help-study-text = The computer reviews a game, shows its turning points, and lets you retry your mistakes. You can also import games and positions, or set up a position in the editor.
help-fonts = Fonts, under the SIL Open Font License:
help-manual = User manual
help-manual-text = Installation, starting, every program’s options, backups.
help-play = Playing
help-play-text = Touch a piece to see where it can go: a dot is an empty square, a ring a capture, a diamond an operation. Touch the square, or drag the piece there. You can prepare a move (premove) while your opponent thinks.
help-placing-text = In War Game, choose a shape and touch a 3×3 block, drag it there, or place the fleet at random.
help-keys = Keyboard
key-arrows = move from square to square, once Tab has reached the board
key-enter = select the square
key-m = on the board: draw a ring around the square
key-a = on the board: draw an arrow, from the selected square or between two
key-escape = cancel the selection
key-step = outside the board, or after a click: step through the moves
key-f = flip the board
key-z = zen mode
key-s = sound
key-h = hint
key-t = threat
key-u = take back
key-o = go to an offer
key-slash = go to the command field
key-question = this help
key-r = next shape of the ship
help-commands = Commands
help-commands-text = In the field “Move or command”, type a move or one of these words.
command-move = a move in that game’s notation
command-b = go to the board, or to a square
command-l = the last move
command-c = the clocks
command-p = squares of the white knights, the black knights, all of White’s pieces; in War Game, what was hit
command-s = read a file or a rank
command-m = the possible moves, or those of a piece
command-o = the opponent
command-fleet = in War Game, which ships are afloat and which are sunk
command-draw = offer or accept a draw
command-resign = resign
command-abort = abort the game, before both have moved
command-claim = claim a win when your opponent has left
command-takeback = take back
command-accept = accept your opponent’s offer
command-decline = decline it
command-leave = leave the table

## Programs, wherever one is seen
program = program
program-by = program by { $author }
program-name = { $name } (program)
version-title = Version { $version }
version-of = { $name }, version { $version }
new-program = Which program
programs-none = No engine is allowed here for this game, and no program is connected. Your own programs are in your menu.
program-waits = It is asked, and the game begins when it accepts.
