"""The tables of lessons, as tests read them."""

from __future__ import annotations

from tests.games.dominion.table import Table as DominionTable
from tests.games.dune.table import Table as DuneTable

from greathall.games.dominion.state import Dominion
from greathall.games.imperium.state import Imperium
from greathall.house.registry import descriptor_of
from greathall.learn.lesson import scenario


def dominion(name: str) -> DominionTable:
    state = descriptor_of("dominion").position(scenario("dominion", name))
    assert isinstance(state, Dominion)
    return DominionTable(state, state.active)


def dune(game: str, name: str) -> DuneTable:
    state = descriptor_of(game).position(scenario(game, name))
    assert isinstance(state, Imperium)
    return DuneTable(state, state.active)


def imperium(name: str) -> DuneTable:
    return dune("imperium", name)


def uprising(name: str) -> DuneTable:
    return dune("uprising", name)
