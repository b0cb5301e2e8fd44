## The list
tournaments-none = There are no tournaments yet. Teachers and administrators make them.
tournaments-none-yet = There are no tournaments yet. Make the first one.
tournaments-open = Open and being played
tournaments-finished = Finished
tournaments-older = Show older ones
tournament-one = Tournament
tournament-all = All tournaments
tournament-entered = you take part
tournament-entrants-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }

## Making one
tournament-new = New tournament
tournament-name = Name of the tournament
tournament-form = Form
tournament-form-swiss = Swiss system
tournament-form-round-robin = Round robin
tournament-form-double-round-robin = Double round robin
tournament-form-knockout = Knock-out
tournament-form-arena = Arena
tournament-form-team-match = Team match
tournament-form-simultaneous = Simultaneous display
tournament-form-text-swiss = A few rounds, always against players with about as many points
tournament-form-text-all = Everybody plays everybody
tournament-form-text-knockout = The winner goes on, the loser is out
tournament-form-text-arena = For a fixed time: whoever is free gets the next opponent at once
tournament-form-text-team-match = Two teams, board against board; each round is a match
tournament-form-text-simultaneous = You play everybody else at once, and your page goes from board to board
tournament-team-home = First team
tournament-team-guest = Second team
tournament-minutes = Minutes that it lasts
tournament-arena-clock = In an arena both players have a clock: choose a time, without days per move.
tournament-rounds = Rounds
tournament-encounter-games = Games of each encounter
tournament-third-place-too = Play for the third place
tournament-entry = Who may enter
tournament-entry-anybody = Every player
tournament-entry-group = A group
tournament-entry-code = Whoever has the code
tournament-group = Group
tournament-no-group = You have no group yet.
tournament-choose = Choose …
tournament-levels = Levels of the computer that take part
tournament-take-part = I take part
tournament-rated = Rated games
tournament-rated-hint = They count for the ratings of their players.
tournament-more = Rules, tie-breaks and rounds
tournament-tie-breaks = Tie-breaks
tournament-tie-order = In this order: { $order }.
tournament-tie-nothing = none
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-cut-1 = Buchholz without the lowest
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-direct-encounter = Direct encounter
tournament-tie-wins = Wins
tournament-tie-progressive = Progressive score
tournament-rounds-start = A round starts
tournament-rounds-start-automatic = by itself
tournament-rounds-start-director = when the director says so
tournament-break = Break between rounds (seconds)
tournament-make = Make the tournament

## Its page
tournament-phase-entry = Open for entry
tournament-phase-running = Begun
tournament-phase-paused = paused
tournament-phase-finished = Finished
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-round-paired = proposed
tournament-round-playing = being played
tournament-director = directed by { $name }
tournament-next-in = { $seconds ->
    [one] The next round begins in { $seconds } second.
   *[other] The next round begins in { $seconds } seconds.
  }
tournament-ends-in = Ends in { $time }.
tournament-code = Code of the tournament
tournament-code-is = Code to enter:
tournament-sign-in = Sign in to enter this tournament.
tournament-enter = Join
tournament-your-team = Your team
tournament-you-entered = You take part.
tournament-you-in-entry = You take part. When the tournament begins, this page takes you to your table.
tournament-you-in = You take part. When the next round begins, this page takes you to your table.
tournament-you-in-arena = You take part. As soon as there is an opponent, this page takes you to your table. Keep it open: only who is here is paired.
tournament-you-rest = You are taking a break, and are not paired.
tournament-take-break = Take a break
tournament-go-on = Go on playing
tournament-break-begun = You are taking a break.
tournament-break-over = You are paired again.
tournament-you-play = Your game is being played.
tournament-you-left = You no longer take part.
tournament-you-withdrew = You have withdrawn from this tournament.
tournament-to-table = Go to your table
tournament-leave = Withdraw
tournament-leave-title = Withdraw from the tournament?
tournament-leave-text = You lose the game that you are playing, and are not paired again.
tournament-back = Back to the tournament
tournament-standings = Standings
tournament-entrants = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
tournament-teams = Teams
tournament-team = Team
tournament-board-points = Board points
tournament-match-points = Match points
tournament-nobody = Nobody takes part yet.
tournament-rank = Rank
tournament-rank-short = No.
tournament-player = Player
tournament-points = Points
tournament-rating = Rating
tournament-scores = Won–drawn–lost
tournament-arena-games = Points of the last games
tournament-streak = The next game counts twice:
tournament-performance = Performance
tournament-actions = Actions
tournament-resting = taking a break
tournament-withdrawn = withdrawn
tournament-removed = removed
tournament-bye = bye
tournament-bracket = Bracket
tournament-stage-final = Final
tournament-stage-semi-finals = Semi-finals
tournament-stage-quarter-finals = Quarter-finals
tournament-stage-of = Round of { $players }
tournament-third-place = Third place
tournament-encounter-open = not known yet
tournament-goes-on = goes on
tournament-pairings = Pairings
tournament-arena-games-now = Games being played
tournament-arena-all-games = Games being played, and the last ones
tournament-which-round = Which round
tournament-board = board { $board }
tournament-board-title = Number of the board
tournament-board-short = Bd.
tournament-result = Outcome
tournament-watch = being played
tournament-does-not-count = does not count
tournament-stopped = closed
tournament-result-won = { $name } won.
tournament-result-forfeit = { $name } won without play.
tournament-result-none = Both lost without play.
tournament-live = Boards of this round
tournament-live-all = { $count ->
    [one] Show { $count } board
   *[other] Show all { $count } boards
  }
tournament-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
tournament-files = On paper, on a wall, as files
tournament-wall = View for a wall
tournament-print-standings = Print the standings
tournament-print-pairings = Print the pairings
tournament-csv = Standings for a spreadsheet (CSV)
tournament-json = Standings for programs (JSON)
tournament-trf = Tournament report for other programs (TRF)
tournament-html = Report as a web page (HTML)
tournament-games-file = All finished games
tournament-wall-back = Page before
tournament-wall-next = Page after
tournament-wall-stop = Stop turning

## The director
tournament-direct = You direct this tournament
tournament-do-start = Start the tournament
tournament-do-start-round = Start the round
tournament-do-pair-round = Propose the next round
tournament-do-pause = Pause
tournament-do-resume = Resume
tournament-do-forfeit-absent = Forfeit absent players
tournament-do-undo-round = Undo the last round
tournament-do-finish = Finish the tournament
tournament-done-start = The tournament has started.
tournament-done-start-round = The round has started.
tournament-done-pair-round = The next round is proposed.
tournament-done-pause = No round starts until you resume.
tournament-done-resume = The tournament goes on.
tournament-done-forfeit-absent = Absent players have lost.
tournament-done-undo-round = The round is undone.
tournament-done-finish = The tournament is finished.
tournament-ask-start = Start the tournament?
tournament-ask-start-text = Players get their numbers. In a round robin, in a knock-out and in a simultaneous display nobody can enter any more.
tournament-ask-forfeit-absent = Forfeit absent players in round { $round }?
tournament-ask-forfeit-absent-text = Whoever is not at the table and has not moved loses the game.
tournament-ask-undo-round = Undo round { $round }?
tournament-ask-undo-round-text = Its games are closed and its results are lost. The tournament is paused.
tournament-ask-finish = Finish the tournament?
tournament-ask-finish-text = No more rounds are played; the standings are final.
tournament-hint-two = At least two players are needed.
tournament-hint-teams = Both teams need the same number of players. Change a player to move them to the other team.
tournament-hint-start = Players are entering. Start when all are there.
tournament-hint-arena = Whoever is free gets the next opponent. Games that are being played at the end do not count.
tournament-hint-open = { $count ->
    [one] { $count } game of this round has no result yet.
   *[other] { $count } games of this round have no result yet.
  }
tournament-hint-paired = The round is proposed. Its tables open when you start it.
tournament-hint-paused = The tournament is paused: no round starts by itself.
tournament-hint-next = The next round can be started.
tournament-hint-waits = The next round starts by itself.
tournament-hint-finished = The tournament is finished.
tournament-add-level = Another player: the computer
tournament-add = Add
tournament-added = { $name } takes part.
tournament-add-players = Add players by name
tournament-add-hint = Administrators add anybody; teachers add the players of their groups, and everybody their own programs.
tournament-add-names = Names, one per line
tournament-add-file = Take names from a file (CSV or TRF)
tournament-add-these = Add these players
tournament-import-added = { $count ->
    [one] { $count } player added.
   *[other] { $count } players added.
  }
tournament-import-entered = Take part already: { $names }.
tournament-import-unknown = Not found, or not in a group of yours: { $names }.
tournament-pair-by-hand = Pair by hand
tournament-pair-hint = Whoever you choose changes places with whoever was there.
tournament-pair-seat = Board { $board }, { $side }
tournament-pair-bye = Bye
tournament-pair-propose = Propose these pairs
tournament-pair-done = The pairs are proposed.
tournament-change = Change
tournament-change-of = Change { $name }
tournament-change-how = What happens
tournament-changed = Changed: { $name }.
tournament-entrant-other-team = Move to { $team }
tournament-entrant-board-up = One board up
tournament-entrant-board-down = One board down
tournament-entrant-remove = Remove from the list
tournament-entrant-withdraw = Withdraw this player
tournament-entrant-restore = Let this player play again
tournament-entrant-bye = Bye, { $points } points
tournament-withdraw-text = The game that is being played is lost by forfeit.
tournament-bye-text = A player with a bye is not paired in the next round.
tournament-result-enter = Enter result
tournament-result-of = Enter result of board { $board }, { $first } against { $second }
tournament-result-text = The game is still being played: its table is closed.
tournament-result-save = Enter the result
tournament-result-saved = The result of board { $board } is entered.
tournament-result-clear = Take the result back

## The simultaneous display
display-side = You play
display-side-alternating = in turns
display-clocks = Clocks
display-clocks-both = for both sides
display-clocks-opponents = for your opponents alone
display-host = host
display-you-host = You play all others. When you start, this page takes you to your boards.
display-you-play = Your games are being played.
display-to-boards = Go to your boards
display-not-yet = The simultaneous display has not begun.
display-not-host = Only the host of the simultaneous display plays here.
display-boards = Boards
display-at = Board { $board }: { $name }.
display-waits = { $name } waits at board { $board }.
display-waiting = { $count ->
    [one] Your turn at { $count } board.
   *[other] Your turn at { $count } boards.
  }
display-over = All games are over.
display-score = { $won } won, { $drawn } drawn, { $lost } lost.
display-your-turn = your turn
display-thinks = is thinking
display-back = Board before
display-next = Board after
display-walk = After your move, go
display-walk-boards = to the next board
display-walk-moves = to whoever moved first
key-n = in a simultaneous display: the next board
key-b = in a simultaneous display: the board before

## The log
tournament-log = Log of all actions
tournament-log-when = When
tournament-log-what = What
tournament-log-who = By whom
tournament-log-house = the house
tournament-log-more = { $count ->
    [one] { $count } more entry
   *[other] { $count } more entries
  }
tournament-log-created = Made
tournament-log-entered = Entered
tournament-log-add = Added
tournament-log-place = Placed
tournament-log-remove = Removed
tournament-log-withdraw = Withdrawn
tournament-log-restore = Playing again
tournament-log-break = Taking a break
tournament-log-break-ended = Back from a break
tournament-log-start = Started
tournament-log-pause = Paused
tournament-log-resume = Resumed
tournament-log-finish = Finished
tournament-log-pair = Round proposed
tournament-log-start-round = Round started
tournament-log-games = Games started
tournament-log-result = Result entered
tournament-log-played = Game finished
tournament-log-clear-result = Result taken back
tournament-log-stopped = Table closed
tournament-log-bye = Bye given
tournament-log-undo-round = Round undone

## News
tournament-news-round-begins = Round { $round } begins.
tournament-news-round-complete = Round { $round } is complete.
tournament-news-round-undone = Round { $round } was undone.
tournament-news-finished = { $name } is finished.
tournament-news-your-game = Your game begins.
tournament-your-arena-game = { $name }: your game begins.
tournament-your-game = { $name }, round { $round }: your game begins.

## Refusals
refused-tournament-director = Only the director of the tournament may do that.
refused-tournament-entered = You take part already.
refused-tournament-entry = You cannot enter this tournament: it is for a group, or the code is wrong.
refused-tournament-full = There is no room for another one.
refused-tournament-no-board = There is no such board.
refused-tournament-no-entrant = There is no such player in this tournament.
refused-tournament-no-group = There is no such group.
refused-tournament-no-player = This person is not known in the house.
refused-tournament-no-program = You have no such program.
refused-tournament-no-tournament = This tournament does not exist.
refused-tournament-pairing = No pairing of the next round is possible.
refused-tournament-pairs = These pairs are not possible.
refused-tournament-phase = That is not possible now.
refused-tournament-role = Tournaments are made by teachers in this house.
refused-tournament-time = The computer does not play with days per move.
refused-tournament-too-late = The tournament has changed in the meantime. Look again, and then decide.
