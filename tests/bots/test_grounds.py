"""Why a bot would make a move: facts that the table bears out, in words that can be read in a line."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dominion.table import table as dominion_table
from tests.games.imperium.table import Seat, table

from greathall.api import new_game
from greathall.bots.bot import consult
from greathall.bots.dominion.grounds import grounds as dominion_grounds
from greathall.bots.dominion.plans import BIG_MONEY, Plan
from greathall.bots.imperium.grounds import grounds
from greathall.bots.imperium.heuristic import HeuristicBot
from greathall.bots.search import Thought, Trial, compared
from greathall.games.dominion.catalogue import BY_ID
from greathall.games.imperium.rules import IMPERIUM
from greathall.games.imperium.things import DEPLOY, INTRIGUE, NUMBER
from greathall.house.registry import descriptor_of
from greathall.kernel.machine import FIRST_THING
from greathall.kernel.reasons import Why

DUNE = descriptor_of("imperium").text
DOMINION = descriptor_of("dominion").text


def test_influence_that_is_worth_a_point_is_said() -> None:
    t = table(Seat("diplomacy", influence={"emperor": 1}))
    t.choose("turn", "diplomacy")
    space = next(code for code in t.state.options if IMPERIUM.thing(t.state, code) == "wealth")
    found = grounds(IMPERIUM, t.state, [space], HeuristicBot())
    assert found[0] == Why("influence_point", {"faction": "emperor", "n": 2})
    said = DUNE.grounds(found)
    assert said is not None
    assert said.startswith("Influence 2 with the Emperor is worth a point")


@pytest.mark.parametrize(
    ("intrigue", "words"),
    [("", "It wins the Conflict with 2 to spare"), ("windfall", "It leads the Conflict by 2")],
)
def test_strength_is_measured_against_the_strongest(intrigue: str, words: str) -> None:
    """Won only if nobody has anything left to play."""
    t = table(Seat(deployed=1, intrigue="ambush"), Seat(deployed=2, intrigue=intrigue)).to_combat()
    ambush = next(code for code in t.state.options if code >= INTRIGUE)
    said = DUNE.grounds(grounds(IMPERIUM, t.state, [ambush], HeuristicBot()))
    assert said is not None
    assert said.split(";")[0] == words


def test_advice_to_deploy_says_how_many_troops() -> None:
    game = new_game("imperium", players=3, seed=5)
    bot = HeuristicBot()
    for _ in range(200):
        codes, _ = consult(game.rules, game.state, bot)
        label = DUNE.choice(game.state, codes)
        if len(codes) > 1 and codes[0] == DEPLOY:
            break
        game.choose_code(codes[0])
    assert label == f"Deploy {codes[1] - NUMBER} troops"
    players: Any = game.view(game.state.decider)["players"]
    assert players[game.state.decider]["garrison"] >= codes[1] - NUMBER


def test_a_table_that_is_judged_stays_as_it_is() -> None:
    t = table(Seat("diplomacy", influence={"emperor": 1}))
    before = IMPERIUM.dump(t.state)
    for code in t.state.options:
        grounds(IMPERIUM, t.state, [code], HeuristicBot())
    assert IMPERIUM.dump(t.state) == before


def test_dominion_names_the_plan_or_what_did_better_than_it() -> None:
    t = dominion_table("gold*2 copper*2", kingdom="witch")
    t.treasures()
    plan = Plan(["witch", *BIG_MONEY])
    province, witch = (FIRST_THING + BY_ID[id].index for id in ("province", "witch"))
    assert DOMINION.grounds(dominion_grounds(t.state, witch, plan)) == (
        "The plan for this kingdom (Witch) wants it next"
    )
    assert DOMINION.grounds(dominion_grounds(t.state, province, plan)) == (
        "It is worth 6 points; when tried out, it did better than Witch"
    )


def test_trying_out_tells_the_chance_only_if_it_is_a_better_one() -> None:
    chosen, other = Trial([1]), Trial([2])
    for gain in (0.5, 0.4):
        chosen.add(gain)
        other.add(gain - 0.1)
    (why,) = compared(Thought([chosen, other], other, chosen, 4))
    assert why == Why("tried", {"n": 45, "other": 35})
    assert compared(Thought([chosen, other], other, other, 4)) == []
    assert DUNE.grounds([why]) == "45 % to win, with the next best 35 %"
