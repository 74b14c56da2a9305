### What `greathall --help` says. Plain text: these messages have no variables and refer to nothing, for they are read
### without Fluent, which would take longer than all the rest. In `…`: as it is typed.

## The frame

help-usage = Usage
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-help = Show this message and exit.
help-required = required
help-usual = usually
help-any-options = OPTIONS
help-any-command = COMMAND
help-any-arguments = ARGUMENTS
help-compiled = compiled
help-uncompiled = uncompiled

## What is to be typed in that place

help-word-text = TEXT
help-word-number = NUMBER
help-word-decimal = DECIMAL
help-word-path = FILE
help-word-range = LOW,HIGH
help-word-form = table|md|json
help-word-record = RECORD
help-word-file = RECORD
help-word-game = GAME
help-word-words = WORDS
help-word-run = FOLDER
help-word-lang = LANGUAGE
help-word-name = NAME
help-word-cards = CARDS
help-word-table = TABLE
help-word-seat = SEAT
help-word-person = PERSON
help-word-to = FILE

## Commands

help-greathall = Deck-building board games to play, script, simulate and study.
help-play = Play in the terminal against bots.
help-serve = Serve the web app.
help-sim = Play bots against each other, seats rotated, and count.
help-tournament = Let bots meet on the same deals in all seats, and rate them.
help-report = Draw a tournament's run: one page that stands alone.
help-ladder = The rating list of a game's bots, as it was kept or played anew.
help-cards = Everything printed, with its rules text.
help-rules = The rules of a game, or those about something.
help-strategy = How to play a game well, with figures and recorded games.
help-texts = For translators, in a checkout: check the messages of all languages, or write docs/texts/LANG.md.
help-replay = Show a recorded game in the terminal.
help-analyse = Say how likely each player was to win, and which moves would have been better.
help-bench = Measure the speed of the engine here and now.
help-mix = Mixes of the original's cards for Uprising, saved by name.
help-mix-save = Save a mix; play with it by --option original=NAME.
help-mix-list = The mixes there are.
help-mix-remove = Forget a saved mix.
help-admin = Look after a server and its database, also while it runs.
help-admin-people = List people, the newest first.
help-admin-tables = List tables, the last that changed first.
help-admin-delete = Delete a table, with all that was played and said there.
help-admin-bot = Hand a seat to a bot, until its person takes it back.
help-admin-revoke = Sign all devices of a person out.
help-admin-ban = Show a person out; `unban` lets them in again.
help-admin-unban = Let a person in again.
help-admin-export = Print all that is stored about a person, as JSON.
help-admin-forget = Forget a person: name, devices and words. Games stay for the others, and bots play on.
help-admin-backup = Copy the database while the server runs; for PostgreSQL, print the command that does it.
help-admin-vacuum = Give room back that deleted tables took.

## Options

help-json = Print JSON.
help-seed = The same seed gives the same game.
help-option = An option of the game, as name=value; may be repeated.
help-jobs = How many processes; all cores if not given.
help-ray = Play on the Ray cluster at this address ('local' starts one here).
help-version = Print the version.
help-game-first = The game; the first there is if not given.
help-opponents = Who else plays, with commas between them; '' for none.
help-players-you = How many play, you among them, if no bots are named.
help-record-to = Write the record to this file.
help-host = The address to serve on.
help-port = The port; 0 takes any that is free.
help-db = A SQLite file or postgresql://…; a file of your own if not given.
help-server-name = A name by which browsers call the server: that of a proxy before it.
help-trusted-proxy = An address or network whose word on where requests come from is taken: a proxy's.
help-metrics = An address or network that may see /metrics; nobody if not given.
help-workers = How many processes serve, on one PostgreSQL.
help-drain = Seconds for which a server that stops sends people elsewhere.
help-forget-waiting = Days after which a table to which nobody came is cleared away; 0: never.
help-forget-unfinished = Days after which a game without a move is cleared away; 0: never.
help-keep-finished = So many finished games are kept, and their links good; 0: all of them.
help-forget-devices = Days after which a browser that did not come is signed out; 0: never.
help-notify-private = Let people have their messages sent to addresses in this machine's own networks.
help-open = Open the browser too.
help-the-game = The game.
help-bots-each = The bots, with commas between them: one a player, or one a team.
help-players-bots = How many players; as many as there are bots if not given.
help-games = How many games.
help-seed-games = The same seed gives the same games.
help-bots = The bots, with commas between them.
help-players-usual = How many players; the game's usual number if not given.
help-games-pairing = How many games of each pairing, in whole deals.
help-rounds = How many rounds of the format swiss.
help-sprt = Stop a pairing when its score is clearly one or the other.
help-error = How often that may be wrong.
help-out-run = Keep the run in this folder: tables, and what a report needs.
help-resume = Go on with a run that was stopped.
help-details = Note openings, cards and curves of each game in the folder.
help-run-folder = The folder of a tournament's run.
help-out-page = The page to write; report.html in that folder if not given.
help-players-all = How many players; all numbers that the game takes if not given.
help-games-anew = Play it anew, so many games of each pairing.
help-without = Bots that are left out, with commas between them.
help-write = Play it anew and keep it, in a checkout.
help-set = Only this set.
help-players-printed = Only what lies at a table of so many, as it is printed there.
help-format = How to print it.
help-words-of = Only the rules that have these words.
help-record-name = Print this recorded game of the page instead.
help-lang-beside = The language whose rules text is written beside English.
help-check = Say what is wrong with the messages.
help-a-record = A record, as JSON.
help-step = Wait for Enter after each turn.
help-seat-alone = Compare the moves of this seat alone; the first is 0.
help-budget = How many moves to play out for each chance and each decision.
help-seed-analysis = The same seed gives the same analysis.
help-mix-name = The name of the mix.
help-mix-cards = The ids of its cards, with commas between them.
help-person-id = The person's id, as `people` lists it.
help-table-id = The table's id, as its address has it.
help-name-part = A part of the name.
help-status = waiting, playing or over.
help-of-person = Only those of this person.
help-the-seat = The seat, from 0 on.
help-backup-to = The file to write; it must not be there yet.
help-lang = The language, such as en; that of the environment if not given.
help-format-run = Who meets whom: round-robin (each each), swiss, tables (all choices of a table), or challenge (the first against each of the others).
