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
cli-play-bots = The bot for the empty seats, or one for each: random, novice, steady (the usual one), cunning.
cli-play-option = An option of the game as name=value; may be repeated.
cli-play-seed = The seed of all chance; the same seed deals the same cards.
cli-play-record = Where to keep the record; otherwise in your data folder.
cli-play-resume = Go on with a match that was kept in this file.
cli-play-ask-all = Ask for everything, even where there is only one choice.

cli-simulate = Let bots play many games, and count who wins.
cli-simulate-usage = Usage: perfidie simulate GAME [OPTIONS], or perfidie simulate --resume RUN
cli-simulate-pairs = All pairs of these roles, in both seat orders: all, or gaston,jafar,ursula.
cli-simulate-seats = How many seats (villains are drawn for each game), or what each seat plays: hook,jafar,ursula.
cli-simulate-bots = The bot for all seats, or one for each: random (the usual one), novice, steady, cunning.
cli-simulate-budget = How many seconds a bot may think about a decision; otherwise 1.
cli-simulate-games = How many games, otherwise 1000; with --pairs, how many for each pair, otherwise 100.
cli-simulate-cluster = Play on a Ray cluster at this address; local: on one made here for the time (needs the extra “cluster”).
cli-simulate-seed = The seed; the same seed gives the same games, on any number of processes.
cli-simulate-jobs = How many processes; otherwise one per core.
cli-simulate-out = Keep everything in this new folder, safe from Ctrl-C and crashes; for perfidie report and perfidie replay.
cli-simulate-table = The form of the table in the folder: csv, or parquet (needs the extra “lab”).
cli-simulate-records = Games that can be watched again at once: all, none, odd, or odd ones and so many others; otherwise 100.
cli-simulate-resume = Go on with the run in this folder.

cli-report = Show what a run says, or what differs between two, as a page with pictures.
cli-report-usage = Usage: perfidie report RUN [OTHER RUN] [OPTIONS]
cli-report-run = The folder of a run, as perfidie simulate --out makes it.
cli-report-other = A second run of the same game: the report says what it has changed.
cli-report-out = The page to write; otherwise report-en.html in the folder of the run.
cli-report-pictures = Write all pictures to this folder, as SVG and PNG (needs the extra “report”).
cli-report-markdown = Write key tables to this page of Markdown, and their pictures beside it; a former report there is renewed.

cli-arena = Let bots meet, and rate them.
cli-arena-usage = Usage: perfidie arena GAME BOT BOT… [OPTIONS]
cli-arena-bots = The bots that meet, by their names: random, steady, or one of your own; see docs/bots.md.
cli-arena-games = How many games each pair plays; otherwise 100. Whole deals are played, with all seats swapped.
cli-arena-seats = How many seats; otherwise as few as possible. With more than two, each bot sits alone among the others.
cli-arena-mixed = Draw seats, roles and bots for each game, to see whether all games end.
cli-arena-budget = How many seconds a bot may think about a decision; otherwise 1.
cli-arena-out = Keep all games in this file, one per line as JSON, each as soon as it is done; for perfidie replay.
cli-arena-table = Write the games as a table at the end: FILE.csv, or FILE.parquet (needs the extra “lab”).
cli-arena-resume = Go on with the file of --out.

cli-check = Check rules with scenario files.
cli-check-usage = Usage: perfidie check PATH… [--coverage GAME] [--bot NAME]
cli-check-paths = Scenario files, or folders of them.
cli-check-coverage = Tell which rules and cards of this game a scenario shows, and which none does.
cli-check-bot = Let this bot choose where a scenario says what is best.

cli-guide = Make a reference of all villains, boards, cards and rulings in Markdown.
cli-guide-usage = Usage: perfidie guide GAME [--out FILE]
cli-guide-game = The game: villainous.
cli-guide-out = Write the page to this file; otherwise it is printed.

cli-replay = Watch a match again, step by step.
cli-replay-usage = Usage: perfidie replay FILE [--eyes 0|1|…|spectator|all]
cli-replay-file = The record of a match, or a game of a run or a contest: RUN#17.
cli-replay-eyes = Through whose eyes: a seat, spectator, or all (once the match is over; games of bots have no secrets).

cli-hint = Ask a bot what it would choose in a match, and why.
cli-hint-usage = Usage: perfidie hint FILE [--at N] [--seat N] [OPTIONS]
cli-hint-at = After how many choices; otherwise where the record ends.
cli-hint-seat = The seat to be advised, where it was asked last; otherwise the one that is asked.
cli-hint-bot = The bot that is asked; otherwise cunning.
cli-hint-most = How many options it tells; otherwise 3.

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

cli-serve = Open tables for others, in the browser or by program.
cli-serve-usage = Usage: perfidie serve [--port N] [--db PATH|URL] [OPTIONS]
cli-serve-host = The address to listen at; 0.0.0.0 for the whole network, otherwise this machine only.
cli-serve-port = The port; otherwise 8000.
cli-serve-db = Where tables are kept: a file, or postgresql://…; otherwise in your data folder.
cli-serve-bus = How several servers tell each other: redis://…; otherwise through the database.
cli-serve-workers = How many processes think for the bots; otherwise 1.
cli-serve-pace = So many seconds a bot takes at least for a choice; otherwise 0.5.
cli-serve-origin = A page of another server that may talk to this one; may be repeated.
cli-serve-proxy = The address of a reverse proxy whose headers are to be believed.
cli-serve-no-browser = Do not open a browser.

cli-admin = Look after the tables of a server: list, backup FILE, prune.
cli-admin-usage = Usage: perfidie admin list|backup|prune [FILE] [--db PATH|URL] [OPTIONS]
cli-admin-what = list: all tables; backup: a copy, also while the server runs; prune: forget old tables.
cli-admin-file = Where the copy goes.
cli-admin-days = Forget tables that nobody has touched for so many days; otherwise 90.
cli-admin-unfinished = Forget unfinished tables, too.

cli-bench = Measure the speed of the engine.
cli-bench-usage = Usage: perfidie bench [GAME…] [--peers] [--envs] [--count [--write]] [--json FILE]
cli-bench-games = The games to measure; otherwise all.
cli-bench-peers = Measure comparable engines as well (needs the extra “bench”).
cli-bench-envs = Measure the learning environments instead (needs the extra “learn”; with “bench”, beside Hanabi).
cli-bench-count = Count calls and objects, which are the same on every run, instead of time.
cli-bench-write = Store what was counted, for the tests to compare with.
cli-bench-json = Write the figures to this file.
