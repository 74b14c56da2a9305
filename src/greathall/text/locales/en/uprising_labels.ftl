### What only players of Dune: Imperium – Uprising are asked, and what their options are called.

## Questions, by the kind of the decision.

imperium-ask-place_spy = where do you place a Spy?
imperium-ask-recall_first = all your Spies are on the board; recall one to place it anew?
imperium-ask-recall_spy = recall { $n ->
    [one] a Spy
   *[other] { $n } Spies, one after the other
}
imperium-ask-infiltrate = enemy Agents are there; which Spy do you recall to infiltrate?
imperium-ask-gather = recall a Spy to gather intelligence (draw 1 card)?
imperium-ask-contract = take a contract
imperium-ask-lines = what do you use?
imperium-ask-trash_intrigue = trash an Intrigue card
imperium-ask-draw_one = which of the top three cards of your deck do you draw?
imperium-ask-discard_one = which of the other two do you discard? (the last is trashed)
imperium-ask-flip = which card do you turn face down?
imperium-ask-train = which step of your training comes next?

## Options.

# A won Conflict card with its battle icon.
imperium-trophy = { $card } ({ $icon })
# At the end of the game, the wild battle icon.
imperium-pair-with = Pair the wild battle icon with: { $card }

## Yes, no, done or end, by the kind of the decision.

imperium-pass-recall_first = Recall none
imperium-pass-gather = Recall none
# $n: what there is in place of a contract.
imperium-pass-contract = No contract: +{ $n } Solari
imperium-pass-lines = Nothing more
imperium-pass-acquire = Acquire nothing
