"""Rules and cards, one package a game. The package can be called: see src/greathall/__init__.py."""
