### What happens in a game, one sentence for each event of the record, as a seat may see it.
### Read by Python (alula.words) and by the web client.
###
### Which message belongs to which event:
###   deal      event-deal-own if I may see my hand; event-deal-known if all hands may be seen,
###             a list of dealt-hand joined by “; ”; else event-deal
###   keep      event-keep-known if the cards may be seen, else event-keep
###   market    event-market
###   play      event-play-known if the card may be seen, else event-play
###   reveal    event-reveal of a list of revealed-card
###   find      event-find-known if the cards may be seen, else event-find
###   take, choose, withdraw   event-take, event-choose, event-withdraw
###
### Arguments: $player is a name; $you is "yes" where that player is the reader, else "no".
### $regions and $sanctuaries are lists of numbers and ids, $region and $sanctuary one of them;
### $count and $round are numbers.

event-deal = Everyone is dealt a hand.

event-deal-own = You are dealt { $regions }.

event-deal-known = Dealt: { $hands }.

# One item of the list above.
dealt-hand = { $player } { $regions }

event-keep = { $you ->
    [yes] You keep three regions.
   *[no] { $player } keeps three regions.
}

event-keep-known = { $you ->
    [yes] You keep { $regions }.
   *[no] { $player } keeps { $regions }.
}

event-market = The market shows { $regions }.

event-play = { $you ->
    [yes] You have chosen a region.
   *[no] { $player } has chosen a region.
}

event-play-known = { $you ->
    [yes] You choose { $region }.
   *[no] { $player } chooses { $region }.
}

event-reveal = Revealed: { $regions }.

# One item of the list above.
revealed-card = { $player } { $region }

event-find = { $you ->
    [yes] { $count ->
        [one] You find { $count } sanctuary.
       *[other] You find { $count } sanctuaries.
    }
   *[no] { $count ->
        [one] { $player } finds { $count } sanctuary.
       *[other] { $player } finds { $count } sanctuaries.
    }
}

event-find-known = { $you ->
    [yes] You find { $sanctuaries }.
   *[no] { $player } finds { $sanctuaries }.
}

event-take = { $you ->
    [yes] You take { $region } from the market.
   *[no] { $player } takes { $region } from the market.
}

event-choose = { $you ->
    [yes] You lay down { $sanctuary }.
   *[no] { $player } lays down { $sanctuary }.
}

event-withdraw = { $you ->
    [yes] You take your choice back.
   *[no] { $player } takes the choice back.
}

## Between the events

event-round = { $round ->
    [0] Before the first round
   *[other] Round { $round } of { -rounds }
}
