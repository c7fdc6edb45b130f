villainous-objective = Objective.
villainous-power = Power
villainous-you = { $name } (you)
villainous-hand = My hand, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
villainous-hand-of = Hand, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
villainous-hand-empty = Empty hand
villainous-realm = My realm: { $name }
villainous-realm-of = Realm: { $name }
villainous-foes = Opponents
villainous-no-hero = No Hero
villainous-no-card = No card
villainous-covered-by = covered by { $names }
villainous-locked = locked
villainous-locked-covered = locked and covered
villainous-here = your figure is here
villainous-here-of = the figure is here
villainous-symbol-covered = covered
villainous-symbol-used = already used
villainous-symbol-locked = locked
villainous-symbol-granted = from { $card }
villainous-deck = Villain deck
villainous-fate-deck = Fate deck
villainous-piles = { $name }: decks and discard piles
villainous-fold = { $name }: show or hide the realm
villainous-discard = Discard ({ $n })
villainous-discard-villain = Villain discard
villainous-discard-fate = Fate discard
villainous-empty = empty
villainous-known-top = known cards of the deck, from the top
villainous-trapped = trapped
villainous-wicket = Wicket
villainous-hypnotized = hypnotized
villainous-shrunk = shrunk
villainous-enlarged = enlarged
villainous-power-on = { $n } Power on it
villainous-obstacle = Obstacle
villainous-obstacles = { $n ->
    [one] 1 Obstacle
   *[other] { $n } Obstacles
}
villainous-strength = strength { $n }
villainous-covers = covers { $names }
villainous-carries = carries { $names }
villainous-on = on { $name }
villainous-at = at { $place }
villainous-progress = Progress { $share }
villainous-aside = Cards being carried out
villainous-aside-fate = Fate against { $name }
villainous-aside-own = { $name }: cards revealed
villainous-hidden-card = hidden card
villainous-only-you = only you see this
villainous-full = { $name }: whole realm
villainous-fate-token = protected from Fate by the token
villainous-say-objective = { $objective } { $parts }
villainous-say-foe = { $name }: { $power } Power, { $hand } cards in hand, progress { $share }. { $places }
villainous-say-place = { $place }{ $state }: { $symbols }. { $cards }
villainous-say-hand-card = { $name }, { $type }, cost { $cost }
villainous-say-no-cards = No cards.
villainous-action-gain_power = Gain { $n } Power
villainous-action-play_card = Play a Card
villainous-action-activate = Activate
villainous-action-fate = Fate
villainous-action-move_item_or_ally = Move an Item or Ally
villainous-action-move_hero = Move a Hero
villainous-action-vanquish = Vanquish
villainous-action-discard = Discard Cards
