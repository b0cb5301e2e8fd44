# Why something was refused. A text has the name of its form in the C++ sources, in lower case with hyphens (src/refusal.ts);
# tests/unit/reasons.test.ts says which are missing.

## Choices
reason-the-option-option-is-a-number-from-least-to-most = The option { $option } is a number from { $least } to { $most }.
reason-the-option-option-is-a-number-from-least-to-most-in-steps-of-step = The option { $option } is a number from { $least } to { $most }, in steps of { $step }.
reason-a-time-control-is-none-300-180-2-180d5-180b5-30-move-or-40-5400-30-in-seconds = A time control is none, 300, 180+2, 180d5, 180b5, 30/move or 40/5400+30, in seconds.
reason-a-clock-with-no-time-at-all-cannot-be-played-with = A clock needs some time.
reason-a-name-has-at-most-most-bytes = A name has at most { $most } bytes.
reason-the-game-is-over-in-that-position = The game is over in that position.
reason-the-field-start-is-a-position-as-text-or-null = The field start is a position as text, or null.

## Positions: chess
reason-a-fen-has-6-fields-or-4-without-its-counters-not-count = A FEN has 6 fields, or 4 without its counters, not { $count }.
reason-the-board-has-count-ranks-instead-of-8 = The board has { $count } ranks instead of 8.
reason-rank-rank-has-text-which-is-no-piece = Rank { $rank } has { $text }, which is not a piece.
reason-rank-rank-has-count-squares-instead-of-8 = Rank { $rank } has { $count } squares instead of 8.
reason-the-side-to-move-is-w-or-b-not-text = The side to move is 'w' or 'b', not { $text }.
reason-the-castling-field-text-has-letter = The castling field { $text } cannot contain { $letter }.
reason-there-is-no-king-and-rook-for-letter-of-the-castling-field = There is no king and rook for { $letter } of the castling field.
reason-the-castling-field-text-names-a-rook-twice = The castling field { $text } names a rook twice.
reason-the-en-passant-field-text-is-no-square = The en passant field { $text } is not a square.
reason-the-half-move-clock-text-is-no-number = The half-move clock { $text } is not a number.
reason-the-move-number-text-is-no-number = The move number { $text } is not a number.
reason-side-has-no-king = { $side } has no king.
reason-side-has-count-kings = { $side } has { $count } kings.
reason-side-has-more-than-16-pieces = { $side } has more than 16 pieces.
reason-side-has-more-than-8-pawns = { $side } has more than 8 pawns.
reason-side-has-a-pawn-on-the-first-or-last-rank = { $side } has a pawn on the first or last rank.
reason-side-has-no-rook-where-one-may-castle = { $side } has no rook where one may castle.
reason-side-may-castle-but-its-king-is-not-on-the-home-rank = { $side } may castle, but its king is not on the home rank.
reason-side-may-castle-with-two-rooks-on-one-side-of-the-king = { $side } may castle with two rooks on the same side of the king.
reason-no-pawn-has-just-passed-cell = No pawn has just passed { $cell }.
reason-the-plies-since-the-last-capture-or-pawn-move-are-not-between-0-and-most = The plies since the last capture or pawn move are not between 0 and { $most }.
reason-the-move-number-is-not-between-1-and-most = The move number is not between 1 and { $most }.
reason-side-is-in-check-but-mover-is-to-move = { $side } is in check, but { $mover } is to move.

## Positions: xadrez
reason-a-position-is-the-board-the-colour-to-move-what-has-not-moved-what-is-used-the-en-passant-square-and-the-marks = A position consists of the board, the colour to move, the pieces that have not moved, those that have used their operation, the en passant square and the marks.
reason-a-board-has-eight-rows-separated-by-slashes = A board has eight rows, separated by slashes.
reason-row-row-is-not-eight-cells-between-commas-empty-or-a-piece = Row { $row } is not eight cells between commas, empty or a piece.
reason-the-colour-to-move-is-w-or-b = The colour to move is W or B.
reason-text-is-no-list-of-squares = '{ $text }' is not a list of squares.
reason-only-one-square-can-be-captured-on-en-passant = There can be only one en passant square.
reason-there-is-no-mark-text = There is no mark '{ $text }'.
reason-no-pawn-rook-or-king-is-at-home-on-cell = No pawn, rook or king starts on { $cell }.
reason-no-pawn-rook-or-bishop-stands-on-cell = No pawn, rook or bishop stands on { $cell }.
reason-a-piece-that-has-operated-has-moved-cell = The piece on { $cell } has used its operation, so it has moved.
reason-no-pawn-has-just-stepped-over-cell = No pawn has just stepped over { $cell }.
reason-no-pawn-can-capture-en-passant-on-cell = No pawn can capture en passant on { $cell }.

## Positions: Renpaarden
reason-a-position-is-the-rows-the-side-to-move-and-up-to-six-fields-more = A position consists of the rows, the side to move, and up to six more fields.
reason-a-board-has-5-to-9-rows-separated-by = A board has 5 to 9 rows, separated by '/'.
reason-row-row-has-count-cells-not-size = Row { $row } has { $count } cells, not { $size }.
reason-on-cell-stands-neither-w-x-nor = { $cell } has neither 'w', 'x' nor '.'.
reason-the-side-to-move-is-w-or-x = The side to move is 'w' or 'x'.
reason-there-is-no-cell-text = There is no cell '{ $text }'.
reason-text-is-no-number-of-plies = '{ $text }' is not a number of plies.
reason-the-rules-are-house-or-literal = The rules are 'house' or 'literal'.
reason-a-win-is-seen-at-the-end-or-in-mid-chain = A win counts at the 'end' of a turn or in 'mid-chain'.
reason-side-has-count-knights-not-wanted = { $side } has { $count } knights, not { $wanted }.
reason-no-knight-stands-on-cell = No knight stands on { $cell }.
reason-the-plies-since-the-last-first-entry-are-from-0-to-the-plies-played = The plies since the last first entry must be between 0 and the plies played.
reason-between-two-first-entries-lie-at-most-100-plies = There are at most 100 plies between two first entries.
reason-r6-b-ends-a-game-after-100-plies = R6 b) ends a game after 100 plies.
reason-a-literal-game-ends-after-600-plies = A literal game ends after 600 plies.
reason-no-game-lasts-so-many-plies = No game lasts so many plies.

## Fleets
reason-a-fleet-has-at-least-one-piece = A fleet has at least one piece.
reason-a-fleet-has-no-more-pieces-of-a-larger-type-than-of-a-smaller-one = A fleet has no more pieces of a larger type than of a smaller one.
reason-a-fleet-fills-at-most-half-of-the-blocks = A fleet fills at most half of the blocks.

## Moves
reason-a-move-is-two-squares-and-a-letter-if-a-pawn-promotes-e2e4-e7e8q = A move is two squares, and a letter if a pawn promotes: e2e4, e7e8q.
reason-this-is-no-move = This is not a move.
reason-there-is-no-piece-on-cell = There is no piece on { $cell }.
reason-the-piece-on-cell-is-the-opponent-s = The piece on { $cell } is the opponent's.
reason-the-piece-on-from-cannot-go-to-to = The piece on { $from } cannot go to { $to }.
reason-a-piece-of-your-own-stands-on-cell = A piece of your own stands on { $cell }.
reason-the-piece-does-not-move-like-that = The { $piece } does not move like that.
reason-the-way-to-cell-is-blocked = The way to { $cell } is blocked.
reason-there-is-nothing-for-the-pawn-to-capture-on-cell = There is nothing for the pawn to capture on { $cell }.
reason-the-king-would-be-in-check-on-cell = The king would be in check on { $cell }.
reason-the-king-is-in-check-and-that-move-does-not-help-it = The king is in check, and that move does not help it.
reason-the-piece-on-cell-is-pinned-without-it-the-king-would-be-in-check = The { $piece } on { $cell } is pinned: without it the king would be in check.
reason-the-king-or-the-rook-on-cell-has-moved-they-cannot-castle = The king or the rook on { $cell } has moved: they cannot castle.
reason-a-king-in-check-cannot-castle = A king in check cannot castle.
reason-pieces-stand-in-the-way-of-castling = Pieces stand in the way of castling.
reason-the-king-cannot-castle-over-cell-which-is-attacked = The king cannot castle over { $cell }, which is attacked.
reason-the-king-would-be-in-check-after-castling = The king would be in check after castling.
reason-there-is-no-piece-that-may-go-to-cell = No { $piece } can go to { $cell }.
reason-there-is-more-than-one-piece-that-may-go-to-cell = More than one { $piece } can go to { $cell }.
reason-castling-on-the-king-s-side-is-not-possible = Castling on the king's side is not possible.
reason-castling-on-the-queen-s-side-is-not-possible = Castling on the queen's side is not possible.
reason-a-pawn-promotes-to-q-r-b-or-n = A pawn promotes to q, r, b or n.
reason-only-a-pawn-that-reaches-the-last-rank-promotes = Only a pawn that reaches the last rank promotes.
reason-the-pawn-promotes-add-queen-rook-bishop-or-knight = The pawn promotes: add { $queen }, { $rook }, { $bishop } or { $knight }.
reason-a-play-is-e7e5-os-b8f4-or-os-c8-text-is-none = A play is E7E5, OS:B8F4 or OS:C8: '{ $text }' is not one.
reason-text-is-not-a-legal-play-here = '{ $text }' is not a legal play here.
reason-a-turn-is-two-cells-of-the-board-as-b1-c3 = A turn is two cells of the board, such as b1-c3.
reason-no-knight-of-the-player-to-move-stands-on-cell = No knight of the player to move stands on { $cell }.
reason-a-turn-ends-on-an-empty-cell-and-cell-is-none = A turn ends on an empty cell, and { $cell } is not empty.
reason-no-leaps-over-enemies-lead-from-from-to-to = No leaps over enemies lead from { $from } to { $to }.
reason-a-shot-is-a-column-and-a-row-of-the-board-for-instance-b8 = A shot is a column and a row of the board, for example B8.
reason-that-cell-was-fired-at-before-r7 = That cell was fired at before (R7).
reason-a-piece-is-placed-by-type-variant-and-the-block-s-top-left-cell-for-instance-4-2-d9 = A piece is placed by its type, its variant and the top left cell of the block, for example 4.2@D9.
reason-the-piece-to-place-now-has-type-type-r5 = The piece to place now has type { $type } (R5).
reason-type-type-has-variants-1-to-count = Type { $type } has variants 1 to { $count }.
reason-a-block-is-named-by-its-top-left-cell = A block is named by its top left cell.
reason-the-piece-does-not-fit-there-the-block-is-taken-it-would-touch-another-piece-r3-or-the-rest-of-the-fleet-would-not-fit-any-more-r6 = The piece does not fit there: the block is taken, it would touch another piece (R3), or the rest of the fleet would not fit any more (R6).

## Commands
reason-you-cannot-offer-a-draw-again-now = You cannot offer a draw again now.
reason-nobody-has-offered-you-a-draw = Nobody has offered you a draw.
reason-no-rule-lets-you-claim-a-draw-here = No rule lets you claim a draw here.
reason-your-opponent-has-not-left = Your opponent has not left.
reason-both-have-moved-the-game-can-no-longer-be-aborted = Both have moved: the game can no longer be aborted.
reason-there-is-no-move-that-you-may-take-back = There is no move that you may take back.
reason-nobody-has-asked-you-to-take-a-move-back = Nobody has asked you to take a move back.
reason-there-is-no-hint-now = There is no hint now.
reason-there-is-no-threat-to-show-now = There is no threat to show now.
reason-there-is-nothing-to-arrange-now = There is nothing to arrange now.
reason-there-is-no-curtain-to-lift = There is no curtain to lift.
reason-a-rematch-can-be-asked-for-after-the-game = A rematch can be asked for after the game.
reason-you-cannot-give-your-opponent-time-here = You cannot give your opponent time here.
reason-you-cannot-ask-for-a-pause-now = You cannot ask for a pause now.
reason-nobody-has-asked-you-for-a-pause = Nobody has asked you for a pause.
reason-the-game-is-not-paused = The game is not paused.
reason-the-game-is-paused = The game is paused.
reason-you-have-said-that-you-want-to-go-on-your-opponent-has-not = You have said that you want to go on; your opponent has not.
reason-there-are-no-greetings-at-this-table = There are no greetings at this table.
reason-that-is-enough-for-now-greet-again-in-a-minute = That is enough for now; greet again in a minute.
reason-this-computer-is-not-in-a-network = This computer is not in a network.
reason-the-address-address-cannot-be-opened-at-port-port-why = The address { $address } cannot be opened at port { $port }: { $why }.

## Lines and files to be studied
reason-move-number-text-reason = Move { $number }, { $text }: { $reason }
reason-the-game-is-over = The game is over.
reason-line-line-reason = line { $line }: { $reason }
reason-the-game-cannot-start-reason = The game cannot start: { $reason }
reason-the-variant-text-is-not-chess = The variant { $text } is not chess.
reason-the-comment-that-begins-here-is-not-closed = The comment that begins here is not closed.
reason-the-variation-that-begins-here-is-not-closed = The variation that begins here is not closed.
reason-text-has-no-meaning-here = { $text } has no meaning here.
reason-a-null-move-text-is-no-move-of-a-game = A null move ({ $text }) is not a move of a game.
reason-only-the-first-most-moves-were-read = Only the first { $most } moves were read.
reason-there-are-more-than-most-tags-what-is-beyond-is-left-out = There are more than { $most } tags; the rest is left out.
reason-there-are-more-than-most-bytes-of-comments-at-one-place-what-is-beyond-is-left-out = There are more than { $most } bytes of comments at one place; the rest is left out.
reason-there-are-more-than-most-annotations-at-one-place-what-is-beyond-is-left-out = There are more than { $most } annotations at one place; the rest is left out.
reason-there-are-more-than-most-variations-what-is-beyond-is-left-out = There are more than { $most } variations; the rest is left out.
reason-text-has-no-meaning-among-moves = { $text } has no meaning among moves.

## Limits
reason-there-is-no-advice-now = There is no advice now.
reason-that-cannot-be-done-now = That cannot be done now.
reason-a-line-has-at-most-most-moves = A line has at most { $most } moves.
reason-it-is-longer-than-most-bytes = The text is longer than { $most } bytes.
reason-too-many-questions-wait-already-try-again-later = Too many requests are waiting; try again later.
reason-too-many-analyses-of-yours-wait-already-end-some-of-them = Too many analyses of yours are waiting; end some of them.
reason-too-many-analyses-wait-already-try-again-later = Too many analyses are waiting; try again later.
reason-the-house-is-closing = The server is shutting down.
reason-the-house-has-just-been-opened-try-again = The server has just been started; try again.
reason-this-table-is-not-waiting-for-a-player = This table is not waiting for a player.
reason-the-table-is-busy-try-again = The table is busy; try again.

## People
reason-a-name-has-at-least-least-letters-or-digits-one-of-them-a-letter = A name has at least { $least } letters or digits, one of them a letter.
reason-the-name-name-is-reserved = The name { $name } is reserved.
reason-a-name-has-no-characters-that-cannot-be-seen-and-none-that-change-the-direction-of-writing = A name has no invisible characters, and none that change the direction of writing.
reason-a-name-has-letters-digits-blanks-and-the-signs-but-not-character = A name has letters, digits, spaces and the signs - . ' _, but not { $character }.
reason-a-letter-of-a-name-has-at-most-most-accents-and-nothing-else-has-one = A letter of a name has at most { $most } accents, and nothing else has one.
reason-all-letters-of-a-name-are-of-one-script-such-as-latin-or-cyrillic = All letters of a name must be of one alphabet, such as Latin or Cyrillic.
reason-no-code-has-character-codes-have-no-0-o-1-i-or-l = No code has { $character }: codes never have 0, O, 1, I or L.
reason-a-code-has-length-letters-and-digits = A code has { $length } letters and digits.
reason-sign-in-first = Sign in first.
reason-your-role-does-not-allow-that = Your role does not allow this.
reason-too-many-tries-wait-seconds-seconds = Too many tries; wait { $seconds } seconds.
reason-somebody-has-this-name-already-or-one-that-looks-like-it = Somebody has this name already, or one that looks like it.
reason-that-does-not-let-anybody-in = That does not let anybody in.
reason-in-this-house-people-get-a-card-from-their-teacher-or-the-administrator = In this house people get a card from their teacher or the administrator.
reason-you-are-signed-in-already = You are signed in already.
reason-too-many-people-sign-in-at-once-try-again = Too many people sign in at once; try again.
reason-the-account-cannot-be-read = The account cannot be read.
reason-a-password-has-least-to-most-characters = A password has { $least } to { $most } characters.
reason-in-this-house-names-are-not-changed = In this house names are not changed.
reason-that-game-is-not-offered-in-this-house = That game is not offered in this house.

## Groups and administration
reason-there-is-no-such-group = There is no such group.
reason-there-is-no-such-member-of-the-group = The group has no such member.
reason-this-is-not-your-name = This is not your name.
reason-there-is-no-such-person = There is no such person.
reason-you-may-not-do-that-with-this-person = You may not do that with this person.
reason-somebody-has-the-name-name-or-one-that-looks-like-it = Somebody already has the name { $name }, or one that looks like it.
reason-the-name-name-is-also-in-line-other-or-one-that-looks-like-it = The name { $name } is also in line { $other }, or one that looks like it.
reason-a-list-has-1-to-most-names = A list has 1 to { $most } names.
reason-a-group-has-at-most-most-members = A group has at most { $most } members.
reason-a-teacher-has-at-most-most-groups = A teacher has at most { $most } groups.
reason-a-group-needs-a-name = A group needs a name.
reason-there-is-no-player-name = There is no player { $name }.
reason-name-is-a-member-of-the-group-already-or-invited = { $name } is already a member of the group, or has been invited.
reason-only-players-can-be-members-of-a-group = Only players can be members of a group.
reason-name-is-in-the-list-of-pairs-twice = { $name } is in the list of pairs twice.
reason-a-house-needs-an-administrator = The house needs at least one administrator.
reason-the-link-has-been-used-has-expired-or-was-replaced-by-another = The link has been used, has expired or was replaced by another.

## Ratings
reason-a-rated-game-begins-from-the-usual-position-with-the-usual-options = A rated game begins from the usual position, with the usual options.
reason-a-rated-game-is-between-two-people-each-at-their-own-device-or-against-the-computer = A rated game is between two people, each at their own device, or against the computer.
reason-in-a-rated-game-both-players-have-the-same-time = In a rated game both players have the same time.
reason-sign-in-to-play-rated-games = Sign in to play rated games.
reason-this-player-does-not-show-that-to-others = This player does not show that to others.

## Slow games
reason-the-days-per-move-are-a-number-from-1-to-most-without-other-times = The days per move are a number from 1 to { $most }, without other times.
reason-days-per-move-are-for-games-between-people-at-different-screens = Days per move are for games between people at different screens.
reason-conditional-moves-are-for-games-with-days-per-move = Conditional moves are for games with days per move.
reason-a-game-with-hidden-information-has-no-conditional-moves = A game with hidden information has no conditional moves.
reason-conditional-moves-are-prepared-while-the-opponent-is-to-move = Conditional moves are prepared while the opponent is to move.
reason-conditional-moves-are-at-most-10-lines-of-2-to-20-moves = Conditional moves are at most 10 lines of 2 to 20 moves.

## Programs
reason-you-have-most-programs-already = You have { $most } programs already.
reason-there-is-no-such-program = There is no such program.
reason-the-program-does-not-start-detail = The program does not start ({ $detail }).
reason-the-program-refused-detail = The program refused: { $detail }
reason-the-program-played-move-which-is-not-a-legal-move-reason = The program played { $move }, which is not a legal move: { $reason }
reason-the-program-played-move-which-is-not-a-legal-move = The program played { $move }, which is not a legal move.
reason-the-program-answered-too-late = The program answered too late.
reason-the-program-does-not-answer-it-must-flush-its-output-after-each-line = The program does not answer; it must flush its output after each line.
reason-the-program-ended-end = The program ended ({ $end }).
reason-the-program-closed-its-output = The program closed its output.
reason-the-program-wrote-without-end = The program wrote without end.
reason-only-its-owner-may-challenge-this-program = Only its owner may challenge this program.
reason-a-game-against-one-s-own-program-is-casual = A game against one's own program is casual.
reason-the-backup-could-not-be-made-the-server-s-log-says-why = The backup could not be made. The server’s log says why.
reason-a-backup-is-being-made = A backup is being made.
reason-backups-of-this-house-are-made-with-postgresql-s-own-tools = Backups of this house are made with PostgreSQL’s own tools.

## Engines of the house
reason-a-game-with-an-engine-is-casual = A game with an engine is casual.
reason-there-is-no-such-engine-for-this-game = There is no such engine for this game.
reason-all-engines-are-at-work-try-again-later = All engines are at work; try again later.
reason-the-engine-does-not-play-chess960 = The engine does not play Chess960.
reason-the-engine-plays-from-the-usual-first-position-alone = The engine plays from the usual first position alone.
reason-the-engine-cannot-be-told-which-knights-have-entered-or-left = The engine cannot be told which knights have entered or left.
reason-there-is-an-engine-in-the-list-that-the-house-does-not-have = There is an engine in the list that the house does not have.
reason-the-engine-does-not-answer = The engine does not answer.
reason-the-program-answers-in-no-protocol-that-we-know = The program answers in no protocol that we know.
reason-there-is-no-program-program = There is no program '{ $program }'.
reason-the-program-used-more-than-size-mb-of-memory = The program used more than { $size } MB of memory.
reason-the-program-tried-to-have-more-than-count-processes-at-a-time = The program tried to have more than { $count } processes at a time.
reason-the-program-wrote-a-file-of-more-than-size-mb = The program wrote a file of more than { $size } MB.
reason-the-program-used-more-than-seconds-s-of-processor-time = The program used more than { $seconds } s of processor time.
reason-the-program-made-a-system-call-that-no-player-needs-as-for-a-network-connection-or-to-look-into-other-processes = The program made a system call that no player needs, as for a network connection or to look into other processes.
reason-programs-run-only-in-the-sandbox-and-it-needs-program-install-the-package-package = Programs run only in the sandbox, and it needs { $program }: install the package { $package }.
reason-programs-run-only-in-the-sandbox-and-bubblewrap-does-not-work-here-cause-it-needs-user-namespaces-which-this-machine-or-container-may-have-turned-off = Programs run only in the sandbox, and bubblewrap does not work here: { $cause }. It needs user namespaces, which this machine or container may have turned off.
reason-programs-run-in-a-service-of-their-own-and-it-does-not-answer-at-path-cause-systemctl-enable-now-tabuleiro-programs-socket = Programs run in a service of their own, and it does not answer at { $path } ({ $cause }): systemctl enable --now tabuleiro-programs.socket
reason-the-service-that-runs-programs-says-why = The service that runs programs says: { $why }

## How programs end, and why they do not start
reason-exited-with-status-status = exited with status { $status }
reason-was-killed-by-signal-signal-meaning = was killed by signal { $signal } ({ $meaning })
reason-was-killed-by-signal-signal = was killed by signal { $signal }
reason-had-to-be-killed = had to be killed
reason-has-ended = has ended
reason-segmentation-fault = Segmentation fault
reason-aborted = Aborted
reason-floating-point-exception = Floating point exception
reason-illegal-instruction = Illegal instruction
reason-bus-error = Bus error
reason-killed = Killed
reason-terminated = Terminated
reason-broken-pipe = Broken pipe
reason-cpu-time-limit-exceeded = CPU time limit exceeded
reason-file-size-limit-exceeded = File size limit exceeded
reason-bad-system-call = Bad system call
reason-wrote-more-than-size-mb = wrote more than { $size } MB
reason-was-cancelled = was cancelled
reason-closed-its-output = closed its output
reason-did-not-get-ready-within-seconds-s-protocol = did not get ready within { $seconds } s ({ $protocol })
reason-did-not-get-ready-within-seconds-s-though-it-talked = did not get ready within { $seconds } s, though it talked
reason-end-before-it-was-ready = { $end } before it was ready
reason-does-not-answer = does not answer
reason-declares-no-features = declares no features
reason-plays-no-game-of-the-house = plays no game of the house
reason-it-says-text = it says: { $text }
reason-its-first-line-should-be-expected-and-is-text = its first line should be '{ $expected }' and is '{ $text }'
reason-it-ended-the-game-before-everything-was-sunk = it ended the game before everything was sunk
reason-it-answers-line-with-text = it answers '{ $line }' with: { $text }
reason-it-should-answer-line-with-ok-and-answers-text = it should answer '{ $line }' with ok, and answers: { $text }
reason-it-should-answer-with-bestturn-and-answers-text = it should answer with bestturn, and answers: { $text }
reason-cannot-run-program-cause = Cannot run '{ $program }': { $cause }.

## Tournaments
reason-a-tournament-report-has-at-most-most-rounds = A tournament report has at most { $most } rounds.
reason-a-list-has-at-most-most-players = A list has at most { $most } players.
reason-the-list-of-players-is-no-text-in-utf-8 = The list of players is no text in UTF-8.
reason-line-line-the-quotes-are-not-closed = Line { $line }: the quotes are not closed.
reason-line-line-text-is-no-rating = Line { $line }: { $text } is no rating.
reason-line-line-a-player-has-no-name = Line { $line }: a player has no name.
reason-a-round-has-at-least-one-game = A round has at least one game.
reason-a-tournament-needs-a-name = A tournament needs a name.
reason-both-teams-need-the-same-number-of-players = Both teams need the same number of players.
reason-in-a-team-match-the-boards-decide-who-meets-whom = In a team match the boards decide who meets whom.
reason-the-teams-are-two-different-names-of-at-most-most-bytes = The teams are two different names of at most { $most } bytes.
reason-this-tournament-has-no-teams = This tournament has no teams.
reason-an-arena-has-no-rounds = An arena has no rounds.
reason-in-an-arena-both-players-have-a-clock-and-no-days-per-move = In an arena both players have a clock, and no days per move.
reason-the-minutes-are-a-number-from-1-to-most = The minutes are a number from 1 to { $most }.
reason-you-have-a-break-already = You have a break already.
reason-a-tournament-needs-two-players = A tournament needs two players.
reason-all-rounds-have-been-played = All rounds have been played.
reason-everybody-who-takes-part-has-one-place-in-the-round = Everybody who takes part has one place in the round.
reason-nobody-can-be-added-after-the-start-of-such-a-tournament = Nobody can be added after the start of such a tournament.
reason-in-a-knock-out-the-bracket-decides-who-meets-whom = In a knock-out the bracket decides who meets whom.
reason-undo-the-rounds-after-it-first-they-follow-from-this-result = Undo the rounds after it first: they follow from this result.
reason-the-games-of-an-encounter-are-a-number-from-1-to-most = The games of an encounter are a number from 1 to { $most }.
reason-nobody-is-absent = Nobody is absent.
reason-no-pairing-of-the-next-round-is-possible = No pairing of the next round is possible.
reason-only-the-director-of-the-tournament-may-do-that = Only the director of the tournament may do that.
reason-some-games-of-this-round-have-no-result-yet = Some games of this round have no result yet.
reason-that-is-not-the-code-of-this-tournament = That is not the code of this tournament.
reason-the-break-between-rounds-is-a-number-of-seconds-from-0-to-most = The break between rounds is a number of seconds from 0 to { $most }.
reason-the-entry-for-a-group-names-the-group = The entry for a group names the group.
reason-the-entry-is-for-anybody-for-a-group-or-by-code = The entry is for anybody, for a group, or by code.
reason-the-form-of-a-tournament-is-one-of-forms = The form of a tournament is one of { $forms }.
reason-the-rounds-are-a-number-from-1-to-most = The rounds are a number from 1 to { $most }.
reason-the-tie-breaks-are-some-of-words-each-once = The tie-breaks are some of { $words }, each once.
reason-the-tournament-has-changed-in-the-meantime = The tournament has changed in the meantime.
reason-the-tournament-is-busy-try-again = The tournament is busy; try again.
reason-the-tournament-is-full = The tournament is full.
reason-the-tournament-is-over = The tournament is over.
reason-there-is-no-such-board = There is no such board.
reason-there-is-no-such-entrant = There is no such entrant.
reason-there-is-no-such-tournament = There is no such tournament.
reason-they-have-to-enter-by-themselves = They have to enter by themselves.
reason-they-take-part-already = They take part already.
reason-this-tournament-is-for-a-group = This tournament is for a group.
reason-tournaments-are-made-by-teachers-in-this-house = Tournaments are made by teachers in this house.
reason-you-have-no-such-program = You have no such program.
reason-you-have-too-many-tournaments-that-are-not-finished = You have too many tournaments that are not finished.
reason-in-a-simultaneous-display-everybody-meets-the-host = In a simultaneous display everybody meets the host.
reason-the-host-cannot-leave-a-simultaneous-display-before-it-begins = The host cannot leave a simultaneous display before it begins.
reason-days-per-move-are-for-both-players = Days per move are for both players.
reason-the-field-field-is-one-of-words = The field { $field } is one of { $words }.

## The course
reason-there-is-no-such-assignment = There is no such assignment.
reason-only-the-teacher-of-the-assignment-may-do-that = Only the teacher of the assignment may do that.
reason-there-is-no-such-hand-in = There is no such hand-in.
reason-the-assignment-is-too-long = The assignment is too long.
reason-batteries-are-not-taken-here = Batteries are not accepted here.
reason-the-title-has-more-than-most-bytes = The title has more than { $most } bytes.
reason-the-course-is-switched-off-in-this-house = The course is switched off in this house.
reason-an-assignment-opens-before-it-closes = An assignment opens before it closes.
reason-the-assignment-has-no-ladder = The assignment has no ladder.
reason-a-teacher-has-at-most-most-assignments = A teacher has at most { $most } assignments.
reason-a-final-is-no-simultaneous-display = A final is not a simultaneous display.
reason-the-tournament-was-not-made-try-again = The tournament was not created; try again.
reason-a-final-needs-two-versions-that-can-play = A final needs two versions that can play.
reason-a-team-has-1-to-most-students = A team has 1 to { $most } students.
reason-make-a-team-first-or-join-one = Make a team first, or join one.
reason-there-is-no-such-team = There is no such team.
reason-another-team-has-this-name-or-one-that-looks-like-it = Another team has this name, or one that looks like it.
reason-in-this-assignment-everybody-works-alone = In this assignment everybody works alone.
reason-only-students-of-the-group-are-in-teams = Only students of the group are in teams.
reason-the-team-has-most-members-already = The team has { $most } members already.
reason-you-are-in-a-team-already = You are in a team already.
reason-nobody-can-join-this-team-any-more = Nobody can join this team any more.
reason-your-team-has-handed-in-only-the-teacher-can-let-you-leave-it = Your team has handed in; only the teacher can let you leave it.
reason-path-is-no-battery-they-are-name-in-and-name-out-in-the-folders-open-and-hidden = { $path } is no battery: they are NAME.in and NAME.out, in the folders open and hidden.
reason-the-battery-name-is-there-twice = The battery { $name } is there twice.
reason-the-battery-name-needs-both-an-in-and-an-out = The battery { $name } needs both an .in and an .out.
reason-there-is-no-battery-in-the-archive = There is no battery in the archive.
reason-there-are-more-than-most-batteries = There are more than { $most } batteries.
reason-only-students-of-the-group-hand-in = Only students of the group can hand in.
reason-the-assignment-is-not-open = The assignment is not open.
reason-you-have-handed-in-too-much-wait-for-the-reports = You have handed in too much; wait for the reports.
reason-this-is-no-version-that-can-play = This is not a version that can play.
reason-the-name-of-the-file-cannot-be-used = The name of the file cannot be used.
reason-the-file-is-empty = The file is empty.
