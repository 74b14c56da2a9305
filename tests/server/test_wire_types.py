"""The browser app's types are those of the server's messages."""

from __future__ import annotations

from tools.wire_types import TARGET, typescript


def test_wire_types_are_written_from_the_messages() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "run: python tools/wire_types.py"
