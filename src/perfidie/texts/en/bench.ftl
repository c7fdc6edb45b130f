bench-about = Perfidie { $version }, { $core ->
        [compiled] compiled
       *[pure] pure Python
    }, Python { $python }, one core; medians of { $windows } windows of { $seconds } s. Times in µs.
bench-game = Game
bench-seats = Seats
bench-pace = Decisions/s
bench-copy = Copy
bench-effect = In effect
bench-save = Save
bench-load = Load
bench-view = View
bench-engine = Engine
bench-version = Version
bench-ratios = Under a game: how many times the engine’s decisions per second.
bench-missing = { $name } is not installed: { $install }
bench-written = The figures are in { $file }.
bench-counted = Perfidie { $version }, Python { $python }: counted on fixed seeds, the same on every run.
bench-operation = Per
bench-calls = Calls
bench-objects = Objects
bench-stored = Stored
bench-per-decision = decision
bench-per-copy = copy
bench-per-view = view
bench-grown = The marked figures have grown by more than { $percent }%. If it is meant, store them: perfidie bench --count --write
