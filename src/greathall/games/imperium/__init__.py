"""Dune: Imperium and what Uprising shares with it."""
