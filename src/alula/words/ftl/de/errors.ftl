### Was abgelehnt wurde und warum. Nachrichten und Argumente sind in en/errors.ftl beschrieben.

## Ereignisse, die nicht an der Reihe sind oder deren Karten woanders liegen

error-not-due = { $event } ist nicht an der Reihe: { $due ->
    [deal] als Nächstes werden je { $cards } Regionen ausgeteilt
    [market] als Nächstes werden { $cards } Regionen in der Tischmitte aufgedeckt
    [find] als Nächstes zieht Spieler { $seat } { $cards } Heiligtümer
   *[decision] offen sind die Entscheidungen { $open }
}

error-over = { $event } ist nicht an der Reihe: das Spiel ist zu Ende

error-wrong-count = { $event }: { $count } statt { $expected }

error-not-in-hand = { $event }: { $cards } nicht auf der Hand, dort sind { $legal }

error-not-in-market = { $event }: { $cards } nicht in der Tischmitte, dort liegen { $legal }

error-not-in-found = { $event }: { $cards } nicht unter den gefundenen Heiligtümern: { $legal }

error-not-in-deck = { $cards } nicht im Stapel

error-not-next = { $cards } noch nicht zu ziehen: zuerst kommen { $legal }

error-twice = { $card } steht zweimal da: jede Karte gibt es einmal

## Was kein Ereignis ist

error-not-an-object = ein Ereignis ist ein Objekt

error-unknown-event = unbekanntes Ereignis { $kind }

error-missing-key = der Schlüssel „{ $key }“ fehlt

error-wrong-type = „{ $key }“ hat einen Wert von falscher Art

error-no-such-player = kein Spieler { $player }: Plätze werden ab 0 gezählt

## Spiele und Auslagen

error-player-count = { $count } Spieler: das Spiel ist für 2 bis 6

error-variant = keine Variante „{ $name }“: es gibt basic und advanced

error-row-too-long = { $count } Regionen: eine Auslage hat höchstens { $most }

error-too-many-sanctuaries = { $count } Heiligtümer: mehr als { $most } findet niemand

error-no-such-region = keine Region { $card }: die Regionen haben die Zahlen 1 bis 68

error-no-such-sanctuary = kein Heiligtum { $card }: die Namen sehen aus wie city-2 oder plain-19
