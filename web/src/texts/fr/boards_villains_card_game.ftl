villains_card_game-table = La table
villains_card_game-you = vous
villains_card_game-left = à gauche
villains_card_game-right = à droite
villains_card_game-number =
    { $colour ->
        [red] { $value } rouge
        [blue] { $value } bleu
        [green] { $value } vert
        [yellow] { $value } jaune
        [purple] { $value } violet
       *[orange] { $value } orange
    }
villains_card_game-short =
    { $colour ->
        [red] rou
        [blue] ble
        [green] ver
        [yellow] jau
        [purple] vio
       *[orange] ora
    }
villains_card_game-hero = Héros
villains_card_game-hero-was = Héros (c’était : { $card })
villains_card_game-no-pile = pas de pile
villains_card_game-pile = { $owner }, pile de { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, au sommet : { $top }
villains_card_game-line = { $name } : { $top } sur une pile de { $pile }, { $hand } en main, pioche de { $draw }.
villains_card_game-hand = Votre main, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
villains_card_game-your-hand = Votre main
villains_card_game-hand-empty = Votre main est vide.
villains_card_game-hand-help = Choisissez une carte, puis où elle va.
villains_card_game-in-hand = dans votre main
villains_card_game-forced = doit être jouée
villains_card_game-hand-word = en main
villains_card_game-draw-word = pioche
villains_card_game-height-word = cartes dans la pile
villains_card_game-as-hero = comme Héros
villains_card_game-as-hero-on-own = Face cachée sur votre pile, comme Héros
villains_card_game-to-middle = au milieu
villains_card_game-open = pile ouverte
villains_card_game-same-value = même nombre : { $value }
villains_card_game-same-colour =
    { $colour ->
        [red] même couleur : rouge
        [blue] même couleur : bleu
        [green] même couleur : vert
        [yellow] même couleur : jaune
        [purple] même couleur : violet
       *[orange] même couleur : orange
    }
villains_card_game-middle = Au milieu : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
villains_card_game-middle-label = Au milieu : { $n ->
        [0] rien
        [one] { $n } carte, { $top }
       *[other] { $n } cartes, dernière { $top }
    }
villains_card_game-middle-empty = le milieu
villains_card_game-clockwise = sens horaire
villains_card_game-secret = Les piles restent secrètes : seul le sommet se voit. Comptez vos Héros, ils annulent leur nombre à la fin.
villains_card_game-scoring = On compte les piles
villains_card_game-winner = vainqueur
villains_card_game-heroes =
    { $n ->
        [0] aucun Héros
        [one] { $n } Héros
       *[other] { $n } Héros
    }
villains_card_game-cancel = annule { $values }
villains_card_game-lost = { $n } perdus
villains_card_game-objective = Réunissez le plus de points dans votre pile. À la fin, le nombre de vos Héros annule toutes vos cartes de cette valeur.
