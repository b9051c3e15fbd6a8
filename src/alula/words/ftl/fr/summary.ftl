### L'aide de jeu : un écran de téléphone, une page imprimée.

summary-title = Aide de jeu
summary-print = Imprimer
summary-quests = Quêtes : de la réputation pour …
summary-quest-flat = les points imprimés, une fois
summary-quest-clue = chaque indice
summary-quest-night = chaque carte nuit
summary-quest-uddu = chaque pierre uddu
summary-quest-okiko = chaque chimère okiko
summary-quest-goldlog = chaque chardon érodoré
summary-quest-biome = chaque carte d'un biome
summary-quest-either = chaque carte de l'un des deux biomes
summary-quest-set = chaque série de quatre biomes différents
summary-needs = La bande sombre est le prérequis : toutes ces merveilles doivent être en vue, sinon la quête ne donne rien. Un symbole ne s'épuise jamais.
summary-symbols = Symboles
summary-number = Le numéro, ce sont les heures d'exploration : les petits prennent d'abord ; plus grand que votre précédent, il trouve des sanctuaires.
summary-wonders = Uddu, okiko et érodorés remplissent les prérequis et sont comptés.
summary-clues = Un indice montre un sanctuaire de plus à chaque découverte.
summary-nights = La nuit compte pour les quêtes de nuit.
summary-round = Une manche
summary-r1 = Tous choisissent une région en secret et révèlent ensemble ; elle va à droite de la rangée.
summary-r2 = Dès la manche 2 : plus grand que votre région précédente ? Piochez un sanctuaire, et un de plus par indice que vous avez.
summary-r3 = Le plus petit numéro d'abord : prenez une région du centre (pas à la manche 8), puis gardez un des sanctuaires piochés.
summary-home = Le voyage de retour
summary-h1 = De droite à gauche, chaque région compte avec elle-même, toutes les régions à sa droite et tous vos sanctuaires.
summary-h2 = Enfin chaque sanctuaire compte et voit tout. À égalité, le plus petit numéro de la rangée gagne.
