### Ciò che è stato rifiutato e perché. Messaggi e argomenti sono descritti in en/errors.ftl.

## Eventi fuori turno, o carte che sono altrove

error-not-due = non è il momento di { $event }: { $due ->
    [deal] prima si distribuiscono { $cards } regioni a testa
    [market] prima si rivelano { $cards } regioni al centro del tavolo
    [find] prima il giocatore { $seat } pesca { $cards } santuari
   *[decision] le decisioni aperte sono { $open }
}

error-over = non è il momento di { $event }: la partita è finita

error-wrong-count = { $event }: { $count } invece di { $expected }

error-not-in-hand = { $event }: { $cards } non in mano al giocatore, che ha { $legal }

error-not-in-market = { $event }: { $cards } non al centro del tavolo, dove ci sono { $legal }

error-not-in-found = { $event }: { $cards } non tra i santuari trovati: { $legal }

error-not-in-deck = { $cards } non nel mazzo

error-not-next = { $cards } non ancora pescabile: prima vengono { $legal }

error-twice = { $card } compare due volte: ogni carta esiste una volta sola

## Ciò che non è un evento

error-not-an-object = un evento è un oggetto

error-unknown-event = evento sconosciuto { $kind }

error-missing-key = manca la chiave «{ $key }»

error-wrong-type = «{ $key }» ha un valore di tipo sbagliato

error-no-such-player = nessun giocatore { $player }: i posti si contano da 0

## Partite e file

error-player-count = { $count } giocatori: si gioca da { -fewest-players } a { -most-players }

error-variant = nessuna variante «{ $name }»: ci sono basic e advanced

error-row-too-long = { $count } regioni: una fila ne ha al massimo { $most }

error-too-many-sanctuaries = { $count } santuari: un giocatore ne trova al massimo { $most }

error-no-such-region = nessuna regione { $card }: le regioni vanno da 1 a { -regions }

error-no-such-sanctuary = nessun santuario { $card }: i nomi sono come city-2 o plain-19

## Registrazioni che non si possono leggere o con un risultato sbagliato

error-record-object = una registrazione è un oggetto

error-record-format = “format” deve essere “{ $name }”

error-record-players = “players” deve essere una lista di nomi

error-record-variant = “variant” deve essere basic o advanced

error-record-events = “events” deve essere una lista

error-record-empty = vuoto: qui non c’è nessuna registrazione

error-record-too-large = più di { $most } MiB: nessuna partita è così lunga

error-not-unicode = non è UTF-8 al byte { $place }

error-not-json = non è JSON (riga { $line }, colonna { $column })

error-too-deep = annidato troppo in profondità

error-too-many-digits = un numero con troppe cifre

error-too-large-a-number = { $number } è un numero troppo grande

error-no-json-number = { $number } non è un numero JSON

error-key-twice = la chiave “{ $key }” compare due volte

error-live-only = { $kind } non ha posto in una registrazione

error-not-over = la partita non è finita: è al turno { $round }

error-result-form = deve essere un oggetto con fame e ranking

error-result-numbers = { $key } deve essere una lista di numeri interi

error-result-count = { $key } deve avere { $expected } voci, non { $count }

error-result-wrong = { $key } è { $told }, secondo le regole { $right }

error-fair-form = { $why }

error-fair-secret = il segreto non è quello su cui il tavolo si era impegnato

error-fair-practice = una partita di allenamento: le scelte si potevano riprendere, quindi non prova nulla
error-fair-nothing = la registrazione non ha né “fair” né “seed”: non c’è nulla da verificare

error-fair-card = è arrivata { $told } dove era fissata { $right }
