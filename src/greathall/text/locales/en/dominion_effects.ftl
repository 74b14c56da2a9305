### What Dominion's cards tell a player to do.
###
### Clauses begin in lower case and have no full stop. $form says who does it and whether they have to:
###   do            you, as an order                 "discard a card"
###   may           you, if you like                 "you may discard a card"
###   option        you, as one option of several    "discard a card"
###   each          each other player                "each other player discards a card"
###   each-may      each other player, if they like  "each other player may discard a card"
###   they          a player just spoken of          "they discard a card"
###   they-may      the same, if they like           "they may discard a card"
###   their-option  another player's option          "discard a card"
### $hand, if not 0, limits "each other player" to those with so many cards in hand.

## Helpers of the English messages. Another language may do without and write its forms out.

dominion-each-other = each other player{ $hand ->
    [0] {""}
   *[other] {" "}with { $hand } or more cards in hand
}
dominion-lead = { $form ->
    [may] you may{" "}
    [each] { dominion-each-other }{" "}
    [each-may] { dominion-each-other } may{" "}
    [they] they{" "}
    [they-may] they may{" "}
   *[do] {""}
}
dominion-your = { $form ->
    [each] their
    [each-may] their
    [they] their
    [they-may] their
    [their-option] their
   *[do] your
}
dominion-you-have = { $form ->
    [each] they have
    [each-may] they have
    [they] they have
    [they-may] they have
    [their-option] they have
   *[do] you have
}

## Nouns. $kind: any, a type, types (several, in $types) or named ($card and its forms).

dominion-type-action = Action
dominion-type-treasure = Treasure
dominion-type-victory = Victory
dominion-type-curse = Curse
dominion-type-attack = Attack
dominion-type-reaction = Reaction

dominion-a = { $kind ->
    [action] an Action card
    [treasure] a Treasure card
    [victory] a Victory card
    [curse] a Curse
    [attack] an Attack card
    [reaction] a Reaction card
    [types] a card of type { $types }
    [named] { $card_a }
   *[any] a card
}
dominion-many = { $kind ->
    [action] Action cards
    [treasure] Treasure cards
    [victory] Victory cards
    [curse] Curses
    [attack] Attack cards
    [reaction] Reaction cards
    [types] cards of type { $types }
    [named] { $card } cards
   *[any] cards
}
dominion-some = { $amount ->
    [any] any number of { dominion-many }
    [at-least] at least { $n } { dominion-many }
    [up-to] up to { $n } { dominion-many }
    [range] { $least } to { $n } { dominion-many }
   *[exactly] { $n ->
        [1] { dominion-a }
       *[other] { $n } { dominion-many }
    }
}
# Where a gained card goes; by the general rule, to the discard pile.
dominion-to = { $to ->
    [hand] {" "}to { dominion-your } hand
    [deck] {" "}on top of { dominion-your } deck
   *[discard] {""}
}
# The cost of a card to be gained.
dominion-price = { $price ->
    [exactly] exactly { $n }
    [up-to-more] up to { $n } more than the trashed card
    [exactly-more] exactly { $n } more than the trashed card
    [up-to-less] at least { $n } less than the trashed card
    [exactly-less] exactly { $n } less than the trashed card
    [up-to-same] no more than the trashed card
    [exactly-same] as much as the trashed card
   *[up-to] up to { $n }
}

## Bonuses. $per: once, or card: for each of the cards that the sentence before is about.

dominion-per = { $per ->
    [card] {" "}for each of them
   *[once] {""}
}
dominion-get = { $form ->
    [may] you may take{" "}
    [each] { dominion-each-other } gets{" "}
    [each-may] { dominion-each-other } may take{" "}
    [they] they get{" "}
    [they-may] they may take{" "}
   *[do] {""}
}
dominion-cards = { $form ->
    [do] +{ $n } { $n ->
        [one] card
       *[other] cards
    }
    [option] +{ $n } { $n ->
        [one] card
       *[other] cards
    }
   *[each] { dominion-lead }{ $form ->
        [each] draws
       *[they] draw
    } { $n ->
        [one] a card
       *[other] { $n } cards
    }
}{ dominion-per }
dominion-actions = { dominion-get }+{ $n } { $n ->
    [one] action
   *[other] actions
}{ dominion-per }
dominion-buys = { dominion-get }+{ $n } { $n ->
    [one] buy
   *[other] buys
}{ dominion-per }
dominion-coins = { dominion-get }+{ $n } { $n ->
    [one] coin
   *[other] coins
}{ dominion-per }
dominion-cheaper = this turn all cards, wherever they are, cost { $n } less, but never less than 0
dominion-richer-coppers = each { $copper } you play this turn gives { $n } more { $n ->
    [one] coin
   *[other] coins
}

## How clauses hang together.

# Before an effect that is worded for you alone.
dominion-do-this = { $form ->
    [may] you may do this: { $text }
    [each] { dominion-each-other } does this: { $text }
    [each-may] { dominion-each-other } may do this: { $text }
    [they] they do this: { $text }
    [they-may] they may do this: { $text }
   *[do] { $text }
}
dominion-choose = { dominion-lead }{ $form ->
    [each] chooses
   *[do] choose
} { $n ->
    [1] one: { $options }
    [2] two different ones of these, then { $form ->
        [each] does
       *[do] do
    } both: { $options }
   *[other] { $n } different ones of these, then { $form ->
        [each] does
       *[do] do
    } them all: { $options }
}
dominion-if-done = { $form ->
    [each] if they do, { $then }
    [each-may] if they do, { $then }
    [they] if they do, { $then }
    [they-may] if they do, { $then }
    [their-option] if they do, { $then }
   *[do] if you do, { $then }
}
dominion-if-not-done = { $form ->
    [each] if they do not, { $then }
    [each-may] if they do not, { $then }
    [they] if they do not, { $then }
    [they-may] if they do not, { $then }
    [their-option] if they do not, { $then }
   *[do] if you do not, { $then }
}
dominion-if-hand-at-least = if { dominion-you-have } { $n } or more cards in hand, { $then }
dominion-if-hand-without = { $form ->
    [each] { dominion-each-other } does this if they have no { dominion-many } in hand: { $then }
   *[do] if { dominion-you-have } no { dominion-many } in hand, { $then }
}
dominion-if-actions-played = if you have played { $n } or more Action cards this turn (this one included; a card played twice counts twice), { $then }

## Out of the hand.

dominion-discard = { dominion-lead }{ $form ->
    [each] discards
   *[do] discard
} { dominion-some } from { dominion-your } hand
dominion-discard-down-to = { dominion-lead }{ $form ->
    [each] discards
   *[do] discard
} down to { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand
dominion-discard-hand = { dominion-lead }{ $form ->
    [each] discards
   *[do] discard
} { dominion-your } hand
dominion-discard-deck = { dominion-lead }{ $form ->
    [each] puts
   *[do] put
} { dominion-your } deck into { dominion-your } discard pile
dominion-reveal-hand = { dominion-lead }{ $form ->
    [each] reveals
   *[do] reveal
} { dominion-your } hand
dominion-trash = { dominion-lead }{ $form ->
    [each] trashes
   *[do] trash
} { dominion-some } from { dominion-your } hand
dominion-topdeck = { dominion-lead }{ $form ->
    [each] puts
   *[do] put
} { dominion-some } from { dominion-your } hand on top of { dominion-your } deck{ $n ->
    [1] {""}
   *[other] {" "}in any order
}
dominion-reveal-and-topdeck = { $form ->
    [each] { dominion-each-other } reveals { dominion-some } of their choice from their hand and puts { $n ->
        [1] it
       *[other] them
    } on top of their deck; whoever has none reveals their hand instead
   *[do] { dominion-lead }reveal { dominion-some } of { dominion-your } choice from { dominion-your } hand and put { $n ->
        [1] it
       *[other] them
    } on top of { dominion-your } deck; with none in hand, reveal { dominion-your } hand instead
}

## The played card.

dominion-trash-this = { dominion-lead }{ $form ->
    [each] trashes
   *[do] trash
} this card
dominion-play-twice = choose an Action card in your hand. Play it and carry it out to the end; then play that same card a second time, even if it has left play meanwhile. Neither play uses up an action

## Gaining.

dominion-gain-named = { dominion-lead }{ $form ->
    [each] gains
   *[do] gain
} { dominion-a }{ dominion-to }
dominion-gain = { dominion-lead }{ $form ->
    [each] gains
   *[do] gain
}{ dominion-to } { dominion-a } that costs { dominion-price }
dominion-if-gained = if it is { dominion-a }, { $then }

## Off the top of the deck.

dominion-dig = { dominion-lead }{ $form ->
    [each] reveals
   *[do] reveal
} cards from the top of { dominion-your } deck until { dominion-you-have } revealed { dominion-some }{ $least_cost ->
    [0] {""}
   *[other] {" "}that { $n ->
        [one] costs
       *[other] cost
    } { $least_cost } or more
}
dominion-dig-take = { dominion-lead }{ $form ->
    [each] puts
   *[do] put
} { $n ->
    [one] that card
   *[other] those cards
} into { dominion-your } hand and { $form ->
    [each] discards
   *[do] discard
} the other revealed cards
dominion-dig-trash = { dominion-lead }{ $form ->
    [each] trashes
   *[do] trash
} { $n ->
    [one] that card
   *[other] the first of those cards
}
dominion-dig-discard = { dominion-lead }{ $form ->
    [each] discards
   *[do] discard
} the other revealed cards
dominion-spy = { $form ->
    [each] { dominion-each-other } reveals the top card of their deck; you choose whether they discard it or put it back
    [each-may] { dominion-each-other } may reveal the top card of their deck; you choose whether they discard it or put it back
    [they] they reveal the top card of their deck; you choose whether they discard it or put it back
    [they-may] they may reveal the top card of their deck; you choose whether they discard it or put it back
    [their-option] reveal the top card of their deck, and you choose whether they discard it or put it back
   *[do] { dominion-lead }reveal the top card of your deck and either discard it or put it back
}
dominion-scout = reveal the top { $n ->
    [one] card
   *[other] { $n } cards
} of your deck. Put the { dominion-many } among them into your hand and the rest back on top in any order

## Victory points, treasure, reactions.

dominion-worth-coins = worth { $n } { $n ->
    [one] coin
   *[other] coins
}
dominion-worth-points = worth { $n } victory { $n ->
    [one] point
   *[other] points
}
# $kind: named for one card, any for all; $per: how many of them count once.
dominion-worth-points-each = worth { $n } victory { $n ->
    [one] point
   *[other] points
} for { $per ->
    [1] each { $kind ->
        [named] { $card }
       *[any] card
    }
   *[other] every { $per } { dominion-many }
} you have at the end of the game{ $per ->
    [1] {""}
   *[other] {" "}(rounded down)
}
dominion-worth-points-more = it is also { $text }
dominion-reaction = when another player plays an Attack card, you may reveal this from your hand before the Attack does anything. If you do, { $then }
dominion-unaffected = that Attack does not affect you

## Effects that one card alone has.

# Masquerade. $empty: what the table has agreed on for players with an empty hand, skip or receive.
dominion-pass-left = every player with cards in hand chooses one of them; then all at once, and unseen, { $empty ->
    [receive] each passes theirs to the hand of the player on their left, even if that hand is empty
   *[skip] each passes theirs to the hand of the next such player on their left (a player with an empty hand is skipped)
}
# Swindler
dominion-swindle = { $form ->
    [do] trash the top card of your deck, then gain a card of your choice that costs exactly as much
    [may] you may trash the top card of your deck; if you do, gain a card of your choice that costs exactly as much
    [option] trash the top card of your deck, then gain a card of your choice that costs exactly as much
    [their-option] trash the top card of their deck, then gain a card of your choice that costs exactly as much
    [each] { dominion-each-other } trashes the top card of their deck, then gains a card from the supply that costs exactly as much as that one; you choose which
   *[they] { dominion-lead }trash the top card of their deck, then gain a card from the supply that costs exactly as much as that one; you choose which
}
# Wishing Well
dominion-wish = name a card, then reveal the top card of your deck. If it is the card you named, put it into your hand; if not, put it back
# Tribute
dominion-tribute = the player on your left reveals the top { $n ->
    [one] card
   *[other] { $n } cards
} of their deck, then discards { $n ->
    [one] it
   *[other] them
}
dominion-tribute-pays = for each differently named { $kind ->
    [action] Action card
    [treasure] Treasure card
    [victory] Victory card
    [curse] Curse
    [attack] Attack card
    [reaction] Reaction card
    [types] card of type { $types }
   *[any] card
} among them, { $then }
# Thief
dominion-thief = each other player reveals the top { $n ->
    [one] card
   *[other] { $n } cards
} of their deck, trashes one Treasure card among them that you choose, if there is any, and discards the rest. After that you may gain any number of the cards trashed this way
# Library
dominion-library = draw cards one at a time until you have { $n } in hand. Whenever you draw { dominion-a }, you may set it aside instead of keeping it. At the end, discard the cards set aside
