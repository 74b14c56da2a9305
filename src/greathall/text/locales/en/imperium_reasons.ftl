### Why a thing of the Dune games cannot be chosen now, or why an effect waits. Nouns come from imperium_effects.ftl.
### They begin in lower case and have no full stop; several may be joined. $n: what it takes; $have: what you have.

# An effect that waits, and why.
imperium-why-held-up = { $effect } (not now: { $why })
imperium-why-nothing = it would bring nothing now

## Agents, cards to send them, and spaces.

imperium-why-no_icons = it has no Agent icon: it is only revealed
imperium-why-no_agents = all your Agents are on the board
imperium-why-card_first = first play { $cards }
imperium-why-no_card_with = you have no card with the { $icon } icon in hand
imperium-why-wrong_icon = it takes the { $icon } icon, which { $card } does not have
imperium-why-own_agent = your own Agent is there
imperium-why-enemy_agent = an Agent of { $seat } is there
imperium-why-voice = { $seat } has closed it (The Voice)
imperium-why-has_swordmaster = you have the Swordmaster already
imperium-why-has_seat = you have a seat on the High Council already
# $good: solari, spice or water.
imperium-why-price = it costs { $good ->
    [solari] { imperium-price-solari }
    [spice] { imperium-price-spice }
   *[water] { imperium-price-water }
}, you have { $have }
imperium-why-no_agent_there = none of your Agents is there
imperium-why-just_sent = this Agent was sent just now
imperium-why-one_card = you have played your card for this turn
imperium-why-no_agent_sent = none of your Agents is on the board
imperium-why-no_agent_out = you have no other Agent on the board
imperium-why-before_agent = it is played before you send an Agent or reveal
imperium-why-turn_start = it is played as the first thing of a turn
imperium-why-no_faction_space = your Agent has not gone to a faction's board space
imperium-why-space_first = first use the effects of the board space

## Acquiring cards.

imperium-why-on_reveal_turn = cards are acquired on your Reveal turn
imperium-why-persuasion = it costs { $n } Persuasion, you have { $have }
imperium-why-stack_empty = its stack is empty
imperium-why-not_for_sale = Persuasion does not buy it
imperium-why-only_row = it must be a card of the Imperium Row
# $limit: exactly or up-to $most.
imperium-why-cost_limit = it costs { $n }, but must cost { $limit ->
    [exactly] exactly { $most }
   *[up-to] { $most } or less
}
imperium-why-no_such_card = there is no such card to acquire
imperium-why-row_empty = the Imperium Row is empty
imperium-why-copies = it takes { $n } copies of { $card }, you have { $have }
imperium-why-most_copies = an opponent has as many copies of { $card }
imperium-why-flow = you have not acquired { $card } this turn

## Cards.

imperium-why-window_plot = it is played on your own turns
imperium-why-window_combat = it is played in Combat
imperium-why-window_win = it is played after winning a Conflict
imperium-why-window_endgame = it is played at the end of the game
# $faction: also any.
imperium-why-not_of = it must be { $faction ->
    [any] another card
   *[one] { imperium-a-faction-card }
}
imperium-why-itself = it must be another card
# $where: hand, discard or in_play.
imperium-why-no_card_in = you have { $where ->
    [in_play] no other { imperium-faction-card } in play
    [discard] no { imperium-faction-card } in your discard pile
   *[hand] { $faction ->
        [any] no card in hand
       *[one] no { imperium-faction-card } in hand
    }
}
imperium-why-no_bond = you have no other { imperium-faction-card } in play
imperium-why-cards_in_hand = it takes { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand, you have { $have }
imperium-why-hand_empty = your hand is empty
imperium-why-no_card = you have no card to trash
imperium-why-no_intrigue = you have no Intrigue card
imperium-why-card_gone = the card has left play
imperium-why-deck_empty = your deck is empty
imperium-why-deck_small = your deck has fewer than three cards
imperium-why-nothing_counts = there is nothing to count

## Factions and the High Council.

imperium-why-influence = it takes { $n } Influence { imperium-with-faction }, you have { $have }
imperium-why-alliance = it takes { imperium-alliance }
imperium-why-shadow = it takes { $n } Influence with a faction whose Alliance an opponent has
imperium-why-tracks = it takes { $n } Influence with { $tracks } factions, you have that with { $have }
imperium-why-influence_to_lose = it takes { $n } Influence to lose, you have { $have }
imperium-why-track_full = you are at the top of the track
imperium-why-nobody_ahead = no opponent has more Influence there
imperium-why-not_named = this Influence is with another faction
imperium-why-picked = you have picked it already
imperium-why-nothing_to_lose = you have no Influence there
imperium-why-no_heir = the Alliance does not go there
imperium-why-tokens_used = your secret factions have been revealed already
imperium-why-no_seat = it takes a seat on the High Council
imperium-why-mentat_away = the Mentat is not at its space

## Troops and the Conflict.

imperium-why-no_combat_space = only Agents on combat spaces let you deploy troops
imperium-why-deployed_all = you may deploy { imperium-troops } this turn, and have done so
imperium-why-garrison_empty = there are no troops in your garrison
imperium-why-supply_empty = there are no troops in your supply
imperium-why-troops_in_conflict = it takes { imperium-troops } in the Conflict, you have { $have }
imperium-why-strength = it takes a strength of { $n }, yours is { $have }
imperium-why-no_enemy_troops = no opponent has troops in the Conflict
imperium-why-no_troops_there = no troops of this player are in the Conflict
imperium-why-no_harvest = you have harvested no spice this turn
