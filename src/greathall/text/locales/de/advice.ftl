### What speaks for a move that a bot would make.

ground-tried = { $n } % Siegchance, beim nächstbesten Zug { $other } %

dominion-ground-points = sie ist { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} wert
dominion-ground-plan_wants = { $n ->
    [0] ein Plan nur mit Geld will sie als Nächstes
   *[other] der Plan für dieses Königreich ({ $cards }) will sie als Nächstes
}
dominion-ground-better_than_plan = { $kind ->
    [named] beim Ausprobieren war sie besser als { $card }
   *[none] beim Ausprobieren war sie besser als gar kein Kauf
}
dominion-ground-wants_none = nichts, was dieses Geld kauft, würde diesem Deck helfen
dominion-ground-plays_on = sie gibt eine Aktion zurück, also können die anderen noch ausgespielt werden
dominion-ground-draws = sie zieht { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}

imperium-ground-sent_to = der Agent geht zum Feld { $space }
imperium-ground-influence_point = { $n } Einfluss { imperium-with-faction } ist einen Punkt wert
imperium-ground-alliance = es bringt { imperium-alliance }, die einen Punkt wert ist
imperium-ground-points = es bringt { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}
imperium-ground-swordmaster = ein dritter Agent für den Rest der Partie
imperium-ground-council = 2 Überzeugung mehr in jedem Aufdeckzug
imperium-ground-conflict_won = es gewinnt den Konflikt mit { $n } Vorsprung
imperium-ground-conflict_leads = es führt im Konflikt mit { $n }
imperium-ground-conflict_level = es zieht im Konflikt gleich
imperium-ground-conflict_behind = es kommt im Konflikt bis auf { $n } an die höchste Kampfstärke heran
imperium-ground-influence = der Einfluss { imperium-with-faction } steigt auf { $n }
imperium-ground-solari = es bringt { $n ->
    [one] 1 Solari
   *[other] { $n } Solaris
}
imperium-ground-spice = es bringt { $n } Spice
imperium-ground-water = es bringt { $n } Wasser
imperium-ground-troops = es bringt { $n ->
    [one] einen Trupp
   *[other] { $n } Truppen
}
imperium-ground-intrigue = es bringt { $n ->
    [one] eine Intrigenkarte
   *[other] { $n } Intrigenkarten
}
imperium-ground-spies = es platziert { $n ->
    [one] einen Spion
   *[other] { $n } Spione
}
imperium-ground-persuasion = es bringt { $n } Überzeugung, um Karten zu erwerben
imperium-ground-no_agent_turn = kein Agentenzug brächte jetzt mehr
imperium-ground-best_card = von dem, was { $n } Überzeugung kauft, hilft dies am meisten
imperium-ground-least_missed = diese Karte wird am wenigsten fehlen
imperium-ground-nothing_better = nichts anderes ist jetzt seinen Preis wert
