"""Influence: points at two, bonuses at four, alliances won, overtaken, lost, tied."""

from __future__ import annotations

import pytest
from tests.games.imperium.table import Seat, Table, table

FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
PLOTS = {
    "emperor": "favored_subject",
    "guild": "guild_authorization",
    "bene_gesserit": "secret_of_the_sisterhood",
    "fremen": "know_their_ways",
}
each_faction = pytest.mark.parametrize("faction", FACTIONS)


def rise(faction: str, *levels: int, alliances: dict[str, int] | None = None) -> Table:
    """The active player gains one influence; `levels` are those before, by seat."""
    seats = [Seat(influence={faction: level}) for level in levels]
    seats[0] = seats[0]._replace(intrigue=PLOTS[faction], water=0)
    t = table(*seats, alliances=alliances or {}, intrigue_deck="windfall")
    t.plot(PLOTS[faction])
    return t


def fall(*levels: int, holder: int, faction: str = "fremen", then: str = "guild") -> Table:
    """The active player pays one influence for two with another faction (Shifting Allegiances)."""
    me, *others = [Seat(influence={faction: level}) for level in levels]
    me = me._replace(hand="shifting_allegiances", spice=2)
    t = table(me, *others, alliances={faction: holder} if max(levels) >= 4 else {})
    t.play("shifting_allegiances", "secure_contract")
    t.effect("pay")
    if t.question[0] == "lose_influence":
        t.choose("lose_influence", faction)
    return t


# -- gaining


def test_a_visit_of_a_faction_is_one_influence() -> None:
    for space, faction in (("wealth", "emperor"), ("foldspace", "guild"), ("secrets", "bene_gesserit")):
        t = table(Seat("diplomacy"))
        t.play("diplomacy", space)
        while not t.offers("pass"):
            t.effect(0)
        assert t.me.influence == {faction: 1}


@each_faction
def test_two_influence_are_a_point(faction: str) -> None:
    assert rise(faction, 0, 0, 0).me.vp == 0
    assert rise(faction, 1, 0, 0).me.vp == 1
    assert rise(faction, 2, 0, 0).me.vp == 1  # no more at three


@each_faction
def test_four_influence_are_the_bonus_of_the_track(faction: str) -> None:
    bonus = {
        "emperor": ((0, 0, 0), (7, 5, 0), []),
        "guild": ((3, 0, 0), (9, 3, 0), []),
        "bene_gesserit": ((0, 0, 0), (9, 3, 0), ["windfall"]),
        "fremen": ((0, 0, 1), (9, 3, 0), []),
    }
    for level in (2, 4, 5):
        t = rise(faction, level, 0, 0)
        assert (t.me.goods, t.me.troops, t.me.intrigue) == ((0, 0, 0), (9, 3, 0), [])
    t = rise(faction, 3, 0, 0)
    assert (t.me.goods, t.me.troops, t.me.intrigue) == bonus[faction]


def test_the_bonus_is_for_everybody_who_gets_there() -> None:
    t = rise("guild", 3, 5, 4)
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
    t = fall(1, 0, 0, holder=0)
    t.choose("influence", "guild")
    assert t.me.influence == {"guild": 2}
    assert t.me.vp == 1


# -- alliances won and overtaken


@each_faction
def test_the_first_at_four_takes_the_alliance_and_its_point(faction: str) -> None:
    t = rise(faction, 3, 3, 0)
    assert t.alliances == {faction: 0}
    assert t.me.vp == 1 + 1


def test_reaching_the_holder_is_not_enough() -> None:
    t = rise("fremen", 3, 4, 0)
    assert t.alliances == {"fremen": 1}
    assert (t.me.vp, t.left.vp) == (1, 2)


def test_rising_above_the_holder_takes_token_and_point() -> None:
    t = rise("fremen", 4, 4, 0, alliances={"fremen": 1})
    assert t.alliances == {"fremen": 0}
    assert (t.me.vp, t.left.vp) == (2, 1)


def test_nobody_can_be_overtaken_at_the_top() -> None:
    t = rise("fremen", 5, 6, 0)
    assert t.me.influence == {"fremen": 6}
    assert t.alliances == {"fremen": 1}


def test_the_holder_rising_further_gains_no_second_point() -> None:
    t = rise("fremen", 4, 0, 0)
    assert (t.alliances, t.me.vp) == ({"fremen": 0}, 2)


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
    t = fall(2, 0, 0, holder=0)
    assert t.me.vp == 0
    t.choose("influence", "emperor")
    assert t.me.vp == 1


def test_from_three_to_two_no_point_is_lost() -> None:
    t = fall(3, 0, 0, holder=0)
    assert t.me.vp == 1


def test_loss_and_gain_may_be_of_the_same_faction() -> None:
    """FAQ: one more in all."""
    t = fall(2, 0, 0, holder=0)
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


def test_a_holder_below_four_gives_the_token_back_to_the_board() -> None:
    t = fall(4, 3, 0, holder=0)
    assert t.alliances == {}
    assert t.me.vp == 1


def test_a_token_on_the_board_goes_to_the_next_who_comes_to_four() -> None:
    t = fall(4, 3, 0, holder=0)
    t.choose("influence", "guild")
    t.end_turn()
    t.state.players[1].intrigue = [card.index for card in t.state.content.intrigue if card.id == "know_their_ways"]
    t.state.intrigue_deck.remove(t.state.players[1].intrigue[0])
    assert t.state.ask_again()
    t.plot("know_their_ways")
    assert (t.alliances, t.left.vp) == ({"fremen": 1}, 2)


def test_a_holder_who_was_tied_loses_the_token_to_the_other() -> None:
    t = fall(5, 5, 0, holder=0)
    assert t.alliances == {"fremen": 1}
    assert (t.me.vp, t.left.vp) == (1, 2)


def test_a_holder_who_was_tied_at_four_loses_it_too() -> None:
    t = fall(4, 0, 4, holder=0)
    assert t.alliances == {"fremen": 2}


def test_a_holder_who_was_tied_with_several_says_who_takes_it() -> None:
    t = fall(5, 5, 5, holder=0)
    assert t.question == ("alliance_to", 0)
    assert t.offered == [1, 2]
    t.choose("alliance_to", 2)
    assert t.alliances == {"fremen": 2}
    assert [side.vp for side in t.seats] == [1, 1, 2]


def test_only_those_who_were_tied_are_heirs() -> None:
    t = fall(5, 4, 5, 4, holder=0)
    assert t.alliances == {"fremen": 2}


def test_a_holder_who_falls_into_a_tie_keeps_the_token() -> None:
    t = fall(5, 4, 4, holder=0)
    assert t.alliances == {"fremen": 0}
    assert t.me.vp == 2


def test_a_holder_who_stays_above_keeps_the_token() -> None:
    t = fall(6, 4, 0, holder=0)
    assert t.alliances == {"fremen": 0}


def test_others_who_lose_influence_leave_the_token_where_it_is() -> None:
    t = fall(4, 5, 0, holder=1)
    assert t.alliances == {"fremen": 1}
    assert t.left.vp == 2


def test_a_token_lost_may_be_won_back_with_the_same_card() -> None:
    t = fall(5, 5, 0, holder=0)
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
