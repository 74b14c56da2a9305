"""Dune: Imperium in words."""
