### Why a card cannot be chosen now. Nouns come from dominion_effects.ftl.
### They begin in lower case and have no full stop; several may be joined.

dominion-why-buy_later = cards are bought after the action phase
dominion-why-treasure_later = a Treasure is played in the buy phase
dominion-why-never_played = it is neither an Action nor a Treasure: it cannot be played
dominion-why-treasures_first = first play Treasures, or play no more of them
dominion-why-actions_over = the action phase is over
dominion-why-no_actions = you have no actions left
dominion-why-treasures_over = you have gone on to buying, so no more Treasures are played
dominion-why-in_order = it has its place in the order already
dominion-why-pile_empty = its pile is empty
dominion-why-price = it costs { $n }, you have { $have ->
    [one] 1 coin
   *[other] { $have } coins
}
# $limit: exactly or up-to $most.
dominion-why-limit = it costs { $n }, but must cost { $limit ->
    [exactly] exactly { $most }
   *[up-to] { $most } or less
}
dominion-why-unfit = it must be { dominion-a }
dominion-why-no_reaction = it is no Reaction to an Attack
dominion-why-unaffected = you are unaffected already
dominion-why-revealed = you have revealed it already
dominion-why-not_loot = only what was trashed just now can be gained
