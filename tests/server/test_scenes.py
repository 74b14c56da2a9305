"""What the rules do by themselves between two decisions is shown in scenes: automata's turns, a combat, a round."""

from __future__ import annotations

import random

import pytest

from greathall.api import SPECTATOR, Game, new_game
from greathall.server.chronicle import Chronicle
from greathall.server.frames import Moment
from greathall.server.messages import Frame, Happened
from greathall.server.scenes import Scene, scenes

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"]
TABLES = [("imperium", 1), ("imperium", 2), ("imperium", 4), ("uprising", 1), ("uprising", 6)]
tables = pytest.mark.parametrize(("name", "players"), TABLES)


def shown(game: Game, code: int, seat: int, chronicle: Chronicle) -> list[Frame]:
    """Makes the choice; the frames that tell of it, scene by scene."""
    after = game.copy()
    after.choose_code(code)
    found: list[Scene | None] = [*scenes(game, code, after)]
    game.choose_code(code)
    names = NAMES[: game.players]
    since = len(game.choices) - 1
    return [Moment(game, names, chronicle, scene).frame(seat, since, False) for scene in found or [None]]


def told(*frames: Frame) -> tuple[list[str], list[Happened]]:
    return [line.text for frame in frames for line in frame.log], [
        event for frame in frames for event in frame.events
    ]


@tables
def test_scenes_tell_all_that_happened_once_and_end_where_the_choice_leads(name: str, players: int) -> None:
    game, rng, chronicle = new_game(name, players, seed=5), random.Random(5), Chronicle()
    divided = 0
    for _ in range(250):
        if game.over:
            break
        seat = rng.choice([SPECTATOR, *range(players)])
        frames = shown(game, rng.choice(game.state.options), seat, chronicle)
        whole = Moment(game, NAMES[:players], chronicle).frame(seat, len(game.choices) - 1, False)
        assert told(*frames) == told(whole)
        assert (frames[-1].view, frames[-1].decision) == (whole.view, whole.decision)
        assert all(frame.decision is None for frame in frames[:-1]), "nobody decides in between"
        divided += len(frames) > 1
    assert divided > 2


@pytest.mark.parametrize(("name", "players"), [("imperium", 1), ("imperium", 2), ("uprising", 1)])
def test_each_turn_of_an_automaton_is_a_scene_of_its_own(name: str, players: int) -> None:
    game, rng, chronicle = new_game(name, players, seed=6), random.Random(6), Chronicle()
    turns = 0
    for _ in range(60):
        for frame in shown(game, rng.choice(game.state.options), 0, chronicle):
            began = [i for i, event in enumerate(frame.events) if event.what == "turn" and event.seat >= players]
            assert began in ([], [0]), "its scene begins with the turn"
            turns += len(began)
    assert turns > 2


@tables
def test_a_combat_is_told_before_units_leave_and_the_next_round_begins(name: str, players: int) -> None:
    game, rng, chronicle = new_game(name, players, seed=7), random.Random(7), Chronicle()
    fought = 0
    for _ in range(400):
        if game.over or fought == 3:
            break
        strengths: dict[int, int] = {}
        for frame in shown(game, rng.choice(game.state.options), SPECTATOR, chronicle):
            kinds = [event.what for event in frame.events]
            strengths |= {event.seat: event.n for event in frame.events if event.what == "strength"}
            if "strength" in kinds and "round" not in kinds:
                seen = {player["seat"]: player["strength"] for player in frame.view["players"]}
                assert {seat: seen[seat] for seat in strengths} == strengths
                fought += 1
            assert "strength" not in kinds or kinds.index("strength") == 0, "it is a scene of its own"
    assert fought
