### Der Heimweg, der Wertungsbogen und die Rangfolge: am Tisch und auf dem Wertungsblock.

journey-title = Der Heimweg
journey-standing = Ruhmespunkte bisher
journey-face-down = eine verdeckte Region
journey-turn = Die Auslage wird umgedreht. Nun beginnt der Heimweg, von der letzten Region zur ersten.
journey-way = gewertet von rechts nach links
journey-sees = Zu sehen: { $regions ->
    [one] { $regions } Region
   *[other] { $regions } Regionen
}{ $sanctuaries ->
    [0] {""}
    [one] {" "}und { $sanctuaries } Heiligtum
   *[other] {" "}und { $sanctuaries } Heiligtümer
}
journey-sees-all = Heiligtümer werden zuletzt gewertet und sehen alles.
journey-home = { $name } ist zu Hause
journey-back = Zurück
journey-next = Weiter
journey-play = Abspielen
journey-pause = Pause
journey-speed = Tempo: { $speed }-fach
journey-skip = Zum Ergebnis
journey-step = Schritt { $step } von { $steps }
journey-turn-all = Alle Auslagen werden umgedreht. Nun reisen alle zugleich heim, von der letzten Region zur ersten.
journey-round = Region aus Runde { $round }
journey-ahead = in Führung
journey-leads = { $name } geht in Führung: { fame }
journey-level = { $names } liegen gleichauf: { fame }
journey-follow = Auslage von { $name } groß zeigen
journey-alone = Nur die Auslage von { $name }, Karte für Karte
journey-together = Alle Auslagen
journey-no-sanctuaries = Keine Heiligtümer in dieser Auslage.
journey-fame = Ruhm

## Der Wertungsbogen

sheet-title = Wertungsbogen
sheet-card = Karte
sheet-region = Region aus Runde { $place }
sheet-sanctuary = Heiligtum { $place }
sheet-regions = Regionen
sheet-sanctuaries = Heiligtümer
sheet-written = Von Hand
sheet-total = Ruhm
sheet-cell = { fame }, Karte { $card }: warum?
sheet-ask = Wähle eine Zahl, um den Grund zu sehen.

## Die Rangfolge

ranking-lowest = niedrigste Region: { $number }
ranking-tie = Bei gleich vielen Ruhmespunkten entscheidet die niedrigste Zahl in der Auslage.

## Die Ergebnisseite

result-share = Als Bild teilen
result-share-failed = In diesem Browser ließ sich das Bild nicht erzeugen.
result-you = du
result-behind = { $fame } zurück
result-written = { fame } von Hand geschrieben
result-ahead = { $fame } voraus
result-lacked = { $card }: es fehlten { $needs }
result-mine = Du bist { $place }. von { $players }: { fame } zurück.
result-mine-first = Du gewinnst mit { fame } Vorsprung.
result-mine-tied = Du bist { $place }. von { $players } bei gleich vielen Ruhmespunkten: Die niedrigste Region hat entschieden.
result-series = Gemeinsam gewonnen: { $score }
result-best = Deine Bestmarke in diesem Browser: { fame }
result-best-new = Neue Bestmarke in diesem Browser: { fame } mehr als bisher
best-title = Die beste Reihenfolge
best-about = Dieselben acht Regionen mit denselben Heiligtümern, in der Reihenfolge mit den meisten Ruhmespunkten. (In anderer Reihenfolge wären andere Heiligtümer gefunden worden.)
best-more = Möglich gewesen wären { $fame } Ruhmespunkte, { $more } mehr.
best-already = { $fame } Ruhmespunkte: Keine Reihenfolge bringt mehr.
best-order-of = Beste Reihenfolge für { $name }
replay-title = Wiedergabe
replay-back-to-game = Zurück zum Ergebnis
replay-eyes = Gesehen von
replay-open = Alle Karten offen
replay-public = Wie Zuschauer es sahen
replay-eyes-of = Sicht von { $player }
replay-begin = Der Anfang.
replay-end = Die Reise ist zu Ende.
replay-first = Zum Anfang
replay-last = Zum Ende
replay-moment = Moment des Spiels
replay-step = Schritt { $step } von { $steps }
