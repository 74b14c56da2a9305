"""To learn the games: lessons, and what judges them."""
