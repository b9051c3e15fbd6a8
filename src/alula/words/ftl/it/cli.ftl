### La riga di comando: titoli, domande e messaggi di `alula …`.

## Colonne delle tabelle

column-card = carta
column-biome = tipo
column-time = ora
column-symbols = simboli
column-quest = missione
column-needs = richiede
column-fame = Fama
column-sum = somma
column-why = perché
column-place = posto
column-player = giocatore

## alula cards

cards-found = { $count ->
    [0] Nessuna carta è così.
    [one] { $count } carta.
   *[other] { $count } carte.
}

error-unknown-term-near = niente si chiama «{ $term }»: forse { $near }?
error-unknown-term = niente si chiama «{ $term }»: prova con un numero, un nome come city-2, un tipo o un simbolo

## alula score

strip-played = giocate →
strip-scored = contate ←

sheet-total = totale

ranking-tie = parità, decide il numero più basso: { $number }

warning-climbs = { $sanctuaries ->
    [one] { $sanctuaries } santuario
   *[other] { $sanctuaries } santuari
} con una fila che { $climbs ->
    [0] non sale mai
    [1] sale una volta
    [2] sale due volte
   *[other] sale { $climbs } volte
}: ogni salita ne trova esattamente uno

error-score-what = indica una fila (alula score 44 49 14 28) o dei giocatori (--player "Ada: 44 49 …"), una delle due cose
error-jsonl-alone = --jsonl legge lo standard input: non indicare anche carte o giocatori
error-player-form = --player «{ $told }»: deve essere come "Ada: 44 49 14 28, desert-3"
error-no-regions = nessuna regione: una fila ha da 1 a { -rounds } numeri
error-two-owners = { $card } sta con { $one } e con { $two }: ogni carta esiste una volta sola
error-name-twice = due giocatori si chiamano { $name }: usa nomi diversi
error-sanctuary-near = nessun santuario { $card }: forse { $near }?

## Il tavolo

column-row = fila
column-sanctuaries = santuari
board-market = Centro del tavolo
board-own = Hai:

## alula replay e alula verify

replay-pause = Invio: avanti, q: basta {""}
replay-unfinished = La partita non è finita.
replay-of-many = Partita { $game } di un file che ne ha altre: --game N ne mostra un’altra.
error-one-file = indica un solo file da mostrare; --check ne accetta molti
error-no-such-game = { $file }: la partita { $game } non c’è, l’ultima è la { $count }
verify-ok = { $events ->
    [one] { $events } evento del caso è venuto come promesso
   *[other] Tutti i { $events } eventi del caso sono venuti come promesso
}

## alula play

play-welcome = Benvenuti ad Alula. Otto round all’andata, giocati da sinistra a destra; poi il ritorno, contato da destra a sinistra.
play-keys = Rispondi con una lettera o con la carta. ? aiuto, t tavolo, w le carte a parole (w 44: una carta qualsiasi), s il mio punteggio finora, q smetti e salva.
play-last-round = L’ultimo round: dopo, nessuno prende più regioni.

column-climb = trova

play-finds = { $count ->
    [one] sale: { $count } santuario
   *[other] sale: { $count } santuari
}

play-question = { $kind ->
    [keep] Tieni tre delle tue cinque regioni.
    [play] Gioca una regione dalla tua mano.
    [take] Prendi in mano una regione dal centro del tavolo.
   *[choose] Metti in gioco uno dei santuari che hai trovato.
}
play-ask = { $kind ->
    [keep] Quali tre? {""}
   *[other] Quale? {""}
}

play-help-keep = Tieni tre delle cinque; le altre tornano nel mazzo senza che nessuno le veda. Scrivi tre lettere o tre numeri, per esempio: a c e
play-help-play = Tutti giocano una regione nello stesso momento. I numeri bassi scelgono per primi dal centro del tavolo. Un numero più alto del tuo ultimo sale: trova un santuario, e uno in più tra cui scegliere per ogni indizio che hai.
play-help-take = Il numero più basso di questo round prende per primo. Ciò che nessuno prende esce dal gioco.
play-help-choose = Ne metti in gioco uno; gli altri vanno sotto il mazzo. I santuari restano scoperti e contano per tutte le tue regioni.
play-help-scoring = Alla fine le tue regioni si girano dall’ultima alla prima. Ognuna vede solo quelle girate prima di lei, sé stessa e tutti i tuoi santuari; una missione con un requisito non dà nulla se le meraviglie richieste non sono in vista.

play-misread-none = «{ $told }» non c’è: ci sono { $legal }
play-misread-one = Una carta sola, per favore: { $legal }
play-misread-three = Tre carte diverse, per favore: { $legal }

play-nothing-yet = La tua fila è ancora vuota.
play-lobby = Sei al tavolo. La partita comincia quando chi ospita la avvia.
error-no-address = «{ $told }» non è l’indirizzo di un server: deve essere come http://127.0.0.1:8000
play-saved = La partita è conservata in { $path }
play-left = A presto. Per continuare: alula play --resume { $path }
error-too-many-bots = { $bots } bot per { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}: indicane meno, o aumenta --players
error-file-exists = { $path } esiste già: scegli un altro nome per salvare

## alula play --full-screen

screen-market = Centro del tavolo
screen-own = La tua fila, poi i tuoi santuari
screen-hand = La tua mano
screen-found = Santuari che hai trovato
screen-log = Che cosa è successo
screen-waiting = Gli altri pensano …
screen-keys = Le lettere o il mouse indicano una carta, di nuovo o Invio conferma. Tab passa da una carta all’altra. s il mio punteggio finora, w la carta a parole, ? aiuto, q esce; la partita è conservata. Invio, Spazio o Esc chiude questa pagina.
error-no-terminal = --full-screen ha bisogno di un terminale
screen-key-confirm = Conferma
screen-key-score = Il mio punteggio
screen-key-words = A parole
screen-key-help = Aiuto
screen-key-leave = Esci

## alula bench rules

bench-games = partite a caso in { $players }
bench-sheets = punteggi con i motivi
bench-lines = file con score --jsonl
bench-answer = alula score risponde entro
bench-per-second = al secondo
bench-seconds = secondi
