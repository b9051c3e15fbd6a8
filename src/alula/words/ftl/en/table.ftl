### Words of the web client's shell, home, table and replay.

## Shell

skip-to-content = Skip to the content
navigation = Pages
home-link = Alula, to the start page
home-nav = Play
learn-nav = Learn
pad-nav = Score pad
preferences = Language, colours and sound
language = Language
theme = Colours
theme-auto = As the device
theme-light = Day
theme-dark = Night
summary-open = Summary sheet
sounds = Sounds
footer-about = Alula is a free way to play Faraway, the card game by Johannes Goupy and Corentin Lebrat. All drawings and words here are our own.
page-not-loaded = This page could not be loaded. Is the server still there?
try-again = Try again
not-found-title = No such place
not-found-text = The land shifts in Alula. Nothing is at this address now.

## Home

home-title = The journey out, the journey home
home-lead = Faraway, free in your browser: a card game of eight days' walking for 1 to 6. You play your regions from left to right, and on the way back, from right to left, they show what they were worth.
home-learn = Learn it in five minutes
home-page = Alula: play Faraway
server-unreachable = The server does not answer. Trying again …
home-offline = The server cannot be reached, so there are no tables just now. This works without it:
home-offline-pad = Score pad for a game on your table
home-offline-learn = Rules, cards and travel guide
home-my-games = My games
home-serverless = Here everything is played on your device. To play with friends on other devices, somebody must run a server.
home-device = Several people at this device
home-open-tables = Open tables
home-no-open-tables = Nobody is waiting for players right now. Open a table, or play with bots.
home-finished-games = Finished games
guest-name = Traveller
your-name = Your name
play-title = Play now
play-lead = You and a few bots. No account, no waiting.
play-rivals = How many bots
play-level = How well they play
play-each = Each bot its own level
play-level-of = Bot { $number }
bot-pace = How fast bots play
pace-slow = Slowly
pace-people = Like people
pace-fast = Quickly
auto-move = Make my move where there is only one
play-now = Play now
variant-advanced = Advanced start: choose 3 of 5 first cards
variant-basic-name = Basic game
variant-advanced-name = Advanced start
invite-title = Invite friends
invite-lead = Open a table and send the link. Anyone with a browser can join.
invite-seats = Seats
invite-more = More choices
invite-clock = Time to think
invite-public = Show it among the open tables
invite-spectators = Others may watch
invite-chat = Free chat
invite-create = Open a table
clock-none = No limit
clock-fast = 45 seconds for each choice
clock-calm = 2 minutes for each choice
clock-days = 2 days for each choice
clock-each-seconds = { $count } seconds for each choice
clock-each-days = { $count ->
    [one] { $count } day for each choice
   *[other] { $count } days for each choice
}
players-count = { $count } players
list-nobody = Nobody yet
list-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
list-about-to-start = About to start
list-round = Round { $round } of { -rounds }
list-finished = Finished
list-result = { $fame } fame, place { $place } of { $count }
list-your-turn = Your turn

## Bots, as they are called in lists

bot-stroller = Stroller: enjoys the first walk
    .name = Stroller
bot-wanderer = Wanderer: sees the fame of today
    .name = Wanderer
bot-pilgrim = Pilgrim: one step at a time
    .name = Pilgrim
bot-scout = Scout: looks ahead, but not at everything
    .name = Scout
bot-pathfinder = Pathfinder: thinks of the way home
    .name = Pathfinder
bot-guide = Guide: knows the land, the strongest
    .name = Guide

## Problems, by the server's codes

problem-unreachable = The server does not answer.
problem-too-many = That was a lot at once. Try again in { $seconds } seconds.
problem-seat-taken = Somebody else has just taken that seat.
problem-table-full = All seats are taken.
problem-no-link = This link leads nowhere: the table may have been closed.
problem-no-table = There is no such table.
problem-no-game = There is no such game, or it is not over yet.
problem-bad-name = Please use a shorter name without special characters.
problem-seats-free = There are still free seats.
problem-stopping = The server is about to restart. Try again in a moment.
problem-busy = The server is busy. Try again in a moment.
problem-too-early = The others may still join: wait a moment longer.

## Lobby and joining

join-title = Join a table
join-about = Alula is a free way to play Faraway, a card game of half an hour for 2 to 6.
join-failed = This link does not work
join-who = { $count ->
    [one] { $names } is waiting for you.
   *[other] { $names } are waiting for you.
}
join-full = No seat is free at this table.
take-seat = Take a seat
watch-table = Watch
to-home = To the start page
table-title = Table
table-loading = Coming to the table …
lobby-title = Before the journey
lobby-dealing = The cards are being dealt …
lobby-seats = Seats
lobby-fill-note = { $count ->
    [one] One seat is free. Wait for a friend, or let a bot take it.
   *[other] { $count } seats are free. Wait for friends, or let bots take them.
}
lobby-start = Start
lobby-fill-start = Fill with bots and start
lobby-wait-host = The host starts the game.
seat-free = Free seat
seat-remove = Remove
seat-choose-bot = Who plays on seat { $seat }
seat-open-for-people = Open for a person
you = you
host = host
away = away
leave-table = Leave the table
close-table = Close the table
close-table-sure = Close this table for everybody?
share-join = Invite with this link
share-watch = Others can watch here
share-qr = The link as a QR code
share-copy = Copy the link
share-copied = Copied.
share-note = Send it, or let a phone scan the code.
share-send = Share …
ended-closed = This table has been closed
ended-no-table = There is no such table
ended-no-spectators = This table does not allow watching
ended-bad-token = Your seat is not known here any more
ended-protocol = This page is out of date: please load it again
dead-title = Nothing here any more
dead-join = This invitation leads nowhere. The link may be incomplete, or the table has been closed: ask for a new one.
dead-table = There is no table at this address. The link may be incomplete, or the table has been deleted.
dead-game = There is no finished game at this address. The link may be incomplete, or the game is still being played or has been deleted.
ended-text-closed = The host has ended it. Open another one, or play with bots.
ended-text-no-spectators = Only those who have a seat can see it.
ended-text-bad-token = This browser has forgotten who you are. Ask the host to let a bot go on.
ended-text-protocol = A newer version is there.
lobby-needs-link = A seat is free. To take it you need the invitation: ask { $host } for the link that ends in /join/….
lobby-needs-link-nobody = A seat is free. To take it you need the invitation: ask whoever opened the table for the link that ends in /join/….
share-local = Only this device can open this address. For friends on the same network, start the server with --lan.

## The table

your-turn = Your turn
table-menu = Settings and more
connection-lost = Connection lost. Coming back by itself …
bots-wake-up = The bots are still waking up: for a minute or two a simple one plays for them.
watching = You are watching
area-players = Players
area-others = The others
area-market = Market
area-mine = Your place
area-of = { $player }'s place
area-found = { $count ->
    [one] One sanctuary found
   *[other] { $count } sanctuaries found: one to keep
}
deck-regions = Regions in the deck:
deck-sanctuaries = Sanctuaries in the deck:
market-empty = The market is empty.
market-later = The market is laid out when all have chosen.
market-none-last-round = Last round: there is no market.
your-row = Your row
your-hand = Hand
your-sanctuaries = Sanctuaries
no-sanctuaries = None yet. Play a higher number than the one before to find one.
way-out = journey out
way-home = journey home, scored
row-label = Your row, { $count } of { -rounds } regions
sanctuary-title = { $biome ->
    [forest] forest sanctuary { $number }
    [river] river sanctuary { $number }
    [desert] desert sanctuary { $number }
    [city] city sanctuary { $number }
   *[plain] plain sanctuary { $number }
}
region-title = Region { $card }
card-face-down = Face down: { $card }
round-of = Round { $round } of { -rounds }
phase-keep = Choosing first cards
phase-explore = Everyone chooses a region
phase-end = Regions and sanctuaries are taken
phase-over = The journey is over
rival-open = { $regions } regions, { $sanctuaries } sanctuaries. Open large.
rival-finds = { $count ->
    [one] looks at 1 sanctuary
   *[other] looks at { $count } sanctuaries, and keeps one
}
rival-turn = takes as number { $place }
state-choosing = chooses …
state-chosen = has chosen
state-taking = takes a region
state-picking-sanctuary = takes a sanctuary
state-waiting = waits
seat-away = { $player } is away
seat-left = { $player } has left
seat-played-by-bot = A bot plays until { $player } is back
seat-row = Row
seat-row-empty = Nothing played yet.
seat-taken = Taken from the market, still in hand
vote-bot = Let a bot play for now
remove-player = Give { $player }'s seat to a bot
remove-player-sure = Give this seat to a bot for good?
cancel = Cancel
look-closer = Look closer
close = Close

## What to do now

prompt-over = The journey is over.
prompt-sending = One moment …
prompt-chance = The cards are coming.
prompt-keep = Keep 3 of these 5 regions ({ $count } chosen).
prompt-keep-ready = Keep { $cards }?
prompt-play = Choose a region from your hand to explore.
prompt-play-ready = Explore { $card }?
follows-finds = { $count ->
    [one] Higher than { $last }: you will find a sanctuary.
   *[other] Higher than { $last }: you will find { $count } sanctuaries.
}
follows-nothing = Not higher than { $last }: no sanctuary.
prompt-take = Your turn: take a region from the market.
prompt-take-ready = Take { $card }?
prompt-choose = { $count ->
    [one] Lay down the sanctuary you found.
   *[other] Choose one of the sanctuaries you found.
}
prompt-choose-ready = Lay down { $card }?
prompt-chosen = You chose { $card }. Waiting for { $waiting }.
prompt-change-ready = Change to { $card }?
waiting-keep = { $count ->
    [one] { $players } is choosing first cards.
   *[other] { $players } are choosing first cards.
}
waiting-play = { $count ->
    [one] { $players } is choosing a region.
   *[other] { $players } are choosing their regions.
}
waiting-take = { $players } takes a region.
waiting-choose = { $players } chooses a sanctuary.
confirm-keep = Keep
confirm-play = Explore
confirm-take = Take
confirm-choose = Lay down
confirm-change = Change
take-back = Take back
why-spectator = You are watching this game.
why-over = The game is over.
why-not-your-turn = It is not your turn yet.
why-market-explore = You can take a region from the market after all have shown theirs.
why-market-taken = You have taken your region. Now choose a sanctuary.
why-found-take-first = First take a region from the market, then choose one of these.
why-hand-take = This one is in your hand already. Take one from the market.
why-hand-choose = First choose one of the sanctuaries you found.
why-hand-end = You can play it in the next round.
why-hand-chosen = You have chosen your region of this round.
why-face-down = Your choice of this round. It is shown when all have chosen.
refused-already-answered = That choice has already been made.
refused-not-open = That is not to be decided now.
refused-too-late = Too late: everyone has chosen.
refused-too-many = Not so fast, please.

## Help

help-switch = Help
help-total = { $fame } fame now
help-would-bring = It would bring { $fame } fame now.

## Events, keys, reactions

events-title = What happened
events-before = Before the first round
change-seated = { $player } sits down.
change-freed = { $player } has left the table.
change-started = The game begins.
change-left = { $player } has left.
change-came-back = { $player } is back.
change-vote = { $by } lets a bot play for { $player }.
change-handed = A bot plays for { $player } until they come back.
change-removed = The host has given { $player }'s seat to a bot.
change-replaced = { $player }'s bot failed; another one goes on.
change-expired = { $you ->
    [yes] Your time ran out.
   *[no] { $player }'s time ran out.
}
change-rematch = A new game follows.
change-closed = The table has been closed.
stand-in-keep = { $you ->
    [yes] A bot keeps three regions for you.
   *[no] A bot keeps three regions for { $player }.
}
stand-in-keep-known = { $you ->
    [yes] A bot keeps { $regions } for you.
   *[no] A bot keeps { $regions } for { $player }.
}
stand-in-play = { $you ->
    [yes] A bot chooses a region for you.
   *[no] A bot chooses a region for { $player }.
}
stand-in-play-known = { $you ->
    [yes] A bot chooses { $region } for you.
   *[no] A bot chooses { $region } for { $player }.
}
stand-in-take = { $you ->
    [yes] A bot takes { $region } from the market for you.
   *[no] A bot takes { $region } from the market for { $player }.
}
stand-in-choose = { $you ->
    [yes] A bot lays down { $sanctuary } for you.
   *[no] A bot lays down { $sanctuary } for { $player }.
}
only-choose = { $you ->
    [yes] Your only find is laid down: { $sanctuary }.
   *[no] { $player }'s only find is laid down: { $sanctuary }.
}
only-take = { $you ->
    [yes] The last region goes to you: { $region }.
   *[no] The last region goes to { $player }: { $region }.
}
event-gone = { $count ->
    [one] { $regions } leaves the game.
   *[other] { $regions } leave the game.
}
chat-title = Chat
chat-label = Your words
chat-send = Send
chat-open = { $unread ->
    [0] Chat
    [one] Chat, one new line
   *[other] Chat, { $unread } new lines
}
chat-empty = Nobody has said anything yet.
chat-mute = Mute { $player }
chat-unmute = Hear { $player } again
keys-title = Keys
keys-choose = choose a lit card
keys-confirm = confirm
keys-cancel = choose nothing
keys-zoom = look closer at the chosen card
keys-undo = take back your face-down card
keys-help = help on and off
keys-events = what happened
keys-this = these keys
react = React
reaction-hello = Hello!
reaction-thanks = Thank you
reaction-nice = Nice!
reaction-wow = Wow!
reaction-oops = Oops
reaction-think = Let me think
reaction-hurry = Go on?
reaction-bye = See you
clock-left = Time left:
clock-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-hours-left = { $hours } h
fair-title = Fair dealing
fair-committed = Before the first card, the server fixed its secret. At the end every device checks that the cards followed from it and from the random bytes of the players. Its fingerprint:
notify = Tell me when it is my turn

## The end of a game, and replays

game-title = Finished game
game-loading = Reading the game …
game-winner = { $player } wins
ranking-title = Ranking
rematch = Play again
rematch-waiting = Waiting for { $players } …
rematch-wanted = { $count ->
    [one] { $players } wants to play again.
   *[other] { $players } want to play again.
}
rematch-with-bots = { $count ->
    [one] Start with a bot in { $players }'s seat
   *[other] Start with bots for { $players }
}
rematch-begun = The next game has begun without you.
journey-again = The journey home
download-record = Record
