### Uprising for one and two players: Rival cards and what House Hagal's cards tell a Rival to do.

## Rivals.

imperium-rival-rival_muad_dib = { imperium-leader-muad_dib }
imperium-rival-rival_gurney_halleck = { imperium-leader-gurney_halleck }
imperium-rival-rival_staban_tuek = { imperium-leader-staban_tuek }
imperium-rival-rival_lady_amber_metulli = { imperium-leader-lady_amber_metulli }
imperium-rival-rival_baron_harkonnen = { imperium-leader-baron_vladimir_harkonnen }
imperium-rival-rival_rabban = { imperium-leader-glossu_rabban }
imperium-rival-rival_lady_margot_fenring = { imperium-leader-lady_margot_fenring }
imperium-rival-rival_princess_irulan = { imperium-leader-princess_irulan }
imperium-rival-rival_lady_jessica = { imperium-leader-lady_jessica }
imperium-rival-rival_feyd_rautha = { imperium-leader-feyd_rautha_harkonnen }
imperium-rival-too = Soupeř { $name }

## Cards of House Hagal.

# ours
imperium-hagal-hu_place_spy_yellow = Vyslání špiona (žlutá)
# ours
imperium-hagal-hu_place_spy_blue = Vyslání špiona (modrá)
# ours
imperium-hagal-hu_place_spy_green = Vyslání špiona (zelená)
imperium-hagal-hu_sardaukar = { imperium-space-sardaukar }
imperium-hagal-hu_dutiful_service = { imperium-space-dutiful_service }
imperium-hagal-hu_heighliner = { imperium-space-heighliner }
imperium-hagal-hu_deliver_supplies_heighliner = { imperium-space-deliver_supplies } / { imperium-space-heighliner }
imperium-hagal-hu_espionage = { imperium-space-espionage }
imperium-hagal-hu_secrets = { imperium-space-secrets }
imperium-hagal-hu_desert_tactics = { imperium-space-desert_tactics }
imperium-hagal-hu_fremkit = { imperium-space-fremkit }
imperium-hagal-hu_assembly_hall = { imperium-space-assembly_hall }
imperium-hagal-hu_gather_support_a = { imperium-space-gather_support } (a)
imperium-hagal-hu_gather_support_b = { imperium-space-gather_support } (b)
imperium-hagal-hu_accept_contract_shipping_a = { imperium-space-accept_contract } / { imperium-space-shipping } (a)
imperium-hagal-hu_accept_contract_shipping_b = { imperium-space-accept_contract } / { imperium-space-shipping } (b)
imperium-hagal-hu_research_station = { imperium-space-research_station }
imperium-hagal-hu_spice_refinery = { imperium-space-spice_refinery }
imperium-hagal-hu_arrakeen = { imperium-space-arrakeen }
imperium-hagal-hu_sietch_tabr = { imperium-space-sietch_tabr }
imperium-hagal-hu_hagga_or_imperial_basin = { imperium-space-hagga_basin } / { imperium-space-imperial_basin }
imperium-hagal-hu_deep_desert = { imperium-space-deep_desert }
# ours
imperium-hagal-hu_reshuffle = Zamíchání

## What they do.

imperium-influence-by-priority = +1 vliv na frakci na { $place }. místě seznamu přednosti
    .is = bonus
imperium-most-influence = +1 vliv na frakci, na kterou { imperium-mate } největší vliv
    .is = bonus
imperium-influence-for-alliance = +{ imperium-n-vliv } na jednu frakci: tam, kde to přinese alianci, pokud ji to někde přinese, jinak tam, kde { imperium-mate } nejmenší vliv
    .is = bonus
imperium-troops-with-alliance = { imperium-ziskat } { imperium-troops } (s aliancí { $allied })
imperium-maker-spice = { $worms ->
    [0] +{ $n } koření
   *[other] +{ $n } koření, nebo místo toho s tvůrcovskými háky, pokud to střet dovoluje, { $worms ->
        [one] 1 písečný červ
        [few] { $worms } píseční červi
       *[other] { $worms } písečných červů
    }
}
    .is = bonus
imperium-place-spy-at = { imperium-lead }{ $form ->
    [do] vyšlete
    [each] vyšle
    [they] vyšle
   *[option] vyslat
} špiona na první volné z těchto stanovišť: { $posts }
imperium-if-conflict-level = pokud je střet úrovně { $levels }
imperium-if-influence-below = pokud { imperium-mate } méně než { $n } { $n ->
    [one] vliv
    [few] vlivy
   *[other] vlivů
} { imperium-with-faction }

## What stands on a Rival card.

imperium-box-swordmaster = Mistr meče: { $text }
imperium-box-priority = Přednost: { $text }
imperium-box-rival_signet = Prsten: { $text }
imperium-box-scheme = Pletichy: { $text }
imperium-box-streamlined = { $text }
imperium-rival-swordmaster = třetí agent za { $n }: soláry, koření, karty intrik a voda se počítají dohromady
imperium-rival-priority = { $list_low }
imperium-rival-tie = při shodě platí první na seznamu přednosti
imperium-rival-streamlined = ve zjednodušené variantě pro dva hráče: žádné body a po zisku mistra meče už žádné zdroje
imperium-unverified-one_source = co je zde vytištěno, víme z jediného zdroje
imperium-unverified-place_spy = pořadí, v jakém se zkoušejí stanoviště jedné barvy, je převzato z jednoho programu; že se nic nestane a dobere se další karta, pokud není žádné volné, je naše volba
imperium-unverified-two_basins = že se dobere další karta, když je na bohatším z obou polí agent, je naše volba podle výkladu jiných karet se dvěma poli
imperium-unverified-wall_first = že se Štítový val odstraní nejdřív, takže písečný červ může přijít, je převzato z jednoho programu
imperium-unverified-copies = počet kopií není jistý: v seznamu je 38 karet, vytištěno jich má být 37, a tato může být ta přebytečná
imperium-unverified-for_alliance = znění o alianci není známo; jak se počítadlo vybírá, je naše volba

imperium-log-no_post_free = { $player } nenachází pro špiona žádné volné pozorovací stanoviště.
imperium-log-scheme = { $player } provádí pletichy karty { $name }.
