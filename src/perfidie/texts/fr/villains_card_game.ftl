# Un nombre prend l’article ; une carte spéciale se cite entre guillemets.
the-card =
    { $sort ->
        [special] « { $card } »
       *[number] le { $card }
    }

prompt-villains_card_game-play = { $seat }, jouez une carte :
prompt-villains_card_game-hypnosis = Hypnose : à qui prenez-vous la carte du dessus ?
prompt-villains_card_game-whirlpool = Tourbillon : dans quel sens glissent les cartes du dessus ?
prompt-villains_card_game-swap = Échange : avec qui échangez-vous la carte du dessus ?

# .place ne dit que la destination, à côté de la carte en main.
option-villains_card_game-play =
    { $to ->
        [left] { the-card } chez { $neighbour } (à gauche)
        [right] { the-card } chez { $neighbour } (à droite)
        [own] { the-card } sur votre pile
        [hero] { the-card } en Héros
       *[middle] { the-card } au milieu
    }
    .place =
        { $to ->
            [left] chez { $neighbour } (à gauche)
            [right] chez { $neighbour } (à droite)
            [own] sur votre pile
            [hero] en Héros
           *[middle] au milieu
        }
option-villains_card_game-target = choisir { $seat }
option-villains_card_game-decline = à personne : je m’abstiens
option-villains_card_game-direction =
    { $choice ->
        [left] vers la gauche
       *[right] vers la droite
    }

event-villains_card_game-turned_up = { $seat } retourne { the-card }.
event-villains_card_game-turn = Au tour de jouer : { $seat }.
event-villains_card_game-laid =
    { $own ->
        [yes] { $seat } garde { the-card } sur sa propre pile.
       *[no] { $seat } pose { the-card } chez { $to }.
    }
event-villains_card_game-laid_hero = { $seat } pose { the-card } face cachée, en Héros.
    .hidden = { $seat } pose un Héros.
event-villains_card_game-played_special = { $seat } joue { the-card }.
event-villains_card_game-drew = { $seat } pioche { the-card }.
    .hidden = { $seat } pioche une carte.
event-villains_card_game-cursed = { $seat } perd { the-card }, qui part au milieu.
event-villains_card_game-took = { $seat } prend { the-card } à { $from }.
    .hidden = { $seat } prend le Héros qui couvrait la pile, chez { $from }.
event-villains_card_game-flipped =
    { $face ->
        [up] Chez { $seat }, le Héros se retourne et montre { the-card }.
       *[down] Chez { $seat }, { the-card } se retourne et devient un Héros.
    }
    .hidden = Chez { $seat }, la carte du dessus se retourne et devient un Héros.
event-villains_card_game-exposed = { $seat } dévoile { the-card } et devra jouer cette carte à son prochain tour.
event-villains_card_game-shifted = Chez { $seat }, { the-card } s’en va chez { $to }.
    .hidden = Chez { $seat }, un Héros s’en va chez { $to }.
event-villains_card_game-swapped = Chez { $seat }, { the-card } passe chez { $to }.
    .hidden = Chez { $seat }, un Héros passe chez { $to }.
event-villains_card_game-no_effect = Sans effet.
event-villains_card_game-ended = Plus personne n’a de carte : on compte les piles.

table-villains_card_game-hero = Héros
table-villains_card_game-empty = pile vide
table-villains_card_game-draw = pioche { $count }
table-villains_card_game-pile = pile { $count }
table-villains_card_game-hand = main { $count }
table-villains_card_game-forced = doit jouer
table-villains_card_game-middle = Au milieu ({ $count }) :
table-villains_card_game-not-now = pas ce tour-ci
table-villains_card_game-player = Joueur
table-villains_card_game-points = Points
table-villains_card_game-lost = Perdus
table-villains_card_game-heroes = Héros
table-villains_card_game-cancelled = Annulés
table-villains_card_game-pile-of = { $name } : { $count ->
        [0] aucun Héros
       *[other] { $count } Héros
    }
table-villains_card_game-to-left = gauche
table-villains_card_game-to-right = droite
table-villains_card_game-to-own = moi
table-villains_card_game-to-hero = héros
table-villains_card_game-to-middle = milieu
table-villains_card_game-example = 5 bleu moi
