### Was im Spiel geschieht. Nachrichten und Argumente sind in en/events.ftl beschrieben.

event-deal = Alle erhalten ihre Handkarten.

event-deal-own = Du erhältst { $regions }.

event-deal-known = Ausgeteilt: { $hands }.

dealt-hand = { $player } { $regions }

event-keep = { $you ->
    [yes] Du behältst drei Regionen.
   *[no] { $player } behält drei Regionen.
}

event-keep-known = { $you ->
    [yes] Du behältst { $regions }.
   *[no] { $player } behält { $regions }.
}

event-market = In der Tischmitte liegen { $regions }.

event-play = { $you ->
    [yes] Du hast eine Region gewählt.
   *[no] { $player } hat eine Region gewählt.
}

event-play-known = { $you ->
    [yes] Du wählst { $region }.
   *[no] { $player } wählt { $region }.
}

event-reveal = Aufgedeckt: { $regions }.

revealed-card = { $player } { $region }

event-find = { $you ->
    [yes] { $count ->
        [one] Du findest { $count } Heiligtum.
       *[other] Du findest { $count } Heiligtümer.
    }
   *[no] { $count ->
        [one] { $player } findet { $count } Heiligtum.
       *[other] { $player } findet { $count } Heiligtümer.
    }
}

event-find-known = { $you ->
    [yes] Du findest { $sanctuaries }.
   *[no] { $player } findet { $sanctuaries }.
}

event-take = { $you ->
    [yes] Du nimmst { $region } aus der Tischmitte.
   *[no] { $player } nimmt { $region } aus der Tischmitte.
}

event-choose = { $you ->
    [yes] Du legst { $sanctuary } aus.
   *[no] { $player } legt { $sanctuary } aus.
}

event-withdraw = { $you ->
    [yes] Du nimmst deine Wahl zurück.
   *[no] { $player } nimmt die Wahl zurück.
}

## Zwischen den Ereignissen

event-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round } von { -rounds }
}
