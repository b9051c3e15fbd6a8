### Parties sur un seul appareil : qui joue, passer l’appareil, fichiers.

device-title = Parties sur cet appareil
device-lead = Des gens qui se le passent, et des bots à n’importe quelle place. Sans réseau, et rien n’est envoyé.
device-name-of = Nom à la place { $number }
device-who = Qui joue à la place { $number }
device-a-person = Une personne ici
device-person = Joueur { $number }
device-bot-name = Nom du bot
device-remove = Enlever la place { $number }
device-add = Une place de plus
device-practice-choice = Entraînement : on peut revenir sur ses choix
device-begin = Commencer
device-practice = Entraînement
device-undo = Reprendre mon choix
device-give-to = Passez l’appareil à
device-i-am = Je suis { $player }
device-hidden = D’ici là, toutes les cartes sont cachées.
device-no-game = Cette partie n’est pas sur cet appareil
device-running = En cours
device-kept = Gardées sur cet appareil
device-kept-lead = Une feuille de partie que vous déposez ici s’ouvre pour être revue.
device-open-file = Ouvrir un fichier
device-save-all = Tout enregistrer dans un fichier
device-imported = { $count ->
    [0] Rien de nouveau dans ce fichier.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
device-forget = Supprimer la partie de { $players }
device-forget-sure = Supprimer cette partie de l’appareil ? Elle ne pourra pas être récupérée.
device-trouble-full = Le navigateur n’a pas pu garder la partie : son espace est plein ou fermé. Vous pouvez continuer tant que cette page est ouverte.
device-trouble-engine = Le moteur ne répond pas. Votre partie est en sûreté.
device-file-too-large = Ce fichier est trop gros pour des parties d’Alula.
device-file-not-json = Ce fichier n’est pas du JSON : choisissez-en un qu’Alula a enregistré.
device-file-not-ours = Ce fichier ne contient pas de partie : choisissez une feuille de partie ou un fichier d’Alula.
device-file-broken-game = La partie { $number } de ce fichier est abîmée. Rien de plus n’a été repris.
device-file-unfinished = Cette feuille n’a pas de résultat. Seules les parties terminées peuvent être montrées.
device-file-illegal = La partie { $number } de ce fichier enfreint les règles à l’événement { $event }. Rien de plus n’a été repris.
