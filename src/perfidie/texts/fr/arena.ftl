arena-title = { $title } · { $seats } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }, { $budget } s par décision
arena-seats = { $seats } places
arena-mixed = tables mêlées
arena-bot = Robot
arena-elo = Elo
arena-range = IC à 95 %
arena-decisions = Décisions
arena-mean = Moyenne
arena-longest = Maximum
arena-milliseconds = { $time } ms
arena-one = Robot
arena-others = Contre
arena-played = Parties
arena-wins = Victoires
arena-rate = Taux
arena-alone = Chaque robot seul parmi les autres : à force égale, il gagne { $fair } des parties.
arena-length = La moitié des parties a duré { $rounds } tours de table ou plus ; la plus longue, { $longest }.
arena-all-ended = Toutes les parties sont allées à leur terme.
arena-capped = { $games ->
        [one] { $games } partie a été arrêtée à la limite de décisions ; personne ne l’a gagnée.
       *[other] { $games } parties ont été arrêtées à la limite de décisions ; personne ne les a gagnées.
    }
arena-broken = { $games ->
        [one] { $games } partie s’est interrompue, la n° { $index } : { $problem }
       *[other] { $games } parties se sont interrompues, d’abord la n° { $index } : { $problem }
    }
arena-nobody = { $games ->
        [one] { $games } partie a atteint sa limite de tours ; personne ne l’a gagnée.
       *[other] { $games } parties ont atteint leur limite de tours ; personne ne les a gagnées.
    }
arena-intervals = Elo selon Bradley et Terry, de moyenne 1500 ; IC : intervalle de confiance (de Wilson pour les taux).
arena-stopped = Arrêt après { $played } parties sur { $games }.
arena-written = Toutes les parties sont dans { $file } ; --resume permet de continuer.
arena-see = Pour voir la partie interrompue : { $command }
arena-table = Le tableau de toutes les parties est { $file }.
