"""What tells a text that was not translated: words of English, and in Greek any Latin letters."""

from __future__ import annotations

import re

# Frequent in English, and words of none of the other languages.
ENGLISH_WORDS = re.compile(
    r"\b(the|of|and|with|your|you|from|this|that|each|may|when|have|has|are|card|cards|player|players|draw|discard|"
    r"turn|would|cannot|which|they|their|until|than|then|there|only|other|every|after|before|because|into|if|"
    r"choose|gain|lose|trash|pay|take|put|its|been|does|opponent|opponents|troop|troops|worth|points?)\b"
)
LATIN_WORD = re.compile(r"[A-Za-z]{2,}")
# Names of games, people, works and things that are written so everywhere.
LATIN_IN_GREEK = {
    *("Great", "Hall", "Dune", "Imperium", "Uprising", "Dominion", "Intrigue", "Immortality", "CHOAM"),
    *("II", "III", "IV", "John", "Elizabeth", "Nick", "Max", "Anna", "Frank", "iPhone", "iPad"),
    *("HTTPS", "HTTP", "URL", "QR", "ntfy", "webhook", "Webhook", "JSON", "cookies"),
    *("Esc", "Enter", "Tab", "Shift", "Ctrl", "Alt"),
}


def untranslated(text: str, lang: str) -> bool:
    words = alone(text)
    if lang == "el" and any(word not in LATIN_IN_GREEK for word in LATIN_WORD.findall(words)):
        return True
    return lang != "en" and ENGLISH_WORDS.search(words.lower()) is not None


def alone(text: str) -> str:
    """The words that people see: without icons (:spice:), addresses, what is typed as it stands, where links lead
    ([[copper|Coppers]], [see](end/scoring)), and a box that is called so everywhere."""
    text = text.replace("Rise of Ix", " ")
    text = re.sub(r"\[\[[^\]|]*\|?|\]\([^)]*\)", " ", text)
    return re.sub(r":[\w-]+:|`[^`]*`|https?://\S+|--[\w-]+", " ", text)
