### What players are asked, and what their options are called. $source is the card that asks.
### Nouns and amounts come from dominion_effects.ftl.

## Questions, by the kind of the decision.

dominion-ask-action = Action phase: play an Action card ({ $n ->
    [one] 1 action
   *[other] { $n } actions
} left)
dominion-ask-treasure = Buy phase: play Treasure cards ({ $n ->
    [one] 1 coin
   *[other] { $n } coins
} so far)
dominion-ask-buy = Buy phase: buy a card ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $n ->
    [one] 1 buy
   *[other] { $n } buys
} left)
dominion-ask-react = { $player } plays { $source }: reveal a Reaction card?
dominion-ask-choose = { $source }: choose { $n ->
    [1] one
    [2] two different ones
   *[other] { $n } different ones
}{ $chosen ->
    [0] {""}
   *[other] {" "}more
}
dominion-ask-may = { $source }: { $clause }?
# $amount: how many are still to be picked; $picked: how many already are.
dominion-ask-pick = { $amount ->
    [up-to] { $n ->
        [1] { dominion-a }
       *[other] up to { $n } { dominion-many }
    }
   *[exactly] { dominion-some }
}
dominion-ask-picked = { $picked ->
    [0] {""}
   *[other] {" "}({ $picked } so far)
}
dominion-ask-discard = { $amount ->
    [down-to] { $source }: discard { $n ->
        [one] a card
       *[other] { $n } cards
    } (down to { $size } in hand)
    [up-to] { $source }: discard { dominion-ask-pick }?{ dominion-ask-picked }
   *[exactly] { $source }: discard { dominion-ask-pick }{ dominion-ask-picked }
}
dominion-ask-trash = { $amount ->
    [up-to] { $source }: trash { dominion-ask-pick }?{ dominion-ask-picked }
   *[exactly] { $source }: trash { dominion-ask-pick }{ dominion-ask-picked }
}
dominion-ask-topdeck = { $source }: put { dominion-ask-pick } on top of your deck{ $n ->
    [1] {""}
   *[other] , one after the other (the last will be the top card)
}{ dominion-ask-picked }
dominion-ask-throne = { $source }: choose an Action card to play twice
dominion-ask-gain = { $source }: gain{ dominion-to } { dominion-a } that costs { dominion-price }
dominion-ask-spy = { $whose ->
    [yours] { $source }: { $top } is on top of your deck
   *[theirs] { $source }: { $top } is on top of the deck of { $player }
}
dominion-ask-order = { $source }: put { $n ->
    [one] the card
   *[other] { $n } cards
} back on top of your deck, one after the other (the last will be the top card)
dominion-ask-pass_left = { $source }: pass a card to the left
dominion-ask-swindle = { $whose ->
    [yours] { $source }: you trashed { $trashed }; choose a card that costs { $n } to gain
   *[theirs] { $source }: { $player } trashed { $trashed }; choose a card that costs { $n } for them to gain
}
dominion-ask-name = { $source }: name a card
dominion-ask-thief = { $source }: choose which Treasure card { $player } trashes
dominion-ask-loot = { $source }: gain trashed cards, one after the other
dominion-ask-set_aside = { $source }: you drew { $drawn }

## Questions that have no answer, by the kind of the decision: no card in the hand will do.

dominion-none-action = Action phase: you have no Action cards in hand
dominion-none-treasure = Buy phase: you have no Treasure cards in hand
dominion-none-in-hand = { $source }: you have no { dominion-many } in hand
dominion-none-discard = { dominion-none-in-hand }
dominion-none-trash = { dominion-none-in-hand }
dominion-none-topdeck = { dominion-none-in-hand }
dominion-none-throne = { dominion-none-in-hand }

## Options: cards.

# With the cost at this moment.
dominion-priced = { $card } ({ $n })
dominion-reveal-reaction = Reveal { $card }
dominion-all-treasures = Play all Treasures

## Options: yes, by the kind of the decision.

dominion-yes-spy = Discard it
dominion-yes-set_aside = Set it aside

## Options: no, done or end, by the kind of the decision. $n: how many cards were picked so far.

dominion-go-on = Go on
dominion-show-hand = Reveal your hand
dominion-pass-action = End the action phase
dominion-pass-treasure = Play no more Treasures
dominion-pass-buy = End your turn
dominion-pass-react = Do not react
dominion-pass-may = No
dominion-pass-discard = { $n ->
    [0] Discard nothing
   *[other] Done
}
dominion-pass-trash = { $n ->
    [0] Trash nothing
   *[other] Done
}
dominion-pass-gain = Gain nothing
dominion-pass-spy = Put it back
dominion-pass-name = A card not in this game
dominion-pass-loot = Done
dominion-pass-set_aside = Keep it in hand
