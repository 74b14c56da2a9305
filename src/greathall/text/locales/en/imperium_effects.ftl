### What the cards and spaces of the Dune games tell a player to do.
###
### Clauses begin in lower case and have no full stop. $form says who does it and whether they have to:
###   do            you, as an order                 "discard a card"
###   may           you, if you like                 "you may discard a card"
###   option        you, as one option of several    "discard a card"
###   each          each opponent                    "each opponent discards a card"
###   each-may      each opponent, if they like      "each opponent may discard a card"
###   they          a player just spoken of          "they discard a card"
###   they-may      the same, if they like           "they may discard a card"
###   their-option  another player's option          "discard a card"
###   its-option    of an automaton, "the Rival"     "discard a card"
### $faction is emperor, guild, bene_gesserit, fremen, great_houses or fringe_worlds; where several may be meant, also any, or some: those in
### $factions.

## Helpers of the English messages. Another language may do without and write its forms out.

imperium-lead = { $form ->
    [may] you may{" "}
    [each] each opponent{" "}
    [each-may] each opponent may{" "}
    [they] they{" "}
    [they-may] they may{" "}
   *[do] {""}
}
imperium-get = { $form ->
    [may] you may take{" "}
    [each] each opponent gets{" "}
    [each-may] each opponent may take{" "}
    [they] they get{" "}
    [they-may] they may take{" "}
   *[do] {""}
}
imperium-your = { $form ->
    [each] their
    [each-may] their
    [they] their
    [they-may] their
    [their-option] their
    [its-option] its
   *[do] your
}
imperium-you-have = { $form ->
    [each] they have
    [each-may] they have
    [they] they have
    [they-may] they have
    [their-option] they have
    [its-option] the Rival has
   *[do] you have
}

## Nouns.

# emperor_icon and fremen_icon: at a table of three against three, for everybody who may use a card or a space.
imperium-the-faction = { $faction ->
    [emperor] the Emperor
    [emperor_icon] the Great Houses (Shaddam: or the Emperor)
    [fremen_icon] the Fringe Worlds (Muad'Dib: or the Fremen)
    [guild] the Spacing Guild
    [bene_gesserit] the Bene Gesserit
    [great_houses] the Great Houses
    [fringe_worlds] the Fringe Worlds
   *[fremen] the Fremen
}
imperium-with-faction = with { imperium-the-faction }
imperium-with = { $faction ->
    [any] { $form ->
        [its-option] with the faction where the Rival has least
       *[do] with any one faction
    }
    [behind] with a faction with which an opponent has more than { $form ->
        [its-option] the Rival (of several where it has least, then as you choose)
        [do] you
        [may] you
        [option] you
       *[they] them
    }
    [some] { $factions }
   *[one] { imperium-with-faction }
}
imperium-faction-card = { $faction ->
    [emperor] Emperor card
    [guild] Spacing Guild card
    [bene_gesserit] Bene Gesserit card
   *[fremen] Fremen card
}
imperium-a-faction-card = { $faction ->
    [emperor] an Emperor card
    [guild] a Spacing Guild card
    [bene_gesserit] a Bene Gesserit card
   *[fremen] a Fremen card
}
imperium-alliance = { $faction ->
    [emperor] the Emperor Alliance
    [emperor_icon] the Great Houses Alliance (Shaddam: the Emperor Alliance)
    [fremen_icon] the Fringe Worlds Alliance (Muad'Dib: the Fremen Alliance)
    [guild] the Spacing Guild Alliance
    [bene_gesserit] the Bene Gesserit Alliance
    [fremen] the Fremen Alliance
    [great_houses] the Great Houses Alliance
    [fringe_worlds] the Fringe Worlds Alliance
   *[any] an Alliance
}
imperium-troops = { $n ->
    [one] 1 troop
   *[other] { $n } troops
}
# $amount: exactly, up-to or any.
imperium-some-troops = { $amount ->
    [any] any number of troops
    [up-to] up to { imperium-troops }
   *[exactly] { imperium-troops }
}
# Goods as a price, or as what was paid.
imperium-price-solari = { $n } Solari
imperium-price-spice = { $n } spice
imperium-price-water = { $n } water

## Gains. $more: yes, if some of it has been given before; or no.

imperium-more = { $more ->
    [yes] {" "}more
   *[no] {""}
}

imperium-solari = { imperium-get }+{ $n }{ imperium-more } Solari
imperium-spice = { imperium-get }+{ $n }{ imperium-more } spice
imperium-water = { imperium-get }+{ $n }{ imperium-more } water
imperium-vp = { imperium-get }+{ $n }{ imperium-more } { $n ->
    [one] Victory Point
   *[other] Victory Points
}
imperium-persuasion = { imperium-get }+{ $n }{ imperium-more } Persuasion
imperium-swords = { imperium-get }+{ $n }{ imperium-more } { $n ->
    [one] sword
   *[other] swords
}
imperium-troops-recruit = { imperium-lead }{ $form ->
    [each] recruits
   *[do] recruit
} { $n }{ imperium-more } { $n ->
    [one] troop
   *[other] troops
}
imperium-cards = { imperium-lead }{ $form ->
    [each] draws
   *[do] draw
} { $n ->
    [one] 1{ imperium-more } card
   *[other] { $n }{ imperium-more } cards
}
imperium-intrigue = { imperium-lead }{ $form ->
    [each] draws
   *[do] draw
} { $n ->
    [one] 1{ imperium-more } Intrigue card
   *[other] { $n }{ imperium-more } Intrigue cards
}
imperium-per-cards-in-play = { $text } for each { imperium-faction-card } { imperium-you-have } in play, this one and those played for Agents this round included
# $n: the space's own spice; 0 if no space is named.
imperium-harvest = { $n ->
    [0] harvest the spice of this space: its own and all bonus spice on it
   *[other] +{ $n } spice and all bonus spice on this space
}
imperium-double-harvest = if this Agent harvests spice at a Maker space, gain the space's own spice a second time (its bonus spice only once)
imperium-steal-intrigue = each opponent with { $n } or more Intrigue cards gives you one of them at random
imperium-take-seat = take a seat on the High Council (+{ $n } Persuasion on each of your Reveal turns for the rest of the game)
imperium-take-swordmaster = take the Swordmaster (a third Agent for the rest of the game, from this round on)
# $where: here, on the Mentat's own space, or elsewhere.
imperium-take-mentat = { $where ->
    [here] if the Mentat is here, take it as one more Agent for this round
   *[elsewhere] take the Mentat as one more Agent for this round (you send no Agent to its space, which gives you nothing else)
}
imperium-mentat-next-round = take the Mentat, wherever it is, as one more Agent for the next round
# $where: named, or here: the space that the Conflict is about.
imperium-take-control = { $where ->
    [named] take control of { $space }
   *[here] take control of the board space at stake
}

## Influence.

imperium-influence = { imperium-get }+{ $n } Influence { imperium-with }
imperium-influence-with-two = { imperium-get }+1 Influence with each of two different factions
imperium-visit-influence = { imperium-get }+{ $n } further Influence with the faction whose board space { $form ->
    [do] you visit
    [may] you visit
    [option] you visit
   *[they] they visit
}
imperium-secret-influence = reveal the factions that you picked in secret: +1 Influence with each of them (once per game)
imperium-lose-influence = { imperium-lead }{ $form ->
    [each] loses
   *[do] lose
} { $n ->
    [1] 1 Influence with any one faction
   *[other] { $n } Influence, each with a faction of { imperium-your } choice
}

## How clauses hang together.

# Before an effect that is worded for you alone.
imperium-do-this = { $form ->
    [may] you may do this: { $text }
    [each] each opponent does this: { $text }
    [each-may] each opponent may do this: { $text }
    [they] they do this: { $text }
    [they-may] they may do this: { $text }
   *[their-option] do this: { $text }
}
imperium-choose = { imperium-lead }{ $form ->
    [each] chooses
   *[do] choose
} { $n ->
    [1] one: { $options }
    [2] two different ones: { $options }
   *[other] { $n } different ones: { $options }
}
imperium-if-done = { $form ->
    [each] if they do, { $then }
    [each-may] if they do, { $then }
    [they] if they do, { $then }
    [they-may] if they do, { $then }
    [their-option] if they do, { $then }
    [its-option] if the Rival does, { $then }
   *[do] if you do, { $then }
}
# A cost and what it buys. $cost is a list of things to do, as options; $order the same as orders, if $form is do.
imperium-pay = { imperium-lead }{ $cost }: { $then }
imperium-pay-goods = pay { $goods }

## Conditions, and what stands under one: an effect, or several in a list.

imperium-if = { $condition }, { $then }
imperium-if-all = { $condition }: { $then }

imperium-if-influence = if { imperium-you-have } { $n } or more Influence { imperium-with-faction }
imperium-if-alliance = if { imperium-you-have } { imperium-alliance }
# With the Fremen this has a name of its own.
imperium-if-another-in-play = { $faction ->
    [fremen] with a Fremen Bond (another Fremen card in play)
   *[other] if { imperium-you-have } another { imperium-faction-card } in play
}
imperium-if-council-seat = if { imperium-you-have } a seat on the High Council
imperium-if-mentat-at-home = if the Mentat is on its board space
imperium-if-own-copies = if { imperium-you-have } { $n ->
    [one] a copy
   *[other] { $n } or more copies
} of { $card }
imperium-if-most-copies = if { imperium-you-have } more copies of { $card } than each opponent
imperium-if-tracks = if { imperium-you-have } { $n } or more Influence with { $tracks ->
    [4] all four factions
    [3] three factions
    [2] two factions
   *[1] one faction
}

## Cards.

imperium-discard = { imperium-lead }{ $form ->
    [each] discards
   *[do] discard
} { $n ->
    [one] 1 card
   *[other] { $n } cards
} from { imperium-your } hand
imperium-trash = { imperium-lead }{ $form ->
    [each] trashes
   *[do] trash
} a card from { imperium-your } hand, discard pile or cards in play
imperium-trash-this = { imperium-lead }{ $form ->
    [each] trashes
   *[do] trash
} this card
imperium-take-from-discard = { imperium-lead }{ $form ->
    [each] takes
   *[do] take
} { imperium-a-faction-card } from { imperium-your } discard pile into { imperium-your } hand
imperium-acquire-reserve = { imperium-lead }{ $form ->
    [each] acquires
   *[do] acquire
} 1 { $card } from the Reserve
imperium-acquire-free = { imperium-lead }{ $form ->
    [each] acquires
   *[do] acquire
} a card with a cost of up to { $n } without paying for it{ $to ->
    [deck] {" "}and { $form ->
        [each] puts
       *[do] put
    } it on top of { imperium-your } deck
   *[discard] {""}
}
imperium-manipulate = set a card of the Imperium Row aside for yourself: on your Reveal turn this round you may acquire it for 1 Persuasion less; if you do not, it leaves the game
imperium-acquire-to-deck = you may put each card that you acquire on that turn on top of your deck instead of into your discard pile
imperium-cheaper-flow = { $card } costs { $n } Persuasion less this turn
imperium-snoop = look at the top card of your deck and either draw or trash it
imperium-reshuffle = shuffle your discard pile into your deck

## Troops.

imperium-deploy = { imperium-lead }{ $form ->
    [each] deploys
   *[do] deploy
} { imperium-some-troops } from { imperium-your } garrison to the Conflict
# $when: always, or reveal: only on a Reveal turn.
imperium-recruit-to-conflict = { imperium-lead }{ $form ->
    [each] recruits
   *[do] recruit
} { imperium-troops }; { $when ->
    [reveal] on a Reveal turn any of them may go straight to the Conflict
   *[always] any of them may go straight to the Conflict
}
imperium-retreat = { imperium-lead }{ $form ->
    [each] retreats
   *[do] retreat
} { imperium-some-troops } from the Conflict to { imperium-your } garrison
imperium-lose-deployed = { imperium-lead }{ $form ->
    [each] loses
   *[do] lose
} { imperium-troops } in the Conflict
imperium-lose-garrisoned = { imperium-lead }{ $form ->
    [each] loses
   *[do] lose
} { imperium-troops } from { imperium-your } garrison
imperium-double-cross = an opponent of your choice loses 1 troop in the Conflict, and you put 1 there from your supply

## Agents and turns.

imperium-recall-agent = { imperium-lead }{ $form ->
    [each] takes
   *[do] take
} one of { imperium-your } Agents back from the board, to be sent again this round
imperium-close-space = name a board space: opponents cannot send Agents there until your next turn begins or, if that comes first, this round ends
# $icons: a list of icons, or all four factions' (all).
imperium-extra-icons = the card that you play for your Agent this turn also has { $which ->
    [factions] the Agent icons of all four factions
   *[listed] these Agent icons: { $icons }
}
imperium-ignore-enemies = this turn you may send your Agent to a board space that enemy Agents occupy
imperium-at-turn-start = only as the first thing on your turn: { $then }
imperium-skip-turn = { imperium-lead }{ $form ->
    [each] passes
   *[do] pass
} this turn, without an Agent turn or a Reveal turn
imperium-on-reveal-turn = on your Reveal turn this round, { $then }
imperium-use-signet = use the signet ring ability of your Leader
imperium-move-any-agent = send any one of your Agents, from your Leader or from the board, to any board space: no Agent icon is needed, and Agents that are there do not matter. What the space costs and requires still holds, and so does The Voice

## The parts of what is printed. $text is whole sentences.

imperium-box-acquire = Acquire: { $text }
imperium-box-agent = Agent: { $text }
imperium-box-reveal = Reveal: { $text }
imperium-box-trash = When trashed: { $text }
imperium-box-plot = Plot: { $text }
imperium-box-combat = Combat: { $text }
imperium-box-win = When you win a Conflict: { $text }
imperium-box-endgame = Endgame: { $text }
imperium-box-first = First: { $text }
imperium-box-second = Second: { $text }
imperium-box-third = Third: { $text }
# $name: what the ability is called.
imperium-box-ability = { $name }: { $text }
imperium-box-signet = Signet ring, { $name }: { $text }

## Board spaces.

imperium-board-cost = costs { $price }
# A further price of a space, instead of the first.
imperium-board-or = or pay { $price }: { $then }
imperium-board-free = costs nothing
imperium-board-requires = only with { $n } or more Influence { imperium-with-faction }
imperium-board-once = each player may come here once per game
imperium-board-combat = combat space
imperium-board-maker = Maker space
imperium-board-control = whoever controls this space gets this whenever an Agent is sent here: { $then }
imperium-board-persuasion = +{ $n } Persuasion on your Reveal turn if your Agent is here
imperium-level = pay { $price }: { $then }

## Leaders.

imperium-sees-top-card = you may look at the top card of your deck at any time
imperium-cheaper-icon = board spaces with the { $icon } icon cost you 1 Solari less
imperium-ignores-enemies-at = enemy Agents do not keep you from board spaces with these Agent icons: { $icons }
imperium-harvest-less = each of your spice harvests at Maker spaces brings you 1 spice less
imperium-start-goods = you start the game with { $goods }
imperium-secret-factions = before the first round, pick { $n } factions in secret
imperium-when-deployed_4 = when you have deployed 4 or more troops in one turn, { $then }
imperium-when-council = when you take your seat on the High Council, { $then }
imperium-when-harvest = whenever you harvest spice at a Maker space, { $then }
imperium-when-paid_solari = whenever you pay Solari as the cost of a board space, { $then }
