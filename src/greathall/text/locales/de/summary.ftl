### The end of a game: charts by round, and what was counted.

series-score = Punktestand
series-points = Siegpunkte
series-coins = Geld im Zug
series-cards = Karten im Besitz
series-vp = Siegpunkte
series-influence = Einfluss, alle Fraktionen
series-strength = Kampfstärke im Konflikt
series-persuasion = Überzeugung
series-solari = Solaris im Besitz
series-spice = Spice im Besitz
series-water = Wasser im Besitz
series-deck = Karten im Besitz
series-intrigue = Intrigenkarten im Besitz

fact-turns = Züge
fact-actions = Ausgespielte Aktionen
fact-bought = Gekaufte Karten
fact-gained = Anderweitig genommene Karten
fact-trashed = Entsorgte Karten
fact-best_turn = Meistes Geld in einem Zug
fact-shuffles = Wie oft gemischt
fact-agents = Entsendete Agenten
fact-conflicts = Gewonnene Konflikte
fact-best_strength = Höchste Kampfstärke
fact-recruited = Rekrutierte Truppen
fact-deployed = Eingesetzte Truppen
fact-sandworms = Gerufene Sandwürmer
fact-spies = Platzierte Spione
fact-contracts = Erfüllte Verträge
fact-acquired = Erworbene Karten
fact-intrigue = Ausgespielte Intrigenkarten
fact-solari = Erhaltene Solaris
fact-spice = Erhaltenes Spice
fact-water = Erhaltenes Wasser

tie-turns = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
tie-spice = { $n } Spice
tie-solari = { $n ->
    [one] 1 Solari
   *[other] { $n } Solaris
}
tie-water = { $n } Wasser
tie-garrison = { $n } in der Garnison
tie-reveal = Aufdeckzug { $n }
