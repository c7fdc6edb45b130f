# The client's own sentences. The same keys stand in fr.ftl.

skip = Skip to content
skip-decision = Skip to the decision
home = Perfidie, to the lobby
language = Language
theme-toggle = Light or dark
settings = Settings
close = Close
retry = Try again
loading = One moment…
learn = Learn
you = You
bot = Bot
guest = Guest
join = Join
watch = Watch
send = Send
connected = connected

game-villainous = Villainous
game-evil_corp = Evil Corp.
game-villains_card_game = Villains

## Lobby
lobby-title-1 = Tonight, you are
lobby-title-2 = the villain.
lobby-lead = Three tabletop games, with friends or against bots, in the browser. No account: a link is enough.
choose-game = Choose a game
chosen = Chosen
over-villainous = Nine realms
over-evil_corp = Monsters for hire
over-villains_card_game = The card game
about-villainous = To each their realm, their cards and their dark design. Thwart those of the others.
about-evil_corp = Recruit, terrorise villages, summon demons before night falls.
about-villains_card_game = Colours and numbers go to your neighbours. Count your Heroes in secret.
players = { $least } to { $most }
minutes = { $n } min
minutes-each = { $n } min per player
your-table = Your table
seat-count = Number of seats
n-seats = { $n } seats
seat-role = Role of seat { $n }
seat-kind = Who plays seat { $n }
role-drawn = Drawn by lot
kind-me = Me
kind-open = Free, by invitation
kind-local = Beside me, same screen
kind-person = Human
kind-bot = Bot, { $name }
level-of = level { $n } of { $of }
local-player = Player { $n }
free-seat = Free seat
you-host = you, host of the table
same-screen = plays on this screen
waits-for-player = waits for a player
your-name = Your name
table-name = Name of the table
time-per-decision = Time per decision
seconds-0 = no limit
seconds-60 = 1 minute, then a bot plays
seconds-180 = 3 minutes, then a bot plays
seconds-86400 = 1 day, turn by turn
answering = Time for answers out of turn
answering-10 = 10 seconds
answering-20 = 20 seconds
answering-60 = 1 minute
answering-0 = wait for everybody
table-options = More settings
rule-options = Options of the rules
value-random = drawn by lot
value-auto = by the boxes in play
value-from4 = from 4 players on
value-from5 = from 5 players on
value-off = off
value-choice = chosen
value-edge = when it comes about
value-level = while it lasts
value-strict = strict
value-lenient = lenient
value-none = nothing
value-seat = seat { $n }
value-all-face-up-own = of all one’s monsters that are awake
value-deployed-tile-only = of the deployed monster alone
value-rejected-tiles = the rejected monsters
value-token-taken-no-gold = takes the token, without gold
value-nothing-taken = takes nothing
rule-number = Rule { $rule }
list-table = Show in the list
list-table-about = Anybody may join or watch; hands stay hidden.
title-villainous = The Black Cabinet
title-evil_corp = The Night Shift
title-villains_card_game = The Masked Ball
start-alone = All seats are taken: the game can start at once.
start-invite = You get a link to send to whoever is missing.
raise-curtain = Raise the curtain
make-table = Make the table
open-tables = Open tables
no-open-tables = No table is open just now. Yours may be the first.
seats-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
stage-lobby = waits for players
stage-playing = under way
stage-over = finished
have-code = Link or code of a friend
each-own-language = Everybody reads the game in their own language.

## Room, joining
room-title = “{ $title }”
room-waiting = { $n ->
    [one] One seat is free: share the link, or put a bot there.
   *[other] { $n } seats are free: share the link, or put bots there.
}
room-ready = Everybody is here.
room-host-starts = Everybody is here; the host raises the curtain.
room-full = The table is full: every seat is taken, and you are watching.
room-watching = You are watching. { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
share-link = Link to share
copy-link = Copy the link
copied = Copied
join-title = A seat at “{ $title }”
join-text = { $game }. { $n ->
    [0] Every seat is taken by now; you may watch.
    [one] One seat is free.
   *[other] { $n } seats are free.
}
your-seat = Seat
any-seat = Any
sit-down = Sit down
join-begun = The game has begun without you; you may watch.

## States
missing-address = There is nothing here
missing-address-text = This address does not lead anywhere. Perhaps a letter is missing.
missing-table = No such table
missing-table-text = The link is unknown, or the table was cleared long ago. Ask for a new link, or make a table of your own.
missing-record = No such game
missing-record-text = This replay is unknown, or the game is still being played.
missing-load = This page did not come through
missing-load-text = Part of the application could not be loaded. The game is safe on the server.
missing-server = The server does not answer
missing-server-text = It may be restarting. Tables are kept; try again in a moment.
missing-closed = This table has closed
missing-closed-text = It was cleared away, as tables are that nobody has used for long. You can make another in the lobby.
to-lobby = To the lobby
link-live = Connected
link-lost = Offline
link-connecting = Connecting
reconnecting = Reconnecting…
reconnecting-text = Attempt { $n }. Nothing is lost, the game goes on here.
reconnecting-attempt = Attempt { $n }.
reconnecting-saved = Your last move is kept.
say-lost = The connection is lost. This page tries to reconnect.
say-back = Reconnected.
trouble = The server cannot write anything down
trouble-text = Until it can, nobody can choose. Nothing is lost, and the game goes on by itself.
trouble-over = The game goes on.
refused = Move refused
refused-stale = The position has changed: the table is up to date, choose again.
paused = The table sleeps
paused-text = The clocks stand still until somebody wakes it.
pause = Pause
resume = Go on
resumed = The table is awake again.
not-your-turn = Not your turn
you-watch = You are watching
wait-paused = The table sleeps
wait-window = Will somebody answer?
wait-bot = { $name } is thinking
wait-person = { $name } decides
wait-nobody = One moment…
wait-since = For { $time }.
away = { $name } is away.
away-then-bot = { $name } is away. When the time is up, a bot plays.
stand-in = Let a bot play for { $name }
stand-in-short = Let a bot play
away-short = away
absent-bot = a bot stands in
thinking = thinking
just-happened = What just happened
since-your-turn = Since your last choice

## The table
bar-sub = { $game }, turn { $n }
table-title = { $game }, table { $title }
decision = Decision
options = Options
your-turn = Your move, { $name }
reaction = An answer is possible
reaction-go = Answer
choose-where = Choose here, on the board or in your hand.
hint = Hint
hint-none = No hint just now
chance = { $share } to win
undo = Undo
step-back = Back
undo-title = Take the last choice back
undo-not = Cannot be undone
undo-ask = Ask the others
undo-nothing = You have chosen nothing that could be taken back.
cannot-undo = cannot be undone
confirm-short = Again to confirm
confirm-again = { $option }: press again to confirm.
option-numbers = Option { $numbers }
menu-title = { $name }: do what?
menu-which = Which one?
read-card = Read the card
why-not = Why not?
why-short = Why?
why-nothing = Nothing is asked of you that this could answer.
sheet = Your decision and your hand
sheet-options = { $n ->
    [one] One option
   *[other] { $n } options
}
time-title = Time left for this decision
time-left = { $time } left.
time-none = There is no time limit.
say-your-turn = Your turn. { $question } { $n ->
    [one] One option.
   *[other] { $n } options.
}
say-reaction = You may answer. { $question } { $n ->
    [one] One option.
   *[other] { $n } options.
}
said-of = { $name }: { $text }
answer-nothing = Nothing to say.
over = The game is over
over-look = The table can still be read
over-result = Result
cost = Cost
strength = Strength
copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
guide-of = Guide: { $name }
log = Log
log-label = Log of the game
log-turn = Turn { $n }, { $name }
log-start = The set-up
log-empty = Nothing has happened yet.
watchers = { $n ->
    [one] 1 watches
   *[other] { $n } watch
}
chat = Chat
chat-say = Say something
chat-empty = Nobody has said anything.
chat-watching = Who watches reads along, without writing.
mute = Hear no more of { $name }
muted = { $name } is not heard here.
unmute = Hear again
phrase-hello = Hello everybody!
phrase-well-played = Well played!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-thanks = Thank you!
phrase-oops = Oops.
phrase-good-game = Good game!
phrase-bye = Goodbye!
curtain-title = { $name } is asked
curtain-only = For the eyes of { $name }
curtain-text = Hand over the screen. Nothing is shown until the curtain is raised.
curtain-lift = I am { $name }: raise the curtain
offer-undo = { $name } would like to take a move back
offer-end = { $name } offers to end the game without a winner
offer-pause = { $name } would like to pause
offer-state = { $agreed } of { $needed } agree.
agree = Agree
decline = Decline
withdraw = Withdraw
offer-gone = The offer no longer stands.
offer-end-button = Offer to end
resign = Leave the seat to a bot
resign-sure = A bot plays on: press again
leave = Leave
end-title = { $n ->
    [one] { $names } triumphs
   *[other] { $names } triumph
}
end-nobody = Nobody wins
end-progress = objective { $share }
end-score = { $n } points
end-tokens = { $n ->
    [one] { $n } victory token
   *[other] { $n } victory tokens
}
end-winner = winner
rematch = Rematch, same seats
rematch-join = To the rematch
watch-replay = Watch the game again
look-at-table = Look at the table

## Settings
theme = Appearance
theme-system = System
theme-light = Day
theme-dark = Night
card-size = Cards
card-size-s = Small
card-size-m = Medium
card-size-l = Large
motion = Movement
motion-0 = Off
motion-0-5 = Quick
motion-1 = Normal
motion-2 = Slow
confirm = Ask again
confirm-about = Before a turn ends or something is revealed.
sound = Sound
keys = Single keys
keys-about = Digits choose, letters answer questions about the table.
auto-pass = Pass when I can play nothing
reactions = Reactions out of turn
ask-about = Ask me about { $name }
stand-in-head = While I am away
stand-in-level = My bot
auto-pass-about = When you hold no Condition that could answer. The others cannot tell.

## Keys
keys-help = Keys
key-tab = next zone
key-arrows = inside a zone
key-enter = choose
key-numbers = option by its number
key-escape = close, else one step back
key-e = end the turn, or pass
key-u = undo
key-w = why not? for the focused thing
key-z = read the focused card
key-i = to the list of options
key-l = what happened last
key-m = my options
key-h = my hand
key-p = opponents, one more per press
key-o = objective and progress
key-b = everything at the focused place
key-g = scores
key-t = clock
key-n = who plays
key-help = this list

