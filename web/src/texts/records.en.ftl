## History
history-of = Games of { $name }
history-sign-in = Sign in, and all the games you finish are listed here, on every device.
history-opponent = Opponent
history-ended = Finished
outcome-won = Won
outcome-drawn = Drawn
outcome-lost = Lost
outcome-none = Aborted
history-none = You have not finished a game yet. When you have, it is listed here.
history-none-listed = There are no games here that you can see.
history-none-found = No games match these filters.
history-found = { $count ->
    [one] { $count } game found.
   *[other] { $count } games found, or more.
  }
history-more = Show more
history-more-shown = { $count ->
    [one] { $count } more game shown.
   *[other] { $count } more games shown.
  }
history-save = Save
history-save-of = Save: { $game }, { $opponent }
history-analyse-of = Analyse: { $game }, { $opponent }
history-by-resignation = By resignation.
history-by-agreement = By agreement.
history-by-claim = Claimed.
history-by-time = On time.
history-by-abandonment = A player left.
opponent-nameless = Someone without a name
speed-none = No clock
speed-bullet = Bullet (under 3 min)
speed-blitz = Blitz (under 8 min)
speed-rapid = Rapid (under 25 min)
speed-classical = Classical
speed-days = Days per move
filters = Filters
filter-all = All
filter-from = From
filter-to = Until
filter-none = Clear filters
filter-level = Computer, level { $level }
filter-this-opponent = This opponent

## Profile
profile-title = Profile
profile-since = Here since { $day }
profile-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
profile-my-games = { $count ->
    [one] My { $count } game
   *[other] My { $count } games
  }
profile-history-hidden = { $name } does not show finished games.
ratings = Ratings
ratings-hidden = { $name } does not show ratings.
ratings-none = { $name } has not played a rated game yet.
ratings-none-own = You have not played a rated game yet. In a new game, choose “Rated” against the computer or another player.
ratings-course-of = Show the course of the rating in
ratings-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
  }
ratings-provisional = provisional
ratings-explained = People and computer levels have the same scale. “1480 ± 60” means: very likely between 1420 and 1540. The more rated games, the smaller the range.
ratings-provisional-explained = A provisional rating is still too uncertain to compare; some ten to twenty rated games settle it.
ratings-course-short = After the second rated game there is a graph here.
course-label = Rating over time: { $game }
course-point = { $count ->
    [one] { $day }: { $rating }, after { $count } game
   *[other] { $day }: { $rating }, after { $count } games
  }
course-table = As a table
course-day = Day
course-rating = Rating
course-games = Rated games
opponents = Results by opponent
opponents-hidden = { $name } does not show opponents.
opponents-last = Last game
opponents-all = { $count ->
    [one] Show { $count }
   *[other] Show all { $count }
  }
hiding = What others do not see
hiding-text = Teachers of your groups and the administrator see your games anyway, and your opponents the games they played with you.
hide-ratings = Hide my ratings
hide-opponents = Hide my results by opponent
hide-history = Hide my finished games
hiding-saved = Saved.

## Rated games
rated = Rated
casual = Casual
rated-title = Does it count?
counting-rated = Changes your rating; no take-backs, no hints
counting-casual = Nothing is at stake
rated-game = Rated game
casual-game = Casual game
rated-invitation = This game is rated: it changes your rating.
rated-invitation-visitor = This game is rated. Sign in first, then open the link again.
why-casual-here = Games at one screen are casual.
why-casual-watch = Games between computers are not rated.
why-casual-engine = Games against engines are casual.
why-casual-own-program = Games against your own program are casual.
why-casual-sign-in = This game is casual. For rated games, sign in first.
why-casual-time = With different times for the two sides you play casually.
why-casual-start = From a position of your own you play casually.
why-casual-options = With rules and options of your own you play casually.
even-rating = Your rating: { $rating }.
even-choose = Most even for you: { $level }, { $name }
even-chosen = This is the most even level for you.
rating-changed = { $who ->
    [you] Your rating: { $rating } ({ $change })
   *[named] { $name }: { $rating } ({ $change })
  }
rating-not-counted = This game did not count for ratings.

## Refusals
refused-no-person = There is nobody here with this address. Perhaps the account has been removed.
refused-hidden = This person does not show that.
