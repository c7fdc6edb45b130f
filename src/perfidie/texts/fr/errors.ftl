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
error-out-suffix = Le nom du fichier « { $file } » doit finir par .json ou .csv.

error-no-file = Le fichier { $file } n’existe pas.
error-file-exists = Le fichier { $file } existe déjà ; choisissez un autre nom.
error-file-unreadable = Impossible de lire le fichier { $file }.
error-file-unwritable = Impossible d’écrire le fichier { $file }.
error-no-folder = Le dossier { $folder } n’existe pas.

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
