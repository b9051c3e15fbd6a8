### Cards in words, full and short. Read by Python (alula.words) and by the web client.
###
### How a sentence is made; every step only passes what it has to the next message:
###   full:  head   = region-head | sanctuary-head, then head-with if the card has symbols
###          quest  = quest-none | quest-flat | quest-each, then quest-if if it has a prerequisite
###          card   = card-full
###   short: card-short of the facts, joined by list-comma: biome, night-fact, symbol-short …,
###          quest-short-flat | quest-short-per, needs-short
###   lists: the last item is joined by list-and, those before it by list-comma
###
### Arguments that are keys, not words:
###   $biome  forest, river, desert, city, plain (a sanctuary without biome)
###   $time   day, night
###   $thing  uddu, okiko, goldlog, clue, night, set, forest, river, desert, city
### Numbers are passed as numbers, so that plurals are right.

## The words that cards are made of

biome = { $biome ->
    [forest] forest
    [river] river
    [desert] desert
    [city] city
   *[plain] no biome
}

time = { $time ->
    [night] night
   *[day] day
}

# $fame (number)
fame = { $fame } fame

# $count (number) of $thing: uddu, okiko, goldlog, clue
symbol-count = { $thing ->
    [uddu] { $count } uddu
    [okiko] { $count } okiko
    [goldlog] { $count } goldlog
   *[clue] { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    }
}

# The same with the short names of the table.
symbol-short = { $thing ->
    [uddu] { $count } uddu
    [okiko] { $count } okiko
    [goldlog] { $count } goldlog
   *[clue] { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    }
}

# One $thing that a quest pays for: "2 fame for …".
each = { $thing ->
    [uddu] each uddu
    [okiko] each okiko
    [goldlog] each goldlog
    [clue] each clue
    [night] each night card
    [forest] each forest
    [river] each river
    [desert] each desert
    [city] each city
   *[set] each set of the four biomes
}

# The same in few words: "2 per …".
per = { $thing ->
    [uddu] uddu
    [okiko] okiko
    [goldlog] goldlog
    [clue] clue
    [night] night
    [forest] forest
    [river] river
    [desert] desert
    [city] city
   *[set] set
}

# Two biomes that count alike; $first and $second are said by `per`.
per-either = { $first } or { $second }

## Lists

list-comma = { $before }, { $next }
list-and = { $before } and { $last }

## A card in full

# $number (number), $biome, $time
region-head = Region { $number }, { biome }, { time }

# $id (such as city-2), $biome, $time
sanctuary-head = Sanctuary { $id }, { biome }{ $time ->
    [night] , night
   *[day] {""}
}

# $head and a list of symbol-count as $symbols
head-with = { $head }, with { $symbols }

quest-none = No quest

# $fame (number)
quest-flat = { fame }

# $fame (number), and a list of `each` as $things
quest-each = { fame } for { $things } in view

# $quest, a list of symbol-count as $needs, $count: how many symbols these are in all
quest-if = { $quest }, if { $needs } { $count ->
    [one] is in view
   *[other] are in view
}

card-full = { $head }. { $quest }.

## A card in short

# $card: a number or an id; $facts: a list
card-short = { $card }: { $facts }

night-fact = night

# $fame (number)
quest-short-flat = { fame }

# $fame (number) for each $things, said by `per` or `per-either`
quest-short-per = { $fame } per { $things }

# a list of symbol-short as $needs
needs-short = needs { $needs }
