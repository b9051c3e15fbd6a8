### Il viaggio di ritorno, il foglio dei punti e la classifica: al tavolo e sul segnapunti.

journey-title = Il viaggio di ritorno
journey-standing = Punti Fama finora
journey-face-down = una regione coperta
journey-turn = Le regioni vengono girate a faccia in giù. Ora comincia il ritorno, dall'ultima regione alla prima.
journey-way = si conta da destra a sinistra
journey-sees = In vista: { $regions ->
    [one] { $regions } regione
   *[other] { $regions } regioni
}{ $sanctuaries ->
    [0] {""}
    [one] {" "}e { $sanctuaries } santuario
   *[other] {" "}e { $sanctuaries } santuari
}
journey-sees-all = I santuari si contano per ultimi e vedono tutto.
journey-home = { $name } è a casa
journey-back = Indietro
journey-next = Avanti
journey-play = Avvia
journey-pause = Pausa
journey-speed = Velocità: { $speed } volte
journey-skip = Al risultato
journey-step = Passo { $step } di { $steps }
journey-turn-all = Tutte le file vengono girate a faccia in giù. Ora tutti tornano a casa insieme, dall'ultima regione alla prima.
journey-round = Regione del round { $round }
journey-ahead = in testa
journey-leads = { $name } passa in testa: { fame }
journey-level = { $names } sono in parità: { fame }
journey-follow = Ingrandisci la fila di { $name }
journey-alone = Solo la fila di { $name }, carta per carta
journey-together = Tutte le file
journey-no-sanctuaries = Nessun santuario in questa fila.
journey-fame = Fama

## Il foglio dei punti

sheet-title = Foglio dei punti
sheet-card = Carta
sheet-region = Regione giocata nel round { $place }
sheet-sanctuary = Santuario { $place }
sheet-regions = Regioni
sheet-sanctuaries = Santuari
sheet-written = A mano
sheet-total = Fama
sheet-cell = { fame }, carta { $card }: perché?
sheet-ask = Scegli un numero per vederne il motivo.

## La classifica

ranking-lowest = regione più bassa: { $number }
ranking-tie = A parità di punti Fama decide il numero più basso fra le regioni giocate.

## La pagina del risultato

result-share = Condividi come immagine
result-share-failed = In questo browser non è stato possibile creare l'immagine.
result-you = tu
result-behind = { $fame } in meno
result-written = { fame } scritti a mano
result-ahead = { $fame } in più
result-lacked = { $card }: mancavano { $needs }
result-mine = Sei al { $place }º posto su { $players }, con { fame } in meno.
result-mine-first = Vinci con { fame } di vantaggio.
result-mine-tied = Sei al { $place }º posto su { $players } a parità di punti Fama: ha deciso il numero di regione più basso.
result-series = Partite vinte insieme: { $score }
result-best = Il tuo record in questo browser: { fame }
result-best-new = Nuovo record in questo browser: { fame } in più
best-title = L'ordine migliore
best-about = Le stesse otto regioni con gli stessi santuari, nell'ordine che dà più punti. (In un altro ordine avreste trovato altri santuari.)
best-more = Si potevano fare { $fame } punti Fama, { $more } in più.
best-already = { $fame } punti Fama: nessun ordine ne dà di più.
best-order-of = Ordine migliore per { $name }
replay-title = Replay
replay-back-to-game = Torna al risultato
replay-eyes = Visto da
replay-open = Tutte le carte scoperte
replay-public = Come l'ha visto chi guardava
replay-eyes-of = Vista di { $player }
replay-begin = L'inizio.
replay-end = Il viaggio è finito.
replay-first = All'inizio
replay-last = Alla fine
replay-moment = Momento della partita
replay-step = Passo { $step } di { $steps }
