"""Pieces on the board: troops and sandworms, Agents, Spies; and whose units a Commander moves."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.tabletop import MENTAT_HOME
from greathall.games.imperium.things import AT_LEADER, NOTHING, POST
from greathall.games.imperium.verbs.goods import GoodsVerbs
from greathall.kernel.machine import EVERYBODY

MASTERSTROKE: Final = 4


class PieceVerbs(GoodsVerbs):
    # -- troops

    def recruit(self, seat: int, n: int, source: int) -> int:
        """Troops from the supply to the garrison, as many as there are."""
        seat = self.fighters[seat]
        player = self.players[seat]
        n = min(n, player.supply)
        player.supply -= n
        player.garrison += n
        if self.fights_now(seat):
            self.turn.recruited += n
        if n and self.events is not None:
            self.tell("recruit", seat, NOTHING, n, source, EVERYBODY)
        return n

    def deploy(self, seat: int, n: int, source: int) -> None:
        """Troops from the garrison to the Conflict."""
        self.army(seat).garrison -= n
        self.enter_conflict(seat, n, source)

    def enter_conflict(self, seat: int, n: int, source: int) -> None:
        if n == 0:
            return
        seat = self.fighters[seat]
        self.players[seat].deployed += n
        if self.events is not None:
            self.tell("deploy", seat, NOTHING, n, source, EVERYBODY)
        if self.fights_now(seat):
            before = self.turn.units
            self.turn.units += n
            if before < MASTERSTROKE <= self.turn.units:
                self.fire("deployed_4", seat)

    def retreat(self, seat: int, n: int, source: int) -> None:
        """Troops from the Conflict back to the garrison."""
        seat = self.fighters[seat]
        player = self.players[seat]
        player.deployed -= n
        player.garrison += n
        if n and self.events is not None:
            self.tell("retreat", seat, NOTHING, n, source, EVERYBODY)

    def lose_deployed(self, seat: int, n: int, source: int) -> None:
        """Troops from the Conflict to the supply."""
        seat = self.fighters[seat]
        player = self.players[seat]
        player.deployed -= n
        player.supply += n
        if n and self.events is not None:
            self.tell("lose_deployed", seat, NOTHING, n, source, EVERYBODY)

    def lose_garrisoned(self, seat: int, n: int, source: int) -> None:
        seat = self.fighters[seat]
        player = self.players[seat]
        n = min(n, player.garrison)
        player.garrison -= n
        player.supply += n
        if n and self.events is not None:
            self.tell("lose_garrisoned", seat, NOTHING, n, source, EVERYBODY)

    # -- sandworms

    def summon(self, seat: int, n: int, source: int) -> None:
        """Sandworms go straight into the Conflict."""
        seat = self.fighters[seat]
        self.players[seat].sandworms += n
        if self.events is not None:
            self.tell("sandworm", seat, NOTHING, n, source, EVERYBODY)
        if self.fights_now(seat):
            self.turn.units += n

    def remove_shield_wall(self, seat: int, source: int) -> None:
        self.shield_wall = False
        if self.events is not None:
            self.tell("shield_wall", seat, NOTHING, 1, source, EVERYBODY)

    # -- Commanders (three against three)

    def activate(self, commander: int, ally: int) -> None:
        """The Ally gets the units, the main-board influence and the swords of what the Commander does now."""
        self.fighters = fighting_for(self.fighters, commander, ally)
        if self.events is not None:
            self.tell("activate", commander, NOTHING, ally, NOTHING, EVERYBODY)

    def release(self, seat: int) -> None:
        """A Commander's Ally is no longer activated."""
        self.fighters = fighting_for(self.fighters, seat, seat)

    # -- Agents

    def recall_agent(self, seat: int, space: int, source: int) -> None:
        player = self.players[seat]
        player.agents[player.agents.index(space)] = AT_LEADER
        if self.events is not None:
            self.tell("recall", seat, NOTHING, space, source, EVERYBODY)

    def take_mentat(self, seat: int, source: int) -> None:
        """The Mentat serves as one more Agent until Recall."""
        if self.mentat == MENTAT_HOME:
            self.mentat = seat
            self.players[seat].agents.append(AT_LEADER)
            if self.events is not None:
                self.tell("mentat", seat, NOTHING, 1, source, EVERYBODY)

    # -- Spies

    def place_spy(self, seat: int, post: int, source: int) -> None:
        self.players[seat].spies = sorted([*self.players[seat].spies, post])
        if self.events is not None:
            self.tell("place_spy", seat, POST + post, 1, source, EVERYBODY)

    def recall_spy(self, seat: int, post: int, what: str, source: int) -> None:
        """`what` is told: "spy_infiltrates", "spy_gathers", "replace_spy" (to place it anew) or "recall_spy"."""
        self.players[seat].spies.remove(post)
        if self.in_turn(seat):
            self.turn.recalled += 1
        if self.events is not None:
            self.tell(what, seat, POST + post, 1, source, EVERYBODY)


def fighting_for(fighters: tuple[int, ...], commander: int, ally: int) -> tuple[int, ...]:
    return (*fighters[:commander], ally, *fighters[commander + 1 :])
