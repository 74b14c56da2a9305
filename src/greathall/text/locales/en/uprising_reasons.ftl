### Why a thing that only Dune: Imperium – Uprising knows cannot be chosen now, or why an effect waits.

## Spies.

imperium-why-nothing_watched = your Spies watch no board space to which it could lead
imperium-why-own_spy = your own Spy is there
imperium-why-enemy_spy = a Spy of { $seat } is there
imperium-why-other_posts = the Spy goes to a post at a board space with the { $icons } icon
imperium-why-posts_of = the Spy goes to a post of { $space }
imperium-why-no_post = there is no observation post for a Spy
imperium-why-no_spy_there = none of your Spies is there
imperium-why-not_watching = this Spy does not watch the board space
imperium-why-spies = it takes { $n ->
    [one] 1 Spy
   *[other] { $n } Spies
} on the board, you have { $have }
imperium-why-no_spy_recalled = you have not recalled a Spy this turn
imperium-why-spies_on_no_faction = none of your Spies watches a faction's board space
imperium-why-spies_on_no_maker = none of your Spies watches a Maker space

## Sandworms and Maker spaces.

imperium-why-shield_wall = the Shield Wall keeps sandworms from this Conflict
imperium-why-wall_gone = the Shield Wall is gone
imperium-why-no_hooks = it takes Maker Hooks
imperium-why-no_deploying = you may not deploy units this turn
imperium-why-units = it takes { $n ->
    [one] 1 unit
   *[other] { $n } units
} in the Conflict, you have { $have }
imperium-why-units_this_turn = it takes { $n ->
    [one] 1 unit
   *[other] { $n } units
} deployed this turn, you have deployed { $have }
imperium-why-no_worm = it takes a sandworm in the Conflict
imperium-why-not_at_maker = your Agent has not gone to a Maker space

## Contracts, battle icons, leaders.

imperium-why-contracts = it takes { $n } completed contracts, you have { $have }
imperium-why-spice_this_turn = it takes { $n } spice gained this turn, you have gained { $have }
imperium-why-no_spice_gained = you have gained no spice this turn
imperium-why-no_battle_icon = you have no face-up card with the { $battle } icon
imperium-why-other_battle_icon = it must have the { $battle } icon
imperium-why-icon_missing = it has no battle icon
imperium-why-wild_itself = it is the wild one: choose the card to pair it with
imperium-why-no_wild = you have no wild battle icon to pair it with
imperium-why-seat_and_swordmaster = it takes both a seat on the High Council and the Swordmaster
imperium-why-turned_over = your Leader has been turned over already
imperium-why-trained = the training is complete
