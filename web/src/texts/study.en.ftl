## The desk
study-panel = Analysis of the game
study-other = Other games
study-unknown = not evaluated yet
study-chances = { $side } { $chances }
study-forced = { $side }: win in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
study-bar = Chances of { $side }
study-graph = Chances through the game
study-no-moves = Play on the board, or read a game.
study-only-tags = This game has no moves: only its first position is shown.
study-variations = Variations of the text
study-side-line = Side line
study-leave-side = Back to the line
study-keep-side = Make it the main line
study-best = Best lines
study-depth = depth { $depth }
study-show-best = Show lines
study-hide-best = Hide lines
study-percent-of = Percentages: the chances of { $side }
study-hidden = Hidden while you try.
study-looking = The computer is looking …
study-over = The game is over here.
study-summary = Accuracy and judgements
study-side = Side
study-accuracy = Accuracy
study-working = The computer goes through the game
study-waiting = Other analyses come first
study-stop = Stop
study-lost = The analysis was refused: too much is asked of the house. Try again later.
study-analyse = Analyse the game
study-deeper = Look deeper
study-learn = Try the mistakes again
study-done = { $count ->
    [0] The analysis is ready. Nothing to correct.
    [one] The analysis is ready. { $count } move to correct.
   *[other] The analysis is ready. { $count } moves to correct.
  }
study-fell = { $side }: from { $before } to { $after }.
study-better = Better: { $move }.
study-try = Try again
study-show-line = Show the better line
judgement-inaccuracy = Inaccuracy
judgement-mistake = Mistake
judgement-blunder = Blunder
judgements-inaccuracy = Inaccuracies
judgements-mistake = Mistakes
judgements-blunder = Blunders

## Second tries
trial-task = { $side } played { $move }. { $judgement }. Find something better on the board.
trial-count = { $at } of { $of }, { $side }
trial-thinking = { $move } … one moment.
trial-best = { $move }: the very move of the computer!
trial-as-good = { $move }: as good as the best.
trial-good = { $move }: a good move, it costs only { $loss }.
trial-same = { $move } is what was played. It costs { $loss }.
trial-still-inaccuracy = { $move }: still an inaccuracy, it costs { $loss }.
trial-still-mistake = { $move }: still a mistake, it costs { $loss }.
trial-still-blunder = { $move }: still a blunder, it costs { $loss }.
trial-answer = The computer would play { $move }.
trial-again = Another try
trial-show = Show the answer
trial-next = Next one
trial-end = Back to the game

## As text
study-share = Position and game as text
study-fen = Position (FEN)
study-position = Position as text
study-copy-position = Copy the position
study-save = Save the game (PGN)
study-copy-game = Copy the game
study-save-all = { $count ->
    [one] Save { $count } game
   *[other] Save all { $count } games
  }
study-edit = Edit the position
study-play-from = Play from here
study-to-table = Back to the table
share-copy-link = Copy a link to the position
share-png = Save a picture (PNG)
share-svg = Save a drawing (SVG)
share-copy-picture = Copy a picture

## What is to be analysed
open-lead = The computer goes through a game, shows where it turned, and lets you try again.
open-finished = Games played here
open-own = A line of your own
open-games = Games and positions from elsewhere
open-text = PGN or FEN
open-text-hint = One game or many; positions one a line. A file can be dropped here too.
open-read = Read
open-file = Choose a file
open-found = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
open-troubled = { $count ->
    [one] { $count } game could not be read to its end. What came before is there.
   *[other] { $count } games could not be read to their end. What came before is there.
  }
open-left-out = { $count ->
    [one] { $count } more game was left out.
   *[other] { $count } more games were left out.
  }
open-search = Look for a name, an event, a date
open-none = None of the games has that.
open-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
open-trouble = Reading ended here:

## Editor of positions
editor-title = Position editor
editor-piece = Piece to put down
editor-erase = empty the cell
editor-keys = Touch a cell to put the piece there, drag pieces to move them, off the board to remove them. Keys on the board: K Q R B N P for White, with small letters for Black, Delete.
editor-first = First position
editor-clear = Empty board
editor-turn = To move
editor-castling = Castling still allowed
editor-passed = En passant on
editor-passed-none = nowhere
editor-sound = The position can be played.
editor-checking = Checking …
editor-analyse = Analyse
editor-play = Play from here

## Refusals
refused-start = This position cannot be.
refused-secrets = War Game has secrets: it cannot be analysed.
refused-playing = The game is not over yet.
refused-busy = Too many analyses at once: wait a moment.
refused-no-game = There is no game in that text.
refused-too-large = That is too much at once: at most 4 MB.
