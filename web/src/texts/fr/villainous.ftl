villainous-objective = Objectif.
villainous-power = Pouvoir
villainous-you = { $name } (vous)
villainous-hand = Ma main, { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
villainous-hand-of = Main, { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
villainous-hand-empty = Main vide
villainous-realm = Mon royaume : { $name }
villainous-realm-of = Royaume : { $name }
villainous-foes = Adversaires
villainous-no-hero = Aucun Héros
villainous-no-card = Aucune carte
villainous-covered-by = recouvert par { $names }
villainous-locked = bloqué
villainous-locked-covered = bloqué et recouvert
villainous-here = votre figurine est ici
villainous-here-of = la figurine est ici
villainous-symbol-covered = recouvert
villainous-symbol-used = déjà utilisé
villainous-symbol-locked = bloqué
villainous-symbol-granted = par { $card }
villainous-deck = Pioche Méchant
villainous-fate-deck = Pioche Fatalité
villainous-piles = { $name } : pioches et défausses
villainous-fold = { $name } : montrer ou cacher le royaume
villainous-discard = Défausse ({ $n })
villainous-discard-villain = Défausse Méchant
villainous-discard-fate = Défausse Fatalité
villainous-empty = vide
villainous-known-top = cartes connues de la pioche, depuis le dessus
villainous-trapped = piégé
villainous-wicket = Arceau
villainous-hypnotized = hypnotisé
villainous-shrunk = rapetissé
villainous-enlarged = agrandi
villainous-power-on = { $n } Pouvoir dessus
villainous-obstacle = Obstacle
villainous-obstacles = { $n ->
    [one] 1 Obstacle
   *[other] { $n } Obstacles
}
villainous-strength = force { $n }
villainous-covers = recouvre { $names }
villainous-carries = porte { $names }
villainous-on = sur { $name }
villainous-at = à { $place }
villainous-progress = Progrès { $share }
villainous-aside = Cartes en cours
villainous-aside-fate = Fatalité contre { $name }
villainous-aside-own = { $name } : cartes révélées
villainous-hidden-card = carte cachée
villainous-only-you = vous seul voyez ceci
villainous-full = { $name } : royaume entier
villainous-fate-token = protégé de la Fatalité par le jeton
villainous-say-objective = { $objective } { $parts }
villainous-say-foe = { $name } : { $power } Pouvoir, { $hand } cartes en main, progrès { $share }. { $places }
villainous-say-place = { $place }{ $state } : { $symbols }. { $cards }
villainous-say-hand-card = { $name }, { $type }, coût { $cost }
villainous-say-no-cards = Aucune carte.
villainous-action-gain_power = Gagner { $n } Pouvoir
villainous-action-play_card = Jouer une carte
villainous-action-activate = Activer
villainous-action-fate = Fatalité
villainous-action-move_item_or_ally = Déplacer un Objet ou un Allié
villainous-action-move_hero = Déplacer un Héros
villainous-action-vanquish = Éliminer un Héros
villainous-action-discard = Défausser des cartes
