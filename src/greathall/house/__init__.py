"""What the house knows of each game, one object a game: rules, words, players, forms, the end, the screens."""
