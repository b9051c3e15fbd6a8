### Ce qui se passe dans la partie. Messages et arguments sont décrits dans en/events.ftl.

event-deal = Chacun reçoit sa main.

event-deal-own = Vous recevez { $regions }.

event-deal-known = Distribution : { $hands }.

dealt-hand = { $player } { $regions }

event-keep = { $you ->
    [yes] Vous gardez trois régions.
   *[no] { $player } garde trois régions.
}

event-keep-known = { $you ->
    [yes] Vous gardez { $regions }.
   *[no] { $player } garde { $regions }.
}

event-market = Au centre de la table : { $regions }.

event-play = { $you ->
    [yes] Vous avez choisi une région.
   *[no] { $player } a choisi une région.
}

event-play-known = { $you ->
    [yes] Vous choisissez { $region }.
   *[no] { $player } choisit { $region }.
}

event-reveal = On révèle : { $regions }.

revealed-card = { $player } { $region }

event-find = { $you ->
    [yes] { $count ->
        [one] Vous trouvez { $count } sanctuaire.
       *[other] Vous trouvez { $count } sanctuaires.
    }
   *[no] { $count ->
        [one] { $player } trouve { $count } sanctuaire.
       *[other] { $player } trouve { $count } sanctuaires.
    }
}

event-find-known = { $you ->
    [yes] Vous trouvez { $sanctuaries }.
   *[no] { $player } trouve { $sanctuaries }.
}

event-take = { $you ->
    [yes] Vous prenez { $region } au centre de la table.
   *[no] { $player } prend { $region } au centre de la table.
}

event-choose = { $you ->
    [yes] Vous posez { $sanctuary }.
   *[no] { $player } pose { $sanctuary }.
}

event-withdraw = { $you ->
    [yes] Vous reprenez votre choix.
   *[no] { $player } reprend son choix.
}

## Entre les événements

event-round = { $round ->
    [0] Avant la première manche
   *[other] Manche { $round } sur { -rounds }
}
