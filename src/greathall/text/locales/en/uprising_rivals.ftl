### Uprising for one and two players: Rival cards and what House Hagal's cards tell a Rival to do. $form as in
### imperium_effects.ftl.

## Rivals.

imperium-rival-rival_muad_dib = Muad'Dib
imperium-rival-rival_gurney_halleck = Gurney Halleck
imperium-rival-rival_staban_tuek = Staban Tuek
imperium-rival-rival_lady_amber_metulli = Lady Amber Metulli
imperium-rival-rival_baron_harkonnen = Baron Vladimir Harkonnen
imperium-rival-rival_rabban = Glossu “The Beast” Rabban
imperium-rival-rival_lady_margot_fenring = Lady Margot Fenring
imperium-rival-rival_princess_irulan = Princess Irulan
imperium-rival-rival_lady_jessica = Lady Jessica
imperium-rival-rival_feyd_rautha = Feyd-Rautha Harkonnen
# One whose Leader a player has too.
imperium-rival-too = Rival { $name }

## Cards of House Hagal.

imperium-hagal-hu_place_spy_yellow = Place Spy (yellow)
imperium-hagal-hu_place_spy_blue = Place Spy (blue)
imperium-hagal-hu_place_spy_green = Place Spy (green)
imperium-hagal-hu_sardaukar = Sardaukar
imperium-hagal-hu_dutiful_service = Dutiful Service
imperium-hagal-hu_heighliner = Heighliner
imperium-hagal-hu_deliver_supplies_heighliner = Deliver Supplies / Heighliner
imperium-hagal-hu_espionage = Espionage
imperium-hagal-hu_secrets = Secrets
imperium-hagal-hu_desert_tactics = Desert Tactics
imperium-hagal-hu_fremkit = Fremkit
imperium-hagal-hu_assembly_hall = Assembly Hall
imperium-hagal-hu_gather_support_a = Gather Support (a)
imperium-hagal-hu_gather_support_b = Gather Support (b)
imperium-hagal-hu_accept_contract_shipping_a = Accept Contract / Shipping (a)
imperium-hagal-hu_accept_contract_shipping_b = Accept Contract / Shipping (b)
imperium-hagal-hu_research_station = Research Station
imperium-hagal-hu_spice_refinery = Spice Refinery
imperium-hagal-hu_arrakeen = Arrakeen
imperium-hagal-hu_sietch_tabr = Sietch Tabr
imperium-hagal-hu_hagga_or_imperial_basin = Hagga Basin / Imperial Basin
imperium-hagal-hu_deep_desert = Deep Desert
imperium-hagal-hu_reshuffle = Reshuffle

## What they do.

# $place: from 1 to 4.
imperium-influence-by-priority = +1 Influence with the faction in place { $place } of the priority list
imperium-most-influence = +1 Influence with the faction where { imperium-you-have } most
imperium-influence-for-alliance = +{ $n } Influence with one faction: where that wins an Alliance, if it does anywhere, otherwise where { imperium-you-have } least
imperium-troops-with-alliance = { imperium-lead }{ $form ->
    [each] recruits
   *[do] recruit
} { imperium-troops } ({ $allied } with an Alliance)
# $n: a Maker space's own spice. $worms: how many may be summoned in its place, if any.
imperium-maker-spice = { $worms ->
    [0] +{ $n } spice
   *[other] +{ $n } spice, or with Maker Hooks, if the Conflict admits them, { $worms ->
        [one] 1 sandworm
       *[other] { $worms } sandworms
    } instead
}
# $posts: the names of observation posts, in the order in which they are tried.
imperium-place-spy-at = { imperium-lead }{ $form ->
    [each] places
   *[do] place
} a Spy on the first of these posts that is free: { $posts }
imperium-if-conflict-level = if the Conflict is of level { $levels }
imperium-if-influence-below = if { imperium-you-have } less than { $n } Influence { imperium-with-faction }

## What stands on a Rival card. $n: what its swordmaster costs in goods of any kind. $list: factions.

imperium-box-swordmaster = Swordmaster: { $text }
imperium-box-priority = Priority: { $text }
imperium-box-rival_signet = Signet: { $text }
imperium-box-scheme = Scheme: { $text }
imperium-box-streamlined = { $text }
imperium-rival-swordmaster = a third Agent for { $n } Solari, spice, Intrigue cards and water together
imperium-rival-priority = { $list }
# Where several factions have as much.
imperium-rival-tie = of equals, the first on the priority list counts
imperium-rival-streamlined = for the Streamlined variant of two players: no points, and no more goods once the swordmaster is there
imperium-unverified-one_source = what is printed here rests on one source
imperium-unverified-place_spy = the order in which posts of a colour are tried is that of one program; that nothing happens and the next card is drawn if none is free is our choice
imperium-unverified-two_basins = that another card is drawn if an Agent is at the richer of the two spaces is our choice, after a ruling about other cards with two spaces
imperium-unverified-wall_first = that the Shield Wall goes first, so that the sandworm can come, is the order of one program
imperium-unverified-copies = how many copies there are is not certain: 38 cards are listed, 37 said to be printed, and this may be the one too many
imperium-unverified-for_alliance = the wording about the Alliance is not known; how it chooses the track is our choice

imperium-log-no_post_free = { $player } finds no free observation post for a Spy.
imperium-log-scheme = { $player } carries out the Scheme of { $name }.
