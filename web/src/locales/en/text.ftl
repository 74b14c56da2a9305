### The text view of a table

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
text-complexity = { $complexity }.
text-battle-icon = Battle icon: { $name }.
text-decision = What is to be done
text-your-turn = Your decision: { $text }
text-waiting = { $phase }: { $name } is to decide.
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
    [automaton] Turn of { $name }, by the cards of House Hagal.
   *[other] { $name } is to play.
}
text-agent-at = The Agent was sent to { $space }.
text-turn-troops = Troops recruited this turn: { $recruited }; deployed: { $deployed }.
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
text-there = There now
text-agent-of = Agent of { $name }
text-bonus-spice = { $n } bonus spice
text-controlled = controlled by { $name }
text-closed = closed by { $name }
text-influence = Influence
text-faction = Faction
# $counts: what a Commander counts as having without a cube of his own.
text-level = { $counts ->
    [yes] ({ $n })
   *[no] { $n }
}
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
text-automaton = An automaton: the rules play it.
text-drawn = { $name } drew { $card }: { $fate }
text-hagal-deck = { $n } in the deck; discard pile: { $cards }.
text-council = Has a seat on the High Council.
text-swordmaster = Has the Swordmaster.
text-role = { $name }: { $role }
text-personal = { $name }, own track: { $faction } { $n }
text-activated = { $name } has activated { $ally }.
text-hooks = Has Maker Hooks.
text-revealed = Has revealed this round.
text-discard-pile = Discard pile: { $cards }.
text-set-aside = Set aside: { $cards }.
text-face-up = Intrigue cards face up: { $cards }.
text-open-contracts = Contracts to complete: { $cards }.
text-own-contracts = Contracts of this leader: { $cards }.
text-completed = Completed contracts: { $cards }.
text-trophies = Battle icons won: { $cards }.
text-with-icon = { $name } ({ $icon })
text-matched = Battle icons paired: { $cards }.
text-tokens = Secret faction tokens: { $n }.
text-memories = Memories: { $n }.
text-piles = Decks and piles
text-decks = Cards left: { $cards } in the Imperium deck, { $intrigue } Intrigue, { $conflicts } Conflicts.
text-intrigue-discard = Intrigue discard pile: { $cards }.
text-intrigue-in-play = Intrigue cards being carried out: { $cards }.
text-past-conflicts = Past Conflicts: { $cards }.
text-removed = Trashed or removed from the game: { $cards }.
text-kept = (not now: { $why })
