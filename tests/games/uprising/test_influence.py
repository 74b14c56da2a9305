"""Influence: the point at two, the bonus at each rise to four, alliances won, overtaken, handed over and lost."""

from __future__ import annotations

import pytest
from tests.games.uprising.table import Seat, Table, table

PLOTS = {
    "emperor": "imperium_politics",
    "guild": "imperium_politics",
    "bene_gesserit": "sietch_ritual",
    "fremen": "sietch_ritual",
}
each_faction = pytest.mark.parametrize("faction", PLOTS)


def rise(faction: str, *levels: int, holder: int | None = None) -> Table:
    """The active player gains one influence by a plot; `levels` are those before, by seat."""
    me, *others = [Seat(influence={faction: level}) for level in levels]
    me = me._replace(hand="dagger", solari=1, intrigue=PLOTS[faction], leader="muad_dib")
    t = table(me, *others, alliances={} if holder is None else {faction: holder})
    t.plot(PLOTS[faction])
    if t.question[0] == "influence":
        t.choose("influence", faction)
    return t


def fall(*levels: int, holder: int = 0, faction: str = "guild", to: str = "fremen") -> Table:
    """The active player gives up one influence for one with another faction."""
    me, *others = [Seat(influence={faction: level}) for level in levels]
    me = me._replace(intrigue="change_allegiances", leader="muad_dib")
    t = table(me, *others, alliances={faction: holder} if max(levels) >= 4 else {})
    t.plot("change_allegiances")
    t.choose("lines", "pay")
    if t.question[0] == "influence":
        t.choose("influence", to)
    return t


# -- two and four


@each_faction
@pytest.mark.parametrize(("before", "vp"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_a_point_at_two_and_one_for_the_alliance_at_four(faction: str, before: int, vp: int) -> None:
    t = rise(faction, before)
    assert t.me.influence == {faction: before + 1}
    assert t.me.vp == vp


def test_the_point_is_lost_below_two() -> None:
    assert fall(2).me.vp == 0
    assert fall(3).me.vp == 1


def test_and_won_again() -> None:
    t = fall(2, to="guild")
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
    assert bonus(rise(faction, before)) == (BONUS[faction] if before == 3 else {})


@each_faction
def test_the_bonus_does_not_depend_on_the_alliance(faction: str) -> None:
    t = rise(faction, 3, 5)
    assert t.alliances == {faction: 1}
    assert bonus(t) == BONUS[faction]


def test_it_comes_with_each_new_rise() -> None:
    t = fall(4, to="guild")
    assert t.me.influence == {"guild": 4}
    assert t.me.solari == 3


def test_it_is_not_given_back() -> None:
    t = rise("guild", 3)
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


# -- winning an alliance


@each_faction
def test_the_first_at_four_makes_the_alliance(faction: str) -> None:
    t = rise(faction, 3, 3, 2)
    assert t.alliances == {faction: 0}
    assert t.me.vp == 2


@each_faction
@pytest.mark.parametrize(("mine", "theirs"), [(3, 4), (4, 5), (5, 6)])
def test_a_tie_does_not_move_it(faction: str, mine: int, theirs: int) -> None:
    t = rise(faction, mine, theirs)
    assert t.me.influence[faction] == theirs
    assert t.alliances == {faction: 1}
    assert (t.me.vp, t.left.vp) == (1, 2)


@each_faction
@pytest.mark.parametrize("level", [4, 5])
def test_whoever_overtakes_the_holder_takes_token_and_point(faction: str, level: int) -> None:
    t = rise(faction, level, level, holder=1)
    assert t.alliances == {faction: 0}
    assert (t.me.vp, t.left.vp) == (2, 1)


def test_the_holder_who_rises_keeps_it_and_gains_no_point() -> None:
    t = rise("fremen", 4, 3)
    assert t.alliances == {"fremen": 0}
    assert t.me.vp == 2


def test_above_six_there_is_nothing() -> None:
    t = table(Seat("diplomacy", influence={"fremen": 6}))
    t.play("diplomacy", "fremkit")
    t.settle()
    assert t.me.influence == {"fremen": 6}
    assert t.me.vp == 2


# -- losing one


def test_a_holder_who_was_tied_hands_it_over() -> None:
    t = fall(5, 5)
    assert t.alliances == {"guild": 1}
    assert (t.me.vp, t.left.vp) == (1, 2)


def test_of_several_who_were_tied_the_holder_chooses() -> None:
    t = fall(5, 5, 5)
    assert t.question == ("alliance_to", 0)
    assert t.offered == [1, 2]
    t.choose("alliance_to", 2)
    assert t.alliances == {"guild": 2}
    assert [side.vp for side in t.seats] == [1, 1, 2]


def test_a_holder_who_stays_ahead_or_level_keeps_it() -> None:
    assert fall(6, 4).alliances == {"guild": 0}
    assert fall(6, 5).alliances == {"guild": 0}
    assert fall(5, 4).alliances == {"guild": 0}


def test_at_three_it_goes_to_somebody_who_has_four() -> None:
    t = fall(4, 4)
    assert t.me.influence["guild"] == 3
    assert t.alliances == {"guild": 1}


def test_at_three_with_several_at_four_the_holder_chooses() -> None:
    t = fall(4, 4, 4)
    assert t.question == ("alliance_to", 0)
    t.choose("alliance_to", 1)
    assert t.alliances == {"guild": 1}


def test_or_back_to_the_board() -> None:
    t = fall(4, 3, 2)
    assert t.alliances == {}
    assert t.me.vp == 1


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


def test_a_loss_of_somebody_else_moves_nothing() -> None:
    t = fall(4, 5, holder=1)
    assert t.alliances == {"guild": 1}


def test_whoever_falls_and_rises_back_takes_it_from_the_board_again() -> None:
    t = fall(4, to="guild")
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
