"""Deeds with Agents, and with the turn itself."""

from __future__ import annotations

from greathall.games.imperium.effects import Do, Pick
from greathall.games.imperium.players import SKIPPED, UNDECIDED
from greathall.games.imperium.printed import Effects
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import (
    NOTHING,
    SPACE,
)
from greathall.kernel.machine import EVERYBODY, Frame


class RecallAgent(Pick):
    """One of the player's Agents returns from the board to the Leader, to be used again."""

    kind = "recall"

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        spaces = sorted({space for space in s.players[f.seat].agents if space >= 0})
        return [SPACE + space for space in spaces]

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        s.recall_agent(f.seat, code - SPACE, f.source)


class CloseSpace(Pick):
    """Names a space that is closed to opponents until the player's next turn (The Voice)."""

    kind = "voice"

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return [SPACE + space.index for space in s.content.board]

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        s.closed = [*s.closed, code - SPACE, f.seat]
        if s.events is not None:
            s.tell("voice", f.seat, code, 1, f.source, EVERYBODY)


class ExtraIcons(Do):
    """The card played this turn shows these Agent icons too."""

    def __init__(self, icons: int) -> None:
        super().__init__()
        self.icons = icons

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.turn.kind == UNDECIDED

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.extra_icons |= self.icons


class IgnoreEnemies(Do):
    """Enemy Agents do not stop the player's next Agent this turn."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.turn.kind == UNDECIDED

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.ignores_enemies = True


class AtTurnStart(Do):
    """Only as the first thing of a turn."""

    def __init__(self, effect: Do) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> Effects:
        return (self.effect,)

    def doable(self, s: Imperium, f: Frame) -> bool:
        return not s.turn.begun and self.effect.doable(s, f)

    def start(self, s: Imperium, f: Frame) -> None:
        self.effect.start(s, f)


class SkipTurn(Do):
    """Passes the turn without sending an Agent or revealing."""

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.kind = SKIPPED
        if s.events is not None:
            s.tell("skip_turn", f.seat, NOTHING, 1, f.source, EVERYBODY)


class RecallOther(Pick):
    """Recalls one of the player's other Agents, not the one just sent."""

    kind = "recall"

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        agents = s.players[f.seat].agents
        return [
            SPACE + space
            for space in sorted(set(agents))
            if space >= 0 and (space != s.turn.space or agents.count(space) > 1)
        ]

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        s.recall_agent(f.seat, code - SPACE, f.source)
