### Karten in Worten. Nachrichten und Argumente sind in en/cards.ftl beschrieben.

## Die Wörter, aus denen Karten bestehen

biome = { $biome ->
    [forest] Wald
    [river] Fluss
    [desert] Wüste
    [city] Stadt
   *[plain] ohne Landschaftsart
}

time = { $time ->
    [night] Nacht
   *[day] Tag
}

fame = { $fame ->
    [one] { $fame } Ruhmespunkt
   *[other] { $fame } Ruhmespunkte
}

symbol-count = { $thing ->
    [uddu] { $count ->
        [one] { $count } Uddu-Stein
       *[other] { $count } Uddu-Steine
    }
    [okiko] { $count ->
        [one] { $count } Okiko-Schimäre
       *[other] { $count } Okiko-Schimären
    }
    [goldlog] { $count ->
        [one] { $count } Taukronen-Distel
       *[other] { $count } Taukronen-Disteln
    }
   *[clue] { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
    }
}

symbol-short = { $thing ->
    [uddu] { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
    [okiko] { $count ->
        [one] { $count } Schimäre
       *[other] { $count } Schimären
    }
    [goldlog] { $count ->
        [one] { $count } Distel
       *[other] { $count } Disteln
    }
   *[clue] { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
    }
}

each = { $thing ->
    [uddu] jeden Uddu-Stein
    [okiko] jede Okiko-Schimäre
    [goldlog] jede Taukronen-Distel
    [clue] jeden Hinweis
    [night] jede Nachtkarte
    [forest] jeden Wald
    [river] jeden Fluss
    [desert] jede Wüste
    [city] jede Stadt
   *[set] jeden Satz aus allen vier Landschaftsarten
}

per = { $thing ->
    [uddu] Stein
    [okiko] Schimäre
    [goldlog] Distel
    [clue] Hinweis
    [night] Nacht
    [forest] Wald
    [river] Fluss
    [desert] Wüste
    [city] Stadt
   *[set] Satz
}

per-either = { $first } oder { $second }

## Aufzählungen

list-comma = { $before }, { $next }
list-and = { $before } und { $last }

## Eine Karte ausführlich

region-head = Region { $number }, { biome }, { time }

sanctuary-head = Heiligtum { $id }, { biome }{ $time ->
    [night] , Nacht
   *[day] {""}
}

head-with = { $head }: { $symbols }

quest-none = Keine Aufgabe

quest-flat = { fame }

quest-each = { fame } für { $things } in Sicht

quest-if = { $quest }, wenn { $needs } { $count ->
    [one] zu sehen ist
   *[other] zu sehen sind
}

card-full = { $head }. { $quest }.

## Eine Karte in Kürze

card-short = { $card }: { $facts }

night-fact = Nacht

quest-short-flat = { $fame } Ruhm

quest-short-per = { $fame } je { $things }

needs-short = braucht { $needs }
