### What a finished game was worth at each moment, and which moves would have been better

analysis = Analysis
analysis-start = Analyse
analysis-none = This game was not analysed yet.
analysis-none-yours = A bot that thinks ahead goes through the whole game: how likely each player was to win, and which of your moves could have been better.
analysis-none-others = Whoever played it may have it analysed.
analysis-running = The game is being analysed.
analysis-running-about = It goes on if you leave, and is kept.
analysis-progress = { $n }% done
analysis-failed = The analysis stopped.
analysis-impossible = This game cannot be analysed.
analysis-impossible-about = It has no bot that thinks ahead.
analysis-unread = The analysis cannot be read.
analysis-chances = Chances to win
# For whoever does not see the curve: one for each player.
analysis-curve = { $name }: { $first }% at the beginning, { $last }% at the end
analysis-percent = { $n }%
analysis-turn = Turn
analysis-end = The end
analysis-swings = Where the game turned
analysis-swing = { $name }: from { $before }% to { $after }%
analysis-better = Better moves
analysis-better-none = No better move was found.
analysis-whose = Whose moves
analysis-everybody = Everybody's
analysis-played = Played: { $move }
analysis-instead = Better: { $move }
analysis-gain = +{ $n }%
analysis-about = The chances are those that somebody would give who saw what lay open then; a move is judged by what its player could know.
