## The lobby
lobby-loading = Opening the lobby …
lobby-nameless = Somebody

## Making an offer
lobby-make = Offer a game
lobby-times = Choose a time, and your offer is open to everyone here:
lobby-details = Details
lobby-make-this = Make this offer
lobby-offered = Your offer is open. You will be taken to the table when somebody accepts it.
lobby-mine = Waiting for an opponent
lobby-mine-text = You will be taken to the table when somebody accepts.
lobby-challenged = to { $name }
lobby-withdraw = Withdraw
lobby-withdraw-of = Withdraw: { $offer }
lobby-withdrawn = Withdrawn.
lobby-counts = Does it count?
lobby-rated = rated
lobby-casual = casual
lobby-rated-rules = A rated game has the usual rules and starting position, and no take-backs.
lobby-range-on = Only for players of a certain rating
lobby-range-from = Rating from
lobby-range-to = Rating to

## Offers
lobby-offers = Open offers
lobby-offers-none = Nobody is offering a game right now. Offer one yourself, or challenge someone who is here.
lobby-all-games = All
lobby-all-offers = { $count ->
    [one] Show { $count } offer
   *[other] Show all { $count } offers
  }
lobby-play-with = Play with { $name }
lobby-gone = Gone
lobby-accepted = You are playing { $name }: { $offer }.
lobby-you-play = you play { $side }
lobby-range = rating { $from } to { $to }
lobby-own-start = from a position of its own
lobby-takebacks = with take-backs
lobby-programs = Programs may accept, too
lobby-programs-hint = Otherwise only people can take the seat.
lobby-programs-welcome = programs welcome
lobby-time-per-move = { $seconds ->
    [one] { $seconds } second per move
   *[other] { $seconds } seconds per move
  }
lobby-time-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
  }
lobby-time-different = White { $first }, Black { $second }

## People
lobby-people = Who is here
lobby-you-are = You are here as { $name }.
lobby-you-nameless = You are here without a name.
lobby-name-show = Show my name
lobby-name-hide = Hide my name
lobby-find = Find a name
lobby-nobody = Nobody here has such a name.
lobby-alone = Nobody else is here yet. Send friends the address of this page, or offer a game and wait: they will see your offer as soon as they come.
lobby-meanwhile = Play the computer meanwhile
lobby-visitor = visitor
lobby-visitors = { $count ->
    [one] And { $count } visitor without a name.
   *[other] And { $count } visitors without a name.
  }
lobby-all-people = { $count ->
    [one] Show { $count } person
   *[other] Show all { $count } people
  }
lobby-challenge = Challenge
lobby-challenge-of = Challenge { $name }
lobby-challenge-send = Send the challenge
lobby-challenge-sent = Challenge sent to { $name }. You will be taken to the table when it is accepted.

## Challenges to me
lobby-challenges = Challenges to you
lobby-challenge-new = New challenge
lobby-challenge-by = { $name } challenges you
lobby-challenge-more = { $count ->
    [one] { $count } more challenge is waiting.
   *[other] { $count } more challenges are waiting.
  }
lobby-accept-of = Accept the challenge by { $name }
lobby-decline-of = Decline the challenge by { $name }
lobby-later = Later
lobby-you-declined = You have declined the challenge by { $name }.

## Games being played
lobby-games = Games being played
lobby-games-none = No listed game is being played at the moment.
lobby-watch = Watch:
lobby-all-playing = { $count ->
    [one] Show { $count } game
   *[other] Show all { $count } games
  }

## News
lobby-news-offer = New offer. { $offer }.
lobby-news-offers = { $count ->
    [one] { $count } new offer.
   *[other] { $count } new offers.
  }
lobby-news-challenge = { $name } challenges you: { $offer }.
lobby-news-withdrawn = { $name } has withdrawn the challenge.
lobby-news-declined = { $name } has declined your challenge.
lobby-news-begun = Your game begins: { $offer }.
lobby-news-begun-plain = Your game begins.
lobby-begun = Your game begins
lobby-to-table = Go to the table

## At the table
offer-title = Your offer is in the lobby
offer-text = The game begins here as soon as somebody accepts.
offer-challenge-title = Your challenge has been sent
offer-challenge-text = The game begins here as soon as { $name } accepts.
offer-open-title = { $name } is looking for an opponent
offer-to-lobby = To the lobby
refused-offer-rating = This offer is for players of another rating.
refused-offer-full = You have too many offers and challenges open. Withdraw one first.
refused-offer-no-player = This person no longer exists.
refused-offer-over = This offer is no longer open.

## Who can see a table
visibility-listed-text = It is shown in the lobby, and anyone may watch.
visibility-link-text = Not in the lobby; whoever has the link may watch.
visibility-private-text = Nobody else can watch, not even with the link; only a teacher of the players and the administrator.

## Help
help-lobby-text = The start page leads to the lobby: see who is here, accept an open offer with one click, offer a game yourself, challenge someone, or watch games that are being played.
