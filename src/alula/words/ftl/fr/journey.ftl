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

## La feuille de score

sheet-title = Feuille de score
sheet-card = Carte
sheet-region = Région jouée à la manche { $place }
sheet-sanctuary = Sanctuaire { $place }
sheet-regions = Régions
sheet-sanctuaries = Sanctuaires
sheet-total = Réputation
sheet-cell = { fame }, carte { $card } : pourquoi ?
sheet-ask = Choisissez un nombre pour voir sa raison.

## Le classement

ranking-lowest = plus petite région : { $number }
ranking-tie = À réputation égale, le plus petit numéro de région de la rangée décide.
