"""Packages of others, as far as the house sees them: their entry points, and games registered by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from examples.nim import NIM

from greathall.house.descriptor import Descriptor
from greathall.house.registry import REGISTRY, register, register_bot
from greathall.house.roster import Maker

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
def bot_at_hand(name: str, make: Maker, games: Sequence[str] = ()) -> Iterator[None]:
    """The bot is registered for as long as this lasts."""
    register_bot(name, make, games)
    try:
        yield
    finally:
        for game in REGISTRY.games.values():
            if not games or game.id in games:
                game.bots.remove(name)
        REGISTRY.bots = [bot for bot in REGISTRY.bots if bot[0] != name]


@contextmanager
def at_hand(game: Descriptor = NIM) -> Iterator[Descriptor]:
    """The game is registered for as long as this lasts."""
    register(game)
    try:
        yield game
    finally:
        REGISTRY.remove(game.id)
