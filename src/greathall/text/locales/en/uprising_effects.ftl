### What only the cards, spaces and leaders of Dune: Imperium – Uprising tell a player to do. $form and $faction as in
### imperium_effects.ftl.

## Spies.

# $where: any; icons: only at spaces with one of $icons; visit: only at the space visited. $share: yes or no.
imperium-place-spy = { imperium-lead }{ $form ->
    [each] places
   *[do] place
} a Spy{ $where ->
    [icons] {" "}on an observation post of a board space with the { $icons } icon
    [visit] {" "}on an observation post of the board space visited this turn
   *[any] {""}
}{ $share ->
    [yes] , even beside another player's Spy
   *[no] {""}
}
# $at: landsraad or faction.
imperium-if-spy-at = { $at ->
    [landsraad] if it watches a Landsraad space, { $then }
   *[faction] if it watches a faction's space, { $then }
}
imperium-recall-spies = { imperium-lead }{ $form ->
    [each] recalls
   *[do] recall
} { $n } of { imperium-your } Spies
imperium-influence-where-spying = +1 Influence with each faction whose board spaces your Spies watch
imperium-if-spies-placed = if { imperium-you-have } { $n } or more Spies on the board
imperium-if-recalled-spy = if { imperium-you-have } recalled a Spy this turn
imperium-if-spying-on-maker = if { imperium-you-have } a Spy watching a Maker space

## Sandworms, Maker spaces, the Shield Wall.

imperium-sandworms = { imperium-lead }{ $form ->
    [each] summons
   *[do] summon
} { $n ->
    [one] 1 sandworm
   *[other] { $n } sandworms
} to the Conflict (not to one behind the Shield Wall)
imperium-remove-shield-wall = { imperium-lead }{ $form ->
    [each] removes
   *[do] remove
} the Shield Wall for the rest of the game
imperium-take-hooks = { imperium-lead }{ $form ->
    [each] takes
   *[do] take
} Maker Hooks
imperium-collect-bonus = { imperium-lead }{ $form ->
    [each] takes
   *[do] take
} all bonus spice on this space
imperium-if-hooks = if { imperium-you-have } Maker Hooks
imperium-if-worm = if { imperium-you-have } a sandworm in the Conflict
imperium-if-units = if { imperium-you-have } { $n } or more units in the Conflict
imperium-if-units-deployed = if { imperium-you-have } deployed { $n } or more units this turn
imperium-if-strength = if { imperium-your } strength in the Conflict is { $n } or more
imperium-if-at-maker = if this Agent goes to a Maker space
imperium-per-sandworms = { $text } for each sandworm { imperium-you-have } in the Conflict

## Contracts.

imperium-take-contract = { imperium-lead }{ $form ->
    [each] takes
   *[do] take
} a face-up contract (+{ $n } Solari if there is none)
imperium-complete-contract = complete this contract
imperium-complete-for = complete it: { $then }
imperium-if-contracts = if { imperium-you-have } completed { $n } or more contracts
imperium-if-gained-spice = if { imperium-you-have } gained spice this turn
imperium-per-contracts = { $text } for each contract { imperium-you-have } completed
# What completes a contract, and what that brings.
imperium-contract = { $trigger }: { $then }
imperium-contract-when-visit = when you send an Agent to { $space } with this contract
imperium-contract-when-harvest = when you send an Agent to a Maker space with this contract and gain { $n } or more spice in that turn
imperium-contract-when-acquire = when you acquire { $card } with this contract
imperium-contract-when-immediate = when you take this contract

## How clauses hang together.

# $first: a condition and what follows from it.
imperium-branch = { $first }; otherwise { $then }

## Further conditions and counts.

imperium-if-no-seat = if { imperium-you-have } no seat on the High Council
imperium-if-seat-and-swordmaster = if { imperium-you-have } both a seat on the High Council and the Swordmaster
imperium-if-flow-acquired = if { imperium-you-have } acquired { $card } this turn
imperium-if-at-faction-space = if this Agent goes to a faction's board space
imperium-if-in-shadow = if { imperium-you-have } { $n } or more Influence with a faction whose Alliance an opponent has
imperium-per-revealed = { $text } for each { imperium-faction-card } { imperium-you-have } revealed this turn, this one included
imperium-per-sword-cards = { $text } for each other card { imperium-you-have } revealed this turn that gave swords

## Cards.

# $cost: to discard a card. $then: what that buys. $bonus: what it brings besides if the card is of the faction.
imperium-discard-for = { $cost }: { $then }; if the discarded card is { imperium-a-faction-card }, in addition { $bonus }
imperium-discard-and = { $cost }; if it is { imperium-a-faction-card }, { $bonus }
imperium-trash-intrigue = { imperium-lead }{ $form ->
    [each] trashes
   *[do] trash
} 1 Intrigue card from { imperium-your } hand
imperium-trash-another-in-play = { imperium-lead }{ $form ->
    [each] trashes
   *[do] trash
} another { imperium-faction-card } { imperium-you-have } in play
# $faction: also any. $spice: for a card with a cost.
imperium-trash-from-hand = { imperium-lead }{ $form ->
    [each] trashes
   *[do] trash
} { $faction ->
    [any] a card
   *[one] { imperium-a-faction-card }
} from { imperium-your } hand{ $spice ->
    [0] {""}
   *[other] {" "}(+{ $spice } spice if it has a cost)
}
imperium-acquire-exactly = { imperium-lead }{ $form ->
    [each] acquires
   *[do] acquire
} a card with a cost of exactly { $n } into { imperium-your } hand without paying for it
imperium-acquire-for-solari = { imperium-lead }{ $form ->
    [each] acquires
   *[do] acquire
} one card into { imperium-your } hand, for its cost in Solari instead of Persuasion
imperium-acquire-cheap = { imperium-lead }{ $form ->
    [each] acquires
   *[do] acquire
} a card with a cost of up to { $n } without paying for it{ $to ->
    [worm] {" "}(into { imperium-your } hand if { imperium-you-have } a sandworm in the Conflict)
   *[discard] {""}
}
imperium-return-to-hand = { imperium-lead }{ $form ->
    [each] takes
   *[do] take
} this card back into { imperium-your } hand
imperium-look-at-three = if your deck has 3 or more cards, look at the top 3: draw one of them, discard another and trash the last

## Troops, Agents and turns.

# From $least to $n troops.
imperium-retreat-some = { imperium-lead }{ $form ->
    [each] retreats
   *[do] retreat
} { $amount ->
    [exactly] { imperium-troops }
    [or] { $least } or { imperium-troops }
   *[range] { $least } to { imperium-troops }
} from the Conflict to { imperium-your } garrison
imperium-recall-other = { imperium-lead }{ $form ->
    [each] takes
   *[do] take
} another of { imperium-your } Agents back from the board, to be sent again this round
imperium-deploy-recruits = you may deploy troops recruited this turn to the Conflict, whatever board space you visit
# $teams: whether it is said of three against three.
imperium-no-deployment = { $teams ->
    [yes] neither you nor the Ally whom you have activated can deploy units this turn
   *[no] you cannot deploy units this turn
}
imperium-troop-with-each-card = recruit 1 troop for each card that you acquire
imperium-ignores-requirements = this Agent may go to board spaces without the Influence that they require

## Battle icons. $icon: the name of one, $wild: that of the wild one.

imperium-flip-trophy = { imperium-lead }{ $form ->
    [each] turns
   *[do] turn
} a Conflict card { imperium-you-have } won, or { imperium-your } Objective, with the { $icon } or { $wild } battle icon face down
# On a Conflict card.
imperium-box-wall = Behind the Shield Wall: { $text }
imperium-behind-wall = while it stands, no sandworm can come to this Conflict
imperium-box-battle = Battle icon: { $icon }.
# $players: their numbers.
imperium-objective-players = for { $players } players
imperium-objective-first = whoever is dealt it is the first player

## Leaders.

# $factions: those whose board spaces are meant.
imperium-when-sent_to = whenever you send an Agent to a board space of { $factions }, { $then }
imperium-when-reached = when you reach { $n } Influence { imperium-with-faction }, { $then }
imperium-when-watched_maker = whenever another player sends an Agent to a Maker space that your Spy watches, { $then }
imperium-leader-reveal = on your Reveal turn, { $then }
imperium-without-cards = your starting deck lacks { $cards }
imperium-own-contracts = these are kept for you alone: { $contracts }; whenever you take a contract, you may take one of them in place of a face-up one
imperium-other-memories = { imperium-lead }{ $form ->
    [each] returns
   *[do] return
} all of { imperium-your } memories to { imperium-your } supply, { $form ->
    [each] draws
   *[do] draw
} a card for each of them and { $form ->
    [each] turns
   *[do] turn
} { imperium-your } Leader over
imperium-remember = { imperium-lead }{ $form ->
    [each] moves
   *[do] move
} 1 troop from { imperium-your } supply to the Bene Gesserit as a memory
imperium-repeat-space = carry out the effects of that board space once more, without its cost and Influence (once per turn; what you have left undone there is declined)
imperium-train = { imperium-lead }{ $form ->
    [each] moves
   *[do] move
} one step along { imperium-your } training track and { $form ->
    [each] takes
   *[do] take
} its reward
# The track: where it begins, its steps, and the last of them.
imperium-training-start = the track begins with step { $next }
imperium-training-step = step { $n }: { $reward }; on to step { $next }
imperium-training-last = step { $n }, the last: { $reward }

## Board spaces.

imperium-level-free = pay nothing: { $then }
imperium-board-behind-wall = behind the Shield Wall
imperium-board-cheaper = costs { $n } Solari less once any player has taken a Swordmaster

## The parts of what is printed.

imperium-box-discard = When discarded from your hand: { $text }
