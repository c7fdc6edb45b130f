guide-title = Disney Villainous, villain by villain
guide-about = What the data and the scenarios of this project say about every villain: board, objective, special rules, and every card with our own wording of its text in English and French, the rulings taken, and the scenarios that show it. The texts are not those of the printed cards.
guide-made = This page is made by the command below; change the data or the scenarios, not the page.
guide-objective = Objective
guide-tested-immediate = Tested at once, after every step of anybody’s turn.
guide-tested-start_of_turn = Tested only when the villain’s own turn begins.
guide-board = Board
guide-location = Location
guide-top = Top row
guide-bottom = Bottom row
guide-locked = locked at the start
guide-action =
    { $action ->
        [gain_power] Gain { $n } Power
        [play_card] Play a Card
        [activate] Activate
        [fate] Fate
        [move_item_or_ally] Move an Item or Ally
        [move_hero] Move a Hero
        [vanquish] Vanquish
       *[discard] Discard Cards
    }
guide-special = Special rules
guide-tiles = Tile
guide-deck-villain = Villain deck
guide-deck-fate = Fate deck
guide-type =
    { $type ->
        [ally] Ally
        [item] Item
        [effect] Effect
        [condition] Condition
        [hero] Hero
        [curse] Curse
        [prince] Prince
       *[relic] Relic
    }
guide-copies =
    { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }
guide-cost = cost { $n }
guide-cost-variable = cost by its text
guide-strength = strength { $n }
guide-activation = activation cost { $n }
guide-attach =
    { $host ->
        [ally] attached to an Ally
       *[hero] attached to a Hero
    }
guide-rulings = Rulings
guide-scenarios = Scenarios
