### The end of a game: charts by round, and what was counted.

## Charts: a number for each player and round.

series-score = Score
series-points = Victory points
series-coins = Coins in the turn
series-cards = Cards owned
series-vp = Victory Points
series-influence = Influence, all factions
series-strength = Strength in the Conflict
series-persuasion = Persuasion
series-solari = Solari held
series-spice = Spice held
series-water = Water held
series-deck = Cards owned
series-intrigue = Intrigue cards held

## What was counted.

fact-turns = Turns
fact-actions = Actions played
fact-bought = Cards bought
fact-gained = Cards gained otherwise
fact-trashed = Cards trashed
fact-best_turn = Most coins in one turn
fact-shuffles = Shuffles
fact-agents = Agents sent
fact-conflicts = Conflicts won
fact-best_strength = Greatest strength
fact-recruited = Troops recruited
fact-deployed = Troops deployed
fact-sandworms = Sandworms summoned
fact-spies = Spies placed
fact-contracts = Contracts completed
fact-acquired = Cards acquired
fact-intrigue = Intrigue cards played
fact-solari = Solari gained
fact-spice = Spice gained
fact-water = Water gained

# What breaks a tie at the end of a game.
tie-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
tie-spice = { $n } spice
tie-solari = { $n } Solari
tie-water = { $n } water
tie-garrison = { $n } in the garrison
tie-reveal = Reveal turn { $n }
