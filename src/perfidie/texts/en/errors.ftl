error-unknown-game = There is no game “{ $game }”. Known games: { $expected }.
error-no-guide = There is no guide to “{ $game }”. Games with a guide: { $expected }.
error-unknown-language = There is no language “{ $language }” here. Known languages: { $expected }.
error-unknown-role = Nobody here is called “{ $role }”. To choose from: { $expected }.
error-role-twice = “{ $role }” is chosen twice; every seat needs another one.
error-seat-count = { $game } is for { $expected } players, not for { $seats }.
error-unknown-option = { $game } has no option “{ $option }”. Its options: { $expected }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. Possible values: { $expected }.
error-option-form = “{ $text }” is no option: write name=value, for example specials=false.
error-option-field = An option has no field “{ $field }”.
error-unknown-bot = There is no bot “{ $bot }”. Known bots: { $expected }.
error-bot-count = There are { $bots } bots for { $seats } seats: name one for all, or one for each.
error-bot-name = “{ $name }” is the name of a bot; please choose another.
error-unknown-seat = There is no seat “{ $seat }”. The seats are { $expected }.
error-seat-twice = Seat { $seat } is named twice.
error-player-count = There are { $players } names for { $humans } people.
error-player-twice = Two people are called “{ $name }”; please tell them apart.
error-name-count = There are { $names } names for { $seats } seats.
error-too-many-players = There are { $players } people for { $seats } seats.
error-unknown-card = There is no card “{ $card }”. Expected: { $expected }.
error-unknown-eyes = Nobody here has eyes called “{ $eyes }”. To choose from: { $expected }.
error-not-in-terminal = { $game } cannot be shown in the terminal yet.
error-replay-running = This match is not over yet: only its players’ and a spectator’s eyes can be used.
error-resume-other-game = This is a match of { $found }, not of { $expected }.
error-resume-with = A resumed match keeps its seats, options and seed: leave out { $option }.
error-not-a-number = { $option } needs a whole number from { $least } on, not “{ $value }”.

error-no-file = There is no file { $file }.
error-file-exists = There is already a file { $file }; choose another name.
error-file-unreadable = The file { $file } cannot be read.
error-file-unwritable = The file { $file } cannot be written.
error-no-folder = There is no folder { $folder }.
error-file-problem = { $file } cannot be used: { $problem }.
error-system-problem = The system refuses: { $problem }.

error-usage-command = There is no command “{ $command }”. Known commands: { $expected }.
error-usage-missing = { $argument } is missing. See: { $help }
error-usage-option = There is no option “{ $option }” here. See: { $help }
error-usage-value = { $argument } cannot be “{ $value }”. See: { $help }
error-usage-extra = “{ $token }” is one word too many. See: { $help }
error-usage-other = The command line cannot be understood. See: { $help }

error-game-over = The game is over.
error-not-offered = There is no option { $option }; { $offered } are offered.
error-not-possible = This is not possible now.
error-not-asked = Somebody else is asked now.
error-ambiguous = { $matching } options fit this; say more exactly which is meant.
error-stale = The match has gone on since: this answered number { $seq }, and now it is number { $expected }.
error-no-undo = This cannot be taken back.
error-undo-range = Choice { $choices } is not among the { $made } that were made.

error-record-truncated = { $source } ends too early: a part of the record is missing.
error-record-foreign = { $source } is not a record of a match.
error-record-format = { $source } has format { $found }; this version reads format { $expected }.
error-record-unknown-field = { $source } has a field “{ $field }” that no record has. The fields are { $expected }.
error-record-missing-field = { $source } has no field “{ $field }”.
error-record-field = In { $source }, the field “{ $field }” does not hold what it should: { $expected }.
error-record-sealed = { $source } is the announcement of a match that was not over: seed and choices are not in it.
error-record-not-text = { $source } is not a text: byte { $byte } cannot be read.
error-record-not-json = { $source } is not JSON from line { $line }, column { $column } on.
error-record-other-game = The record is of { $found }, not of { $expected }.
error-record-unknown-game = The record is of a game “{ $game }” that is not known here. Known games: { $expected }.
error-record-other-rules = The record follows version { $found } of the rules of { $game }; this is version { $expected }.
error-record-names = The record has { $names } names for { $seats } seats.
error-record-after-end = Choice { $choice } of { $choices } comes after the end of the game.
error-record-choice = Choice { $choice } takes option { $option }, but seat { $seat } had only { $offered }.
error-record-position = There is no position { $position }; they are numbered { $expected }.
error-record-commitment = Seed and salt do not fit the hash that was published: it is { $found }, they give { $expected }.
error-record-no-turn = The record notes the end of a turn after choice { $choice }, where none ends.
error-record-turn-missing = The record lacks the end of the turn after choice { $choice }.
error-record-hash = After choice { $choice } the position is another than the record says: the hash is { $expected }, not { $found }.
error-record-last-hash = The last position, after choice { $choice }, is another than the record says: the hash is { $expected }, not { $found }.
error-record-outcome = The match ended otherwise than the record says: { $expected }, not { $found }.

error-scenario-none = There is no scenario (.toml) in { $file }.
error-scenario-unreadable = The file cannot be read: { $problem }.
error-scenario-syntax = This is not TOML: { $problem }.
error-scenario-key = There is no key “{ $key }”. Known keys: { $expected }.
error-scenario-form = “{ $key }” must hold { $expected ->
        [text] a text
        [number] a whole number
        [truth] true or false
        [table] a table
        [texts] a list of texts
       *[tables] a list of tables
    }.
error-scenario-missing = The key “{ $key }” is missing.
error-scenario-crash = Perfidie has made a mistake and could not go on: { $problem }.

error-layout-letters = Two of the colours { $colours } begin with the same letter.
error-layout-villains = There are { $found } villains in the data; { $expected } were expected.
error-layout-special = { $villain } has the special “{ $special }”, which does not exist. Known specials: { $expected }.
error-layout-size = { $villain } has { $found } number cards; { $expected } were expected.
error-layout-colour = { $villain } has a card of the colour “{ $colour }”. Known colours: { $expected }.
error-layout-value = { $villain } has a card of the value { $value }. Possible values: { $expected }.
error-layout-copies = { $villain } has the value { $value } { $found } times; { $expected } were expected.
error-layout-same-colour = { $villain } has the value { $value } twice in the same colour: { $colours }.
error-layout-special-copies = The special “{ $special }” is there { $found } times; { $expected } were expected.

error-start-key = There is no key “{ $key }” in [start]. Known keys: { $expected }.
error-start-value = “{ $key }” in [start] cannot be { $value }. Expected: { $expected }.
error-unknown-path = There is no path “{ $path }”. Known paths: { $expected }.
error-special-on-pile = “{ $key }” in [start]: the special { $card } cannot lie face up on a pile.
error-specials-not-used = “{ $key }” in [start]: { $card } is a special, and this game is played without them.
error-count-compiled = Compiled code cannot be counted. Leave it aside: PERFIDIE_PURE=1 ./perfidie bench --count

error-villain-locations = The data of { $villain } have { $found } locations; { $expected } were expected.
error-villain-deck = The { $deck } deck of { $villain } has { $found } cards in the data; { $expected } were expected.
error-villain-card-twice = { $villain } has two entries for the card “{ $card }”.
error-not-in-realm = “{ $path }”: there is no card “{ $card }” in the realm.
error-card-stands-nowhere = “{ $key }” in [start]: { $card } cannot stand at a location.
error-too-many-copies = “{ $key }” in [start]: there are only { $expected } copies of { $card }.
error-not-attached = “{ $key }” in [start]: { $card } cannot be attached to { $host }.
error-fate-token-not-free = “{ $key }” in [start]: this game has no Fate token to give, or somebody has it.

error-data-missing = The data of Evil Corp. lack “{ $key }” in { $where }.
error-data-value = In the data of Evil Corp., { $where } cannot be { $found }. Expected: { $expected }.
error-data-total = In the data of Evil Corp., { $what } comes to { $found }; { $expected } was expected.
error-data-twice = In the data of Evil Corp., { $what } stands twice in { $where }.
error-slot-twice = “{ $key }” in [start]: two monsters stand on { $slot }.
error-slot-unfit = “{ $key }” in [start]: { $card } cannot stand on { $slot }.
error-bot-broken = The bot “{ $bot }” ({ $source }) cannot be made: { $problem }
error-bot-without-choose = The bot “{ $bot }” ({ $source }) is none: there is no { $problem }; see docs/bots.md.
error-contest-bots = A contest needs at least two bots.
error-contest-twice = The bot “{ $bot }” is named twice: it would only meet itself.
error-contest-line = Line { $line } of { $file } is not what a contest writes: { $problem }
error-contest-other-job = { $file } belongs to another contest: its { $field } is { $found }, not { $expected }.
error-contest-format = { $file } has the format { $found }; this version reads { $expected }. Begin a new file.
error-contest-number = { $file } has no game { $number }; the first is 0, and not all may be done.
error-contest-full = The disk is full. { $games ->
        [one] 1 game is
       *[other] { $games } games are
    } safe in { $file }: make room, then repeat the command with --resume.
error-contest-resume = --resume goes on with a file: name it with --out.
error-budget = --budget is a time in seconds, more than none; { $value } is not.
error-contest-mixed = --mixed draws the number of seats: it does not go with --seats { $seats }.

error-no-pairs = { $game } is not played in pairs of roles.
error-too-few-roles = Pairs need at least two roles; { $roles } are named.
error-records-kind = --records is all, odd, none or a number, not “{ $records }”.
error-table-kind = --table cannot be “{ $table }”. Possible: { $expected }.
error-seats-or-pairs = --seats and --pairs exclude each other.
error-needs-out = { $option } is for a run that is kept: name its folder with --out.
error-simulate-budget = --budget is a time in seconds, more than none; { $value } is not.
error-run-resume-with = --resume goes on with a run as it was begun; { $option } cannot be given anew.
error-run-exists = { $folder } exists already. Choose another folder, or go on with the run in it by --resume.
error-run-unreadable = { $folder } is not a run that can be read: { $file } is missing or not what a simulation writes.
error-run-format = The run in { $folder } has the format { $found }; this version reads { $expected }.
error-run-damaged = The run in { $folder } is damaged: { $file }, line { $line }.
error-run-empty = No game of the run in { $folder } is done yet.
error-run-number = The run in { $folder } has no game { $number }; they are numbered { $expected }.
error-run-game-changed = Game { $number } of { $folder } was not kept, and its bots play otherwise now: it cannot be shown.
error-run-in-use = Another command is at work in { $folder }.
error-run-other-version = The run in { $folder } was begun by version { $found }, this is { $expected }: its bots may play otherwise.
error-run-unwritable = { $folder } cannot be written: { $problem }.
error-disk-full = The disk is full. { $games } of { $of } games are safe in { $folder }: make room, then perfidie simulate --resume { $folder }.
error-extra-missing = This needs { $package }, which is not installed: { $command }
error-workers-died = The processes that play died { $times } times in a row; is there enough memory? Try fewer with --jobs.
error-cluster-unreachable = There is no Ray cluster at { $address }: { $problem }
error-cluster-lost = The Ray cluster at { $address } was lost: { $problem }

error-no-table = There is no such table.
error-no-page = There is nothing at this address.
error-no-method = This address does not understand that.
error-bad-message = This message cannot be understood; see docs/protocol.md.
error-too-large = This is too long.
error-internal = Something went wrong here. Nothing was changed; please try again.
error-store-down = The tables cannot be reached now. Nothing was changed; please try again in a moment.
error-foreign-origin = Pages of other servers may not do this here.
error-too-many-requests = Too many requests; please wait a moment.
error-spectators-watch = Spectators can only watch.
error-not-your-seat = Seat { $seat } is not yours.
error-seat-away = Your bot plays this seat now; you have it back at the next decision.
error-not-gone = A bot can only play seat { $seat } if its player has been away for a while.
error-seat-open = Seat { $seat } is still open.
error-seat-taken = Seat { $seat } is taken.
error-host-only = Only the host of the table can do this.
error-has-started = The match has begun.
error-not-playing = No match is being played at this table.
error-not-over = The match is not over yet.
error-table-paused = The table is paused.
error-offer-pending = This is being asked already.
error-hint-pending = A hint is being thought about already.
error-no-offer = Nothing like this is being asked.
error-unknown-person = There is nobody like this at the table.
error-unknown-phrase = There is no such phrase. Known phrases: { $expected }.
error-unknown-condition = There is no Condition “{ $condition }” here. Known: { $expected }.
error-empty-line = There is nothing in this line.
error-why-not-asked = Nothing is asked of this seat now.
error-no-rematch = There is no rematch for you here.
error-record-closed = The record is opened when the match is over.
error-port-range = --port needs a whole number from 0 to 65535, not “{ $value }”.
error-store-unusable = The store { $store } cannot be used: { $problem }.
error-store-newer = The store was made by a newer version of Perfidie: it has version { $found } of the schema, this one knows { $expected }.
error-unknown-bus = --bus needs an address that begins with one of: { $expected }.
error-bus-away = The bus between the processes cannot be reached: { $problem }.
error-port-taken = Nothing can listen at { $host }, port { $port }: it is in use or not allowed. Choose another with --port.

error-action-masked = Action { $action } may not be chosen now: { $legal } others may.
error-action-unnumbered = The numbering of { $game } has no action for this option: { $option }.
error-unknown-rewards = There are no rewards “{ $rewards }”. Possible are: { $expected }.
error-env-limit = limit is a number of decisions from 1 on, not { $limit }.
error-env-never-asked = In { $matches } matches of at most { $limit } decisions the own seat was never asked: allow more with limit.
error-no-such-seat = There is no seat { $seat }. Expected: { $expected }.
error-cluster-address = The address of a Ray cluster is HOST:PORT or ray://HOST:PORT, or local; { $address } is none.
error-bot-gives-no-reasons = The bot “{ $bot }” cannot give reasons; ask steady or cunning.
error-hint-range = There is no choice { $at }: they run from 0 to { $last }.
error-hint-nothing = After { $at } choices nobody is asked: the match is over. Name an earlier position with --at.
error-hint-not-asked = Seat { $seat } was not asked anything within the first { $at } choices.
error-runs-not-alike = These runs cannot be compared: { $what ->
        [game] one is of { $one }, the other of { $other }
       *[seats] one has { $one } seats, the other { $other }
    }.
error-page-unwritable = { $file } cannot be written: { $problem }.
error-closing-down = The server is being restarted; please try again in a moment.
error-admin-what = There is no “{ $what }” here. Known: { $expected }.
error-backup-postgres = A PostgreSQL database is copied with its own tools: pg_dump.
error-backup-broken = The store { $file } is damaged: the copy was not kept.
error-bot-setting = “{ $setting }” cannot be set for the bot “{ $bot }”. { $expected ->
    [none] It has no settings.
   *[other] Expected: { $expected }.
}
