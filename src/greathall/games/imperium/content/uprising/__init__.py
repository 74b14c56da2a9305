"""Dune: Imperium – Uprising, with its CHOAM module."""
