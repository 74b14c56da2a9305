### What greathall analyse prints.

# $game is a game's id.
analysis-title = { $game }: chances to win, by { $budget ->
    [one] 1 move
   *[other] { $budget } moves
} played out, seed { $seed }
analysis-swings = where the game turned
analysis-better-moves = better moves
analysis-none = No better move was found.
analysis-more = and { $n ->
    [one] 1
   *[other] { $n }
} of less gain, all of them by --json
# A move and what speaks for it.
analysis-why = { $move }: { $why }

## Headings of tables.

analysis-turn = turn
analysis-whose = whose chance
analysis-before = before
analysis-after = after
analysis-step = step
analysis-who = who
# The move that was made, and the better one.
analysis-played = played
analysis-better = better
analysis-gain = gain
