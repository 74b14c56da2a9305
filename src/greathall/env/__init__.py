"""Environments to learn in: PettingZoo's, Gymnasium's, many games side by side, and OpenSpiel's.

They need packages that playing does not: `pip install "greathall[env]"`, for OpenSpiel `"greathall[openspiel]"`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from greathall.kernel.errors import GreatHallError, Wrong

if TYPE_CHECKING:
    from greathall.env.cycle import TableEnv
    from greathall.env.side_by_side import Vector
    from greathall.env.single import SeatEnv

# No module here may have the name of one of these: to import it would hide the function.
__all__ = ["MissingExtra", "aec", "gym", "register_openspiel", "vector"]


class MissingExtra(GreatHallError):
    """A package is not installed that only this part of Great Hall needs."""


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Says in a line what to install for what could not be imported in here."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = error.name or str(error)
        if missing.startswith("greathall"):
            raise
        raise MissingExtra(
            Wrong("error-not-installed", module=missing, command=f'pip install "greathall[{extra}]"')
        ) from error


def aec(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    shaping: float = 0.0,
) -> TableEnv:
    """A PettingZoo AEC environment: every player is an agent."""
    with needing("env"):
        from greathall.env.cycle import TableEnv
    return TableEnv(game, players, options, shaping)


def gym(
    game: str,
    seat: int | None = 0,
    bots: Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
    *,
    shaping: float = 0.0,
) -> SeatEnv:
    """A Gymnasium environment: one seat against named bots, those of the other seats in their order.

    Without a seat, each game gives it another one; without bots there is one of the usual kind for each other
    player of the usual number."""
    with needing("env"):
        from greathall.env.single import SeatEnv
    return SeatEnv(game, seat, bots, options, shaping)


def vector(
    game: str,
    players: int | None = None,
    n: int = 64,
    options: Mapping[str, object] | None = None,
    *,
    bots: Mapping[int, str] | None = None,
    shaping: float = 0.0,
) -> Vector:
    """So many games side by side, stepped together, in arrays; `bots` play the seats that are named there."""
    with needing("env"):
        from greathall.env.side_by_side import Vector
    return Vector(game, players, n, options, bots, shaping)


def register_openspiel() -> list[str]:
    """Makes the games known to OpenSpiel (`pyspiel.load_game`); gives the names under which they are."""
    with needing("openspiel"):
        from greathall.env.openspiel import register
    return register()
