"""Dominion in words."""
