### Why a thing of the Dune games cannot be chosen now, or why an effect waits.

imperium-why-held-up = { $effect } (jetzt nicht: { $why })
imperium-why-nothing = es brächte jetzt nichts

## Agents, cards to send them, and spaces.

imperium-why-no_icons = sie hat kein Agentensymbol: Sie wird nur aufgedeckt
imperium-why-no_agents = alle deine Agenten sind auf dem Spielplan
imperium-why-card_first = spiele zuerst aus: { $cards }
imperium-why-no_card_with = du hast keine Karte mit dem { $icon_stem }Symbol auf der Hand
imperium-why-wrong_icon = nötig ist das { $icon_stem }Symbol, das die Karte „{ $card }“ nicht hat
imperium-why-own_agent = dein eigener Agent ist dort
imperium-why-enemy_agent = ein Agent von { $seat } ist dort
imperium-why-voice = { $seat } hat es gesperrt (Die Stimme)
imperium-why-has_swordmaster = du hast den Schwertmeister schon
imperium-why-has_seat = du hast schon einen Sitz im Hohen Rat
imperium-why-price = es kostet { $good ->
    [solari] { imperium-price-solari }
    [spice] { imperium-price-spice }
   *[water] { imperium-price-water }
}, du hast { $have }
imperium-why-no_agent_there = keiner deiner Agenten ist dort
imperium-why-just_sent = dieser Agent wurde gerade erst entsendet
imperium-why-one_card = du hast deine Karte für diesen Zug ausgespielt
imperium-why-no_agent_sent = keiner deiner Agenten ist auf dem Spielplan
imperium-why-no_agent_out = du hast keinen anderen Agenten auf dem Spielplan
imperium-why-before_agent = sie wird ausgespielt, bevor du einen Agenten entsendest oder aufdeckst
imperium-why-turn_start = sie wird als Erstes in einem Zug ausgespielt
imperium-why-no_faction_space = dein Agent ist nicht auf dem Feld einer Fraktion
imperium-why-space_first = nutze zuerst die Effekte des Feldes

## Acquiring cards.

imperium-why-on_reveal_turn = Karten werden in deinem Aufdeckzug erworben
imperium-why-persuasion = sie kostet { $n } Überzeugung, du hast { $have }
imperium-why-stack_empty = ihr Stapel ist leer
imperium-why-not_for_sale = für Überzeugung ist sie nicht zu haben
imperium-why-only_row = es muss eine Karte der Imperium-Reihe sein
imperium-why-cost_limit = sie kostet { $n }, { $limit ->
    [exactly] muss aber genau { $most } kosten
   *[up-to] darf aber höchstens { $most } kosten
}
imperium-why-no_such_card = es gibt keine solche Karte zu erwerben
imperium-why-row_empty = die Imperium-Reihe ist leer
imperium-why-copies = nötig sind { $n } Karten „{ $card }“, du hast { $have }
imperium-why-most_copies = jemand anderes hat ebenso viele Karten „{ $card }“
imperium-why-flow = du hast die Karte „{ $card }“ in diesem Zug nicht erworben

## Cards.

imperium-why-window_plot = sie wird in deinen eigenen Zügen ausgespielt
imperium-why-window_combat = sie wird im Kampf ausgespielt
imperium-why-window_win = sie wird nach einem gewonnenen Konflikt ausgespielt
imperium-why-window_endgame = sie wird im Finale ausgespielt
imperium-why-not_of = es muss { $faction ->
    [any] eine andere Karte
   *[one] { imperium-a-faction-card }
} sein
imperium-why-itself = es muss eine andere Karte sein
imperium-why-no_card_in = du hast { $where ->
    [in_play] keine andere { imperium-faction-card } im Spiel
    [discard] keine { imperium-faction-card } im Ablagestapel
   *[hand] { $faction ->
        [any] keine Karte auf der Hand
       *[one] keine { imperium-faction-card } auf der Hand
    }
}
imperium-why-no_bond = du hast keine weitere { imperium-faction-card } im Spiel
imperium-why-cards_in_hand = nötig { $n ->
    [one] ist 1 Karte
   *[other] sind { $n } Karten
} auf der Hand, du hast { $have }
imperium-why-hand_empty = deine Hand ist leer
imperium-why-no_card = du hast keine Karte zum Entsorgen
imperium-why-no_intrigue = du hast keine Intrigenkarte
imperium-why-card_gone = die Karte ist nicht mehr im Spiel
imperium-why-deck_empty = dein Deck ist leer
imperium-why-deck_small = dein Deck hat weniger als drei Karten
imperium-why-nothing_counts = es gibt nichts zu zählen

## Factions and the High Council.

imperium-why-influence = nötig sind { $n } Einfluss { imperium-with-faction }, du hast { $have }
imperium-why-alliance = nötig ist { imperium-alliance }
imperium-why-shadow = nötig sind { $n } Einfluss bei einer Fraktion, deren Allianz jemand anderes hat
imperium-why-tracks = nötig sind { $n } Einfluss bei { $tracks } Fraktionen, das hast du bei { $have }
imperium-why-influence_to_lose = nötig { $n ->
    [one] ist
   *[other] sind
} { $n } Einfluss zum Verlieren, du hast { $have }
imperium-why-track_full = du bist am Ende der Leiste
imperium-why-nobody_ahead = niemand anderes hat dort mehr Einfluss
imperium-why-not_named = dieser Einfluss gilt bei einer anderen Fraktion
imperium-why-picked = du hast sie schon gewählt
imperium-why-nothing_to_lose = du hast dort keinen Einfluss
imperium-why-no_heir = die Allianz geht nicht dorthin
imperium-why-tokens_used = deine geheimen Fraktionen sind schon aufgedeckt
imperium-why-no_seat = nötig ist ein Sitz im Hohen Rat
imperium-why-mentat_away = der Mentat ist nicht auf seinem Feld

## Troops and the Conflict.

imperium-why-no_combat_space = nur mit einem Agenten auf einem Kampffeld darfst du Truppen einsetzen
imperium-why-deployed_all = du darfst in diesem Zug { imperium-troops } einsetzen und hast es getan
imperium-why-garrison_empty = in deiner Garnison sind keine Truppen
imperium-why-supply_empty = in deinem Vorrat sind keine Truppen
imperium-why-troops_in_conflict = nötig { $n ->
    [one] ist
   *[other] sind
} { imperium-troops } im Konflikt, du hast { $have }
imperium-why-strength = nötig ist eine Kampfstärke von { $n }, deine ist { $have }
imperium-why-no_enemy_troops = niemand anderes hat Truppen im Konflikt
imperium-why-no_troops_there = diese Person hat keine Truppen im Konflikt
imperium-why-no_harvest = du hast in diesem Zug kein Spice geerntet
