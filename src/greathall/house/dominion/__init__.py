"""Dominion as the house offers it."""
