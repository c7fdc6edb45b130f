error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux connus : { $expected }.
error-no-guide = Il n’y a pas de guide de « { $game } ». Jeux qui en ont un : { $expected }.
error-unknown-language = La langue « { $language } » n’est pas disponible. Langues connues : { $expected }.
error-unknown-role = Personne ne s’appelle « { $role } » ici. Au choix : { $expected }.
error-role-twice = « { $role } » est choisi deux fois ; il en faut un différent à chaque place.
error-seat-count = Pour { $game }, il faut { $expected } joueurs, pas { $seats }.
error-unknown-option = { $game } n’a pas d’option « { $option } ». Ses options : { $expected }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $expected }.
error-option-form = « { $text } » n’est pas une option : écrivez nom=valeur, par exemple specials=false.
error-option-field = Une option n’a pas de champ « { $field } ».
error-unknown-bot = Aucun robot ne s’appelle « { $bot } ». Robots connus : { $expected }.
error-bot-count = { $bots } robots pour { $seats } places : nommez-en un pour toutes, ou un pour chacune.
error-bot-name = « { $name } » est le nom d’un robot ; choisissez-en un autre.
error-unknown-seat = Il n’y a pas de place « { $seat } ». Les places : { $expected }.
error-seat-twice = La place { $seat } est citée deux fois.
error-player-count = { $players } noms pour { $humans } personnes.
error-player-twice = Deux personnes s’appellent « { $name } » ; distinguez-les.
error-name-count = { $names } noms pour { $seats } places.
error-too-many-players = { $players } personnes pour { $seats } places.
error-unknown-card = Aucune carte ne s’appelle « { $card } ». Attendu : { $expected }.
error-unknown-eyes = On ne peut pas voir par les yeux de « { $eyes } ». Au choix : { $expected }.
error-not-in-terminal = { $game } ne peut pas encore être affiché dans le terminal.
error-replay-running = Cette partie n’est pas finie : on ne la voit que par les yeux d’un joueur ou d’un spectateur.
error-resume-other-game = C’est une partie de { $found }, pas de { $expected }.
error-resume-with = Une partie reprise garde ses places, ses options et sa graine : retirez { $option }.
error-not-a-number = { $option } demande un nombre entier à partir de { $least }, et non « { $value } ».

error-no-file = Le fichier { $file } n’existe pas.
error-file-exists = Le fichier { $file } existe déjà ; choisissez un autre nom.
error-file-unreadable = Impossible de lire le fichier { $file }.
error-file-unwritable = Impossible d’écrire le fichier { $file }.
error-no-folder = Le dossier { $folder } n’existe pas.
error-file-problem = { $file } ne peut pas servir : { $problem }.
error-system-problem = Le système refuse : { $problem }.

error-usage-command = La commande « { $command } » n’existe pas. Commandes connues : { $expected }.
error-usage-missing = Il manque { $argument }. Voyez : { $help }
error-usage-option = L’option « { $option } » n’existe pas ici. Voyez : { $help }
error-usage-value = { $argument } ne peut pas valoir « { $value } ». Voyez : { $help }
error-usage-extra = « { $token } » est de trop. Voyez : { $help }
error-usage-other = La ligne de commande n’est pas compréhensible. Voyez : { $help }

error-game-over = La partie est finie.
error-not-offered = Il n’y a pas d’option { $option } ; { $offered } sont proposées.
error-not-possible = Ce n’est pas possible maintenant.
error-not-asked = C’est à quelqu’un d’autre de décider.
error-ambiguous = { $matching } options correspondent ; précisez laquelle.
error-stale = La partie a avancé entre-temps : vous répondiez au numéro { $seq }, on en est au numéro { $expected }.
error-no-undo = Impossible à reprendre.
error-undo-range = Le choix { $choices } ne fait pas partie des { $made } qui ont été faits.

error-record-truncated = { $source } s’arrête trop tôt : il manque une partie de l’enregistrement.
error-record-foreign = { $source } n’est pas l’enregistrement d’une partie.
error-record-format = { $source } est au format { $found } ; cette version lit le format { $expected }.
error-record-unknown-field = { $source } a un champ « { $field } » qu’aucun enregistrement n’a. Les champs : { $expected }.
error-record-missing-field = Il manque le champ « { $field } » dans { $source }.
error-record-field = Dans { $source }, le champ « { $field } » ne contient pas ce qu’il faut : { $expected }.
error-record-sealed = { $source } est l’annonce d’une partie qui n’était pas finie : ni la graine ni les choix n’y sont.
error-record-not-text = { $source } n’est pas un texte : l’octet { $byte } est illisible.
error-record-not-json = { $source } n’est plus du JSON à partir de la ligne { $line }, colonne { $column }.
error-record-other-game = L’enregistrement est celui d’une partie de { $found }, pas de { $expected }.
error-record-unknown-game = L’enregistrement est celui d’un jeu inconnu, « { $game } ». Jeux connus : { $expected }.
error-record-other-rules = L’enregistrement suit la version { $found } des règles de { $game } ; ici, c’est la version { $expected }.
error-record-names = L’enregistrement donne { $names } noms pour { $seats } places.
error-record-after-end = Le choix { $choice } sur { $choices } vient après la fin de la partie.
error-record-choice = Le choix { $choice } prend l’option { $option }, mais la place { $seat } n’en avait que { $offered }.
error-record-position = Il n’y a pas de position { $position } ; elles vont de { $expected }.
error-record-commitment = La graine et le sel ne donnent pas l’empreinte publiée : elle est { $found }, ils donnent { $expected }.
error-record-no-turn = L’enregistrement note une fin de tour après le choix { $choice }, où aucun tour ne finit.
error-record-turn-missing = L’enregistrement omet la fin de tour après le choix { $choice }.
error-record-hash = Après le choix { $choice }, la position n’est pas celle que dit l’enregistrement : l’empreinte est { $expected } et non { $found }.
error-record-last-hash = La dernière position, après le choix { $choice }, n’est pas celle que dit l’enregistrement : l’empreinte est { $expected } et non { $found }.
error-record-outcome = La partie n’a pas fini comme le dit l’enregistrement : { $expected } et non { $found }.

error-scenario-none = Il n’y a pas de scénario (.toml) dans { $file }.
error-scenario-unreadable = Fichier illisible : { $problem }.
error-scenario-syntax = Ce n’est pas du TOML : { $problem }.
error-scenario-key = La clé « { $key } » n’existe pas. Clés connues : { $expected }.
error-scenario-form = « { $key } » doit contenir { $expected ->
        [text] un texte
        [number] un nombre entier
        [truth] true ou false
        [table] une table
        [texts] une liste de textes
       *[tables] une liste de tables
    }.
error-scenario-missing = Il manque la clé « { $key } ».
error-scenario-crash = Perfidie s’est trompé et n’a pas pu continuer : { $problem }.

error-layout-letters = Deux des couleurs { $colours } commencent par la même lettre.
error-layout-villains = Les données comptent { $found } Méchants ; il en faut { $expected }.
error-layout-special = { $villain } a une carte spéciale inconnue, « { $special } ». Cartes spéciales connues : { $expected }.
error-layout-size = { $villain } a { $found } cartes de nombre ; il en faut { $expected }.
error-layout-colour = { $villain } a une carte de couleur « { $colour } ». Couleurs connues : { $expected }.
error-layout-value = { $villain } a une carte de valeur { $value }. Valeurs possibles : { $expected }.
error-layout-copies = { $villain } a { $found } fois la valeur { $value } ; il la faut { $expected } fois.
error-layout-same-colour = { $villain } a deux fois la valeur { $value } dans la même couleur : { $colours }.
error-layout-special-copies = La carte spéciale « { $special } » existe en { $found } exemplaires ; il en faut { $expected }.

error-start-key = La clé « { $key } » n’existe pas dans [start]. Clés connues : { $expected }.
error-start-value = « { $key } », dans [start], ne peut pas valoir { $value }. Attendu : { $expected }.
error-unknown-path = Le chemin « { $path } » n’existe pas. Chemins connus : { $expected }.
error-special-on-pile = « { $key } », dans [start] : la carte spéciale { $card } ne peut pas être face visible sur une pile.
error-specials-not-used = « { $key } », dans [start] : { $card } est une carte spéciale, et cette partie se joue sans elles.
error-count-compiled = Le code compilé ne se compte pas. Laissez-le de côté : PERFIDIE_PURE=1 ./perfidie bench --count

error-villain-locations = Les données de { $villain } ont { $found } lieux ; il en faut { $expected }.
error-villain-deck = La pioche « { $deck } » de { $villain } compte { $found } cartes dans les données ; il en faut { $expected }.
error-villain-card-twice = { $villain } a deux entrées pour la carte « { $card } ».
error-not-in-realm = « { $path } » : il n’y a pas de carte « { $card } » dans le royaume.
error-card-stands-nowhere = « { $key } », dans [start] : { $card } ne peut pas se trouver sur un lieu.
error-too-many-copies = « { $key } », dans [start] : il n’y a que { $expected } exemplaires de { $card }.
error-not-attached = « { $key } », dans [start] : { $card } ne peut pas être associé à { $host }.
error-fate-token-not-free = « { $key } », dans [start] : cette partie n’a pas de jeton Fatalité à donner, ou quelqu’un l’a déjà.

error-data-missing = Dans les données d’Evil Corp., il manque « { $key } » ({ $where }).
error-data-value = Dans les données d’Evil Corp., { $where } ne peut pas valoir { $found }. Attendu : { $expected }.
error-data-total = Dans les données d’Evil Corp., { $what } donne { $found } au lieu de { $expected }.
error-data-twice = Dans les données d’Evil Corp., { $what } figure deux fois ({ $where }).
error-slot-twice = « { $key } », dans [start] : deux monstres se partagent la case { $slot }.
error-slot-unfit = « { $key } », dans [start] : { $card } ne peut pas occuper la case { $slot }.
error-bot-broken = Le robot « { $bot } » ({ $source }) ne peut pas être créé : { $problem }
error-bot-without-choose = Le robot « { $bot } » ({ $source }) n’en est pas un : { $problem } n’existe pas ; voir docs/bots.md.
error-contest-bots = Il faut au moins deux robots pour un tournoi.
error-contest-twice = Le robot « { $bot } » est nommé deux fois : il n’affronterait que lui-même.
error-contest-line = La ligne { $line } de { $file } n’est pas celle d’un tournoi : { $problem }
error-contest-other-job = { $file } appartient à un autre tournoi : { $field } y vaut { $found } et non { $expected }.
error-contest-format = { $file } est au format { $found } ; cette version lit { $expected }. Commencez un nouveau fichier.
error-contest-number = { $file } n’a pas de partie { $number } ; la première est 0, et toutes ne sont peut-être pas jouées.
error-contest-full = Le disque est plein. { $games ->
        [one] { $games } partie est
       *[other] { $games } parties sont
    } à l’abri dans { $file } : faites de la place, puis répétez la commande avec --resume.
error-contest-resume = --resume continue un fichier : nommez-le avec --out.
error-budget = --budget est un temps en secondes, plus grand que zéro ; { $value } n’en est pas un.
error-contest-mixed = --mixed tire au sort le nombre de places : il ne va pas avec --seats { $seats }.

error-no-pairs = { $game } ne se joue pas par paires de rôles.
error-too-few-roles = Il faut au moins deux rôles pour des paires ; { $roles } en tout.
error-records-kind = --records attend all, odd, none ou un nombre, pas « { $records } ».
error-table-kind = --table ne peut pas être « { $table } ». Possibles : { $expected }.
error-seats-or-pairs = --seats et --pairs s’excluent.
error-needs-out = { $option } concerne une simulation que l’on garde : indiquez son dossier par --out.
error-simulate-budget = --budget est un temps en secondes, plus que nul ; { $value } ne l’est pas.
error-run-resume-with = --resume continue une simulation telle qu’elle a commencé ; { $option } ne peut pas être redonné.
error-run-exists = { $folder } existe déjà. Choisissez un autre dossier, ou continuez la simulation qu’il contient par --resume.
error-run-unreadable = { $folder } n’est pas une simulation lisible : { $file } manque ou n’est pas ce qu’une simulation écrit.
error-run-format = La simulation de { $folder } est au format { $found } ; cette version lit { $expected }.
error-run-damaged = La simulation de { $folder } est abîmée : { $file }, ligne { $line }.
error-run-empty = Aucune partie de la simulation de { $folder } n’est encore jouée.
error-run-number = La simulation de { $folder } n’a pas de partie { $number } ; les numéros vont de { $expected }.
error-run-game-changed = La partie { $number } de { $folder } n’a pas été gardée et ses robots jouent désormais autrement : on ne peut plus la montrer.
error-run-in-use = Une autre commande travaille dans { $folder }.
error-run-other-version = La simulation de { $folder } a été commencée par la version { $found }, celle-ci est { $expected } : ses robots jouent peut-être autrement.
error-run-unwritable = Impossible d’écrire dans { $folder } : { $problem }.
error-disk-full = Le disque est plein. { $games } parties sur { $of } sont à l’abri dans { $folder } : faites de la place, puis perfidie simulate --resume { $folder }.
error-extra-missing = Il faut { $package }, qui n’est pas installé : { $command }
error-workers-died = Les processus qui jouent sont morts { $times } fois de suite ; y a-t-il assez de mémoire ? Essayez-en moins avec --jobs.
error-cluster-unreachable = Pas de grappe Ray à { $address } : { $problem }
error-cluster-lost = La grappe Ray à { $address } est perdue : { $problem }

error-no-table = Cette table n’existe pas.
error-no-page = Il n’y a rien à cette adresse.
error-no-method = Cette adresse ne comprend pas cela.
error-bad-message = Ce message est incompréhensible ; voir docs/protocol.md.
error-too-large = C’est trop long.
error-internal = Quelque chose s’est mal passé ici. Rien n’a changé ; réessayez.
error-store-down = Les tables sont injoignables pour le moment. Rien n’a changé ; réessayez dans un instant.
error-foreign-origin = Les pages d’autres serveurs ne peuvent pas faire cela ici.
error-too-many-requests = Trop de demandes ; attendez un instant.
error-spectators-watch = Les spectateurs ne peuvent que regarder.
error-not-your-seat = La place { $seat } n’est pas la vôtre.
error-seat-away = Votre bot joue cette place ; vous la reprenez à la prochaine décision.
error-not-gone = Un bot ne peut jouer la place { $seat } que si la personne qui la tient est absente depuis un moment.
error-seat-open = La place { $seat } est encore libre.
error-seat-taken = La place { $seat } est prise.
error-host-only = Seul l’hôte de la table peut le faire.
error-has-started = La partie a commencé.
error-not-playing = On ne joue pas à cette table.
error-not-over = La partie n’est pas finie.
error-table-paused = La table est en pause.
error-offer-pending = C’est déjà demandé.
error-hint-pending = Un conseil est déjà en préparation.
error-no-offer = On ne demande rien de tel.
error-unknown-person = Il n’y a personne de tel à la table.
error-unknown-phrase = Cette phrase n’existe pas. Phrases connues : { $expected }.
error-unknown-condition = Il n’y a pas ici de Condition « { $condition } ». Connues : { $expected }.
error-empty-line = Cette ligne est vide.
error-why-not-asked = On ne demande rien à cette place pour l’instant.
error-no-rematch = Il n’y a pas de revanche pour vous ici.
error-record-closed = L’enregistrement s’ouvre quand la partie est finie.
error-port-range = --port demande un nombre entier de 0 à 65535, et non « { $value } ».
error-store-unusable = Impossible d’utiliser les données { $store } : { $problem }.
error-store-newer = Les données viennent d’une version plus récente de Perfidie : leur schéma a la version { $found }, celle-ci connaît { $expected }.
error-unknown-bus = --bus demande une adresse qui commence par : { $expected }.
error-bus-away = Le bus entre les processus est injoignable : { $problem }.
error-port-taken = Impossible d’écouter à { $host }, port { $port } : il est pris ou interdit. Choisissez-en un autre avec --port.

error-action-masked = L’action { $action } ne peut pas être choisie maintenant : { $legal } autres le peuvent.
error-action-unnumbered = La numérotation de { $game } n’a pas d’action pour cette option : { $option }.
error-unknown-rewards = Il n’y a pas de récompenses « { $rewards } ». Possibles : { $expected }.
error-env-limit = limit est un nombre de décisions à partir de 1, pas { $limit }.
error-env-never-asked = En { $matches } parties d’au plus { $limit } décisions, on n’a jamais rien demandé à sa propre place : permettez-en plus avec limit.
error-no-such-seat = Il n’y a pas de place { $seat }. Attendu : { $expected }.
error-cluster-address = L’adresse d’une grappe Ray est HÔTE:PORT ou ray://HÔTE:PORT, ou local ; { $address } n’en est pas une.
error-bot-gives-no-reasons = Le robot « { $bot } » ne sait pas s’expliquer ; demandez à steady ou à cunning.
error-hint-range = Il n’y a pas de choix { $at } : ils vont de 0 à { $last }.
error-hint-nothing = Après { $at } choix, personne n’a rien à choisir : la partie est finie. Donnez une position antérieure avec --at.
error-hint-not-asked = La place { $seat } n’a rien eu à choisir parmi les { $at } premiers choix.
error-runs-not-alike = Ces simulations ne se comparent pas : { $what ->
        [game] l’une est de { $one }, l’autre de { $other }
       *[seats] l’une a { $one } places, l’autre { $other }
    }.
error-page-unwritable = Impossible d’écrire { $file } : { $problem }.
error-closing-down = Le serveur redémarre ; réessayez dans un instant.
error-admin-what = Il n’y a pas de « { $what } » ici. Connus : { $expected }.
error-backup-postgres = Une base PostgreSQL se copie avec ses propres outils : pg_dump.
error-backup-broken = Les données { $file } sont abîmées : la copie n’a pas été gardée.
error-bot-setting = « { $setting } » ne peut pas être réglé pour le robot « { $bot } ». { $expected ->
    [none] Il n’a pas de réglages.
   *[other] Attendu : { $expected }.
}
