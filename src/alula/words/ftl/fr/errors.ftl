### Ce qui a été refusé et pourquoi. Messages et arguments sont décrits dans en/errors.ftl.

## Des événements qui ne sont pas attendus, ou dont les cartes sont ailleurs

error-not-due = { $event } n’est pas attendu : { $due ->
    [deal] il faut d’abord distribuer { $cards } régions à chacun
    [market] il faut d’abord révéler { $cards } régions au centre de la table
    [find] le joueur { $seat } doit d’abord piocher { $cards } sanctuaires
   *[decision] les décisions ouvertes sont { $open }
}

error-over = { $event } n’est pas attendu : la partie est finie

error-wrong-count = { $event } : { $count } au lieu de { $expected }

error-not-in-hand = { $event } : { $cards } pas dans la main du joueur, qui a { $legal }

error-not-in-market = { $event } : { $cards } pas au centre de la table, où se trouvent { $legal }

error-not-in-found = { $event } : { $cards } pas parmi les sanctuaires trouvés : { $legal }

error-not-in-deck = { $cards } pas dans la pioche

error-not-next = { $cards } pas encore à piocher : d’abord viennent { $legal }

error-twice = { $card } figure deux fois : chaque carte n’existe qu’une fois

## Ce qui n’est pas un événement

error-not-an-object = un événement est un objet

error-unknown-event = événement inconnu { $kind }

error-missing-key = la clé « { $key } » manque

error-wrong-type = « { $key } » a une valeur d’un mauvais type

error-no-such-player = pas de joueur { $player } : les places se comptent à partir de 0

## Parties et rangées

error-player-count = { $count } joueurs : le jeu se joue de 2 à 6

error-variant = pas de variante « { $name } » : il y a basic et advanced

error-row-too-long = { $count } régions : une rangée en a { $most } au plus

error-too-many-sanctuaries = { $count } sanctuaires : un joueur en trouve { $most } au plus

error-no-such-region = pas de région { $card } : les régions vont de 1 à 68

error-no-such-sanctuary = pas de sanctuaire { $card } : les noms sont comme city-2 ou plain-19
