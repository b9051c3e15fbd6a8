### Il riepilogo: una schermata di telefono, una pagina stampata.

summary-title = Riepilogo
summary-print = Stampa
summary-quests = Missioni: Fama per …
summary-quest-flat = la Fama stampata, una volta
summary-quest-clue = ogni indizio
summary-quest-night = ogni carta notte
summary-quest-uddu = ogni pietra Uddu
summary-quest-okiko = ogni chimera Okiko
summary-quest-goldlog = ogni cardo Goldlog
summary-quest-biome = ogni carta di un tipo di terra
summary-quest-either = ogni carta di uno dei due tipi
summary-quest-set = ogni serie di quattro tipi diversi
summary-needs = L'etichetta scura è il requisito: tutte queste meraviglie devono essere in vista, altrimenti la missione non dà nulla. I simboli non si consumano.
summary-symbols = Simboli
summary-number = Il numero indica le ore di esplorazione: i numeri bassi prendono per primi; uno più alto del precedente trova santuari.
summary-wonders = Uddu, Okiko e Goldlog soddisfano i requisiti e si contano.
summary-clues = Un indizio mostra un santuario in più a ogni scoperta.
summary-nights = La notte conta per le missioni della notte.
summary-round = Un round
summary-r1 = Tutti scelgono una regione in segreto e la rivelano insieme; va all'estremità destra della fila.
summary-r2 = Dal round 2: più alta della tua regione precedente? Pesca un santuario, e uno in più per ogni indizio che hai.
summary-r3 = Prima il numero più basso: prendi una regione dal centro (non nel round 8), poi tieni uno dei santuari pescati.
summary-home = Il viaggio di ritorno
summary-h1 = Da destra a sinistra, ogni regione si conta con sé stessa, tutte le regioni alla sua destra e tutti i tuoi santuari.
summary-h2 = Infine ogni santuario si conta e vede tutto. A parità di Fama vince il numero più basso della fila.
