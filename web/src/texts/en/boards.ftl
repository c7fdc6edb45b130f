picked =
    { $n ->
        [one] Chosen. 1 option is left.
       *[other] Chosen. { $n } options are left: choose where it goes.
    }
other-choice = Another one
esc = Esc
