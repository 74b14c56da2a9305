### Names for the parts of what is printed, where they head a box, and for sets and phases.

## Dominion

dominion-set-basic = Basic cards
dominion-set-base1e = Dominion
dominion-set-intrigue1e = Intrigue
dominion-phase-action = Action phase
dominion-phase-buy = Buy phase

## The Dune games

imperium-set-base = Dune: Imperium
imperium-set-uprising = Uprising
imperium-set-choam = CHOAM
imperium-phase-start = Round start
imperium-phase-turns = Player turns
imperium-phase-combat = Combat
imperium-phase-makers = Makers
imperium-phase-recall = Recall
imperium-phase-endgame = Endgame

imperium-part-acquire = Acquire
imperium-part-agent = Agent
imperium-part-reveal = Reveal
imperium-part-trash = When trashed
imperium-part-discard = When discarded
imperium-part-plot = Plot
imperium-part-combat = Combat
imperium-part-win = When you win
imperium-part-endgame = Endgame
imperium-part-first = First
imperium-part-second = Second
imperium-part-third = Third
imperium-part-trigger = To complete
imperium-part-reward = Reward
imperium-part-battle = Battle icon
imperium-part-players = Players
imperium-part-requires = Requires
imperium-part-once = Once
imperium-part-level = Visit
imperium-part-cheaper = Later
imperium-part-persuasion = Reveal
imperium-part-control = Control
imperium-part-hagal = Agent
imperium-part-hagal_combat = Combat
imperium-part-swordmaster = Swordmaster
imperium-part-priority = Priority
imperium-part-rival_signet = Signet
imperium-part-rival_leader = Leader
imperium-part-scheme = Scheme
imperium-part-streamlined = Streamlined
imperium-part-unverified = Not established
imperium-part-wall = Behind the Shield Wall
imperium-contract-at-once = At once
