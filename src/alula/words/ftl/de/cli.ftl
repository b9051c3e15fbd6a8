### Die Kommandozeile: Überschriften, Fragen und Meldungen von `alula …`.

## Spalten der Tabellen

column-card = Karte
column-biome = Landschaft
column-time = Zeit
column-symbols = Symbole
column-quest = Aufgabe
column-needs = braucht
column-fame = Ruhm
column-sum = Summe
column-why = warum
column-place = Platz
column-player = Spieler

## alula cards

cards-found = { $count ->
    [0] So eine Karte gibt es nicht.
    [one] { $count } Karte.
   *[other] { $count } Karten.
}

error-unknown-term-near = nichts heißt „{ $term }“: vielleicht { $near }?
error-unknown-term = nichts heißt „{ $term }“: versuche eine Zahl, einen Namen wie city-2, eine Landschaft oder ein Symbol

## alula score

strip-played = gespielt →
strip-scored = gewertet ←

sheet-total = gesamt

ranking-tie = Gleichstand, die niedrigste Zahl entscheidet: { $number }

warning-climbs = { $sanctuaries ->
    [one] { $sanctuaries } Heiligtum
   *[other] { $sanctuaries } Heiligtümer
} bei einer Auslage, die { $climbs ->
    [0] nie ansteigt
    [1] einmal ansteigt
    [2] zweimal ansteigt
   *[other] { $climbs }-mal ansteigt
}: jeder Anstieg findet genau eines

error-score-what = nenne eine Auslage (alula score 44 49 14 28) oder Spieler (--player "Ada: 44 49 …"), eines von beiden
error-jsonl-alone = --jsonl liest die Standardeingabe: nenne daneben keine Karten und keine Spieler
error-player-form = --player „{ $told }“: richtig wäre etwa "Ada: 44 49 14 28, desert-3"
error-no-regions = keine Regionen: eine Auslage hat 1 bis { -rounds } Zahlen
error-two-owners = { $card } liegt bei { $one } und bei { $two }: jede Karte gibt es einmal
error-name-twice = zwei Spieler heißen { $name }: gib ihnen verschiedene Namen
error-sanctuary-near = kein Heiligtum { $card }: vielleicht { $near }?

## Der Tisch

column-row = Auslage
column-sanctuaries = Heiligtümer
board-market = Tischmitte
board-own = Du hast:

## alula replay und alula verify

replay-pause = Enter: weiter, q: aufhören {""}
replay-unfinished = Das Spiel ist nicht zu Ende.
replay-of-many = Spiel { $game } einer Datei mit mehreren: --game N zeigt ein anderes.
error-one-file = nenne eine Datei zum Ansehen; --check nimmt viele
error-no-such-game = { $file }: ein Spiel { $game } gibt es nicht, das letzte ist { $count }
verify-ok = { $events ->
    [one] { $events } Zufallsereignis kam wie versprochen
   *[other] Alle { $events } Zufallsereignisse kamen wie versprochen
}

## alula play

play-welcome = Willkommen in Alula. Acht Runden hinaus, von links nach rechts gespielt; dann der Heimweg, von rechts nach links gewertet.
play-keys = Antworte mit einem Buchstaben oder mit der Karte. ? Hilfe, t Tisch, w die Karten in Worten (w 44: jede Karte), s meine Wertung bisher, q aufhören und speichern.
play-last-round = Die letzte Runde: danach nimmt niemand mehr eine Region.

column-climb = findet

play-finds = { $count ->
    [one] steigt an: { $count } Heiligtum
   *[other] steigt an: { $count } Heiligtümer
}

play-question = { $kind ->
    [keep] Behalte drei deiner fünf Regionen.
    [play] Spiele eine Region von der Hand.
    [take] Nimm eine Region aus der Tischmitte auf die Hand.
   *[choose] Lege eines der gefundenen Heiligtümer aus.
}
play-ask = { $kind ->
    [keep] Welche drei? {""}
    [choose] Welches? {""}
   *[other] Welche? {""}
}

play-help-keep = Du behältst drei der fünf; die anderen gehen ungesehen in den Stapel zurück. Tippe drei Buchstaben oder Zahlen, etwa: a c e
play-help-play = Alle spielen gleichzeitig eine Region. Niedrige Zahlen wählen zuerst aus der Tischmitte. Eine höhere Zahl als deine letzte steigt an: sie findet ein Heiligtum, und für jeden Hinweis, den du hast, eines mehr zur Auswahl.
play-help-take = Die niedrigste Zahl dieser Runde nimmt zuerst. Was niemand nimmt, verlässt das Spiel.
play-help-choose = Du legst eines aus; die anderen kommen unter den Stapel. Heiligtümer bleiben offen liegen und zählen für alle deine Regionen.
play-help-scoring = Am Ende werden deine Regionen von der letzten bis zur ersten aufgedeckt. Jede sieht nur die vor ihr aufgedeckten, sich selbst und alle deine Heiligtümer; eine Aufgabe mit Bedingung bringt nichts, solange die nötigen Wunder nicht in Sicht sind.

play-misread-none = „{ $told }“ ist nicht dabei: es gibt { $legal }
play-misread-one = Eine Karte, bitte: { $legal }
play-misread-three = Drei verschiedene Karten, bitte: { $legal }

play-nothing-yet = Deine Auslage ist noch leer.
play-lobby = Du sitzt am Tisch. Das Spiel beginnt, wenn der Gastgeber es startet.
error-no-address = „{ $told }“ ist keine Adresse eines Servers: richtig wäre etwa http://127.0.0.1:8000
play-saved = Das Spiel liegt in { $path }
play-left = Bis bald. Weiter geht es mit: alula play --resume { $path }
error-too-many-bots = { $bots } Bots für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}: nenne weniger oder mehr --players
error-file-exists = { $path } gibt es schon: wähle einen anderen Namen zum Speichern

## alula play --full-screen

screen-market = Tischmitte
screen-own = Deine Auslage, dann deine Heiligtümer
screen-hand = Deine Hand
screen-found = Heiligtümer, die du gefunden hast
screen-log = Was geschah
screen-waiting = Die anderen überlegen …
screen-keys = Buchstaben oder die Maus zeigen auf eine Karte, noch einmal oder Enter bestätigt. Tab geht von Karte zu Karte. s meine Wertung bisher, w die Karte in Worten, ? Hilfe, q geht; das Spiel bleibt erhalten. Enter, Leertaste oder Escape schließt diese Seite.
error-no-terminal = --full-screen braucht ein Terminal
screen-key-confirm = Bestätigen
screen-key-score = Meine Wertung
screen-key-words = In Worten
screen-key-help = Hilfe
screen-key-leave = Gehen

## alula bench rules

bench-games = Zufallsspiele zu { $players }
bench-sheets = Wertungen mit Gründen
bench-lines = Auslagen mit score --jsonl
bench-answer = alula score antwortet nach
bench-per-second = in der Sekunde
bench-seconds = Sekunden
