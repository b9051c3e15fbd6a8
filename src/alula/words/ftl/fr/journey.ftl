### Le voyage de retour, la feuille de score et le classement : à la table et sur le carnet de score.

journey-title = Le voyage de retour
journey-standing = Réputation jusqu'ici
journey-face-down = une Région face cachée
journey-turn = Les Régions sont retournées face cachée. Le retour commence, de la dernière Région à la première.
journey-way = compté de droite à gauche
journey-sees = En vue : { $regions ->
    [one] { $regions } Région
   *[other] { $regions } Régions
}{ $sanctuaries ->
    [0] {""}
    [one] {" "}et { $sanctuaries } Sanctuaire
   *[other] {" "}et { $sanctuaries } Sanctuaires
}
journey-sees-all = Les Sanctuaires comptent en dernier et voient tout.
journey-home = { $name } est de retour
journey-back = Reculer
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

ranking-lowest = plus petite Région : { $number }
ranking-tie = À réputation égale, le plus petit numéro de Région de la rangée décide.
