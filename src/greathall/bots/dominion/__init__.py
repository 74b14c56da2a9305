"""Bots for Dominion."""
