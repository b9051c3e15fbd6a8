### Le carnet de score : compter une partie jouée avec de vraies cartes.

pad-title = Carnet de score
pad-about = Vous avez joué avec de vraies cartes ? Saisissez les rangées et suivez le retour, carte par carte, avec chaque raison.
pad-who = Qui a joué ?
pad-players = Joueurs
pad-player = Joueur
pad-player-n = Joueur { $n }
pad-name-of = Nom du joueur { $n }
pad-add-player = Ajouter un joueur
pad-remove-player = Retirer { $name }
pad-rename = Renommer
pad-name-done = Terminé
pad-begin = Saisir ici
pad-begin-shared = Chacun sur son téléphone
pad-blank = Imprimer une feuille de score vierge
pad-share-many = Trop de carnets partagés en peu de temps. Attendez un peu, ou saisissez ici.
pad-share-failed = Le serveur ne répond pas. La saisie fonctionne ici sans lui.

## Saisir une rangée

pad-regions = Régions dans l'ordre joué
pad-digits = Chiffres
pad-erase = Effacer
pad-next = Place suivante
pad-climb = Plus grande que la précédente : un sanctuaire
pad-place = Place { $place } : { $card }
pad-place-empty = Place { $place } : vide
pad-place-wrong = Place { $place } : { $number }, région inconnue
pad-entered = Place { $place } : { $card }
pad-card-of = { $card } (chez { $name })
pad-sanctuaries = Sanctuaires
pad-sanctuaries-due = { $count } sur { $climbs } saisis
pad-by-hand = À la main
pad-by-hand-about = Réputation écrite à la main : pour les cartes d'une extension, ou pour toute la rangée
pad-sanctuaries-of = Sanctuaires de { $name }
pad-sanctuaries-done = Terminé
pad-by-picture = Images
pad-move-group = Corriger la rangée
pad-move-left = Déplacer cette carte à gauche
pad-move-right = Déplacer cette carte à droite
pad-insert = Insérer une place ici
pad-remove-here = Retirer cette carte
pad-same-players = Mêmes joueurs
pad-sanctuaries-choose = Choisir les sanctuaires
pad-added = Ajouté : { $card }. Sanctuaires : { $count }.
pad-removed = Retiré : { $card }. Sanctuaires : { $count }.
pad-row-full = complète
pad-next-player = Au tour de { $name }
pad-score = Compter
pad-score-anyway = Compter quand même

## Questions sur la saisie

pad-questions = Questions
pad-look = Voir
ask-no-such-region = { $name }, place { $place } : il n'y a pas de région { $number }, elles vont de 1 à { -regions }. Quel numéro porte la carte ? Ou est-ce une carte d'une extension ? Écrivez alors sa réputation sous « À la main ».
ask-region-twice = { $name } a la région { $number }, et { $other } l'a aussi. Elle n'existe qu'une fois : à qui est-elle ?
ask-region-twice-own = { $name } a deux fois la région { $number }. Quel numéro porte l'autre carte ?
ask-sanctuary-twice = { $name } et { $other } ont tous deux ce sanctuaire, qui n'existe qu'une fois : { $card }. À qui est-il ?
ask-too-few-regions = { $name } a { $count ->
    [one] { $count } région
   *[other] { $count } régions
} sur { -rounds }. La rangée est-elle complète ?
ask-sanctuaries = Les numéros de { $name } montent { $climbs } fois, et chaque montée trouve exactement un sanctuaire ; { $count ->
    [one] { $count } est saisi
   *[other] { $count } sont saisis
}. { $count ->
    [0] Manquent-ils encore ?
   *[other] L'ordre est-il juste, manque-t-il un sanctuaire ou y en a-t-il un de trop ?
}

## Le résultat

pad-result = Le résultat
pad-download = Télécharger en JSON
pad-again = Revoir
pad-correct = Corriger une saisie
pad-new = Nouvelle partie
pad-discard = Jeter ce qui a été saisi ?
pad-discard-yes = Jeter
pad-discard-no = Garder

## Parties précédentes

pad-history = Parties précédentes
pad-statistics = Statistiques par joueur
pad-games = Parties
pad-wins = Victoires
pad-best = Record
pad-average = Moyenne
pad-forget = Oublier la partie du { $date }

## Partagé entre téléphones

pad-invite = Chacun sur son téléphone : lien et code
pad-invite-about = Scannez le code ou ouvrez le lien, choisissez votre nom et saisissez votre rangée. Chacun voit toutes les rangées grandir.
pad-qr = Code QR du lien vers ce carnet
pad-copy = Copier le lien
pad-copied = Copié
pad-loading = Recherche du carnet …
pad-missing = Ce carnet n'existe pas. Il était peut-être ancien et a été effacé.
pad-lost = Pas de connexion au serveur. Continuez : la saisie sera envoyée à son retour.

## Sans réseau

offline-ready = Fonctionne désormais sans réseau.
offline-loading = Préparation pour les moments sans réseau …
offline-insecure = Pour fonctionner sans réseau, cette page doit être ouverte en https.

## Trouver des cartes

filter-land = Type de terrain
filter-symbol = Symboles
filter-quest = La quête paie pour
filter-quest-flat = un montant fixe
filter-quest-none = aucune quête
filter-nothing = Aucune carte n'est ainsi.
