### Headings in the list of a finished game's choices. $n: the round, or the turn of $player.

replay-dominion-turn = Turn { $n }: { $player }
replay-set-up = Before the first round
replay-round = Round { $n }
replay-turn = Round { $n }: { $player }
replay-combat = Round { $n }: combat
replay-endgame = End of the game
# Of a game that has no headings of its own.
replay-heading = Round { $n }: { $phase }
