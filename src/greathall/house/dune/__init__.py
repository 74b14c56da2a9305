"""Dune: Imperium and Uprising as the house offers them."""
