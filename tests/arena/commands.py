"""A command as it is called, and what comes of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple


class Done(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Done]


def assert_refused(done: Done, *words: str) -> None:
    """Exit code 2 and one line on stderr that says these words; nothing on stdout."""
    assert done.code == 2
    assert done.out == ""
    assert re.fullmatch(r"greathall: [^\n]+\n", done.err), done.err
    for word in words:
        assert word in done.err
