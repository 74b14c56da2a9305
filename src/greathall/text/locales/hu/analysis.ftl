### Amit a greathall analyse ír ki.

analysis-title = { $game }: győzelmi esélyek { $budget } végigjátszott lépés alapján, kezdőszám: { $seed }
analysis-swings = ahol fordult a játszma
analysis-better-moves = jobb lépések
analysis-none = Nem találtunk jobb lépést.
analysis-more = és még { $n }, kisebb nyereséggel; mindet mutatja: --json
analysis-why = { $move }: { $why }

analysis-turn = kör
analysis-whose = kinek az esélye
analysis-before = előtte
analysis-after = utána
analysis-step = lépés
analysis-who = ki
analysis-played = ezt játszotta
analysis-better = jobb
analysis-gain = nyereség
