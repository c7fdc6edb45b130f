# Les phrases du client. Les mêmes clés se trouvent dans la version anglaise.

skip = Aller au contenu
skip-decision = Aller à la décision
home = Perfidie, retour au salon
language = Langue
theme-toggle = Clair ou sombre
settings = Réglages
close = Fermer
retry = Réessayer
loading = Un instant…
learn = Apprendre
you = Vous
bot = Bot
guest = Invité
join = Rejoindre
watch = Regarder
send = Envoyer
connected = connecté

game-villainous = Villainous
game-evil_corp = Evil Corp.
game-villains_card_game = Villains

## Lobby
lobby-title-1 = Ce soir, vous êtes
lobby-title-2 = le méchant.
lobby-lead = Trois jeux de table, entre amis ou contre des bots, dans le navigateur. Sans compte : un lien suffit.
choose-game = Choisir un jeu
chosen = Choisi
over-villainous = Neuf royaumes
over-evil_corp = Embauche de monstres
over-villains_card_game = Le jeu de cartes
about-villainous = Chacun son royaume, son jeu de cartes et son noir dessein. Contrariez ceux des autres.
about-evil_corp = Recrutez, terrorisez les villages, invoquez des démons avant la nuit.
about-villains_card_game = Couleurs et nombres vont chez le voisin. Comptez vos Héros en secret.
players = { $least } à { $most }
minutes = { $n } min
minutes-each = { $n } min par joueur
your-table = Votre table
seat-count = Nombre de sièges
n-seats = { $n } sièges
seat-role = Rôle du siège { $n }
seat-kind = Qui joue le siège { $n }
role-drawn = Tiré au sort
kind-me = Moi
kind-open = Libre, sur invitation
kind-local = À côté de moi, même écran
kind-person = Humain
kind-bot = Bot, { $name }
level-of = niveau { $n } sur { $of }
local-player = Joueur { $n }
free-seat = Siège libre
you-host = vous, hôte de la table
same-screen = joue sur cet écran
waits-for-player = en attente d’un joueur
your-name = Votre nom
table-name = Nom de la table
time-per-decision = Temps par décision
seconds-0 = sans limite
seconds-60 = 1 minute, puis un bot joue
seconds-180 = 3 minutes, puis un bot joue
seconds-86400 = 1 jour, tour par tour
answering = Temps pour répondre hors de son tour
answering-10 = 10 secondes
answering-20 = 20 secondes
answering-60 = 1 minute
answering-0 = attendre tout le monde
table-options = Autres réglages
rule-options = Options de règles
value-random = tiré au sort
value-auto = selon les boîtes en jeu
value-from4 = à partir de 4 joueurs
value-from5 = à partir de 5 joueurs
value-off = aucun
value-choice = choisis
value-edge = quand cela survient
value-level = tant que cela dure
value-strict = strictes
value-lenient = souples
value-none = rien
value-seat = siège { $n }
value-all-face-up-own = de tous ses monstres éveillés
value-deployed-tile-only = du seul monstre déployé
value-rejected-tiles = les monstres refusés
value-token-taken-no-gold = prend le jeton, sans or
value-nothing-taken = ne prend rien
rule-number = Règle { $rule }
list-table = Afficher dans la liste
list-table-about = Chacun peut rejoindre ou regarder ; les mains restent cachées.
title-villainous = Le Cabinet noir
title-evil_corp = Quart de nuit
title-villains_card_game = Bal masqué
start-alone = Tous les sièges sont pris : la partie peut commencer tout de suite.
start-invite = Vous recevrez un lien à envoyer à ceux qui manquent.
raise-curtain = Lever le rideau
make-table = Dresser la table
open-tables = Tables ouvertes
no-open-tables = Aucune table ouverte pour l’instant. La vôtre peut être la première.
seats-free = { $n ->
    [one] { $n } siège libre
   *[other] { $n } sièges libres
}
stage-lobby = attend des joueurs
stage-playing = partie en cours
stage-over = terminée
have-code = Lien ou code d’un ami
each-own-language = Chacun lit la partie dans sa langue.

## Room, joining
room-title = « { $title } »
room-waiting = { $n ->
    [one] Un siège est libre : partagez le lien, ou mettez un bot.
   *[other] { $n } sièges sont libres : partagez le lien, ou mettez des bots.
}
room-ready = Tout le monde est là.
room-host-starts = Tout le monde est là ; l’hôte lève le rideau.
room-full = La table est complète : tous les sièges sont pris, et vous regardez.
room-watching = Vous regardez. { $n ->
    [one] Un siège est libre.
   *[other] { $n } sièges sont libres.
}
share-link = Lien d’invitation
copy-link = Copier le lien
copied = Copié
join-title = Un siège à « { $title } »
join-text = { $game }. { $n ->
    [0] Tous les sièges sont pris à présent ; vous pouvez regarder.
    [one] Un siège est libre.
   *[other] { $n } sièges sont libres.
}
your-seat = Siège
any-seat = N’importe lequel
sit-down = S’asseoir
join-begun = La partie a commencé sans vous ; vous pouvez regarder.

## States
missing-address = Il n’y a rien ici
missing-address-text = Cette adresse ne mène nulle part. Il manque peut-être une lettre.
missing-table = Table inconnue
missing-table-text = Le lien est inconnu, ou la table a été débarrassée depuis longtemps. Demandez un nouveau lien, ou dressez votre propre table.
missing-record = Partie inconnue
missing-record-text = Cette rediffusion est inconnue, ou la partie n’est pas finie.
missing-load = Cette page n’est pas arrivée
missing-load-text = Une partie de l’application n’a pas pu être chargée. Votre partie est en sûreté sur le serveur.
missing-server = Le serveur ne répond pas
missing-server-text = Il redémarre peut-être. Les tables sont conservées ; réessayez dans un instant.
missing-closed = Cette table est fermée
missing-closed-text = Elle a été débarrassée, comme les tables qui n’ont pas servi depuis longtemps. Vous pouvez en dresser une autre au salon.
to-lobby = Retour au salon
link-live = Connecté
link-lost = Hors ligne
link-connecting = Connexion
reconnecting = Reconnexion…
reconnecting-text = Essai { $n }. Rien n’est perdu, la partie reprendra ici.
reconnecting-attempt = Essai { $n }.
reconnecting-saved = Votre dernier coup est conservé.
say-lost = La connexion est perdue. Cette page essaie de se reconnecter.
say-back = Reconnecté.
trouble = Le serveur ne peut rien noter
trouble-text = En attendant, personne ne peut choisir. Rien n’est perdu, et la partie reprendra d’elle-même.
trouble-over = La partie continue.
refused = Coup refusé
refused-stale = La position a changé : la table est à jour, choisissez de nouveau.
paused = La table dort
paused-text = Les horloges sont arrêtées jusqu’à ce que quelqu’un la réveille.
pause = Pause
resume = Reprendre
resumed = La table est réveillée.
not-your-turn = Ce n’est pas à vous
you-watch = Vous regardez
wait-paused = La table dort
wait-window = Quelqu’un va-t-il répondre ?
wait-bot = { $name } réfléchit
wait-person = À { $name } de choisir
wait-nobody = Un instant…
wait-since = Depuis { $time }.
away = { $name } est absent.
away-then-bot = { $name } est absent. Le temps écoulé, un bot jouera.
stand-in = Laisser un bot jouer pour { $name }
stand-in-short = Laisser un bot jouer
away-short = absent
absent-bot = un bot le remplace
thinking = réfléchit
just-happened = Ce qui vient d’arriver
since-your-turn = Depuis votre dernier choix

## The table
bar-sub = { $game }, tour { $n }
table-title = { $game }, table { $title }
decision = Décision
options = Options
your-turn = À vous, { $name }
reaction = Une réponse est possible
reaction-go = Répondre
choose-where = Choisissez ici, sur le plateau ou dans votre main.
hint = Conseil
hint-none = Pas de conseil pour l’instant
chance = { $share } de chances
undo = Annuler
step-back = Retour
undo-title = Reprendre le dernier choix
undo-not = Annulation impossible
undo-ask = Demander aux autres
undo-nothing = Vous n’avez rien choisi qui puisse être repris.
cannot-undo = ne peut être annulé
confirm-short = Encore une fois pour confirmer
confirm-again = { $option } : appuyez encore pour confirmer.
option-numbers = Option { $numbers }
menu-title = { $name } : que faire ?
menu-which = Laquelle ?
read-card = Lire la carte
why-not = Pourquoi pas ?
why-short = Pourquoi ?
why-nothing = On ne vous demande rien à quoi ceci répondrait.
sheet = Votre décision et votre main
sheet-options = { $n ->
    [one] Une option
   *[other] { $n } options
}
time-title = Temps restant pour cette décision
time-left = Encore { $time }.
time-none = Il n’y a pas de limite de temps.
say-your-turn = À vous. { $question } { $n ->
    [one] Une option.
   *[other] { $n } options.
}
say-reaction = Vous pouvez répondre. { $question } { $n ->
    [one] Une option.
   *[other] { $n } options.
}
said-of = { $name } : { $text }
answer-nothing = Rien à dire.
over = La partie est finie
over-look = La table peut encore être lue
over-result = Résultat
cost = Coût
strength = Force
copies = { $n ->
    [one] 1 exemplaire
   *[other] { $n } exemplaires
}
guide-of = Guide : { $name }
log = Journal
log-label = Journal de la partie
log-turn = Tour { $n }, { $name }
log-start = La mise en place
log-empty = Il ne s’est encore rien passé.
watchers = { $n ->
    [one] 1 spectateur
   *[other] { $n } spectateurs
}
chat = Discussion
chat-say = Dire quelque chose
chat-empty = Personne n’a rien dit.
chat-watching = Qui regarde lit sans écrire.
mute = Ne plus entendre { $name }
muted = { $name } n’est plus entendu ici.
unmute = Entendre à nouveau
phrase-hello = Bonjour à tous !
phrase-well-played = Bien joué !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est ton tour.
phrase-thanks = Merci !
phrase-oops = Oups.
phrase-good-game = Belle partie !
phrase-bye = Au revoir !
curtain-title = C’est à { $name }
curtain-only = Pour les yeux de { $name }
curtain-text = Passez l’écran. Rien n’est montré avant le lever du rideau.
curtain-lift = Je suis { $name } : lever le rideau
offer-undo = { $name } voudrait reprendre un coup
offer-end = { $name } propose d’arrêter sans vainqueur
offer-pause = { $name } voudrait une pause
offer-state = { $agreed } sur { $needed } d’accord.
agree = D’accord
decline = Refuser
withdraw = Retirer
offer-gone = La proposition ne tient plus.
offer-end-button = Proposer l’arrêt
resign = Laisser le siège à un bot
resign-sure = Un bot continue : appuyez encore
leave = Quitter
end-title = { $n ->
    [one] { $names } triomphe
   *[other] { $names } triomphent
}
end-nobody = Personne ne gagne
end-progress = objectif { $share }
end-score = { $n } points
end-tokens = { $n ->
    [one] { $n } jeton de victoire
   *[other] { $n } jetons de victoire
}
end-winner = vainqueur
rematch = Revanche, mêmes sièges
rematch-join = Vers la revanche
watch-replay = Revoir la partie
look-at-table = Regarder la table

## Settings
theme = Apparence
theme-system = Système
theme-light = Jour
theme-dark = Nuit
card-size = Cartes
card-size-s = Petites
card-size-m = Moyennes
card-size-l = Grandes
motion = Mouvements
motion-0 = Aucun
motion-0-5 = Vifs
motion-1 = Normaux
motion-2 = Lents
confirm = Demander encore
confirm-about = Avant de finir un tour ou de révéler quelque chose.
sound = Son
keys = Touches seules
keys-about = Les chiffres choisissent, les lettres répondent à des questions sur la table.
auto-pass = Passer quand je ne peux rien jouer
reactions = Réactions hors de mon tour
ask-about = Me demander pour { $name }
stand-in-head = Pendant mon absence
stand-in-level = Mon bot
auto-pass-about = Quand vous n’avez aucune Condition à jouer. Les autres n’en savent rien.

## Keys
keys-help = Touches
key-tab = zone suivante
key-arrows = dans une zone
key-enter = choisir
key-numbers = option par son numéro
key-escape = fermer, sinon revenir d’un pas
key-e = finir le tour, ou passer
key-u = annuler
key-w = pourquoi pas ? pour l’objet désigné
key-z = lire la carte désignée
key-i = vers la liste des options
key-l = ce qui vient d’arriver
key-m = mes options
key-h = ma main
key-p = les adversaires, un de plus à chaque fois
key-o = objectif et progrès
key-b = tout ce qui est au lieu désigné
key-g = les scores
key-t = l’horloge
key-n = qui joue
key-help = cette liste
