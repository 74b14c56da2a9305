"""Dominion: Intrigue and the Dominion base game, both in their first edition."""
