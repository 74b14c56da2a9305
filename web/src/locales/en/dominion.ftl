### The table of Dominion

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
card-costs-coins = { $n ->
    [one] Costs 1 coin
   *[other] Costs { $n } coins
}
