### Questions and options of three against three.

imperium-ask-activate = welchen Verbündeten aktivierst du?{ $warn ->
    [yes] {" "}(für den ganzen Zug; kein Agent mit dem Pfeil zu { $ally } ist übrig: Mit { $ally } kannst du nur aufdecken)
   *[no] {""}
}
imperium-ask-yield = dein Verbündeter und du habt beide eine Kampfstärke von { $n }. Lässt du ihm den Vortritt?
imperium-ask-trade_with = mit wem handelst du?
imperium-ask-trade = was gibst du { $player }?
imperium-ask-how_many = wie viel gibst du { $player }{ $given ->
    [0] {""}
   *[other] {" "}noch
}?
imperium-ask-give = welche Intrigenkarte gibst du { $player }?
imperium-ask-contribute = wie viel Spice zahlst du für deinen Kommandanten? ({ $n } { $n ->
    [one] fehlt
   *[other] fehlen
}; reicht es zusammen mit dem Spice des Kommandanten nicht, zahlt niemand etwas, und nichts geschieht)
imperium-ask-reinforce = wie viele der Truppen rekrutiert { $player }? (der Rest ist für { $other })
imperium-ask-deploy_for = wie viele Truppen von { $player } kommen in den Konflikt?
imperium-ask-deal_contract = welchen Vertrag erhält { $player }? (der andere ist für { $other })
imperium-ask-throne_row = welche Karte verschiebst du in die Thron-Reihe?

imperium-on-mates-turn = { $player } ist am Zug. { CAPITAL($text) }
imperium-on-mates-agent-turn = { $player } hat einen Agenten zum Feld { $space } entsendet. { CAPITAL($text) }
imperium-ally-deploys = { $player } darf Truppen einsetzen (bis zu { $n })

imperium-yes-yield = Vortritt lassen: Dein Verbündeter kommt vor dir
imperium-pass-yield = Nicht den Vortritt lassen
imperium-pass-trade_with = Nicht handeln
imperium-pass-trade = Nichts geben
imperium-pass-give = Nichts mehr
imperium-pass-deal_contract = Für den anderen Verbündeten

imperium-kind-solari = Solaris
imperium-kind-spice = Spice
imperium-kind-water = Wasser
imperium-kind-intrigue = Intrigenkarten
imperium-amount = { $n }
imperium-throne-row = { $card } ({ $n }, Thron-Reihe)
imperium-acquire-throne-row = Erwerben: { $card } ({ $n }, Thron-Reihe)
