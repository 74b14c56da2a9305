### Headings in the list of a finished game's choices.

replay-dominion-turn = Zug { $n }: { $player }
replay-set-up = Vor der ersten Runde
replay-round = Runde { $n }
replay-turn = Runde { $n }: { $player }
replay-combat = Runde { $n }: Kampf
replay-endgame = Ende der Partie
replay-heading = Runde { $n }: { $phase }
