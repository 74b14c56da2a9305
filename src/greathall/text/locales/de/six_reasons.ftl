### Why a thing of three against three cannot be chosen now.

imperium-why-own_board = es ist auf dem eigenen Spielplan von { $leader }
imperium-why-influence_either = nötig sind { $n } Einfluss { imperium-with-faction } oder { $own ->
    [emperor] beim Imperator
   *[fremen] bei den Fremen
}, du hast { $have }
imperium-why-no_arrow = du hast keinen Agenten mehr, dessen Pfeil auf diesen Verbündeten zeigt
imperium-why-nothing_for_ally = die Karte kann jetzt nichts für diesen Verbündeten tun
imperium-why-not_your_row = nur Shaddams Seite darf Karten aus der Thron-Reihe erwerben
imperium-why-fremen_card = es ist eine Fremenkarte
imperium-why-no_worms_for_side = nur Muad'Dibs Seite darf Sandwürmer rufen
imperium-why-no_swordmaster_token = nötig ist ein Schwertmeister-Bonusmarker
imperium-why-no_spice_together = nötig sind { $n } Spice, dein Team hat { $have }
imperium-why-no_contract_left = es ist kein Vertrag mehr da
imperium-why-no_row_card = in der Imperium-Reihe liegen nur Fremenkarten
imperium-why-nothing_to_trade = niemand in deinem Team hat etwas zum Handeln
imperium-why-team_mate = das ist jemand aus deinem Team
imperium-why-no_team_mate = das ist niemand aus deinem Team
