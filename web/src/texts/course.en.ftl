## The list
course-lead = Programs that your teachers ask for. Hand yours in, read what is right and wrong with it, and watch it play.
course-lead-teacher = Your students write programs that play. They hand them in here; every program is built, checked and run in a sandbox, and plays the others in a ladder.
course-off = The programming course is switched off in this house. An administrator can switch it on.
course-to-policies = Go to the house rules
course-none = There are no assignments for you yet.
course-none-made = There are no assignments yet. Make the first one.
course-to-do = For you
course-made = Made by you
course-assignment = Assignment
course-all = All assignments
course-nothing-yet = nothing handed in yet
course-removed = someone who has been removed
course-students = { $count ->
    [one] { $count } student
   *[other] { $count } students
  }

## Dates
course-open = Open
course-open-until = Open until { $date }
course-opens = Opens on { $date }
course-closed = Closed since { $date }
course-not-yet = You can hand in as soon as the assignment is open.
course-no-more = The assignment is closed: nothing can be handed in any more.

## Making one
course-new = New assignment
course-teachers-only = Assignments are made by teachers.
course-created = The assignment is made.
course-from-file = I have an assignment as a file (JSON)
course-file-text = Paste assignment.json here
course-file-hint = It fills the fields below; you can still change them.
course-file-take = Fill the fields
course-file-read = The fields are filled: { $title }.
course-file-wrong = This is not a JSON object. Your text is kept.
course-field-title = Title
course-field-protocol = How programs play
course-protocol-usual = The usual protocol of the game
course-protocol-ours = Tabuleiro’s protocol
course-protocol-uci = UCI
course-protocol-cecp = xboard (CECP)
course-protocol-assignment = Dialogue of the game
course-protocol-text-usual = The file names none
course-protocol-text-ours = A few plain lines, the same for every game
course-protocol-text-uci = As modern chess engines do
course-protocol-text-cecp = As engines for xboard do
course-protocol-text-assignment = As the original assignment of the game has it
course-field-language = Programming language
course-language-python = Python
course-language-c = C
course-language-cpp = C++
course-language-makefile = Their own Makefile
course-language-other = Something else
course-making = Build and run
course-field-files = Files that may be handed in
course-field-files-hint = Patterns with blanks between them, such as *.c *.h. Empty: any file.
course-field-build = Command that builds the program
course-field-build-hint = It runs in the folder of the sources, without network. Empty: nothing is built.
course-field-artefacts = What is kept after the build
course-field-artefacts-hint = Names with blanks between them; a dot is everything.
course-field-run = Command that runs the program
course-field-run-hint = In the folder of what was kept.
course-field-group = Group
course-field-group-hint = Its members see the assignment and hand in.
course-no-group = An assignment is for a group, and you have none yet.
course-field-team-size = How students work
course-alone = each alone
course-team-of = in teams of up to { $most }
course-field-opens = Hand in from
course-field-opens-hint = Empty: at once.
course-field-closes = Hand in until
course-field-closes-hint = Empty: without an end.
course-field-ladder = The programs play each other
course-field-ladder-hint = Every accepted version enters the ladder at once. Off: programs are only checked.
course-field-ladder-time = Time of each side
course-advanced = Limits, checks and options
course-field-most-files = Files and folders, at most
course-field-most-megabytes = Size of all files, at most (MB)
course-field-build-seconds = Time for the build (seconds)
course-field-patience = Time for an answer (seconds)
course-field-limits = Limits of the program
course-field-limits-hint = For example memory=128,processes=4. Empty: the usual ones.
course-field-build-limits = Limits of the build
course-field-build-limits-hint = For example memory=1024,processes=64. Empty: the usual ones.
course-field-checks = Checks that must be passed
course-field-checks-hint = Names with blanks between them. Empty: all checks of the protocol.
course-create = Make the assignment

## What is asked
course-asked = What is asked
course-fact-game = Game
course-fact-protocol = How it plays
course-fact-files = Files
course-fact-any = any
course-fact-build = Built by
course-fact-no-build = nothing is built
course-fact-run = Run by
course-fact-patience = Time for an answer
course-fact-batteries = Tests of input and output
course-batteries-count = { $count ->
    [one] { $count } battery
   *[other] { $count } batteries
  }
course-battery-hidden = hidden
course-batteries-open = Save the open ones (tar.gz)
course-fact-team = Students work
course-fact-checks = Checks
course-fact-all = all of the protocol
course-fact-some = { $count ->
    [one] { $count } check
   *[other] { $count } checks
  }
course-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
course-save-file = Save assignment.json

## Teams
course-team = Team
course-your-team = Your team: { $team }
course-team-hint = Here you work in teams of up to { $most }. Make one and give the others its code, or join one with the code that you were given. A team may also be you alone.
course-team-name = Name of the team
course-team-make = Make a team
course-team-made = The team is made.
course-team-code-field = Code of the team
course-team-join = Join the team
course-team-joined = You are in the team.
course-team-code = Code for others to join:
course-team-until = Others can join until your first hand-in.
course-team-complete = Nobody else can join.
course-team-is-full = The team is full.
course-team-none = You were in no team.
course-team-leave = Leave the team
course-team-leave-title = Leave { $team }?
course-team-leave-text = As long as your team has handed in nothing, you can join it again, or another one.
course-team-left = You have left { $team }.
course-teams = { $count ->
    [0] No teams yet
    [one] { $count } team
   *[other] { $count } teams
  }
course-without-team = Without a team: { $names }
course-team-size = { $members } of { $most } members
course-team-hand-ins = { $count ->
    [0] nothing handed in yet
    [one] { $count } hand-in
   *[other] { $count } hand-ins
  }
course-team-change = Change { $team }
course-team-take-out = Take out
course-team-taken-out = { $name } is not in the team any more.
course-team-move-here = Move somebody here
course-team-move = Move
course-team-moved = { $name } is in { $team } now.
course-team-joinable = Others can join with the code
course-team-opened = Others can join with the code.
course-team-closed-now = Nobody else can join.
course-team-rename = Rename
course-team-renamed = The team is called { $team } now.

## Handing in
course-hand-in = Hand in
course-hand-in-hint = An archive (.tar.gz, .zip) or one source file. Files in it may be: { $files }.
course-hand-in-any = An archive (.tar.gz, .zip) or one source file.
course-choose-file = Choose a file
course-choose-other = Choose another file
course-drop = or drop it here
course-hand-in-file = Hand in { $file } ({ $size })
course-sending = Sending …
course-received = Received. It will be examined now.
course-last = Last hand-in
course-versions = Hand-ins so far
course-one = Hand-in
course-hand-ins = Hand-ins
course-file = File
course-state = State
course-when = Handed in
course-counts = counts
course-counting = Counts
course-version = version { $version }
course-state-waiting = waiting
course-state-examining = being examined
course-state-accepted = accepted as version { $version }
course-state-refused = refused
course-steps = Progress
course-step-waiting = Received
course-step-building = Building
course-step-checking = Checking
course-step-done = Report
course-before = { $count ->
    [0] It is the next to be examined.
    [one] { $count } hand-in is examined before it.
   *[other] { $count } hand-ins are examined before it.
  }
course-lines-so-far = { $count ->
    [one] { $count } line of the report so far.
   *[other] { $count } lines of the report so far.
  }
course-failed-so-far = { $count ->
    [one] { $count } of them failed.
   *[other] { $count } of them failed.
  }
course-told-waiting = { $file } is waiting to be examined.
course-told-building = { $file } is being built.
course-told-checking = { $file } is being checked.
course-told-done = { $file }: { $state }.

## The report
course-report = Report
course-report-accepted = { $count ->
    [one] Accepted: { $count } line passed.
   *[other] Accepted: all { $count } lines passed.
  }
course-report-refused = { $count ->
    [one] Not accepted: { $count } line failed.
   *[other] Not accepted: { $count } lines failed.
  }
course-verdict-pass = passed
course-verdict-fail = failed
course-verdict-unneeded = not needed
course-verdict-unrun = not run
course-sent = Your program was sent
course-came = It answered
course-expected = Expected
course-nothing = (nothing)
course-compiler = Messages of the compiler
course-messages = { $count ->
    [one] { $count } line of the compiler
   *[other] { $count } lines of the compiler
  }
course-repeat-hint = The same at home, with assignment.json and your file in one folder:
course-other-lines = { $count ->
    [one] { $count } line without a fault
   *[other] { $count } lines without a fault
  }
course-play = Play against version { $version }
course-play-side = You play

## The ladder
course-ladder = Ladder
course-ladder-nobody = No program has been accepted yet. The first two versions begin.
course-ladder-games = { $count ->
    [one] { $count } game so far.
   *[other] { $count } games so far.
  }
course-ladder-running = The ladder is playing.
course-ladder-paused = The ladder is paused.
course-unbounded = Somebody has won or lost every game so far: differences may be larger than they look.
course-rank = Rank
course-rank-short = No.
course-student = Student
course-elo = Rating
course-games-played = Games
course-scores = Won–drawn–lost
course-failures = Failures
course-compared = Against the version before
course-compared-better = Better than version { $version }: { $score } ± { $error } in { $games ->
    [one] 1 game
   *[other] { $games } games
}
course-compared-not-better = Not better than version { $version }: { $score } ± { $error } in { $games ->
    [one] 1 game
   *[other] { $games } games
}
course-compared-undecided = Undecided against version { $version }: { $score } ± { $error } in { $games ->
    [one] 1 game
   *[other] { $games } games
}, LLR { $llr } ({ $lower } to { $upper })
course-compared-hint = A version meets the one before it until a sequential test (SPRT) has decided whether it is better, by about 50 Elo, or not; at most 400 games. LLR, the log-likelihood ratio, says how far the test is: at the upper bound the version is better, at the lower one it is not.
course-side = { $name }, version { $version }
course-recent = Games of the ladder
course-game-playing = being played
course-game-closed = closed
course-game-won = { $name } won.
course-more-games = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
  }
course-failure-crash = { $name } crashed
course-failure-illegal-move = { $name } made an illegal move
course-failure-silence = { $name } did not answer
course-failure-flood = { $name } wrote too much
course-failure-time = { $name } ran out of time
course-failure-moves = What the program had been told:
course-failure-repeat = Play on from there at home:

## The teacher
course-controls = Your assignment
course-open-now = Open now
course-close-now = Close now
course-reopen = Reopen
course-opened = The assignment is open.
course-closed-now = The assignment is closed.
course-ladder-pause = Pause the ladder
course-ladder-resume = Let the ladder play
course-final-make = Make the final
course-final-of = Final: { $title }
course-final-text = The version that counts of every student takes part. The final is a tournament: you start it on its own page, which also has the view for a wall.
course-final-wall = The final on the wall
course-to-final = Go to the final
course-marks = Marks for a spreadsheet (CSV)
course-sources = All sources (tar.gz)
course-more-controls = Dates, batteries and removal
course-batteries = Batteries
course-batteries-hint = Inputs and the outputs that they must have, as an archive: NAME.in and NAME.out in the folders open and hidden. Of hidden ones students see the name and the verdict; what they contain is never shown again, not even to you.
course-batteries-choose = Upload an archive
course-batteries-taken = The batteries are checked and stored.
course-batteries-remove = Remove the batteries
course-batteries-removed = The batteries have been removed.
course-dates-save = Save the dates
course-dates-saved = The dates are saved.
course-remove = Remove the assignment
course-remove-title = Remove “{ $title }”?
course-remove-text = All hand-ins, reports and versions are deleted, and the ladder ends. Its games stay. This cannot be undone.
course-removed-now = The assignment has been removed.
course-no-students = The group has no members who have agreed to be in it.

## Refusals
refused-course-assignment = This assignment is not valid.
refused-course-batteries = These batteries are not valid.
refused-course-closed = The assignment is not open.
refused-course-empty = This file is empty.
refused-course-file-name = A file with this name cannot be handed in. Give it a short name with plain letters.
refused-course-full = That would be too many. Wait until your other hand-ins have been examined.
refused-course-in-team = You are in a team already.
refused-course-malformed = Something in this form is not valid.
refused-course-name-taken = Another team has this name, or one that looks like it.
refused-course-no-assignment = This assignment does not exist, or is not for you.
refused-course-no-group = There is no such group.
refused-course-no-hand-in = This hand-in does not exist, or is not yours.
refused-course-no-member = There is no such student in the group or the team.
refused-course-no-sandbox = Nothing can be built or run here, because the sandbox does not work:
refused-course-no-team = No team of this assignment has that code.
refused-course-not-accepted = Only an accepted version can play.
refused-course-off = The programming course is switched off in this house.
refused-course-phase = A final needs a ladder and at least two versions.
refused-course-student = Only students of the group hand in.
refused-course-teacher = Only the teacher of the assignment may do that.
refused-course-team-closed = Nobody can join this team any more.
refused-course-team-full = This team is full.
refused-course-team-name = This cannot be the name of a team.
refused-course-team-needed = Make a team first, or join one.
refused-course-team-stays = Your team has handed in; only your teacher can let you leave it.
refused-course-too-large = This file is larger than 4 MB. Leave out what the build makes.
refused-course-too-often = Too much at once. Wait a moment, and try again.
