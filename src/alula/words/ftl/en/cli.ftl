### The command line: headings, prompts and messages of `alula …`.

## Columns of tables

column-card = card
column-biome = biome
column-time = time
column-symbols = symbols
column-quest = quest
column-needs = needs
column-fame = fame
column-sum = sum
column-why = why
column-place = place
column-player = player

## alula cards

cards-found = { $count ->
    [0] No card is like that.
    [one] { $count } card.
   *[other] { $count } cards.
}

# $near: a list of terms that are known
error-unknown-term-near = nothing is called “{ $term }”: did you mean { $near }?
error-unknown-term = nothing is called “{ $term }”: try a number, an id such as city-2, a biome or a symbol

## alula score

# The two lines of the row as it lies: how it was played and how it scored.
strip-played = played →
strip-scored = scored ←

sheet-total = total

# $number: the lowest number of a player who ties with another
ranking-tie = tie, decided by the lowest number: { $number }

warning-climbs = { $sanctuaries ->
    [one] { $sanctuaries } sanctuary
   *[other] { $sanctuaries } sanctuaries
} with a row that { $climbs ->
    [0] never climbs
    [1] climbs once
    [2] climbs twice
   *[other] climbs { $climbs } times
}: every climb finds exactly one

error-score-what = say a row (alula score 44 49 14 28) or players (--player "Ada: 44 49 …"), one of the two
error-jsonl-alone = --jsonl reads standard input: name no cards and no players beside it
error-player-form = --player “{ $told }”: it must look like "Ada: 44 49 14 28, desert-3"
error-no-regions = no regions: a row has 1 to { -rounds } numbers
error-two-owners = { $card } stands with { $one } and with { $two }: every card exists once
error-name-twice = two players are called { $name }: give them different names
error-sanctuary-near = no sanctuary { $card }: did you mean { $near }?

## The table

column-row = row
column-sanctuaries = sanctuaries
board-market = Market
board-own = You have:

## alula replay and alula verify

replay-pause = Enter: on, q: stop {""}
replay-unfinished = The game is not finished.
replay-of-many = Game { $game } of a file with several: --game N shows another.
error-one-file = name one file to show; --check takes many
error-no-such-game = { $file }: there is no game { $game }, the last is { $count }
# $events: how many deals, markets and finds there were
verify-ok = { $events ->
    [one] { $events } event of chance came as committed
   *[other] All { $events } events of chance came as committed
}

## alula play

play-welcome = Welcome to Alula. Eight rounds out, played left to right; then the way home, scored right to left.
play-keys = Answer with a letter or with the card. ? help, t table, w the cards in words (w 44: any card), s my score so far, q stop and save.
play-last-round = The last round: nobody takes a region after it.

column-climb = finds

# $count: how many sanctuaries a card would draw
play-finds = { $count ->
    [one] climbs: { $count } sanctuary
   *[other] climbs: { $count } sanctuaries
}

# $kind: keep, play, take, choose
play-question = { $kind ->
    [keep] Keep three of your five regions.
    [play] Play a region from your hand.
    [take] Take a region from the market into your hand.
   *[choose] Lay down one of the sanctuaries that you found.
}
play-ask = { $kind ->
    [keep] Which three? {""}
   *[other] Which one? {""}
}

play-help-keep = You keep three of the five; the others go back into the deck unseen. Type three letters or numbers, such as: a c e
play-help-play = Everybody plays one region at the same time. Low numbers choose first from the market. A number higher than your last one climbs: it finds a sanctuary, and one more to choose from for every clue that you have.
play-help-take = The lowest number of this round takes first. What nobody takes leaves the game.
play-help-choose = You lay down one; the others go under the deck. Sanctuaries stay face up and count for all your regions.
play-help-scoring = At the end your regions are turned over from the last to the first. Each sees only the regions turned over before it, itself and all your sanctuaries; a quest with a prerequisite gives nothing unless the wonders it needs are in view.

# $legal: a list of cards, $told: what was typed
play-misread-none = “{ $told }” is none of them: there are { $legal }
play-misread-one = One card, please: { $legal }
play-misread-three = Three different cards, please: { $legal }

# $path: the file
play-nothing-yet = Your row is still empty.
play-lobby = You sit at the table. The game begins when the host starts it.
error-no-address = “{ $told }” is no address of a server: it must look like http://127.0.0.1:8000
play-saved = The game is kept in { $path }
play-left = Until next time. Go on with: alula play --resume { $path }
error-too-many-bots = { $bots } bots for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: name fewer, or say --players
error-file-exists = { $path } exists already: choose another name to save to

## alula play --full-screen

screen-market = Market
screen-own = Your row, then your sanctuaries
screen-hand = Your hand
screen-found = Sanctuaries that you found
screen-log = What happened
screen-waiting = The others think …
screen-keys = Letters or the mouse point at a card, once more or Enter confirms. Tab moves from card to card. s my score so far, w the card in words, ? help, q leaves; the game is kept. Any of Enter, Space and Escape closes this page.
error-no-terminal = --full-screen needs a terminal
screen-key-confirm = Confirm
screen-key-score = My score
screen-key-words = In words
screen-key-help = Help
screen-key-leave = Leave

## alula bench rules

bench-games = random games of { $players }
bench-sheets = score sheets with reasons
bench-lines = tableaux by score --jsonl
bench-answer = alula score answers within
bench-per-second = a second
bench-seconds = seconds
