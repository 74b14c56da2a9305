### Why a thing of three against three cannot be chosen now.

imperium-why-own_board = it is on the personal board of { $leader }
imperium-why-influence_either = it takes { $n } Influence { imperium-with-faction } or { $own ->
    [emperor] the Emperor
   *[fremen] the Fremen
}, you have { $have }
imperium-why-no_arrow = you have no Agent left whose arrow names this Ally
imperium-why-nothing_for_ally = the card can do nothing for this Ally now
imperium-why-not_your_row = only Shaddam's side may acquire cards from the Throne Row
imperium-why-fremen_card = it is a Fremen card
imperium-why-no_worms_for_side = only Muad'Dib's side may summon sandworms
imperium-why-no_swordmaster_token = it takes a Swordmaster bonus token
imperium-why-no_spice_together = it takes { $n } spice, your team has { $have }
imperium-why-no_contract_left = there is no contract left
imperium-why-no_row_card = the Imperium Row has no card that is not Fremen
imperium-why-nothing_to_trade = nobody of your team has anything to trade
imperium-why-team_mate = they play on your team
imperium-why-no_team_mate = they do not play on your team
