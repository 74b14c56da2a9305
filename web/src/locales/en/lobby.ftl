### The lobby: tables, people, help

skip-to-content = Skip to the content
nav-label = Great Hall
nav-learn = Learn
nav-help = Help
nav-settings = Settings
nav-identity = Your name and devices
footer = Great Hall is an unofficial fan project. It has nothing to do with the publishers of the games and uses none of their art or texts.
save = Save
done = Done
cancel = Cancel
copy = Copy
copied = Copied
share = Share …
copy-by-hand = Please copy the marked link yourself.
just-now = just now

lobby-title = Take a seat
lobby-about = Deck-building games with friends and with bots, in the browser. No account needed.
lobby-games = Play
lobby-now = “Play now” starts a game against bots at once. A new table is for friends, for several people at this device, and for the options of a game.
lobby-learn = New to a game? Play the first one with a coach.
lobby-no-games = The games could not be loaded
lobby-no-tables = The tables could not be loaded
lobby-stale = The lists could not be brought up to date.
lobby-mine = Your tables
lobby-asked =
    { $n ->
        [one] Your move
       *[other] Your move at { $n } tables
    }
title-asked = ({ $n }) Your move
lobby-open = Open tables
lobby-open-empty = Nobody is looking for players at the moment
lobby-open-empty-text = Open a table, list it here, and others may sit down.
lobby-live = Being played now
lobby-finished = Finished games
show-all = Show all { $n }

game-players =
    { $n ->
        [one] { $names } player
       *[other] { $names } players
    }
players-to = { $min } to { $max }
players-or = { $names } or { $last }
play-now = Play now
play-now-game = Play now: { $game }, against bots
new-table = New table
new-table-game = New table of { $game }
opening = Opening …

status-waiting =
    { $n ->
        [one] One seat free
       *[other] { $n } seats free
    }
status-your-move = Your move
status-playing = Being played
status-over = Over
status-lost = The automata won
status-won =
    { $n ->
        [one] { $names } won
       *[other] { $names } shared the victory
    }
# $side: Shaddam's side
status-side-won = { $side } won
play = Play
to-table = To the table
watch = Watch
sit-down = Sit down
sit-down-at = Sit down at { $table }
sit-here = Sit here
sit-here-as = Sit down on seat { $n }: { $role }
look-again = Result
replay = Replay
seat-open = free seat

## Identity

name-label = Your name
name-placeholder = How shall others call you?
name-saved = ✓ You are { $name } now.
identity-title = You
move-title = Another device
move-about = Your browser is your identity here: no account, no password. With a link, another browser becomes the same person and has your tables too.
move-make = Make a link
move-link = Open this link on the other device
move-share = Opens my seat in Great Hall on this device
move-secret = It works once, for a quarter of an hour. Whoever opens it plays as you, so keep it to yourself.
claim-title = Use your identity on this device
claim-about = This link makes this browser the same person as the one that made it, with the same name and tables.
claim-replaces = Here you are { $name } so far. That identity would leave this browser, and its tables with it.
claim-replaces-guest = If you have played in this browser before, those tables would no longer be yours here.
claim-yes = Yes, be that person here
claim-no = No, leave everything as it is
claim-done = Welcome back, { $name }.
join-title = Invitation
join-welcome = You are invited
join-invited = { $host } has a seat for you at a game of { $game }.
join-invited-nobody = There is a seat for you at “{ $table }”.
join-name = What is your name?
join-sit = Sit down
join-seat = Which seat would you like?
join-seat-as = Seat { $n }: { $role }
join-part = You would be: { $role }
join-sitting = Taking a seat …
join-failed = This seat could not be taken

## Settings

settings-title = Settings
# Above the names of the languages, each in itself: English, Deutsch, …
settings-language = Language
settings-english-names = English names beside the names of cards, spaces and leaders
settings-theme = Colours
settings-theme-system = Like the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Moves of others
settings-speed-off = At once
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-speed-about = How long each step of the others is shown. “At once” also turns animations off. Automata move together with the step before: what they did is told in the log.
settings-turn = When it is your turn
settings-sound = A sound
settings-sound-try = Listen
settings-title-ring = A sign in the title of the page
settings-hands = Your own moves
settings-ask-loss = Ask before a choice that would give something away
settings-by-itself = Do what leaves no choice without a click
settings-by-itself-about = A turn with nothing left to do ends, Treasures are played, effects whose order cannot matter are carried out. While the step before can still be taken back, there is a moment to do so. Whoever holds Intrigue cards ends their turns themselves: nobody is to learn whether one of them fits.
settings-guiding = Tell the goal, and what is possible for the first time (on in the first three games)
settings-text = Text view
settings-text-view = Open tables in the text view
settings-text-about = The whole table in words, with every action within reach of the keyboard. At a table you can switch at any time.
settings-kept = Settings are kept in this browser.

## Help

help-title = How it works
help-start = To begin
help-start-now = Play now
help-start-now-text = In the lobby, “Play now” seats you with bots, and the game begins at once.
help-start-table = A table of your own
help-start-table-text = With “New table” you say who sits where and how the game is set up. Everything has a sensible default.
help-start-invite = With friends
help-start-invite-text = Leave a seat to somebody you invite. You get a link; whoever opens it sits down. When the last seat is taken, the game begins.
help-start-device = Around one device
help-start-device-text = Several people can share a device. Before each turn a curtain hides the hands until the next person has it.
help-start-watch = Watching
help-start-watch-text = Tables that are listed in the lobby can be watched by everybody. Spectators see what all players see.
help-table = At the table
help-table-glow = What glows can be clicked
help-table-glow-text = The bar with the question says who decides, what and why. Click what glows on the table, in your hand or in the bar.
help-table-why = What does not glow says why
help-table-why-text = Hover over it, or tap it: “costs 3 water, you have 1”.
help-table-cards = Cards
help-table-cards-text = Hover over a card or a space, or move the focus to it, and it is enlarged, with its text in words. Right-click it, press and hold it, or press the key I, and you also see the rules of each of its icons.
help-table-numbers = Numbers explain themselves
help-table-numbers-text = Strength, persuasion, prices: hover over a number or tap it, and see where it comes from.
help-table-undo = Undo
help-table-undo-text = Your own steps can be taken back one by one, until something hidden was revealed or somebody else decided. Whoever plays against bots alone can switch on free undo in the menu: then any of their steps can be taken back, and the table says so.
help-table-hint = Hint
help-table-hint-text = Shows what a sound bot would do in your place.
help-table-end = At the end
help-table-end-text = You see how the points were made, may play again with the same people, and can look at the whole game step by step, or play on from any moment.
help-you = You
help-you-identity = No account
help-you-identity-text = Your browser keeps who you are. Give yourself a name, at the top right, so that others know you.
help-you-move = Another device
help-you-move-text = There you also find a link that makes another browser the same person.
help-you-keep = Nothing is lost
help-you-keep-text = Every move is stored. Close the page, come back later: the table waits for you in the lobby.
# The name of a game.
help-tips = Your first game of { $game }
help-modes = Other ways to play { $game }
help-keys = Keyboard
help-keys-about = Everything can be reached with Tab and Enter. At a table there are also these keys:
help-rules = The rules of the games:
help-strategy = How to play them well:

## New table

seat-me = Me
seat-number = Seat { $n }
seat-number-role = Seat { $n }, { $role }
option-always = { $name }: always in play with { $n } players. { $about }
option-within = { $name }: part of { $choice }. { $about }
option-leads-not = One of the Allies begins the first round, never a Commander.
seat-sides = Three against three: the sides take turns around the table, and each seat has a part of its own.
bot-numbered = { $name } { $n }
fault-nobody = Somebody has to play: take a seat, or leave one for a person whom you invite.
fault-no-name = Please give a name.
fault-same-name = There is already a { $name } at this table.
fault-kingdom =
    { $n ->
        [one] One card is picked; a kingdom has { $size }.
       *[other] { $n } cards are picked; a kingdom has { $size }.
    }
fault-leaders = Every player needs a leader of their own.
fault-rivals = Every Rival has to be another one.
fault-rival-taken = A player has this leader: pick another one for the Rival.
fault-cards = Pick at least one card, or choose not to mix any in.
fault-sets = Pick at least one set.
fault-five-and-five = Five and five takes two sets.
seat-me-named = Me ({ $name })
seat-guest = Another person at this device
seat-invited = Somebody I invite
seat-people = People
seat-bots = Bots
seat-about-me = You, at this device.
seat-about-guest = Takes turns with you at this device; hands stay hidden while it is passed on.
seat-about-open = Sits down with the link that you get next.
seat-guest-name = Name of the person in seat { $n }
seat-name-placeholder = Name
bot = Bot: { $name }
bot-usual = Bot: { $name } (proposed)
bot-level = { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[master] master
}
bot-more = More bots …
bot-picker = More bots
bot-picker-about = Each of them plays one way, whatever the others do.
bot-search = Search
bot-none = No bot is called so.
new-no-game = There is no such game here
new-other-game = Choose another
new-game = Game
new-seats = Who plays?
new-players = Players
new-options = More options
new-count-options = { $n ->
    [1] Playing alone
   *[other] With { $n } players
}
new-table-itself = The table
new-name = Name of the table (if you like)
new-who-may-come = Who may come?
new-private = Invited people only
new-private-about = – they need the link.
new-listed = Everybody here
new-listed-about = – the lobby lists it: free seats may be taken, and the game watched.
new-waits = You get a link to invite the others with.
new-at-once = The game begins at once.
new-faults =
    { $n ->
        [one] One thing has to be put right first.
       *[other] { $n } things have to be put right first.
    }
new-start = Start
new-open = Open the table
kingdom-which = Choose a kingdom
kingdom-recommended = Recommended
kingdom-chance = By chance
kingdom-own = Your own
kingdom-pick = Pick ten cards
kingdom-cards = Cards of this kingdom
kingdom-drawn = Ten cards are drawn when the game begins.
leaders-pick = Picked here, for each player
rivals-pick = Picked here
leaders-option = { $name } ({ $n } of 3)
mix-with-count =
    { $n ->
        [one] { $name } (one card)
       *[other] { $name } ({ $n } cards)
    }
mix-own = Pick the cards yourself
mix-show = Show these cards
picked-of = { $n } of { $size } picked
picked = { $n } picked
picked-cards = Picked cards
pick-remove = Remove { $name }
pick-cards = Cards to pick from
pick-none = Remove all
pick-fill = Fill up at random
filter = Filter
filter-name = Search by name
filter-set = Set
filter-any-set = Any set
filter-cost = Cost
filter-any-cost = Any cost
filter-cost-n = Costs { $cost }
filter-type = Type
filter-any-type = Any type
filter-nothing = No card matches.

## Waiting room

wait-for =
    { $n ->
        [0] Everybody is here.
        [one] One seat is still free.
       *[other] { $n } seats are still free.
    }
wait-invite = Invite people
wait-link = Whoever opens this link sits down here
wait-share = Come and play { $game } with me
wait-listed = The lobby lists this table too: anybody may sit down.
wait-private = Only those with the link can sit down.
wait-seats = At the table
wait-free = Free seat
wait-name = The others would see you as “{ guest }”: what is your name?
wait-agreed = What is played
agreed-yes = yes
agreed-no = no
agreed-leader = { $name }: { $leader }
agreed-with = { $name } ({ $things })
wait-you = (you)
wait-bot = Bot
wait-here = Here
wait-away = Not looking
wait-fill-label = Nobody else coming?
wait-fill = Fill up with bots
wait-begins = The game begins by itself when the last seat is taken. You can leave this page meanwhile: the table is kept in the lobby.
wait-cancel = Clear the table away
wait-cancel-sure = Nobody will be able to come to this table any more.
wait-cancel-no = Keep it
wait-cancel-yes = Clear it away
wait-leave = Give my seat back
wait-later = Back to the lobby
