### What the terminal says around a game: greathall play, greathall replay.

# What can be typed; the letters stay as they are.
terminal-help =
    A number chooses the option of that number.
    ? NAME   what something says (? alone: all there is in this game)
    r        the rule about what you are asked (r WORDS: rules that have these words)
    u        take your last step back, if nothing was revealed since
    a        advice: what a sound bot would do, and why
    l        all that has happened so far
    h        this help
    q        leave the game
# $title is the game's name
terminal-begin = { $title }, seed { $seed }. Type h for help.
terminal-you = You
# $name is a bot's
terminal-bot = { $name } (seat { $seat })
terminal-player = Player { $n }
terminal-left = You have left the game.
terminal-record = The record is in { $file }.
terminal-number = Type a number from 1 to { $last }, or h for help.
# $why is a clause, such as "a card was revealed"
terminal-kept = That cannot be taken back: { $why }.
# $loss is a sentence
terminal-loss = { $loss } The same number again if you mean it.
# $label is an option, $why what speaks for it
terminal-advice = { $label } – { $why }.
# $words is what somebody has typed, in quotation marks
terminal-unknown = Nothing in this game is called { $words }.
terminal-unfinished = The record ends before the game does.
terminal-go-on = Enter: go on, q: stop
terminal-over = The game is over
terminal-place = place
terminal-who = player
terminal-points = points
terminal-with = with

## The table. $cards and $list: names.

terminal-nothing = nothing
terminal-hand = Your hand: { $cards }

## Dominion's.

terminal-dominion-supply = The supply
terminal-dominion-card = card
terminal-dominion-cost = cost
# How many are left in a pile.
terminal-dominion-pile = left
# Of a discard pile.
terminal-dominion-empty = empty
# $discard is the card on top of the discard pile; $shows: whether you have $cards in play.
terminal-dominion-you = You: turn { $turn }, { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in your deck, discard pile { $discard }{ $shows ->
    [yes] , in play { $cards }
   *[no] {""}
}
# $shows: whether you know some of the $hand cards: $cards.
terminal-dominion-other = { $player }: turn { $turn }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand{ $shows ->
    [yes] , of which you know { $cards }
   *[no] {""}
}, { $deck } in the deck, discard pile { $discard }
terminal-dominion-counts = Actions { $actions }  Buys { $buys }  Coins { $coins }
# What somebody has at the end: so many of a card.
terminal-dominion-owned = { $n } { $card }

## Dune's.

terminal-dune-round = Round { $n }, Conflict: { $name } (level { $level })
# Headings of a table, with little room: Victory Points, Solari, …
terminal-dune-vp = VP
terminal-dune-solari = sol
terminal-dune-spice = spice
terminal-dune-water = water
terminal-dune-garrison = garrison
terminal-dune-conflict = conflict
terminal-dune-agents = agents
terminal-dune-cards = cards
# Initials of a faction.
terminal-dune-track = { $faction ->
    [emperor] E
    [guild] G
    [bene_gesserit] BG
    [great_houses] GH
    [fringe_worlds] FW
   *[fremen] F
}
terminal-dune-led = { $player }: { $leader }
terminal-dune-no-leader = no leader yet
# A Commander; $ally is whom he has activated.
terminal-dune-activated = { $player }, for { $ally }
# $n troops, and the strength.
terminal-dune-fighting = { $n }{ $worms ->
    [0] {""}
    [one] +1 worm
   *[other] +{ $worms } worms
} = { $strength }
terminal-dune-agents-left = { $n } of { $of }{ $revealed ->
    [yes] {" "}(revealed)
   *[no] {""}
}
# Whose pieces are at a place.
terminal-dune-held = { $what }: { $who }
terminal-dune-sent = Agents: { $list }
terminal-dune-bonus-spice = Bonus spice: { $list }
terminal-dune-control = Control: { $list }
terminal-dune-alliances = Alliances: { $list }
terminal-dune-spies = Spies: { $list }
terminal-dune-hooks = Maker Hooks: { $list }
terminal-dune-battle-icons = Battle icons face up: { $list }
terminal-dune-wall = { $stands ->
    [yes] The Shield Wall stands.
   *[no] The Shield Wall is gone.
}
terminal-dune-hagal = House Hagal: { $cards }
# A card of House Hagal, and what came of it.
terminal-dune-drawn = { $name } ({ $outcome ->
    [carried_out] carried out
    [occupied] occupied
    [closed] closed
    [no_spice] no spice
    [not_now] not now
    [reshuffled] reshuffled
    [swords] swords
   *[no_use] no use
})
# A card and its price.
terminal-dune-price = { $name } ({ $n })
terminal-dune-row = Imperium Row: { $cards }
terminal-dune-throne-row = Throne Row: { $cards }
terminal-dune-reserve = Reserve: { $cards }
terminal-dune-contracts = Contracts: { $cards }
terminal-dune-intrigue = Your Intrigue: { $cards }
terminal-dune-intrigue-in-play = Intrigue in play: { $cards }
terminal-dune-in-play = In play: { $cards }
terminal-dune-persuasion = Persuasion { $n }
# What somebody has at the end.
terminal-dune-garrisoned = { imperium-troops } in the garrison
