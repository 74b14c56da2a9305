"""Lists found by playing (`benchmarks/find_lists.py`), and the order of all known ones, the best first."""

from __future__ import annotations

from typing import Final

FOUND: Final[dict[str, str]] = {}

ORDER: Final[tuple[str, ...]] = ()
