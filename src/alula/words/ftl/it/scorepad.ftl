### Il segnapunti: contare una partita giocata con le carte vere.

pad-title = Segnapunti
pad-about = Avete giocato con le carte vere? Inserite le regioni e guardate il viaggio di ritorno, carta per carta, con ogni motivo.
pad-who = Chi ha giocato?
pad-players = Giocatori
pad-player = Giocatore
pad-player-n = Giocatore { $n }
pad-name-of = Nome del giocatore { $n }
pad-add-player = Aggiungi un giocatore
pad-remove-player = Togli { $name }
pad-rename = Cambia nome
pad-name-done = Fatto
pad-begin = Inserire qui
pad-begin-shared = Ognuno sul proprio telefono
pad-blank = Stampa un foglio dei punti vuoto
pad-share-many = Troppi segnapunti condivisi in poco tempo. Aspettate un po', oppure inserite qui.
pad-share-failed = Il server non risponde. Qui si può inserire anche senza.

## Inserire una fila

pad-regions = Regioni nell'ordine giocato
pad-digits = Cifre
pad-erase = Cancella
pad-next = Posto successivo
pad-climb = Più alta della precedente: un santuario
pad-place = Posto { $place }: { $card }
pad-place-empty = Posto { $place }: vuoto
pad-place-wrong = Posto { $place }: { $number }, regione inesistente
pad-entered = Posto { $place }: { $card }
pad-card-of = { $card } (di { $name })
pad-sanctuaries = Santuari
pad-sanctuaries-due = { $count } di { $climbs } inseriti
pad-by-hand = A mano
pad-by-hand-about = Fama scritta a mano: per le carte di un'espansione o per tutta la fila
pad-sanctuaries-of = Santuari di { $name }
pad-sanctuaries-done = Fatto
pad-by-picture = Immagini
pad-move-group = Correggere la fila
pad-move-left = Sposta questa carta a sinistra
pad-move-right = Sposta questa carta a destra
pad-insert = Inserisci un posto qui
pad-remove-here = Togli questa carta
pad-same-players = Stessi giocatori
pad-sanctuaries-choose = Scegli i santuari
pad-added = Aggiunto: { $card }. Santuari: { $count }.
pad-removed = Tolto: { $card }. Santuari: { $count }.
pad-row-full = completa
pad-next-player = Avanti con { $name }
pad-score = Conta i punti
pad-score-anyway = Conta lo stesso

## Domande su ciò che è stato inserito

pad-questions = Domande
pad-look = Guarda
ask-no-such-region = { $name }, posto { $place }: la regione { $number } non esiste, vanno da 1 a { -regions }. Che numero c'è sulla carta? O è una carta di un'espansione? Allora scrivi la sua Fama sotto «A mano».
ask-region-twice = { $name } ha la regione { $number }, e ce l'ha anche { $other }. Ne esiste una sola: di chi è?
ask-region-twice-own = { $name } ha due volte la regione { $number }. Che numero c'è sull'altra carta?
ask-sanctuary-twice = { $name } e { $other } hanno entrambi questo santuario, che esiste una volta sola: { $card }. Di chi è?
ask-too-few-regions = { $name } ha { $count ->
    [one] { $count } regione
   *[other] { $count } regioni
} su { -rounds }. La fila è completa?
ask-sanctuaries = I numeri di { $name } salgono { $climbs ->
    [one] una volta
   *[other] { $climbs } volte
}, e ogni salita trova esattamente un santuario; { $count ->
    [one] ne è inserito { $count }
   *[other] ne sono inseriti { $count }
}. { $count ->
    [0] Mancano ancora?
   *[other] L'ordine è giusto, manca un santuario o ce n'è uno di troppo?
}

## Il risultato

pad-result = Il risultato
pad-download = Scarica come JSON
pad-again = Guarda di nuovo
pad-correct = Correggi un dato
pad-new = Nuova partita
pad-discard = Buttare via quello che è stato inserito?
pad-discard-yes = Butta via
pad-discard-no = Tieni

## Partite precedenti

pad-history = Partite precedenti
pad-statistics = Statistiche per giocatore
pad-games = Partite
pad-wins = Vittorie
pad-best = Record
pad-average = Media
pad-forget = Dimentica la partita del { $date }

## Condiviso fra telefoni

pad-invite = Ognuno sul proprio telefono: link e codice
pad-invite-about = Inquadrate il codice o aprite il link, scegliete il vostro nome e inserite la vostra fila. Tutti vedono crescere tutte le file.
pad-qr = Codice QR con il link a questo segnapunti
pad-copy = Copia il link
pad-copied = Copiato
pad-loading = Cerco il segnapunti …
pad-missing = Questo segnapunti non esiste. Forse era vecchio ed è stato eliminato.
pad-lost = Nessun collegamento con il server. Continuate pure: i dati partiranno quando tornerà.

## Senza rete

offline-ready = D'ora in poi funziona anche senza rete.
offline-loading = Preparazione per quando manca la rete …
offline-insecure = Per funzionare senza rete, questa pagina va aperta con https.

## Trovare le carte

filter-land = Tipo di terreno
filter-symbol = Simboli
filter-quest = La missione paga per
filter-quest-flat = un valore fisso
filter-quest-none = nessuna missione
filter-nothing = Nessuna carta è così.
