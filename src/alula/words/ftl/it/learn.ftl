### Imparare: la prima partita, le regole, la guida di viaggio, tutte le carte.

learn-title = Imparare
learn-about = Appena arrivato ad Alula, o in dubbio su una regola? Comincia da dove vuoi.
learn-first-about = Circa dieci minuti contro un avversario gentile. Ogni cosa è spiegata quando accade per la prima volta.
learn-rules-about = Tutto, con ogni caso particolare e un esempio da percorrere.
learn-guide-about = Terre e stagioni, meraviglie e chi veglia su di loro.
learn-cards-about = Tutte le { -cards }, da cercare, filtrare e stampare.
learn-pad-title = Segnapunti
learn-pad-about = Per le partite con le carte vere: inserisci le file e guarda il ritorno.

## Tutte le carte

cards-title = Tutte le carte
cards-search = Cerca con parole
cards-search-hint = per esempio: notte chimera
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
cards-regions = Regioni
cards-sanctuaries = Santuari
cards-print = Stampa
cards-clear = Mostra tutte

## Le regole

rules-title = Le regole in una pagina
rules-lead = Otto round per andare, un solo fiato per tornare: ciò che giochi per primo si conta per ultimo, e vede di più.

rules-aim = Di che cosa si tratta
rules-aim-1 = Viaggi attraverso Alula. In ognuno degli otto round metti una regione all'estremità destra della tua fila. Quando ci sono tutte e otto torni a casa: la fila si conta da destra a sinistra, carta per carta.
rules-aim-2 = Una regione conta solo ciò che è in vista quando ci arrivi: sé stessa, le regioni già superate sulla via del ritorno e tutti i tuoi santuari. Perciò l'ultima carta giocata vede meno di tutte e la prima vede ogni cosa. Vince chi ha più punti Fama.

rules-card = Una carta
rules-card-number = Il numero, da 1 a { -regions }, ciascuno una volta sola. I numeri bassi scelgono per primi, quelli alti promettono di più.
rules-card-land = Il tipo di terra: Foresta di funghi, Fiume, Deserto roccioso o Città nelle caverne. Colore e motivo dicono la stessa cosa.
rules-card-symbols = Ciò che la carta ha: meraviglie (pietre Uddu, chimere Okiko, cardi Goldlog), un indizio, la notte.
rules-card-needs = L'etichetta scura è il requisito: queste meraviglie devono essere in vista, altrimenti la missione non dà nulla. Le meraviglie che una carta chiede non sono meraviglie che possiede.
rules-card-quest = La missione: punti Fama, una volta sola o per ciascuna delle cose mostrate che sono in vista.
rules-card-door = Un santuario non ha numero né requisito. Può avere un tipo di terra, la notte, un indizio, una meraviglia o una missione, ed è in vista per tutto il ritorno.

rules-setup = Prima del primo round
rules-setup-1 = Ogni giocatore riceve tre regioni in segreto. Al centro del tavolo si scoprono tante regioni quanti sono i giocatori, più una. I santuari formano un mazzo coperto.
rules-setup-2 = Variante avanzata: ognuno riceve cinque regioni e ne tiene tre in segreto. Le altre si rimescolano nel mazzo senza mostrarle, e solo allora si scopre il centro del tavolo.

rules-round = Un round
rules-round-1 = Esplorare. Tutti scelgono insieme e in segreto una delle loro tre regioni. Poi si rivelano tutte, e ognuna va all'estremità destra della fila del suo giocatore.
rules-round-2 = Trovare santuari, dal round 2. Il tuo nuovo numero è più alto di quello giocato subito prima? Allora peschi un santuario, e uno in più per ogni indizio nella tua fila (la nuova carta compresa) e sui tuoi santuari. Li guardi solo tu.
rules-round-3 = Prendere. Uno dopo l'altro, dal numero più basso di questo round: prendi in mano una regione dal centro, poi metti davanti a te esattamente uno dei santuari pescati. Gli altri vanno coperti in fondo al mazzo, in ordine casuale.
rules-round-4 = Le regioni prese non si rimpiazzano. Quella che resta alla fine esce dal gioco, e al centro se ne scoprono di nuove.

rules-corner = Casi particolari
rules-corner-last = Nel round { -rounds } nessuno prende regioni, quindi il centro resta vuoto. I santuari si trovano e si scelgono come sempre. Le due regioni rimaste in mano non contano.
rules-corner-short = Pochi santuari: se il mazzo ha meno carte di quante ne pescherebbero insieme tutti quelli che ne hanno diritto nel round, per ora nessuno pesca. Ognuno pesca al proprio turno quante ne deve o quante ne restano, ne mette giù una, rimette subito le altre in fondo al mazzo e solo dopo prende una regione. Chi sale ne ottiene sempre esattamente uno.
rules-corner-count = Alla fine ognuno ha otto regioni, due in mano e tanti santuari quante sono le salite della fila: da nessuno a sette.

rules-home = Il viaggio di ritorno
rules-home-1 = Si girano tutte le file a faccia in giù; i santuari restano scoperti. Ogni fila si rivela da destra a sinistra. Una regione si conta nel momento in cui viene rivelata, con le regioni rivelate fin lì, lei compresa, e tutti i santuari del suo giocatore.
rules-home-2 = Con un requisito, di ogni meraviglia devono essere in vista almeno quante ne chiede. Nulla si consuma: un simbolo può servire a quante missioni e requisiti si vuole.
rules-home-3 = Le missioni contano ogni simbolo Uddu, Okiko, Goldlog o indizio; ogni carta con il simbolo della notte; ogni carta di un tipo di terra, o di uno di due tipi; oppure ogni serie completa di quattro carte dei quattro tipi diversi.
rules-home-4 = Infine ogni santuario si conta con tutto in vista: le otto regioni e tutti i santuari, sé stesso compreso.
rules-tie = Parità
rules-tie-1 = Fra chi ha gli stessi punti Fama, sta davanti chi ha il numero più basso nella fila. Ogni numero esiste una volta sola, quindi la parità si scioglie sempre.

rules-example = Un esempio da percorrere
rules-example-about = Otto regioni e due santuari. Procedi passo per passo con i pulsanti o con le frecce.
rules-example-name = L'esempio
rules-example-sum = In tutto: { $fame } punti Fama.

## La guida di viaggio

guide-title = Piccola guida di viaggio
guide-lead = Alula si trova oltre un mare di nebbie. La terra si sposta di continuo, e nessuna mappa resta vera a lungo: la si impara solo camminandola ancora e ancora, all'andata in un verso e al ritorno nell'altro.
guide-lands = Quattro terre, quattro stagioni
guide-forest = Foreste di funghi: autunno
guide-forest-text = Rosse e umide, sotto cappelli larghi come tetti. Nella luce bassa le spore vagano come neve tiepida. A Okiko piace stare qui, e fra i gambi cresce la maggior parte dei rari Goldlog.
guide-river = Fiumi: primavera
guide-river-text = Verdi e pieni di gemme. L'acqua cambia letto ogni notte, e al mattino fiorisce dove scorreva ieri. Chi la segue trova indizi, e a volte un palco di corna fra le canne.
guide-desert = Deserti rocciosi: inverno
guide-desert-text = Azzurri, spogli e immobili. Pietra su pietra, come nessuno oserebbe impilarle, e sopra gli Uddu sospesi nell'aria fredda. Qui aspettano le missioni più grandi.
guide-city = Città nelle caverne: estate
guide-city-text = Nel caldo la gente vive dentro la roccia: scale, lampade, bandierine, porte fresche. Qui si chiede ai viaggiatori che cosa hanno visto delle altre terre.
guide-wonders = Tre meraviglie
guide-uddu = Uddu
guide-uddu-text = Pietre sospese a mezz'aria, ognuna forata, con una luce calda che esce dal foro. Sono la meraviglia più comune, e nessuno sa che cosa aspettino.
guide-okiko = Okiko
guide-okiko-text = Un'unica bestia celeste dalle grandi corna, in molti luoghi allo stesso tempo. Chi l'ha vista in una foresta e lungo un fiume ha visto la stessa Okiko.
guide-goldlog = Goldlog
guide-goldlog-text = Un cardo dorato. La sua corona raccoglie una rugiada che guarisce. È la meraviglia più rara.
guide-people = Chi si incontra
guide-denizens = Cittadini
guide-denizens-text = Restano dove sono, ognuno a vegliare su un pezzo di terra, e chiedono notizie ai viaggiatori: di pietre, di corna, di notti sotto il cielo. Portale sulla via del ritorno, e la tua Fama cresce.
guide-sanctuaries = Santuari
guide-sanctuaries-text = Rifugi per chi si prende il suo tempo: una lanterna, una sorgente, una porta socchiusa. Chi passa da un luogo veloce a uno più lento ne trova uno, e chi ha indizi può scegliere fra parecchi.
guide-night = Giorno e notte
guide-night-text = Certi luoghi si conoscono solo di notte. Ci sono cittadini che non chiedono altro.

## La prima partita

first-title = La tua prima partita
first-about = Una vera partita contro un avversario gentile, di circa dieci minuti. Ogni cosa è spiegata quando accade per la prima volta. Sbaglia pure, non c'è nulla in palio. Puoi andare via e tornare.
first-name = Il tuo nome
first-name-default = Viaggiatore
first-start = Comincia
first-resume = Riprendi da dov'eri
first-again = Ricomincia
first-failed = Il server non risponde. Regole e carte si possono leggere anche senza.
first-home = Otto round all'andata, ora si torna
first-done = Il gioco è tutto qui.
first-done-about = Da qui in poi si tratta di pianificare: le grandi missioni presto, dove vedono molto; le meraviglie tardi, dove tutte le vedono; e una salita ogni volta che non costa troppo.
first-play = Gioca una partita
first-rules = Leggi le regole

coach-name = Compagno di viaggio
coach-next = Capito
coach-before = Prima
coach-step = { $step } di { $steps }
coach-welcome = Benvenuto ad Alula! In otto round metti otto regioni in fila, da sinistra a destra. Poi torni a casa e le conti da destra a sinistra. Ora scegli una delle tue tre regioni: una volta per sollevarla, un'altra per giocarla coperta.
coach-quest = In fondo alla carta c'è la sua missione. La medaglia sono i punti Fama; si conta ciò che sta dopo la barra. «2 / luna» dà 2 punti Fama per ogni carta notte in vista quando si conta. Le carte senza missione offrono i loro simboli alle altre.
coach-needs = L'etichetta scura sopra una missione è il suo requisito. Queste meraviglie devono essere in vista quando la carta si conta, altrimenti non dà nulla. Ciò che giochi dopo, e i tuoi santuari, allora saranno in vista. Perciò una carta così si gioca meglio presto.
coach-take = Le due regioni sono rivelate. Chi ha giocato il numero più basso prende per primo dal centro. Prendine una, così ne hai di nuovo tre in mano.
coach-climb = D'ora in poi i numeri contano due volte. Se il tuo nuovo numero è più alto dell'ultimo, trovi un santuario. Se è più basso non ne trovi, ma forse prendi per primo.
coach-found = Sei salito e hai trovato un santuario. Resta scoperto per tutto il ritorno: ogni regione e ogni santuario può contare ciò che ha.
coach-low = Il tuo numero era più basso del precedente: questa volta niente santuario. Non è un errore, perché i numeri bassi scelgono per primi e preparano la prossima salita.
coach-clue = Hai un indizio, la piccola mappa. Per ogni indizio nella tua fila o sui tuoi santuari peschi un santuario in più quando sali. Ne tieni sempre uno, ma scegli fra di più.
coach-night = La luna è il simbolo della notte. Certe missioni pagano per ogni carta notte in vista, santuari compresi.
coach-view = Pensa al ritorno. La regione del round 1 si conta per ultima e vede tutte e otto. Ciò che giochi adesso vede solo sé stesso, ciò che giochi dopo e i tuoi santuari. Dunque: grandi missioni presto, meraviglie tardi.
coach-last = L'ultimo round! Questa regione si conta per prima e vede solo sé stessa e i tuoi santuari. Ora nessuno prende regioni, ma una salita trova ancora un santuario.
coach-home = Ora il ritorno. La tua fila viene girata; poi, da destra, ogni regione si conta con ciò che è in vista. Guarda come le prime che hai giocato vedono di più.
