"""What tells a text that was not translated: words of English, and in Greek any Latin letters."""

from __future__ import annotations

import re

# Frequent in English, and words of none of the other languages.
ENGLISH_WORDS = re.compile(
    r"\b(the|of|and|with|your|you|from|this|that|each|may|when|have|has|are|card|cards|player|players|draw|discard|"
    r"turn|would|cannot|which|they|their|until|than|then|there|only|other|every|after|before|because|into|if|"
    r"choose|gain|lose|trash|pay|take|put|its|be|been|does|opponent|opponents|troop|troops|worth|points?)\b"
)
LATIN_WORD = re.compile(r"[A-Za-z]{2,}")
# Names of games, people, works and things that are written so everywhere.
LATIN_IN_GREEK = {
    *("Great", "Hall", "Dune", "Imperium", "Uprising", "Dominion", "Intrigue", "CHOAM", "IV"),
    *("HTTPS", "HTTP", "URL", "QR", "ntfy", "webhook", "JSON", "Esc", "Enter", "Tab", "Shift", "Ctrl", "Alt"),
}
