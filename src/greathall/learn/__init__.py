"""To learn the games: their rules, and lessons with what judges them."""
