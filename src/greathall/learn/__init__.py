"""To learn the games: their rules."""
