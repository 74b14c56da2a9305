### Miért nem választható most valami a Dűne-játékokban, vagy miért vár egy hatás.

imperium-why-held-up = { $effect } (most nem: { $why })
imperium-why-nothing = most semmit sem hozna

## Ügynökök, a kiküldésükhöz való kártyák és helyszínek.

imperium-why-no_icons = nincs rajta ügynökikon: csak felfedni lehet
imperium-why-no_agents = minden ügynököd a játéktáblán van
imperium-why-card_first = előbb játszd ki: { $cards }
imperium-why-no_card_with = nincs { $icon_adj } ikonos kártya a kezedben
imperium-why-wrong_icon = { $icon_adj } ikon kell hozzá, és ezen nincs: { $card }
imperium-why-own_agent = a saját ügynököd van ott
imperium-why-enemy_agent = { $seat } ügynöke van ott
imperium-why-voice = { $seat } elzárta (A Hang)
imperium-why-has_swordmaster = már nálad van a kardmester
imperium-why-has_seat = már van széked a Nagytanácsban
imperium-why-price = a költsége { $good ->
    [solari] { imperium-price-solari }
    [spice] { imperium-price-spice }
   *[water] { imperium-price-water }
}, neked { $have } van
imperium-why-no_agent_there = egyik ügynököd sincs ott
imperium-why-just_sent = ezt az ügynököt most küldted ki
imperium-why-one_card = ebben a körben már kijátszottad a kártyádat
imperium-why-no_agent_sent = egyik ügynököd sincs a játéktáblán
imperium-why-no_agent_out = nincs másik ügynököd a játéktáblán
imperium-why-before_agent = az ügynök kiküldése vagy a kártyák felfedése előtt kell kijátszani
imperium-why-turn_start = a kör legelején kell kijátszani
imperium-why-no_faction_space = az ügynököd nem egy frakció helyszínére ment
imperium-why-space_first = előbb használd a helyszín hatásait

## Kártyák megszerzése.

imperium-why-on_reveal_turn = kártyákat a kártyáid felfedésekor szerezhetsz meg
imperium-why-persuasion = { $n } meggyőzésbe kerül, neked { $have } van
imperium-why-stack_empty = elfogyott a paklija
imperium-why-not_for_sale = meggyőzésért nem szerezhető meg
imperium-why-only_row = az impériumsorból kell választani
imperium-why-cost_limit = a költsége { $n }, de { $limit ->
    [exactly] pontosan { $most }
   *[up-to] legfeljebb { $most }
} lehet
imperium-why-no_such_card = nincs ilyen megszerezhető kártya
imperium-why-row_empty = üres az impériumsor
imperium-why-copies = { $n } „{ $card }” kártya kell hozzá, neked { $have } van
imperium-why-most_copies = egy ellenfelednek is van ugyanennyi „{ $card }” kártyája
imperium-why-flow = ebben a körben nem szerezted meg ezt: { $card }

## Kártyák.

imperium-why-window_plot = a saját körödben játszható ki
imperium-why-window_combat = a csatában játszható ki
imperium-why-window_win = egy ütközet megnyerése után játszható ki
imperium-why-window_endgame = a játék végén játszható ki
imperium-why-not_of = { $faction ->
    [any] másik kártyának
   *[one] { imperium-frakcio }kártyának
} kell lennie
imperium-why-itself = másik kártyának kell lennie
imperium-why-no_card_in = { $where ->
    [in_play] nincs másik { imperium-frakcio }kártyád játékban
    [discard] nincs { imperium-frakcio }kártya a dobópaklidban
   *[hand] { $faction ->
        [any] nincs kártya a kezedben
       *[one] nincs { imperium-frakcio }kártya a kezedben
    }
}
imperium-why-no_bond = nincs másik { imperium-frakcio }kártyád játékban
imperium-why-cards_in_hand = { $n } kártya kell hozzá a kezedben, neked { $have } van
imperium-why-hand_empty = üres a kezed
imperium-why-no_card = nincs kártyád, amelyet elpusztíthatnál
imperium-why-no_intrigue = nincs intrikakártyád
imperium-why-card_gone = a kártya már nincs játékban
imperium-why-deck_empty = üres a húzópaklid
imperium-why-deck_small = háromnál kevesebb kártya van a húzópaklidban
imperium-why-nothing_counts = nincs mit megszámolni

## Frakciók és a Nagytanács.

imperium-why-influence = { $n } befolyás kell hozzá { imperium-with-faction }, neked { $have } van
imperium-why-alliance = ez kell hozzá: { imperium-alliance }
imperium-why-shadow = { $n } befolyás kell hozzá egy olyan frakciónál, amelynek a szövetségjelölője egy ellenfelednél van
imperium-why-tracks = { $n } befolyás kell hozzá { $tracks } frakciónál, neked { $have } frakciónál van ennyi
imperium-why-influence_to_lose = { $n } elveszíthető befolyás kell hozzá, neked { $have } van
imperium-why-track_full = a sáv tetején vagy
imperium-why-nobody_ahead = egyik ellenfelednek sincs ott több befolyása
imperium-why-not_named = ez a befolyás egy másik frakciónál jár
imperium-why-picked = ezt már választottad
imperium-why-nothing_to_lose = nincs ott befolyásod
imperium-why-no_heir = a szövetségjelölő nem oda kerül
imperium-why-tokens_used = a titkos frakcióidat már felfedted
imperium-why-no_seat = szék kell hozzá a Nagytanácsban
imperium-why-mentat_away = a Mentát nincs a helyszínén

## Katonai egységek és az ütközet.

imperium-why-no_combat_space = csak csatahelyszínre küldött ügynökkel vethetsz be katonai egységeket
imperium-why-deployed_all = ebben a körben { $n } katonai egységet vethetsz be, és ezt már megtetted
imperium-why-garrison_empty = nincs katonai egység a helyőrségedben
imperium-why-supply_empty = nincs katonai egység a készletedben
imperium-why-troops_in_conflict = { $n } katonai egység kell hozzá az ütközetben, neked { $have } van
imperium-why-strength = { $n } erő kell hozzá, neked { $have } van
imperium-why-no_enemy_troops = egyik ellenfelednek sincs katonai egysége az ütközetben
imperium-why-no_troops_there = ennek a játékosnak nincs katonai egysége az ütközetben
imperium-why-no_harvest = ebben a körben nem arattál fűszert
