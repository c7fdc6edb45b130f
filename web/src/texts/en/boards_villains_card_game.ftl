villains_card_game-table = The table
villains_card_game-you = you
villains_card_game-left = left
villains_card_game-right = right
villains_card_game-number =
    { $colour ->
        [red] red { $value }
        [blue] blue { $value }
        [green] green { $value }
        [yellow] yellow { $value }
        [purple] purple { $value }
       *[orange] orange { $value }
    }
villains_card_game-short =
    { $colour ->
        [red] red
        [blue] blu
        [green] gre
        [yellow] yel
        [purple] pur
       *[orange] ora
    }
villains_card_game-hero = Hero
villains_card_game-hero-was = Hero (was { $card })
villains_card_game-no-pile = no pile
villains_card_game-pile = { $owner }, pile of { $n ->
        [one] 1 card
       *[other] { $n } cards
    }, on top: { $top }
villains_card_game-line = { $name }: { $top } on a pile of { $pile }, { $hand } in hand, { $draw } to draw.
villains_card_game-hand = Your hand, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
villains_card_game-your-hand = Your hand
villains_card_game-hand-empty = Your hand is empty.
villains_card_game-hand-help = Choose a card, then where it goes.
villains_card_game-in-hand = in your hand
villains_card_game-forced = must be played
villains_card_game-hand-word = in hand
villains_card_game-draw-word = to draw
villains_card_game-height-word = cards in the pile
villains_card_game-as-hero = as a Hero
villains_card_game-as-hero-on-own = Face down on your own pile, as a Hero
villains_card_game-to-middle = to the middle
villains_card_game-open = open pile
villains_card_game-same-value = same number: { $value }
villains_card_game-same-colour =
    { $colour ->
        [red] same colour: red
        [blue] same colour: blue
        [green] same colour: green
        [yellow] same colour: yellow
        [purple] same colour: purple
       *[orange] same colour: orange
    }
villains_card_game-middle = In the middle: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
villains_card_game-middle-label = In the middle: { $n ->
        [0] nothing
        [one] 1 card, { $top }
       *[other] { $n } cards, last { $top }
    }
villains_card_game-middle-empty = the middle
villains_card_game-clockwise = clockwise
villains_card_game-secret = Piles stay secret: only the top shows. Count your Heroes, they cancel their number at the end.
villains_card_game-scoring = The piles are counted
villains_card_game-winner = winner
villains_card_game-heroes =
    { $n ->
        [0] no Hero
        [one] 1 Hero
       *[other] { $n } Heroes
    }
villains_card_game-cancel = cancels { $values }
villains_card_game-lost = lost { $n }
villains_card_game-objective = Collect the most points in your pile. At the end the number of your Heroes cancels all cards of that value.
