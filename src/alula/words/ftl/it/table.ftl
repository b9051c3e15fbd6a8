### Parole del client web: cornice, pagina iniziale, tavolo e replay.

## Cornice

skip-to-content = Vai al contenuto
navigation = Pagine
home-link = Alula, alla pagina iniziale
home-nav = Gioca
preferences = Lingua, colori e suoni
language = Lingua
theme = Colori
theme-auto = Come il dispositivo
theme-light = Giorno
theme-dark = Notte
sounds = Suoni
footer-about = Alula è un modo libero di giocare a Faraway, il gioco di carte di Johannes Goupy e Corentin Lebrat. Tutti i disegni e le parole qui sono nostri.
page-not-loaded = Non è stato possibile caricare questa pagina. Il server è ancora attivo?
try-again = Riprova
not-found-title = Qui non c'è nulla
not-found-text = Ad Alula la terra si muove. A questo indirizzo ora non c'è nulla.

## Pagina iniziale

home-title = Il viaggio di andata, il viaggio di ritorno
