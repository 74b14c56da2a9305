"""The program, but each table is dealt by the next number instead of by chance: what a browser test finds, it finds
again. `python -m tests.browser.seeded serve …`"""

from __future__ import annotations

import itertools
import secrets

from greathall.cli import main

seeds = itertools.count(1)


def next_seed(k: int) -> int:
    return next(seeds)


if __name__ == "__main__":
    secrets.randbits = next_seed
    main()
