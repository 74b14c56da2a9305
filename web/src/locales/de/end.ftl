### The end of a game

end-you-win = Du hast gewonnen
end-side-wins = Deine Seite hat gewonnen
end-side-lost = Verloren: { $who } gewinnt
end-you-lost = Du hast gegen { $who } verloren
end-wins = { $n ->
    [one] { $who } gewinnt
   *[other] { $who } teilen sich den Sieg
}
end-free-undo = Mit freiem Zurücknehmen
end-next = Wie weiter
end-rematch = Noch einmal spielen
end-to-rematch = Zur Revanche
end-replay = Aufzeichnung ansehen
end-standings = Endstand
end-place = { $n }.
end-you = du
end-resigned = aufgegeben
end-no-place = kann nicht gewinnen
end-score = { $n ->
    [one] Punkt
   *[other] Punkte
}
end-tie = Gleichstand: { $how }
end-points = Woher die Punkte kamen
end-no-points = Gar keine Punkte.
end-sum = Zusammen
end-charts = Wie es lief
end-which-chart = Welches Diagramm
end-axis-turn = Zug
end-axis-round = Runde
chart-label = Diagramm: { $name }. Dieselben Zahlen stehen in der Tabelle darunter.
chart-at-end = am Ende
chart-as-table = Als Tabelle
end-facts = Was alle getan haben
end-decks = Decks am Ende
end-deck = { $player }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
end-failed = Die Ergebnisse konnten nicht geladen werden.
