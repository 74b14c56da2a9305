"""The rules of the games: a page for each, and which rule governs what a table says."""
