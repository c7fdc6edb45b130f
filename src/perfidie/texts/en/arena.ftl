arena-title = { $title } · { $seats } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }, { $budget } s per decision
arena-seats = { $seats } seats
arena-mixed = mixed tables
arena-bot = Bot
arena-elo = Elo
arena-range = 95% interval
arena-decisions = Decisions
arena-mean = Mean
arena-longest = Longest
arena-milliseconds = { $time } ms
arena-one = Bot
arena-others = Against
arena-played = Games
arena-wins = Wins
arena-rate = Win rate
arena-alone = Each bot alone among the others: whoever is as good as they are wins { $fair }.
arena-length = Half of the games took { $rounds } rounds or more; the longest took { $longest }.
arena-all-ended = Every game came to its end.
arena-capped = { $games ->
        [one] 1 game was stopped at the cap of decisions; nobody has won it.
       *[other] { $games } games were stopped at the cap of decisions; nobody has won them.
    }
arena-broken = { $games ->
        [one] 1 game broke off, number { $index }: { $problem }
       *[other] { $games } games broke off, the first is number { $index }: { $problem }
    }
arena-nobody = { $games ->
        [one] 1 game ended by its turn limit; nobody has won it.
       *[other] { $games } games ended by their turn limit; nobody has won them.
    }
arena-intervals = Ratings after Bradley and Terry, their mean is 1500; win rates with intervals after Wilson.
arena-stopped = Stopped after { $played } of { $games } games.
arena-written = All games are in { $file }; with --resume it can be gone on with.
arena-see = To see the game that broke off: { $command }
arena-table = The table of all games is { $file }.
