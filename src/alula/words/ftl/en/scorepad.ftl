### The score pad: scoring a game played with real cards.

pad-title = Score pad
pad-about = Played with real cards? Enter the rows and see the journey home, card by card, with every reason.
pad-who = Who played?
pad-players = Players
pad-player = Player
# $n: the player's place, from 1
pad-player-n = Player { $n }
pad-name-of = Name of player { $n }
pad-add-player = Add a player
pad-remove-player = Remove { $name }
pad-rename = Rename
pad-name-done = Done
pad-begin = Enter here
pad-begin-shared = Everybody on their own phone
pad-blank = Print a blank score sheet
pad-share-many = Too many shared pads in a short time. Please wait a while, or enter the rows here.
pad-share-failed = The server does not answer. Entering the rows here works without it.

## Entering a row

pad-regions = Regions in the order played
pad-digits = Digits
pad-erase = Erase
pad-next = Next place
pad-climb = Higher than the one before: one sanctuary
pad-place = Place { $place }: { $card }
pad-place-empty = Place { $place }: empty
pad-place-wrong = Place { $place }: { $number }, no such region
pad-entered = Place { $place }: { $card }
# $card in short words, $name of the player who has it
pad-card-of = { $card } (with { $name })
pad-sanctuaries = Sanctuaries
# $climbs: how many the row must have found
pad-sanctuaries-due = { $count } of { $climbs } entered
pad-by-hand = By hand
pad-by-hand-about = Fame written by hand: for cards of an expansion, or for the whole row
pad-sanctuaries-of = { $name }'s sanctuaries
pad-sanctuaries-done = Done
pad-by-picture = Pictures
pad-move-group = Put the row right
pad-move-left = Move this card to the left
pad-move-right = Move this card to the right
pad-insert = Insert a place here
pad-remove-here = Take this card out
pad-same-players = Same players again
pad-sanctuaries-choose = Choose sanctuaries
pad-added = Added { $card }. { $count } sanctuaries.
pad-removed = Taken away: { $card }. { $count } sanctuaries.
pad-row-full = complete
# $name of the next player
pad-next-player = On to { $name }
pad-score = Score
pad-score-anyway = Score all the same

## Questions about what was typed

pad-questions = Questions
pad-look = Look
ask-no-such-region = { $name }, place { $place }: there is no region { $number }, they go from 1 to { -regions }. Which number is on the card? Or is it a card from an expansion? Then write its fame under “By hand”.
ask-region-twice = { $name } has region { $number }, and { $other } has it too. It exists only once: whose is it?
ask-region-twice-own = { $name } has region { $number } twice. Which number is on the other card?
ask-sanctuary-twice = { $name } and { $other } both have this sanctuary, which exists only once: { $card }. Whose is it?
ask-too-few-regions = { $name } has { $count ->
    [one] { $count } region
   *[other] { $count } regions
} of { -rounds }. Is the row complete?
ask-sanctuaries = { $name }'s numbers rise { $climbs ->
    [one] once
    [2] twice
   *[other] { $climbs } times
}, and each rise finds exactly one sanctuary, but { $count ->
    [one] { $count } is
   *[other] { $count } are
} entered. { $count ->
    [0] Are they missing?
   *[other] Is the order right, or a sanctuary missing or too many?
}

## The result

pad-result = The result
pad-download = Download as JSON
pad-again = Watch again
pad-correct = Correct an entry
pad-new = New game
pad-discard = Throw away what has been typed?
pad-discard-yes = Throw away
pad-discard-no = Keep it

## Earlier games

pad-history = Earlier games
pad-statistics = Statistics by player
pad-games = Games
pad-wins = Wins
pad-best = Best
pad-average = Average
pad-forget = Forget the game of { $date }

## Shared between phones

pad-invite = Everybody on their own phone: link and code
pad-invite-about = Scan the code or open the link, choose your name, and enter your row. Everybody sees all rows grow.
pad-qr = QR code of the link to this pad
pad-copy = Copy the link
pad-copied = Copied
pad-loading = Looking for the pad …
pad-missing = There is no such pad. Perhaps it is old and was cleared away.
pad-lost = No connection to the server. Go on typing: it is sent when the connection is back.

## Without a network

offline-ready = Works with the network off from now on.
offline-loading = Getting ready for times without a network …
offline-insecure = To work with the network off, this page must be opened over https.

## Finding cards

filter-land = Land
filter-symbol = Symbols
filter-quest = Quest pays for
filter-quest-flat = a fixed amount
filter-quest-none = no quest
filter-nothing = No card is like that.
