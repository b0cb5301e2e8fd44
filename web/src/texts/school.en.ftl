## Words that several pages use
school-save = Save
school-saved = Saved.
school-actions = Actions

## Groups
groups-title = Groups
groups-lead = A class, a club or a course. Its players get cards to sign in with; nobody needs an e-mail address.
groups-first = Name of your first group
groups-new = Name of a new group
groups-example = e.g. Chess club, Year 5B
groups-make = Create group
group-title = Group
group-size = { $count ->
    [0] No players yet
    [one] { $count } player
   *[other] { $count } players
  }
group-change = Group settings
group-name = Name of the group
group-remove = Remove group
group-remove-title = Remove the group “{ $name }”?
group-remove-text = Its list of members and their real names are deleted. The players stay, with their cards and games.
group-greetings = Greetings
group-greetings-hint = Off: the players of this group send and receive no greetings at a table.

## Adding players
list-title = Add players
list-label = List of players
list-hint = One per line. The real name is optional: put it after a semicolon or a tab. Only teachers of this group see it.
list-example = rui.c; Rui Costa
    eva; Eva Ramos
list-make-none = Create cards
list-make = { $count ->
    [one] Create { $count } card
   *[other] Create { $count } cards
  }
list-wrong = { $count ->
    [one] One line needs correcting. Nothing has been created yet, and your list is kept.
   *[other] { $count } lines need correcting. Nothing has been created yet, and your list is kept.
  }
list-line = Line { $line }
list-no-name = There is no player name before the real name.
list-too-many-parts = “{ $text }” has more than two parts.
list-twice = This name is already on line { $first }.
invite-title = Invite someone who already plays here
invite-name = Player name
invite-hint = They see the invitation in their account and can accept or decline it.
invite = Invite
invite-done = { $name } has been invited.

## Members
members-title = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
member-name = Player
member-real-name = Real name
member-real-name-hint = Only teachers of this group see it.
member-invited = invited
member-card = New card
member-card-of = New card: { $name }
member-edit = Edit
member-edit-of = Edit: { $name }
member-remove = Remove from group
member-remove-title = Remove { $name } from the group?
member-remove-text = { $name } keeps the card and the games, but you no longer see them here and cannot replace the card.
member-removed = { $name } is no longer in the group.
card-new-title = New card for { $name }?
card-new-text = The old card, its code and a password stop working at once, and { $name } is signed out on every device. Games are not affected.
card-new-yes = Create new card
members-games = Games
members-games-none = No games yet.
game-players = Players
game-state = Result
game-time = Started or ended
game-computer = Computer ({ $level })
game-under-way = In progress

## Pairing members
pairs-title = Pair players
pairs-lead = Pairs are drawn by chance. Their games begin at once: players in the lobby are taken to their table, others find the game on the start page.
pairs-rated = Rated games
pairs-who = { $count ->
    [one] { $count } player takes part
   *[other] { $count } players take part
  }
pairs-draw = Draw pairs
pairs-draw-again = Draw again
pairs-drawn = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
  }
pairs-sides = Listed first: { $side }.
pairs-left = { $name } is left over this time.
pairs-begin = { $count ->
    [one] Start { $count } game
   *[other] Start { $count } games
  }
pairs-begun = { $count ->
    [one] { $count } game has begun.
   *[other] { $count } games have begun.
  }

## The sheet of cards
sheet-title = { $count ->
    [one] { $count } card to print
   *[other] { $count } cards to print
  }
sheet-text = The codes are shown only now. Print the cards before you leave this page; a lost card can be replaced at any time.
sheet-local = Only this computer can open the address on these cards. For other devices, start the server with --lan and reload this page before you create cards.
sheet-real-names = Print real names on the cards
sheet-print = Print cards
sheet-done = Put the cards away
sheet-made = { $count ->
    [one] { $count } card is ready.
   *[other] { $count } cards are ready.
  }

## Administration
admin-title = Administration
admin-people = People
admin-policies = House rules
admin-log = Log
admin-enter-title = Become administrator
admin-enter-text = This link makes you the administrator of this house. It works once, so choose the name you want to keep.
admin-enter-name = Your name in this house
admin-enter-hint = If the name already exists, that person becomes administrator.
admin-enter = Continue as administrator
admin-entered = You are the administrator, { $name }.
admin-welcome = { $name }, you are the administrator
admin-welcome-text = This is your own card. Its code is shown only now: print it or write it down, so that you can sign in again.
admin-go = Go to the administration
admin-search = First letters of a name
admin-found = { $count ->
    [0] Nobody found.
    [one] { $count } person found.
   *[other] { $count } people found.
  }
admin-nobody = There is nobody with such a name.
admin-role = Role
admin-seen = Last seen
admin-never = never
admin-manage = Manage
admin-manage-of = Manage: { $name }
admin-previous = Previous page
admin-next = Next page
admin-sign-out = Sign out everywhere
admin-sign-out-title = Sign { $name } out on every device?
admin-sign-out-text = The card and the code remain valid; they are needed to sign in again.
admin-signed-out = { $name } has been signed out everywhere.
admin-remove = Remove person
admin-remove-title = Remove { $name } for good?
admin-remove-text = Name, card, password and memberships are deleted. The games stay, without the name, so that opponents keep theirs. This cannot be undone.
admin-remove-type = Type “{ $name }” to confirm
admin-removed = { $name } has been removed.

## House rules
policy-visitors = Visitors may play
policy-visitors-hint = People who are not signed in can play casual games.
policy-sign-up = Who may sign up
sign-up-by-anyone = Anyone
sign-up-by-card = Only people with a card
policy-rename = Players may change their names
policy-rename-hint = The administrator always can.
policy-help = Computer’s help between people
policy-help-hint = Hints and threats are also available in games between two people.
policy-greetings = Greetings
policy-greetings-hint = Players can send each other a fixed list of greetings.
policy-course = Programming course
policy-course-hint = Teachers give assignments, and programs that students hand in are built and run on this machine, only in the sandbox: it needs bubblewrap, user namespaces and a control group.
policy-course-no-sandbox = The course is on, but no program can run:
policy-visibility = Who sees new tables
policy-tournaments = Who makes tournaments
tournaments-by-teachers = Teachers
tournaments-by-players = All players
policy-games = Games on offer

## Backups
admin-backups = Backups
backups-lead = A backup is a copy of everything in the house, made while people play on. It is kept on the machine of the server, in the folder “backups” beside the games; the latest 20 are kept. Copy one to another machine now and then.
backup-make = Make a backup
backup-made = The backup has been made.
backups-none = There is no backup yet.
backups-elsewhere = The games of this house are in PostgreSQL: its administrator makes backups with its own tools.
backup-at = Made
backup-file = File
backup-size = Size

## Log
log-removed = Someone who has been removed
log-empty = Nothing has been recorded yet.
log-at = Time
log-action = What was done
log-person = About
log-by = By
log-table = Table
log-administrator = Became administrator by the link
log-role = New role
log-rename = New name
log-sign-out = Signed out everywhere
log-card = New card
log-group-card = New card by the teacher
log-remove = Removed a person
log-policies = House rules changed
log-backup = Made a backup
log-engines = Engines allowed
log-close = Closed a table
log-hide = Hid a game
log-unhide = Showed a hidden game again
log-older = Older entries
log-more-shown = { $count ->
    [one] { $count } more entry shown.
   *[other] { $count } more entries shown.
  }

## Help
help-groups = Groups and cards
help-groups-text = Teachers find their groups in the menu at the top. They paste a list of names and print a card for each player, who signs in by scanning it or by typing name and code. A lost card is replaced with one click, which ends the old one.
help-admin-text = The administrator appoints teachers, renames and removes people, and sets the house rules. The server prints the administrator’s link when it first starts; “tabuleiro admin-link” makes another one.
