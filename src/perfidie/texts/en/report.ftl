report-kicker = Laboratory report
report-contents = Contents
report-as-table = The figures as a table
report-made-by = Made by:
report-lead = { $games } games with { $seats } seats, played by { $bots }; seed { $seed }, folder { $folder }.
report-unfinished = The run is not finished: { $games } games were planned.
report-cases = n { $n }
report-between = { $low } to { $high }
report-beside = { $interval }; { $cases }
report-what = What
report-value = Figure
report-interval = 95% interval
report-n = Cases
report-all = against all
report-share = Share of games
report-round = Round
report-rounds = Rounds

report-key-games = games
report-key-rounds = rounds a game
report-key-first = wins for the first player
report-key-best = wins for { $role }, the most
report-key-worst = wins for { $role }, the fewest

report-winners = Who wins
report-winners-text = With { $seats } seats, an even game gives { $fair } to each side.
report-roles = Win rates
report-roles-note = The share of games that each role won, with its 95% interval and the number of games. The dashed line is an even share.
report-bots = Bots
report-bots-note = The share of games that each bot won, over all sides that it played; partners are one side.
report-pairs = Match-ups
report-pairs-note = How often the row wins against the column: rate, 95% interval, number of games. Blue is more than half, orange less; bold where the interval leaves an even match out.
report-company = At the same table
report-company-note = How often the row wins when the column sits at the table, too: rate, 95% interval, number of games. Blue is more than an even share, orange less.
report-scores = Points
report-scores-note = The mean score of each role.

report-beginning = Who begins
report-beginning-text = The place in the turn order, for everybody and for each role.
report-order = Turn order
report-order-note = The share of games won from each place in the turn order.
report-place = { $place ->
        [1] first player
        [2] second player
        [3] third player
       *[other] player number { $place }
    }
report-edge = What going first is worth
report-edge-note = How many percentage points more a role wins when it goes first. A hollow dot may be chance.
report-seats = Seats
report-seats-note = The share of games won from each seat at the table, whoever begins.
report-seat = seat { $seat }

report-duration = How long it takes
report-length = Length of the games
report-length-note = { $games } games took { $mean } rounds on average (95% interval { $interval }); half were over after { $median }, one in twenty within { $low }, nineteen in twenty within { $high }.
report-ended-all = Every game came to its end.
report-ended-stopped = { $games ->
        [one] 1 game ({ $share }) was stopped by its turn limit; nobody has won it.
       *[other] { $games } games ({ $share }) were stopped by their turn limit; nobody has won them.
    }
report-ended-capped = { $games ->
        [one] 1 game ({ $share }) was stopped at the cap of decisions.
       *[other] { $games } games ({ $share }) were stopped at the cap of decisions.
    }
report-ended-fault = { $games ->
        [one] 1 game ({ $share }) broke off by a fault.
       *[other] { $games } games ({ $share }) broke off by a fault.
    }

report-pace = Towards the objective
report-pace-text = How many rounds a villain needs, and how far it has come on the way.
report-to_win = Rounds to victory
report-to_win-note = The mean number of rounds of the games that each villain won.
report-progress = Progress by round
report-progress-note = The mean progress towards the objective at the start of each own turn, as long as enough games go on, with 95% intervals.
report-progress-winners = who wins the game
report-progress-others = who does not

report-fate = Fate
report-fate-text = Who is hindered by the others, and how well.
report-fated = Fated
report-fated-note = How often a villain is chosen as the target of Fate, per game.
report-fate_pace = Fated in ten rounds
report-fate_pace-note = The same per ten rounds, so that long games count no more than short ones.
report-defeated = Heroes defeated
report-defeated-note = Heroes that each villain got rid of by defeating them, per game.
report-fate_early = Fate cards that come early
report-fate_early-note = Percentage points by which a villain wins more, or less, when this Fate card is played in its realm within { $rounds } rounds. Of { $cards } cards, { $sure } are beyond chance after correction; { $shown } are shown, hollow dots may be chance.

report-cards = Cards
report-cards-text = What is drawn is luck; what is played is a choice, and often one of somebody who is doing well anyway. Early means within { $rounds } rounds, the opening hand included.
report-most_played = Played most
report-most_played-note = How often the card is played in a game of its villain, all copies together.
report-drawn_early = Drawn early
report-drawn_early-note = Percentage points by which a villain wins more, or less, when it draws this card within { $rounds } rounds. Of { $cards } cards, { $sure } are beyond chance after correction; { $shown } are shown, hollow dots may be chance.
report-played_early = Played early
report-played_early-note = The same for cards that are played within { $rounds } rounds. Of { $cards } cards, { $sure } are beyond chance after correction; { $shown } are shown, hollow dots may be chance.
report-cards-of = All cards of { $role }
report-cards-of-note = { $games } games, each figure with its 95% interval; n of what comes early: in how many of them it came early. A star marks what is beyond chance.
report-card = Card
report-deck = Deck
report-fate-card = Fate
report-villain-card = Villain
report-played_share = Played in
report-drawn_change = Drawn early
report-played_change = Played early

report-monsters = Monsters
report-monsters-text = Recruiting is a choice: a monster that winners can afford is not for that reason the one that makes them win.
report-values = What a monster is worth
report-values-note = Percentage points by which a side that recruits the monster wins more, or less, than one that does not. Of { $monsters } monsters, { $sure } are beyond chance after correction; hollow dots may be chance.
report-demand = Recruited most
report-demand-note = The share of sides that recruit the monster at least once in a game.
report-openings = Opening recruits
report-openings-note = How often a side wins whose first recruit was this monster.
report-habit = Habits
report-habit-text = What a side does in a game.
report-stones = Stones
report-stones-note = How often a side wins by the number of stones that it takes in the game.
report-stones-taken = { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
report-habits = Per side and game
report-habits-note = Means, with 95% intervals.
report-habit-recruited = monsters recruited
report-habit-deployed = monsters deployed
report-habit-kills = monsters killed
report-habit-stones = stones taken

report-heroes = Heroes
report-heroes-text = Heroes in the own pile cancel the value of their number, and at the end they may have cost more than they have saved.
report-heroes-laid = { $heroes ->
        [one] 1 Hero
       *[other] { $heroes } Heroes
    }
report-hero_count = Heroes at the end
report-hero_count-note = How often a seat wins by the number of Heroes in its pile at the end.
report-lost = Points cancelled
report-lost-note = The mean number of points that the Heroes of each role’s pile cancelled.
report-specials = Specials
report-specials-text = Every villain has one kind of special, so its figures are also those of the villain.
report-special_time = When specials are played
report-special_time-note = How often a seat wins by the part of the game in which it plays its first special: rounds 1 to 6, 7 to 13, or later.
report-special-third = { $special }, { $third ->
        [1] early
        [2] midway
       *[other] late
    }

report-compare = What has changed
report-compare-text = { $one } ({ $games } games) beside { $other } ({ $others } games): of { $figures } figures, { $sure ->
        [0] none differs
        [one] 1 differs
       *[other] { $sure } differ
    } by more than chance explains.
report-before = Before
report-after = After
report-change = Change
report-chance = Chance
report-changes = Rates that differ
report-changes-note = Percentage points by which the second run’s rate is greater, with 95% intervals.
report-beyond = { $figures ->
        [one] Beyond chance: 1 figure
       *[other] Beyond chance: { $figures } figures
    }
report-beyond-note = Two-proportion tests (Fisher’s exact test where few are won or lost; for means Welch’s test with the normal distribution, from 20 cases on), corrected for many comparisons after Benjamini and Hochberg at 5%: about one in twenty of these may still be chance.
report-within = { $figures ->
        [one] Within chance: 1 figure
       *[other] Within chance: { $figures } figures
    }
report-within-note = These differ no more than chance explains; with more games, some of them might.
report-measure-length = Rounds a game
report-measure-order = Wins of player number { $name }
report-measure-role = Wins of { $name }
report-measure-bot = Wins of the bot { $name }
report-measure-pair = Wins of { $name } against { $other }
report-measure-score = Points of { $name }
report-measure-fated = { $name } fated, per game
report-measure-to_win = Rounds to victory of { $name }
report-measure-played = { $name } played
report-measure-recruited = { $name } recruited
report-measure-monster = Wins of sides with { $name }
report-measure-habit_recruited = Monsters recruited, per side
report-measure-habit_deployed = Monsters deployed, per side
report-measure-habit_kills = Monsters killed, per side
report-measure-habit_stones = Stones taken, per side
report-measure-heroes = Wins with { $name } Heroes
report-measure-lost = Points cancelled of { $name }

report-method = How to read it
report-method-intervals = Rates have 95% intervals after Wilson, differences of rates after Newcombe, means after Student. A victory that rivals share counts as a fraction for each.
report-method-early = Nearly every game is still open after three rounds, so cards that come early say something about cards, not about the length of games.
report-method-many = Where many things are compared, chances are corrected after Benjamini and Hochberg: among what is called beyond chance, about one in twenty is not.
report-method-hollow = The figures say how these bots play. People may play otherwise.
report-written = Written: { $files }
