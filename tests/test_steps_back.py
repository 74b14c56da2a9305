"""A step back takes one choice. A free one leads to a real decision, and crosses what was revealed."""

from __future__ import annotations

import pytest

import greathall as gh
from greathall import terminal
from greathall.kernel.rng import Rng, seeded

ATTACKS = ["moat", "militia", "mine", "bureaucrat", "thief", "spy", "witch", "secret_chamber", "minion", "cellar"]
TABLES: list[tuple[str, dict[str, object]]] = [
    ("dominion", {"kingdom": ATTACKS}),
    ("imperium", {}),
    ("uprising", {"choam": True}),
]
LONGEST = 600


def play(game: gh.Game, rng: Rng) -> None:
    """A choice by chance, or what is forced."""
    game.choose(int(rng.below(len(game.state.options))))


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_step_back_takes_one_choice_be_it_forced_or_not(name: str, options: dict[str, object]) -> None:
    """How far it leads must not tell what is in a hand."""
    forced = 0
    for seed in range(14):
        game, rng = gh.new_game(name, 3, seed, options), seeded(seed)
        while not game.over and len(game.choices) < LONGEST:
            before, decision = game.digest(), game.decision
            assert decision.forced == (game.state.secret and len(decision.options) == 1)
            play(game, rng)
            if decision.forced and game.undoer is not None:
                twin = game.copy()
                twin.undo(decision.seat)
                assert (twin.digest(), len(twin.choices)) == (before, len(game.choices) - 1)
                forced += 1
    assert forced


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_free_step_back_leads_to_the_last_own_choice_whatever_came_since(
    name: str, options: dict[str, object]
) -> None:
    game, rng = gh.new_game(name, 3, 5, options), seeded(5)
    before: list[str | None] = [None] * 3  # by seat: the digest before its last real choice
    crossed = 0
    for step in range(150):
        decision = game.decision
        if not decision.forced:
            before[decision.seat] = game.digest()
        play(game, rng)
        if step % 7:
            continue
        for seat in range(3):
            twin = game.copy()
            if before[seat] is None:
                with pytest.raises(gh.IllegalChoice, match="no step of this seat"):
                    twin.undo(seat, free=True)
            else:
                crossed += game.undoer != seat
                twin.undo(seat, free=True)
                assert (twin.digest(), twin.decision.seat) == (before[seat], seat)
                assert twin.choices == game.choices[: len(twin.choices)]
    assert crossed > 10


def test_one_own_step_after_another_can_be_taken_back_freely_to_the_beginning() -> None:
    game, rng = gh.new_game("dominion", 2, 1, {"kingdom": ATTACKS, "first_player": 0}), seeded(1)
    for _ in range(60):
        play(game, rng)
    while game.back_to(0, free=True) is not None:
        game.undo(0, free=True)
        assert (game.decision.seat, game.decision.forced) == (0, False)
    assert 0 not in [seat for seat, forced in zip(game._deciders, game._forced, strict=True) if not forced]


def test_nothing_is_taken_back_once_the_game_is_over_not_even_freely() -> None:
    game, rng = gh.new_game("dominion", 2, 3, {"kingdom": ATTACKS}), seeded(3)
    while not game.over:
        play(game, rng)
    for seat in range(2):
        with pytest.raises(gh.IllegalChoice):
            game.undo(seat, free=True)


def test_in_the_terminal_nobody_is_shown_what_is_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on to the next thing that there is to decide."""
    rng = seeded(2)
    game = gh.new_game("dominion", 2, 2, {"kingdom": ATTACKS})
    while game.state.decider != terminal.YOU or not game.state.is_forced():
        play(game, rng)
        assert not game.over
    forced = len(game.choices)
    seat = terminal.Seat(game, ["random"])
    asked: list[int] = []

    def leave(prompt: str) -> str:
        asked.append(len(game.choices))
        return "q"

    monkeypatch.setattr(seat.console, "input", leave)
    seat.play(None)
    assert asked == [len(game.choices)]
    assert len(game.choices) > forced
    assert not game.decision.forced
