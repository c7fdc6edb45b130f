guide-title = Disney Villainous, Méchant par Méchant
guide-about = Ce que les données et les scénarios de ce projet disent de chaque Méchant : plateau, objectif, règles particulières, et chaque carte avec son texte en anglais et en français dans nos propres mots, les décisions prises et les scénarios qui la montrent. Ces textes ne sont pas ceux des cartes imprimées.
guide-made = Cette page est faite par la commande ci-dessous ; changez les données ou les scénarios, pas la page.
guide-objective = Objectif
guide-tested-immediate = Vérifié aussitôt, après chaque étape du tour de n’importe qui.
guide-tested-start_of_turn = Vérifié seulement au début du tour du Méchant.
guide-board = Plateau
guide-location = Lieu
guide-top = Rangée du haut
guide-bottom = Rangée du bas
guide-locked = bloqué au début
guide-action =
    { $action ->
        [gain_power] Gagner { $n } Pouvoir
        [play_card] Jouer une carte
        [activate] Activer
        [fate] Fatalité
        [move_item_or_ally] Déplacer un Objet ou un Allié
        [move_hero] Déplacer un Héros
        [vanquish] Éliminer un Héros
       *[discard] Défausser des cartes
    }
guide-special = Règles particulières (en anglais)
guide-tiles = Tuile
guide-deck-villain = Pioche Méchant
guide-deck-fate = Pioche Fatalité
guide-type =
    { $type ->
        [ally] Allié
        [item] Objet
        [effect] Événement
        [condition] Condition
        [hero] Héros
        [curse] Malédiction
        [prince] Prince
       *[relic] Relique
    }
guide-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
guide-cost = coût { $n }
guide-cost-variable = coût selon son texte
guide-strength = force { $n }
guide-activation = coût d’activation { $n }
guide-attach =
    { $host ->
        [ally] associé à un Allié
       *[hero] associé à un Héros
    }
guide-rulings = Décisions (en anglais)
guide-scenarios = Scénarios
