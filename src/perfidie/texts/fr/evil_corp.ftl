# Un monstre prend l’article de son nom.
the-monster =
    { $gender ->
        [f] la { $card }
        [elided] l’{ $card }
       *[m] le { $card }
    }

place-at =
    { $at ->
        [battlefield] au Champ de Bataille du village { $at_village }
        [fortification] dans la Fortification du village { $at_village }
        [port] au Port du village { $at_village }
        [portal] au Portail du village { $at_village }
        [reserve] dans votre réserve
        [discard] dans votre défausse
       *[other] dans la file
    }
place-to =
    { $to ->
        [battlefield] au Champ de Bataille du village { $to_village }
        [fortification] dans la Fortification du village { $to_village }
        [port] au Port du village { $to_village }
       *[portal] au Portail du village { $to_village }
    }

prompt-evil_corp-action = { $seat }, à vous d’agir :
prompt-evil_corp-action_or_partner = { $seat }, à vous d’agir, ou d’abord à votre partenaire :
prompt-evil_corp-kill = Quel monstre chassez-vous dans la défausse de son camp ?
prompt-evil_corp-flip_enemy = Quel ennemi endormez-vous ?
prompt-evil_corp-flip_demon = Quel Démon retournez-vous ?
prompt-evil_corp-reveal_whom = Qui doit montrer des tuiles ?
prompt-evil_corp-draw_whom = Quel adversaire pioche ?
prompt-evil_corp-discard_whom = Qui doit défausser ?
prompt-evil_corp-reveal = { $seat }, quelle tuile montrez-vous ?
prompt-evil_corp-discard = { $seat }, quelle tuile défaussez-vous ?
prompt-evil_corp-recover = Quelle tuile de votre défausse retourne dans votre sac ?
prompt-evil_corp-trash = Laquelle de vos tuiles quitte le jeu pour de bon ?
prompt-evil_corp-move = Quel monstre se déplace, et où ?
prompt-evil_corp-recruit = Qui recrutez-vous ?
prompt-evil_corp-copy = Quel pouvoir imitez-vous ?
prompt-evil_corp-demon = Quel Démon invoquez-vous ?
prompt-evil_corp-keep = { $seat }, ce monstre reste-t-il dans sa Fortification ?

option-evil_corp-deploy = { the-monster } { place-to }
option-evil_corp-activate = activer { the-monster } { place-at }
option-evil_corp-recruit = recruter { the-monster }
option-evil_corp-pass = passer jusqu’à la Nuit
option-evil_corp-first = laisser { $seat } agir d’abord
option-evil_corp-target =
    { $at ->
        [none] { the-monster }
       *[other] { the-monster } { place-at }
    }
option-evil_corp-opponent = { $seat }
option-evil_corp-discard = { the-monster }
option-evil_corp-reveal = { the-monster }
option-evil_corp-recover = { the-monster }
option-evil_corp-trash =
    { $at ->
        [none] { the-monster }
       *[other] { the-monster } { place-at }
    }
    .place = { place-at }
option-evil_corp-move =
    { $to ->
        [none] { the-monster }
       *[other] { the-monster }, désormais { place-to }
    }
option-evil_corp-copy = { the-monster }
option-evil_corp-demon = { the-monster }, invocation { $n }
option-evil_corp-keep =
    { $answer ->
        [yes] garder { the-monster } { place-at }
       *[no] laisser { the-monster } partir à la défausse
    }
option-evil_corp-decline = rien : je m’abstiens
option-evil_corp-done = c’est assez

event-evil_corp-round = Manche { $n } : un nouveau Jour se lève.
event-evil_corp-turn = Au tour de jouer : { $seat }.
event-evil_corp-deployed = { $seat } déploie { the-monster } { place-to }.
event-evil_corp-activated = { $seat } active { the-monster } { place-at }.
event-evil_corp-recruited =
    { $to ->
        [reserve] { $seat } recrute { the-monster } pour { $n } or, directement en réserve.
       *[bag] { $seat } recrute { the-monster } pour { $n } or.
    }
event-evil_corp-passed = { $seat } passe jusqu’à la Nuit.
event-evil_corp-let_partner = { $seat } laisse { $partner } agir d’abord.
event-evil_corp-gained = { $seat } prend { $n } or.
event-evil_corp-paid = { $seat } paie { $n } or.
event-evil_corp-pillaged = { $seat } pille le village { $village } : { $n } or.
event-evil_corp-took_stone = { $seat } s’empare de la Pierre de Pouvoir du village { $village }.
event-evil_corp-took_cargo = { $seat } décharge { $n } or au village { $village }.
event-evil_corp-used_demon = { $seat } invoque le { $demon } avec { $n }.
event-evil_corp-flipped_demon =
    { $face ->
        [up] { $seat } réveille le { $demon }.
       *[down] Le { $demon } s’endort.
    }
event-evil_corp-flipped =
    { $face ->
        [up] { $seat } réveille { the-monster } { place-at }.
       *[down]
            { $own ->
                [yes] Désormais, { the-monster } dort { place-at }.
               *[no] { $seat } endort { the-monster } { place-at }.
            }
    }
event-evil_corp-killed = { $seat } chasse { the-monster } { place-at }.
event-evil_corp-moved = { $seat } déplace { the-monster }, désormais { place-to }.
event-evil_corp-discarded = { $seat } défausse { the-monster }.
event-evil_corp-drew = { $seat } pioche { the-monster }.
    .hidden = { $seat } pioche une tuile.
event-evil_corp-refilled = { $seat } : la défausse retourne dans le sac, { $n ->
        [one] 1 tuile
       *[other] { $n } tuiles
    }.
event-evil_corp-revealed = { $seat } montre { the-monster }.
event-evil_corp-recovered = { $seat } remet { the-monster } dans le sac.
event-evil_corp-removed = { $seat } retire { the-monster } du jeu.
event-evil_corp-joined = Dans la file, on accueille { the-monster }.
event-evil_corp-rejected = Candidature refusée : { the-monster } quitte la file.
event-evil_corp-corp_refilled = Les recalés retournent dans le sac de la corporation : { $n ->
        [one] 1 tuile
       *[other] { $n } tuiles
    }.
event-evil_corp-copied = { $seat } imite { the-monster } de la file.
event-evil_corp-terror =
    { $lead ->
        [0] Terreur au village { $village } : égalité.
       *[other] Terreur au village { $village } : { $ahead } +{ $lead }.
    }
event-evil_corp-night = La Nuit tombe sur la manche { $n }.
event-evil_corp-scored = Village { $village } : { $seat } +{ $n } en terreur.
event-evil_corp-conquest = Village { $village } : cran de conquête { $n } pour { $seat }.
event-evil_corp-magic = Village { $village } : { $n } or magique pour { $seat }.
event-evil_corp-token = Le village { $village } est conquis ! Un jeton de victoire pour { $seat }.
event-evil_corp-reset = Le village { $village } repart à neuf sur la face { $face }.
event-evil_corp-cleared = À la défausse : { the-monster }.
event-evil_corp-kept =
    { $n ->
        [0] { $seat } garde { the-monster } { place-at }, gratuitement.
       *[other] { $seat } garde { the-monster } { place-at } pour { $n } or.
    }
event-evil_corp-gold_lost = Or perdu par { $seat } : { $n }.
event-evil_corp-demons_up = Tous les Démons se réveillent.
event-evil_corp-ended = La partie est finie.
event-evil_corp-lapsed = Pour { the-monster }, le pouvoir reste sans effet.

# Ce que font monstres et Démons, pouvoir par pouvoir.
table-evil_corp-power-invoke = invocation +{ $n }
table-evil_corp-power-boost =
    +1 terreur à chacun de vos { $colour ->
        [blue] Bleus
        [red] Rouges
       *[yellow] Jaunes
    } sur un Champ de Bataille
table-evil_corp-power-alone = terreur { $n } quand il est seul au Champ de Bataille
table-evil_corp-power-no_fort = jamais en Fortification
table-evil_corp-power-shield = vos monstres du Champ de Bataille échappent ici à l’ennemi
table-evil_corp-power-free_keep =
    { $n ->
        [one] 1 monstre fortifié reste
       *[other] { $n } monstres fortifiés restent
    } la Nuit gratuitement
table-evil_corp-power-gain = +{ $n } or
table-evil_corp-power-lose = coûte { $n } or
table-evil_corp-power-flip_enemy =
    { $n ->
        [one] endormez un ennemi
       *[other] endormez { $n } ennemis
    }
table-evil_corp-power-flip_demon =
    { $n ->
        [one] retournez un Démon
       *[other] retournez { $n } Démons
    }
table-evil_corp-power-kill = chassez un monstre de terreur { $n } ou moins
    .short = chassez terreur ≤ { $n }
table-evil_corp-power-reveal =
    { $n ->
        [one] un adversaire montre une tuile
       *[other] un adversaire montre { $n } tuiles
    }
table-evil_corp-power-foe_draw =
    { $n ->
        [one] un adversaire pioche une tuile
       *[other] un adversaire pioche { $n } tuiles
    }
table-evil_corp-power-recruit_bag = vous pouvez recruter
table-evil_corp-power-draw = piochez { $n }
table-evil_corp-power-discard = défaussez { $n } de votre réserve
    .short = défaussez { $n }
table-evil_corp-power-recover =
    { $n ->
        [one] remettez une tuile défaussée
       *[other] remettez { $n } tuiles défaussées
    } dans le sac
table-evil_corp-power-foe_discard =
    { $n ->
        [one] un adversaire défausse une tuile
       *[other] un adversaire défausse { $n } tuiles
    }
table-evil_corp-power-discard_self = défaussez cette tuile
table-evil_corp-power-move_self = déplacez cette tuile
table-evil_corp-power-move =
    { $n ->
        [one] déplacez un de vos monstres
       *[other] déplacez { $n } de vos monstres
    }
table-evil_corp-power-trash =
    { $n ->
        [one] retirez une de vos tuiles
       *[other] retirez { $n } de vos tuiles
    } du jeu
    .short = retirez { $n }
table-evil_corp-power-recruit_hand = recrutez directement en réserve
table-evil_corp-power-copy_queue = imitez un pouvoir de la file
table-evil_corp-passive = { $powers }
table-evil_corp-on-deployment = à la pose : { $powers }
table-evil_corp-on-activation = activation : { $powers }
table-evil_corp-then = , puis{ " " }
table-evil_corp-powerless = aucun pouvoir
table-evil_corp-demon-effect =
    { $pay ->
        [0] { $threshold } : { $powers }
       *[other] { $threshold } ({ $pay } or) : { $powers }
    }

table-evil_corp-round =
    { $phase ->
        [night] Manche { $n } · Nuit
       *[day] Manche { $n } · Jour
    }
table-evil_corp-legend = { $red } rouge { $blue } bleu { $yellow } jaune, évidé : endormi
table-evil_corp-legend-slots = { $battlefield } Champ { $fortification } Fortification { $port } Port { $portal } Portail
table-evil_corp-legend-gauge = { $conquest } cran { $magic } or magique { $victory } jeton
table-evil_corp-slot-battlefield = champ de bataille
table-evil_corp-slot-fortification = fortification
table-evil_corp-slot-port = port
table-evil_corp-slot-portal = portail
table-evil_corp-village = Village { $n } · { $face }
table-evil_corp-level = égalité
table-evil_corp-pillage = Pillage
table-evil_corp-stone = Pierre
table-evil_corp-cargo = cargaison
table-evil_corp-gold = or { $n }
table-evil_corp-magic = magique { $n }
table-evil_corp-tokens = jetons { $n }
table-evil_corp-bag = sac { $n }
table-evil_corp-discard = défausse { $n }
table-evil_corp-reserve = réserve { $n }
table-evil_corp-passed = a passé
table-evil_corp-shown = { $name }, tuiles connues :
table-evil_corp-queue = File
table-evil_corp-demons = Démons
table-evil_corp-deploy = Déployer (village, case)
table-evil_corp-move = Déplacer (village, case)
table-evil_corp-activate = Activer
table-evil_corp-recruit = Recruter
table-evil_corp-price = { $n } or
table-evil_corp-terror = terreur { $n }
table-evil_corp-asleep = dort
table-evil_corp-keep-free = gratuitement
table-evil_corp-empty-reserve = Votre réserve est vide.
table-evil_corp-card = { $colour ->
        [blue] bleu
        [red] rouge
       *[yellow] jaune
    }, valeur de recrutement { $recruit }, terreur { $terror }
table-evil_corp-discard-of = Défausse ({ $name })
table-evil_corp-bag-of = Sac ({ $name })
table-evil_corp-unseen-of = Sac et réserve ({ $name })
table-evil_corp-corp-bag = Sac de la corporation
table-evil_corp-rejected = Recalés
table-evil_corp-removed = Hors du jeu
table-evil_corp-nothing = rien
table-evil_corp-nobody-called = Aucun monstre, aucun Démon ne s’appelle ainsi.
table-evil_corp-side = Camp
table-evil_corp-token-count = Jetons
table-evil_corp-worth = Recrues et magie
table-evil_corp-strength = Terreur
table-evil_corp-example = gobelin village 1 portail
table-evil_corp-keys = i lire
table-evil_corp-key-read = i gobelin  ce que fait un monstre ou un Démon ; i  défausses, sacs, Démons et signes
