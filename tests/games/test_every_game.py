"""Laws that every game keeps, whatever its rules: a new game in the registry gets these tests for free, and so does
one from outside the package."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.random_play import play
from tests.house.plugged import at_hand

import greathall as gh
from greathall.arena.plain import run_uncompiled
from greathall.house.registry import names, rules_of
from greathall.kernel.rng import Rng, seeded

# Options worth trying, by game: the defaults alone would leave set-up variants out.
OPTIONS: dict[str, list[dict[str, object]]] = {
    "dominion": [{}, {"kingdom": "five_and_five"}, {"sets": "intrigue1e", "open_discards": True}],
    "imperium": [{}, {"leaders": "draft"}, {"leaders": "choose"}],
    "nim": [{}, {"stones": 40}, {"stones": 7, "first_player": 1}],
    "uprising": [{}, {"choam": True}, {"choam": True, "original": "all", "original_conflicts": True}],
}

# … and those that belong to one number of players.
OPTIONS_FOR: dict[tuple[str, int], list[dict[str, object]]] = {
    ("imperium", 1): [
        {"difficulty": "sardaukar", "rivals": ["duke_leto_atreides", "baron_vladimir_harkonnen"]},
        {"difficulty": "kwisatz_haderach", "brutal_escalation": True, "row_churn": True},
    ],
    ("uprising", 1): [
        {"difficulty": "mentat", "row_churn": True, "choam": True},
        {"difficulty": "kwisatz_haderach", "original": "all", "original_conflicts": True},
    ],
    ("uprising", 2): [
        {"streamlined": True, "choam": True},
        {"brutal_escalation": True, "expert_deployment": True, "smart_politics": True},
    ],
}

every_game = pytest.mark.parametrize("name", [*names(), "nim"])

seeds = st.integers(0, 2**64 - 1)
steps = st.integers(0, 400)


@pytest.fixture(autouse=True, scope="module")
def nim() -> Iterator[None]:
    with at_hand():
        yield


def begin(name: str, data: Any) -> tuple[gh.Game, Rng]:
    """A game of any number of players with any of the options, and chance to play it."""
    rules = rules_of(name)
    players = data.draw(st.sampled_from(rules.player_counts), label="players")
    seed = data.draw(seeds, label="seed")
    choices = OPTIONS[name] + OPTIONS_FOR.get((name, players), [])
    options = data.draw(st.sampled_from(choices), label="options")
    return gh.new_game(name, players=players, seed=seed, options=options), seeded(seed)


def test_every_game_has_options_to_be_tried() -> None:
    assert set(OPTIONS) == set(names())


@every_game
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_a_record_replays_to_the_same_digest_result_and_views(name: str, data: Any) -> None:
    game, rng = begin(name, data)
    play(game, rng)
    assert game.over
    again = gh.replay(json.loads(json.dumps(game.record())))
    assert again.digest() == game.digest()
    assert again.result == game.result
    for seat in [None, *range(game.players)]:
        assert again.view(seat) == game.view(seat)


@every_game
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_a_game_survives_save_and_load_at_any_decision(name: str, data: Any) -> None:
    game, rng = begin(name, data)
    play(game, rng, data.draw(steps, label="steps"))
    loaded = gh.load(game.save())
    twin_rng = rng.copy()
    for _ in range(40):
        assert loaded.digest() == game.digest()
        if not game.over:
            assert (loaded.state.kind, loaded.state.decider) == (game.state.kind, game.state.decider)
            assert loaded.state.options == game.state.options
        play(game, rng, 1)
        play(loaded, twin_rng, 1)
    assert loaded.record() == game.record()


@every_game
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_a_copy_goes_its_own_way(name: str, data: Any) -> None:
    game, rng = begin(name, data)
    play(game, rng, data.draw(steps, label="steps"))
    before = game.digest()
    twin = game.copy()
    play(twin, rng.copy())
    assert game.digest() == before
    play(game, rng)
    assert game.digest() == twin.digest()


@every_game
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_views_and_results_are_plain_json(name: str, data: Any) -> None:
    game, rng = begin(name, data)
    play(game, rng, data.draw(steps, label="steps"))
    for seat in [None, *range(game.players)]:
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view


@every_game
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_an_illegal_choice_changes_nothing(name: str, data: Any) -> None:
    game, rng = begin(name, data)
    play(game, rng, data.draw(steps, label="steps"))
    before = game.digest()
    for wrong in (-1, len(game.state.options), 10**6):
        with pytest.raises(gh.IllegalChoice):
            game.choose(wrong)
        with pytest.raises(gh.IllegalChoice):
            game.choose_code(-1 - wrong * wrong)
    assert game.digest() == before


@every_game
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_a_step_taken_back_leaves_the_game_as_it_was(name: str, data: Any) -> None:
    game, rng = begin(name, data)
    play(game, rng, data.draw(steps, label="steps"))
    digests = {len(game.choices): game.digest()}
    for _ in range(12):
        if game.over:
            return
        play(game, rng, 1)
        digests[len(game.choices)] = game.digest()
        # A step back goes over what was forced, perhaps to before we began to look.
        if game.can_undo and game.back_to(game.state.decider) in digests:
            game.undo()
            assert game.digest() == digests[len(game.choices)]
            return


DIGESTS = """
import greathall as gh
from greathall.kernel.rng import seeded

def digest(name, players, seed, options):
    game = gh.new_game(name, players=players, seed=seed, options=options)
    rng = seeded(seed)
    while not game.over:
        game.choose(int(rng.below(len(game.state.options))))
    return game.digest()
"""


@every_game
def test_games_end_alike_compiled_and_uncompiled(name: str) -> None:
    rules = rules_of(name)
    cases = [
        (name, players, seed, options)
        for seed, options in enumerate(OPTIONS[name])
        for players in rules.player_counts
    ]
    here: dict[str, Any] = {}
    exec(DIGESTS, here)
    expected = [here["digest"](*case) for case in cases]
    assert len(set(expected)) == len(cases)
    at_hand = "from greathall.house.registry import register; from examples.nim import NIM; register(NIM)"
    printed = run_uncompiled(f"{at_hand}\n{DIGESTS}\nprint([digest(*case) for case in {cases!r}])")
    assert printed.decode().strip() == repr(expected)


@pytest.mark.parametrize(("game", "players"), [("imperium", 2), ("imperium", 3), ("uprising", 1), ("uprising", 6)])
def test_a_card_laid_open_is_in_the_hand_of_every_determinized_copy(game: str, players: int) -> None:
    """A spectator has seen it, too: the copy can be played on."""
    for seed in range(20):
        table = gh.new_game(game, players, seed)
        table.choose(0)
        table.determinize(None, seed).choose(0)
