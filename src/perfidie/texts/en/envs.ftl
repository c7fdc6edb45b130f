envs-about = Perfidie { $version }, { $core ->
        [compiled] compiled
       *[pure] pure Python
    }, Python { $python }, PettingZoo { $pettingzoo }, one core; medians of { $windows } windows of { $seconds } s.
envs-environment = Environment
envs-players = Players
envs-steps = Steps/s
envs-ratio = Hanabi
