"""Bots: they see a state through what their seat may know, and name an option."""
