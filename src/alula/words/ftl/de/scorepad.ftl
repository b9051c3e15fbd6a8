### Der Wertungsblock: eine Partie mit echten Karten werten.

pad-title = Wertungsblock
pad-about = Mit echten Karten gespielt? Gebt die Auslagen ein und seht den Heimweg, Karte für Karte, mit jedem Grund.
pad-who = Wer hat gespielt?
pad-players = Spieler
pad-player = Spieler
pad-player-n = Spieler { $n }
pad-name-of = Name von Spieler { $n }
pad-add-player = Spieler hinzufügen
pad-remove-player = { $name } entfernen
pad-rename = Umbenennen
pad-name-done = Fertig
pad-begin = Hier eingeben
pad-begin-shared = Alle auf dem eigenen Handy
pad-blank = Leeren Wertungsbogen drucken
pad-share-many = Zu viele gemeinsame Blöcke in kurzer Zeit. Bitte wartet etwas oder gebt hier ein.
pad-share-failed = Der Server antwortet nicht. Die Eingabe hier geht auch ohne ihn.

## Eine Auslage eingeben

pad-regions = Regionen in der gespielten Reihenfolge
pad-digits = Ziffern
pad-erase = Löschen
pad-next = Nächster Platz
pad-climb = Höher als die vorige: ein Heiligtum
pad-place = Platz { $place }: { $card }
pad-place-empty = Platz { $place }: leer
pad-place-wrong = Platz { $place }: { $number }, keine solche Region
pad-entered = Platz { $place }: { $card }
pad-card-of = { $card } (bei { $name })
pad-sanctuaries = Heiligtümer
pad-sanctuaries-due = { $count } von { $climbs } eingegeben
pad-by-hand = Von Hand
pad-by-hand-about = Ruhm von Hand geschrieben: für Karten einer Erweiterung oder für die ganze Auslage
pad-sanctuaries-of = Heiligtümer von { $name }
pad-sanctuaries-done = Fertig
pad-by-picture = Bilder
pad-move-group = Auslage berichtigen
pad-move-left = Diese Karte nach links
pad-move-right = Diese Karte nach rechts
pad-insert = Hier einen Platz einfügen
pad-remove-here = Diese Karte herausnehmen
pad-same-players = Noch einmal dieselben
pad-sanctuaries-choose = Heiligtümer wählen
pad-added = Dazu: { $card }. { $count } Heiligtümer.
pad-removed = Weggenommen: { $card }. { $count } Heiligtümer.
pad-row-full = vollständig
pad-next-player = Weiter mit { $name }
pad-score = Werten
pad-score-anyway = Trotzdem werten

## Fragen zur Eingabe

pad-questions = Fragen
pad-look = Ansehen
ask-no-such-region = { $name }, Platz { $place }: Eine Region { $number } gibt es nicht, sie gehen von 1 bis { -regions }. Welche Zahl steht auf der Karte? Oder ist es eine Karte aus einer Erweiterung? Dann schreib ihren Ruhm unter „Von Hand“.
ask-region-twice = { $name } hat Region { $number }, und { $other } hat sie auch. Es gibt sie nur einmal: Wem gehört sie?
ask-region-twice-own = { $name } hat Region { $number } zweimal. Welche Zahl steht auf der anderen Karte?
ask-sanctuary-twice = { $name } und { $other } haben beide dieses Heiligtum, das es nur einmal gibt: { $card }. Wem gehört es?
ask-too-few-regions = { $name } hat { $count ->
    [one] { $count } Region
   *[other] { $count } Regionen
} von { -rounds }. Ist die Auslage vollständig?
ask-sanctuaries = Die Zahlen von { $name } steigen { $climbs }-mal, und jeder Anstieg findet genau ein Heiligtum; eingegeben { $count ->
    [one] ist { $count }
   *[other] sind { $count }
}. { $count ->
    [0] Fehlen sie noch?
   *[other] Stimmt die Reihenfolge, fehlt ein Heiligtum oder ist eines zu viel?
}

## Das Ergebnis

pad-result = Das Ergebnis
pad-download = Als JSON herunterladen
pad-again = Noch einmal ansehen
pad-correct = Eingabe berichtigen
pad-new = Neue Partie
pad-discard = Das Eingegebene wegwerfen?
pad-discard-yes = Wegwerfen
pad-discard-no = Behalten

## Frühere Partien

pad-history = Frühere Partien
pad-statistics = Statistik nach Spielern
pad-games = Partien
pad-wins = Siege
pad-best = Beste
pad-average = Schnitt
pad-forget = Die Partie vom { $date } vergessen

## Gemeinsam auf mehreren Handys

pad-invite = Alle auf dem eigenen Handy: Link und Code
pad-invite-about = Scannt den Code oder öffnet den Link, wählt euren Namen und gebt eure Auslage ein. Alle sehen alle Auslagen wachsen.
pad-qr = QR-Code mit dem Link zu diesem Block
pad-copy = Link kopieren
pad-copied = Kopiert
pad-loading = Der Block wird gesucht …
pad-missing = Diesen Block gibt es nicht. Vielleicht ist er alt und wurde aufgeräumt.
pad-lost = Keine Verbindung zum Server. Tippt ruhig weiter: Es wird gesendet, sobald sie wieder da ist.

## Ohne Netz

offline-ready = Geht ab jetzt auch ohne Netz.
offline-loading = Wird für Zeiten ohne Netz vorbereitet …
offline-insecure = Um ohne Netz zu gehen, muss diese Seite über https geöffnet werden.

## Karten finden

filter-land = Landschaft
filter-symbol = Symbole
filter-quest = Aufgabe zahlt für
filter-quest-flat = einen festen Betrag
filter-quest-none = keine Aufgabe
filter-nothing = So eine Karte gibt es nicht.
