### La ligne de commande : titres, questions et messages de `alula …`.

## Colonnes des tableaux

column-card = carte
column-biome = biome
column-time = moment
column-symbols = symboles
column-quest = quête
column-needs = demande
column-fame = points
column-sum = somme
column-why = pourquoi
column-place = place
column-player = joueur

## alula cards

cards-found = { $count ->
    [0] Aucune carte n’est ainsi.
    [one] { $count } carte.
   *[other] { $count } cartes.
}

error-unknown-term-near = rien ne s’appelle « { $term } » : peut-être { $near } ?
error-unknown-term = rien ne s’appelle « { $term } » : essayez un nombre, un nom comme city-2, un biome ou un symbole

## alula score

strip-played = jouées →
strip-scored = comptées ←

sheet-total = total

ranking-tie = égalité, départagée par le plus petit nombre : { $number }

warning-climbs = { $sanctuaries ->
    [one] { $sanctuaries } sanctuaire
   *[other] { $sanctuaries } sanctuaires
} avec une rangée qui { $climbs ->
    [0] ne monte jamais
    [1] monte une fois
    [2] monte deux fois
   *[other] monte { $climbs } fois
} : chaque montée en trouve exactement un

error-score-what = donnez une rangée (alula score 44 49 14 28) ou des joueurs (--player "Ada: 44 49 …"), l’un des deux
error-jsonl-alone = --jsonl lit l’entrée standard : ne nommez à côté ni cartes ni joueurs
error-player-form = --player « { $told } » : il faut par exemple "Ada: 44 49 14 28, desert-3"
error-no-regions = pas de régions : une rangée a de 1 à { -rounds } nombres
error-two-owners = { $card } est chez { $one } et chez { $two } : chaque carte n’existe qu’une fois
error-name-twice = deux joueurs s’appellent { $name } : donnez-leur des noms différents
error-sanctuary-near = pas de sanctuaire { $card } : peut-être { $near } ?

## La table

column-row = rangée
column-sanctuaries = sanctuaires
board-market = Centre de la table
board-own = Vous avez :

## alula replay et alula verify

replay-pause = Entrée : continuer, q : arrêter {""}
replay-unfinished = La partie n’est pas finie.
replay-of-many = Partie { $game } d’un fichier qui en a plusieurs : --game N en montre une autre.
error-one-file = nommez un seul fichier à montrer ; --check en prend plusieurs
error-no-such-game = { $file } : pas de partie { $game }, la dernière est la { $count }
verify-ok = { $events ->
    [one] { $events } événement du hasard est venu comme promis
   *[other] Les { $events } événements du hasard sont venus comme promis
}

## alula play

play-welcome = Bienvenue à Alula. Huit manches à l’aller, jouées de gauche à droite ; puis le retour, compté de droite à gauche.
play-keys = Répondez par une lettre ou par la carte. ? aide, t table, w les cartes en mots (w 44 : n’importe laquelle), s mon score jusqu’ici, q arrêter et sauvegarder.
play-last-round = La dernière manche : après elle, personne ne prend plus de région.

column-climb = trouve

play-finds = { $count ->
    [one] monte : { $count } sanctuaire
   *[other] monte : { $count } sanctuaires
}

play-question = { $kind ->
    [keep] Gardez trois de vos cinq régions.
    [play] Jouez une région de votre main.
    [take] Prenez en main une région du centre de la table.
   *[choose] Posez un des sanctuaires que vous avez trouvés.
}
play-ask = { $kind ->
    [keep] Lesquelles ? {""}
    [choose] Lequel ? {""}
   *[other] Laquelle ? {""}
}

play-help-keep = Vous gardez trois des cinq ; les autres retournent dans la pioche sans être vues. Tapez trois lettres ou trois nombres, par exemple : a c e
play-help-play = Tous jouent une région en même temps. Les petits nombres choisissent d’abord au centre de la table. Un nombre plus grand que votre dernier monte : il trouve un sanctuaire, et un de plus au choix pour chaque indice que vous avez.
play-help-take = Le plus petit nombre de cette manche prend d’abord. Ce que personne ne prend quitte la partie.
play-help-choose = Vous en posez un ; les autres vont sous la pioche. Les sanctuaires restent visibles et comptent pour toutes vos régions.
play-help-scoring = À la fin, vos régions sont retournées de la dernière à la première. Chacune ne voit que celles retournées avant elle, elle-même et tous vos sanctuaires ; une quête avec un prérequis ne donne rien si les merveilles demandées ne sont pas en vue.

play-misread-none = « { $told } » n’en fait pas partie : il y a { $legal }
play-misread-one = Une seule carte, s’il vous plaît : { $legal }
play-misread-three = Trois cartes différentes, s’il vous plaît : { $legal }

play-nothing-yet = Votre rangée est encore vide.
play-lobby = Vous êtes à la table. La partie commence quand l’hôte la lance.
error-no-address = « { $told } » n’est pas l’adresse d’un serveur : il faut par exemple http://127.0.0.1:8000
play-saved = La partie est gardée dans { $path }
play-left = À bientôt. Pour continuer : alula play --resume { $path }
error-too-many-bots = { $bots } bots pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : nommez-en moins, ou augmentez --players
error-file-exists = { $path } existe déjà : choisissez un autre nom pour sauvegarder

## alula play --full-screen

screen-market = Centre de la table
screen-own = Votre rangée, puis vos sanctuaires
screen-hand = Votre main
screen-found = Sanctuaires que vous avez trouvés
screen-log = Ce qui s’est passé
screen-waiting = Les autres réfléchissent …
screen-keys = Les lettres ou la souris désignent une carte, encore une fois ou Entrée confirme. Tab passe d’une carte à l’autre. s mon score jusqu’ici, w la carte en mots, ? aide, q quitte ; la partie est gardée. Entrée, Espace ou Échap ferme cette page.
error-no-terminal = --full-screen demande un terminal
screen-key-confirm = Confirmer
screen-key-score = Mon score
screen-key-words = En mots
screen-key-help = Aide
screen-key-leave = Partir

## alula bench rules

bench-games = parties au hasard à { $players }
bench-sheets = scores avec leurs raisons
bench-lines = rangées par score --jsonl
bench-answer = alula score répond en
bench-per-second = par seconde
bench-seconds = secondes
