server-guest = Invité { $n }
server-cause = { $card } : { $text }
server-happened = On peut répondre à { $seat } : { $happened }.
server-waiting-paused = La partie est en pause.
server-waiting-window = Les autres peuvent réagir.
server-waiting-person = C’est à { $name } de choisir.
server-waiting-bot = { $name } réfléchit.

server-bot-random = Hasard
server-bot-random-about = Choisit n’importe quoi.
server-bot-novice = Novice
server-bot-novice-about = Plein de bonne volonté, regarde peu et se montre parfois distrait.
server-bot-steady = Solide
server-bot-steady-about = Prend ce qui paraît le mieux sur le moment.
server-bot-cunning = Rusé
server-bot-cunning-about = Réfléchit à l’avance.

server-phrase-hello = Bonjour à tous !
server-phrase-well_played = Bien joué !
server-phrase-your_turn = C’est ton tour.
server-phrase-one_moment = Un instant, s’il vous plaît.
server-phrase-oops = Oups.
server-phrase-thanks = Merci !
server-phrase-bye = Au revoir !
server-phrase-good_game = Belle partie !

server-option-villains_card_game-specials = Cartes spéciales
server-option-villains_card_game-first = Premier joueur
server-option-villains_card_game-special_as_hero = Spéciales posables en Héros
server-option-villainous-fate_token = Jeton Fatalité
server-option-villainous-villain_assignment = Méchants
server-option-villainous-first_player = Premier joueur
server-option-villainous-condition_state_windows = Conditions répondant à un état
server-option-villainous-unattached_fate_cards_cover = Les cartes Fatalité non associées couvrent des symboles
server-option-villainous-locked_cards_targetable = Cartes des lieux verrouillés désignables
server-option-villainous-quantities = Quantités
server-option-villainous-turn_limit = Limite de tours
server-option-evil_corp-first = Premier joueur
server-option-evil_corp-handicap_0 = Or au départ, camp 1
server-option-evil_corp-handicap_1 = Or au départ, camp 2
server-option-evil_corp-handicap_2 = Or au départ, camp 3

server-closing-shutdown = Le serveur redémarre. Votre table est gardée ; reconnectez-vous dans un instant.
server-closing-hello = Le premier message doit être une salutation.
server-closing-flood = Trop de messages. Reconnectez-vous dans un instant.
server-closing-gone = Cette table n’existe pas.
server-closing-store = Les données sont injoignables. Rien n’est perdu ; reconnectez-vous dans un instant.

server-listening = Perfidie est à l’adresse { $address }
server-stop = Pour l’arrêter : Ctrl-C
server-no-client = Le client du navigateur n’est pas construit. { $command } le construit ; le protocole marche sans lui.

server-listed = { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
server-pruned = { $n ->
        [one] { $n } table oubliée.
       *[other] { $n } tables oubliées.
    }
server-backed-up = Copié dans { $file } ({ $bytes } octets).
