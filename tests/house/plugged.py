"""Packages of others, as far as the house sees them: their entry points, and games registered by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.house.nim import NIM

from greathall.house.descriptor import Descriptor
from greathall.house.registry import REGISTRY, register

GAMES, BOTS = "greathall.games", "greathall.bots"


def installed(folder: Path, name: str, points: Mapping[str, Mapping[str, str]]) -> None:
    """As if a package with these entry points, by group, were installed in that folder."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [
        f"[{group}]\n" + "".join(f"{n} = {at}\n" for n, at in found.items()) for group, found in points.items()
    ]
    (info / "entry_points.txt").write_text("\n".join(lines))


@contextmanager
def at_hand(game: Descriptor = NIM) -> Iterator[Descriptor]:
    """The game is registered for as long as this lasts."""
    register(game)
    try:
        yield game
    finally:
        REGISTRY.remove(game.id)
