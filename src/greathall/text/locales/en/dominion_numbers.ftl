### The parts of a number, for whoever asks why it is what it is. Those of a card bear its name.

dominion-part-start = at the start of the turn
# Actions that were spent.
dominion-part-played = played
# Buys that were spent, and the coins spent on a card.
dominion-part-bought = { $n ->
    [one] bought 1 card
   *[other] bought { $n } cards
}
dominion-part-bought-of = { $n ->
    [one] bought: { $name }
   *[other] bought: { $name } ×{ $n }
}
# Of a cost.
dominion-part-printed = on the card
dominion-part-cheaper = cheaper this turn
dominion-part-other = before
