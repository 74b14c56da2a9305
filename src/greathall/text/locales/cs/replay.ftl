### Headings in the list of a finished game's choices.

replay-dominion-turn = { $n }. tah: { $player }
replay-set-up = Před prvním kolem
replay-round = { $n }. kolo
replay-turn = { $n }. kolo: { $player }
replay-combat = { $n }. kolo: boj
replay-endgame = Konec hry
replay-heading = { $n }. kolo: { $phase }
