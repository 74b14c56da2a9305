"""No field is forgotten: whatever a table, a player or a frame remembers is in its copy and in its dump."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from examples.nim import TurnFrame as FrameOfOthers

import greathall as gh
from greathall.games.dominion.state import Player as DominionPlayer
from greathall.games.imperium.frames import Pending
from greathall.games.imperium.players import Player, Turn
from greathall.games.imperium.rounds import COMBAT, PICK_LEADERS, RoundFrame
from greathall.games.imperium.verbs.intrigue import LAY_AWAY
from greathall.kernel.fields import changed, values
from greathall.kernel.machine import Frame

PLAYERS: list[Callable[[], Any]] = [Player, Turn, lambda: DominionPlayer(3)]
GAMES = [("dominion", 2), ("imperium", 3), ("uprising", 3)]

# A table's own: the set-up that all copies share, and what is looked at by itself below.
SHARED = {"setup", "content", "seating", "players", "turn", "stack", "rng", "hagal"}
# Who listens and what they noted, and whose choice is being carried out, is no part of a table that waits.
NOT_COPIED = {"events", "noted", "chooser"}
# The question follows from the stack, the empty piles from the supply; what may be taken back is no part of it.
NOT_DUMPED = {"decider", "asked", "kind", "options", "secret", "barrier", "empty_piles"}


def fields(thing: Any) -> list[str]:
    return [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]


def another(value: Any) -> Any:
    """A value of the same kind that is not the same."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "!"
    if isinstance(value, tuple):
        return (*value, 7)
    assert isinstance(value, list), value
    return [number + 1 for number in value] or [7]


def frame_classes(of: type[Frame] = Frame) -> list[type[Frame]]:
    """Those of the house, and of the example for others; whatever else tests have made is their own."""
    derived = [sub for sub in of.__subclasses__() if sub.__module__.startswith(("greathall.", "examples."))]
    return [of, *[each for sub in derived for each in frame_classes(sub)]]


def fresh(kind: type[Frame]) -> Frame:
    return kind(LAY_AWAY, 1, 2, 3, 4)


def with_another(thing: Any, name: str) -> Any:
    value = (Pending(LAY_AWAY, 5, 6),) if name == "pending" else another(getattr(thing, name))
    setattr(thing, name, value)
    return thing


def assert_copied(thing: Any, name: str, twin: Any) -> None:
    assert getattr(twin, name) == getattr(thing, name), f"{name} is not copied"
    if isinstance(getattr(thing, name), list):
        assert getattr(twin, name) is not getattr(thing, name), f"copies share {name}"


@pytest.mark.parametrize("new", PLAYERS, ids=["player", "turn", "dominion player"])
def test_what_a_player_has_is_copied_and_dumped(new: Callable[[], Any]) -> None:
    assert len(fields(new())) > 10
    for name in fields(new()):
        thing = with_another(new(), name)
        assert_copied(thing, name, thing.copy())
        assert thing.copy().dump() == thing.dump() != new().dump(), f"{name} is not dumped"


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_lies_on_the_table_is_copied_and_dumped(game: str, players: int) -> None:
    def new() -> Any:
        state: Any = gh.new_game(game, players, 1).state
        return state.copy()

    for name in set(fields(new())) - SHARED - NOT_COPIED:
        table = with_another(new(), name)
        assert_copied(table, name, table.copy())
        if name not in NOT_DUMPED:
            assert table.copy().dump() == table.dump() != new().dump(), f"{name} is not dumped"


@pytest.mark.parametrize("kind", frame_classes())
def test_what_an_effect_remembers_is_copied_and_dumped(kind: type[Frame]) -> None:
    state: Any = gh.new_game("uprising", 3, 1).state
    # The frame at the bottom remembers other things in each phase.
    steps = [PICK_LEADERS, COMBAT] if kind is RoundFrame else [0]
    for name in set(fields(fresh(kind))) - {"effect"}:
        frame = with_another(fresh(kind), name)
        twin = frame.copy()
        assert type(twin) is kind
        assert twin.effect is frame.effect
        assert_copied(frame, name, twin)
        dumped = False
        for step in steps:
            before, now = fresh(kind), with_another(fresh(kind), name)
            if name != "step":
                before.step = now.step = step
            dumped = dumped or before.dump(state) != now.dump(state)
        assert dumped, f"{name} is not dumped"


def test_the_frame_of_a_game_of_others_is_among_them() -> None:
    assert FrameOfOthers in frame_classes()


def test_a_later_field_is_dumped_only_when_it_is_not_as_at_the_start() -> None:
    player = Player()
    assert values(player, ("water", "agents")) == [1, [-1, -1]]
    assert changed(player, Player(), ("water", "agents", "hooks")) == []
    player.hooks = True
    player.agents.append(3)
    assert changed(player, Player(), ("water", "agents", "hooks")) == [{"agents": [-1, -1, 3], "hooks": True}]
