# What lessons of all games say.

lesson-player = Player { $n }

# What it is all about, for beginners.
dominion-goal = The last Province or a third empty pile ends the game. Provinces left: { $left }, empty piles: { $empty }. You have { $points } points.
imperium-goal = { $end } points end the game, or the last Conflict. You have { $points }; the leader among the others has { $others }. Conflicts after this one: { $left }.
