# What two people at different screens do besides moves, and what an administrator does to a table.

action-give-time = Give 15 s
action-pause = Pause
action-resume = Go on
action-greetings = Greetings
greetings = Greetings
greetings-mute = Mute my opponent
greeting-hello = Hello!
greeting-good-luck = Good luck!
greeting-well-played = Well played!
greeting-thank-you = Thank you!
greeting-sorry = Sorry!
greeting-must-go = Sorry, I must go.
greeting-good-game = Good game!
greeting-goodbye = Goodbye!
confirm-ask-pause = Ask your opponent for a pause?
confirm-ask-pause-yes = Ask
waiting-pause = You asked for a pause. Waiting for an answer.
news-offer-pause = { $name } asks for a pause.
paused = The game is paused.
paused-how = It goes on when both of you want to; after a day, when one of you does.
paused-waiting = You want to go on. Waiting for your opponent.
news-resume = { $who ->
    [you] You want to go on.
    [white] White wants to go on.
    [black] Black wants to go on.
    [first] The first player wants to go on.
    [second] The second player wants to go on.
   *[named] { $name } wants to go on.
}
news-resumed = The game goes on.
news-time-given = { $who ->
    [you] You gave your opponent 15 seconds.
    [white] White gave 15 seconds.
    [black] Black gave 15 seconds.
    [first] The first player gave 15 seconds.
    [second] The second player gave 15 seconds.
   *[named] { $name } gave 15 seconds.
}
news-greeting = { $who ->
    [you] You: { $greeting }
    [white] White: { $greeting }
    [black] Black: { $greeting }
    [first] First player: { $greeting }
    [second] Second player: { $greeting }
   *[named] { $name }: { $greeting }
}
news-hint-shared = Hint for the player to move: { $path }
news-threat-shared = Threat shown to the player to move: { $path }
answer-greetings = Type “greet” and a number: { $list }.
key-plus = give your opponent 15 seconds
key-p = ask for a pause, or go on
key-g = greetings
command-time = give your opponent 15 seconds
command-pause = ask for a pause, or accept one
command-resume = go on after a pause
command-greet = the greetings, or one of them

moderation = Administration of this table
moderation-close = Close the table
moderation-close-text = The game ends without a result. This cannot be undone.
moderation-hide = Hide the table
moderation-hide-text = Only its players and administrators will see it. Whoever is watching is disconnected.
moderation-show = Show the table again
moderation-show-text = Whoever may see the table will see it again.
moderation-hidden = This table is hidden: only its players and administrators see it.
moderation-done = Done.
