### The tables of the Dune games

dune-area-landsraad = Landsraad
dune-area-choam = CHOAM
dune-area-arrakis = Arrakis
dune-area-you = { $name } (you)
dune-area-more = All of { $name }
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
dune-strength-about = Whoever has nobody in the Conflict has no strength.
dune-persuasion-of = Persuasion of { $name }: { $n }
dune-persuasion-about = Comes from revealed cards and buys others.
dune-agent-here = An Agent of { $name } is here.
dune-bonus-here = Bonus spice: { $n }.
dune-controlled-by = { $name } controls it.
dune-controlled-by-nobody = Nobody controls it.
dune-control-about = When it is at stake, they may defend it with 1 troop from the supply.
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
dune-contracts-left-about = When a face-up contract is taken, the next one comes from this stack.
dune-open-contracts = Contracts to complete
dune-open-contracts-about = Each brings its reward when what it asks for is done.
dune-completed-contracts = Completed contracts
dune-conflict = Conflict
dune-conflicts-left = { $n ->
    [0] the last one
    [one] 1 more
   *[other] { $n } more
}
dune-conflict-deck = Conflict deck: { $n }
dune-conflict-deck-about = One is turned up each round. After the last one the game ends.
dune-strengths = Strengths in the Conflict
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
dune-agents-about = The pale ones have been sent to the board. All come back at the end of the round.
dune-first-player = First player of this round
dune-revealed = Has revealed
dune-revealed-about = No more turns in this round.
dune-swordmaster = Swordmaster: a third Agent
dune-hooks = Maker Hooks
dune-spies-left = Spies in the supply: { $n }
dune-spies-about = They are on no observation post, and can be placed.
dune-memories = Memories: { $n }
dune-training = Training track: step { $n }
dune-training-about = The step that was reached last.
dune-secret-faction = Picked in secret: { $name }
dune-secret-factions = Factions picked in secret: { $n }
dune-secret-about = Picked before the first round. When they are revealed, once per game, they bring 1 Influence each.
dune-hand-of = Cards in hand: { $n }
dune-deck-of = Cards in the deck: { $n }
dune-intrigue-of = Intrigue cards: { $n }
dune-intrigue-about = Held, and hidden from the others until they are played.
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
dune-imperium-deck-about = When a card leaves the Imperium Row, the next one comes from here.
dune-intrigue-deck = Intrigue deck: { $n }
dune-intrigue-deck-about = When it is empty, the discarded Intrigue cards are shuffled and become the deck.
dune-intrigue-discard = Intrigue discard
dune-intrigue-in-play = Intrigue in play
dune-intrigue-in-play-about = Being carried out; discarded after that.
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
dune-rival = Rival
dune-rival-card = Rival card
dune-signet = Signet
dune-scheme = Scheme
dune-priority = Priority
dune-priority-about = Where several factions or posts would do, the first of these is taken.
dune-rival-swordmaster = Swordmaster: { $n }
dune-rival-swordmaster-about = As soon as it has so many Solari, spice, Intrigue cards and water together, it pays them for a third Agent.
dune-rival-intrigue-about = It never plays them: it pays with them. Three of them buy a Victory Point, in Uprising once it has its Swordmaster.
dune-hagal = House Hagal
dune-hagal-cards = Cards of House Hagal
dune-hagal-deck = House Hagal's deck: { $n }
dune-hagal-about = Automata draw from it: for an Agent until a card can be carried out, and for swords in Combat. They get what the card says, not what the space gives. How Rivals buy Victory Points is told on the page “How it works”.
# $rivals: whether they are Rivals with turns of their own, or House Hagal beside two players; $first: the first player.
dune-hagal-nothing = { $rivals ->
    [yes] Nothing has been drawn yet: cards are drawn when a Rival's turn comes.
   *[no] Nothing has been drawn yet: House Hagal draws after each Agent turn of the first player, { $first }.
}
dune-for-combat = draws for Combat
dune-brought = What it brought:
# What an automaton did on a turn, in short.
dune-did-agent = { $name } → { $space }
dune-did-nothing = { $name }: no Agent sent
dune-did-combat = { $name }: { $n ->
    [one] 1 sword
   *[other] { $n } swords
} for Combat
# What became of a card of House Hagal. $space: where it leads. $sent: whether it leads anywhere; "there": where its name says.
dune-drawn-carried_out = { $sent ->
    [yes] → { $space }
    [there] ✓ carried out
   *[no] carried out; draws on
}
dune-drawn-occupied = { $space } is occupied
dune-drawn-closed = { $space } is closed
dune-drawn-no_spice = no bonus spice
dune-drawn-not_now = cannot be carried out now
dune-drawn-no_use = its Influence is of no use
dune-drawn-reshuffled = all cards are shuffled
dune-drawn-swords = { $n ->
    [one] 1 sword
   *[other] { $n } swords
}
dune-drawn-nothing = No card leads anywhere: no more turns this round.

## Three against three

role-muad_dib = Muad'Dib
role-shaddam = Shaddam
role-ally-of-muad_dib = Ally of Muad'Dib
role-ally-of-shaddam = Ally of Shaddam
side-muad_dib = Muad'Dib's side
side-shaddam = Shaddam's side
dune-side-total = { $side }: { $n ->
    [one] 1 Victory Point
   *[other] { $n } Victory Points
}
dune-side-total-about = All three together. When somebody has ten, or after the last Conflict, the side with more wins.
dune-personal-board = Own board of { $owner }: { $name }
dune-personal-bonus = 1 Influence, for each of the team: { $first } 2 Influence: 1 Victory Point. 3 Influence, for each of the team: { $third } 4 Influence: the Alliance, 1 Victory Point.
dune-counts = { $name } counts as having { $n }.
dune-counts-about = A Commander has no cube on this track: where Influence is asked of him, the better of his two Allies' counts; or that on his own board, where its icon is shown too.
dune-swordmaster-token = Swordmaster bonus token: +2 swords on each Reveal turn. The third Agent leaves after the round in which it was sent.
dune-activated-by = Activated by { $name }
dune-activated-about = This turn, the Commander's units, swords and Influence on the main board come to this Ally.
dune-arrow = { $arrow ->
    [left] ← activates { $left }.
    [right] → activates { $right }.
   *[both] ↔ activates { $left } or { $right }.
}
dune-throne-row = Throne Row
dune-throne-row-about = Only Shaddam's side may acquire these cards.
card-deck-commander = Commander's deck
card-costs-persuasion = Costs { $n } Persuasion
card-deck-starter = Starting deck
card-deck-reserve = Reserve
card-deck-imperium = Imperium deck

## A combat on its stage.

stage-title = Combat: { $name }
stage-place = { $n ->
    [0] No reward
    [1] First
    [2] Second
   *[other] Third
}
# $n: the place for which they are tied.
stage-tied = { $n ->
    [1] Tied for first
    [2] Tied for second
   *[other] Tied for third
}
# $n players share $place: they take the reward of the next one.
stage-tie = { $place ->
    [1] Tie for first: { $n ->
        [2] both
       *[other] all { $n }
    } take second.
    [2] Tie for second: { $n ->
        [2] both
       *[other] all { $n }
    } take third.
   *[other] Tie for third: { $n ->
        [2] neither
       *[other] none of the { $n }
    } takes a reward.
}
# Of a reward that waits for a choice.
stage-waits = still to come
stage-waits-told = Still to come for { $name }: { $text }
stage-absent = Without units in the Conflict: { $names }
stage-skip = Skip
stage-continue = Continue
