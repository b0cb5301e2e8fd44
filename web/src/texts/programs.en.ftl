## My programs
programs-lead = A program that you wrote, or an engine that you have, plays here at the same tables as people. It runs on your own computer and connects with a token. Everybody sees that it is a program, and that it is yours.
programs-make = Add a program
programs-name = Name of the program
programs-name-hint = Other players see it, with your name as the author.
programs-open = Anyone may challenge it
programs-open-hint = Otherwise only you can.
programs-make-yes = Make a token
program-connected = connected
program-away = not connected
program-no-token = No valid token: the program cannot connect.
program-expires = valid until { $day }
program-unused = never used
program-seen = last used { $time }
program-saved = Saved.
program-token = New token
program-token-of = New token: { $name }
program-token-text = The old token ends at once, and the program is disconnected.
program-token-yes = Make the new token
program-revoke = Revoke token
program-revoke-of = Revoke token: { $name }
program-revoke-title = Revoke the token of { $name }?
program-revoke-text = { $name } is disconnected at once, and its running games go on without it. The program stays in your list, with its games and ratings.
program-revoked = The token of { $name } has been revoked.
program-remove = Remove
program-remove-of = Remove: { $name }
program-remove-title = Remove { $name }?
program-remove-text = The token ends, and the name { $name } disappears. Its games stay, without the name. This cannot be undone.
program-removed = { $name } has been removed.
refused-no-program = There is no such program any more. Reload the page.

## A token
token = Token
token-title = The token of { $name }
token-made = { $name } has a new token. Save it now: it is shown only once.
token-once = Save it now: it is shown only this once. Whoever has it plays as your program, so keep it like a password.
token-scope = What it may do
scope-play = Play and watch
scope-play-text = Takes seats, accepts challenges
scope-watch = Only watch
scope-watch-text = Sees what a visitor sees
token-days = How long it is valid
token-period = { $days ->
    [366] A year
    [one] { $days } day
   *[other] { $days } days
  }
token-copy = Copy token
token-save = Save as { $file }
token-python = With a program that you write
token-python-text = This Python program shows that the token works. Bots to start from are in the folder examples/bots of Tabuleiro.
token-copy-python = Copy program
token-done = I have saved it

## Engines of the house
admin-engines = Engines
engines-lead = Engines that are on the machine of this house. Those that you allow can be played and asked in the analysis by everybody. They run in a sandbox: without network, and without access to anything else on the machine.
engines-none = No engine was found on this machine. On Debian, “apt install stockfish” adds one; restart Tabuleiro after that.
engines-no-sandbox = No engine can be used:
engine-allowed = { $name } is allowed.
engine-not-allowed = { $name } is not allowed any more.
refused-engines = This engine is not in the list any more. Reload the page.
refused-no-engine = There is no such engine for this game.
refused-engine-start = This engine cannot play this game.
refused-engine = The engine does not answer.
refused-engines-busy = All engines are at work. Try again in a moment.
