"""The 18 Conflict cards: rewards of each place, choices, control, the Mentat."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from tests.games.imperium.table import Seat, Table, table

from greathall.games.imperium.catalogue import BASE


class Reward(NamedTuple):
    solari: int = 0
    spice: int = 0
    water: int = 0
    vp: int = 0
    intrigue: int = 0
    influence: int = 0
    control: str = ""
    mentat: bool = False


# What first, second and third place gain. Of a choice the first options are taken, with influence the Guild.
REWARDS = {
    "skirmish_a": (Reward(vp=1), Reward(intrigue=1, solari=2), Reward(solari=2)),
    "skirmish_b": (Reward(vp=1), Reward(water=1), Reward(spice=1)),
    "skirmish_c": (Reward(influence=1, spice=1), Reward(spice=2), Reward(spice=1)),
    "skirmish_d": (Reward(influence=1, solari=2), Reward(solari=3), Reward(solari=2)),
    "cloak_and_dagger": (Reward(influence=1, intrigue=2), Reward(intrigue=1, spice=1), Reward(intrigue=1)),
    "desert_power": (Reward(vp=1, water=1), Reward(water=1, spice=1), Reward(spice=1)),
    "guild_bank_raid": (Reward(solari=6), Reward(solari=4), Reward(solari=2)),
    "machinations": (Reward(influence=2), Reward(water=1, solari=2), Reward(water=1)),
    "raid_stockpiles": (Reward(intrigue=1, spice=3), Reward(spice=2), Reward(spice=1)),
    "secure_imperial_basin": (Reward(vp=1, control="imperial_basin"), Reward(water=2), Reward(water=1)),
    "siege_of_arrakeen": (Reward(vp=1, control="arrakeen"), Reward(solari=4), Reward(solari=2)),
    "siege_of_carthag": (Reward(vp=1, control="carthag"), Reward(intrigue=1, spice=1), Reward(spice=1)),
    "sort_through_the_chaos": (
        Reward(intrigue=1, solari=2, mentat=True),
        Reward(intrigue=1, solari=2),
        Reward(solari=2),
    ),
    "terrible_purpose": (Reward(vp=1), Reward(water=1, spice=1), Reward(spice=1)),
    "battle_for_arrakeen": (
        Reward(vp=2, control="arrakeen"),
        Reward(intrigue=1, spice=2),
        Reward(intrigue=1, solari=2),
    ),
    "battle_for_carthag": (Reward(vp=2, control="carthag"), Reward(intrigue=1, spice=3), Reward(spice=3)),
    "battle_for_imperial_basin": (Reward(vp=2, control="imperial_basin"), Reward(spice=5), Reward(spice=3)),
    "grand_vision": (Reward(influence=2, intrigue=1), Reward(intrigue=1, spice=3), Reward(spice=3)),
}
LEVELS = {1: 4, 2: 10, 3: 4}
PLAIN = Seat()


def won(conflict: str, first: Seat = PLAIN) -> Table:
    """Four players, in the order of their seats from the strongest to the weakest, before the rewards."""
    t = table(
        first._replace(deployed=4, water=0),
        *[Seat(deployed=troops, water=0) for troops in (3, 2, 1)],
        conflict=conflict,
        intrigue_deck="windfall bribery charisma refocus",
    )
    return t.to_combat()


def take_rewards(t: Table) -> None:
    """The first option of every choice, but the Guild; cards that could be played stay where they are."""
    while t.question[0] != "turn":
        kind, seat = t.question
        if kind in ("combat", "win", "endgame", "trash"):
            t.choose(kind, "pass", by=seat)
        elif kind == "influence" and t.offers("guild"):
            t.choose(kind, "guild", by=seat)
        else:
            t.choose(kind, t.offered[0], by=seat)


@pytest.mark.parametrize("conflict", list(REWARDS))
def test_the_rewards_of_each_place(conflict: str) -> None:
    t = won(conflict)
    take_rewards(t)
    for seat, expected in enumerate((*REWARDS[conflict], Reward())):
        side = t.seats[seat]
        assert side.goods == (expected.solari, expected.spice, expected.water)
        assert len(side.intrigue) == expected.intrigue
        assert sum(side.influence.values()) == expected.influence
        points = expected.vp + sum(level >= 2 for level in side.influence.values())
        assert side.vp == 1 + points
        assert [space for space, owner in t.control.items() if owner == seat] == (
            [expected.control] if expected.control else []
        )
        assert (t.mentat == seat) == expected.mentat


def test_there_are_eighteen_conflicts_in_three_levels() -> None:
    assert {conflict.id for conflict in BASE.conflicts} == set(REWARDS)
    for level, count in LEVELS.items():
        assert sum(conflict.level == level for conflict in BASE.conflicts) == count


def test_the_control_conflicts_are_about_three_spaces() -> None:
    about = {conflict.id: conflict.control for conflict in BASE.conflicts if conflict.control}
    assert about == {
        "secure_imperial_basin": "imperial_basin",
        "siege_of_arrakeen": "arrakeen",
        "siege_of_carthag": "carthag",
        "battle_for_arrakeen": "arrakeen",
        "battle_for_carthag": "carthag",
        "battle_for_imperial_basin": "imperial_basin",
    }


# -- choices


@pytest.mark.parametrize("conflict", ["skirmish_c", "skirmish_d", "cloak_and_dagger", "grand_vision"])
def test_influence_as_a_reward_is_with_any_faction(conflict: str) -> None:
    t = won(conflict)
    if t.question[0] == "reward":
        t.choose("reward", "influence", by=0)
    assert t.question == ("influence", 0)
    assert t.offered == ["emperor", "guild", "bene_gesserit", "fremen"]


def test_grand_vision_gives_both_points_to_one_faction() -> None:
    t = won("grand_vision")
    t.choose("reward", "influence", by=0)
    t.choose("influence", "fremen", by=0)
    assert (t.me.influence, t.me.vp) == ({"fremen": 2}, 2)
    assert t.question == ("win", 0)  # no second choice


def test_machinations_gives_one_each_to_two_different_factions() -> None:
    t = won("machinations")
    t.choose("influence", "fremen", by=0)
    assert t.offered == ["emperor", "guild", "bene_gesserit"]
    t.choose("influence", "emperor", by=0)
    assert t.me.influence == {"fremen": 1, "emperor": 1}


def test_machinations_leaves_out_a_track_at_its_end() -> None:
    t = won("machinations", first=Seat(influence={"guild": 6}))
    assert t.offered == ["emperor", "bene_gesserit", "fremen"]


@pytest.mark.parametrize(("choice", "goods", "cards"), [("intrigue", (0, 0, 0), 1), ("spice", (0, 1, 0), 0)])
def test_cloak_and_dagger_gives_third_place_one_of_two(
    choice: str, goods: tuple[int, int, int], cards: int
) -> None:
    t = won("cloak_and_dagger")
    t.choose("reward", "influence", by=0)
    t.choose("influence", "guild", by=0)
    t.choose("choose", choice, by=2)
    assert t.seats[2].goods == goods
    assert len(t.seats[2].intrigue) == cards


@pytest.mark.parametrize(
    ("first", "second", "goods", "cards"),
    [
        ("intrigue", "spice", (0, 2, 0), 1),
        ("solari", "intrigue", (3, 0, 0), 1),
        ("solari", "spice", (3, 2, 0), 0),
    ],
)
def test_battle_for_arrakeen_gives_second_place_two_of_three(
    first: str, second: str, goods: tuple[int, int, int], cards: int
) -> None:
    t = won("battle_for_arrakeen")
    t.choose("choose", first, by=1)
    assert not t.offers(first)
    t.choose("choose", second, by=1)
    assert t.left.goods == goods
    assert len(t.left.intrigue) == cards


def test_terrible_purpose_may_trash_a_card() -> None:
    t = won("terrible_purpose", first=Seat(hand="dagger diplomacy"))
    assert t.question[1] == 0
    if t.question[0] == "reward":
        t.choose("reward", "trash_card", by=0)
    assert t.offers("discard:dagger")
    t.choose("trash", "discard:dagger", by=0)
    assert t.trashed == ["dagger"]
    assert t.me.vp == 2


def test_terrible_purpose_need_not() -> None:
    t = won("terrible_purpose", first=Seat(hand="dagger"))
    t.choose(t.question[0], "pass", by=0)
    assert t.trashed == []
    assert t.me.vp == 2


# -- control


@pytest.mark.parametrize("conflict", ["siege_of_arrakeen", "battle_for_arrakeen"])
def test_control_is_taken_from_another(conflict: str) -> None:
    t = table(Seat(deployed=1), conflict=conflict, control={"arrakeen": 1})
    t.finish_round()
    assert t.control == {"arrakeen": 0}


def test_control_stays_until_somebody_wins_the_space() -> None:
    t = table(Seat(), Seat(deployed=1), conflict="guild_bank_raid", control={"arrakeen": 2})
    t.finish_round()
    assert t.control == {"arrakeen": 2}


def test_the_winner_of_ones_own_space_keeps_it() -> None:
    t = table(Seat(deployed=1), conflict="siege_of_arrakeen", control={"arrakeen": 0})
    t.finish_round()
    assert t.control == {"arrakeen": 0}
