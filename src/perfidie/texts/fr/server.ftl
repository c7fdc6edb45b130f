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
server-option-evil_corp-invocation_bonus_scope = Bonus d’invocation comptés
server-option-evil_corp-targeted_deploy_optional = Pouvoirs de déploiement facultatifs
server-option-evil_corp-kill_may_hit_own = Tuer peut viser ses propres monstres
server-option-evil_corp-kill_uses_current_terror = Tuer regarde la terreur actuelle
server-option-evil_corp-flip_enemy_only_face_up = Seuls les monstres éveillés se retournent
server-option-evil_corp-flip_demon_both_ways = Les démons se retournent dans les deux sens
server-option-evil_corp-shield_blocks_own_powers = Les boucliers arrêtent aussi ses propres pouvoirs
server-option-evil_corp-move_triggers_slot_effects = Un déplacement déclenche l’emplacement
server-option-evil_corp-move_respects_slot_limits = Un déplacement respecte les limites des emplacements
server-option-evil_corp-surcharge_on_power_recruit = Recruter par un pouvoir coûte le supplément
server-option-evil_corp-day_draw_refills_bag = La défausse remplit le sac de jour
server-option-evil_corp-corp_bag_refill = Ce qui remplit le sac de la société
server-option-evil_corp-free_keep_stacks = Les maintiens gratuits s’additionnent
server-option-evil_corp-pay_ordinary_gold_first = L’or ordinaire est payé d’abord
server-option-evil_corp-pillage_of_zero_terror = Pillage sans terreur

server-closing-shutdown = Le serveur redémarre. Votre table est gardée ; reconnectez-vous dans un instant.
server-closing-hello = Le premier message doit être une salutation.
server-closing-flood = Trop de messages. Reconnectez-vous dans un instant.
server-closing-gone = Cette table n’existe pas.
server-closing-store = Les données sont injoignables. Rien n’est perdu ; reconnectez-vous dans un instant.

server-listening = Perfidie est à l’adresse { $address }
server-listening-here = Sur cet ordinateur, Perfidie est à l’adresse { $address }
server-listening-others = Pour les autres de ce réseau : { $address }
server-only-here = Les autres ne peuvent pas y accéder ; avec { $option }, ceux de votre réseau le peuvent.
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
