learn-intro = Une leçon pour chaque jeu : de vraies positions, une idée à la fois, et c’est vous qui jouez. Puis une page pour chaque méchant.
learn-lessons = Apprendre en jouant
learn-guides = Les méchants de Villainous, un par un
learn-specials = Les cartes spéciales du jeu de cartes
learn-ten-minutes = dix minutes
learn-title-villainous = Villainous : les premiers tours de Crochet
learn-title-evil_corp = Evil Corp. : un jour, une nuit
learn-title-villains_card_game = Le jeu de cartes : un premier soir
learn-about-villainous = Se déplacer, agir, jouer des cartes, subir la Fatalité, éliminer un Héros, gagner.
learn-about-evil_corp = Déployer, piller, embaucher, invoquer un démon, passer la Nuit.
learn-about-villains_card_game = Assortir, amasser, poser des Héros, et les compter à temps.
learn-lesson = Leçon
learn-leave = Quitter la leçon
learn-step = Étape { $n } sur { $of }
learn-told =
    { $n ->
        [one] Une chose s’est passée depuis
       *[other] { $n } choses se sont passées depuis
    }
learn-not-yet = C’est possible, mais essayez d’abord ce qui est marqué.
learn-show = Faites-le pour moi
learn-got-it = Compris
learn-back = Retour
learn-done = Vous savez comment cela marche
learn-done-text = Le reste s’apprend en jouant : ce qui est possible est toujours éclairé, et chaque carte dit pourquoi elle ne peut pas servir.
learn-play = Jouer contre des bots
learn-more = Autres leçons
learn-again = Encore une fois

learn-villainous-aim = Vous êtes le Capitaine Crochet. Chaque méchant a son royaume, son paquet et son but. Le vôtre : éliminer Peter Pan au Jolly Roger. En face, le Prince Jean veut 20 Pouvoir. Le premier arrivé gagne.
learn-villainous-realm = Votre royaume a quatre lieux. Chacun porte des symboles : les deux du haut peuvent être recouverts par des Héros, ceux du bas jamais. L’Arbre du Pendu est sous Cadenas ; votre Carte du Pays Imaginaire l’ouvrirait.
learn-villainous-move = Un tour commence par un déplacement vers un autre lieu ; rester est interdit. La Lagune aux Sirènes donne 3 Pouvoir et permet de jouer des cartes : allez-y.
learn-villainous-gain = Utilisez maintenant les symboles de ce lieu, chacun une fois, dans l’ordre voulu. Prenez les 3 Pouvoir.
learn-villainous-play = Le Pouvoir paie les cartes. Choisissez le symbole « Jouer une carte », ou la carte elle-même.
learn-villainous-card = Les cartes éclairées peuvent être payées. Monsieur Mouche coûte 2.
learn-villainous-where = Un Allié va sur un lieu de votre royaume. Au Jolly Roger, Monsieur Mouche est plus fort : 4 au lieu de 2.
learn-villainous-end = Quand vous avez fait ce que vous vouliez, terminez votre tour. Vous piochez jusqu’à quatre cartes.
learn-villainous-covered = Le Prince Jean a utilisé « Fatalité » contre vous : il a vu deux cartes de votre paquet Fatalité et joué Clochette. Elle se tient au-dessus de la Lagune et en recouvre les symboles du haut. On déplace les Héros, ou on les élimine.
learn-villainous-later = Bien des tours plus tard. La Carte est trouvée, l’Arbre du Pendu ouvert, et Peter Pan fut attiré, lieu après lieu, au Jolly Roger. Sa force est 8.
learn-villainous-vanquish = Vous êtes là où il est, et ce lieu porte « Éliminer » : des Alliés d’une force au moins égale éliminent le Héros, et sont défaussés avec lui.
learn-villainous-hero = Qui ? Le voici.
learn-villainous-allies = La Brute a une force de 4, et 2 de plus par le Sabre d’Abordage. Envoyez-la d’abord.
learn-villainous-smee = 6 ne suffit pas. Ajoutez Monsieur Mouche : 4 au Jolly Roger.
learn-villainous-done = Ensemble, 10 contre 8. Cela suffit.
learn-villainous-won = Peter Pan est éliminé au Jolly Roger : vous gagnez à l’instant. Les autres méchants ont des buts tout différents ; chacun a sa page sous « Apprendre ».

learn-evil-aim = Vous dirigez une entreprise de monstres, votre rival aussi. Les villages se conquièrent par la peur. Deux jetons de victoire gagnent la partie.
learn-evil-village = Chaque village a votre moitié en bas, celle du rival en haut, et la jauge de Terreur entre les deux. Votre moitié a des emplacements : Champs de bataille, Fortification, Ports, Portail. Seuls les deux premiers comptent pour la terreur.
learn-evil-battlefield = Envoyez le Gobelin grognon de votre réserve sur un Champ de bataille. Le premier monstre rouge y pille : autant d’or que sa terreur.
learn-evil-port = L’Orque du rival est plus fort : le marqueur a bougé. D’abord de l’or : envoyez le Gnome à sous dans un Port du village 2. Il apporte 1 or, et un monstre jaune décharge la cargaison jaune.
learn-evil-recruit = L’or embauche les monstres de la file. La pièce est le prix ; les deux derniers coûtent plus. Celui de gauche part cette nuit. Embauchez-le : il va dans votre sac et viendra un autre jour.
learn-evil-portal = Les monstres bleus peuvent se tenir sur un Portail et invoquer un démon. Le rival a pris la Pierre de pouvoir avec un bleu sur le Champ de bataille. Envoyez le Diablotin sur votre Portail.
learn-evil-demon = L’invocation vaut 2 : terreur 1, et 1 par le pouvoir du Diablotin. Choisissez le Démon des crocs à 2 : il chasse pour rien un monstre de terreur 1 au plus.
learn-evil-kill = Choisissez le Diablotin du rival. La Pierre lui reste pourtant : elle tranche cette nuit si la jauge est à zéro.
learn-evil-strong = De la force maintenant : l’Orque à côté du Gobelin, et le village 1 est à vous d’un point.
learn-evil-activate = Le rival a passé : le reste du Jour est à vous. Le Rat coursier apporte 1 or où qu’il aille. Envoyez-le sur le Champ de bataille du village 2.
learn-evil-move = Le Rat a un pouvoir activé : un monstre s’en sert une fois, puis dort. Activez-le.
learn-evil-where = Déplacez-le sur la Fortification : il pourra y passer la nuit, pour 2 or.
learn-evil-pass = Plus rien à faire. Passez, et la Nuit tombe : dans chaque village le meneur prend toutes les récompenses jusqu’au marqueur ; puis on vide les plateaux, l’or est perdu, et chacun pioche cinq tuiles.
learn-evil-later = Quelques jours plus tard. Vous tenez un jeton, et un pas de conquête de plus au village 1 donnerait le second. L’Orque du rival gêne, mais votre Consultant à la hache peut chasser un monstre de terreur 3 au plus. Activez-le.
learn-evil-axe = Choisissez l’Orque.
learn-evil-last = Vous menez d’un point : c’est un pas cette nuit. Passez.
learn-evil-end = Le pas a pris le village, et le jeton était le second : l’entreprise est à vous. À quatre, deux équipes partagent sac et or ; à trois, il y a un village entre chaque paire.

learn-cards-aim = Trois méchants, trois piles. À la fin, votre pile vaut la somme de ses nombres, avec une malice qui vient plus tard. Seul le sommet d’une pile se voit.
learn-cards-hand = Vous tenez quatre cartes : des nombres de 1 à 6 en six couleurs, et une spéciale. À chaque tour vous en jouez une et en piochez une.
learn-cards-neighbour = Un nombre qui convient au sommet d’un voisin, par la couleur ou la valeur, doit aller chez lui, qu’on le veuille ou non. Votre 4 rouge convient au 4 de Jafar : posez-le là. (Mieux vaut une petite carte qu’une grande.)
learn-cards-own = Une carte qui ne convient à aucun voisin peut aller sur votre pile si elle convient à votre sommet, ou si un Héros y est. Votre 6 jaune convient à votre 5 jaune : 6 points pour vous.
learn-cards-hero = Tout nombre peut être posé face cachée sur votre pile : c’est alors un Héros, sans couleur ni valeur, à l’abri de tous. Posez le 1 jaune comme Héros.
learn-cards-special = Les spéciales vont au milieu et font quelque chose. Le Sabotage de Crochet retourne le sommet de chaque adversaire : leurs nombres deviennent des Héros.
learn-cards-secret = Personne ne peut regarder dans une pile, pas même la sienne. Retenez donc combien de Héros vous avez posés : cela va compter.
learn-cards-count = La dernière carte. Vous avez posé trois Héros : à la fin, tous vos 3 ne vaudraient rien. Comme quatrième Héros, ce 5 annulerait plutôt les 4, et vous n’en avez pas. Posez-le comme Héros.
learn-cards-end = On compte les piles : le nombre de vos Héros a annulé les 4, et tous vos nombres comptent. Vous avez gagné. Une égalité irait à qui a le plus perdu.
