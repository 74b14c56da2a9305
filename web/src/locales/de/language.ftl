# Wie sich die Sprache selbst nennt.
language = Deutsch
