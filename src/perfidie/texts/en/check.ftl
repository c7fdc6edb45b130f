check-summary = { $passed } passed, { $failed } failed
check-at-step = Step { $step }
check-at-end = At the end
check-failure = { $where }: { $problem }
check-expected = expected: { $value }
check-found = found: { $value }
check-options = legal options of seat { $seat } ({ $count }):
check-nobody = the game is over: nothing is legal any more
check-rules = Rules: { $shown } of { $all } are shown by a scenario
check-cards = Cards: { $shown } of { $all } are shown by a scenario
check-shown = { $count ->
        [0] no scenario
        [one] 1 scenario
       *[other] { $count } scenarios
    }
check-unknown = “{ $name }” in { $file } is neither a rule nor a card of this game.

failure-no-match = no legal option fits.
failure-several-match = several legal options fit.
failure-wrong-seat = another seat is asked.
failure-not-offered = what should be offered is not.
failure-not-denied = what should not be possible is.
failure-scenario-over = the game is over already.
failure-other-value = “{ $path }” has another value.
failure-best-not-offered = the best choice is not offered.
failure-best-not-chosen = the bot does not choose what is best.
