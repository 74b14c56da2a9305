### What a choice would give away though it could still be used: it is asked once. Whole sentences.

dominion-loss-coins = You still have { $n ->
    [one] 1 coin
   *[other] { $n } coins
} and { $buys ->
    [one] 1 buy
   *[other] { $buys } buys
}; what is left of them is lost.
imperium-loss-agents = { $n ->
    [one] One of your Agents could still be sent
   *[other] { $n } of your Agents could still be sent
}; none goes out after your Reveal turn.
# $cards: so many could be acquired.
imperium-loss-persuasion = You still have { $n } persuasion, enough for { $cards ->
    [one] one card
   *[other] any of { $cards } cards
}; what is left of it is lost.
imperium-loss-combat_cards = You hold { $n ->
    [one] an Intrigue card
   *[other] { $n } Intrigue cards
} that you could play in this combat; if all others pass, it is too late.

### Why a step cannot be taken back. They begin in lower case and have no full stop.

kept-nothing = you have made no choice yet
kept-others = somebody else has decided since
kept-before = your last step was made in the game from which this one plays on
kept-over = the game is over
kept-shown = something hidden came to light
dominion-kept-draw = a card was drawn
dominion-kept-reveal = a card was revealed
dominion-kept-react = a card was revealed
imperium-kept-draw = a card was drawn
imperium-kept-intrigue = an Intrigue card was drawn
imperium-kept-row = a new card came into the row
imperium-kept-reveal = cards were revealed
