### Spiele auf einem Gerät: wer dort sitzt, das Weitergeben, Dateien.

device-title = Spiele auf diesem Gerät
device-lead = Menschen, die es weitergeben, und Bots auf jedem Platz. Ganz ohne Netz, und nichts wird verschickt.
device-name-of = Name auf Platz { $number }
device-who = Wer auf Platz { $number } spielt
device-a-person = Ein Mensch hier
device-person = Spieler { $number }
device-bot-name = Name des Bots
device-remove = Platz { $number } wegnehmen
device-add = Noch ein Platz
device-practice-choice = Übung: Entscheidungen lassen sich zurücknehmen
device-begin = Los
device-practice = Übung
device-undo = Meine Entscheidung zurücknehmen
device-give-to = Gib das Gerät an
device-i-am = Ich bin { $player }
device-hidden = Bis dahin sind alle Karten verdeckt.
device-no-game = Dieses Spiel ist nicht auf diesem Gerät
device-running = Läuft noch
device-kept = Auf diesem Gerät aufbewahrt
device-kept-lead = Ein Spielprotokoll, das du hier ablegst, öffnet sich als Wiederholung.
device-open-file = Datei öffnen
device-save-all = Alles als eine Datei speichern
device-imported = { $count ->
    [0] Nichts darin war neu.
    [one] Ein Spiel kam dazu.
   *[other] { $count } Spiele kamen dazu.
}
device-forget = Das Spiel von { $players } entfernen
device-forget-sure = Dieses Spiel vom Gerät entfernen? Es lässt sich nicht zurückholen.
device-trouble-full = Der Browser konnte das Spiel nicht aufbewahren: Sein Speicher ist voll oder gesperrt. Solange diese Seite offen ist, kannst du weiterspielen.
device-trouble-engine = Die Engine antwortet nicht. Dein Spiel ist sicher.
device-file-too-large = Diese Datei ist zu groß für Spiele von Alula.
device-file-not-json = Diese Datei ist kein JSON: Wähle eine, die Alula gespeichert hat.
device-file-not-ours = In dieser Datei sind keine Spiele: Wähle ein Spielprotokoll oder eine Datei, die Alula gespeichert hat.
device-file-broken-game = Spiel { $number } in dieser Datei ist beschädigt. Mehr wurde nicht übernommen.
device-file-unfinished = Dieses Spielprotokoll hat kein Ergebnis. Nur beendete Spiele lassen sich zeigen.
device-file-illegal = Spiel { $number } in dieser Datei bricht die Regeln bei Ereignis { $event }. Mehr wurde nicht übernommen.
