evil_corp-you = You
evil_corp-village = Village { $n }
evil_corp-face = face { $face }
evil_corp-colour =
    { $colour ->
        [blue] blue
        [red] red
       *[yellow] yellow
    }
evil_corp-slot =
    { $type ->
        [battlefield] Battlefield
        [fortification] Fortification
        [port] Port
       *[portal] Portal
    }
evil_corp-slot-in =
    { $type ->
        [battlefield] Battlefield, { $half }
        [fortification] Fortification, { $half }
        [port] Port, { $half }
       *[portal] Portal, { $half }
    }
evil_corp-free = Free: { $where }
evil_corp-half-own = your half of { $village }
evil_corp-half = { $name }’s half of { $village }
evil_corp-terror = terror { $n }
evil_corp-terror-changed = terror { $n } instead of { $printed }
evil_corp-costs = costs { $n }
evil_corp-asleep = asleep
evil_corp-gauge = Terror gauge
evil_corp-level = Level
evil_corp-leads =
    { $name ->
        [You] You lead by { $n }
       *[other] { $name } leads by { $n }
    }
evil_corp-tonight-nothing = tonight: nothing
evil_corp-tonight-stone = tonight: a conquest step by the Power Stone ({ $name })
evil_corp-tonight-victory = tonight: the victory token
evil_corp-tonight-both = tonight: { $steps ->
        [one] 1 conquest step
       *[other] { $steps } conquest steps
    }, { $magic } magic gold
evil_corp-tonight-steps = tonight: { $steps ->
        [one] 1 conquest step
       *[other] { $steps } conquest steps
    }
evil_corp-conquest = conquest, { $name }: { $n } of { $of } steps
evil_corp-pillage = Pillage
evil_corp-taken = taken
evil_corp-stone = Power Stone
evil_corp-cargo = Yellow { $yellow }, other { $other }
evil_corp-keep = A fortified tile stays for { $n } gold
evil_corp-office = Recruitment queue and demons
evil_corp-office-options =
    { $n ->
        [one] 1 option
       *[other] { $n } options
    }
evil_corp-queue = Recruitment queue
evil_corp-queue-way = leaves tonight ← → newest
evil_corp-queue-place =
    { $n ->
        [1] first in the queue, leaves tonight
       *[other] number { $n } in the queue
    }
evil_corp-demons = Demons
evil_corp-demon-asleep = asleep until night
evil_corp-demon-effect =
    { $pay ->
        [0] invocation { $n }: { $text }
       *[other] invocation { $n } and { $pay } gold: { $text }
    }
evil_corp-partner = your partner
evil_corp-passed = has passed
evil_corp-hidden = { $n } hidden
evil_corp-reserve-hidden =
    { $n ->
        [one] 1 tile behind the screen
       *[other] { $n } tiles behind the screen
    }
evil_corp-known = known tiles
evil_corp-first = first player
evil_corp-gold = { $n } gold
evil_corp-gold-word = gold
evil_corp-magic = { $n } magic gold
evil_corp-magic-word = magic gold
evil_corp-bag = { $n } in the bag
evil_corp-bag-word = in the bag
evil_corp-tokens = { $n } / { $of } tokens
evil_corp-tokens-word = victory tokens
evil_corp-discarded = { $n } discarded
evil_corp-discard-of = Discard, { $name }: { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
evil_corp-empty = Nothing lies here.
evil_corp-reserve = Your reserve, { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
evil_corp-reserve-title = Your reserve, only you see it
evil_corp-reserve-empty = Your reserve is empty.
evil_corp-in-reserve = in your reserve
evil_corp-in-discard = in your discard
evil_corp-from-discard = From your discard
evil_corp-purse = Your means
evil_corp-nobody-here = no monsters
evil_corp-objective = Two victory tokens win: one by the steps of conquest or the end of a gauge, village by village.
