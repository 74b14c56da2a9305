"""The bot for any kingdom."""

from __future__ import annotations

from greathall import api
from greathall.arena.sim import simulate
from greathall.bots.dominion.heuristic import KingdomBot
from greathall.bots.dominion.known import FIRST_ORDER, FIRST_RELEASE
from greathall.bots.dominion.strategies import STRATEGIES
from greathall.games.dominion.kingdoms import QUIET, RECOMMENDED
from greathall.games.dominion.state import Dominion


def best(kingdom: list[str]) -> str:
    state = api.new_game("dominion", 2, 1, {"kingdom": kingdom}).state
    assert isinstance(state, Dominion)
    return KingdomBot(FIRST_RELEASE).best_for(state).strategy.name


def test_it_plays_the_best_deck_whose_cards_are_there() -> None:
    assert best(list(RECOMMENDED["first_game"])) == "first-game-engine"
    assert best(list(RECOMMENDED["underlings"])) == "witch"
    assert best(list(RECOMMENDED["size_distortion"])) == "workshop-gardens"


def test_without_a_card_that_it_knows_a_deck_for_it_plays_big_money() -> None:
    known = {card for name in FIRST_ORDER for card in STRATEGIES[name].split()}
    kingdom = [card for card in (*QUIET, "swindler", "tribute") if card not in known][:10]
    assert len(kingdom) == 10
    assert best(kingdom) == "bmu"


def test_it_beats_big_money_where_there_is_more_to_be_had() -> None:
    result = simulate("dominion", ["heuristic", "big-money"], 200, seed=3, options={"kingdom": "first_game"})
    assert result.bots[0].win_rate > 0.7


def test_it_finishes_games_in_every_recommended_kingdom() -> None:
    for kingdom in RECOMMENDED:
        result = simulate("dominion", ["heuristic"] * 3, 2, seed=4, options={"kingdom": kingdom})
        assert result.games == 2
