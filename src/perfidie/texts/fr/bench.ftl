bench-about = Perfidie { $version }, { $core ->
        [compiled] version compilée
       *[pure] Python pur
    }, Python { $python }, un cœur ; médianes de { $windows } fenêtres de { $seconds } s. Temps en µs.
bench-game = Jeu
bench-seats = Places
bench-pace = Décisions/s
bench-copy = Copie
bench-effect = Dans un effet
bench-save = Écriture
bench-load = Lecture
bench-view = Vue
bench-engine = Moteur
bench-version = Version
bench-ratios = Sous un jeu : son rapport au moteur, en décisions par seconde.
bench-missing = { $name } n’est pas installé : { $install }
bench-written = Les chiffres sont dans { $file }.
bench-counted = Perfidie { $version }, Python { $python } : compté sur des graines fixes, toujours pareil.
bench-operation = Par
bench-calls = Appels
bench-objects = Objets
bench-stored = Référence
bench-per-decision = décision
bench-per-copy = copie
bench-per-view = vue
bench-grown = Les chiffres marqués ont augmenté de plus de { $percent } %. Si c’est voulu, enregistrez-les : perfidie bench --count --write
