### Apprendre : la première partie, les règles, le guide de voyage, toutes les cartes.

learn-title = Apprendre
learn-about = Nouveau à Alula, ou un doute sur une règle ? Commencez où vous voulez.
learn-first-about = Une dizaine de minutes contre un adversaire bienveillant. Chaque chose est expliquée quand elle arrive pour la première fois.
learn-rules-about = Tout, avec chaque cas particulier et un exemple à parcourir.
learn-guide-about = Terres et saisons, merveilles et ceux qui veillent sur elles.
learn-cards-about = Les { -cards } cartes, à chercher, filtrer et imprimer.
learn-pad-title = Carnet de score
learn-pad-about = Pour les parties avec de vraies cartes : saisissez les rangées, suivez le retour.

## Toutes les cartes

cards-title = Toutes les cartes
cards-search = Chercher avec des mots
cards-search-hint = par exemple : nuit chimère
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-regions = Régions
cards-sanctuaries = Sanctuaires
cards-print = Imprimer
cards-clear = Tout montrer

## Les règles

rules-title = Les règles en une page
rules-lead = Huit manches pour partir, un seul souffle pour rentrer : ce que vous jouez en premier compte en dernier, et voit le plus.

rules-aim = De quoi il s'agit
rules-aim-1 = Vous voyagez à travers Alula. À chacune des huit manches, vous posez une région à l'extrémité droite de votre rangée. Quand les huit sont là, vous rentrez : la rangée se compte de droite à gauche, carte par carte.
rules-aim-2 = Une région ne compte que ce qui est en vue quand vous y arrivez : elle-même, les régions déjà passées sur le chemin du retour et tous vos sanctuaires. La dernière carte jouée voit donc le moins, et la première voit tout. La plus grande réputation l'emporte.

rules-card = Une carte
rules-card-number = Le numéro, de 1 à { -regions }, chacun une seule fois. Les petits choisissent d'abord, les grands promettent davantage.
rules-card-land = La terre : Forêt de champignons, Rivière, Désert rocheux ou Ville troglodyte. La couleur et le motif disent la même chose.
rules-card-symbols = Ce que la carte possède : des merveilles (pierres uddu, chimères okiko, chardons érodorés), un indice, la Nuit.
rules-card-needs = L'étiquette sombre est le prérequis : ces merveilles doivent être en vue, sinon la quête ne donne rien. Les merveilles qu'une carte demande ne sont pas des merveilles qu'elle possède.
rules-card-quest = La quête : de la réputation, une fois, ou pour chacune des choses montrées qui est en vue.
rules-card-door = Un sanctuaire n'a ni numéro ni prérequis. Il peut avoir une terre, la Nuit, un indice, une merveille ou une quête, et il reste en vue pendant tout le retour.

rules-setup = Avant la première manche
rules-setup-1 = Chaque joueur reçoit trois régions en secret. Au centre de la table, révélez autant de régions qu'il y a de joueurs, plus une. Les sanctuaires forment une pioche face cachée.
rules-setup-2 = Variante avancée : chacun reçoit cinq régions et en garde trois en secret. Les autres sont remélangées sans être montrées, et alors seulement le centre est révélé.

rules-round = Une manche
rules-round-1 = Explorer. Tous choisissent en même temps et en secret une de leurs trois régions. Puis toutes sont révélées ensemble, et chacune rejoint l'extrémité droite de la rangée de son joueur.
rules-round-2 = Trouver des sanctuaires, dès la manche 2. Votre nouveau numéro est-il plus grand que celui joué juste avant ? Alors piochez un sanctuaire, et un de plus pour chaque indice de votre rangée (la nouvelle carte comprise) et de vos sanctuaires. Vous seul les regardez.
rules-round-3 = Prendre. L'un après l'autre, le plus petit numéro de la manche d'abord : prenez en main une région du centre, puis posez devant vous exactement un des sanctuaires piochés. Les autres vont sous la pioche, face cachée et dans un ordre aléatoire.
rules-round-4 = Les régions prises ne sont pas remplacées. Celle qui reste à la fin quitte la partie, et un nouveau centre est révélé.

rules-corner = Cas particuliers
rules-corner-last = À la manche { -rounds }, personne ne prend de région, donc il n'y a pas de centre. Les sanctuaires se trouvent et se choisissent comme toujours. Les deux régions restées en main ne comptent pas.
rules-corner-short = Trop peu de sanctuaires : si la pioche contient moins de cartes que n'en piocheraient ensemble tous ceux qui y ont droit, personne ne pioche encore. Chacun pioche à son tour autant qu'il lui en revient ou qu'il en reste, en pose un, remet aussitôt les autres sous la pioche et prend seulement ensuite une région. Qui monte en obtient toujours exactement un.
rules-corner-count = À la fin, chacun a huit régions, deux en main et autant de sanctuaires que sa rangée compte de montées : d'aucun à sept.

rules-home = Le voyage de retour
rules-home-1 = Retournez toutes les rangées face cachée ; les sanctuaires restent visibles. Chaque rangée se révèle de droite à gauche. Une région compte au moment où elle est révélée, avec les régions déjà révélées, elle comprise, et tous les sanctuaires de son joueur.
rules-home-2 = Avec un prérequis, il faut en vue au moins autant de chaque merveille qu'il en demande. Rien ne s'épuise : un symbole peut servir à autant de quêtes et de prérequis que l'on veut.
rules-home-3 = Les quêtes comptent chaque symbole uddu, okiko, érodoré ou indice ; chaque carte portant le symbole Nuit ; chaque carte d'une terre, ou de l'une de deux terres ; ou chaque série complète de quatre cartes des quatre terres différentes.
rules-home-4 = Enfin, chaque sanctuaire compte avec tout en vue : les huit régions et tous les sanctuaires, lui compris.
rules-tie = Égalité
rules-tie-1 = Parmi les joueurs à égalité, celui qui a le plus petit numéro dans sa rangée est mieux placé. Chaque numéro est unique, donc cela tranche toujours.

rules-example = Un exemple à parcourir
rules-example-about = Huit régions et deux sanctuaires. Avancez pas à pas avec les boutons ou les flèches du clavier.
rules-example-name = L'exemple
rules-example-sum = En tout : { $fame } points de réputation.

## Le guide de voyage

guide-title = Petit guide de voyage
guide-lead = Alula s'étend au-delà d'une mer de brumes. La terre ne cesse de bouger, aucune carte ne reste juste longtemps : on ne l'apprend qu'en la parcourant encore et encore, à l'aller dans un sens, au retour dans l'autre.
guide-lands = Quatre terres, quatre saisons
guide-forest = Forêts de champignons : l'automne
guide-forest-text = Rouges et moites, sous des chapeaux larges comme des toits. Dans la lumière basse, les spores flottent comme une neige tiède. Okiko s'y plaît, et la plupart des rares chardons érodorés poussent entre les pieds.
guide-river = Rivières : le printemps
guide-river-text = Vertes et pleines de bourgeons. L'eau change de lit chaque nuit, et au matin tout fleurit là où elle coulait. Qui la suit trouve des indices, et parfois des bois parmi les roseaux.
guide-desert = Déserts rocheux : l'hiver
guide-desert-text = Bleus, nus et silencieux. La pierre tient sur la pierre comme personne n'oserait l'empiler, et des uddu flottent au-dessus dans l'air froid. Les plus grandes quêtes attendent ici.
guide-city = Villes troglodytes : l'été
guide-city-text = Dans la chaleur, les gens vivent dans la roche : escaliers, lampes, fanions, portes fraîches. On y demande aux voyageurs ce qu'ils ont vu des autres terres.
guide-wonders = Trois merveilles
guide-uddu = Uddu
guide-uddu-text = Des pierres suspendues dans l'air, chacune percée d'un trou d'où vient une lumière chaude. C'est la merveille la plus commune, et nul ne sait ce qu'elles attendent.
guide-okiko = Okiko
guide-okiko-text = Une seule bête céleste aux grands bois, en bien des lieux à la fois. Qui l'a vue dans une forêt et au bord d'une rivière a vu la même okiko.
guide-goldlog = Chardon érodoré
guide-goldlog-text = Un chardon d'or. Sa couronne recueille une rosée qui guérit. C'est la merveille la plus rare.
guide-people = Ceux que l'on rencontre
guide-denizens = Habitants
guide-denizens-text = Ils restent où ils sont, chacun veillant sur un coin de terre, et demandent des nouvelles aux voyageurs : de pierres, de bois, de nuits à la belle étoile. Apportez-les sur le chemin du retour, et votre réputation grandit.
guide-sanctuaries = Sanctuaires
guide-sanctuaries-text = Des refuges pour ceux qui prennent leur temps : une lanterne, une source, une porte entrouverte. Qui va d'un lieu rapide à un lieu plus lent en trouve un, et qui a des indices peut choisir parmi plusieurs.
guide-night = Jour et nuit
guide-night-text = Certains lieux ne se connaissent que la nuit. Il y a des habitants qui ne demandent rien d'autre.

## La première partie

first-title = Votre première partie
first-about = Une vraie partie contre un adversaire bienveillant, d'une dizaine de minutes. Chaque chose est expliquée quand elle arrive pour la première fois. Trompez-vous, rien n'est en jeu. Vous pouvez partir et revenir.
first-name = Votre nom
first-name-default = Voyageur
first-start = Commencer
first-resume = Reprendre
first-again = Recommencer
first-failed = Le serveur ne répond pas. Les règles et les cartes se lisent sans lui.
first-home = Huit manches à l'aller, il est temps de rentrer
first-done = Voilà tout le jeu.
first-done-about = Désormais, tout est affaire de plan : les grandes quêtes tôt, là où elles voient beaucoup ; les merveilles tard, là où toutes les voient ; et une montée chaque fois qu'elle ne coûte pas trop.
first-play = Jouer une partie
first-rules = Lire les règles

coach-name = Compagnon de voyage
coach-next = Compris
coach-before = Avant
coach-step = { $step } sur { $steps }
coach-welcome = Bienvenue à Alula ! En huit manches, vous posez huit régions en rangée, de gauche à droite. Puis vous rentrez et les comptez de droite à gauche. Choisissez maintenant une de vos trois régions : une fois pour la soulever, une autre pour la jouer face cachée.
coach-quest = Au bas d'une carte se trouve sa quête. La médaille, c'est la réputation ; on compte ce qui suit la barre. « 2 / lune » donne 2 points pour chaque carte Nuit en vue au moment du compte. Les cartes sans quête offrent leurs symboles aux autres.
coach-needs = L'étiquette sombre au-dessus d'une quête est son prérequis. Ces merveilles doivent être en vue quand la carte compte, sinon elle ne donne rien. Ce que vous jouez plus tard, et vos sanctuaires, seront alors en vue. Une telle carte se joue donc plutôt tôt.
coach-take = Les deux régions sont révélées. Qui a joué le plus petit numéro prend d'abord au centre. Prenez-en une, pour en avoir de nouveau trois en main.
coach-climb = Désormais, les numéros comptent deux fois. Si votre nouveau numéro est plus grand que le précédent, vous trouvez un sanctuaire. S'il est plus petit, vous n'en trouvez pas, mais vous prendrez peut-être en premier.
coach-found = Vous êtes monté et avez trouvé un sanctuaire. Il reste visible pendant tout le retour : chaque région et chaque sanctuaire peut compter ce qu'il possède.
coach-low = Votre numéro était plus petit que le précédent : pas de sanctuaire cette fois. Ce n'est pas une faute, car les petits numéros choisissent d'abord et préparent la prochaine montée.
coach-clue = Vous avez un indice, la petite carte. Pour chaque indice de votre rangée ou de vos sanctuaires, vous piochez un sanctuaire de plus quand vous montez. Vous en gardez toujours un, mais vous choisissez parmi davantage.
coach-night = La lune est le symbole Nuit. Certaines quêtes paient pour chaque carte Nuit en vue, sanctuaires compris.
coach-view = Pensez au retour. La région de la manche 1 compte en dernier et voit les huit. Ce que vous jouez maintenant ne voit que lui-même, ce que vous jouerez ensuite et vos sanctuaires. Donc : grandes quêtes tôt, merveilles tard.
coach-last = La dernière manche ! Cette région compte en premier et ne voit qu'elle-même et vos sanctuaires. Personne ne prend de région, mais une montée trouve encore un sanctuaire.
coach-home = Voici le retour. Votre rangée est retournée ; puis, depuis la droite, chaque région compte avec ce qui est en vue. Voyez comme les premières jouées voient le plus.
