# A number is named with its article, a special by its name alone.
the-card =
    { $sort ->
        [special] { $card }
       *[number] the { $card }
    }

prompt-villains_card_game-play = { $seat }, play a card:
prompt-villains_card_game-hypnosis = Hypnosis: whose top card do you take into your hand?
prompt-villains_card_game-whirlpool = Whirlpool: which way do all top cards move?
prompt-villains_card_game-swap = Swap: with whom do you exchange top cards?

# .place says only where to, beside the card in the hand.
option-villains_card_game-play =
    { $to ->
        [left] { the-card } on { $neighbour }’s pile (left)
        [right] { the-card } on { $neighbour }’s pile (right)
        [own] { the-card } on your own pile
        [hero] { the-card } as a Hero
       *[middle] { the-card } to the middle
    }
    .place =
        { $to ->
            [left] on { $neighbour }’s pile (left)
            [right] on { $neighbour }’s pile (right)
            [own] on your own pile
            [hero] as a Hero
           *[middle] to the middle
        }
option-villains_card_game-target = choose { $seat }
option-villains_card_game-decline = nobody’s: leave it
option-villains_card_game-direction =
    { $choice ->
        [left] to the left
       *[right] to the right
    }

event-villains_card_game-turned_up = { $seat } turns up { the-card }.
event-villains_card_game-turn = { $seat }’s turn.
event-villains_card_game-laid =
    { $own ->
        [yes] { $seat } lays { the-card } on their own pile.
       *[no] { $seat } lays { the-card } on { $to }’s pile.
    }
event-villains_card_game-laid_hero = { $seat } lays { the-card } face down as a Hero.
    .hidden = { $seat } lays a Hero.
event-villains_card_game-played_special = { $seat } plays { the-card }.
event-villains_card_game-drew = { $seat } draws { the-card }.
    .hidden = { $seat } draws a card.
event-villains_card_game-cursed = { $seat } loses { the-card } to the middle.
event-villains_card_game-took = { $seat } takes { the-card } from { $from }’s pile.
    .hidden = { $seat } takes the Hero on { $from }’s pile.
event-villains_card_game-flipped =
    { $face ->
        [up] { $seat }’s Hero is turned over and shows { the-card }.
       *[down] { $seat }’s top card is turned over: { the-card } becomes a Hero.
    }
    .hidden = { $seat }’s top card is turned over and becomes a Hero.
event-villains_card_game-exposed = { $seat } lays { the-card } open and must play it next.
event-villains_card_game-shifted = From { $seat }’s pile { the-card } moves to { $to }’s.
    .hidden = From { $seat }’s pile a Hero moves to { $to }’s.
event-villains_card_game-swapped = From { $seat }’s pile { the-card } goes to { $to }’s.
    .hidden = From { $seat }’s pile a Hero goes to { $to }’s.
event-villains_card_game-no_effect = Nothing comes of it.
event-villains_card_game-ended = No cards are left: the piles are scored.

table-villains_card_game-hero = Hero
table-villains_card_game-empty = no pile
table-villains_card_game-draw = draw { $count }
table-villains_card_game-pile = pile { $count }
table-villains_card_game-hand = hand { $count }
table-villains_card_game-forced = must play
table-villains_card_game-middle = Middle ({ $count }):
table-villains_card_game-not-now = not this turn
table-villains_card_game-player = Player
table-villains_card_game-points = Points
table-villains_card_game-lost = Lost
table-villains_card_game-heroes = Heroes
table-villains_card_game-cancelled = Cancelled
table-villains_card_game-pile-of = { $name }: { $count ->
        [0] no Heroes
        [one] 1 Hero
       *[other] { $count } Heroes
    }
table-villains_card_game-to-left = left
table-villains_card_game-to-right = right
table-villains_card_game-to-own = own
table-villains_card_game-to-hero = hero
table-villains_card_game-to-middle = middle
table-villains_card_game-example = 5 blue own
