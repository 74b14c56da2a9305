# The words of the web app, in English. What is said about cards and moves comes from the server.

## The end of a game

end-you-win = You have won!
end-wins = { $n ->
    [one] { $who } wins
   *[other] { $who } share the win
}
end-next = What next
end-rematch = Play again
end-to-rematch = To the rematch
end-replay = Watch the replay
end-standings = Final standings
end-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
end-you = you
end-resigned = resigned
# The unit that follows a score.
end-score = { $n ->
    [one] point
   *[other] points
}
end-points = How points were made
end-no-points = No points at all.
end-sum = Altogether
end-charts = How it went
end-which-chart = Which chart
end-axis-turn = Turn
end-axis-round = Round
chart-label = Chart: { $name }. The same numbers stand in the table below.
chart-at-end = at the end
chart-as-table = As a table
end-facts = What everybody did
end-decks = Decks at the end
end-deck = { $player }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
end-failed = The results could not be loaded.

## Table: around every game

game-dominion = Dominion
game-imperium = Dune: Imperium
game-uprising = Dune: Imperium – Uprising
table-page = { $game }
table-no-way-in = There is no way to this table
list-comma = ,{" "}
list-and = {" "}and{" "}
header-turn = Turn { $n }
header-round = Round { $n }
header-offline = Connection lost, trying again …
log = Log
log-you = You
log-earlier = { $n ->
    [one] 1 earlier line
   *[other] { $n } earlier lines
}
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-unread = Unread:
side-tabs = Log and chat
menu = Menu
menu-text-view = Text view
menu-table-view = Table view
menu-settings = Settings
menu-copy = Copy the link to watch
menu-copied = Copied: whoever opens the link can watch.
menu-rematch = Play again
menu-replay = Replay
menu-resign = Resign …
resign-title = Resign from this game?
resign-text = A bot plays on in your place, and you come last. This cannot be undone.
resign-no = No, play on
resign-yes = Yes, resign
resign-name = { $name } resigns
results = Results
results-you = you win with { $score }
results-winners = { $n ->
    [one] { $names } wins with { $score }
   *[other] { $names } share the win with { $score } each
}
curtain-title = Hand the device to { $name }
curtain-text = It is { $name }’s turn. Whoever is not { $name } looks away now.
curtain-look = I am { $name }: show my cards
seats = Players
seat-you = you
seat-bot = bot
seat-away = away
seat-resigned = resigned
seat-deciding = decides
bar = Decision
bar-over = The game is over: { $text }.
bar-waiting = Waiting for { $name } …
bar-watching = { $name } decides …
bar-source = Asked by
bar-where = Click what glows: { $places }.
bar-undo = Undo
bar-undo-about = Takes your last step back (key U). That is possible until something hidden was revealed or somebody else decided.
bar-undo-steps = { $n } steps
bar-hint = Hint
bar-hint-about = What a sound bot would do here (key H).
bar-hinted = A bot would choose: { $label }
bar-skip = Show at once
asking = Which of these?
place-choice = the cards to choose from
place-hand = your hand
place-supply = the Supply
place-aside = the revealed cards
place-trash = the trash
place-in_play = cards in play
place-discard = the discard pile
place-deck = the deck
place-row = the Imperium Row
place-reserve = the Reserve
place-set_aside = the card set aside
place-intrigue = your Intrigue cards
place-space = spaces on the board
place-leader = your leader
place-garrison = your garrison
place-post = observation posts
place-faction = factions
place-player = players
place-contract = contracts
place-own_contract = your own contracts
place-trophy = your battle icons
keys = Keyboard
keys-mouse = Whatever glows can be clicked. Hover over a card, or press and hold it, to read it; numbers with dots under them explain themselves.
keys-options = choose a numbered option
keys-next = to the next thing that can be chosen
keys-enter = choose what has the focus
keys-undo = undo
keys-hint = hint
keys-text = text view on and off
keys-log = log
keys-escape = close what is open
keys-help = this help

## Table: the text view

text-view = The table in words
text-you = { $name } (you)
text-none = none
text-nobody = nobody
text-times = { $name } ×{ $n }
text-printed = { $name }. { $about }
text-part = { $from } { $n }
text-sum = { $n } ({ $parts })
text-unknown = an unknown card
text-agent-icons = Agent icons: { $names }.
text-factions = { $names }.
text-decision = What is to be done
text-your-turn = Your decision: { $text }
text-waiting = { $name } is to decide.
text-over = The game is over: { $text }.
text-options = Your options
text-reasons = What you cannot choose now, and why
text-reason = { $name }: { $why }
text-told = What happened
text-told-latest = the latest first
text-jump = Sections
text-hand = Your hand ({ $n ->
    [one] 1 card
   *[other] { $n } cards
})
text-held = Cards that you hold apart
text-held-size = { $n } held apart
text-own-discard = Your discard pile
text-turn = This turn
text-turn-of = { $phase ->
    [action] Turn { $n } of { $name }: action phase.
    [buy] Turn { $n } of { $name }: buy phase.
   *[none] The last turn was turn { $n } of { $name }.
}
text-counters = Actions: { $actions }. Buys: { $buys }.
text-coins = Coins: { $coins }.
text-in-play = In play: { $cards }.
text-empty-piles = Empty Supply piles: { $now }; the game ends with { $end }, or without Provinces.
text-aside = Revealed or set aside by { $name }: { $cards }.
text-kingdom = Supply: kingdom cards
text-basic = Supply: basic cards
text-trash = Trash
text-card = Card
text-cost = Cost
text-left = Left
text-type = Type
text-rules = What it does
text-player = Player
text-points = Points
text-hand-size = Hand
text-deck-size = Deck
text-discard-top = Top of the discard pile
text-turns = Turns
text-known = Also known
text-known-hand = Known in hand: { $cards }
text-known-deck = On top of the deck: { $cards }
text-known-intrigue = Known Intrigue cards: { $cards }
text-intrigue = Your Intrigue cards ({ $n })
text-secret-factions = Your secret factions
text-round-heading = This round
text-round = Round { $n }; { $name } went first.
text-dune-turn = { $kind ->
    [agent] Agent turn of { $name }.
    [reveal] Reveal turn of { $name }.
   *[other] { $name } is to play.
}
text-agent-at = The Agent was sent to { $space }.
text-turn-troops = Troops recruited this turn: { $recruited }; units deployed: { $deployed }.
text-shield-wall = The Shield Wall stands.
text-no-shield-wall = The Shield Wall is destroyed.
text-mentat = The Mentat is with { $name }.
text-conflict = Conflict
text-no-conflict = There is no Conflict now.
text-strength = Strength
text-troops-deployed = Troops in the Conflict
text-sandworms = Sandworms
text-swords = Swords
text-garrison = Garrison
text-row = Imperium Row and Reserve
text-in-row = in the row
text-in-reserve = { $n } in the Reserve
text-board = Board spaces
text-space = Space
text-icon = Icon
text-combat-space = { $icon }, combat space
text-there = There now
text-agent-of = Agent of { $name }
text-bonus-spice = { $n } bonus spice
text-controlled = controlled by { $name }
text-closed = closed by { $name }
text-influence = Influence
text-faction = Faction
text-alliance = Alliance
text-posts = Observation posts
text-post = Post at
text-spies = Spies of
text-contracts = Contracts on offer ({ $n } more in the bank)
text-vp = Victory points
text-solari = Solari
text-spice = Spice
text-water = Water
text-agents = Agents
text-agents-ready = { $ready } of { $all } ready
text-supply-troops = Troops in supply
text-spies-left = Spies in supply
text-persuasion = Persuasion
text-intrigue-size = Intrigue cards
text-area = { $name }: leader and cards
text-no-leader = No leader yet.
text-council = Has a seat on the High Council.
text-swordmaster = Has the Swordmaster.
text-hooks = Has Maker Hooks.
text-revealed = Has revealed this round.
text-discard-pile = Discard pile: { $cards }.
text-set-aside = Set aside: { $cards }.
text-face-up = Intrigue cards face up: { $cards }.
text-open-contracts = Contracts to complete: { $cards }.
text-own-contracts = Contracts of this leader: { $cards }.
text-completed = Completed contracts: { $cards }.
text-trophies = Battle icons won: { $cards }.
text-matched = Battle icons paired: { $cards }.
text-tokens = Secret faction tokens: { $n }.
text-memories = Memories: { $n }.
text-piles = Decks and piles
text-decks = Cards left: { $cards } in the Imperium deck, { $intrigue } Intrigue, { $conflicts } Conflicts.
text-intrigue-discard = Intrigue discard pile: { $cards }.
text-past-conflicts = Past Conflicts: { $cards }.
text-removed = Trashed or removed from the game: { $cards }.

## Replay

replay-title = Replay: { $name }
replay-failed = This game cannot be watched again.
replay-seen-by = Seen by
replay-spectator = Spectator
replay-steps = Steps
replay-side = Beside the table
replay-results = Results
replay-copy = Copy link
replay-copied = Copied: the link leads to this step.
replay-record = Download the record
replay-controls = Move through the game
replay-first = To the beginning
replay-turn-back = Back by a turn
replay-back = Back by a choice
replay-on = On by a choice
replay-turn-on = On by a turn
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Step
replay-where = Step { $at } of { $last }. { $turn }
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-beginning = The beginning of the game
play-on = Play on from here
play-on-about = A new table begins with step { $step } of this game. Who sits where?
play-on-who = Who plays { $name }?
play-on-me = Me
play-on-bot = A bot
play-on-open = Someone invited
play-on-which-bot = Which bot plays { $name }?
play-on-your-name = Your name as { $name }
play-on-name = { $name }, from step { $step }
play-on-start = Start

## Dune tables

dune-area-landsraad = Landsraad
dune-area-choam = CHOAM
dune-area-arrakis = Arrakis
dune-area-you = { $name } (you)
dune-or = or
dune-price-now = Costs { $n } now: { $parts }
dune-tabs = Parts of the table
dune-tab-board = Board
dune-tab-row = Row
dune-tab-players = Players
dune-tab-hand = Hand
dune-tab-glows = { $n ->
    [one] 1 choice here
   *[other] { $n } choices here
}
dune-before = Before the first round
dune-round = Round { $n }
dune-first = { $name } begins
dune-score = Victory Points
dune-vp-of = { $name }: { $n ->
    [one] 1 Victory Point
   *[other] { $n } Victory Points
}.
dune-vp-about = Ten at the end of a round end the game.
dune-strength-of = Strength of { $name }: { $n }
dune-strength-about = Without a unit in the Conflict there is no strength.
dune-persuasion-of = Persuasion of { $name }: { $n }
dune-persuasion-about = Comes from revealed cards and buys others.
dune-agent-here = An Agent of { $name } is here.
dune-bonus-here = Bonus spice: { $n }.
dune-controlled-by = { $name } controls it.
dune-closed-by = { $name } has closed it.
dune-post = Observation post at { $name }.
dune-spy-here = A Spy of { $name } is here.
dune-influence-of = { $name }: { $n }.
dune-alliance-free = Nobody has the Alliance.
dune-alliance-held = { $name } has the Alliance.
dune-track-bonus = 2 Influence: 1 Victory Point. 4 Influence: { $text }
dune-council = Seats on the High Council: { $names }
dune-council-seat = Seat on the High Council: +2 Persuasion on each Reveal turn
dune-mentat-home = Mentat: at home
dune-mentat-with = Mentat: with { $name }
dune-mentat-next = (next round: { $name })
dune-shield-wall = Shield Wall
dune-shield-wall-breached = Wall breached
dune-shield-wall-stands = As long as it stands, no sandworm can be summoned to a Conflict for { $names }.
dune-shield-wall-gone = The Shield Wall is gone: sandworms can come to every Conflict.
dune-contracts-left = { $n } more in the stack
dune-completed-contracts = Completed contracts
dune-conflict = Conflict
dune-conflicts-left = { $n ->
    [0] the last one
    [one] 1 more
   *[other] { $n } more
}
dune-past = past
dune-level = Level { $n }
dune-place-first = 1st
dune-place-second = 2nd
dune-place-third = 3rd
dune-deployed = { $name } in the Conflict: { $n ->
    [one] 1 troop
   *[other] { $n } troops
}{ $worms ->
    [0] {""}
    [one] , 1 sandworm
   *[other] , { $worms } sandworms
}
dune-garrison = Garrison of { $name }: { $n ->
    [one] 1 troop
   *[other] { $n } troops
}
dune-in-garrison = In the garrison: { $n }
dune-in-supply = In the supply: { $n ->
    [one] 1 troop
   *[other] { $n } troops
}
dune-agents-left = { $n } of { $of } Agents left
dune-first-player = First player of this round
dune-revealed = Has revealed
dune-swordmaster = Swordmaster: a third Agent
dune-hooks = Maker Hooks
dune-spies-left = Spies in the supply: { $n }
dune-memories = Memories: { $n }
dune-training = Training track: step { $n }
dune-secret-faction = Picked in secret: { $name }
dune-secret-factions = Factions picked in secret: { $n }
dune-hand-of = Cards in hand: { $n }
dune-deck-of = Cards in the deck: { $n }
dune-intrigue-of = Intrigue cards: { $n }
dune-discard = Discard
dune-pile = { $label }: { $n }
dune-in-play = In play
dune-face-up = Intrigue card, face up
dune-set-aside = Set aside
dune-known-hand = Known to be in hand
dune-known-intrigue = Known Intrigue card
dune-known-deck = Known card of the deck, from the top
dune-matched = { $n ->
    [one] 1 pair of battle icons turned over
   *[other] { $n } pairs of battle icons turned over
}
dune-market = Cards to acquire
dune-row = Imperium Row
dune-reserve = Reserve
dune-stack-left = { $n } left
dune-imperium-deck = Imperium deck: { $n }
dune-intrigue-deck = Intrigue deck: { $n }
dune-intrigue-discard = Intrigue discard
dune-intrigue-removed = Intrigue removed
dune-removed = Trashed
dune-own-hand = Your hand
dune-own-intrigue = Your Intrigue cards
dune-own-in_play = In play
dune-own-set_aside = Set aside for you
dune-own-deck = Top of your deck
dune-own-discard = Your discard pile
dune-no-cards = No cards
dune-leaders = Leaders to choose from

## Table: Dominion

pile-price = { $name }: costs { $n } now
pile-label = { $name }, costs { $cost }, { $left } left
dominion-your-turn = Your turn
dominion-turn-of = Turn of { $name }
dominion-action-phase = Action phase
dominion-buy-phase = Buy phase
dominion-actions = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
dominion-actions-word = { $n ->
    [one] action
   *[other] actions
}
dominion-actions-about = How many more Action cards may be played this turn.
dominion-buys = { $n ->
    [one] 1 buy left
   *[other] { $n } buys left
}
dominion-buys-word = { $n ->
    [one] buy
   *[other] buys
}
dominion-buys-about = How many more cards may be bought this turn.
dominion-coins = { $n ->
    [one] 1 coin to spend
   *[other] { $n } coins to spend
}
dominion-coins-word = { $n ->
    [one] coin
   *[other] coins
}
dominion-coins-about = What may still be spent this turn.
dominion-hand-empty = Your hand is empty.
dominion-in-play = In play
dominion-apart = Revealed or set aside: { $name }
dominion-trash = Trash ({ $n })
dominion-trash-empty = Nothing has been trashed yet.
dominion-points = Points
dominion-points-n = { $n ->
    [one] 1 point
   *[other] { $n } points
}
dominion-hand-of = Cards in hand:
dominion-hand-of-n = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
dominion-deck-of = Cards in the deck:
dominion-deck-of-n = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
dominion-discard-of = Top of the discard pile:
dominion-known = Known cards in this hand
dominion-known-n = { $n } known
