"""Deeds with troops: deploying, retreating, losing them."""

from __future__ import annotations

from greathall.games.imperium.effects import Do, Pick
from greathall.games.imperium.players import REVEAL_TURN
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import (
    NUMBER,
    SEAT,
)
from greathall.kernel.machine import Frame, Memory, State


class DeployTroops(Do):
    """Up to so many troops from the garrison to the Conflict."""

    optional = True

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def limit(self, s: Imperium, f: Frame) -> int:
        return min(self.most, s.army(f.seat).garrison) if s.may_deploy(f.seat) else 0

    def doable(self, s: Imperium, f: Frame) -> bool:
        return self.limit(s, f) > 0

    def run(self, s: Imperium, f: Frame) -> None:
        most = self.limit(s, f)
        if most > 0:
            s.ask(f.seat, "deploy", [NUMBER + n for n in range(most + 1)])
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        s.deploy(f.seat, code - NUMBER, f.source)


class RecruitFrame(Frame):
    recruited = 0  # troops that may go to the Conflict

    def copy(self) -> Frame:
        twin = RecruitFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.recruited = self.recruited
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(self.recruited, -1, [])


class RecruitToConflict(Do):
    """Recruits troops, each of which may go straight to the Conflict; `on_reveal`: only on a Reveal turn."""

    def __init__(self, n: int, on_reveal: bool) -> None:
        super().__init__()
        self.n = n
        self.on_reveal = on_reveal

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.army(f.seat).supply > 0

    def troops_wanted(self) -> int:
        return self.n

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return RecruitFrame(self, seat, by, source, place)

    def run(self, s: Imperium, f: Frame) -> None:
        assert isinstance(f, RecruitFrame)
        if f.step == 0:
            f.step = 1
            f.recruited = s.recruit(f.seat, self.n, f.source)
            if (self.on_reveal and s.turn.kind != REVEAL_TURN) or not s.may_deploy(f.seat):
                f.recruited = 0
        if f.recruited > 0:
            s.ask(f.seat, "deploy", [NUMBER + n for n in range(f.recruited + 1)])
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        s.deploy(f.seat, code - NUMBER, f.source)


class Retreat(Do):
    """Up to so many own troops from the Conflict to the garrison."""

    optional = True

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.army(f.seat).deployed > 0

    def run(self, s: Imperium, f: Frame) -> None:
        most = min(self.most, s.army(f.seat).deployed)
        s.ask(f.seat, "retreat", [NUMBER + n for n in range(most + 1)])

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        s.retreat(f.seat, code - NUMBER, f.source)


class LoseDeployed(Do):
    """Loses so many own troops in the Conflict."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.army(f.seat).deployed >= self.n

    def start(self, s: Imperium, f: Frame) -> None:
        s.lose_deployed(f.seat, self.n, f.source)


class LoseGarrisoned(Do):
    """Loses so many troops in the garrison, or what there is."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def start(self, s: Imperium, f: Frame) -> None:
        s.lose_garrisoned(f.seat, self.n, f.source)


class DoubleCross(Pick):
    """An opponent loses a troop in the Conflict, and the player puts one there from the supply."""

    kind = "opponent"

    def troops_wanted(self) -> int:
        return 1

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return [SEAT + seat for seat in s.seating.opponents(f.seat) if s.players[seat].deployed > 0]

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        s.lose_deployed(code - SEAT, 1, f.source)
        player = s.army(f.seat)
        if player.supply > 0 and s.may_deploy(f.seat):
            player.supply -= 1
            s.enter_conflict(f.seat, 1, f.source)


class RetreatSome(Do):
    """Retreats from `least` to `most` own troops, as a cost."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.least = least
        self.most = most

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.army(f.seat).deployed >= self.least

    def run(self, s: Imperium, f: Frame) -> None:
        if f.step == 0:
            most = min(self.most, s.army(f.seat).deployed)
            s.ask(f.seat, "retreat", [NUMBER + n for n in range(self.least, most + 1)])
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        f.step = 1
        s.retreat(f.seat, code - NUMBER, f.source)


class DeployRecruits(Do):
    """Troops recruited this turn may be deployed from any space."""

    def plain(self, s: Imperium, f: Frame) -> bool:
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.recruits_deploy = True


class NoDeployment(Do):
    """The player deploys nothing this turn."""

    def plain(self, s: Imperium, f: Frame) -> bool:
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.no_deploy = True


class TroopWithEachCard(Do):
    """A troop for each card acquired this turn."""

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.acquire_troops += 1
