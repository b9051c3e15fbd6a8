### Les cartes en mots. Messages et arguments sont décrits dans en/cards.ftl.

## Les mots dont les cartes sont faites

biome = { $biome ->
    [forest] forêt
    [river] rivière
    [desert] désert
    [city] ville
   *[plain] sans biome
}

time = { $time ->
    [night] nuit
   *[day] jour
}

fame = { $fame ->
    [one] { $fame } point de réputation
   *[other] { $fame } points de réputation
}

symbol-count = { $thing ->
    [uddu] { $count ->
        [one] { $count } pierre uddu
       *[other] { $count } pierres uddu
    }
    [okiko] { $count ->
        [one] { $count } chimère okiko
       *[other] { $count } chimères okiko
    }
    [goldlog] { $count ->
        [one] { $count } chardon érodoré
       *[other] { $count } chardons érodorés
    }
   *[clue] { $count ->
        [one] { $count } indice
       *[other] { $count } indices
    }
}

symbol-short = { $thing ->
    [uddu] { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
    [okiko] { $count ->
        [one] { $count } chimère
       *[other] { $count } chimères
    }
    [goldlog] { $count ->
        [one] { $count } chardon
       *[other] { $count } chardons
    }
   *[clue] { $count ->
        [one] { $count } indice
       *[other] { $count } indices
    }
}

each = { $thing ->
    [uddu] chaque pierre uddu
    [okiko] chaque chimère okiko
    [goldlog] chaque chardon érodoré
    [clue] chaque indice
    [night] chaque carte nuit
    [forest] chaque forêt
    [river] chaque rivière
    [desert] chaque désert
    [city] chaque ville
   *[set] chaque série des quatre biomes
}

per = { $thing ->
    [uddu] pierre
    [okiko] chimère
    [goldlog] chardon
    [clue] indice
    [night] nuit
    [forest] forêt
    [river] rivière
    [desert] désert
    [city] ville
   *[set] série
}

per-either = { $first } ou { $second }

## Listes

list-comma = { $before }, { $next }
list-and = { $before } et { $last }

## Une carte en entier

region-head = Région { $number }, { biome }, { time }

sanctuary-head = Sanctuaire { $id }, { biome }{ $time ->
    [night] , nuit
   *[day] {""}
}

head-with = { $head }, avec { $symbols }

quest-none = Pas de quête

quest-flat = { fame }

quest-each = { fame } pour { $things } en vue

quest-if = { $quest }, si { $needs } { $count ->
    [one] est en vue
   *[other] sont en vue
}

card-full = { $head }. { $quest }.

## Une carte en bref

card-short = { $card } : { $facts }

night-fact = nuit

quest-short-flat = { $fame ->
    [one] { $fame } point
   *[other] { $fame } points
}

quest-short-per = { $fame } par { $things }

needs-short = demande { $needs }
