### Worte der Web-Oberfläche: Rahmen, Startseite, Tisch und Wiedergabe.

## Rahmen

skip-to-content = Zum Inhalt springen
navigation = Seiten
home-link = Alula, zur Startseite
home-nav = Spielen
learn-nav = Lernen
pad-nav = Wertung
preferences = Sprache, Farben und Ton
language = Sprache
theme = Farben
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
summary-open = Übersicht
sounds = Töne
footer-about = Alula ist ein freier Weg, Faraway zu spielen, das Kartenspiel von Johannes Goupy und Corentin Lebrat. Alle Zeichnungen und Worte hier sind unsere eigenen.
page-not-loaded = Diese Seite konnte nicht geladen werden. Läuft der Server noch?
try-again = Noch einmal versuchen
not-found-title = Hier ist nichts
not-found-text = Das Land wandelt sich in Alula. An dieser Adresse ist gerade nichts.

## Startseite

home-title = Der Weg hinaus, der Weg zurück
home-lead = Faraway, frei im Browser: ein Kartenspiel über acht Tage Wanderung für 1 bis 6. Du legst deine Regionen von links nach rechts, und auf dem Heimweg, von rechts nach links, zeigen sie, was sie wert waren.
home-learn = In fünf Minuten lernen
home-page = Alula: Faraway spielen
server-unreachable = Der Server antwortet nicht. Ein neuer Versuch läuft …
home-offline = Der Server ist nicht erreichbar, darum gibt es gerade keine Tische. Das geht auch ohne ihn:
home-offline-pad = Wertungsblock für ein Spiel auf deinem Tisch
home-offline-learn = Regeln, Karten und Reiseführer
home-my-games = Meine Spiele
home-serverless = Hier spielt alles auf deinem Gerät. Um mit Freunden auf anderen Geräten zu spielen, muss jemand einen Server betreiben.
home-device = Mehrere Menschen an diesem Gerät
home-open-tables = Offene Tische
home-no-open-tables = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch oder spiele mit Bots.
home-finished-games = Beendete Spiele
guest-name = Reisender
your-name = Dein Name
play-title = Sofort spielen
play-lead = Du und ein paar Bots. Kein Konto, kein Warten.
play-rivals = Wie viele Bots
play-level = Wie gut sie spielen
play-each = Jeder Bot in eigener Stärke
play-level-of = Bot { $number }
bot-pace = Wie schnell Bots spielen
pace-slow = Gemächlich
pace-people = Wie Menschen
pace-fast = Zügig
auto-move = Für mich ziehen, wo es nur einen Zug gibt
play-now = Losspielen
variant-advanced = Fortgeschrittener Start: 3 von 5 ersten Karten wählen
variant-basic-name = Grundspiel
variant-advanced-name = Fortgeschrittener Start
invite-title = Freunde einladen
invite-lead = Eröffne einen Tisch und verschicke den Link. Ein Browser genügt zum Mitspielen.
invite-seats = Plätze
invite-more = Weitere Möglichkeiten
invite-clock = Bedenkzeit
invite-public = Bei den offenen Tischen zeigen
invite-spectators = Andere dürfen zuschauen
invite-chat = Freier Chat
invite-create = Tisch eröffnen
clock-none = Unbegrenzt
clock-fast = 45 Sekunden für jede Entscheidung
clock-calm = 2 Minuten für jede Entscheidung
clock-days = 2 Tage für jede Entscheidung
clock-each-seconds = { $count } Sekunden für jede Entscheidung
clock-each-days = { $count ->
    [one] { $count } Tag für jede Entscheidung
   *[other] { $count } Tage für jede Entscheidung
}
players-count = { $count } Spieler
list-nobody = Noch niemand
list-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
list-about-to-start = Geht gleich los
list-round = Runde { $round } von { -rounds }
list-finished = Beendet
list-result = { $fame } Ruhm, Platz { $place } von { $count }
list-your-turn = Du bist dran

## Bots, wie sie in Listen heißen

bot-stroller = Spaziergänger: genießt den ersten Ausflug
    .name = Spaziergänger
bot-wanderer = Wanderer: sieht den Ruhm von heute
    .name = Wanderer
bot-pilgrim = Pilger: Schritt für Schritt
    .name = Pilger
bot-scout = Kundschafter: schaut voraus, aber nicht auf alles
    .name = Kundschafter
bot-pathfinder = Spurenleser: denkt an den Heimweg
    .name = Spurenleser
bot-guide = Lotse: kennt das Land, der stärkste
    .name = Lotse

## Probleme, nach den Codes des Servers

problem-unreachable = Der Server antwortet nicht.
problem-too-many = Das war viel auf einmal. Versuche es in { $seconds } Sekunden wieder.
problem-seat-taken = Diesen Platz hat gerade jemand anders genommen.
problem-table-full = Alle Plätze sind besetzt.
problem-no-link = Dieser Link führt nirgendwohin: Der Tisch wurde vielleicht geschlossen.
problem-no-table = Diesen Tisch gibt es nicht.
problem-no-game = Dieses Spiel gibt es nicht, oder es ist noch nicht zu Ende.
problem-bad-name = Bitte nimm einen kürzeren Namen ohne Sonderzeichen.
problem-seats-free = Es sind noch Plätze frei.
problem-stopping = Der Server startet gleich neu. Versuche es in einem Moment wieder.
problem-busy = Der Server ist beschäftigt. Versuche es in einem Moment wieder.
problem-too-early = Die anderen können noch dazukommen: Warte noch einen Moment.

## Vor dem Spiel

join-title = An einen Tisch setzen
join-about = Mit Alula spielst du Faraway, ein Kartenspiel von einer halben Stunde für 2 bis 6.
join-failed = Dieser Link funktioniert nicht
join-who = { $count ->
    [one] { $names } wartet auf dich.
   *[other] { $names } warten auf dich.
}
join-full = An diesem Tisch ist kein Platz frei.
take-seat = Platz nehmen
watch-table = Zuschauen
to-home = Zur Startseite
table-title = Tisch
table-loading = Auf dem Weg zum Tisch …
lobby-title = Vor der Reise
lobby-dealing = Die Karten werden verteilt …
lobby-seats = Plätze
lobby-fill-note = { $count ->
    [one] Ein Platz ist frei. Warte auf jemanden oder lass einen Bot mitspielen.
   *[other] { $count } Plätze sind frei. Warte auf Freunde oder lass Bots mitspielen.
}
lobby-start = Beginnen
lobby-fill-start = Mit Bots auffüllen und beginnen
lobby-wait-host = Das Spiel beginnt, wenn der Gastgeber es startet.
seat-free = Freier Platz
seat-remove = Entfernen
seat-choose-bot = Wer auf Platz { $seat } spielt
seat-open-for-people = Frei für einen Menschen
you = du
host = Gastgeber
away = nicht da
leave-table = Tisch verlassen
close-table = Tisch schließen
close-table-sure = Diesen Tisch für alle schließen?
share-join = Mit diesem Link einladen
share-watch = Hier können andere zuschauen
share-qr = Der Link als QR-Code
share-copy = Link kopieren
share-copied = Kopiert.
share-note = Verschicke ihn, oder lass ein Handy den Code lesen.
share-send = Teilen …
ended-closed = Dieser Tisch wurde geschlossen
ended-no-table = Diesen Tisch gibt es nicht
ended-no-spectators = An diesem Tisch darf man nicht zuschauen
ended-bad-token = Dein Platz ist hier nicht mehr bekannt
ended-protocol = Diese Seite ist veraltet: bitte neu laden
dead-title = Hier ist nichts mehr
dead-join = Diese Einladung führt nirgendwohin. Der Link ist unvollständig, oder der Tisch wurde geschlossen: Bitte um einen neuen.
dead-table = An dieser Adresse gibt es keinen Tisch. Der Link ist unvollständig, oder der Tisch wurde gelöscht.
dead-game = An dieser Adresse gibt es kein beendetes Spiel. Der Link ist unvollständig, oder das Spiel läuft noch oder wurde gelöscht.
ended-text-closed = Der Gastgeber hat ihn beendet. Öffne einen anderen, oder spiele mit Bots.
ended-text-no-spectators = Ihn sieht nur, wer dort einen Platz hat.
ended-text-bad-token = Dieser Browser weiß nicht mehr, wer du bist. Bitte den Gastgeber, einen Bot weiterspielen zu lassen.
ended-text-protocol = Es gibt eine neuere Fassung.
lobby-needs-link = Ein Platz ist frei. Dafür brauchst du die Einladung: Bitte { $host } um den Link, der mit /join/… endet.
lobby-needs-link-nobody = Ein Platz ist frei. Dafür brauchst du die Einladung: Bitte um den Link, der mit /join/… endet.
share-local = Diese Adresse kann nur dieses Gerät öffnen. Für Freunde im selben Netz starte den Server mit --lan.

## Der Tisch

your-turn = Du bist dran
table-menu = Einstellungen und mehr
connection-lost = Verbindung verloren. Sie kommt von selbst zurück …
bots-wake-up = Die Bots wachen noch auf: Ein, zwei Minuten lang spielt ein einfacher für sie.
watching = Du schaust zu
area-players = Spieler
area-others = Die anderen
area-market = Tischmitte
area-mine = Dein Bereich
area-of = Bereich von { $player }
area-found = { $count ->
    [one] Ein Heiligtum gefunden
   *[other] { $count } Heiligtümer gefunden: eines bleibt
}
deck-regions = Regionen im Stapel:
deck-sanctuaries = Heiligtümer im Stapel:
market-empty = In der Tischmitte liegt nichts.
market-later = Die Tischmitte wird ausgelegt, wenn alle gewählt haben.
market-none-last-round = Letzte Runde: Die Tischmitte bleibt leer.
your-row = Deine Auslage
your-hand = Hand
your-sanctuaries = Heiligtümer
no-sanctuaries = Noch keine. Spiele eine höhere Zahl als die davor, um eines zu finden.
way-out = Hinweg
way-home = Heimweg, gewertet
row-label = Deine Auslage, { $count } von { -rounds } Regionen
sanctuary-title = { $biome ->
    [forest] Wald-Heiligtum { $number }
    [river] Fluss-Heiligtum { $number }
    [desert] Wüsten-Heiligtum { $number }
    [city] Stadt-Heiligtum { $number }
   *[plain] graues Heiligtum { $number }
}
region-title = Region { $card }
card-face-down = Verdeckt: { $card }
round-of = Runde { $round } von { -rounds }
phase-keep = Die ersten Karten werden gewählt
phase-explore = Alle wählen eine Region
phase-end = Regionen und Heiligtümer werden genommen
phase-over = Die Reise ist zu Ende
rival-open = { $regions } Regionen, { $sanctuaries } Heiligtümer. Groß zeigen.
rival-finds = { $count ->
    [one] sieht ein Heiligtum an
   *[other] sieht { $count } Heiligtümer an und behält eines
}
rival-turn = ist als Nummer { $place } an der Reihe
state-choosing = wählt …
state-chosen = hat gewählt
state-taking = nimmt eine Region
state-picking-sanctuary = nimmt ein Heiligtum
state-waiting = wartet
seat-away = { $player } ist nicht da
seat-left = { $player } ist gegangen
seat-played-by-bot = Ein Bot spielt, bis { $player } zurück ist
seat-row = Auslage
seat-row-empty = Noch nichts gespielt.
seat-taken = Aus der Mitte genommen, noch auf der Hand
vote-bot = Vorerst einen Bot spielen lassen
remove-player = Den Platz von { $player } einem Bot geben
remove-player-sure = Diesen Platz für immer einem Bot geben?
cancel = Abbrechen
look-closer = Genauer ansehen
close = Schließen

## Was jetzt zu tun ist

prompt-over = Die Reise ist zu Ende.
prompt-sending = Einen Moment …
prompt-chance = Die Karten kommen.
prompt-keep = Behalte 3 dieser 5 Regionen ({ $count } gewählt).
prompt-keep-ready = { $cards } behalten?
prompt-play = Wähle eine Region von deiner Hand.
prompt-play-ready = { $card } erkunden?
follows-finds = { $count ->
    [one] Höher als { $last }: Du wirst ein Heiligtum finden.
   *[other] Höher als { $last }: Du wirst { $count } Heiligtümer finden.
}
follows-nothing = Nicht höher als { $last }: kein Heiligtum.
prompt-take = Du bist dran: Nimm eine Region aus der Mitte.
prompt-take-ready = { $card } nehmen?
prompt-choose = { $count ->
    [one] Lege das Heiligtum aus, das du gefunden hast.
   *[other] Wähle eines der Heiligtümer, die du gefunden hast.
}
prompt-choose-ready = { $card } auslegen?
prompt-chosen = Du hast { $card } gewählt. Wir warten auf { $waiting }.
prompt-change-ready = Zu { $card } wechseln?
waiting-keep = { $count ->
    [one] { $players } wählt noch die ersten Karten.
   *[other] { $players } wählen noch die ersten Karten.
}
waiting-play = { $count ->
    [one] { $players } wählt noch eine Region.
   *[other] { $players } wählen noch eine Region.
}
waiting-take = { $players } nimmt eine Region.
waiting-choose = { $players } wählt ein Heiligtum.
confirm-keep = Behalten
confirm-play = Erkunden
confirm-take = Nehmen
confirm-choose = Auslegen
confirm-change = Wechseln
take-back = Zurücknehmen
why-spectator = Du schaust diesem Spiel zu.
why-over = Das Spiel ist zu Ende.
why-not-your-turn = Du bist noch nicht dran.
why-market-explore = Aus der Mitte nimmst du eine Region, nachdem alle ihre gezeigt haben.
why-market-taken = Du hast deine Region genommen. Wähle jetzt ein Heiligtum.
why-found-take-first = Nimm erst eine Region aus der Mitte, dann wähle eines davon.
why-hand-take = Diese hast du schon auf der Hand. Nimm eine aus der Mitte.
why-hand-choose = Wähle erst eines der Heiligtümer, die du gefunden hast.
why-hand-end = Du kannst sie in der nächsten Runde spielen.
why-hand-chosen = Du hast deine Region dieser Runde gewählt.
why-face-down = Deine Wahl dieser Runde. Sie wird gezeigt, wenn alle gewählt haben.
refused-already-answered = Das ist schon entschieden.
refused-not-open = Das ist jetzt nicht zu entscheiden.
refused-too-late = Zu spät: Alle haben gewählt.
refused-too-many = Nicht so schnell, bitte.

## Hilfe

help-switch = Hilfe
help-total = Jetzt { $fame } Ruhm
help-would-bring = Sie brächte jetzt { $fame } Ruhm.

## Ereignisse, Tasten, Reaktionen

events-title = Was geschah
events-before = Vor der ersten Runde
change-seated = { $player } setzt sich.
change-freed = { $player } hat den Tisch verlassen.
change-started = Das Spiel beginnt.
change-left = { $player } ist gegangen.
change-came-back = { $player } ist zurück.
change-vote = { $by } lässt einen Bot für { $player } spielen.
change-handed = Ein Bot spielt für { $player }, bis er oder sie zurück ist.
change-removed = Der Gastgeber hat den Platz von { $player } einem Bot gegeben.
change-replaced = Der Bot von { $player } ist ausgefallen; ein anderer macht weiter.
change-expired = { $you ->
    [yes] Deine Zeit ist abgelaufen.
   *[no] Die Zeit von { $player } ist abgelaufen.
}
change-rematch = Ein neues Spiel folgt.
change-closed = Der Tisch wurde geschlossen.
stand-in-keep = { $you ->
    [yes] Ein Bot behält drei Regionen für dich.
   *[no] Ein Bot behält drei Regionen für { $player }.
}
stand-in-keep-known = { $you ->
    [yes] Ein Bot behält { $regions } für dich.
   *[no] Ein Bot behält { $regions } für { $player }.
}
stand-in-play = { $you ->
    [yes] Ein Bot wählt eine Region für dich.
   *[no] Ein Bot wählt eine Region für { $player }.
}
stand-in-play-known = { $you ->
    [yes] Ein Bot wählt { $region } für dich.
   *[no] Ein Bot wählt { $region } für { $player }.
}
stand-in-take = { $you ->
    [yes] Ein Bot nimmt { $region } aus der Mitte für dich.
   *[no] Ein Bot nimmt { $region } aus der Mitte für { $player }.
}
stand-in-choose = { $you ->
    [yes] Ein Bot legt { $sanctuary } für dich aus.
   *[no] Ein Bot legt { $sanctuary } für { $player } aus.
}
only-choose = { $you ->
    [yes] Dein einziger Fund wird ausgelegt: { $sanctuary }.
   *[no] Der einzige Fund von { $player } wird ausgelegt: { $sanctuary }.
}
only-take = { $you ->
    [yes] Die letzte Region geht an dich: { $region }.
   *[no] Die letzte Region geht an { $player }: { $region }.
}
event-gone = { $count ->
    [one] { $regions } verlässt das Spiel.
   *[other] { $regions } verlassen das Spiel.
}
chat-title = Chat
chat-label = Deine Worte
chat-send = Senden
chat-open = { $unread ->
    [0] Chat
    [one] Chat, eine neue Zeile
   *[other] Chat, { $unread } neue Zeilen
}
chat-empty = Noch hat niemand etwas gesagt.
chat-mute = { $player } stumm schalten
chat-unmute = { $player } wieder hören
keys-title = Tasten
keys-choose = eine leuchtende Karte wählen
keys-confirm = bestätigen
keys-cancel = nichts wählen
keys-zoom = die gewählte Karte genauer ansehen
keys-undo = die verdeckte Karte zurücknehmen
keys-help = Hilfe ein und aus
keys-events = was geschah
keys-this = diese Tasten
react = Reagieren
reaction-hello = Hallo!
reaction-thanks = Danke
reaction-nice = Schön!
reaction-wow = Wow!
reaction-oops = Hoppla
reaction-think = Moment …
reaction-hurry = Weiter?
reaction-bye = Bis bald
clock-left = Restzeit:
clock-days-left = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
clock-hours-left = { $hours } Std.
fair-title = Gerechtes Verteilen
fair-committed = Vor der ersten Karte hat der Server sein Geheimnis festgelegt. Am Ende prüft jedes Gerät, dass die Karten daraus und aus den Zufallsbytes der Spieler folgten. Sein Fingerabdruck:
notify = Sag mir, wenn ich dran bin

## Das Ende eines Spiels, und Wiedergaben

game-title = Beendetes Spiel
game-loading = Das Spiel wird gelesen …
game-winner = { $player } gewinnt
ranking-title = Rangliste
rematch = Noch einmal spielen
rematch-waiting = Warten auf { $players } …
rematch-wanted = { $count ->
    [one] { $players } möchte noch einmal spielen.
   *[other] { $players } möchten noch einmal spielen.
}
rematch-with-bots = { $count ->
    [one] Mit einem Bot anstelle von { $players } beginnen
   *[other] Mit Bots anstelle von { $players } beginnen
}
rematch-begun = Das nächste Spiel hat ohne dich begonnen.
journey-again = Der Heimweg
download-record = Spielprotokoll
