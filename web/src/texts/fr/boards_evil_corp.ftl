evil_corp-you = Vous
evil_corp-village = Village { $n }
evil_corp-face = face { $face }
evil_corp-colour =
    { $colour ->
        [blue] bleu
        [red] rouge
       *[yellow] jaune
    }
evil_corp-slot =
    { $type ->
        [battlefield] Champ de bataille
        [fortification] Fortification
        [port] Port
       *[portal] Portail
    }
evil_corp-slot-in =
    { $type ->
        [battlefield] Champ de bataille, { $half }
        [fortification] Fortification, { $half }
        [port] Port, { $half }
       *[portal] Portail, { $half }
    }
evil_corp-free = Libre : { $where }
evil_corp-half-own = votre moitié, { $village }
evil_corp-half = moitié de { $name }, { $village }
evil_corp-terror = terreur { $n }
evil_corp-terror-changed = terreur { $n } au lieu de { $printed }
evil_corp-costs = coûte { $n }
evil_corp-asleep = endormi
evil_corp-gauge = Jauge de terreur
evil_corp-level = Égalité
evil_corp-leads =
    { $name ->
        [Vous] Vous menez de { $n }
       *[other] { $name } mène de { $n }
    }
evil_corp-tonight-nothing = cette nuit : rien
evil_corp-tonight-stone = cette nuit : un pas de conquête par la Pierre ({ $name })
evil_corp-tonight-victory = cette nuit : le jeton de victoire
evil_corp-tonight-both = cette nuit : { $steps ->
        [one] 1 pas de conquête
       *[other] { $steps } pas de conquête
    }, { $magic } or magique
evil_corp-tonight-steps = cette nuit : { $steps ->
        [one] 1 pas de conquête
       *[other] { $steps } pas de conquête
    }
evil_corp-conquest = conquête, { $name } : { $n } pas sur { $of }
evil_corp-pillage = Pillage
evil_corp-taken = pris
evil_corp-stone = Pierre de pouvoir
evil_corp-cargo = Jaune { $yellow }, autre { $other }
evil_corp-keep = Une tuile fortifiée reste pour { $n } or
evil_corp-office = File d’embauche et démons
evil_corp-office-options =
    { $n ->
        [one] 1 option
       *[other] { $n } options
    }
evil_corp-queue = File d’embauche
evil_corp-queue-way = part cette nuit ← → arrivé
evil_corp-queue-place =
    { $n ->
        [1] en tête de file, part cette nuit
       *[other] numéro { $n } dans la file
    }
evil_corp-demons = Démons
evil_corp-demon-asleep = dort jusqu’à la nuit
evil_corp-demon-effect =
    { $pay ->
        [0] invocation { $n } : { $text }
       *[other] invocation { $n } et { $pay } or : { $text }
    }
evil_corp-partner = votre partenaire
evil_corp-passed = a passé
evil_corp-hidden = { $n } cachées
evil_corp-reserve-hidden =
    { $n ->
        [one] { $n } tuile derrière l’écran
       *[other] { $n } tuiles derrière l’écran
    }
evil_corp-known = tuiles connues
evil_corp-first = premier joueur
evil_corp-gold = { $n } or
evil_corp-gold-word = or
evil_corp-magic = { $n } or magique
evil_corp-magic-word = or magique
evil_corp-bag = { $n } dans le sac
evil_corp-bag-word = dans le sac
evil_corp-tokens = { $n } / { $of } jetons
evil_corp-tokens-word = jetons de victoire
evil_corp-discarded = { $n } défaussées
evil_corp-discard-of = Défausse, { $name } : { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
evil_corp-empty = Rien ici.
evil_corp-reserve = Votre réserve, { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
evil_corp-reserve-title = Votre réserve, vous seul la voyez
evil_corp-reserve-empty = Votre réserve est vide.
evil_corp-in-reserve = dans votre réserve
evil_corp-in-discard = dans votre défausse
evil_corp-from-discard = De votre défausse
evil_corp-purse = Vos moyens
evil_corp-nobody-here = aucun monstre
evil_corp-objective = Deux jetons de victoire gagnent : par les pas de conquête ou le bout d’une jauge, village après village.
