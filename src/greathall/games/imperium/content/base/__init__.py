"""Dune: Imperium, the original box."""
