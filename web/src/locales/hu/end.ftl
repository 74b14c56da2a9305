### A játszma vége

end-you-win = Győztél
end-side-wins = Az oldalad győzött
end-side-lost = Vesztettél: { $who } győz
end-you-lost = Vesztettél ellene: { $who }
end-wins = { $n ->
    [one] { $who } győz
   *[other] { $who } közösen győz
}
end-free-undo = Szabad visszavonással
end-next = Hogyan tovább?
end-rematch = Még egy játszma
end-to-rematch = A visszavágóhoz
end-replay = A visszajátszás megtekintése
end-standings = Végeredmény
end-place = { $n }.
end-you = te
end-resigned = feladta
end-no-place = nem győzhet
end-score = pont
end-tie = döntetlen: { $how }
end-points = Miből lettek a pontok
end-no-points = Egyetlen pont sincs.
end-sum = Összesen
end-charts = Hogyan alakult
end-which-chart = Melyik grafikon
end-axis-turn = Kör
end-axis-round = Forduló
chart-label = Grafikon: { $name }. Ugyanezek a számok az alatta lévő táblázatban is ott vannak.
chart-at-end = a végén
chart-as-table = Táblázatként
end-facts = Ki mit tett
end-decks = Paklik a végén
end-deck = { $player }: { $n } lap
end-failed = Az eredményt nem sikerült betölteni.
