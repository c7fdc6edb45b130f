envs-about = Perfidie { $version }, { $core ->
        [compiled] version compilée
       *[pure] Python pur
    }, Python { $python }, PettingZoo { $pettingzoo }, un cœur ; médianes de { $windows } fenêtres de { $seconds } s.
envs-environment = Environnement
envs-players = Joueurs
envs-steps = Pas/s
envs-ratio = Hanabi
