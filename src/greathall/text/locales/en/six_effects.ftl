### What is told to players in three against three (Uprising with six players). $form as in imperium_effects.ftl.

imperium-activated-ally = your activated Ally gets: { $then }
imperium-each-ally = each of your Allies gets: { $then }
imperium-pay-together = you may pay { $n } spice, of which your Allies may pay any part; then { $then }
imperium-reinforce = recruit { imperium-troops }, divided between your team's two Allies as you like; each may be deployed at once
imperium-contracts-to-allies = your Allies take the face-up contracts, one each; both are replaced
imperium-hire-swordmaster = take a third Agent, which leaves after the round in which you send it, and a Swordmaster bonus token: +2 swords on each of your Reveal turns from now on
imperium-to-throne-row = move a card that is no Fremen card from the Imperium Row to the Throne Row, from which only Shaddam's side may acquire it, in every way in which cards are acquired
imperium-trade = you may trade with a team mate: each of you may give the other any number of one kind of Solari, spice, water or Intrigue cards
imperium-if-has-swordmaster = if { imperium-you-have } a Swordmaster bonus token
imperium-board-only = only for { $leader }: it is on his personal board

## What is not established.

imperium-unverified-economic_support = how a trade goes rests on one source; that the two kinds may differ is our choice
imperium-unverified-military_support = who divides the troops rests on one source
imperium-unverified-personal_board = whether more is printed on this board than its track and two spaces is not known
imperium-unverified-shared_hooks = that both Allies have Maker Hooks once one has is not in the rules as we know them: two programs play it so
imperium-unverified-md_threaten_spice_production = that the point is the Commander's is assumed; that the Allies are asked only once, and the card has been used if they do not pay enough, is our choice
imperium-unverified-sh_imperial_tent = that cards of the Throne Row may be acquired without Persuasion, too, is our choice; whether it has a limit, and whether cards leave it in another way, is not known: here it has none, and they do not
