"""The bot for any kingdom."""

from __future__ import annotations

from greathall import api
from greathall.arena.sim import simulate
from greathall.bots.dominion.heuristic import FirstKingdomBot, KingdomBot
from greathall.bots.dominion.known import ALL, FIRST_ORDER, best_first
from greathall.bots.dominion.strategies import STRATEGIES
from greathall.games.dominion.kingdoms import QUIET, RECOMMENDED
from greathall.games.dominion.setup import make_setup
from greathall.games.dominion.state import Dominion


def best(kingdom: list[str]) -> str:
    state = api.new_game("dominion", 2, 1, {"kingdom": kingdom}).state
    assert isinstance(state, Dominion)
    return FirstKingdomBot().best_for(state.setup).name


def test_the_first_release_plays_the_best_deck_whose_cards_are_there() -> None:
    assert best(list(RECOMMENDED["first_game"])) == "first-game-engine"
    assert best(list(RECOMMENDED["underlings"])) == "witch"
    assert best(list(RECOMMENDED["size_distortion"])) == "workshop-gardens"


def test_without_a_card_that_it_knows_a_deck_for_the_first_release_plays_big_money() -> None:
    known = {card for name in FIRST_ORDER for card in STRATEGIES[name].split()}
    kingdom = [card for card in (*QUIET, "swindler", "tribute") if card not in known][:10]
    assert len(kingdom) == 10
    assert best(kingdom) == "bmu"


def test_lists_are_ranked_by_what_they_gain_against_the_others_that_fit() -> None:
    for name, kingdom in RECOMMENDED.items():
        setup = make_setup(list(kingdom), 2)
        ranked = best_first(setup)
        assert ranked[0] is KingdomBot().best_for(setup)
        finalists = ranked[:5]
        gains = [sum(known.gains[other.column] for other in finalists) for known in finalists]
        assert gains == sorted(gains, reverse=True), name


def test_what_one_list_gains_the_other_loses() -> None:
    for one in ALL:
        assert len(one.gains) == len(ALL)
        for other in ALL:
            assert 99 <= one.gains[other.column] + other.gains[one.column] <= 101


def test_it_is_better_than_the_first_release() -> None:
    """Over random kingdoms; which lists there are was found in others."""
    result = simulate("dominion", ["heuristic", "heuristic-1"], 1000, seed=3, options={"kingdom": "random"})
    assert result.bots[0].win_rate > 0.51


def test_it_beats_big_money_where_there_is_more_to_be_had() -> None:
    result = simulate("dominion", ["heuristic", "big-money"], 200, seed=3, options={"kingdom": "first_game"})
    assert result.bots[0].win_rate > 0.7


def test_it_finishes_games_in_every_recommended_kingdom() -> None:
    for kingdom in RECOMMENDED:
        result = simulate("dominion", ["heuristic"] * 3, 2, seed=4, options={"kingdom": kingdom})
        assert result.games == 2
