report-kicker = Rapport du laboratoire
report-contents = Sommaire
report-as-table = Les chiffres en tableau
report-made-by = Fait par :
report-lead = { $games } parties à { $seats } places, jouées par { $bots } ; graine { $seed }, dossier { $folder }.
report-unfinished = La simulation n’est pas finie : { $games } parties étaient prévues.
report-cases = n { $n }
report-between = { $low } à { $high }
report-beside = { $interval } ; { $cases }
report-what = Quoi
report-value = Chiffre
report-interval = IC à 95 %
report-n = Cas
report-all = contre tous
report-share = Part des parties
report-round = Tour
report-rounds = Tours de table

report-key-games = parties
report-key-rounds = tours de table par partie
report-key-first = de victoires au premier joueur
report-key-best = de victoires pour { $role }, le plus
report-key-worst = de victoires pour { $role }, le moins

report-winners = Qui gagne
report-winners-text = À { $seats } places, un jeu égal donne { $fair } à chaque camp.
report-roles = Taux de victoire
report-roles-note = La part des parties gagnées par chaque rôle, avec son intervalle à 95 % et le nombre de parties. Le tireté marque une part égale.
report-bots = Robots
report-bots-note = La part des parties gagnées par chaque robot, sur tous les camps où il a joué ; des partenaires font un camp.
report-pairs = Duels
report-pairs-note = Combien de fois la ligne bat la colonne : taux, intervalle à 95 %, nombre de parties. Bleu : plus de la moitié, orange : moins ; en gras quand l’intervalle exclut l’égalité.
report-company = À la même table
report-company-note = Combien de fois la ligne gagne quand la colonne est à la table : taux, intervalle à 95 %, nombre de parties. Bleu : plus qu’une part égale, orange : moins.
report-scores = Points
report-scores-note = Le score moyen de chaque rôle.

report-beginning = Qui commence
report-beginning-text = La place dans l’ordre du tour, pour tous et pour chaque rôle.
report-order = Ordre du tour
report-order-note = La part des parties gagnées depuis chaque place dans l’ordre du tour.
report-place = { $place ->
        [1] premier joueur
        [2] deuxième joueur
        [3] troisième joueur
       *[other] joueur numéro { $place }
    }
report-edge = Ce que vaut de commencer
report-edge-note = De combien de points de pourcentage un rôle gagne plus souvent quand il commence. Un point creux peut être l’effet du hasard.
report-seats = Places
report-seats-note = La part des parties gagnées depuis chaque place à la table, qui que ce soit qui commence.
report-seat = place { $seat }

report-duration = Combien de temps
report-length = Longueur des parties
report-length-note = { $games } parties ont duré { $mean } tours de table en moyenne (intervalle à 95 % : { $interval }) ; la moitié étaient finies après { $median }, une sur vingt en { $low }, dix-neuf sur vingt en { $high }.
report-ended-all = Toutes les parties sont allées à leur terme.
report-ended-stopped = { $games ->
        [one] { $games } partie ({ $share }) a été arrêtée par sa limite de tours ; personne ne l’a gagnée.
       *[other] { $games } parties ({ $share }) ont été arrêtées par leur limite de tours ; personne ne les a gagnées.
    }
report-ended-capped = { $games ->
        [one] { $games } partie ({ $share }) a été arrêtée à la limite de décisions.
       *[other] { $games } parties ({ $share }) ont été arrêtées à la limite de décisions.
    }
report-ended-fault = { $games ->
        [one] { $games } partie ({ $share }) a été interrompue par une erreur.
       *[other] { $games } parties ({ $share }) ont été interrompues par une erreur.
    }

report-pace = Vers l’objectif
report-pace-text = Combien de tours il faut à un Méchant, et où il en est en chemin.
report-to_win = Tours jusqu’à la victoire
report-to_win-note = Le nombre moyen de tours de table des parties gagnées par chaque Méchant.
report-progress = Progrès par tour
report-progress-note = Le progrès moyen vers l’objectif au début de chaque tour, tant qu’assez de parties durent, avec des intervalles à 95 %.
report-progress-winners = qui gagne la partie
report-progress-others = qui ne la gagne pas

report-fate = Fatalité
report-fate-text = Qui est gêné par les autres, et avec quel succès.
report-fated = Cible de la Fatalité
report-fated-note = Combien de fois par partie un Méchant est choisi comme cible de la Fatalité.
report-fate_pace = Cible en dix tours
report-fate_pace-note = La même chose par dix tours de table, pour que les longues parties ne comptent pas davantage.
report-defeated = Héros vaincus
report-defeated-note = Les Héros que chaque Méchant a vaincus, par partie.
report-fate_early = Cartes Fatalité jouées tôt
report-fate_early-note = De combien de points de pourcentage un Méchant gagne plus ou moins souvent quand cette carte Fatalité arrive dans son domaine en { $rounds } tours. Sur { $cards } cartes, { $sure } dépassent le hasard après correction ; { $shown } sont montrées, un point creux peut être l’effet du hasard.

report-cards = Cartes
report-cards-text = Ce que l’on pioche relève de la chance ; ce que l’on joue est un choix, souvent de quelqu’un qui va déjà bien. Tôt veut dire en { $rounds } tours, main de départ comprise.
report-most_played = Les plus jouées
report-most_played-note = Combien de fois la carte est jouée dans une partie de son Méchant, tous exemplaires ensemble.
report-drawn_early = Piochées tôt
report-drawn_early-note = De combien de points de pourcentage un Méchant gagne plus ou moins souvent quand il pioche cette carte en { $rounds } tours. Sur { $cards } cartes, { $sure } dépassent le hasard après correction ; { $shown } sont montrées, un point creux peut être l’effet du hasard.
report-played_early = Jouées tôt
report-played_early-note = La même chose pour les cartes jouées en { $rounds } tours. Sur { $cards } cartes, { $sure } dépassent le hasard après correction ; { $shown } sont montrées, un point creux peut être l’effet du hasard.
report-cards-of = Toutes les cartes de { $role }
report-cards-of-note = { $games } parties, chaque chiffre avec son intervalle à 95 % ; n, pour ce qui vient tôt : dans combien d’entre elles. Une étoile marque ce qui dépasse le hasard.
report-card = Carte
report-deck = Pioche
report-fate-card = Fatalité
report-villain-card = Méchant
report-played_share = Jouée dans
report-drawn_change = Piochée tôt
report-played_change = Jouée tôt

report-monsters = Monstres
report-monsters-text = Recruter est un choix : un monstre que les vainqueurs peuvent se payer n’est pas pour autant celui qui les fait gagner.
report-values = Ce que vaut un monstre
report-values-note = De combien de points de pourcentage un camp qui recrute ce monstre gagne plus ou moins souvent qu’un autre. Sur { $monsters } monstres, { $sure } dépassent le hasard après correction ; un point creux peut être l’effet du hasard.
report-demand = Les plus recrutés
report-demand-note = La part des camps qui recrutent ce monstre au moins une fois par partie.
report-openings = Premiers recrutements
report-openings-note = Combien de fois gagne un camp dont la première recrue était ce monstre.
report-habit = Habitudes
report-habit-text = Ce que fait un camp dans une partie.
report-stones = Pierres
report-stones-note = Combien de fois un camp gagne selon le nombre de pierres qu’il prend dans la partie.
report-stones-taken = { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }
report-habits = Par camp et par partie
report-habits-note = Moyennes, avec des intervalles à 95 %.
report-habit-recruited = monstres recrutés
report-habit-deployed = monstres déployés
report-habit-kills = monstres tués
report-habit-stones = pierres prises

report-heroes = Héros
report-heroes-text = Les Héros de sa propre pile annulent la valeur de leur nombre ; à la fin, ils ont parfois coûté plus qu’ils n’ont sauvé.
report-heroes-laid = { $heroes ->
        [one] { $heroes } Héros
       *[other] { $heroes } Héros
    }
report-hero_count = Héros à la fin
report-hero_count-note = Combien de fois une place gagne selon le nombre de Héros de sa pile à la fin.
report-lost = Points annulés
report-lost-note = Le nombre moyen de points annulés par les Héros de la pile de chaque rôle.
report-specials = Spéciales
report-specials-text = Chaque Méchant a une seule sorte de spéciale : ses chiffres sont donc aussi ceux du Méchant.
report-special_time = Quand les spéciales sont jouées
report-special_time-note = Combien de fois une place gagne selon le moment où elle joue sa première spéciale : tours 1 à 6, 7 à 13, ou plus tard.
report-special-third = { $special }, { $third ->
        [1] tôt
        [2] au milieu
       *[other] tard
    }

report-compare = Ce qui a changé
report-compare-text = { $one } ({ $games } parties) à côté de { $other } ({ $others } parties) : sur { $figures } chiffres, { $sure ->
        [0] aucun ne diffère
        [one] { $sure } diffère
       *[other] { $sure } diffèrent
    } plus que le hasard ne l’explique.
report-before = Avant
report-after = Après
report-change = Écart
report-chance = Hasard
report-changes = Taux qui diffèrent
report-changes-note = De combien de points de pourcentage le taux de la seconde simulation est supérieur, avec des intervalles à 95 %.
report-beyond = { $figures ->
        [one] Au-delà du hasard : { $figures } chiffre
       *[other] Au-delà du hasard : { $figures } chiffres
    }
report-beyond-note = Tests de deux proportions (test exact de Fisher quand il y a peu de victoires ou de défaites ; pour les moyennes, test de Welch par la loi normale, à partir de 20 cas), corrigés pour comparaisons multiples selon Benjamini et Hochberg à 5 % : environ un de ces écarts sur vingt peut encore être dû au hasard.
report-within = { $figures ->
        [one] Dans les limites du hasard : { $figures } chiffre
       *[other] Dans les limites du hasard : { $figures } chiffres
    }
report-within-note = Ceux-ci ne diffèrent pas plus que le hasard ne l’explique ; avec plus de parties, certains le pourraient.
report-measure-length = Tours de table par partie
report-measure-order = Victoires du joueur numéro { $name }
report-measure-role = Victoires de { $name }
report-measure-bot = Victoires du robot { $name }
report-measure-pair = Victoires de { $name } contre { $other }
report-measure-score = Points de { $name }
report-measure-fated = { $name } cible de la Fatalité, par partie
report-measure-to_win = Tours jusqu’à la victoire de { $name }
report-measure-played = { $name } jouée
report-measure-recruited = { $name } recruté
report-measure-monster = Victoires des camps avec { $name }
report-measure-habit_recruited = Monstres recrutés, par camp
report-measure-habit_deployed = Monstres déployés, par camp
report-measure-habit_kills = Monstres tués, par camp
report-measure-habit_stones = Pierres prises, par camp
report-measure-heroes = Victoires avec { $name } Héros
report-measure-lost = Points annulés de { $name }

report-method = Comment lire
report-method-intervals = Les taux ont des intervalles à 95 % selon Wilson, les différences de taux selon Newcombe, les moyennes selon Student. Une victoire que des rivaux partagent compte pour chacun comme une fraction.
report-method-early = Presque toutes les parties sont encore ouvertes après trois tours : les cartes qui viennent tôt parlent donc des cartes, pas de la longueur des parties.
report-method-many = Là où l’on compare beaucoup de choses, les probabilités sont corrigées selon Benjamini et Hochberg : de ce qui est dit au-delà du hasard, environ un sur vingt ne l’est pas.
report-method-hollow = Les chiffres disent comment jouent ces robots. Des gens peuvent jouer autrement.
report-written = Écrit : { $files }
