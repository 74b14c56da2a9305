"""What somebody who comes to a table sees of it."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.api import Game
from greathall.server.chronicle import Chronicle
from greathall.server.frames import Moment
from greathall.server.messages import Frame


def frame_for(
    game: Game, seat: int, names: Sequence[str], since: int | None, can_undo: bool, whole: bool = False
) -> Frame:
    """A frame by itself, with a chronicle that knows nothing of those before."""
    return Moment(game, names, Chronicle()).frame(seat, since, can_undo, whole)
