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

error-player-count = { $count } joueurs : le jeu se joue de { -fewest-players } à { -most-players }

error-variant = pas de variante « { $name } » : il y a basic et advanced

error-row-too-long = { $count } régions : une rangée en a { $most } au plus

error-too-many-sanctuaries = { $count } sanctuaires : un joueur en trouve { $most } au plus

error-no-such-region = pas de région { $card } : les régions vont de 1 à { -regions }

error-no-such-sanctuary = pas de sanctuaire { $card } : les noms sont comme city-2 ou plain-19

## Enregistrements illisibles ou dont le résultat est faux

error-record-object = un enregistrement est un objet

error-record-format = « format » doit être « { $name } »

error-record-players = « players » doit être une liste de noms

error-record-variant = « variant » doit être basic ou advanced

error-record-events = « events » doit être une liste

error-record-empty = vide : il n’y a pas d’enregistrement ici

error-record-too-large = plus de { $most } Mio : aucune partie n’est si longue

error-not-unicode = pas de l’UTF-8 à l’octet { $place }

error-not-json = pas du JSON (ligne { $line }, colonne { $column })

error-too-deep = imbrication trop profonde

error-too-many-digits = un nombre avec trop de chiffres

error-too-large-a-number = { $number } est un nombre trop grand

error-no-json-number = { $number } n’est pas un nombre JSON

error-key-twice = la clé « { $key } » figure deux fois

error-live-only = { $kind } n’a pas sa place dans un enregistrement

error-not-over = la partie n’est pas finie : elle en est à la manche { $round }

error-result-form = doit être un objet avec fame et ranking

error-result-numbers = { $key } doit être une liste de nombres entiers

error-result-count = { $key } doit avoir { $expected } entrées, pas { $count }

error-result-wrong = { $key } est { $told }, selon les règles { $right }

error-fair-form = { $why }

error-fair-secret = le secret n’est pas celui sur lequel la table s’était engagée

error-fair-practice = une partie d’entraînement : on pouvait revenir sur ses choix, elle ne prouve donc rien
error-fair-nothing = l’enregistrement ne porte ni « fair » ni « seed » : il n’y a rien à vérifier

error-fair-card = { $told } est venue là où { $right } était fixée
