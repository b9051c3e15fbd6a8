### Le voyage de retour, la feuille de score et le classement : à la table et sur le carnet de score.

journey-title = Le voyage de retour
journey-standing = Réputation jusqu'ici
journey-face-down = une région face cachée
journey-turn = Les régions sont retournées face cachée. Le retour commence, de la dernière région à la première.
journey-way = compté de droite à gauche
journey-sees = En vue : { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
}{ $sanctuaries ->
    [0] {""}
    [one] {" "}et { $sanctuaries } sanctuaire
   *[other] {" "}et { $sanctuaries } sanctuaires
}
journey-sees-all = Les sanctuaires comptent en dernier et voient tout.
journey-home = { $name } est de retour
journey-back = Précédent
journey-next = Suivant
journey-play = Lire
journey-pause = Pause
journey-speed = Vitesse : { $speed } fois
journey-skip = Au résultat
journey-step = Étape { $step } sur { $steps }
journey-turn-all = Toutes les rangées sont retournées face cachée. Tout le monde rentre en même temps, de la dernière région à la première.
journey-round = Région de la manche { $round }
journey-ahead = en tête
journey-leads = { $name } prend la tête : { fame }
journey-level = { $names } sont à égalité : { fame }
journey-follow = Agrandir la rangée de { $name }
journey-alone = Seulement la rangée de { $name }, carte par carte
journey-together = Toutes les rangées
journey-no-sanctuaries = Aucun sanctuaire dans cette rangée.
journey-fame = réputation

## La feuille de score

sheet-title = Feuille de score
sheet-card = Carte
sheet-region = Région jouée à la manche { $place }
sheet-sanctuary = Sanctuaire { $place }
sheet-regions = Régions
sheet-sanctuaries = Sanctuaires
sheet-written = À la main
sheet-total = Réputation
sheet-cell = { fame }, carte { $card } : pourquoi ?
sheet-ask = Choisissez un nombre pour voir sa raison.

## Le classement

ranking-lowest = plus petite région : { $number }
ranking-tie = À réputation égale, le plus petit numéro de région de la rangée décide.

## La page du résultat

result-share = Partager en image
result-share-failed = Ce navigateur n'a pas pu créer l'image.
result-you = vous
result-behind = à { $fame } du premier
result-written = { fame } écrits à la main
result-ahead = { $fame } d'avance
result-lacked = { $card } : il manquait { $needs }
result-mine = Vous êtes { $place }e sur { $players }, à { fame } du premier.
result-mine-first = Vous gagnez avec { fame } d'avance.
result-mine-tied = Vous êtes { $place ->
    [1] premier
   *[other] { $place }e
} sur { $players } à réputation égale : le plus petit numéro de région a décidé.
result-series = Parties gagnées ensemble : { $score }
result-best = Votre record dans ce navigateur : { fame }
result-best-new = Nouveau record dans ce navigateur : { fame } de plus
best-title = Le meilleur ordre
best-about = Les mêmes huit régions avec les mêmes sanctuaires, dans l'ordre qui rapporte le plus. (Dans un autre ordre, vous auriez trouvé d'autres sanctuaires.)
best-more = { $fame } points de réputation étaient possibles, { $more } de plus.
best-already = { $fame } points de réputation : aucun ordre ne fait mieux.
best-order-of = Meilleur ordre pour { $name }
replay-title = Relecture
replay-back-to-game = Retour au résultat
replay-eyes = Vu par
replay-open = Toutes les cartes ouvertes
replay-public = Comme un spectateur
replay-eyes-of = Vue de { $player }
replay-begin = Le début.
replay-end = Le voyage est terminé.
replay-first = Au début
replay-last = À la fin
replay-moment = Moment de la partie
replay-step = Étape { $step } sur { $steps }
