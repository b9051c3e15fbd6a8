### Mots du client web : cadre, accueil, table et relecture.

## Cadre

skip-to-content = Aller au contenu
navigation = Pages
home-link = Alula, vers l'accueil
home-nav = Jouer
preferences = Langue, couleurs et sons
language = Langue
theme = Couleurs
theme-auto = Comme l'appareil
theme-light = Jour
theme-dark = Nuit
sounds = Sons
footer-about = Alula est une façon libre de jouer à Faraway, le jeu de cartes de Johannes Goupy et Corentin Lebrat. Tous les dessins et les mots sont les nôtres.
page-not-loaded = Cette page n'a pas pu être chargée. Le serveur est-il toujours là ?
try-again = Réessayer
not-found-title = Il n'y a rien ici
not-found-text = À Alula, la terre change. Rien ne se trouve à cette adresse pour l'instant.

## Accueil

home-title = Le voyage aller, le voyage retour
