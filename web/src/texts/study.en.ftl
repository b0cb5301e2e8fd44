## Analysis board
study-panel = Analysis of the game
study-other = Other games
study-unknown = not evaluated yet
study-chances = { $side } { $chances }
study-forced = { $side }: win in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
study-bar = { $side }’s chances
study-graph = Winning chances during the game
study-no-moves = Play on the board, or import a game.
study-only-tags = This game has no moves: only its starting position is shown.
study-variations = Variations in the file
study-side-line = Variation
study-leave-side = Back to the main line
study-keep-side = Make this the main line
study-best = Best variations
study-engine = Engine
study-engine-own = Tabuleiro’s own
study-engine-chosen = { $name } analyses now.
study-depth = depth { $depth }
study-show-best = Show lines
study-hide-best = Hide lines
study-percent-of = Percentages: the chances of { $side }
study-hidden = Hidden while you try.
study-looking = The computer is analysing …
study-over = The game ends here.
study-summary = Accuracy and judgements
study-side = Side
study-accuracy = Accuracy
study-working = Analysing the game
study-waiting = Waiting for other analyses
study-stop = Stop
study-lost = The server is too busy for this analysis. Please try again later.
study-analyse = Analyse the game
study-deeper = Analyse more deeply
study-learn = Retry your mistakes
study-done = { $count ->
    [0] The analysis is ready. Nothing to correct.
    [one] The analysis is ready. { $count } move to correct.
   *[other] The analysis is ready. { $count } moves to correct.
  }
study-fell = { $side }: from { $before } to { $after }.
study-better = Better: { $move }.
study-try = Try again
study-show-line = Show the better variation
judgement-inaccuracy = Inaccuracy
judgement-mistake = Mistake
judgement-blunder = Blunder
judgements-inaccuracy = Inaccuracies
judgements-mistake = Mistakes
judgements-blunder = Blunders

## Retries
trial-task = { $side } played { $move }. { $judgement }. Find a better move on the board.
trial-count = { $at } of { $of }, { $side }
trial-thinking = { $move }: checking …
trial-best = { $move }: the computer’s choice!
trial-as-good = { $move }: as good as the best move.
trial-good = { $move }: a good move, costing only { $loss }.
trial-same = { $move } is the move that was played. It costs { $loss }.
trial-still-inaccuracy = { $move }: still an inaccuracy, costing { $loss }.
trial-still-mistake = { $move }: still a mistake, costing { $loss }.
trial-still-blunder = { $move }: still a blunder, costing { $loss }.
trial-answer = The computer would play { $move }.
trial-again = Try another move
trial-show = Show the answer
trial-next = Next
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

## Opening games
open-lead = The computer reviews a game, shows its turning points, and lets you retry your mistakes.
open-finished = Games played here
open-own = Start from an empty game
open-games = Import games and positions
open-text = PGN or FEN
open-text-hint = One game or many; positions one per line. You can also drop a file here.
open-read = Import
open-file = Choose a file
open-found = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
open-troubled = { $count ->
    [one] { $count } game could not be read to the end. The moves before the error were kept.
   *[other] { $count } games could not be read to the end. The moves before the error were kept.
  }
open-left-out = { $count ->
    [one] { $count } more game was left out.
   *[other] { $count } more games were left out.
  }
open-search = Search by name, event or date
open-none = No games match.
open-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
open-trouble = Reading stopped here:

## Position editor
editor-title = Position editor
editor-piece = Piece to place
editor-erase = clear the square
editor-keys = Touch a square to put the piece there; drag pieces to move them, or off the board to remove them. Keys on the board: K Q R B N P for White, lower case for Black, Delete.
editor-first = Starting position
editor-clear = Empty board
editor-turn = To move
editor-castling = Castling rights
editor-passed = En passant square
editor-passed-none = none
editor-sound = This position is legal.
editor-checking = Checking …
editor-analyse = Analyse
editor-play = Play from here

## Refusals
refused-start = This position is not possible.
refused-secrets = War Game has hidden ships, so it cannot be analysed.
refused-playing = The game is not over yet.
refused-busy = Too many analyses at once. Please wait a moment.
refused-no-game = There is no game in this text.
refused-too-large = That is too much at once: the limit is 4 MB.
