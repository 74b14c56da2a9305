### What is around every table

table-page = { $game }
table-no-way-in = There is no way to this table
list-comma = ,{" "}
list-semicolon = ;{" "}
list-and = {" "}and{" "}
header-turn = Turn { $n }
header-round = Round { $n }
header-set-up = Set-up
header-branch = Plays on
# Of a table that goes on from a step of a finished game.
branch-about = This game plays on from another one, with the same shuffles: whoever has seen how that one went on knows what comes.
branch-see = See that game
free-undo = Free undo
free-undo-about = Steps could be taken back at this table after cards were revealed and bots had moved.
free-undo-title = Switch free undo on?
free-undo-text = You can then take back any of your steps, also when cards were revealed or bots have moved since. It stays on to the end of this game; the table and its result say so.
free-undo-no = No
free-undo-yes = Yes, switch it on
header-offline = Connection lost, trying again …
log = Log
log-you = You
log-all = Tell everything
log-newest = ↓ Newest
log-earlier = Show what happened before
log-before = Before that
chat = Chat
chat-earlier = Show what was said before
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-to = Who hears it
chat-everybody = Everybody
chat-team = My team
chat-say-team = Say something to your team
chat-to-team = To the team
chat-deaf = { $names } will not read it: people of both sides share that device.
chat-unread = Unread:
side-tabs = Log and chat
side = Side { $n }
menu = Menu
menu-text-view = Text view
menu-table-view = Table view
menu-settings = Settings
menu-cards = Cards and icons
menu-help = Help
menu-copy = Copy the link to watch
menu-copied = Copied: whoever opens the link can watch.
menu-free-undo = Free undo …
menu-rematch = Play again
menu-replay = Replay
menu-resign = Resign …
resign-title = Resign from this game?
resign-text = { $then ->
    [ends] The game ends at once, and you come last. This cannot be undone.
    [side] A bot plays on in your place. Your side goes on, and has the place that it reaches. This cannot be undone.
    [maybe] You come last. Unless somebody is left who can still win against the others, the game ends at once; else a bot plays on in your place. This cannot be undone.
   *[bot] A bot plays on in your place, and you come last. This cannot be undone.
}
resign-no = No, play on
resign-yes = Yes, resign
resign-name = { $name } resigns
results = Results
results-you = you win with { $score }
results-your-side = your side wins with { $score }
results-automaton = { $n ->
    [one] you have lost
   *[other] no player has won
}
results-winners = { $n ->
    [one] { $names } wins with { $score }
   *[other] { $names } share the win with { $score } each
}
curtain-title = Hand the device to { $name }
curtain-text = It is { $name }’s turn. Whoever is not { $name } looks away now.
curtain-look = I am { $name }: show my cards
seats = Players
seat-you = you
seat-bot = { $level ->
    [easy] easy bot
    [normal] normal bot
    [hard] hard bot
    [master] master bot
   *[other] bot
}
seat-automaton = automaton
seat-away = away
seat-resigned = resigned
seat-deciding = decides
phase-action = Action phase
phase-buy = Buy phase
phase-set_up = Set-up
phase-round_start = Start of the round
phase-turns = Player turns
phase-combat = Combat
phase-rewards = Rewards of the Conflict
phase-recall = Recall
phase-end = Endgame
bar = Decision
bar-over = The game is over: { $text }.
bar-waiting = Waiting for { $name } …
bar-watching = { $name } decides …
bar-so-far = { $phase } · { $text }
bar-resigned = You have resigned, and watch.
bar-source = Asked by
bar-where = Click what glows: { $places }.
bar-undo = Undo
bar-undo-about = Takes your last step back (key U). That is possible until something hidden was revealed or somebody else decided.
bar-undo-free = Free undo
bar-undo-free-about = Takes your last step back (key U), with all that was revealed and done since: free undo is on at this table.
bar-undo-kept = Undo: { $why }
bar-undo-steps = { $n } steps
bar-hint = Hint
bar-hint-about = What a sound bot would do here (key H).
bar-hinted = Hint: { $label }
bar-hinted-why = Hint: { $label } – { $why }.
bar-skip = Show at once
# What automata did, each in a few words.
bar-meanwhile = Since your step: { $text }
bar-meanwhile-more = (to the log)
since = Since your last turn
since-watching = Their last turns
since-nothing = What the others do next is told here.
# What somebody did, for those who listen: cards, places and purchases by name.
since-did = { $name }: { $text }. Show it again.
since-one = { $name }: { $text }
since-all = Since your last turn: { $text }
since-again = Click a line to see it once more on the board.
since-bought = buys { $cards }
since-to = to { $places }
pace-back = A step back (key ,)
pace-forth = A step forth (key .)
pace-pause = Pause (key P)
pace-now = Back to now
pace-paused = Paused
pace-looking = { $n ->
    [one] 1 step back
   *[other] { $n } steps back
}
asking = Which of these?
# A choice that would give something away, asked once more.
loss-confirm = { $label } all the same
loss-back = Go back
# What a click on a thing that was not chosen a moment ago does.
target-instead = Choose this instead: { $label }
by-itself = { $label }: in a moment
by-itself-wait = Wait
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
place-throne_row = the Throne Row
place-set_aside = the card set aside
place-intrigue = your Intrigue cards
place-space = spaces on the board
place-leader = your leader
place-garrison = your garrison (to deploy troops)
place-garrison-of = the garrison of { $name } (who says how many troops to deploy)
place-post = observation posts
place-faction = factions
place-player = players
place-contract = contracts
place-own_contract = your own contracts
place-trophy = your battle icons
keys = Keyboard
keys-mouse = Whatever glows can be clicked. Hover over a card or a space to read it; right-click it, or press and hold it, and you see the rules of its icons, too. Numbers with dots under them explain themselves.
keys-options = choose a numbered option
keys-next = to the next thing that can be chosen
keys-enter = choose what has the focus
keys-card = the rules of the card that has the focus
keys-rule = the rule about the question, or about what is being explained
keys-undo = undo
keys-hint = hint
keys-text = text view on and off
keys-log = log
keys-pause = pause what others do, and go on
keys-steps = a step back through what happened, and forth
keys-escape = close what is open, take a choice back before it is final, or keep it from coming by itself
keys-help = the list of keys
