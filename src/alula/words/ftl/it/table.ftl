### Parole del client web: cornice, pagina iniziale, tavolo e replay.

## Cornice

skip-to-content = Vai al contenuto
navigation = Pagine
home-link = Alula, alla pagina iniziale
home-nav = Gioca
learn-nav = Imparare
pad-nav = Segnapunti
preferences = Lingua, colori e suoni
language = Lingua
theme = Colori
theme-auto = Come il dispositivo
theme-light = Giorno
theme-dark = Notte
summary-open = Riepilogo
sounds = Suoni
footer-about = Alula è un modo libero di giocare a Faraway, il gioco di carte di Johannes Goupy e Corentin Lebrat. Tutti i disegni e le parole qui sono nostri.
page-not-loaded = Non è stato possibile caricare questa pagina. Il server è ancora attivo?
try-again = Riprova
not-found-title = Qui non c'è nulla
not-found-text = Ad Alula la terra si muove. A questo indirizzo ora non c'è nulla.

## Pagina iniziale

home-title = Il viaggio di andata, il viaggio di ritorno
home-lead = Faraway, libero nel browser: un gioco di carte di otto giorni di cammino, da 1 a 6. Giochi le tue regioni da sinistra a destra e, al ritorno, da destra a sinistra, mostrano quanto valevano.
home-learn = Imparalo in cinque minuti
home-page = Alula: gioca a Faraway
server-unreachable = Il server non risponde. Nuovo tentativo …
home-offline = Il server non è raggiungibile, quindi per ora non ci sono tavoli. Questo funziona anche senza:
home-offline-pad = Segnapunti per una partita sul tuo tavolo
home-offline-learn = Regole, carte e guida di viaggio
home-my-games = Le mie partite
home-serverless = Qui si gioca tutto sul tuo dispositivo. Per giocare con amici su altri dispositivi, qualcuno deve tenere un server.
home-device = Più persone a questo dispositivo
home-open-tables = Tavoli aperti
home-no-open-tables = Ora nessuno aspetta giocatori. Apri un tavolo, o gioca con i bot.
home-finished-games = Partite concluse
guest-name = Viaggiatore
your-name = Il tuo nome
play-title = Gioca subito
play-lead = Tu e qualche bot. Senza account, senza attese.
play-rivals = Quanti bot
play-level = Quanto giocano bene
play-each = Un livello per ogni bot
play-level-of = Bot { $number }
bot-pace = Velocità dei bot
pace-slow = Lenta
pace-people = Come le persone
pace-fast = Veloce
auto-move = Gioca per me quando c'è una sola mossa
play-now = Gioca subito
variant-advanced = Inizio avanzato: scegli 3 delle prime 5 carte
variant-basic-name = Partita base
variant-advanced-name = Inizio avanzato
invite-title = Invita amici
invite-lead = Apri un tavolo e manda il link. Basta un browser per giocare.
invite-seats = Posti
invite-more = Altre scelte
invite-clock = Tempo per pensare
invite-public = Mostralo tra i tavoli aperti
invite-spectators = Altri possono guardare
invite-chat = Chat libera
invite-create = Apri un tavolo
clock-none = Senza limite
clock-fast = 45 secondi per ogni scelta
clock-calm = 2 minuti per ogni scelta
clock-days = 2 giorni per ogni scelta
clock-each-seconds = { $count } secondi per ogni scelta
clock-each-days = { $count ->
    [one] { $count } giorno per ogni scelta
   *[other] { $count } giorni per ogni scelta
}
players-count = { $count } giocatori
list-nobody = Ancora nessuno
list-free-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
list-about-to-start = Sta per iniziare
list-round = Round { $round } di { -rounds }
list-finished = Conclusa
list-result = { $fame } fama, posto { $place } di { $count }
list-your-turn = Tocca a te

## I bot, come si chiamano negli elenchi

bot-stroller = Passeggiatore: si gode la prima gita
    .name = Passeggiatore
bot-wanderer = Girovago: vede la fama di oggi
    .name = Girovago
bot-pilgrim = Pellegrino: un passo alla volta
    .name = Pellegrino
bot-scout = Esploratore: guarda avanti, ma non a tutto
    .name = Esploratore
bot-pathfinder = Battistrada: pensa al ritorno
    .name = Battistrada
bot-guide = Guida: conosce la terra, il più forte
    .name = Guida

## Problemi, secondo i codici del server

problem-unreachable = Il server non risponde.
problem-too-many = Troppo in una volta. Riprova tra { $seconds } secondi.
problem-seat-taken = Qualcun altro ha appena preso quel posto.
problem-table-full = Tutti i posti sono occupati.
problem-no-link = Questo link non porta da nessuna parte: forse il tavolo è stato chiuso.
problem-no-table = Questo tavolo non esiste.
problem-no-game = Questa partita non esiste, o non è ancora finita.
problem-bad-name = Usa un nome più corto, senza caratteri speciali.
problem-seats-free = Ci sono ancora posti liberi.
problem-stopping = Il server sta per riavviarsi. Riprova tra un momento.
problem-busy = Il server è occupato. Riprova tra un momento.
problem-too-early = Gli altri possono ancora unirsi: aspetta ancora un momento.

## Prima della partita

join-title = Siediti a un tavolo
join-about = Con Alula si gioca liberamente a Faraway, un gioco di carte di mezz'ora da 2 a 6.
join-failed = Questo link non funziona
join-who = { $count ->
    [one] { $names } ti aspetta.
   *[other] { $names } ti aspettano.
}
join-full = A questo tavolo non ci sono posti liberi.
take-seat = Siediti
watch-table = Guarda
to-home = Alla pagina iniziale
table-title = Tavolo
table-loading = Verso il tavolo …
lobby-title = Prima del viaggio
lobby-dealing = Si distribuiscono le carte …
lobby-seats = Posti
lobby-fill-note = { $count ->
    [one] Un posto è libero. Aspetta un amico, o lascialo a un bot.
   *[other] { $count } posti sono liberi. Aspetta gli amici, o lasciali ai bot.
}
lobby-start = Inizia
lobby-fill-start = Completa con i bot e inizia
lobby-wait-host = La partita inizia quando lo decide chi ospita.
seat-free = Posto libero
seat-remove = Rimuovi
seat-choose-bot = Chi gioca al posto { $seat }
seat-open-for-people = Libero per una persona
you = tu
host = ospita
away = assente
leave-table = Lascia il tavolo
close-table = Chiudi il tavolo
close-table-sure = Chiudere questo tavolo per tutti?
share-join = Invita con questo link
share-watch = Qui altri possono guardare
share-qr = Il link come codice QR
share-copy = Copia il link
share-copied = Copiato.
share-note = Mandalo, o fai leggere il codice a un telefono.
share-send = Condividi …
ended-closed = Questo tavolo è stato chiuso
ended-no-table = Questo tavolo non esiste
ended-no-spectators = A questo tavolo non si può guardare
ended-bad-token = Il tuo posto qui non è più conosciuto
ended-protocol = Questa pagina è vecchia: ricaricala
dead-title = Qui non c'è più nulla
dead-join = Questo invito non porta da nessuna parte. Il link è incompleto, o il tavolo è stato chiuso: chiedine uno nuovo.
dead-table = A questo indirizzo non c'è nessun tavolo. Il link è incompleto, o il tavolo è stato eliminato.
dead-game = A questo indirizzo non c'è nessuna partita finita. Il link è incompleto, o la partita è ancora in corso o è stata eliminata.
ended-text-closed = L'ospite l'ha chiuso. Aprine un altro, o gioca con i bot.
ended-text-no-spectators = Lo vede solo chi ha un posto.
ended-text-bad-token = Questo browser non sa più chi sei. Chiedi all'ospite di far continuare un bot.
ended-text-protocol = C'è una versione più recente.
lobby-needs-link = Un posto è libero. Per prenderlo serve l'invito: chiedi a { $host } il link che finisce con /join/….
lobby-needs-link-nobody = Un posto è libero. Per prenderlo serve l'invito: chiedi il link che finisce con /join/….
share-local = Solo questo dispositivo può aprire questo indirizzo. Per amici nella stessa rete avvia il server con --lan.

## Il tavolo

your-turn = Tocca a te
table-menu = Impostazioni e altro
connection-lost = Connessione persa. Torna da sola …
bots-wake-up = I bot si stanno svegliando: per un minuto o due gioca al loro posto uno più semplice.
watching = Stai guardando
area-players = Giocatori
area-others = Gli altri
area-market = Centro del tavolo
area-mine = La tua area
area-of = Area di { $player }
area-found = { $count ->
    [one] Un santuario trovato
   *[other] { $count } santuari trovati: uno resta
}
deck-regions = Regioni nel mazzo:
deck-sanctuaries = Santuari nel mazzo:
market-empty = Al centro del tavolo non c'è nulla.
market-later = Il centro del tavolo si riempie quando tutti hanno scelto.
market-none-last-round = Ultimo round: il centro del tavolo resta vuoto.
your-row = La tua fila
your-hand = Mano
your-sanctuaries = Santuari
no-sanctuaries = Ancora nessuno. Gioca un numero più alto del precedente per trovarne uno.
way-out = andata
way-home = ritorno, con i punti
row-label = La tua fila, { $count } di { -rounds } regioni
sanctuary-title = { $biome ->
    [forest] santuario della foresta { $number }
    [river] santuario del fiume { $number }
    [desert] santuario del deserto { $number }
    [city] santuario della città { $number }
   *[plain] santuario grigio { $number }
}
region-title = Regione { $card }
card-face-down = Coperta: { $card }
round-of = Round { $round } di { -rounds }
phase-keep = Si scelgono le prime carte
phase-explore = Tutti scelgono una regione
phase-end = Si prendono regioni e santuari
phase-over = Il viaggio è finito
rival-open = { $regions } regioni, { $sanctuaries } santuari. Apri in grande.
rival-finds = { $count ->
    [one] guarda 1 santuario
   *[other] guarda { $count } santuari e ne tiene uno
}
rival-turn = gioca come numero { $place }
state-choosing = sceglie …
state-chosen = ha scelto
state-taking = prende una regione
state-picking-sanctuary = prende un santuario
state-waiting = aspetta
seat-away = { $player } è assente
seat-left = { $player } se n'è andato
seat-played-by-bot = Gioca un bot finché { $player } non torna
seat-row = Fila
seat-row-empty = Ancora nessuna carta giocata.
seat-taken = Prese dal centro, ancora in mano
vote-bot = Per ora lascia giocare un bot
remove-player = Dai il posto di { $player } a un bot
remove-player-sure = Dare questo posto a un bot per sempre?
cancel = Annulla
look-closer = Guarda da vicino
close = Chiudi

## Che cosa fare ora

prompt-over = Il viaggio è finito.
prompt-sending = Un momento …
prompt-chance = Arrivano le carte.
prompt-keep = Tieni 3 di queste 5 regioni ({ $count } scelte).
prompt-keep-ready = Tenere { $cards }?
prompt-play = Scegli una regione dalla tua mano.
prompt-play-ready = Esplorare { $card }?
follows-finds = { $count ->
    [one] Più alta di { $last }: troverai un santuario.
   *[other] Più alta di { $last }: troverai { $count } santuari.
}
follows-nothing = Non più alta di { $last }: nessun santuario.
prompt-take = Tocca a te: prendi una regione dal centro.
prompt-take-ready = Prendere { $card }?
prompt-choose = { $count ->
    [one] Posa il santuario che hai trovato.
   *[other] Scegli uno dei santuari che hai trovato.
}
prompt-choose-ready = Posare { $card }?
prompt-chosen = Hai scelto { $card }. Aspettiamo { $waiting }.
prompt-change-ready = Cambiare con { $card }?
waiting-keep = { $count ->
    [one] { $players } sceglie ancora le prime carte.
   *[other] { $players } scelgono ancora le prime carte.
}
waiting-play = { $count ->
    [one] { $players } sceglie ancora una regione.
   *[other] { $players } scelgono ancora una regione.
}
waiting-take = { $players } prende una regione.
waiting-choose = { $players } sceglie un santuario.
confirm-keep = Tieni
confirm-play = Esplora
confirm-take = Prendi
confirm-choose = Posa
confirm-change = Cambia
take-back = Riprendi
why-spectator = Stai guardando questa partita.
why-over = La partita è finita.
why-not-your-turn = Non tocca ancora a te.
why-market-explore = Dal centro prendi una regione dopo che tutti hanno mostrato la loro.
why-market-taken = Hai preso la tua regione. Ora scegli un santuario.
why-found-take-first = Prima prendi una regione dal centro, poi scegli uno di questi.
why-hand-take = Questa è già nella tua mano. Prendine una dal centro.
why-hand-choose = Prima scegli uno dei santuari che hai trovato.
why-hand-end = La puoi giocare nel prossimo round.
why-hand-chosen = Hai scelto la tua regione di questo round.
why-face-down = La tua scelta di questo round. Si mostra quando tutti hanno scelto.
refused-already-answered = È già deciso.
refused-not-open = Questo non si decide ora.
refused-too-late = Troppo tardi: tutti hanno scelto.
refused-too-many = Non così in fretta, per favore.

## Aiuto

help-switch = Aiuto
help-total = Ora { $fame } fama
help-would-bring = Ora porterebbe { $fame } fama.

## Eventi, tasti, reazioni

events-title = Che cosa è successo
events-before = Prima del primo round
change-seated = { $player } si siede.
change-freed = { $player } ha lasciato il tavolo.
change-started = La partita comincia.
change-left = { $player } se n'è andato.
change-came-back = { $player } è tornato.
change-vote = { $by } lascia giocare un bot per { $player }.
change-handed = Un bot gioca per { $player } fino al ritorno.
change-removed = Chi ospita ha dato il posto di { $player } a un bot.
change-replaced = Il bot di { $player } si è guastato; continua un altro.
change-expired = { $you ->
    [yes] Il tuo tempo è scaduto.
   *[no] Il tempo di { $player } è scaduto.
}
change-rematch = Segue una nuova partita.
change-closed = Il tavolo è stato chiuso.
stand-in-keep = { $you ->
    [yes] Un bot tiene tre regioni per te.
   *[no] Un bot tiene tre regioni per { $player }.
}
stand-in-keep-known = { $you ->
    [yes] Un bot tiene { $regions } per te.
   *[no] Un bot tiene { $regions } per { $player }.
}
stand-in-play = { $you ->
    [yes] Un bot sceglie una regione per te.
   *[no] Un bot sceglie una regione per { $player }.
}
stand-in-play-known = { $you ->
    [yes] Un bot sceglie { $region } per te.
   *[no] Un bot sceglie { $region } per { $player }.
}
stand-in-take = { $you ->
    [yes] Un bot prende { $region } dal mercato per te.
   *[no] Un bot prende { $region } dal mercato per { $player }.
}
stand-in-choose = { $you ->
    [yes] Un bot posa { $sanctuary } per te.
   *[no] Un bot posa { $sanctuary } per { $player }.
}
only-choose = { $you ->
    [yes] La tua unica scoperta viene posata: { $sanctuary }.
   *[no] L'unica scoperta di { $player } viene posata: { $sanctuary }.
}
only-take = { $you ->
    [yes] L'ultima regione va a te: { $region }.
   *[no] L'ultima regione va a { $player }: { $region }.
}
event-gone = { $count ->
    [one] { $regions } esce dal gioco.
   *[other] { $regions } escono dal gioco.
}
chat-title = Chat
chat-label = Le tue parole
chat-send = Invia
chat-open = { $unread ->
    [0] Chat
    [one] Chat, una riga nuova
   *[other] Chat, { $unread } righe nuove
}
chat-empty = Nessuno ha ancora detto nulla.
chat-mute = Silenzia { $player }
chat-unmute = Ascolta di nuovo { $player }
keys-title = Tasti
keys-choose = scegliere una carta accesa
keys-confirm = confermare
keys-cancel = non scegliere nulla
keys-zoom = guardare da vicino la carta scelta
keys-undo = riprendere la carta coperta
keys-help = attivare e disattivare l'aiuto
keys-events = che cosa è successo
keys-this = questi tasti
react = Reagisci
reaction-hello = Ciao!
reaction-thanks = Grazie
reaction-nice = Bello!
reaction-wow = Wow!
reaction-oops = Ops
reaction-think = Fammi pensare
reaction-hurry = Andiamo?
reaction-bye = A presto
clock-left = Tempo rimasto:
clock-days-left = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
clock-hours-left = { $hours } h
fair-title = Distribuzione onesta
fair-committed = Prima della prima carta il server ha fissato il suo segreto. Alla fine ogni dispositivo verifica che le carte ne siano seguite, insieme ai byte casuali dei giocatori. La sua impronta:
notify = Avvisami quando tocca a me

## La fine di una partita, e i replay

game-title = Partita conclusa
game-loading = Lettura della partita …
game-winner = Vince { $player }
ranking-title = Classifica
rematch = Gioca ancora
rematch-waiting = Si aspetta { $players } …
rematch-wanted = { $count ->
    [one] { $players } vuole giocare ancora.
   *[other] { $players } vogliono giocare ancora.
}
rematch-with-bots = { $count ->
    [one] Inizia con un bot al posto di { $players }
   *[other] Inizia con dei bot al posto di { $players }
}
rematch-begun = La partita successiva è iniziata senza di te.
journey-again = Il viaggio di ritorno
download-record = Verbale
