### Was greathall analyse ausgibt.

analysis-title = { $game }: Siegchancen nach { $budget ->
    [one] 1 ausgespielten Zug
   *[other] { $budget } ausgespielten Zügen
}, Seed { $seed }
analysis-swings = wo die Partie kippte
analysis-better-moves = bessere Züge
analysis-none = Kein besserer Zug wurde gefunden.
analysis-more = und { $n ->
    [one] 1 weiterer
   *[other] { $n } weitere
} mit kleinerem Gewinn; alle zeigt --json
analysis-why = { $move }: { $why }

analysis-turn = Zug
analysis-whose = wessen Chance
analysis-before = vorher
analysis-after = nachher
analysis-step = Schritt
analysis-who = wer
analysis-played = gespielt
analysis-better = besser
analysis-gain = Gewinn
