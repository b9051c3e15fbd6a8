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

error-player-count = { $count } giocatori: si gioca da 2 a 6

error-variant = nessuna variante «{ $name }»: ci sono basic e advanced

error-row-too-long = { $count } regioni: una fila ne ha al massimo { $most }

error-too-many-sanctuaries = { $count } santuari: un giocatore ne trova al massimo { $most }

error-no-such-region = nessuna regione { $card }: le regioni vanno da 1 a 68

error-no-such-sanctuary = nessun santuario { $card }: i nomi sono come city-2 o plain-19
