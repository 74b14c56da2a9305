"""Influence as the original's tracks and cards give and take it; what both games share is in tests/games/dune."""

from __future__ import annotations

import pytest
from tests.games.dune.games import IMPERIUM
from tests.games.dune.influence import fall, rise
from tests.games.imperium.table import Seat, table

from greathall.games.imperium.things import FACTIONS

each_faction = pytest.mark.parametrize("faction", FACTIONS)


# -- gaining


def test_a_visit_of_a_faction_is_one_influence() -> None:
    for space, faction in (("wealth", "emperor"), ("foldspace", "guild"), ("secrets", "bene_gesserit")):
        t = table(Seat("diplomacy"))
        t.play("diplomacy", space)
        while not t.offers("pass"):
            t.effect(0)
        assert t.me.influence == {faction: 1}


@each_faction
def test_four_influence_are_the_bonus_of_the_track(faction: str) -> None:
    bonus = {
        "emperor": ((0, 0, 0), (7, 5, 0), []),
        "guild": ((3, 0, 0), (9, 3, 0), []),
        "bene_gesserit": ((0, 0, 0), (9, 3, 0), ["windfall"]),
        "fremen": ((0, 0, 1), (9, 3, 0), []),
    }
    for level in (2, 4, 5):
        t = rise(IMPERIUM, faction, level)
        assert (t.me.goods, t.me.troops, t.me.intrigue) == ((0, 0, 0), (9, 3, 0), [])
    t = rise(IMPERIUM, faction, 3, intrigue_deck="windfall")
    assert (t.me.goods, t.me.troops, t.me.intrigue) == bonus[faction]


def test_the_bonus_is_for_everybody_who_gets_there() -> None:
    t = rise(IMPERIUM, "guild", 3, 5, 4)
    assert t.me.solari == 3
    assert t.alliances == {"guild": 1}


def test_the_track_ends_at_six() -> None:
    t = table(Seat("diplomacy", influence={"fremen": 6}, intrigue="know_their_ways"))
    assert not t.offers("know_their_ways")
    t.play("diplomacy", "stillsuits")
    t.effect("visit_influence")
    assert t.me.influence == {"fremen": 6}
    assert t.told("influence") == []


def test_influence_that_could_not_be_gained_is_not_offered() -> None:
    t = table(Seat(intrigue="bribery", solari=2, influence={"fremen": 6}))
    t.plot("bribery")
    assert t.offered == ["emperor", "guild", "bene_gesserit"]


def test_two_influence_at_once_go_to_one_faction() -> None:
    t = fall(IMPERIUM, 1, faction="fremen")
    t.choose("influence", "guild")
    assert t.me.influence == {"guild": 2}
    assert t.me.vp == 1


def test_two_steps_at_once_pass_through_all_that_lies_between() -> None:
    t = table(Seat("shifting_allegiances", spice=2, water=0, influence={"fremen": 3, "guild": 1}))
    t.play("shifting_allegiances", "secure_contract")
    t.effect("pay")
    t.choose("lose_influence", "guild")
    t.choose("influence", "fremen")
    assert t.me.influence == {"fremen": 5}
    assert (t.me.water, t.me.vp, t.alliances) == (1, 2, {"fremen": 0})


# -- falling


def test_below_two_the_point_is_lost() -> None:
    t = fall(IMPERIUM, 2, faction="fremen")
    assert t.me.vp == 0
    t.choose("influence", "emperor")
    assert t.me.vp == 1


def test_loss_and_gain_may_be_of_the_same_faction() -> None:
    """FAQ: one more in all."""
    t = fall(IMPERIUM, 2, faction="fremen")
    t.choose("influence", "fremen")
    assert (t.me.influence, t.me.vp) == ({"fremen": 3}, 1)


def test_the_bonus_is_kept_below_four_and_gained_anew_at_four() -> None:
    t = table(Seat("shifting_allegiances", spice=2, water=0, influence={"fremen": 4}))
    t.play("shifting_allegiances", "secure_contract")
    t.effect("pay")
    assert (t.me.water, t.me.influence) == (0, {"fremen": 3})
    t.choose("influence", "fremen")
    assert (t.me.water, t.me.influence) == (1, {"fremen": 5})


def test_only_influence_that_there_is_can_be_lost() -> None:
    t = table(Seat("shifting_allegiances", spice=2, influence={"fremen": 1, "guild": 2}))
    t.play("shifting_allegiances", "secure_contract")
    t.effect("pay")
    assert t.offered == ["guild", "fremen"]
    none = table(Seat("shifting_allegiances", spice=2))
    none.play("shifting_allegiances", "secure_contract")
    assert none.offered == ["pass"]


# -- alliances lost


def test_a_token_on_the_board_goes_to_the_next_who_comes_to_four() -> None:
    t = fall(IMPERIUM, 4, 3, faction="fremen")
    t.choose("influence", "guild")
    t.end_turn()
    t.state.players[1].intrigue = [card.index for card in t.state.content.intrigue if card.id == "know_their_ways"]
    t.state.intrigue_deck.remove(t.state.players[1].intrigue[0])
    assert t.state.ask_again()
    t.plot("know_their_ways")
    assert (t.alliances, t.left.vp) == ({"fremen": 1}, 2)


def test_a_token_lost_may_be_won_back_with_the_same_card() -> None:
    t = fall(IMPERIUM, 5, 5, faction="fremen")
    t.choose("influence", "fremen")
    assert t.me.influence == {"fremen": 6}
    assert t.alliances == {"fremen": 0}
    assert (t.me.vp, t.left.vp) == (2, 1)


# -- what alliances and influence open


def test_an_alliance_effect_needs_the_token_and_not_just_the_level() -> None:
    for holder, persuasion in ((0, 4), (1, 0)):
        t = table(
            Seat("firm_grip", influence={"emperor": 4}),
            Seat(influence={"emperor": 4}),
            alliances={"emperor": holder},
        )
        t.reveal()
        assert t.me.persuasion == persuasion


def test_an_influence_effect_needs_the_level() -> None:
    for level, swords in ((1, 0), (2, 4), (3, 4)):
        t = table(Seat("worm_riders", influence={"fremen": level}, deployed=1))
        t.reveal()
        assert t.me.swords == swords
