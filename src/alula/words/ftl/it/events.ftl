### Ciò che accade nella partita. Messaggi e argomenti sono descritti in en/events.ftl.

event-deal = Tutti ricevono la loro mano.

event-deal-own = Ricevi { $regions }.

event-deal-known = Distribuite: { $hands }.

dealt-hand = { $player } { $regions }

event-keep = { $you ->
    [yes] Tieni tre regioni.
   *[no] { $player } tiene tre regioni.
}

event-keep-known = { $you ->
    [yes] Tieni { $regions }.
   *[no] { $player } tiene { $regions }.
}

event-market = Al centro del tavolo: { $regions }.

event-play = { $you ->
    [yes] Hai scelto una regione.
   *[no] { $player } ha scelto una regione.
}

event-play-known = { $you ->
    [yes] Scegli { $region }.
   *[no] { $player } sceglie { $region }.
}

event-reveal = Si rivelano: { $regions }.

revealed-card = { $player } { $region }

event-find = { $you ->
    [yes] { $count ->
        [one] Trovi { $count } santuario.
       *[other] Trovi { $count } santuari.
    }
   *[no] { $count ->
        [one] { $player } trova { $count } santuario.
       *[other] { $player } trova { $count } santuari.
    }
}

event-find-known = { $you ->
    [yes] Trovi { $sanctuaries }.
   *[no] { $player } trova { $sanctuaries }.
}

event-take = { $you ->
    [yes] Prendi { $region } dal centro del tavolo.
   *[no] { $player } prende { $region } dal centro del tavolo.
}

event-choose = { $you ->
    [yes] Metti in gioco { $sanctuary }.
   *[no] { $player } mette in gioco { $sanctuary }.
}

event-withdraw = { $you ->
    [yes] Ritiri la tua scelta.
   *[no] { $player } ritira la scelta.
}

## Tra un evento e l'altro

event-round = { $round ->
    [0] Prima del primo round
   *[other] Round { $round } di { -rounds }
}
