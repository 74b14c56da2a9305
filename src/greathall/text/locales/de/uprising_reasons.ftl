### Why a thing that only Dune: Imperium – Uprising knows cannot be chosen now, or why an effect waits.

imperium-why-nothing_watched = deine Spione beobachten kein Feld, zu dem sie führen könnte
imperium-why-own_spy = dein eigener Spion ist dort
imperium-why-enemy_spy = ein Spion von { $seat } ist dort
imperium-why-other_posts = der Spion kommt auf einen Posten bei einem { $icons_stem }Feld
imperium-why-posts_of = der Spion kommt auf einen Posten beim Feld { $space }
imperium-why-no_post = es gibt keinen Beobachtungsposten für einen Spion
imperium-why-no_spy_there = keiner deiner Spione ist dort
imperium-why-not_watching = dieser Spion beobachtet das Feld nicht
imperium-why-spies = nötig { $n ->
    [one] ist 1 Spion
   *[other] sind { $n } Spione
} auf dem Spielplan, du hast { $have }
imperium-why-no_spy_recalled = du hast in diesem Zug keinen Spion zurückgerufen
imperium-why-spies_on_no_faction = keiner deiner Spione beobachtet das Feld einer Fraktion
imperium-why-spies_on_no_maker = keiner deiner Spione beobachtet ein Sandwurmfeld

imperium-why-shield_wall = der Schildwall hält Sandwürmer von diesem Konflikt fern
imperium-why-wall_gone = der Schildwall ist weg
imperium-why-no_hooks = nötig ist ein Haken
imperium-why-no_deploying = du kannst in diesem Zug keine Einheiten einsetzen
imperium-why-units = nötig { $n ->
    [one] ist 1 Einheit
   *[other] sind { $n } Einheiten
} im Konflikt, du hast { $have }
imperium-why-units_this_turn = nötig { $n ->
    [one] ist 1 in diesem Zug eingesetzte Einheit
   *[other] sind { $n } in diesem Zug eingesetzte Einheiten
}, du hast { $have } eingesetzt
imperium-why-no_worm = nötig ist ein Sandwurm im Konflikt
imperium-why-not_at_maker = dein Agent ist nicht auf einem Sandwurmfeld

imperium-why-contracts = nötig sind { $n } erfüllte Verträge, du hast { $have }
imperium-why-spice_this_turn = du musst in diesem Zug { $n } Spice erhalten haben, du hast { $have }
imperium-why-no_spice_gained = du hast in diesem Zug kein Spice erhalten
imperium-why-no_battle_icon = du hast keine offene Karte mit dem Abzeichen { $battle }
imperium-why-other_battle_icon = sie muss das Abzeichen { $battle } haben
imperium-why-icon_missing = sie hat kein Abzeichen
imperium-why-wild_itself = sie ist der Joker selbst: Wähle die Karte, mit der du ihn kombinierst
imperium-why-no_wild = du hast keinen Abzeichen-Joker, um sie zu kombinieren
imperium-why-seat_and_swordmaster = nötig sind ein Sitz im Hohen Rat und der Schwertmeister
imperium-why-turned_over = dein Anführer ist schon umgedreht
imperium-why-trained = das Training ist abgeschlossen
