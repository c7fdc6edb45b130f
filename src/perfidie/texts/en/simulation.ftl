simulation-games = Games
simulation-rate-now = { $pace }/s
simulation-title = { $title } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }
simulation-seat = Seat
simulation-role = Role
simulation-bot = Bot
simulation-played = Games
simulation-wins = Wins
simulation-rate = Win rate
simulation-range = 95% interval
simulation-score = Mean score
simulation-length = A game took { $turns } turns and { $decisions } decisions on average.
simulation-pace = { $seconds } s, { $pace } decisions/s on { $jobs ->
        [one] 1 process
       *[other] { $jobs } processes
    }.
simulation-shared = { $shared ->
        [one] 1 victory was shared: it counts
       *[other] { $shared } victories were shared: each counts
    } as one win, divided among the winners.
simulation-capped = { $capped ->
        [one] 1 game was stopped at the cap of decisions; nobody has won it.
       *[other] { $capped } games were stopped at the cap of decisions; nobody has won them.
    }
simulation-interval = Intervals after Wilson.
simulation-stopped = Stopped after { $played } of { $games } games.
simulation-faults = { $faults ->
        [one] 1 game broke off: something is wrong in the engine or a bot. The table tells which game, and perfidie replay shows it.
       *[other] { $faults } games broke off: something is wrong in the engine or a bot. The table tells which, and perfidie replay shows them.
    }
simulation-line = { $played } of { $games } games, { $pace }/s, { $minutes } minutes left
simulation-go-on = What is done is safe. To go on: { $command }
simulation-written = All games are in { $folder }. To see them: { $command }
simulation-replay = Any game by its number: { $command }
