server-guest = Guest { $n }
server-cause = { $card }: { $text }
server-happened = { $seat } may be answered now, because { $happened }.
server-waiting-paused = The table is paused.
server-waiting-window = Others may react now.
server-waiting-person = { $name } is to choose.
server-waiting-bot = { $name } is thinking.

server-bot-random = Chance
server-bot-random-about = Chooses anything.
server-bot-novice = Novice
server-bot-novice-about = Means well, looks at little and is sometimes careless.
server-bot-steady = Steady
server-bot-steady-about = Takes what looks best now.
server-bot-cunning = Cunning
server-bot-cunning-about = Thinks ahead.

server-phrase-hello = Hello everybody!
server-phrase-well_played = Well played!
server-phrase-your_turn = It is your turn.
server-phrase-one_moment = One moment, please.
server-phrase-oops = Oops.
server-phrase-thanks = Thank you!
server-phrase-bye = Goodbye!
server-phrase-good_game = Good game!

server-option-villains_card_game-specials = Special cards
server-option-villains_card_game-first = First player
server-option-villains_card_game-special_as_hero = Specials may be laid as Heroes
server-option-villainous-fate_token = Fate token
server-option-villainous-villain_assignment = Villains
server-option-villainous-first_player = First player
server-option-villainous-condition_state_windows = Conditions answer to a state
server-option-villainous-unattached_fate_cards_cover = Unattached Fate cards cover symbols
server-option-villainous-locked_cards_targetable = Cards at locked places can be chosen
server-option-villainous-quantities = Quantities
server-option-villainous-turn_limit = Turn limit
server-option-evil_corp-first = First player
server-option-evil_corp-handicap_0 = Gold at the start, side 1
server-option-evil_corp-handicap_1 = Gold at the start, side 2
server-option-evil_corp-handicap_2 = Gold at the start, side 3
server-option-evil_corp-invocation_bonus_scope = Invocation bonuses that count
server-option-evil_corp-targeted_deploy_optional = Powers on deployment may be declined
server-option-evil_corp-kill_may_hit_own = Kill may hit one’s own monsters
server-option-evil_corp-kill_uses_current_terror = Kill looks at the current terror
server-option-evil_corp-flip_enemy_only_face_up = Only monsters that are awake can be turned
server-option-evil_corp-flip_demon_both_ways = Demons can be turned both ways
server-option-evil_corp-shield_blocks_own_powers = Shields stop one’s own powers, too
server-option-evil_corp-move_triggers_slot_effects = Moving sets off the slot
server-option-evil_corp-move_respects_slot_limits = Moving keeps to the limits of slots
server-option-evil_corp-surcharge_on_power_recruit = Recruiting by a power costs the surcharge
server-option-evil_corp-day_draw_refills_bag = The discard refills the bag by Day
server-option-evil_corp-corp_bag_refill = What refills the company’s bag
server-option-evil_corp-free_keep_stacks = Free keeps add up
server-option-evil_corp-pay_ordinary_gold_first = Ordinary gold is paid first
server-option-evil_corp-pillage_of_zero_terror = Pillage without terror

server-closing-shutdown = The server is being restarted. Your table is kept; please connect again in a moment.
server-closing-hello = The first message must be a greeting.
server-closing-flood = Too many messages. Please connect again in a moment.
server-closing-gone = There is no such table.
server-closing-store = The store cannot be reached. Nothing is lost; please connect again in a moment.

server-listening = Perfidie is at { $address }
server-listening-here = On this computer Perfidie is at { $address }
server-listening-others = For others in this network: { $address }
server-only-here = Others cannot reach it; with { $option } those in your network can.
server-stop = To stop it: Ctrl-C
server-no-client = The browser client is not built. { $command } builds it; the protocol works without.

server-listed = { $n ->
        [one] 1 table
       *[other] { $n } tables
    }
server-pruned = { $n ->
        [one] 1 table was forgotten.
       *[other] { $n } tables were forgotten.
    }
server-backed-up = Copied to { $file } ({ $bytes } bytes).
