"""Bots for Dune: Imperium and its kin."""
