### House Hagal: its cards, what its automata do, and what players are asked for them.

imperium-house-hagal = House Hagal

## Cards. They are called by the spaces to which they lead.

imperium-hagal-hagal_conspire = { imperium-space-conspire }
imperium-hagal-hagal_wealth = { imperium-space-wealth }
imperium-hagal-hagal_heighliner = { imperium-space-heighliner }
imperium-hagal-hagal_foldspace = { imperium-space-foldspace }
imperium-hagal-hagal_selective_breeding = { imperium-space-selective_breeding }
imperium-hagal-hagal_secrets = { imperium-space-secrets }
imperium-hagal-hagal_hardy_warriors = { imperium-space-hardy_warriors }
imperium-hagal-hagal_stillsuits = { imperium-space-stillsuits }
imperium-hagal-hagal_rally_troops = { imperium-space-rally_troops }
imperium-hagal-hagal_hall_of_oratory = { imperium-space-hall_of_oratory }
imperium-hagal-hagal_carthag = { imperium-space-carthag }
imperium-hagal-hagal_harvest_spice = Harvest Spice
imperium-hagal-hagal_arrakeen_1p = { imperium-space-arrakeen }
imperium-hagal-hagal_arrakeen_2p = { imperium-space-arrakeen }
imperium-hagal-hagal_reshuffle = Reshuffle

## Rivals of one player. They are called by their Leaders.

imperium-rival-duke_leto_atreides = { imperium-leader-duke_leto_atreides }
imperium-rival-baron_vladimir_harkonnen = { imperium-leader-baron_vladimir_harkonnen }
imperium-rival-glossu_rabban = { imperium-leader-glossu_rabban }
imperium-rival-earl_memnon_thorvald = { imperium-leader-earl_memnon_thorvald }
imperium-rival-countess_ariana_thorvald = { imperium-leader-countess_ariana_thorvald }
imperium-rival-count_ilban_richese = { imperium-leader-count_ilban_richese }
imperium-box-rival_leader = { $text }
imperium-rival-pays = you decide whether it pays
imperium-rival-leader = a Rival uses its Leader's signet ability alone; the other ability does not work

## What stands on them.

imperium-box-hagal = { $text }
imperium-box-hagal_combat = In Combat: { $text }
imperium-box-players = { $text }
imperium-box-unverified = Not established: { $text }
imperium-hagal-to = an Agent goes to { $spaces }
# $count: how many spaces they are.
imperium-hagal-harvest = { $count ->
    [one] an Agent goes to { $spaces } if there is bonus spice; otherwise another card is drawn
   *[other] an Agent goes to { $spaces }, whichever has the most bonus spice (of several, the most spice in all); without bonus spice another card is drawn
}
# $then: what the card brings at that space.
imperium-hagal-at = at { $space }: { $then }
# $to: an Agent goes there.
imperium-hagal-and = { $to }: { $then }
# What is worded otherwise for an automaton than for a player.
imperium-automaton-signet = the signet ability is used
imperium-automaton-steal = each other seat with 4 or more Intrigue cards gives up one of them at random, to the Rival
imperium-automaton-shield-wall = with Maker Hooks the Shield Wall is removed for the rest of the game
imperium-automaton-spy = a Spy is placed on the first free post of a faction, by the priority list
# $players: at the table; 0 if it is any table.
imperium-automaton-harvest = { $players ->
    [0] with one player the Rival takes the space's own spice and all bonus spice on it; with two players the bonus spice goes to the bank, and nobody gains any
    [1] the Rival takes the space's own spice and all bonus spice on it
   *[2] the bonus spice on it goes to the bank, and nobody gains any
}
imperium-automaton-trash = trash a card
imperium-hagal-draw-on = another card is drawn for the Agent
imperium-hagal-smart = Smart Politics may pass it over
imperium-hagal-reshuffle = all cards of House Hagal are shuffled into a new deck, and another one is drawn
imperium-hagal-swords = +{ $n } { $n ->
    [one] sword
   *[other] swords
}
imperium-hagal-players = only with { $n ->
    [one] one player
   *[other] { $n } players
}
imperium-unverified-signet_troop = that a troop which the signet ring recruits goes to the Conflict with the others is our choice
imperium-unverified-rival_pays = that a player decides whether it pays follows from the sheet's rule for all choices that are not about Influence; one program has it pay whenever it can
imperium-unverified-harvest_spice = how it chooses among the deserts rests on one source; spaces with an Agent are left out of the comparison

## Questions about an automaton, put to a player. $text: the question as a player is asked it.

imperium-for-automaton = { $text } (you decide for { $player })
imperium-ask-automaton = do it?
imperium-pass-automaton = Leave it

## What happened. $card: a card of House Hagal; $name: a board space.

# $sent: whether an Agent goes anywhere.
imperium-log-hagal_carried_out = { $player } draws { $card }{ $sent ->
    [yes] {" "}and sends an Agent to { $name }
   *[no] {""}
}.
imperium-log-hagal_occupied = { $player } draws { $card }: { $name } is occupied.
imperium-log-hagal_closed = { $player } draws { $card }: { $name } is closed (The Voice).
imperium-log-hagal_no_spice = { $player } draws { $card }: there is no bonus spice.
# $when: what the card asks for.
imperium-log-hagal_not_now = { $player } draws { $card }, which is carried out only { $when }.
imperium-log-hagal_no_use = { $player } draws { $card }: its Influence is of no use (Smart Politics).
imperium-log-hagal_reshuffled = { $player } draws { $card }.
imperium-log-hagal_swords = { $player } draws { $card } for Combat: { $n } { $n ->
    [one] sword
   *[other] swords
}.
# $text: what a card or a reward gives, and the automaton cannot have now, or ever.
imperium-log-left_out = { $player } gets nothing for: { $text }.
# A player has decided against it.
imperium-log-declined = { $player } does without: { $text }.
imperium-log-hagal_nowhere = No card of House Hagal leads anywhere: { $player } has no more turns this round.
imperium-log-expert_deployment = { $player } is well ahead in the Conflict and deploys no troops (Expert Deployment).
imperium-log-hagal_shuffle = All { $n } cards of House Hagal are shuffled.
imperium-log-bank_spice = { $player } removes { $n } bonus spice from { $name }.
imperium-log-control_lost = { $who ->
    [you] You lose
   *[they] { $player } loses
} control of { $name }.
imperium-log-discard_intrigue = { $player } gives up { $name }, an Intrigue card.
# $places: how many they name, for a 6 names none.
imperium-log-churn_dice = Row Churn: the dice show { $one } and { $other } and name { $places ->
    [0] no place
    [1] one place
   *[2] two places
} of the Imperium Row.
imperium-log-churn = { $name } leaves the Imperium Row (Row Churn, place { $n }).

## Why not.

imperium-why-solo_level = on this level there is no Swordmaster for you
imperium-why-not_least = an automaton rises where it has least Influence
