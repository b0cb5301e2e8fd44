# Slow games: days per move, conditional moves, notifications.
slow-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
slow-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
slow-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
slow-under-a-minute = less than a minute
slow-days-a-move = Days per move
slow-days-hint = The days go on while nobody is here. Whoever has not moved by then loses on time.
slow-your-move = Your move
slow-nothing-waits = No game waits for you.
slow-against = against { $opponent }
slow-left = { $time } left
slow-notify = Notify me of moves
slow-notify-refused = Your browser does not allow notifications here. You can change that in its settings.
slow-notification = { $game }, against { $opponent }
slow-conditions = Conditional moves
slow-conditions-hint = If you expect a move, prepare the reply: it is played at once. Your opponent does not see it.
slow-add-line = If …, then …
slow-remove = Remove
slow-remove-line = Remove: { $line }
slow-if-then = If { $when }, then { $then }.
slow-if = If { $when }, then …
slow-choose-move = If your opponent plays … Make the move on the board.
slow-choose-reply = … then you play. Make your reply on the board.
slow-line-ends = The game would be over here.
slow-save-line = Save
slow-undo = Take back
slow-typed-move = Or type the move
