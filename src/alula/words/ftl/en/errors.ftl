### What was refused and why, one line without a full stop. Read by Python (alula.words); the web
### client may say the refusals of the server with them: `error-` and the code of the error, with
### its details as arguments.
###
### Arguments: $event and $due are kinds of events as in a record; $cards and $legal are lists of
### numbers or ids; $count, $most and $expected are numbers; $card, $key, $name, $kind are texts.

## Events that are not due, or whose cards are elsewhere

# $player, or "None" for chance; $due: deal, market, find, decision, nothing; $cards (number) and
# $seat of the chance event that is due; $open: the ids of the open decisions
error-not-due = { $event } is not due: { $due ->
    [deal] a deal of { $cards } regions each comes next
    [market] a market of { $cards } regions comes next
    [find] a find of { $cards } for player { $seat } comes next
   *[decision] open decisions are { $open }
}

error-over = { $event } is not due: the game is over

error-wrong-count = { $event }: { $count } where { $expected } must be

error-not-in-hand = { $event }: { $cards } not in the player’s hand, which holds { $legal }

error-not-in-market = { $event }: { $cards } not in the market, which shows { $legal }

error-not-in-found = { $event }: { $cards } not among the sanctuaries found: { $legal }

error-not-in-deck = { $cards } not in the deck

error-not-next = { $cards } cannot be drawn yet: first come { $legal }

error-twice = { $card } stands twice: every card exists once

## Things that are no events

error-not-an-object = an event is an object

error-unknown-event = unknown event { $kind }

error-missing-key = the key “{ $key }” is missing

error-wrong-type = “{ $key }” has a value of a wrong type

error-no-such-player = no player { $player }: seats are counted from 0

## Games and tableaux

error-player-count = { $count } players: the game is for { -fewest-players } to { -most-players }

error-variant = no variant “{ $name }”: there are basic and advanced

error-row-too-long = { $count } regions: a row has at most { $most }

error-too-many-sanctuaries = { $count } sanctuaries: a player finds at most { $most }

error-no-such-region = no region { $card }: regions are numbered 1 to { -regions }

error-no-such-sanctuary = no sanctuary { $card }: ids look like city-2 or plain-19

## Records that cannot be read, or whose result is wrong

error-record-object = a record is an object

error-record-format = “format” must be “{ $name }”

error-record-players = “players” must be a list of names

error-record-variant = “variant” must be basic or advanced

error-record-events = “events” must be a list

error-record-empty = empty: there is no record here

error-record-too-large = more than { $most } MiB: no game is that long

error-not-unicode = not UTF-8 at byte { $place }

error-not-json = not JSON (line { $line }, column { $column })

error-too-deep = nested too deeply

error-too-many-digits = a number with too many digits

error-too-large-a-number = { $number } is too large a number

error-no-json-number = { $number } is no JSON number

error-key-twice = the key “{ $key }” stands twice

error-live-only = { $kind } has no place in a record

error-not-over = the game is not over: it stands in round { $round }

error-result-form = must be an object with fame and ranking

error-result-numbers = { $key } must be a list of whole numbers

error-result-count = { $key } must have { $expected } entries, not { $count }

error-result-wrong = { $key } is { $told }, by the rules { $right }

error-fair-form = { $why }

error-fair-secret = the secret is not the one that was committed to

error-fair-practice = a game of practice: choices could be taken back, so it proves nothing
error-fair-nothing = the record carries neither “fair” nor “seed”: nothing to verify

error-fair-card = { $told } came where { $right } was committed to
