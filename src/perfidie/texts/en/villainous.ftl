# Places and actions as parts of sentences.
the-place =
    { $place ->
        [jolly_roger] the { $location }
        [mermaid_lagoon] the { $location }
        [tavern] the { $location }
        [forest] the { $location }
        [fair_folk_kingdom] the { $location }
        [dungeons] the { $location }
        [throne_room] the { $location }
        [streets_of_agrabah] the { $location }
        [oasis] the { $location }
        [cave_of_wonders] the { $location }
        [music_room] the { $location }
        [forbidden_mountains] the { $location }
        [courtyard] the { $location }
        [hedge_maze] the { $location }
       *[other] { $location }
    }
the-action =
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

prompt-villainous-move = { $seat }, where do you go?
prompt-villainous-action = { $seat }, your next action:
prompt-villainous-play = Which card do you play?
prompt-villainous-place = Where?
prompt-villainous-host = Attached to whom?
prompt-villainous-branch = Choose one:
prompt-villainous-may = Do you want to do this?
prompt-villainous-activate = Which ability do you activate?
prompt-villainous-fate_target = Whom does Fate strike?
prompt-villainous-fate_card = Which of the revealed Fate cards do you play?
prompt-villainous-move_card = Which Item or Ally do you move?
prompt-villainous-move_hero = Which Hero do you move?
prompt-villainous-vanquish = Which Hero do you vanquish?
prompt-villainous-allies = With which Allies? Choose them one by one.
prompt-villainous-discard = Which card do you discard?
prompt-villainous-condition = { $seat }, do you play a Condition?
prompt-villainous-card = Which card?
prompt-villainous-location = Which location?
prompt-villainous-seat = Which player?
prompt-villainous-take_token = Where do you take an Obstacle away?
prompt-villainous-put_token = Where do you put an Obstacle back?
prompt-villainous-order = Several abilities apply at once: which one first?
prompt-villainous-premove = { $seat }, before you move:
prompt-villainous-amount = How much Power?
prompt-villainous-cover = Which symbol is covered?

# .place says only where to, beside the card that it is about.
option-villainous-move = to { the-place }
option-villainous-action = { the-action }
    .elsewhere = { the-action } ({ $at })
option-villainous-end = End the turn
option-villainous-play = { $card }
option-villainous-place = { $card } to { the-place }
    .place = to { the-place }
option-villainous-attach = { $card } on { $host } ({ $location })
    .place = on { $host } ({ $location })
option-villainous-card =
    { $stands ->
        [yes] { $card } ({ $at })
       *[no] { $card }
    }
option-villainous-seat = { $seat }
option-villainous-location = { $location }
option-villainous-take_token = from { the-place }
option-villainous-put_token = to { the-place }
option-villainous-branch = possibility { $choice } of the text
option-villainous-yes = Yes
    .card = Yes, use { $card }
option-villainous-no = No
    .card = No, not { $card }
option-villainous-pass = No, go on
option-villainous-done = That is all
option-villainous-condition = { $card }
option-villainous-amount = lay { $n } Power
option-villainous-tile = { $card }
option-villainous-cover = { $beside ->
        [yes] { the-action } at { the-place }, too
       *[no] { the-action }, { $choice ->
            [left] on the left
           *[right] on the right
        }
    }

event-villainous-turn = { $seat }’s turn.
event-villainous-mover_moved = { $seat } goes to { the-place }.
event-villainous-used_symbol = { $seat } uses { the-action }.
event-villainous-gained = { $seat } gains { $n } Power.
event-villainous-paid = { $seat } pays { $n } Power.
event-villainous-lost = { $seat } loses { $n } Power.
event-villainous-laid = { $seat } lays { $n } Power on { $card }.
event-villainous-returned = { $seat } takes back the { $n } Power that lay on { $card }.
event-villainous-drew = { $seat } draws { $card }.
    .hidden = { $seat } draws a card.
event-villainous-played =
    { $how ->
        [host] { $seat } plays { $card } on { $host }{ in-the-realm }.
        [to] { $seat } plays { $card } to { the-place }{ in-the-realm }.
       *[plain] { $seat } plays { $card }{ in-the-realm }.
    }
in-the-realm =
    { $whose ->
        [other] {" "}(against { $realm })
       *[own] {""}
    }
event-villainous-moved = { $seat } moves { $card } to { the-place }.
event-villainous-discarded = { $seat } discards { $card }.
    .hidden = { $seat } discards a card.
event-villainous-to_hand = { $seat } takes { $card } into hand.
    .hidden = { $seat } takes a card into hand.
event-villainous-defeated = { $seat } defeats { $card } at { the-place }.
event-villainous-activated = { $seat } activates { $card }.
    .hidden = { $seat } activates the tile.
event-villainous-fated = { $seat } strikes { $target } with Fate.
event-villainous-revealed = { $card } is revealed ({ $seat }).
    .hidden = A card is revealed ({ $seat }).
event-villainous-looked =
    { $deck ->
        [fate] { $seat } looks at { $n ->
            [one] the top card
           *[other] the top { $n } cards
        } of the Fate deck.
       *[villain] { $seat } looks at { $n ->
            [one] the top card
           *[other] the top { $n } cards
        } of the Villain deck.
    }
event-villainous-saw = You see { $card }.
    .hidden = { $seat } looks at a card.
event-villainous-shuffled =
    { $deck ->
        [fate] { $seat }’s Fate deck is shuffled.
       *[villain] { $seat }’s Villain deck is shuffled.
    }
event-villainous-token_taken = { $seat } is rid of an Obstacle at { the-place }.
event-villainous-token_put = { $seat } has one more Obstacle at { the-place }.
event-villainous-trapped = { $card } is Trapped.
event-villainous-freed = { $card } is no longer Trapped.
event-villainous-turned_over =
    { $face ->
        [wicket] { $card } becomes a Wicket.
       *[guard] { $card } is a Card Guard again.
    }
event-villainous-resized =
    { $size ->
        [shrunk] { $card } is Shrunk.
        [enlarged] { $card } is Enlarged.
       *[normal] { $card } is of normal size again.
    }
event-villainous-hypnotized = { $card } is hypnotized and serves { $seat }.
event-villainous-stolen = { $card } is stolen.
event-villainous-unlocked = { $seat } unlocks { the-place }.
event-villainous-locked = { $seat } sees { the-place } locked.
event-villainous-tile_claimed = { $seat } claims { $tile }.
event-villainous-tile_turned =
    { $face ->
        [awakened] { $seat } turns the tile over: { $tile }.
       *[dormant] { $seat } must turn the tile back: { $tile }.
    }
event-villainous-fate_token = { $seat } now holds the Fate token.
event-villainous-unplayable = { $card } cannot be played.
event-villainous-condition_played = { $seat } plays the Condition { $card }.
event-villainous-won = { $seat } has reached the objective.
event-villainous-stopped = The agreed number of rounds is over: nobody has won.

table-villainous-your-turn = your turn
table-villainous-turn-of = { $seat }’s turn
table-villainous-phase-premove = before moving
table-villainous-phase-move = move
table-villainous-phase-actions = actions
table-villainous-power = { $n } Power
table-villainous-hand-size =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
table-villainous-hand-empty = Your hand is empty.
table-villainous-hand-of = Hand: { $cards }
table-villainous-at = at { the-place }
table-villainous-objective = Objective
table-villainous-progress = Progress
table-villainous-percent = { $n }%
table-villainous-locked = locked
table-villainous-fate-token = Fate token
table-villainous-decks = Villain deck { $villain }, Fate deck { $fate }
table-villainous-aside = On the table: { $cards }
table-villainous-known-top = Known from the top of the { $deck ->
        [fate] Fate deck
       *[villain] Villain deck
    }: { $cards }
table-villainous-symbol-gain_power = +{ $n } Power
table-villainous-symbol-play_card = Play a Card
table-villainous-symbol-activate = Activate
table-villainous-symbol-fate = Fate
table-villainous-symbol-move_item_or_ally = Move Ally
table-villainous-symbol-move_hero = Move Hero
table-villainous-symbol-vanquish = Vanquish
table-villainous-symbol-discard = Discard
table-villainous-type-ally = Ally
table-villainous-type-item = Item
table-villainous-type-effect = Effect
table-villainous-type-condition = Condition
table-villainous-type-hero = Hero
table-villainous-type-curse = Curse
table-villainous-type-prince = Prince
table-villainous-type-relic = Relic
table-villainous-mark-trapped = Trapped
table-villainous-mark-hypnotized = hypnotized
table-villainous-mark-shrunk = Shrunk
table-villainous-mark-enlarged = Enlarged
table-villainous-mark-wicket = Wicket
table-villainous-strength = strength { $n }
table-villainous-stronger = { $n } this turn
table-villainous-cost = cost { $n }
table-villainous-activation = activation { $n }
table-villainous-copies =
    { $n ->
        [one] 1 copy
       *[other] { $n } copies
    }
table-villainous-deck-of =
    { $deck ->
        [fate] Fate deck, { $name }
       *[villain] Villain deck, { $name }
    }
table-villainous-discard-of =
    { $deck ->
        [fate] { $name }’s Fate discard:
       *[villain] { $name }’s Villain discard:
    }
table-villainous-nothing-discarded = nothing
table-villainous-no-such-card = No card here is called “{ $typed }”.
table-villainous-no-such-player = Nobody here is called “{ $typed }”.
table-villainous-asks = { $card }:
table-villainous-window = { $seat } may be answered now, because:
table-villainous-happened-acted = { $seat } has performed { $n } actions this turn
table-villainous-happened-discard_action = { $seat } has discarded cards
table-villainous-happened-vanquish_action = { $seat } has vanquished a Hero
table-villainous-happened-hero_beaten = { $seat } has defeated { $card } (strength { $n })
table-villainous-happened-item_played = { $seat } has played an Item: { $card }
table-villainous-happened-has_strong_ally = { $seat } has an Ally of strength 4 or more
table-villainous-happened-has_two_items = { $seat } has two Items or more
table-villainous-happened-has_three_allies = { $seat } has three Allies or more
table-villainous-happened-has_six_power = { $seat } has 6 Power or more
table-villainous-nothing-fits = You hold no Condition that fits, or none that can be carried out now.
table-villainous-keys = c card · d discards · o realms
table-villainous-key-card = c  your hand with all texts; c belle  the card whose name begins so
table-villainous-key-discards = d  your discard piles; d gaston  those of a player
table-villainous-key-others = o  all other realms drawn out; o gaston  one of them
table-villainous-legend = • free   ✗ covered by a Hero   ✓ used this turn   + granted by a card   ▶ mover   ■ Obstacle   ▲ top half   ▼ bottom half
table-villainous-legend-plain = -  free   x  covered by a Hero   v  used this turn   +  granted by a card   >  mover   #  Obstacle   ^  top half   v  bottom half
table-villainous-example = lefou

table-villainous-player = Player

# The possibilities of a text, in the order of the card.
table-villainous-branch-swoon-1 = gain 3 Power
table-villainous-branch-swoon-2 = draw 3 cards
table-villainous-branch-mrs_potts_and_chip-1 = move all Heroes
table-villainous-branch-mrs_potts_and_chip-2 = give Maurice’s Invention to another Hero
table-villainous-branch-show_me_the_black_cauldron-1 = claim the Black Cauldron
table-villainous-branch-show_me_the_black_cauldron-2 = gain 3 Power
table-villainous-branch-we_got_you_now_pig_keeper-1 = find Hen Wen and play her
table-villainous-branch-we_got_you_now_pig_keeper-2 = defeat a Hero of strength 1
table-villainous-branch-we_have_made_a_bargain-1 = shuffle your discard pile into your deck
table-villainous-branch-we_have_made_a_bargain-2 = pay 3 Power, discard Dyrnwyn and claim the Black Cauldron
table-villainous-branch-the_witches_of_morva-1 = the Horned King loses 2 Power
table-villainous-branch-the_witches_of_morva-2 = the Horned King discards two cards from hand
table-villainous-branch-theres_still_a_chance-1 = move an Item or Ally
table-villainous-branch-theres_still_a_chance-2 = activate an ability
table-villainous-branch-give_them_a_scare-1 = discard both cards
table-villainous-branch-give_them_a_scare-2 = put both back on top
table-villainous-branch-obsession-1 = play the Hero
table-villainous-branch-obsession-2 = discard the Hero
table-villainous-branch-scrying-1 = reveal cards until an Item appears
table-villainous-branch-scrying-2 = reveal cards until an Ally appears
table-villainous-branch-crown-1 = discard both cards
table-villainous-branch-crown-2 = put both back on top
table-villainous-branch-makes_you_smaller-1 = { $card } becomes Shrunk ({ $at })
table-villainous-branch-makes_you_smaller-2 = { $card } is of normal size again ({ $at })
table-villainous-branch-makes_you_larger-1 = { $card } becomes Enlarged ({ $at })
table-villainous-branch-makes_you_larger-2 = { $card } is of normal size again ({ $at })

# Parts of the way to each objective.
table-villainous-part-gaston-obstacles = Obstacles removed
table-villainous-part-gaston-belle = nobody protects the Obstacles
table-villainous-part-gaston-darque = Monsieur D’Arque
table-villainous-part-gaston-power = Power at hand
table-villainous-part-horned_king-cauldron_claimed = Cauldron claimed
table-villainous-part-horned_king-cauldron_awakened = Cauldron awakened
table-villainous-part-horned_king-cauldron_born = locations with Cauldron Born
table-villainous-part-horned_king-power = Power at hand
table-villainous-part-lady_tremaine-ballroom = Ballroom open
table-villainous-part-lady_tremaine-prince = the Prince at the Ballroom
table-villainous-part-lady_tremaine-daughter = daughter in her gown
table-villainous-part-lady_tremaine-bells = Wedding Bells
table-villainous-part-lady_tremaine-slippers = no Glass Slipper left
table-villainous-part-lady_tremaine-power = Power at hand
table-villainous-part-captain_hook-tree_open = Hangman’s Tree open
table-villainous-part-captain_hook-pan_found = Peter Pan found
table-villainous-part-captain_hook-pan_near = Peter Pan near the Jolly Roger
table-villainous-part-captain_hook-crew_ready = crew strong enough
table-villainous-part-captain_hook-nobody_taunts = no Taunt in the way
table-villainous-part-jafar-cave_open = Cave of Wonders open
table-villainous-part-jafar-lamp_found = Magic Lamp found
table-villainous-part-jafar-genie_bound = Genie hypnotized
table-villainous-part-jafar-nobody_shielded = Carpet out of the way
table-villainous-part-jafar-lamp_carried = Lamp brought to the Palace
table-villainous-part-maleficent-curses = locations with a Curse
table-villainous-part-maleficent-power_for_a_curse = Power for the next Curse
table-villainous-part-maleficent-safe_curses = Curses that nobody threatens
table-villainous-part-maleficent-nothing_barred = no location barred
table-villainous-part-prince_john-power = Power of the 20 needed
table-villainous-part-prince_john-to_recover = Power to win back from Heroes
table-villainous-part-prince_john-undisturbed = Heroes out of the way
table-villainous-part-prince_john-warrants = locations with a Warrant
table-villainous-part-queen_of_hearts-wickets = locations with a Wicket
table-villainous-part-queen_of_hearts-strength = strength of the Wickets
table-villainous-part-queen_of_hearts-power = Power at hand
table-villainous-part-queen_of_hearts-freedom = symbols uncovered
table-villainous-part-queen_of_hearts-moves = Card Guards can be moved
table-villainous-part-ursula-crown = Crown at the Lair
table-villainous-part-ursula-trident = Trident at the Lair
table-villainous-part-ursula-moves = Items can be moved
