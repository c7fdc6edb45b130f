cli-refusal = perfidie : { $problem }
cli-about = Jouer et étudier des jeux de société pour grands Méchants, toutes règles comprises, en français et en anglais.
cli-usage = Usage : perfidie COMMANDE [OPTIONS] [--lang fr|en]
cli-commands = Commandes
cli-options = Options
cli-arguments = Arguments
cli-help = Afficher cette page ou, après une commande, celle de la commande.
cli-version = Afficher la version et dire si le cœur est compilé.

cli-games = Lister les jeux, avec leurs places, leurs rôles et leurs options.
cli-games-usage = Usage : perfidie games
cli-games-seats = joueurs
cli-games-roles = rôles
cli-games-options = options
cli-games-option = { $name } = { $values } (sinon { $default })
cli-games-try = Pour jouer : { $command }

cli-play = Jouer à ce clavier, à plusieurs ou contre des robots.
cli-play-usage = Usage : perfidie play JEU [OPTIONS]
cli-play-game = Le jeu, par exemple villains_card_game ; voir perfidie games.
cli-play-seats = Le nombre de places (les Méchants sont tirés au sort) ou le rôle de chacune : hook,jafar,ursula.
cli-play-humans = Les places des personnes, comptées à partir de 0 : 0,2. Sinon les premières ; none : rien que des robots.
cli-play-players = Les noms des personnes : Anna,Bob.
cli-play-bots = Le robot des places vides, ou un par place : random, novice, steady (d’ordinaire), cunning.
cli-play-option = Une option du jeu, sous la forme nom=valeur ; peut être répétée.
cli-play-seed = La graine du hasard ; la même graine distribue les mêmes cartes.
cli-play-record = Où conserver la partie ; sinon dans votre dossier de données.
cli-play-resume = Continuer une partie conservée dans ce fichier.
cli-play-ask-all = Tout demander, même quand il n’y a qu’un seul choix.

cli-simulate = Faire jouer de nombreuses parties à des robots et compter les victoires.
cli-simulate-usage = Usage : perfidie simulate JEU [OPTIONS], ou perfidie simulate --resume DOSSIER
cli-simulate-pairs = Toutes les paires de ces rôles, dans les deux ordres : all, ou gaston,jafar,ursula.
cli-simulate-seats = Le nombre de places (Méchants tirés au sort à chaque partie) ou le rôle de chacune : hook,jafar,ursula.
cli-simulate-bots = Le robot de toutes les places, ou un pour chacune : random (d’ordinaire), novice, steady, cunning.
cli-simulate-budget = Le temps de réflexion d’un robot par décision, en secondes ; sinon 1.
cli-simulate-games = Le nombre de parties, sinon 1000 ; avec --pairs, le nombre par paire, sinon 100.
cli-simulate-cluster = Jouer sur la grappe Ray de cette adresse ; local : sur une grappe montée ici (demande l’extra « cluster »).
cli-simulate-seed = La graine ; la même graine donne les mêmes parties, quel que soit le nombre de processus.
cli-simulate-jobs = Le nombre de processus ; sinon un par cœur.
cli-simulate-out = Tout garder dans ce nouveau dossier, à l’abri de Ctrl-C et des pannes ; pour perfidie report et perfidie replay.
cli-simulate-table = La forme du tableau dans le dossier : csv, ou parquet (demande l’extra « lab »).
cli-simulate-records = Les parties que l’on pourra revoir aussitôt : all, none, odd, ou les étranges et tant d’autres ; sinon 100.
cli-simulate-resume = Continuer la simulation de ce dossier.

cli-report = Montrer ce que dit une simulation, ou ce qui diffère entre deux, en une page illustrée.
cli-report-usage = Usage : perfidie report DOSSIER [AUTRE DOSSIER] [OPTIONS]
cli-report-run = Le dossier d’une simulation, tel que le fait perfidie simulate --out.
cli-report-other = Une seconde simulation du même jeu : le rapport dit ce qu’elle a changé.
cli-report-out = La page à écrire ; sinon report-fr.html dans le dossier de la simulation.
cli-report-pictures = Écrire toutes les images dans ce dossier, en SVG et PNG (demande l’extra « report »).
cli-report-markdown = Écrire les principaux tableaux dans cette page Markdown, et leurs images à côté ; un ancien rapport y est renouvelé.

cli-arena = Faire s’affronter des robots et les classer.
cli-arena-usage = Usage : perfidie arena JEU ROBOT ROBOT… [OPTIONS]
cli-arena-bots = Les robots qui s’affrontent, par leurs noms : random, steady, ou l’un des vôtres ; voir docs/bots.md.
cli-arena-games = Le nombre de parties pour chaque paire ; sinon 100. Chaque donne est jouée avec toutes les places échangées.
cli-arena-seats = Le nombre de places ; sinon le plus petit. Au-delà de deux, chaque robot joue seul parmi les autres.
cli-arena-mixed = Tirer au sort places, rôles et robots de chaque partie, pour voir si toutes se terminent.
cli-arena-budget = Le temps de réflexion par décision, en secondes ; sinon 1.
cli-arena-out = Garder toutes les parties dans ce fichier, une ligne de JSON par partie, dès qu’elle est finie ; pour perfidie replay.
cli-arena-table = Écrire les parties en tableau à la fin : FICHIER.csv, ou FICHIER.parquet (demande l’extra « lab »).
cli-arena-resume = Continuer le fichier de --out.

cli-check = Vérifier des règles à l’aide de scénarios.
cli-check-usage = Usage : perfidie check CHEMIN… [--coverage JEU] [--bot NOM]
cli-check-paths = Des fichiers de scénario, ou des dossiers qui en contiennent.
cli-check-coverage = Dire quelles règles et quelles cartes de ce jeu ont un scénario, et lesquelles n’en ont pas.
cli-check-bot = Faire choisir ce robot là où un scénario dit quel est le meilleur choix.

cli-guide = Faire une page de référence en Markdown : Méchants, plateaux, cartes et décisions.
cli-guide-usage = Usage : perfidie guide JEU [--out FICHIER]
cli-guide-game = Le jeu : villainous.
cli-guide-out = Écrire la page dans ce fichier ; sinon elle est affichée.

cli-replay = Revoir une partie pas à pas.
cli-replay-usage = Usage : perfidie replay FICHIER [--eyes 0|1|…|spectator|all]
cli-replay-file = L’enregistrement d’une partie, ou une partie d’une simulation ou d’un tournoi : DOSSIER#17.
cli-replay-eyes = Par les yeux de qui : une place, spectator, ou all (une fois la partie finie ; celles des robots n’ont pas de secrets).

cli-hint = Demander à un robot ce qu’il choisirait dans une partie, et pourquoi.
cli-hint-usage = Usage : perfidie hint FICHIER [--at N] [--seat N] [OPTIONS]
cli-hint-at = Après combien de choix ; sinon là où la partie s’arrête.
cli-hint-seat = La place à conseiller, à sa dernière décision ; sinon celle dont c’est le tour.
cli-hint-bot = Le robot interrogé ; sinon cunning.
cli-hint-most = Le nombre d’options à donner ; sinon 3.

cli-verify = Vérifier qu’un enregistrement est entier et exact, et que la donne n’a pas été truquée.
cli-verify-usage = Usage : perfidie verify FICHIER
cli-verified = { $file } est exact : { $choices ->
        [one] { $choices } choix mène
       *[other] { $choices } choix mènent
    } de la donne scellée au résultat annoncé.
cli-verified-running = { $file } est exact jusqu’ici : { $choices ->
        [one] { $choices } choix mène
       *[other] { $choices } choix mènent
    } de la donne scellée à la position actuelle ; la partie n’est pas finie.
cli-sealed = Empreinte de la graine et du sel : { $hash }

cli-serve = Ouvrir des tables aux autres, dans le navigateur ou par programme.
cli-serve-usage = Usage : perfidie serve [--port N] [--db CHEMIN|URL] [OPTIONS]
cli-serve-host = L’adresse où écouter ; 0.0.0.0 pour tout le réseau, sinon cette machine seulement.
cli-serve-port = Le port ; sinon 8000.
cli-serve-db = Où garder les tables : un fichier, ou postgresql://… ; sinon votre dossier de données.
cli-serve-bus = Comment plusieurs serveurs se parlent : redis://… ; sinon par la base de données.
cli-serve-workers = Le nombre de processus qui réfléchissent pour les bots ; sinon 1.
cli-serve-pace = Les secondes qu’un bot prend au moins pour un choix ; sinon 0,5.
cli-serve-origin = Une page d’un autre serveur qui peut parler à celui-ci ; répétable.
cli-serve-proxy = L’adresse d’un proxy inverse dont les en-têtes sont à croire.
cli-serve-no-browser = Ne pas ouvrir de navigateur.

cli-admin = S’occuper des tables d’un serveur : list, backup FICHIER, prune.
cli-admin-usage = Usage : perfidie admin list|backup|prune [FICHIER] [--db CHEMIN|URL] [OPTIONS]
cli-admin-what = list : toutes les tables ; backup : une copie, même quand le serveur tourne ; prune : oublier les vieilles tables.
cli-admin-file = Où va la copie.
cli-admin-days = Oublier les tables que personne n’a touchées depuis tant de jours ; sinon 90.
cli-admin-unfinished = Oublier aussi les tables inachevées.

cli-bench = Mesurer la vitesse du moteur.
cli-bench-usage = Usage : perfidie bench [JEU…] [--peers] [--envs] [--count [--write]] [--json FICHIER]
cli-bench-games = Les jeux à mesurer ; sinon tous.
cli-bench-peers = Mesurer aussi des moteurs comparables (demande l’extra « bench »).
cli-bench-envs = Mesurer plutôt les environnements d’apprentissage (demande l’extra « learn » ; avec « bench », à côté de Hanabi).
cli-bench-count = Compter les appels et les objets, toujours les mêmes, plutôt que le temps.
cli-bench-write = Enregistrer ces comptes, auxquels les tests se comparent.
cli-bench-json = Écrire les chiffres dans ce fichier.
