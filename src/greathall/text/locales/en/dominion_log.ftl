### What happened, one sentence for each line of the log. $who: you, or they for { $player }.
### $cards is a list of names, or the number of cards where the reader may not know them.

dominion-log-turn = { $who ->
    [you] You begin
   *[they] { $player } begins
} turn { $n }.
dominion-log-play = { $who ->
    [you] You play
   *[they] { $player } plays
} { $cards }.
dominion-log-play-treasure = { $who ->
    [you] You play
   *[they] { $player } plays
} { $cards } (+{ $n }).
dominion-log-buy = { $who ->
    [you] You buy
   *[they] { $player } buys
} { $cards }.
dominion-log-bonus = { $who ->
    [you] You get
   *[they] { $player } gets
} { $list }.
dominion-log-cheaper = All cards cost { $n } less this turn.
dominion-log-richer = Each { $copper } gives { $n } more { $n ->
    [one] coin
   *[other] coins
} this turn.
dominion-log-draw = { $who ->
    [you] You draw
   *[they] { $player } draws
} { $cards }.
dominion-log-discard = { $who ->
    [you] You discard
   *[they] { $player } discards
} { $cards }.
dominion-log-trash = { $who ->
    [you] You trash
   *[they] { $player } trashes
} { $cards }.
dominion-log-gain = { $who ->
    [you] You gain
   *[they] { $player } gains
} { $cards }.
dominion-log-gain_to_deck = { $who ->
    [you] You gain { $cards } on top of your deck.
   *[they] { $player } gains { $cards } on top of their deck.
}
dominion-log-gain_to_hand = { $who ->
    [you] You gain { $cards } into your hand.
   *[they] { $player } gains { $cards } into their hand.
}
dominion-log-steal = { $who ->
    [you] You gain
   *[they] { $player } gains
} { $cards } from the trash.
dominion-log-reveal = { $who ->
    [you] You reveal
   *[they] { $player } reveals
} { $cards }.
dominion-log-react = { $who ->
    [you] You reveal
   *[they] { $player } reveals
} { $cards } against { $source }.
dominion-log-name = { $who ->
    [you] You name
   *[they] { $player } names
} { $cards }.
dominion-log-name-other = { $who ->
    [you] You name
   *[they] { $player } names
} a card that is not in this game.
dominion-log-set_aside = { $who ->
    [you] You set
   *[they] { $player } sets
} { $cards } aside.
dominion-log-take = { $who ->
    [you] You put { $cards } into your hand.
   *[they] { $player } puts { $cards } into their hand.
}
dominion-log-topdeck = { $who ->
    [you] You put { $cards } on top of your deck.
   *[they] { $player } puts { $cards } on top of their deck.
}
dominion-log-reveal_hand = { $who ->
    [you] You reveal your hand.
   *[they] { $player } reveals their hand.
}
dominion-log-reveal_hand-cards = { $who ->
    [you] You reveal your hand: { $cards }.
   *[they] { $player } reveals their hand: { $cards }.
}
dominion-log-discard_deck = { $who ->
    [you] You put your deck into your discard pile.
   *[they] { $player } puts their deck into their discard pile.
}
dominion-log-shuffle = { $who ->
    [you] You shuffle your discard pile into a new deck.
   *[they] { $player } shuffles their discard pile into a new deck.
}
dominion-log-clean_up = { $who ->
    [you] You clean up.
   *[they] { $player } cleans up.
}
# $to: you, they ($receiver) or self (nobody else has a card to pass).
dominion-log-pass_left = { $who ->
    [you] You pass
   *[they] { $player } passes
} { $cards } to { $to ->
    [you] you
    [self] { $who ->
        [you] yourself
       *[they] themselves
    }
   *[they] { $receiver }
}.

## Cards that the reader may not know: alone, or after some that they may.

dominion-log-hidden = { $n ->
    [one] a card
   *[other] { $n } cards
}
dominion-log-hidden-too = { $n ->
    [one] another card
   *[other] { $n } other cards
}
