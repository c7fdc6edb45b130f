cli-refusal = perfidie: { $problem }
cli-about = Play and study tabletop games of villainy, by their full rules, in French and English.
cli-usage = Usage: perfidie COMMAND [OPTIONS] [--lang fr|en]
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-help = Show this page; after a command, the page of the command.
cli-version = Show the version, and whether the core is compiled.

cli-games = List the games with their seats, roles and options.
cli-games-usage = Usage: perfidie games
cli-games-seats = players
cli-games-roles = roles
cli-games-options = options
cli-games-option = { $name } = { $values } (otherwise { $default })
cli-games-try = To play: { $command }

cli-play = Play at this keyboard, with others or against bots.
cli-play-usage = Usage: perfidie play GAME [OPTIONS]
cli-play-game = The game, for example villains_card_game; see perfidie games.
cli-play-seats = How many seats (villains are drawn), or what each seat plays: hook,jafar,ursula.
cli-play-humans = The seats of people, counted from 0: 0,2. Otherwise the first ones; none: bots only.
cli-play-players = The names of the people: Anna,Bob.
cli-play-bots = The bot for the empty seats, or one for each: greedy (which is the usual one) or random.
cli-play-option = An option of the game as name=value; may be repeated.
cli-play-seed = The seed of all chance; the same seed deals the same cards.
cli-play-record = Where to keep the record; otherwise in your data folder.
cli-play-resume = Go on with a match that was kept in this file.
cli-play-ask-all = Ask for everything, even where there is only one choice.

cli-simulate = Let bots play many games, and count who wins.
cli-simulate-usage = Usage: perfidie simulate GAME [OPTIONS]
cli-simulate-seats = How many seats (villains are drawn for each game), or what each seat plays: hook,jafar,ursula.
cli-simulate-bots = The bot for all seats, or one for each: random.
cli-simulate-games = How many games; otherwise 1000.
cli-simulate-seed = The seed; the same seed gives the same games, on any number of processes.
cli-simulate-jobs = How many processes; otherwise one per core.
cli-simulate-out = Write all games to FILE.json or FILE.csv.

cli-check = Check rules with scenario files.
cli-check-usage = Usage: perfidie check PATH… [--coverage GAME]
cli-check-paths = Scenario files, or folders of them.
cli-check-coverage = Tell which rules and cards of this game a scenario shows, and which none does.

cli-guide = Make a reference of all villains, boards, cards and rulings in Markdown.
cli-guide-usage = Usage: perfidie guide GAME [--out FILE]
cli-guide-game = The game: villainous.
cli-guide-out = Write the page to this file; otherwise it is printed.

cli-replay = Watch a match again, step by step.
cli-replay-usage = Usage: perfidie replay FILE [--eyes 0|1|…|spectator|all]
cli-replay-file = The record of a match.
cli-replay-eyes = Through whose eyes: a seat, spectator, or all (once the match is over).

cli-verify = Check that a record is whole and true, and that the deal was not tampered with.
cli-verify-usage = Usage: perfidie verify FILE
cli-verified = { $file } is true: { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    } lead from the sealed deal to the result that it tells.
cli-verified-running = { $file } is true so far: { $choices ->
        [one] 1 choice leads
       *[other] { $choices } choices lead
    } from the sealed deal to the present position; the match is not over.
cli-sealed = Hash of seed and salt: { $hash }

cli-bench = Measure the speed of the engine.
cli-bench-usage = Usage: perfidie bench [GAME…] [--peers] [--count [--write]] [--json FILE]
cli-bench-games = The games to measure; otherwise all.
cli-bench-peers = Measure comparable engines as well (needs the extra “bench”).
cli-bench-count = Count calls and objects, which are the same on every run, instead of time.
cli-bench-write = Store what was counted, for the tests to compare with.
cli-bench-json = Write the figures to this file.
