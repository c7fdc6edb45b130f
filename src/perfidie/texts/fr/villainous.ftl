# Les lieux et les actions dans une phrase.
the-place =
    { $place ->
        [jolly_roger] le { $location }
        [skull_rock] le { $location }
        [mermaid_lagoon] la { $location }
        [hangmans_tree] l’{ $location }
        [belles_house] la { $location }
        [tavern] la { $location }
        [forest] la { $location }
        [beasts_castle] le { $location }
        [morva] le { $location }
        [fair_folk_kingdom] le { $location }
        [dungeons] les { $location }
        [throne_room] la { $location }
        [sultans_palace] le { $location }
        [streets_of_agrabah] les { $location }
        [oasis] l’{ $location }
        [cave_of_wonders] la { $location }
        [cinderellas_room] la { $location }
        [music_room] le { $location }
        [the_castle] le { $location }
        [the_ballroom] la { $location }
        [forbidden_mountains] la { $location }
        [briar_roses_cottage] la { $location }
        [the_forest] la { $location }
        [king_stefans_castle] le { $location }
        [sherwood_forest] la { $location }
        [friar_tucks_church] l’{ $location }
        [courtyard] la { $location }
        [hedge_maze] le { $location }
        [tulgey_wood] la { $location }
        [white_rabbits_house] la { $location }
        [ursulas_lair] le { $location }
        [erics_ship] le { $location }
        [the_shore] le { $location }
        [the_palace] le { $location }
       *[other] { $location }
    }
the-action =
    { $action ->
        [gain_power] Gagner { $n ->
            [one] 1 jeton Pouvoir
           *[other] { $n } jetons Pouvoir
        }
        [play_card] Jouer une carte
        [activate] Activer une capacité
        [fate] Fatalité
        [move_item_or_ally] Déplacer un Objet ou un Allié
        [move_hero] Déplacer un Héros
        [vanquish] Éliminer un Héros
       *[discard] Défausser des cartes
    }

prompt-villainous-move = { $seat }, où allez-vous ?
prompt-villainous-action = { $seat }, votre prochaine action :
prompt-villainous-play = Quelle carte jouez-vous ?
prompt-villainous-place = Sur quel lieu ?
prompt-villainous-host = À qui l’associer ?
prompt-villainous-branch = Au choix :
prompt-villainous-may = Voulez-vous le faire ?
prompt-villainous-activate = Quelle capacité activez-vous ?
prompt-villainous-fate_target = Qui la Fatalité frappe-t-elle ?
prompt-villainous-fate_card = Laquelle des cartes Fatalité dévoilées jouez-vous ?
prompt-villainous-move_card = Quel Objet ou quel Allié déplacez-vous ?
prompt-villainous-move_hero = Quel Héros déplacez-vous ?
prompt-villainous-vanquish = Quel Héros éliminez-vous ?
prompt-villainous-allies = Avec quels Alliés ? Choisissez-les un à un.
prompt-villainous-discard = Quelle carte défaussez-vous ?
prompt-villainous-condition = { $seat }, jouez-vous une Condition ?
prompt-villainous-card = Quelle carte ?
prompt-villainous-location = Quel lieu ?
prompt-villainous-seat = Quel joueur ?
prompt-villainous-take_token = D’où ôtez-vous un Obstacle ?
prompt-villainous-put_token = Où remettez-vous un Obstacle ?
prompt-villainous-order = Plusieurs capacités s’appliquent à la fois : laquelle d’abord ?
prompt-villainous-premove = { $seat }, avant de vous déplacer :
prompt-villainous-amount = Combien de jetons Pouvoir ?
prompt-villainous-cover = Quel symbole est recouvert ?

# .place ne dit que la destination, à côté de la carte dont il s’agit.
option-villainous-move = vers { the-place }
option-villainous-action = { the-action }
    .elsewhere = { the-action } ({ $at })
option-villainous-end = Finir le tour
option-villainous-play = { $card }
option-villainous-place = { $card } sur { the-place }
    .place = sur { the-place }
option-villainous-attach = { $card } sur { $host } ({ $location })
    .place = sur { $host } ({ $location })
option-villainous-card =
    { $stands ->
        [yes] { $card } ({ $at })
       *[no] { $card }
    }
option-villainous-seat = { $seat }
option-villainous-location = { $location }
option-villainous-take_token = sur { the-place }
option-villainous-put_token = sur { the-place }
option-villainous-branch = possibilité { $choice } du texte
option-villainous-yes = Oui
    .card = Oui, avec « { $card } »
option-villainous-no = Non
    .card = Non, sans « { $card } »
option-villainous-pass = Non, on continue
option-villainous-done = C’est tout
option-villainous-condition = { $card }
option-villainous-amount = { $n ->
        [one] poser 1 jeton Pouvoir
       *[other] poser { $n } jetons Pouvoir
    }
option-villainous-tile = { $card }
option-villainous-cover = { $beside ->
        [yes] aussi { the-action }, sur { the-place }
       *[no] { the-action }, { $choice ->
            [left] à gauche
           *[right] à droite
        }
    }

event-villainous-turn = Au tour de jouer : { $seat }.
event-villainous-mover_moved = { $seat } se déplace vers { the-place }.
event-villainous-used_symbol = { $seat } utilise un symbole : { the-action }.
event-villainous-gained = { $seat } gagne { $n ->
        [one] 1 jeton Pouvoir
       *[other] { $n } jetons Pouvoir
    }.
event-villainous-paid = { $seat } paie { $n ->
        [one] 1 jeton Pouvoir
       *[other] { $n } jetons Pouvoir
    }.
event-villainous-lost = { $seat } perd { $n ->
        [one] 1 jeton Pouvoir
       *[other] { $n } jetons Pouvoir
    }.
event-villainous-laid = { $seat } pose { $n ->
        [one] 1 jeton Pouvoir
       *[other] { $n } jetons Pouvoir
    } sur « { $card } ».
event-villainous-returned = { $seat } reprend { $n ->
        [one] le jeton Pouvoir posé
       *[other] les { $n } jetons Pouvoir posés
    } sur « { $card } ».
event-villainous-drew = { $seat } pioche « { $card } ».
    .hidden = { $seat } pioche une carte.
event-villainous-played =
    { $how ->
        [host] { $seat } joue « { $card } » sur « { $host } »{ in-the-realm }.
        [to] { $seat } joue « { $card } » sur { the-place }{ in-the-realm }.
       *[plain] { $seat } joue « { $card } »{ in-the-realm }.
    }
in-the-realm =
    { $whose ->
        [other] {" "}(contre { $realm })
       *[own] {""}
    }
event-villainous-moved = { $seat } déplace « { $card } » vers { the-place }.
event-villainous-discarded = { $seat } défausse « { $card } ».
    .hidden = { $seat } défausse une carte.
event-villainous-to_hand = { $seat } prend en main « { $card } ».
    .hidden = { $seat } prend une carte en main.
event-villainous-defeated = { $seat } élimine « { $card } » sur { the-place }.
event-villainous-activated = { $seat } active « { $card } ».
    .hidden = { $seat } active sa tuile.
event-villainous-fated = { $seat } lance une Fatalité contre { $target }.
event-villainous-revealed = « { $card } » est dévoilé ({ $seat }).
    .hidden = Une carte est dévoilée ({ $seat }).
event-villainous-looked =
    { $deck ->
        [fate] { $seat } regarde { $n ->
            [one] la première carte
           *[other] les { $n } premières cartes
        } de la pioche Fatalité.
       *[villain] { $seat } regarde { $n ->
            [one] la première carte
           *[other] les { $n } premières cartes
        } de la pioche Méchant.
    }
event-villainous-saw = Vous voyez « { $card } ».
    .hidden = { $seat } regarde une carte.
event-villainous-shuffled =
    { $deck ->
        [fate] { $seat } voit sa pioche Fatalité mélangée.
       *[villain] { $seat } mélange sa pioche Méchant.
    }
event-villainous-token_taken = { $seat } se débarrasse d’un Obstacle sur { the-place }.
event-villainous-token_put = { $seat } subit un Obstacle de plus sur { the-place }.
event-villainous-trapped = « { $card } » reçoit un jeton Enfermé.
event-villainous-freed = « { $card } » perd son jeton Enfermé.
event-villainous-turned_over =
    { $face ->
        [wicket] « { $card } » devient un arceau.
       *[guard] « { $card } » redevient un Garde.
    }
event-villainous-resized =
    { $size ->
        [shrunk] « { $card } » rapetisse.
        [enlarged] « { $card } » s’agrandit.
       *[normal] « { $card } » retrouve sa taille normale.
    }
event-villainous-hypnotized = « { $card } » passe sous hypnose, au service du camp adverse : { $seat }.
event-villainous-stolen = « { $card } » est volé.
event-villainous-unlocked = { $seat } débloque { the-place }.
event-villainous-locked = { $seat } voit un Cadenas bloquer { the-place }.
event-villainous-tile_claimed = { $seat } s’empare de la tuile : « { $tile } ».
event-villainous-tile_turned =
    { $face ->
        [awakened] { $seat } retourne la tuile : « { $tile } ».
       *[dormant] { $seat } doit remettre la tuile à l’endroit : « { $tile } ».
    }
event-villainous-fate_token = { $seat } reçoit le jeton Fatalité.
event-villainous-unplayable = « { $card } » ne peut pas être joué.
event-villainous-condition_played = { $seat } joue la Condition « { $card } ».
event-villainous-won = { $seat } atteint son objectif.
event-villainous-stopped = Le nombre de manches convenu est atteint : personne n’a gagné.

table-villainous-your-turn = votre tour
table-villainous-turn-of = au tour de jouer : { $seat }
table-villainous-phase-premove = avant le déplacement
table-villainous-phase-move = déplacement
table-villainous-phase-actions = actions
table-villainous-power = Pouvoir { $n }
table-villainous-hand-size =
    { $n ->
        [one] 1 carte en main
       *[other] { $n } cartes en main
    }
table-villainous-hand-empty = Votre main est vide.
table-villainous-hand-of = Main : { $cards }
table-villainous-at = sur { the-place }
table-villainous-objective = Objectif
table-villainous-progress = Progrès
table-villainous-percent = { $n } %
table-villainous-locked = bloqué
table-villainous-fate-token = jeton Fatalité
table-villainous-decks = pioche Méchant { $villain }, pioche Fatalité { $fate }
table-villainous-aside = Sur la table : { $cards }
table-villainous-known-top = Connues, sur le dessus de la pioche { $deck ->
        [fate] Fatalité
       *[villain] Méchant
    } : { $cards }
table-villainous-symbol-gain_power = +{ $n } Pouvoir
table-villainous-symbol-play_card = Jouer
table-villainous-symbol-activate = Activer
table-villainous-symbol-fate = Fatalité
table-villainous-symbol-move_item_or_ally = Dépl. Allié
table-villainous-symbol-move_hero = Dépl. Héros
table-villainous-symbol-vanquish = Éliminer
table-villainous-symbol-discard = Défausser
table-villainous-type-ally = Allié
table-villainous-type-item = Objet
table-villainous-type-effect = Événement
table-villainous-type-condition = Condition
table-villainous-type-hero = Héros
table-villainous-type-curse = Malédiction
table-villainous-type-prince = Prince
table-villainous-type-relic = Relique
table-villainous-mark-trapped = Enfermé
table-villainous-mark-hypnotized = sous hypnose
table-villainous-mark-shrunk = rapetissé
table-villainous-mark-enlarged = agrandi
table-villainous-mark-wicket = arceau
table-villainous-strength = force { $n }
table-villainous-stronger = { $n } ce tour-ci
table-villainous-cost = coût { $n }
table-villainous-activation = activation { $n }
table-villainous-copies =
    { $n ->
        [one] 1 exemplaire
       *[other] { $n } exemplaires
    }
table-villainous-deck-of =
    { $deck ->
        [fate] pioche Fatalité, { $name }
       *[villain] pioche Méchant, { $name }
    }
table-villainous-discard-of =
    { $deck ->
        [fate] Défausse Fatalité, { $name } :
       *[villain] Défausse Méchant, { $name } :
    }
table-villainous-nothing-discarded = rien
table-villainous-no-such-card = Aucune carte ne s’appelle « { $typed } » ici.
table-villainous-no-such-player = Personne ne s’appelle « { $typed } » ici.
table-villainous-asks = { $card } :
table-villainous-window = On peut répondre à { $seat }, car :
table-villainous-happened-acted = { $seat } a effectué { $n } actions pendant ce tour
table-villainous-happened-discard_action = { $seat } a défaussé des cartes
table-villainous-happened-vanquish_action = { $seat } a éliminé un Héros par l’action
table-villainous-happened-hero_beaten = { $seat } a éliminé « { $card } » (force { $n })
table-villainous-happened-item_played = { $seat } a joué un Objet : « { $card } »
table-villainous-happened-has_strong_ally = { $seat } a un Allié de force 4 ou plus
table-villainous-happened-has_two_items = { $seat } a au moins deux Objets
table-villainous-happened-has_three_allies = { $seat } a au moins trois Alliés
table-villainous-happened-has_six_power = { $seat } a au moins 6 jetons Pouvoir
table-villainous-nothing-fits = Vous n’avez pas de Condition qui réponde à cela, ou aucune n’est réalisable maintenant.
table-villainous-keys = c carte · d défausse · o autres
table-villainous-key-card = c  votre main avec tous ses textes ; c belle  la carte dont le nom commence ainsi
table-villainous-key-discards = d  vos défausses ; d gaston  celles d’un autre
table-villainous-key-others = o  tous les autres royaumes en détail ; o gaston  l’un d’eux
table-villainous-legend = • libre   ✗ recouvert par un Héros   ✓ utilisé ce tour-ci   + donné par une carte   ▶ figurine   ■ Obstacle   ▲ partie supérieure   ▼ partie inférieure
table-villainous-legend-plain = -  libre   x  recouvert par un Héros   v  utilisé ce tour-ci   +  donné par une carte   >  figurine   #  Obstacle   ^  partie supérieure   v  partie inférieure
table-villainous-example = lefou

table-villainous-player = Joueur

# Les possibilités d’un texte, dans l’ordre de la carte.
table-villainous-branch-swoon-1 = gagner 3 jetons Pouvoir
table-villainous-branch-swoon-2 = piocher 3 cartes
table-villainous-branch-mrs_potts_and_chip-1 = déplacer tous les Héros
table-villainous-branch-mrs_potts_and_chip-2 = associer le Bidule de malheur à un autre Héros
table-villainous-branch-show_me_the_black_cauldron-1 = s’emparer du Chaudron Magique
table-villainous-branch-show_me_the_black_cauldron-2 = gagner 3 jetons Pouvoir
table-villainous-branch-we_got_you_now_pig_keeper-1 = chercher Tirelire et la jouer
table-villainous-branch-we_got_you_now_pig_keeper-2 = éliminer un Héros de force 1
table-villainous-branch-we_have_made_a_bargain-1 = mélanger votre défausse dans votre pioche
table-villainous-branch-we_have_made_a_bargain-2 = payer 3 jetons Pouvoir, défausser l’Épée Magique et s’emparer du Chaudron Magique
table-villainous-branch-the_witches_of_morva-1 = le Seigneur des Ténèbres perd 2 jetons Pouvoir
table-villainous-branch-the_witches_of_morva-2 = le Seigneur des Ténèbres défausse deux cartes de sa main
table-villainous-branch-theres_still_a_chance-1 = déplacer un Objet ou un Allié
table-villainous-branch-theres_still_a_chance-2 = activer une capacité
table-villainous-branch-give_them_a_scare-1 = défausser les deux cartes
table-villainous-branch-give_them_a_scare-2 = remettre les deux sur le dessus
table-villainous-branch-obsession-1 = jouer le Héros
table-villainous-branch-obsession-2 = défausser le Héros
table-villainous-branch-scrying-1 = dévoiler des cartes jusqu’à un Objet
table-villainous-branch-scrying-2 = dévoiler des cartes jusqu’à un Allié
table-villainous-branch-crown-1 = défausser les deux cartes
table-villainous-branch-crown-2 = remettre les deux sur le dessus
table-villainous-branch-makes_you_smaller-1 = { $card } rapetisse ({ $at })
table-villainous-branch-makes_you_smaller-2 = { $card } retrouve sa taille normale ({ $at })
table-villainous-branch-makes_you_larger-1 = { $card } s’agrandit ({ $at })
table-villainous-branch-makes_you_larger-2 = { $card } retrouve sa taille normale ({ $at })

# Les étapes vers chaque objectif.
table-villainous-part-gaston-obstacles = Obstacles ôtés
table-villainous-part-gaston-belle = personne ne protège les Obstacles
table-villainous-part-gaston-darque = Monsieur D’Arque
table-villainous-part-gaston-power = Pouvoir disponible
table-villainous-part-horned_king-cauldron_claimed = Chaudron conquis
table-villainous-part-horned_king-cauldron_awakened = Chaudron réveillé
table-villainous-part-horned_king-cauldron_born = lieux avec Soldats Ressuscités
table-villainous-part-horned_king-power = Pouvoir disponible
table-villainous-part-lady_tremaine-ballroom = Salle de Bal ouverte
table-villainous-part-lady_tremaine-prince = le Prince à la Salle de Bal
table-villainous-part-lady_tremaine-daughter = fille en robe de bal
table-villainous-part-lady_tremaine-bells = Cloches du mariage
table-villainous-part-lady_tremaine-slippers = plus de Pantoufle de verre
table-villainous-part-lady_tremaine-power = Pouvoir disponible
table-villainous-part-captain_hook-tree_open = Arbre du Pendu ouvert
table-villainous-part-captain_hook-pan_found = Peter Pan trouvé
table-villainous-part-captain_hook-pan_near = Peter Pan près du Jolly Roger
table-villainous-part-captain_hook-crew_ready = équipage assez fort
table-villainous-part-captain_hook-nobody_taunts = aucune Provocation
table-villainous-part-jafar-cave_open = Caverne aux Merveilles ouverte
table-villainous-part-jafar-lamp_found = Lampe Merveilleuse trouvée
table-villainous-part-jafar-genie_bound = Génie sous hypnose
table-villainous-part-jafar-nobody_shielded = Tapis Volant hors d’état de protéger
table-villainous-part-jafar-lamp_carried = Lampe portée au Palais
table-villainous-part-maleficent-curses = lieux avec une Malédiction
table-villainous-part-maleficent-power_for_a_curse = Pouvoir pour une Malédiction
table-villainous-part-maleficent-safe_curses = Malédictions que personne ne menace
table-villainous-part-maleficent-nothing_barred = aucun lieu interdit
table-villainous-part-prince_john-power = Pouvoir, sur les 20 qu’il faut
table-villainous-part-prince_john-to_recover = Pouvoir à reprendre aux Héros
table-villainous-part-prince_john-undisturbed = Héros écartés
table-villainous-part-prince_john-warrants = lieux avec un Mandat d’Arrêt
table-villainous-part-queen_of_hearts-wickets = lieux avec un arceau
table-villainous-part-queen_of_hearts-strength = force des arceaux
table-villainous-part-queen_of_hearts-power = Pouvoir disponible
table-villainous-part-queen_of_hearts-freedom = symboles libres
table-villainous-part-queen_of_hearts-moves = les Gardes peuvent bouger
table-villainous-part-ursula-crown = Couronne au Repaire
table-villainous-part-ursula-trident = Trident au Repaire
table-villainous-part-ursula-moves = Objets déplaçables
