# What lessons of all games say.

lesson-player = Player { $n }
