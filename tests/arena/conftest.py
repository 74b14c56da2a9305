"""The command line, to be called."""

from __future__ import annotations

import io
import sys

import pytest
from tests.arena.commands import Done, Run

from greathall import cli


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `greathall …` with these words, and with `typed` coming in at the keyboard."""
    monkeypatch.setenv("COLUMNS", "80")  # the width of a plain terminal
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)

    def call(*words: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["greathall", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as exit:
            cli.main()
        assert isinstance(exit.value.code, int)
        return Done(exit.value.code, *capsys.readouterr())

    return call
