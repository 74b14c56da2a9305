"""Influence as Uprising's tracks and cards give and take it; what both games share is in tests/games/dune."""

from __future__ import annotations

import pytest
from tests.games.dune.games import UPRISING
from tests.games.dune.influence import fall, rise
from tests.games.uprising.table import Seat, Table, table

from greathall.games.imperium.things import FACTIONS

each_faction = pytest.mark.parametrize("faction", FACTIONS)


# -- the bonus at four


def test_and_won_again() -> None:
    t = fall(UPRISING, 2)
    t.choose("influence", "guild")
    assert t.me.influence == {"guild": 2}
    assert t.me.vp == 1


def bonus(t: Table) -> dict[str, int]:
    """What has come in beside the influence."""
    politics = "imperium_politics" in t.intrigue_discard + t.intrigue_in_play
    gains = {
        "solari": t.me.solari - (0 if politics else 1),
        "water": t.me.water - 1,
        "intrigue": len(t.me.intrigue),
        "spies": int(t.question[0] == "place_spy"),
    }
    return {what: n for what, n in gains.items() if n}


BONUS = {"emperor": {"spies": 1}, "guild": {"solari": 3}, "bene_gesserit": {"intrigue": 1}, "fremen": {"water": 1}}


@each_faction
@pytest.mark.parametrize("before", [1, 2, 3, 4])
def test_the_bonus_comes_at_four(faction: str, before: int) -> None:
    assert bonus(rise(UPRISING, faction, before)) == (BONUS[faction] if before == 3 else {})


@each_faction
def test_the_bonus_does_not_depend_on_the_alliance(faction: str) -> None:
    t = rise(UPRISING, faction, 3, 5)
    assert t.alliances == {faction: 1}
    assert bonus(t) == BONUS[faction]


def test_it_comes_with_each_new_rise() -> None:
    t = fall(UPRISING, 4)
    t.choose("influence", "guild")
    assert t.me.influence == {"guild": 4}
    assert t.me.solari == 3


def test_it_is_not_given_back() -> None:
    t = rise(UPRISING, "guild", 3)
    assert t.me.solari == 3
    t.state.lose_influence(0, 1, -1)
    assert t.me.solari == 3


# -- the Spy at four with the Emperor


def at_the_emperors(**seat: object) -> Table:
    me = Seat("diplomacy", influence={"emperor": 3})._replace(**seat)  # type: ignore[arg-type]
    t = table(me, choam=True, market="harvest_4 espionage_a")
    t.play("diplomacy", "dutiful_service")
    t.effect("visit_influence")
    return t


def test_it_is_placed_at_once_before_anything_else() -> None:
    t = at_the_emperors(intrigue="contingency_plan")
    assert t.question == ("place_spy", 0)
    assert t.me.contracts == []
    t.place_spy("post_guild")
    assert t.me.spies == ["post_guild"]
    assert t.question == ("effects", 0)


def test_it_is_not_optional() -> None:
    assert not at_the_emperors().offers("pass")


def test_unless_the_supply_is_empty() -> None:
    t = at_the_emperors(spies="post_guild post_fremen post_choam")
    assert t.question == ("recall_first", 0)
    assert t.offers("pass")


def test_it_is_placed_at_once_in_combat_too() -> None:
    me = Seat(deployed=1, influence={"emperor": 3}, trophies="")
    t = table(me, conflict="skirmish_crysknife")
    t.to_combat()
    t.choose("influence", "emperor", by=0)
    assert t.question == ("place_spy", 0)
    t.place_spy("post_guild")
    assert t.me.spies == ["post_guild"]
    assert t.me.vp == 2


def test_above_six_there_is_nothing() -> None:
    t = table(Seat("diplomacy", influence={"fremen": 6}))
    t.play("diplomacy", "fremkit")
    t.settle()
    assert t.me.influence == {"fremen": 6}
    assert t.me.vp == 2


# -- losing one


def test_where_the_next_to_reach_four_takes_it() -> None:
    me = Seat(intrigue="change_allegiances", influence={"guild": 4}, hand="dagger")
    t = table(me, Seat("diplomacy", influence={"guild": 3}))
    t.plot("change_allegiances")
    t.choose("lines", "pay")
    t.choose("influence", "fremen")
    t.play("dagger", "gather_support")
    t.settle()
    t.end_turn()
    assert t.alliances == {}
    t.play("diplomacy", "deliver_supplies")
    t.settle()
    assert t.alliances == {"guild": 1}
    assert t.left.vp == 2


def test_whoever_falls_and_rises_back_takes_it_from_the_board_again() -> None:
    t = fall(UPRISING, 4)
    t.choose("influence", "guild")
    assert t.alliances == {"guild": 0}
    assert t.me.vp == 2


# -- conditions and costs


def test_a_condition_of_alliance_asks_for_the_token() -> None:
    for holder in (0, 1):
        me = Seat("junction_headquarters", influence={"guild": 4}, spice=2, intrigue="devour")
        t = table(me, Seat(influence={"guild": 4}), alliances={"guild": holder})
        t.play("junction_headquarters", "spice_refinery")
        assert t.offers("pay") == (holder == 0)


def test_influence_cannot_be_paid_at_nothing() -> None:
    t = table(Seat(intrigue="change_allegiances"))
    assert not t.offers("change_allegiances")
    t = table(Seat(intrigue="change_allegiances", spice=3))
    t.plot("change_allegiances")
    assert t.offered == ["pay", "pass"], "the other line, for spice"
    t.choose("lines", "pay")
    assert t.me.spice == 0


def test_only_tracks_above_nothing_are_offered_for_a_loss() -> None:
    t = table(Seat(intrigue="change_allegiances", influence={"guild": 1, "fremen": 2}))
    t.plot("change_allegiances")
    t.choose("lines", "pay")
    assert t.question == ("lose_influence", 0)
    assert t.offered == ["guild", "fremen"]


def test_two_influence_of_ones_choice_go_to_one_faction() -> None:
    """With a card of the original: two influence for one."""
    me = Seat("shifting_allegiances", influence={"guild": 1}, spice=2)
    t = table(me, original=["shifting_allegiances"])
    t.play("shifting_allegiances", t.spaces("shifting_allegiances")[0])
    while not t.offers("pay"):
        t.effect(0)
    t.effect("pay")
    t.choose("influence", "fremen")
    assert t.me.influence.get("fremen") == 2
    assert t.question[0] != "influence"
