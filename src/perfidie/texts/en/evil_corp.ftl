# French needs the gender.
the-monster =
    { $gender ->
       *[other] the { $card }
    }

place-at =
    { $at ->
        [battlefield] on the Battlefield of Village { $at_village }
        [fortification] on the Fortification of Village { $at_village }
        [port] in the Port of Village { $at_village }
        [portal] on the Portal of Village { $at_village }
        [reserve] in your reserve
        [discard] in your discard
       *[other] in the queue
    }
place-to =
    { $to ->
        [battlefield] on the Battlefield of Village { $to_village }
        [fortification] on the Fortification of Village { $to_village }
        [port] in the Port of Village { $to_village }
       *[portal] on the Portal of Village { $to_village }
    }

prompt-evil_corp-action = { $seat }, your action:
prompt-evil_corp-action_or_partner = { $seat }, your action, or your partner’s first:
prompt-evil_corp-kill = Which monster is chased off, to its owner’s discard?
prompt-evil_corp-flip_enemy = Which enemy is put to sleep?
prompt-evil_corp-flip_demon = Which demon is turned over?
prompt-evil_corp-reveal_whom = Who must show tiles?
prompt-evil_corp-draw_whom = Which opponent draws?
prompt-evil_corp-discard_whom = Who must discard?
prompt-evil_corp-reveal = { $seat }, which tile do you show?
prompt-evil_corp-discard = { $seat }, which tile do you discard?
prompt-evil_corp-recover = Which tile goes from your discard back into your bag?
prompt-evil_corp-trash = Which of your tiles leaves the game for good?
prompt-evil_corp-move = Which monster moves, and where to?
prompt-evil_corp-recruit = Whom do you recruit?
prompt-evil_corp-copy = Whose power is imitated?
prompt-evil_corp-demon = Which demon do you invoke?
prompt-evil_corp-keep = { $seat }, does this monster stay on its Fortification?

option-evil_corp-deploy = { the-monster } { place-to }
option-evil_corp-activate = activate { the-monster } { place-at }
option-evil_corp-recruit = recruit { the-monster }
option-evil_corp-pass = pass until the Night
option-evil_corp-first = let { $seat } act first
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
       *[other] { the-monster }, to stand { place-to }
    }
option-evil_corp-copy = { the-monster }
option-evil_corp-demon = { the-monster }, invocation { $n }
option-evil_corp-keep =
    { $answer ->
        [yes] keep { the-monster } { place-at }
       *[no] let { the-monster } go to the discard
    }
option-evil_corp-decline = nothing: leave it
option-evil_corp-done = that is enough

event-evil_corp-round = Round { $n }: a new Day.
event-evil_corp-turn = { $seat }’s turn.
event-evil_corp-deployed = { $seat } deploys { the-monster } { place-to }.
event-evil_corp-activated = { $seat } activates { the-monster } { place-at }.
event-evil_corp-recruited =
    { $to ->
        [reserve] { $seat } recruits { the-monster } for { $n } gold, straight into the reserve.
       *[bag] { $seat } recruits { the-monster } for { $n } gold.
    }
event-evil_corp-passed = { $seat } passes until the Night.
event-evil_corp-let_partner = { $seat } lets { $partner } act first.
event-evil_corp-gained = { $seat } takes { $n } gold.
event-evil_corp-paid = { $seat } pays { $n } gold.
event-evil_corp-pillaged = { $seat } pillages Village { $village }: { $n } gold.
event-evil_corp-took_stone = { $seat } takes the Power Stone of Village { $village }.
event-evil_corp-took_cargo = { $seat } unloads { $n } gold in Village { $village }.
event-evil_corp-used_demon = { $seat } invokes the { $demon }, with { $n }.
event-evil_corp-flipped_demon =
    { $face ->
        [up] { $seat } wakes the { $demon }.
       *[down] The { $demon } falls asleep.
    }
event-evil_corp-flipped =
    { $face ->
        [up] { $seat } wakes { the-monster } { place-at }.
       *[down]
            { $own ->
                [yes] Now { the-monster } { place-at } is asleep.
               *[no] { $seat } puts { the-monster } { place-at } to sleep.
            }
    }
event-evil_corp-killed = { $seat } chases off { the-monster } { place-at }.
event-evil_corp-moved = { $seat } moves { the-monster }: now { place-to }.
event-evil_corp-discarded = { $seat } discards { the-monster }.
event-evil_corp-drew = { $seat } draws { the-monster }.
    .hidden = { $seat } draws a tile.
event-evil_corp-refilled = The discard of { $seat } goes back into the bag: { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }.
event-evil_corp-revealed = { $seat } shows { the-monster }.
event-evil_corp-recovered = { $seat } puts { the-monster } back into the bag.
event-evil_corp-removed = { $seat } removes { the-monster } from the game.
event-evil_corp-joined = New in the queue: { the-monster }.
event-evil_corp-rejected = Application refused: { the-monster } leaves the queue.
event-evil_corp-corp_refilled = Those who were refused go back into the corp bag: { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }.
event-evil_corp-copied = { $seat } imitates { the-monster } in the queue.
event-evil_corp-terror =
    { $lead ->
        [0] Terror in Village { $village }: level.
       *[other] Terror in Village { $village }: { $ahead } +{ $lead }.
    }
event-evil_corp-night = Night falls on round { $n }.
event-evil_corp-scored = Village { $village }: { $seat } +{ $n } in terror.
event-evil_corp-conquest = Village { $village }: conquest step { $n } for { $seat }.
event-evil_corp-magic = Village { $village }: { $n } magic gold for { $seat }.
event-evil_corp-token = Village { $village } is conquered! A victory token for { $seat }.
event-evil_corp-reset = Village { $village } starts afresh on face { $face }.
event-evil_corp-cleared = Into the discard: { the-monster }.
event-evil_corp-kept =
    { $n ->
        [0] { $seat } keeps { the-monster } { place-at } for nothing.
       *[other] { $seat } keeps { the-monster } { place-at } for { $n } gold.
    }
event-evil_corp-gold_lost = Gold lost by { $seat }: { $n }.
event-evil_corp-demons_up = All demons are awake.
event-evil_corp-ended = The game is over.
event-evil_corp-lapsed = Nothing comes of the power of { the-monster }.

# What monsters and demons do, power by power.
table-evil_corp-power-invoke = invocation +{ $n }
table-evil_corp-power-boost =
    +1 terror for each of your { $colour ->
        [blue] blue
        [red] red
       *[yellow] yellow
    } monsters on a Battlefield
table-evil_corp-power-alone = terror { $n } while alone on your Battlefield here
table-evil_corp-power-no_fort = never on a Fortification
table-evil_corp-power-shield = enemies cannot choose your Battlefield monsters here
table-evil_corp-power-free_keep =
    { $n ->
        [one] 1 fortified monster stays
       *[other] { $n } fortified monsters stay
    } at Night for nothing
table-evil_corp-power-gain = +{ $n } gold
table-evil_corp-power-lose = costs { $n } gold
table-evil_corp-power-flip_enemy =
    { $n ->
        [one] put an enemy to sleep
       *[other] put { $n } enemies to sleep
    }
table-evil_corp-power-flip_demon =
    { $n ->
        [one] turn a demon over
       *[other] turn { $n } demons over
    }
table-evil_corp-power-kill = chase off a monster of terror { $n } or less
    .short = chase off terror ≤ { $n }
table-evil_corp-power-reveal =
    { $n ->
        [one] an opponent shows a tile
       *[other] an opponent shows { $n } tiles
    }
table-evil_corp-power-foe_draw =
    { $n ->
        [one] an opponent draws a tile
       *[other] an opponent draws { $n } tiles
    }
table-evil_corp-power-recruit_bag = you may recruit
table-evil_corp-power-draw = draw { $n }
table-evil_corp-power-discard = discard { $n } from your reserve
    .short = discard { $n }
table-evil_corp-power-recover =
    { $n ->
        [one] put a discarded tile
       *[other] put { $n } discarded tiles
    } back into the bag
table-evil_corp-power-foe_discard =
    { $n ->
        [one] an opponent discards a tile
       *[other] an opponent discards { $n } tiles
    }
table-evil_corp-power-discard_self = discard this tile
table-evil_corp-power-move_self = move this tile
table-evil_corp-power-move =
    { $n ->
        [one] move one of your monsters
       *[other] move { $n } of your monsters
    }
table-evil_corp-power-trash =
    { $n ->
        [one] remove one of your tiles
       *[other] remove { $n } of your tiles
    } from the game
    .short = remove { $n }
table-evil_corp-power-recruit_hand = recruit straight into your reserve
table-evil_corp-power-copy_queue = imitate a power in the queue
table-evil_corp-passive = { $powers }
table-evil_corp-on-deployment = deployed: { $powers }
table-evil_corp-on-activation = activated: { $powers }
table-evil_corp-then = , then{ " " }
table-evil_corp-powerless = no power
table-evil_corp-demon-effect =
    { $pay ->
        [0] { $threshold }: { $powers }
       *[other] { $threshold } ({ $pay } gold): { $powers }
    }

table-evil_corp-round =
    { $phase ->
        [night] Round { $n } · Night
       *[day] Round { $n } · Day
    }
table-evil_corp-legend = { $red } red { $blue } blue { $yellow } yellow, hollow: asleep
table-evil_corp-legend-slots = { $battlefield } Battlefield { $fortification } Fortification { $port } Port { $portal } Portal
table-evil_corp-legend-gauge = { $conquest } step { $magic } magic gold { $victory } token
table-evil_corp-slot-battlefield = battlefield
table-evil_corp-slot-fortification = fortification
table-evil_corp-slot-port = port
table-evil_corp-slot-portal = portal
table-evil_corp-village = Village { $n } · { $face }
table-evil_corp-level = level
table-evil_corp-pillage = Pillage
table-evil_corp-stone = Stone
table-evil_corp-cargo = cargo
table-evil_corp-gold = gold { $n }
table-evil_corp-magic = magic { $n }
table-evil_corp-tokens = tokens { $n }
table-evil_corp-bag = bag { $n }
table-evil_corp-discard = discard { $n }
table-evil_corp-reserve = reserve { $n }
table-evil_corp-passed = passed
table-evil_corp-shown = { $name }, known tiles:
table-evil_corp-queue = Queue
table-evil_corp-demons = Demons
table-evil_corp-deploy = Deploy (village, slot)
table-evil_corp-move = Move to (village, slot)
table-evil_corp-activate = Activate
table-evil_corp-recruit = Recruit
table-evil_corp-price = { $n } gold
table-evil_corp-terror = terror { $n }
table-evil_corp-asleep = asleep
table-evil_corp-keep-free = for nothing
table-evil_corp-empty-reserve = Your reserve is empty.
table-evil_corp-card = { $colour ->
        [blue] blue
        [red] red
       *[yellow] yellow
    }, recruit value { $recruit }, terror { $terror }
table-evil_corp-discard-of = Discard of { $name }
table-evil_corp-bag-of = Bag of { $name }
table-evil_corp-unseen-of = Bag and reserve of { $name }
table-evil_corp-corp-bag = Corp bag
table-evil_corp-rejected = Refused
table-evil_corp-removed = Out of the game
table-evil_corp-nothing = nothing
table-evil_corp-nobody-called = No monster and no demon is called that.
table-evil_corp-side = Side
table-evil_corp-token-count = Tokens
table-evil_corp-worth = Recruits and magic
table-evil_corp-strength = Terror
table-evil_corp-example = goblin village 1 portal
table-evil_corp-keys = i read
table-evil_corp-key-read = i goblin  what a monster or demon does; i  discards, bags, demons and signs
