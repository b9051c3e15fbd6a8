### Le carte a parole. Messaggi e argomenti sono descritti in en/cards.ftl.

## Le parole di cui sono fatte le carte

biome = { $biome ->
    [forest] foresta
    [river] fiume
    [desert] deserto
    [city] città
   *[plain] nessun tipo
}

time = { $time ->
    [night] notte
   *[day] giorno
}

fame = { $fame ->
    [one] { $fame } punto Fama
   *[other] { $fame } punti Fama
}

symbol-count = { $thing ->
    [uddu] { $count ->
        [one] { $count } pietra Uddu
       *[other] { $count } pietre Uddu
    }
    [okiko] { $count ->
        [one] { $count } chimera Okiko
       *[other] { $count } chimere Okiko
    }
    [goldlog] { $count ->
        [one] { $count } cardo Goldlog
       *[other] { $count } cardi Goldlog
    }
   *[clue] { $count ->
        [one] { $count } indizio
       *[other] { $count } indizi
    }
}

symbol-short = { $thing ->
    [uddu] { $count ->
        [one] { $count } pietra
       *[other] { $count } pietre
    }
    [okiko] { $count ->
        [one] { $count } chimera
       *[other] { $count } chimere
    }
    [goldlog] { $count ->
        [one] { $count } cardo
       *[other] { $count } cardi
    }
   *[clue] { $count ->
        [one] { $count } indizio
       *[other] { $count } indizi
    }
}

each = { $thing ->
    [uddu] ogni pietra Uddu
    [okiko] ogni chimera Okiko
    [goldlog] ogni cardo Goldlog
    [clue] ogni indizio
    [night] ogni carta notte
    [forest] ogni foresta
    [river] ogni fiume
    [desert] ogni deserto
    [city] ogni città
   *[set] ogni serie dei quattro tipi
}

per = { $thing ->
    [uddu] pietra
    [okiko] chimera
    [goldlog] cardo
    [clue] indizio
    [night] notte
    [forest] foresta
    [river] fiume
    [desert] deserto
    [city] città
   *[set] serie
}

per-either = { $first } o { $second }

## Elenchi

list-comma = { $before }, { $next }
list-and = { $before } e { $last }

## Una carta per esteso

region-head = Regione { $number }, { biome }, { time }

sanctuary-head = Santuario { $id }, { biome }{ $time ->
    [night] , notte
   *[day] {""}
}

head-with = { $head }, con { $symbols }

quest-none = Nessuna missione

quest-flat = { fame }

quest-each = { fame } per { $things } in vista

quest-if = { $quest }, se { $count ->
    [one] è in vista
   *[other] sono in vista
} { $needs }

card-full = { $head }. { $quest }.

## Una carta in breve

card-short = { $card }: { $facts }

night-fact = notte

quest-short-flat = { $fame } Fama

quest-short-per = { $fame } per { $things }

needs-short = richiede { $needs }
