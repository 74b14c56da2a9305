"""Players with one habit each, otherwise like the house's own: what a habit costs is what strategy pages say.

    greathall tournament imperium --players 4 --bots benchmarks.habits:NeverFights,heuristic --format challenge

A habit of the Dune games takes options away from `heuristic`, or changes its taste; one of Dominion is a buy list.
"""

from __future__ import annotations

from typing import ClassVar, Final

from greathall.bots.bot import THE_TABLE, Bot
from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.strategies import ENDGAME_4
from greathall.bots.dominion.strategy import parse
from greathall.bots.imperium.heuristic import HeuristicBot
from greathall.bots.imperium.likes import PHASES
from greathall.bots.imperium.taste import Taste
from greathall.bots.imperium.tastes import found
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import AT_LEADER, DEPLOY
from greathall.games.imperium.things import REVEAL_TURN as REVEAL
from greathall.kernel.machine import State

NOT_FOR_ANYTHING: Final = -1000.0  # in the units of a taste
AT_ANY_PRICE: Final = 1000.0
OPENING: Final = 3  # rounds


# -- the Dune games


class Habit(Bot):
    """`heuristic`, but for what a habit changes."""

    taste: ClassVar[dict[str, float]] = {}
    shunned: ClassVar[tuple[str, ...]] = ()  # spaces

    def __init__(self) -> None:
        self.player: HeuristicBot | None = None

    def sees(self) -> int:
        return THE_TABLE

    def begin(self, seed: int) -> None:
        self.player = None

    def choose(self, s: State) -> int:
        assert isinstance(s, Imperium)
        if self.player is None:
            self.player = HeuristicBot(self.taste_of(s))
        options = s.options
        s.options = [code for code in options if not self.shuns(s, code)] or options
        try:
            return self.player.choose(s)
        finally:
            s.options = options

    def taste_of(self, s: Imperium) -> Taste:
        but, likes = found("uprising" if s.content.posts else "imperium")
        visits = likes.get("visit", {}) | {space: [NOT_FOR_ANYTHING] * PHASES for space in self.shunned}
        return Taste(but | self.taste, likes | {"visit": visits})

    def shuns(self, s: Imperium, code: int) -> bool:
        return False


class NeverFights(Habit):
    """Troops stay in the garrison."""

    def shuns(self, s: Imperium, code: int) -> bool:
        return code == DEPLOY and s.kind == "effects"


class LateToFight(NeverFights):
    """The first three Conflicts are left to the others."""

    def shuns(self, s: Imperium, code: int) -> bool:
        return s.round <= OPENING and super().shuns(s, code)


class AlwaysFights(Habit):
    """Every troop that may go goes, whatever it can win."""

    taste: ClassVar = {"least_fight": -AT_ANY_PRICE}


class NeverBuys(Habit):
    """No Imperium card is acquired."""

    taste: ClassVar = {"least_buy": AT_ANY_PRICE}


class TwoAgents(Habit):
    """Never a Swordmaster."""

    shunned: ClassVar = ("swordmaster",)


class NoCouncil(Habit):
    """Never a seat in the High Council."""

    shunned: ClassVar = ("high_council",)


class NoFactions(Habit):
    """No Agent goes to a faction's spaces."""

    shunned: ClassVar = (
        "conspire", "wealth", "heighliner", "foldspace", "selective_breeding", "secrets", "hardy_warriors",
        "stillsuits", "sardaukar", "vast_wealth", "dutiful_service", "deliver_supplies", "espionage", "fremkit",
        "desert_tactics",
    )  # fmt: skip


class KeepsIntrigue(Habit):
    """Intrigue cards are for later."""

    taste: ClassVar = {"hold_plot_card": AT_ANY_PRICE, "hold_combat_card": AT_ANY_PRICE}


class RevealsEarly(Habit):
    """One Agent turn a round, and then the Reveal turn."""

    def choose(self, s: State) -> int:
        assert isinstance(s, Imperium)
        if (
            s.kind == "turn"
            and REVEAL in s.options
            and any(place != AT_LEADER for place in s.players[s.decider].agents)
        ):
            return REVEAL
        return super().choose(s)


class NoSpies(Habit):
    """Uprising: Spies are placed only where something says that they must be."""

    taste: ClassVar = {"spy": NOT_FOR_ANYTHING}


class NoWorms(Habit):
    """Uprising: no Maker Hooks, and no sandworm."""

    taste: ClassVar = {"hooks": NOT_FOR_ANYTHING}


class NoContracts(Habit):
    """CHOAM: contracts are left to others."""

    taste: ClassVar = {"contract": NOT_FOR_ANYTHING}


# -- Dominion


class Buys(Bot):
    """Plays a list, as the decks of the house do."""

    list: ClassVar[str] = ""

    def __init__(self) -> None:
        self.player = BuyListBot(parse(type(self).__name__, self.list))

    def sees(self) -> int:
        return THE_TABLE

    def choose(self, s: State) -> int:
        return self.player.choose(s)


class BuysCopper(Buys):
    """`bmu`, which also takes a Copper whenever nothing better is to be had."""

    list: ClassVar = f"""
        province if money > 18
        {ENDGAME_4}
        gold
        duchy if left(province) <= 6
        silver
        copper
    """


class EarlyDuchies(Buys):
    """`bmu`, which takes every Duchy from the first turn on."""

    list: ClassVar = """
        province
        gold
        duchy
        estate if left(province) <= 2
        silver
    """


class NoDuchies(Buys):
    """`bmu` without Duchies and Estates at the end."""

    list: ClassVar = """
        province if money > 18
        gold
        silver
    """


class EarlyProvinces(Buys):
    """`bmu`, which takes every Province from the first turn on."""

    list: ClassVar = f"""
        province
        {ENDGAME_4}
        gold
        duchy if left(province) <= 6
        silver
    """


class NoGold(Buys):
    """`bmu` with nothing but Silver."""

    list: ClassVar = f"""
        province
        {ENDGAME_4}
        duchy if left(province) <= 6
        silver
    """


class ManySmithies(Buys):
    """`smithy` without a limit: most of them are drawn together."""

    list: ClassVar = f"""
        province if money > 15
        {ENDGAME_4}
        gold
        smithy
        silver
    """


class IdleVillages(Buys):
    """`bmu` with Villages in place of most Silver, and nothing to play with them."""

    list: ClassVar = f"""
        province if money > 18
        {ENDGAME_4}
        gold
        silver if own(silver) < 2
        village
        silver
    """


class ChapelFirst(Buys):
    """`bmu` after a Chapel has taken the Estates and most Coppers out of the deck."""

    list: ClassVar = f"""
        province if own(gold) > 0
        {ENDGAME_4}
        gold
        chapel if own(chapel) == 0 and turn <= 2
        silver
    """
