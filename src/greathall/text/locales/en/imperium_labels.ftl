### What players of the Dune games are asked, and what their options are called.
### Nouns and amounts come from imperium_effects.ftl.

# A question that a card, a space or a leader asks, and an effect with the card or space that it stands on.
imperium-asks = { $source }: { $text }

# What asks is the bonus of an Influence track.
imperium-track = Influence { imperium-with-faction }
# An effect that is still to be carried out so often, and the card on which it stands.
imperium-times = { $n ->
    [2] twice
   *[other] { $n } times
}
imperium-so-often = { imperium-times }: { $text }
imperium-source-so-often = { $source } ({ imperium-times })
# What asks will ask once more.
imperium-first-of-two = { $source } (twice, now for the first time)

## Questions, by the kind of the decision. They begin in lower case, for the name of what asks may stand before them.

imperium-ask-leader = choose your Leader
imperium-ask-token = pick { $n ->
    [one] a faction
   *[other] { $n } factions, one after the other,
} in secret
imperium-ask-defend = put 1 troop from your supply into the Conflict to defend { $space }?
imperium-ask-turn = { $send ->
    [yes] your turn: play a card to send an Agent, or reveal your hand ({ $n ->
        [0] no Agents left
        [one] 1 Agent left
       *[other] { $n } Agents left
    })
   *[no] { $n ->
        [0] your turn: { $arrow ->
            [yes] no Agent with the arrow to { $ally }, whom you have activated, is left, so reveal your hand
           *[no] you have no Agents left, so reveal your hand
        }
       *[other] your turn: none of your cards leads an Agent anywhere, so reveal your hand
    }
}
imperium-ask-agent = which Agent do you send?
imperium-ask-space = where do you send your Agent?
imperium-ask-cost = how much do you pay?
# $turn: agent, or reveal.
imperium-ask-effects = { $turn ->
    [agent] what do you do next?
   *[reveal] Reveal turn: { $n } Persuasion left
}
imperium-ask-deploy = how many troops do you deploy to the Conflict?
imperium-ask-topdeck = where does { $card } go?
imperium-ask-choose = choose { $n ->
    [1] one
    [2] two different ones
   *[other] { $n } different ones
}{ $chosen ->
    [0] {""}
   *[other] {" "}more
}
imperium-ask-may = { $clause }?
imperium-do-you = { $form ->
    [its-option] does the Rival
   *[do] do you
}
# $which: one; or of two different factions the first, or the second beside $faction.
imperium-ask-influence = { $which ->
    [first] with which faction { imperium-do-you } gain 1 Influence? (the first of two different ones)
    [second] with which second faction, other than { imperium-the-faction }, { imperium-do-you } gain 1 Influence?
   *[one] with which faction { imperium-do-you } gain { $n } Influence?
}
imperium-ask-lose_influence = with which faction do you lose 1 Influence?
imperium-ask-alliance_to = who takes { imperium-alliance } from you?
imperium-ask-discard = discard { $n ->
    [one] a card
   *[other] { $n } cards
}
imperium-ask-trash = { $must ->
    [yes] trash a card
   *[no] trash a card?
}
imperium-ask-take = take which card into your hand?
# $how: up-to or exactly $n, or solari: to be paid in Solari.
imperium-ask-acquire = { $how ->
    [solari] acquire a card for Solari{ imperium-acquired-to }? (you have { $n })
    [exactly] acquire a card with a cost of { $n }{ imperium-acquired-to }
   *[up-to] acquire a card with a cost of up to { $n }{ imperium-acquired-to }
}
# $to: where it goes; the discard pile is not worth a word.
imperium-acquired-to = { $to ->
    [hand] {" "}into your hand
    [deck] {" "}and put it on top of your deck
   *[discard] {""}
}
imperium-ask-manipulate = which card of the Imperium Row do you set aside?
imperium-ask-opponent = which opponent loses a troop in the Conflict?
imperium-ask-recall = which Agent comes back to you?
imperium-ask-voice = which board space do you close to your opponents?
imperium-ask-snoop = { $card } is on top of your deck
imperium-ask-retreat = how many troops do you retreat from the Conflict?
# $doubled: by a sandworm.
imperium-ask-reward = { $doubled ->
    [yes] your rewards, twice each (but for control) as you have a sandworm in the Conflict, in an order of your choice
   *[no] your rewards, in an order of your choice
}
# $for: ally, if a Commander is asked; else self.
imperium-ask-combat = { $for ->
    [ally] Combat: play an Intrigue card for one of your Allies?
   *[self] Combat: play an Intrigue card? (your strength: { $n })
}
imperium-ask-win = you have won; play an Intrigue card?
# $wild: whether there is a wild battle icon to pair.
imperium-ask-endgame = { $wild ->
    [yes] Endgame: play an Intrigue card or pair your wild battle icon?
   *[no] Endgame: play an Intrigue card?
}

## Options.

imperium-take-reveal-turn = Reveal turn
imperium-play-intrigue = Intrigue: { $card }
imperium-acquire = Acquire { $card } ({ $n })
imperium-acquire-set-aside = Acquire { $card } ({ $n }, set aside)
imperium-priced = { $card } ({ $n })
imperium-priced-set-aside = { $card } ({ $n }, set aside)
imperium-deploy-troops = Deploy troops (up to { $n })
imperium-deploy-so-many = Deploy { $n ->
    [one] 1 troop
   *[other] { $n } troops
}
imperium-agent-at-leader = An Agent at your Leader
# $price: what the space costs this player; $levels: one, or several to choose from.
imperium-priced-space = { $levels ->
    [one] { $space } ({ $price })
   *[several] { $space } ({ $price } or more)
}
imperium-in-zone = { $zone ->
    [discard] { $card } (discard pile)
    [in_play] { $card } (in play)
   *[hand] { $card } (hand)
}
imperium-number-of-troops = { $n ->
    [0] None
    [one] 1 troop
   *[other] { $n } troops
}

## Yes, no, done or end, by the kind of the decision.

imperium-yes-defend = Put 1 troop into the Conflict
imperium-yes-topdeck = On top of your deck
imperium-yes-snoop = Draw it
imperium-pass-defend = Do not defend it
imperium-pass-topdeck = Into your discard pile
imperium-pass-snoop = Trash it
imperium-pass-may = No
imperium-pass-effects = End your turn
imperium-pass-trash = Trash nothing
imperium-pass-reward = Take no more
imperium-pass-combat = Pass
imperium-pass-win = Play nothing
imperium-pass-endgame = Play nothing
