picked =
    { $n ->
        [one] Choisi. Reste { $n } option.
       *[other] Choisi. Restent { $n } options : choisissez où.
    }
other-choice = Autre choix
esc = Échap
