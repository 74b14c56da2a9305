### What players of three against three are asked, and what their options are called.

# $ally: one to whom no arrow of an Agent points that could still be sent.
imperium-ask-activate = which Ally do you activate?{ $warn ->
    [yes] {" "}(it is for the whole turn, and no Agent with the arrow to { $ally } is left: with { $ally } you can only reveal)
   *[no] {""}
}
imperium-ask-yield = you and your team mate are tied with a strength of { $n }; do you yield?
imperium-ask-trade_with = with whom do you trade?
imperium-ask-trade = what do you give to { $player }?
# $given: so many have been given already.
imperium-ask-how_many = how many { $given ->
    [0] {""}
   *[other] more{" "}
}do you give to { $player }?
imperium-ask-give = which Intrigue card do you give to { $player }?
imperium-ask-contribute = how much spice do you pay for your Commander? ({ $n } missing; if it is not enough with the Commander's own, nobody pays anything and nothing happens)
imperium-ask-reinforce = how many of the troops does { $player } recruit? (the rest is for { $other })
imperium-ask-deploy_for = how many of the troops of { $player } go to the Conflict?
imperium-ask-deal_contract = which contract does { $player } get? (the other is for { $other })
imperium-ask-throne_row = which card do you move to the Throne Row?

# $player: the team mate whose turn it is; $space: where they have sent an Agent.
imperium-on-mates-turn = { $player } has the turn. { $text }
imperium-on-mates-agent-turn = { $player } has sent an Agent to { $space }. { $text }
# $player: the activated Ally.
imperium-ally-deploys = { $player } may deploy troops (up to { $n })

imperium-yes-yield = Yield: your team mate comes before you
imperium-pass-yield = Do not yield
imperium-pass-trade_with = Do not trade
imperium-pass-trade = Give nothing
imperium-pass-give = No more
imperium-pass-deal_contract = It is for the other Ally

imperium-kind-solari = Solari
imperium-kind-spice = Spice
imperium-kind-water = Water
imperium-kind-intrigue = Intrigue cards
imperium-amount = { $n }
imperium-throne-row = { $card } ({ $n }, Throne Row)
imperium-acquire-throne-row = Acquire { $card } ({ $n }, Throne Row)
