simulation-games = Parties
simulation-rate-now = { $pace }/s
simulation-title = { $title } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
simulation-seat = Place
simulation-role = Rôle
simulation-bot = Robot
simulation-played = Parties
simulation-wins = Victoires
simulation-rate = Taux
simulation-range = IC à 95 %
simulation-score = Score
simulation-length = Une partie a duré en moyenne { $turns } tours et { $decisions } décisions.
simulation-pace = { $seconds } s, { $pace } décisions/s sur { $jobs ->
        [one] { $jobs } processus
       *[other] { $jobs } processus
    }.
simulation-shared = { $shared ->
        [one] { $shared } victoire a été partagée : elle compte pour une,
       *[other] { $shared } victoires ont été partagées : chacune compte pour une,
    } répartie entre les vainqueurs.
simulation-capped = { $capped ->
        [one] { $capped } partie a été arrêtée à la limite de décisions ; personne ne l’a gagnée.
       *[other] { $capped } parties ont été arrêtées à la limite de décisions ; personne ne les a gagnées.
    }
simulation-interval = IC : intervalle de confiance de Wilson. Score : moyenne par partie.
simulation-stopped = Arrêt après { $played } parties sur { $games }.
simulation-faults = { $faults ->
        [one] { $faults } partie s’est interrompue : quelque chose ne va pas dans le moteur ou un robot. Le tableau dit laquelle, perfidie replay la montre.
       *[other] { $faults } parties se sont interrompues : quelque chose ne va pas dans le moteur ou un robot. Le tableau dit lesquelles, perfidie replay les montre.
    }
simulation-line = { $played } parties sur { $games }, { $pace }/s, encore { $minutes } minutes
simulation-go-on = Ce qui est fait est à l’abri. Pour continuer : { $command }
simulation-written = Toutes les parties sont dans { $folder }. Pour les voir : { $command }
simulation-replay = N’importe quelle partie par son numéro : { $command }
