"""A finished game step by step, from every seat."""

from __future__ import annotations

import random

import pytest
from tests.server.finished import GAMES, NAMES, finished
from tests.server.looking import frame_for
from tests.text.clean import assert_clean

from greathall.api import SPECTATOR, Game, Record, begin, replay
from greathall.kernel.errors import BadOption
from greathall.server import replays
from greathall.server.replays import frame_at, replay_steps

SEATS = (SPECTATOR, *range(len(NAMES)))


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_is_told_in_the_words_its_seat_was_offered(name: str) -> None:
    record = finished(name).record()
    codes = finished(name).choices
    game = replay({**record, "choices": []})
    steps = replay_steps(record, NAMES)
    assert len(steps) == len(codes)
    for number, (step, code) in enumerate(zip(steps, codes, strict=True), 1):
        assert (step.step, step.seat) == (number, game.state.decider)
        assert step.text == game.descriptor.text.option(game.state, code, names=NAMES)
        assert step.thing == game.rules.thing(game.state, code)
        assert_clean(step.asked)
        assert_clean(step.text)
        game.choose_code(code)


def test_each_turn_of_dominion_has_a_heading_of_its_own() -> None:
    game = finished("dominion")
    headings = [step.turn for step in replay_steps(game.record(), NAMES) if step.turn is not None]
    turns = game.rules.turns(game.state)
    assert sorted(headings) == sorted(
        f"Turn {n}: {NAMES[seat]}" for seat, had in enumerate(turns) for n in range(1, had + 1)
    )


@pytest.mark.parametrize("name", ["imperium", "uprising"])
def test_each_turn_of_a_dune_game_has_a_heading_and_so_have_combat_and_the_end(name: str) -> None:
    game = finished(name)
    steps = replay_steps(game.record(), NAMES)
    headings = [step.turn for step in steps if step.turn is not None]
    rounds = game.rules.turns(game.state)[0]
    turns = [event for event in game.state.events or [] if event.what == "turn"]
    assert sum(heading.endswith(tuple(NAMES)) for heading in headings) == len(turns)
    assert {f"Round {n}: combat" for n in range(1, rounds + 1)} & set(headings)
    assert headings[-1] == "End of the game"
    # A turn begins where its player is asked what kind of turn to take.
    for step in steps:
        if step.turn is not None and step.turn.endswith(tuple(NAMES)):
            assert step.turn.endswith(NAMES[step.seat])


@pytest.mark.parametrize("name", GAMES)
def test_the_table_after_any_step_is_what_each_seat_saw_then(name: str) -> None:
    record = finished(name).record()
    codes = finished(name).choices
    looked_at = {0, 1, len(codes), *random.Random(name).sample(range(len(codes)), 12)}
    game = replay({**record, "choices": []})
    for step in range(len(codes) + 1):
        if step in looked_at:
            for seat in SEATS:
                live = frame_for(game, seat, NAMES, None, False, whole=True)
                seen = frame_at(record, NAMES, step, seat)
                assert (seen.step, seen.seat) == (step, None if seat == SPECTATOR else seat)
                assert (seen.view, seen.decision, seen.over) == (live.view, live.decision, step == len(codes))
                assert (seen.log, seen.log_whole) == (live.log, True)
                assert seen.events == (frame_for(game, seat, NAMES, step - 1, False).events if step else [])
        if step < len(codes):
            game.choose_code(codes[step])


def test_whoever_goes_on_step_by_step_does_not_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    replays.opened.cache_clear()
    record = finished("dominion").record()
    begun: list[Record] = []

    def count(record: Record) -> Game:
        begun.append(record)
        return begin(record)

    monkeypatch.setattr(replays, "begin", count)
    for step, seat in [(3, 0), (4, 0), (4, 1), (5, 0)]:
        assert frame_at(record, NAMES, step, seat).step == step
    assert len(begun) == 1
    assert frame_at(record, NAMES, 2).step == 2  # there is no way back but from the beginning
    assert len(begun) == 2
    # Under other names it is told anew.
    renamed = frame_at(record, ["Zoe", *NAMES[1:]], 5)
    assert any("Zoe" in line.text for line in renamed.log)


def test_what_was_hidden_from_a_seat_stays_hidden_in_its_replay() -> None:
    record = finished("dominion").record()
    frame = frame_at(record, NAMES, 3, seat=1)
    assert "hand" in frame.view["players"][1]
    assert all("hand" not in frame.view["players"][other] for other in (0, 2, 3))
    assert "Anna draws 5 cards." in [line.text for line in frame_at(record, NAMES, 20, seat=1).log]


@pytest.mark.parametrize(("step", "seat"), [(-1, 0), (100_000, 0), (0, -2), (0, 4)])
def test_a_step_or_seat_that_is_not_there_is_named(step: int, seat: int) -> None:
    with pytest.raises(BadOption, match=f"no (step|seat) {step if seat == 0 else seat}:"):
        frame_at(finished("dominion").record(), NAMES, step, seat)
