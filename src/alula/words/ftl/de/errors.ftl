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

error-player-count = { $count } Spieler: das Spiel ist für { -fewest-players } bis { -most-players }

error-variant = keine Variante „{ $name }“: es gibt basic und advanced

error-row-too-long = { $count } Regionen: eine Auslage hat höchstens { $most }

error-too-many-sanctuaries = { $count } Heiligtümer: mehr als { $most } findet niemand

error-no-such-region = keine Region { $card }: die Regionen haben die Zahlen 1 bis { -regions }

error-no-such-sanctuary = kein Heiligtum { $card }: die Namen sehen aus wie city-2 oder plain-19

## Protokolle, die nicht zu lesen sind oder deren Ergebnis falsch ist

error-record-object = ein Protokoll ist ein Objekt

error-record-format = „format“ muss „{ $name }“ sein

error-record-players = „players“ muss eine Liste von Namen sein

error-record-variant = „variant“ muss basic oder advanced sein

error-record-events = „events“ muss eine Liste sein

error-record-empty = leer: hier ist kein Protokoll

error-record-too-large = mehr als { $most } MiB: so lang ist kein Spiel

error-not-unicode = kein UTF-8 bei Byte { $place }

error-not-json = kein JSON (Zeile { $line }, Spalte { $column })

error-too-deep = zu tief verschachtelt

error-too-many-digits = eine Zahl mit zu vielen Ziffern

error-too-large-a-number = { $number } ist eine zu große Zahl

error-no-json-number = { $number } ist keine JSON-Zahl

error-key-twice = der Schlüssel „{ $key }“ steht zweimal da

error-live-only = { $kind } hat in einem Protokoll keinen Platz

error-not-over = das Spiel ist nicht zu Ende: es steht in Runde { $round }

error-result-form = muss ein Objekt mit fame und ranking sein

error-result-numbers = { $key } muss eine Liste ganzer Zahlen sein

error-result-count = { $key } muss { $expected } Einträge haben, nicht { $count }

error-result-wrong = { $key } ist { $told }, nach den Regeln { $right }

error-fair-form = { $why }

error-fair-secret = das Geheimnis ist nicht das, auf das sich der Tisch festgelegt hat

error-fair-practice = ein Übungsspiel: Entscheidungen ließen sich zurücknehmen, also beweist es nichts
error-fair-nothing = das Protokoll trägt weder „fair“ noch „seed“: es gibt nichts zu prüfen

error-fair-card = { $told } kam, wo { $right } festgelegt war
