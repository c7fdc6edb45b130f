check-summary = { $passed ->
        [one] { $passed } réussi
       *[other] { $passed } réussis
    }, { $failed ->
        [one] { $failed } échoué
       *[other] { $failed } échoués
    }
check-at-step = Étape { $step }
check-at-end = À la fin
check-failure = { $where } : { $problem }
check-expected = attendu : { $value }
check-found = trouvé : { $value }
check-options = choix légaux de la place { $seat } ({ $count }) :
check-nobody = la partie est finie : plus aucun choix n’est légal
check-rules = Règles : { $shown } sur { $all } illustrées par un scénario
check-cards = Cartes : { $shown } sur { $all } illustrées par un scénario
check-shown = { $count ->
        [0] aucun scénario
        [one] { $count } scénario
       *[other] { $count } scénarios
    }
check-unknown = « { $name } », dans { $file }, n’est ni une règle ni une carte de ce jeu.

failure-no-match = aucun choix légal ne correspond.
failure-several-match = plusieurs choix légaux correspondent.
failure-wrong-seat = c’est à une autre place de décider.
failure-not-offered = ce qui devrait être proposé ne l’est pas.
failure-not-denied = ce qui devrait être impossible ne l’est pas.
failure-scenario-over = la partie est déjà finie.
failure-other-value = « { $path } » a une autre valeur.
failure-best-not-offered = le meilleur choix n’est pas proposé.
failure-best-not-chosen = le robot ne fait pas le meilleur choix.
