## Cards
card-of = Card: { $name }
card-code = Code
card-qr = QR code that signs in { $name }
card-print = Print the card
card-copy = Copy name and code
card-local = The QR code only works on this computer, because other devices cannot reach the server yet.

## Signing up
sign-up-lead = Choose a name, and your games are yours on every device. No e-mail address, no password.
sign-up-name = Your name in this house
sign-up-name-hint = Other players see it.
sign-up-games = { $count ->
    [one] The game you played in this browser
   *[other] The { $count } games you played in this browser
  }
sign-up-against = against { $opponent }
sign-up-against-computer = against the computer
sign-up-ended = finished
sign-up-playing = in progress
sign-up-have = You already have a card?
sign-up-done = You are signed in as { $name }. This is your card.
sign-up-card = This is your card. Print it or write down the code: it is shown only now. With it you sign in on any device.
sign-up-play = I have it: play
welcome = Welcome, { $name }

## Signing in
sign-in-name = Name
sign-in-code-hint = The 8 letters and digits on your card, in capitals or not, with or without the dash.
sign-in-by-password = Use a password instead
sign-in-by-code = Use the code instead
sign-in-busy = Signing in …
sign-in-none = No card yet?
sign-in-already = You are signed in as { $name }
sign-in-card = Sign in with the card
sign-in-card-ask = You are signed in as { $name }. Sign in with this card instead?
sign-in-card-wrong = This card is no longer valid. Perhaps it was replaced by a new one. You can also sign in with name and code.
sign-in-wrong-code = Name and code do not match. Check both: the name is written on the card as well.
sign-in-wrong-password = Name and password do not match.
sign-in-length = { $count ->
    [one] The code has 8 letters and digits; you typed one.
   *[other] The code has 8 letters and digits; you typed { $count }.
  }
sign-in-wait = { $seconds ->
    [one] Too many attempts. You can try again in { $seconds } second.
   *[other] Too many attempts. You can try again in { $seconds } seconds.
  }
sign-in-again = You can try again now.
signed-in = Signed in as { $name }.

## Account
role-player = Player
role-program = Program
role-teacher = Teacher
role-administrator = Administrator
account-name = Name
account-new-name = Your name
account-rename = Change name
account-renamed = Your name is now { $name }.
account-groups = Groups
account-groups-hint = The teacher of a group sees your games.
account-invited = { $teacher } invites you to the group { $group }.
account-joined = You are now in the group { $group }.
account-declined = Invitation to { $group } declined.
account-teacher = Teacher: { $teacher }
account-leave = Leave
account-leave-of = Leave the group { $group }
account-leave-ask = Leave the group { $group }?
account-leave-yes = Leave the group
account-left = You have left the group { $group }.
account-card = Card for other devices
account-card-text = With the code or the QR code on your card you sign in on another phone, tablet or computer. If you have lost the card, make a new one.
account-card-new = New card
account-card-ask = The old card and its code stop working. Devices that are signed in stay signed in.
account-card-yes = Make a new card
account-card-done = This is your new card. Print it or write down the code: it is shown only now.
password = Password
password-none = You do not need one: the code on your card is enough. If you like, you can also choose a password.
password-set = You can sign in with name and password, too.
password-new = New password
password-hint = At least 8 characters.
password-short = The password is too short: at least 8 characters.
password-show = Show
password-choose = Choose a password
password-change = Change password
password-remove = Remove password
password-save = Save
password-saved = Password saved.
password-removed = Password removed.
devices = Devices
device-this = This device
device-seen = Last used: { $time }
device-unknown = Unknown device
device-end = Sign out: { $device }
device-ended = Signed out: { $device }.
devices-end = Sign out everywhere

## Data
data = Your data
data-text = This house stores about you:
data-name = your name and when you signed up
data-access = your code, card and password, only as fingerprints from which they cannot be read
data-devices = the devices on which you are signed in
data-groups = the groups you are in
data-games = your games
data-export = Download everything
remove = Remove my account …
remove-text = Your name, card, devices and groups are deleted, and nobody can sign in as you any more. Your games stay for your opponents, without your name. This cannot be undone.
remove-name = To confirm, type your name: { $name }
remove-yes = Remove my account for good

## Help
help-account = Keeping your games
help-account-text = With “Keep my games” on the start page you choose a name and get a card with a code and a QR code. With it you sign in on any device, and your games are there. “My account”, in the menu at the top, has your devices, a new card, a password if you want one, and everything that is stored about you. You can play without an account, too.

## Refusals
refused-name = This name cannot be used.
refused-name-taken = Somebody already has this name, or one that looks like it. Please choose another.
refused-sign-up = New accounts are made by a teacher or the administrator of this house.
refused-signed-in = You are already signed in. Reload the page.
refused-rename = Names cannot be changed in this house.
refused-password = This password cannot be used.
refused-full = That would be too many.
