### Fejlécek egy befejezett játszma döntéseinek listájában. $n: a forduló, vagy $player köre.

replay-dominion-turn = { $n }. kör: { $player }
replay-set-up = Az első forduló előtt
replay-round = { $n }. forduló
replay-turn = { $n }. forduló: { $player }
replay-combat = { $n }. forduló: csata
replay-endgame = A játék vége
replay-heading = { $n }. forduló: { $phase }
