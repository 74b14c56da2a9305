"""`greathall report`: a tournament's run as one page."""

from __future__ import annotations

from pathlib import Path

from greathall.arena.extras import need
from greathall.arena.runs import put_in_place, read_outcome
from greathall.kernel.errors import BadOption, Wrong
from greathall.text.fluent import ENGLISH

PAGE = "report.html"


def write_report(folder: Path, out: Path | None = None, lang: str = ENGLISH) -> Path:
    """Writes the page, and says where."""
    need("arena", "pyarrow", "matplotlib")
    from greathall.arena.page import page  # which loads what draws

    outcome = read_outcome(folder)
    file = folder / PAGE if out is None else out
    try:
        put_in_place(file, page(outcome, folder, lang).encode())
    except OSError as error:
        raise BadOption(Wrong("error-not-written", file=file, why=error)) from error
    return file
