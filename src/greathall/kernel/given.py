"""What callers hand in: repeated in errors in short, read with care where it is a number in text."""

from __future__ import annotations

from reprlib import Repr
from typing import Final

LONGEST: Final = 60  # characters of what an error repeats
MOST_DIGITS: Final = 20  # no number that anybody gives us is longer: seeds end at 2**64

SHORT: Final = Repr()
SHORT.maxlevel = 2
SHORT.maxstring = LONGEST
SHORT.maxlong = LONGEST
SHORT.maxother = LONGEST


def shown(value: object) -> str:
    """The value as an error repeats it: as Python would write it, but never long, deep or failing."""
    try:
        return clipped(SHORT.repr(value), 4 * LONGEST)
    except Exception:  # whatever its own way to write itself does; Python writes no number of 5,000 digits either
        return f"a very large {type(value).__name__}"


def clipped(text: str, longest: int = 500) -> str:
    """The text, without its end if it is too long to be read."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def whole_number(text: str) -> int | None:
    """The number that the text is: the digits 0 to 9 and nothing else, not other scripts' digits."""
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        return None
    return int(text)
