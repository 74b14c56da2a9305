### What speaks for a move that a bot would make. They begin in lower case and have no full stop; several may be joined.

# In percent, as found by trying out; $other: after the next best move.
ground-tried = { $n } % to win, with the next best { $other } %

dominion-ground-points = it is worth { $n ->
    [one] 1 point
   *[other] { $n } points
}
# $cards: the kingdom cards of the plan, $n of them.
dominion-ground-plan_wants = { $n ->
    [0] a plan of money alone wants it next
   *[other] the plan for this kingdom ({ $cards }) wants it next
}
dominion-ground-better_than_plan = { $kind ->
    [named] when tried out, it did better than { $card }
   *[none] when tried out, it did better than buying nothing
}
dominion-ground-wants_none = nothing that these coins buy would help this deck
dominion-ground-plays_on = it gives an action back, so the others can still be played
dominion-ground-draws = it draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}

imperium-ground-sent_to = the Agent goes to { $space }
# Influence that has reached $n.
imperium-ground-influence_point = Influence { $n } { imperium-with-faction } is worth a point
imperium-ground-alliance = it takes the Alliance { imperium-with-faction }, worth a point
imperium-ground-points = it brings { $n ->
    [one] a point
   *[other] { $n } points
}
imperium-ground-swordmaster = a third Agent for the rest of the game
imperium-ground-council = 2 more persuasion in every Reveal turn
imperium-ground-conflict_won = it wins the Conflict with { $n } to spare
imperium-ground-conflict_leads = it leads the Conflict by { $n }
imperium-ground-conflict_level = it draws level in the Conflict
imperium-ground-conflict_behind = it comes within { $n } of the strongest in the Conflict
imperium-ground-influence = Influence rises to { $n } { imperium-with-faction }
imperium-ground-solari = it brings { $n } Solari
imperium-ground-spice = it brings { $n } spice
imperium-ground-water = it brings { $n } water
imperium-ground-troops = it brings { $n ->
    [one] a troop
   *[other] { $n } troops
}
imperium-ground-intrigue = it brings { $n ->
    [one] an Intrigue card
   *[other] { $n } Intrigue cards
}
imperium-ground-spies = it places { $n ->
    [one] a Spy
   *[other] { $n } Spies
}
imperium-ground-persuasion = it gives { $n } persuasion to acquire cards with
imperium-ground-no_agent_turn = no Agent turn would bring more now
imperium-ground-best_card = of what { $n } persuasion buys, this helps most
imperium-ground-least_missed = it is the card that will be missed least
imperium-ground-nothing_better = nothing else is worth its price now
