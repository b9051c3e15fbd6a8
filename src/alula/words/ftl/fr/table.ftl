### Mots du client web : cadre, accueil, table et relecture.

## Cadre

skip-to-content = Aller au contenu
navigation = Pages
home-link = Alula, vers l'accueil
home-nav = Jouer
learn-nav = Apprendre
pad-nav = Carnet
preferences = Langue, couleurs et sons
language = Langue
theme = Couleurs
theme-auto = Comme l'appareil
theme-light = Jour
theme-dark = Nuit
summary-open = Aide de jeu
sounds = Sons
footer-about = Alula est une façon libre de jouer à Faraway, le jeu de cartes de Johannes Goupy et Corentin Lebrat. Tous les dessins et les mots sont les nôtres.
page-not-loaded = Cette page n'a pas pu être chargée. Le serveur est-il toujours là ?
try-again = Réessayer
not-found-title = Il n'y a rien ici
not-found-text = À Alula, la terre change. Rien ne se trouve à cette adresse pour l'instant.

## Accueil

home-title = Le voyage aller, le voyage retour
home-lead = Faraway, librement dans votre navigateur : un jeu de cartes de huit jours de marche, de 1 à 6. Vous posez vos régions de gauche à droite et, sur le chemin du retour, de droite à gauche, elles montrent ce qu'elles valaient.
home-learn = L'apprendre en cinq minutes
home-page = Alula : jouer à Faraway
server-unreachable = Le serveur ne répond pas. Nouvel essai …
home-offline = Le serveur ne répond pas, il n'y a donc pas de tables pour l'instant. Ceci fonctionne sans lui :
home-offline-pad = Carnet de score pour une partie sur votre table
home-offline-learn = Règles, cartes et guide de voyage
home-my-games = Mes parties
home-serverless = Ici, tout se joue sur votre appareil. Pour jouer avec des amis sur d’autres appareils, quelqu’un doit faire tourner un serveur.
home-device = Plusieurs personnes sur cet appareil
home-open-tables = Tables ouvertes
home-no-open-tables = Personne n'attend de joueurs pour l'instant. Ouvrez une table, ou jouez avec des bots.
home-finished-games = Parties terminées
guest-name = Voyageur
your-name = Votre nom
play-title = Jouer tout de suite
play-lead = Vous et quelques bots. Sans compte, sans attente.
play-rivals = Combien de bots
play-level = Leur niveau
play-each = Un niveau pour chaque bot
play-level-of = Bot { $number }
bot-pace = Vitesse des bots
pace-slow = Lente
pace-people = Comme des gens
pace-fast = Rapide
auto-move = Jouer pour moi quand il n'y a qu'un coup
play-now = Jouer
variant-advanced = Départ avancé : choisir 3 des 5 premières cartes
variant-basic-name = Partie de base
variant-advanced-name = Départ avancé
invite-title = Inviter des amis
invite-lead = Ouvrez une table et envoyez le lien. Un navigateur suffit pour jouer.
invite-seats = Places
invite-more = Autres choix
invite-clock = Temps de réflexion
invite-public = La montrer parmi les tables ouvertes
invite-spectators = D'autres peuvent regarder
invite-chat = Discussion libre
invite-create = Ouvrir une table
clock-none = Sans limite
clock-fast = 45 secondes par choix
clock-calm = 2 minutes par choix
clock-days = 2 jours par choix
clock-each-seconds = { $count } secondes par choix
clock-each-days = { $count ->
    [one] { $count } jour par choix
   *[other] { $count } jours par choix
}
players-count = { $count } joueurs
list-nobody = Encore personne
list-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
list-about-to-start = Va commencer
list-round = Manche { $round } sur { -rounds }
list-finished = Terminée
list-result = { $fame } de réputation, place { $place } sur { $count }
list-your-turn = À vous

## Les bots, comme on les nomme dans les listes

bot-stroller = Promeneur : savoure sa première balade
    .name = Promeneur
bot-wanderer = Vagabond : voit la réputation du jour
    .name = Vagabond
bot-pilgrim = Pèlerin : un pas après l'autre
    .name = Pèlerin
bot-scout = Éclaireur : regarde devant, mais pas partout
    .name = Éclaireur
bot-pathfinder = Pisteur : pense au retour
    .name = Pisteur
bot-guide = Guide : connaît le pays, le plus fort
    .name = Guide

## Problèmes, selon les codes du serveur

problem-unreachable = Le serveur ne répond pas.
problem-too-many = C'était beaucoup à la fois. Réessayez dans { $seconds } secondes.
problem-seat-taken = Quelqu'un d'autre vient de prendre cette place.
problem-table-full = Toutes les places sont prises.
problem-no-link = Ce lien ne mène nulle part : la table a peut-être été fermée.
problem-no-table = Cette table n'existe pas.
problem-no-game = Cette partie n'existe pas, ou n'est pas encore terminée.
problem-bad-name = Prenez un nom plus court, sans caractères spéciaux.
problem-seats-free = Il reste des places libres.
problem-stopping = Le serveur va redémarrer. Réessayez dans un instant.
problem-busy = Le serveur est occupé. Réessayez dans un instant.
problem-too-early = Les autres peuvent encore se joindre à vous : patientez un instant.

## Avant la partie

join-title = Rejoindre une table
join-about = Alula permet de jouer librement à Faraway, un jeu de cartes d'une demi-heure, de 2 à 6.
join-failed = Ce lien ne fonctionne pas
join-who = { $count ->
    [one] { $names } vous attend.
   *[other] { $names } vous attendent.
}
join-full = Aucune place n'est libre à cette table.
take-seat = Prendre place
watch-table = Regarder
to-home = Vers l'accueil
table-title = Table
table-loading = En route vers la table …
lobby-title = Avant le voyage
lobby-dealing = On distribue les cartes …
lobby-seats = Places
lobby-fill-note = { $count ->
    [one] Une place est libre. Attendez quelqu'un, ou laissez-la à un bot.
   *[other] { $count } places sont libres. Attendez vos amis, ou laissez-les à des bots.
}
lobby-start = Commencer
lobby-fill-start = Compléter avec des bots et commencer
lobby-wait-host = L'hôte lance la partie.
seat-free = Place libre
seat-remove = Retirer
seat-choose-bot = Qui joue à la place { $seat }
seat-open-for-people = Libre pour une personne
you = vous
host = hôte
away = absent
leave-table = Quitter la table
close-table = Fermer la table
close-table-sure = Fermer cette table pour tout le monde ?
share-join = Invitez avec ce lien
share-watch = Ici, d'autres peuvent regarder
share-qr = Le lien en code QR
share-copy = Copier le lien
share-copied = Copié.
share-note = Envoyez-le, ou faites lire le code à un téléphone.
share-send = Partager …
ended-closed = Cette table a été fermée
ended-no-table = Cette table n'existe pas
ended-no-spectators = On ne peut pas regarder à cette table
ended-bad-token = Votre place n'est plus connue ici
ended-protocol = Cette page est trop ancienne : rechargez-la
dead-title = Il n'y a plus rien ici
dead-join = Cette invitation ne mène nulle part. Le lien est incomplet, ou la table a été fermée : demandez-en un nouveau.
dead-table = Il n'y a pas de table à cette adresse. Le lien est incomplet, ou la table a été supprimée.
dead-game = Il n'y a pas de partie terminée à cette adresse. Le lien est incomplet, ou la partie est en cours ou a été supprimée.
ended-text-closed = L'hôte y a mis fin. Ouvrez-en une autre, ou jouez avec des bots.
ended-text-no-spectators = Seules les personnes assises à cette table la voient.
ended-text-bad-token = Ce navigateur ne sait plus qui vous êtes. Demandez à l'hôte de laisser un bot continuer.
ended-text-protocol = Une nouvelle version est disponible.
lobby-needs-link = Une place est libre. Pour la prendre, il faut l'invitation : demandez à { $host } le lien qui se termine par /join/….
lobby-needs-link-nobody = Une place est libre. Pour la prendre, il faut l'invitation : demandez le lien qui se termine par /join/….
share-local = Seul cet appareil peut ouvrir cette adresse. Pour des amis sur le même réseau, lancez le serveur avec --lan.

## La table

your-turn = À vous
table-menu = Réglages et plus
connection-lost = Connexion perdue. Elle revient d'elle-même …
bots-wake-up = Les bots se réveillent : pendant une minute ou deux, un bot plus simple joue à leur place.
watching = Vous regardez
area-players = Joueurs
area-others = Les autres
area-market = Centre de la table
area-mine = Votre espace
area-of = Espace de { $player }
area-found = { $count ->
    [one] Un sanctuaire trouvé
   *[other] { $count } sanctuaires trouvés : un à garder
}
deck-regions = Régions dans la pioche :
deck-sanctuaries = Sanctuaires dans la pioche :
market-empty = Il n'y a rien au centre de la table.
market-later = Le centre de la table est garni quand tous ont choisi.
market-none-last-round = Dernière manche : le centre de la table reste vide.
your-row = Votre rangée
your-hand = Main
your-sanctuaries = Sanctuaires
no-sanctuaries = Aucun encore. Jouez un nombre plus grand que le précédent pour en trouver un.
way-out = aller
way-home = retour, compté
row-label = Votre rangée, { $count } régions sur { -rounds }
sanctuary-title = { $biome ->
    [forest] sanctuaire de la forêt { $number }
    [river] sanctuaire de la rivière { $number }
    [desert] sanctuaire du désert { $number }
    [city] sanctuaire de la ville { $number }
   *[plain] sanctuaire gris { $number }
}
region-title = Région { $card }
card-face-down = Face cachée : { $card }
round-of = Manche { $round } sur { -rounds }
phase-keep = On choisit les premières cartes
phase-explore = Tout le monde choisit une région
phase-end = On prend régions et sanctuaires
phase-over = Le voyage est terminé
rival-open = { $regions } régions, { $sanctuaries } sanctuaires. Ouvrir en grand.
rival-finds = { $count ->
    [one] regarde 1 sanctuaire
   *[other] regarde { $count } sanctuaires et en garde un
}
rival-turn = joue en position { $place }
state-choosing = choisit …
state-chosen = a choisi
state-taking = prend une région
state-picking-sanctuary = prend un sanctuaire
state-waiting = attend
seat-away = { $player } est absent
seat-left = { $player } est parti
seat-played-by-bot = Un bot joue jusqu'au retour de { $player }
seat-row = Rangée
seat-row-empty = Rien de joué encore.
seat-taken = Prises au centre, encore en main
vote-bot = Laisser jouer un bot pour l'instant
remove-player = Donner la place de { $player } à un bot
remove-player-sure = Donner cette place à un bot pour de bon ?
cancel = Annuler
look-closer = Regarder de près
close = Fermer

## Que faire maintenant

prompt-over = Le voyage est terminé.
prompt-sending = Un instant …
prompt-chance = Les cartes arrivent.
prompt-keep = Gardez 3 de ces 5 régions ({ $count } choisies).
prompt-keep-ready = Garder { $cards } ?
prompt-play = Choisissez une région de votre main.
prompt-play-ready = Explorer { $card } ?
follows-finds = { $count ->
    [one] Plus haut que { $last } : vous trouverez un sanctuaire.
   *[other] Plus haut que { $last } : vous trouverez { $count } sanctuaires.
}
follows-nothing = Pas plus haut que { $last } : aucun sanctuaire.
prompt-take = À vous : prenez une région au centre.
prompt-take-ready = Prendre { $card } ?
prompt-choose = { $count ->
    [one] Posez le sanctuaire que vous avez trouvé.
   *[other] Choisissez un des sanctuaires trouvés.
}
prompt-choose-ready = Poser { $card } ?
prompt-chosen = Vous avez choisi { $card }. On attend { $waiting }.
prompt-change-ready = Changer pour { $card } ?
waiting-keep = { $count ->
    [one] { $players } choisit encore ses premières cartes.
   *[other] { $players } choisissent encore leurs premières cartes.
}
waiting-play = { $count ->
    [one] { $players } choisit encore une région.
   *[other] { $players } choisissent encore une région.
}
waiting-take = { $players } prend une région.
waiting-choose = { $players } choisit un sanctuaire.
confirm-keep = Garder
confirm-play = Explorer
confirm-take = Prendre
confirm-choose = Poser
confirm-change = Changer
take-back = Reprendre
why-spectator = Vous regardez cette partie.
why-over = La partie est terminée.
why-not-your-turn = Ce n'est pas encore à vous.
why-market-explore = On prend une région au centre une fois que tous ont montré la leur.
why-market-taken = Vous avez pris votre région. Choisissez maintenant un sanctuaire.
why-found-take-first = Prenez d'abord une région au centre, puis choisissez l'un d'eux.
why-hand-take = Celle-ci est déjà dans votre main. Prenez-en une au centre.
why-hand-choose = Choisissez d'abord un des sanctuaires trouvés.
why-hand-end = Vous pourrez la jouer à la prochaine manche.
why-hand-chosen = Vous avez choisi votre région de cette manche.
why-face-down = Votre choix de cette manche. On le montre quand tous ont choisi.
refused-already-answered = C'est déjà décidé.
refused-not-open = Cela ne se décide pas maintenant.
refused-too-late = Trop tard : tous ont choisi.
refused-too-many = Pas si vite, s'il vous plaît.

## Aide

help-switch = Aide
help-total = { $fame } de réputation
help-would-bring = Elle apporterait { $fame } de réputation maintenant.

## Événements, touches, réactions

events-title = Ce qui s'est passé
events-before = Avant la première manche
change-seated = { $player } prend place.
change-freed = { $player } a quitté la table.
change-started = La partie commence.
change-left = { $player } est parti.
change-came-back = { $player } est de retour.
change-vote = { $by } laisse un bot jouer pour { $player }.
change-handed = Un bot joue pour { $player } jusqu'à son retour.
change-removed = L'hôte a donné la place de { $player } à un bot.
change-replaced = Le bot de { $player } est tombé en panne ; un autre continue.
change-expired = { $you ->
    [yes] Votre temps est écoulé.
   *[no] Le temps de { $player } est écoulé.
}
change-rematch = Une nouvelle partie suit.
change-closed = La table a été fermée.
stand-in-keep = { $you ->
    [yes] Un bot garde trois régions pour vous.
   *[no] Un bot garde trois régions pour { $player }.
}
stand-in-keep-known = { $you ->
    [yes] Un bot garde { $regions } pour vous.
   *[no] Un bot garde { $regions } pour { $player }.
}
stand-in-play = { $you ->
    [yes] Un bot choisit une région pour vous.
   *[no] Un bot choisit une région pour { $player }.
}
stand-in-play-known = { $you ->
    [yes] Un bot choisit { $region } pour vous.
   *[no] Un bot choisit { $region } pour { $player }.
}
stand-in-take = { $you ->
    [yes] Un bot prend { $region } au marché pour vous.
   *[no] Un bot prend { $region } au marché pour { $player }.
}
stand-in-choose = { $you ->
    [yes] Un bot pose { $sanctuary } pour vous.
   *[no] Un bot pose { $sanctuary } pour { $player }.
}
only-choose = { $you ->
    [yes] Votre seule trouvaille est posée : { $sanctuary }.
   *[no] La seule trouvaille de { $player } est posée : { $sanctuary }.
}
only-take = { $you ->
    [yes] La dernière région vous revient : { $region }.
   *[no] La dernière région revient à { $player } : { $region }.
}
event-gone = { $count ->
    [one] { $regions } quitte la partie.
   *[other] { $regions } quittent la partie.
}
chat-title = Discussion
chat-label = Vos mots
chat-send = Envoyer
chat-open = { $unread ->
    [0] Discussion
    [one] Discussion, une nouvelle ligne
   *[other] Discussion, { $unread } nouvelles lignes
}
chat-empty = Personne n'a encore rien dit.
chat-mute = Ne plus entendre { $player }
chat-unmute = Entendre de nouveau { $player }
keys-title = Touches
keys-choose = choisir une carte éclairée
keys-confirm = confirmer
keys-cancel = ne rien choisir
keys-zoom = regarder de près la carte choisie
keys-undo = reprendre la carte face cachée
keys-help = activer ou couper l'aide
keys-events = ce qui s'est passé
keys-this = ces touches
react = Réagir
reaction-hello = Bonjour !
reaction-thanks = Merci
reaction-nice = Joli !
reaction-wow = Oh là là !
reaction-oops = Oups
reaction-think = Je réfléchis
reaction-hurry = On y va ?
reaction-bye = À bientôt
clock-left = Temps restant :
clock-days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
clock-hours-left = { $hours } h
fair-title = Distribution honnête
fair-committed = Avant la première carte, le serveur a fixé son secret. À la fin, chaque appareil vérifie que les cartes en ont découlé, avec les octets au hasard des joueurs. Son empreinte :
notify = Me prévenir quand c'est à moi

## La fin d'une partie, et les relectures

game-title = Partie terminée
game-loading = Lecture de la partie …
game-winner = { $player } gagne
ranking-title = Classement
rematch = Rejouer
rematch-waiting = En attente de { $players }…
rematch-wanted = { $count ->
    [one] { $players } veut rejouer.
   *[other] { $players } veulent rejouer.
}
rematch-with-bots = { $count ->
    [one] Commencer avec un bot à la place de { $players }
   *[other] Commencer avec des bots à la place de { $players }
}
rematch-begun = La partie suivante a commencé sans vous.
journey-again = Le voyage de retour
download-record = Feuille de partie
