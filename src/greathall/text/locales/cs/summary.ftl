### The end of a game: charts by round, and what was counted.

series-score = Skóre
series-points = Vítězné body
series-coins = Mince v tahu
series-cards = Vlastní karty
series-vp = Vítězné body
series-influence = Vliv, všechny frakce
series-strength = Síla ve střetu
series-persuasion = Přízeň
series-solari = Soláry
series-spice = Koření
series-water = Voda
series-deck = Vlastní karty
series-intrigue = Karty intrik v ruce

fact-turns = Tahy
fact-actions = Zahrané akce
fact-bought = Koupené karty
fact-gained = Jinak vzaté karty
fact-trashed = Zahozené karty
fact-best_turn = Nejvíce mincí v tahu
fact-shuffles = Zamíchání
fact-agents = Vyslaní agenti
fact-conflicts = Vyhrané střety
fact-best_strength = Největší síla
fact-recruited = Získané jednotky
fact-deployed = Jednotky poslané do střetu
fact-sandworms = Přivolaní píseční červi
fact-spies = Vyslaní špioni
fact-contracts = Splněné smlouvy
fact-acquired = Získané karty
fact-intrigue = Zahrané karty intrik
fact-solari = Získané soláry
fact-spice = Získané koření
fact-water = Získaná voda

tie-turns = { $n } { $n ->
    [one] tah
    [few] tahy
   *[other] tahů
}
tie-spice = { $n } koření
tie-solari = { imperium-n-solari }
tie-water = { imperium-price-water }
tie-garrison = v pevnosti { $n }
tie-reveal = { $n }. tah odhalení
