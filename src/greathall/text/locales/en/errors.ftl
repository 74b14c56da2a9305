### What is wrong with what somebody has handed in: to the command line, to the library. In lower case, without a full stop.
### Options, commands, ids and what was given ($given) are as they are typed. $why: a further one of these, or what another
### program has said, in its own words.

error-none = none
# From $first to $last.
error-span = { $first } to { $last }

## Options of commands.

error-option-pair = --option takes name=value, not { $given }
error-option-twice = --option { $name } is given twice
error-option-value = --option { $name }: { $why }
error-bots-or-players = play takes --bots or --players: the bots and you are as many as there are
error-resume-where = --resume goes on with the run in a folder: name it by --out
error-two-numbers = { $option } takes two numbers with a comma between them, not { $given }
error-cards-option = cards takes --option together with --players: what lies at a table hangs on both
error-not-written = { $file } cannot be written: { $why }
# $what: an option.
error-range = { $what } takes a number from { $least } to { $most }, not { $given }
# $counts: such as "2 to 4 or 6"
error-player-counts = { $game } takes { $counts } players, not { $given }
error-no-language = there are no texts in { $given }; there are { $langs }
error-texts-what = texts takes a language, or --check
error-texts-lang = texts are written of a language beside English, not of { $given }; there are: { $there }
error-texts-none = none yet

## Bots and their games.

error-no-bot = there is no bot { $name } for { $game }; there are { $bots }, or your own as module:Class or { $command }command
error-no-bot-listed = there is no bot { $name } for { $game }; there are { $bots }
error-bot-budget = the bot { $name } takes a budget behind the colon: moves to play out from 1 to { $moves } (search:50), or seconds up to { $seconds } (search:0.25s), and behind a stroke how many processes are to think, up to { $processes } (search:1s/2)
# $why: an error-bot-…, or what another program has raised
error-bot-failed = the bot { $name } failed: { $why }
error-bot-chose = the bot { $name } chose { $given }, which is no option: { $options }
error-bot-there = { $game } has a bot { $name } already
# $kind: what it has to be, a class of ours
error-bot-class = the bot { $name } of { $game } has to be a { $kind }, not { $given }
error-bot-no-module = the bot { $name } is module:Class, but that module is not to be had: { $why }
error-bot-no-class = the bot { $name } is module:Class, but { $given } there is no class of { $kind }
error-bot-no-command = the bot { $name } is no command: { $why }
error-bot-empty = a bot { $command } has its command after the colon, such as '{ $command }python my_bot.py'
error-bot-no-program = the bot { $name } cannot be started: there is no program { $program }
error-bot-seconds = { $setting } takes a whole number of seconds from 1 on, not { $given }
error-bot-code = a choice has the code of an option, such as { $example }, not { $given }
error-bot-protocol = it speaks protocol { $theirs }, and we speak { $ours }
error-bot-start = it cannot be started: { $why }
error-bot-unasked = it wrote a line that nobody had asked for: { $line }
error-bot-silent = no answer within { $seconds } s ({ $setting } sets how long to wait)
error-bot-object = a line has to be a JSON object, not { $given }: { $why }
# $type: a type of message, as it is typed
error-bot-type = the answer has to be of type { $type }, not { $given }
error-bot-closed = it closed its standard streams before it had answered
error-bot-ended = it ended (exit code { $code }) before it had answered
# $said: the last line that it wrote to stderr
error-bot-ended-saying = it ended (exit code { $code }) before it had answered; the last it wrote to stderr: { $said }
# $teams: 0 where nobody plays together.
error-bots-count = bots takes names of bots for { $game }: one for each player, { $players }{ $teams ->
    [0] {""}
   *[other] , or one for each team, { $teams }
}, not { $given }
error-bots-twice = bots takes each bot once, and { $name } is there twice
error-sprt-pairs = sprt is for pairings of two bots: use it with the format round-robin or swiss
error-sprt-rates = sprt takes two win rates, the lower first, such as 0.5,0.55, not { $given }
error-sprt-error = error takes a chance between 0 and 0.5, such as 0.05, not { $given }
error-format = format takes { $formats }, not { $given }
error-format-bots = bots takes { $least } or more for a tournament of the format { $format }, not { $given }
error-format-alone = format takes round-robin where one player sits alone: nobody meets anybody
error-rounds-format = rounds is for the format swiss: the others have as many as it takes
error-interrupted = a process of this run was ended from outside, maybe because memory ran out; a tournament with --out goes on with --resume, fewer --jobs need less memory
error-ray = ray takes the address of a cluster, such as 10.0.0.1:6379, auto or local, not { $given }: { $why }
error-ray-port = it has no port
error-ray-nobody = nobody answers there ({ $why })
# $modules are names of programs, $extra is what pip is told.
error-missing-extra = this needs { $modules }, not installed here: pip install { $extra }
error-not-installed = { $module } is not installed: { $command }
error-budget = an analysis takes a budget from 1 to { $most } moves, not { $given }

## Strategies of Dominion: lists of what to buy.

error-strategy-line = strategy { $name }, line { $line }: { $why }
error-strategy-empty = strategy { $name } names no card to buy
error-strategy-card = there is no card { $given }
error-strategy-test = { $given } compares nothing; write for example 'left(province) <= 4'
error-strategy-number = { $given } is not a number, { $words }, own(card) or left(card)
error-strategy-zero = { $given } divides by 0
error-strategy-word = { $given } is not one of { $words }, own(card), left(card)

## Plug-ins: games and bots of others.

error-plugin-class = a game is a { $kind }, not { $given }
error-plugin-name = its game is called { $game }: name the entry point so too
error-plugin-bot = a bot is what gives a Bot when it is called, such as its class, not { $given }
error-plugin-game-there = there is a game { $game } already
error-plugin-bots-there = there are bots { $bots } already, and { $game } has such of its own
error-plugin-bot-there = there is a bot { $name } for { $games } already
error-plugin-id = the id of a game is snake_case, not { $given }
error-plugin-version = the rules of { $game } have a version from 1 on, not { $given }
error-plugin-counts = { $game } takes counts of players from 1 to { $most }, ascending, not { $given }
# $counts: such as "2 to 4 or 6"
error-plugin-usual = { $game } is usually for { $counts } players, not { $given }
error-plugin-table = { $game } sets no table for { $players } players: { $why }
error-plugin-broken = the game { $game } cannot be played here: its plug-in is broken ({ $why })

## What is kept: runs of tournaments, rating lists.

# $games is an option.
error-no-ladder = no rating list of { $game } for { $players } is kept: { $games } plays one
error-no-rating-list = { $file } is no rating list: { $why }
error-ladder-write = ladder --write keeps the list in a checkout of Great Hall: run it in its top folder
error-no-batch = { $file } is no batch of ours ({ $why }): delete it, and --resume plays it again
error-run-other-things = { $folder } has other things in it: name a folder that is new or empty
error-run-there = { $folder } has a run in it: --resume goes on with it, or name another folder
error-run-differs = the run in { $folder } was begun with { $name } { $before }, not { $now }: go on as it was begun, or name another folder
error-no-run = { $folder } is no run: `greathall tournament … --out RUN` makes one
error-run-unfinished = the run in { $folder } is not finished: go on with it by `greathall tournament … --resume`
error-run-unread = { $file } is not { $what ->
    [plan] a run's plan
   *[result] a run's result
}: { $why }

## Mixes of cards.

error-mixes-unread = the saved mixes in { $file } cannot be read: { $why }
error-mixes-unwritten = the saved mixes cannot be written to { $file }: { $why }
error-mix-name = { $name } cannot name a mix; take a word that is not { $words }
error-mix-empty = the mix { $name } names no card
error-no-mix = there is no saved mix { $name }; there are { $mixes }

## What is printed, rules pages and strategy pages. $title is a game's name.

error-no-rule = the rules of { $title } have no { $given }; { $command } prints all of them
error-no-words = no rule of { $title } has the words { $given }; { $command } prints all of them
error-no-rules-page = { $title } has no rules page; there are pages of { $games }
error-no-strategy-page = { $title } has no strategy page; there are pages of { $games }
error-no-recorded-game = there is no recorded game { $name } of { $game }; there are { $there }
error-no-thing = { $title } has no card, leader or space { $given }; { $command } lists them all
error-no-card = { $title } has no card { $given }; { $command } lists them all
error-card-none = { $title } has no card { $given }
error-no-set = { $title } has no set { $given }; it has { $sets }
error-no-sets = { $title } has no sets, so none is called { $given }

## Games that are set up or played.

error-players-number = players takes a whole number, not { $given }
error-seed-number = seed takes a whole number from 0 to 2**64 - 1, not { $given }
error-options-mapping = options takes a mapping such as { $example }, not { $given }
error-option-name = the name of an option is text, not { $given }
error-option = option { $name }: { $why }
error-setup = setup takes that of a record, lists of ids by deck: { $why }
error-no-seat = there is no seat { $given }: the seats are 0 to { $last }
error-over = the game is over: there is nothing left to decide
error-over-choose = the game is over: there is nothing left to choose
# $choices: the options with their numbers
error-no-choice = { $given } is not an option: choose from 0 to { $last } ({ $choices })
error-no-code = { $given } is not the code of an option: there are { $codes }
error-no-step-back = there is no step of this seat that could be taken back
error-no-undo = the last choice cannot be taken back: something was revealed, or it was another's
error-no-step = there is no step { $given }: the game has steps 0 to { $last }

## Lessons.

error-lesson-done = this lesson is done: there is nothing left to answer
# $n: how many answers there are
error-no-answer = { $given } is not an answer: there are { $n }
error-no-lesson = there is no lesson { $given } of { $game }; there are { $there }
error-no-guided-game = there is no guided game { $given } of { $game }; there are { $there }

## Tables to learn on: actions, rows of games.

# $legal: a list of numbers
error-action = action { $given } is no option now: the action mask has { $legal }
error-games-number = n takes a number of games from 1, not { $given }
error-seats-bots = bots sit on all { $n } seats: leave one free to learn on
error-actions-count = { $given } actions are not one for each of { $n } games
error-options-json = options takes JSON such as { $example }, not { $given }: { $why }

## Records and saved games. $versions: error-record-versions

# $theirs is 0 for a record without one.
error-record-versions = this is a record of { $game } { $theirs ->
    [0] without a rules version
   *[other] of rules version { $theirs }
}; our rules of { $game } are version { $ours }
error-record-newer = { $versions }: it takes a newer Great Hall
error-record-unchecked = { $versions }, and it has no check at its end that would show whether they agree
error-record-chance = { $versions }: its set-up was left to chance, and drawn in another way
error-record-old = { $versions }; it is played by these
error-record-set-up = the record cannot be set up: { $why }
error-record-choice = choice { $n } of the record cannot be made: { $why } ({ $versions })
error-record-checks = this is no record of a game: it has two checks after the same number of choices
error-record-other = { $versions }: by ours it becomes another game by choice { $n }, so it was damaged or played by other rules
error-record-none = this is no record of a game: { $why }; a record has game, players, seed, options, version and choices
error-record-first-release = the first release stored neither the set-up nor checks: this might be another game
# $n: how many choices there should be; $stored: how many there are
error-record-steps = of its { $n } choices { $stored } are stored
error-dealt-anew = this game was dealt anew (determinize): no record leads to it
error-save-none = this is no saved game: { $why }
error-save-first = this game was saved by the first release, which wrote its states another way; its record may still be played: replay(save['record'])
error-save-unplayable = this saved game cannot be played: { $why }
error-save-damaged = the saved game is damaged: its choices do not lead to its state

## Files and JSON.

# What the system says, by its code; $text: other words of it.
error-system = { $code ->
    [ENOENT] No such file or directory
    [EACCES] Permission denied
    [EISDIR] Is a directory
    [ENOTDIR] Not a directory
    [EROFS] Read-only file system
    [ENOSPC] No space left on device
    [EEXIST] File exists
    [EADDRINUSE] Address already in use
   *[other] { $text }
}
error-file-unread = { $file } cannot be read: { $why }
error-file-large = { $file } is larger than { $most } bytes
error-json-text = JSON is text, not { $given }
error-json-large = it is larger than { $most } bytes
error-json-utf8 = it is not text in UTF-8 (byte { $byte })
error-json-none = it is no JSON: { $why }
error-json-deep = it is nested deeper than { $most } levels
error-json-values = it has more than { $most } values
error-json-key = a key is text, not { $given }
error-json-number = { $given } is too large a number
error-json-value = { $given } is no text, number, true, false, null, list or mapping
error-json-half = { $given } has half a character in it (a lone surrogate)
error-json-twice = the key { $key } stands there twice
error-json-nan = { $given } is no number that JSON has

## The server.

error-workers = several --workers share a PostgreSQL: name one with --db, or serve with one
error-no-machine = this is no name of a machine
# $at: an address; $option: a free port.
error-cannot-serve = cannot serve on { $at }: { $why }; another program may be there: try { $option }
error-db-unopened = { $db } cannot be opened: { $why }; give a file for SQLite or a PostgreSQL URL with --db
error-db-taken = another Great Hall has { $file } open: go there, or give this one another file with --db
error-network = { $option } takes an address or a network such as 127.0.0.1 or 10.0.0.0/8: { $why }
error-databases = give a path, sqlite:///PATH or postgresql://USER@HOST/NAME
# $databases: error-databases
error-no-database = { $db } is no database for us: { $databases }
error-no-database-why = { $db } is no database for us: { $why }; { $databases }
error-database-unopened = the database { $db } cannot be opened: { $why }; { $databases }
# $step: how far it was brought; $ours: how far we know
error-database-newer = a newer Great Hall has been at work there (step { $step }, we know { $ours }): install that one
error-admin-no-table = there is no table { $table }: `greathall admin tables` lists them
error-admin-nobody = there is nobody { $person }: `greathall admin people` lists them
error-admin-moved = somebody has moved at table { $table } just now: try again
# $why: a message refused-…
error-admin-seat = at table { $table } { $why }
error-admin-there = { $file } is there already: name a new file
error-admin-not-copied = { $db } cannot be copied to { $file }: { $why }
error-admin-damaged = the copy is damaged ({ $why }), and so may be the database

## Options of games. $name is the option, or what it names; $there: what there is.

error-no-option = { $game } has no option { $name }; it has { $options }
error-option-takes = option '{ $name }' takes { $takes }, not { $given }
# What the option takes ($option; flags are true or false): $text says it in English.
error-takes = { $text }
error-first-player = option 'first_player' takes a seat from 0 to { $last } or 'random', not { $given }
# $seats: a choice, such as "1 or 4".
error-first-ally = option 'first_player': with six players an Ally begins, on seat { $seats }, not { $given }
error-first-rival = option 'first_player': with one player the Rival to the left begins, on seat { $seat }, not { $given }
# $few: how many numbers of players it is for, from $least on.
error-option-few = option '{ $name }' is for { $few ->
    [1] { $least ->
        [1] one player
       *[2] two players
    }
   *[2] one or two players
}, not { $given }
error-option-six = option '{ $name }' is for six players, not { $given }
error-part-of-level = option '{ $name }' is part of difficulty '{ $level }': it cannot be false there
error-difficulty = option 'difficulty' takes one of { $levels }, not { $given }
error-choam-six = option 'choam': six players always play with the CHOAM module; set it, or leave it out
error-rivals-leaders = option 'rivals' takes two leaders, 'random' or 'first_game', not { $given }
error-rivals-no-rival = option 'rivals': '{ $name }' cannot lead a Rival; there are { $there }
error-rivals-players = option 'rivals': '{ $name }' is the player's leader; a Rival takes another
error-rivals-two = option 'rivals' takes two different leaders, not { $given }
error-rivals-cards = option 'rivals' takes Rival cards, 'random' or 'first_game', not { $given }
error-rivals-count = option 'rivals' takes { $n ->
    [1] one Rival card
   *[2] two different Rival cards
}, not { $given }
error-no-rival = option 'rivals': there is no Rival { $name }; there are { $there }
# $wanted: whether it should be one of them.
error-streamlined = option 'rivals': '{ $name }' { $wanted ->
    [yes] is not one of
   *[no] is one of
} the Streamlined Rivals; there are { $there }
error-no-leader = option '{ $option }': there is no leader { $name }; there are { $there }
error-draft = option 'leaders': a draft takes { $n } leaders, two for each of { $players } Allies; there are { $there }
error-leader-choam = option 'leaders': '{ $name }' plays only with the CHOAM module; set option 'choam'
error-leader-twice = option 'leaders': '{ $name }' is named twice; each leader is there once
error-leaders-count = option 'leaders' takes one leader a seat: { $n }, not { $given }
error-original = option 'original': the original has no card { $name } to mix in; there are the mixes { $mixes } and the cards of `greathall cards imperium`
error-original-twice = option 'original': '{ $name }' is named twice; all copies of a card are mixed in together
error-no-kingdom = option 'kingdom': there is no set { $name }; there are { $there }, 'random' and 'five_and_five'
error-no-kingdom-set = option 'sets': there is no set { $name }; there are { $there }
error-five-and-five = option 'kingdom': 'five_and_five' takes two sets, not { $sets } alone
error-kingdom-sets = option 'sets' is { $sets }, but the kingdom has '{ $card }' of { $set }: leave 'sets' out, or take a kingdom of these sets, or 'random'
error-kingdom-card = option 'kingdom': there is no card { $name }; `greathall cards dominion` lists them all
error-kingdom-basic = option 'kingdom': '{ $name }' is in every game; name ten kingdom cards besides it
error-kingdom-twice = option 'kingdom': '{ $name }' is named twice; each card has one pile
error-kingdom-size = option 'kingdom' takes { $n } kingdom cards, not { $given }
error-bots-want = these bots want { $n } kingdom cards, { $cards }: give ten by 'kingdom'

## The set-up that a record has. $kind: a deck's id.

error-setup-dominion = Dominion's options say all of its set-up; it has no { $given }
error-setup-has = the set-up of a game with these options has { $there }, not { $given }
error-setup-names = the set-up names { $given }, which is not among the { $kind } of { $game }
error-setup-twice = the set-up names one of its { $kind } twice
error-setup-conflicts = the set-up has { $n } of the conflicts of level { $level }; it takes { $count }
error-setup-objectives = the set-up takes an objective for each player, one of them with the first player marker
error-setup-hagal = the set-up takes cards of House Hagal, and not only those that reshuffle its deck
error-setup-leaders = the set-up takes at least { $n } leaders to choose from
error-setup-two-leaders = the set-up takes two leaders for each player: { $n }
# $encoding: how letters are written there
error-encoding = this terminal writes { $encoding }, which has not all the letters of what is to be printed
