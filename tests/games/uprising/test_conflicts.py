"""The 16 Conflict cards: what each place brings, with a sandworm and without; their choices and costs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.uprising.table import Seat, Table, table

from greathall.games.imperium.catalogue import UPRISING
from greathall.games.imperium.things import BATTLE_ICONS, FACTIONS

# level, icon, place; then the three rewards ("any": influence with a faction of one's choice)
CONFLICTS: dict[str, tuple[int, str, str, str, str, str]] = {
    "skirmish_crysknife": (1, "crysknife", "", "any 1", "intrigue 1 spice 1", "spice 1"),
    "skirmish_ornithopter": (1, "ornithopter", "", "intrigue 1 solari 1", "intrigue 1 solari 2", "intrigue 1"),
    "skirmish_desert_mouse": (1, "desert_mouse", "", "solari 2", "solari 3", "solari 2"),
    "choam_security": (
        2,
        "crysknife",
        "",
        "guild 1 contracts 1 troops 1",
        "water 1 solari 2 troops 2",
        "intrigue 1 troops 1",
    ),
    "spice_freighters": (2, "crysknife", "", "any 1", "water 1 spice 1 troops 1", "spice 1 troops 1"),
    "siege_of_arrakeen": (2, "ornithopter", "arrakeen", "solari 2 troops 2", "solari 4 troops 1", "solari 3"),
    "seize_spice_refinery": (
        2,
        "crysknife",
        "spice_refinery",
        "spies 1 spice 2",
        "intrigue 1 spice 1 troops 1",
        "spice 2",
    ),
    "test_of_loyalty": (2, "ornithopter", "", "emperor 1 spies 1 solari 2", "solari 4 troops 1", "solari 3"),
    "shadow_contest": (
        2,
        "ornithopter",
        "",
        "bene_gesserit 1 intrigue 1",
        "intrigue 1 spice 1 troops 1",
        "spice 1 troops 1",
    ),
    "secure_imperial_basin": (
        2,
        "desert_mouse",
        "imperial_basin",
        "spice 2 troops 1",
        "water 2 troops 1",
        "water 1 troops 1",
    ),
    "protect_the_sietches": (2, "desert_mouse", "", "fremen 1 water 1 troops 1", "spice 3 troops 1", "spice 2"),
    "trade_dispute": (2, "desert_mouse", "", "contracts 1 water 1", "water 1 spice 1", "water 1 troops 1"),
    "propaganda": (3, "wild", "", "any 2", "intrigue 1 spice 3", "spice 3"),
    "battle_for_arrakeen": (
        3,
        "crysknife",
        "arrakeen",
        "vp 1",
        "intrigue 1 spice 1 solari 3",
        "spice 2 solari 2",
    ),
    "battle_for_imperial_basin": (3, "ornithopter", "imperial_basin", "vp 1", "spice 5", "spice 3"),
    "battle_for_spice_refinery": (3, "desert_mouse", "spice_refinery", "vp 1", "intrigue 1 spice 3", "spice 3"),
}
each = pytest.mark.parametrize("id", CONFLICTS)


def rewards(id: str) -> tuple[str, str, str]:
    return CONFLICTS[id][3:]


def written(reward: str) -> dict[str, int]:
    words = reward.split()
    return {what: int(n) for what, n in zip(words[::2], words[1::2], strict=True)}


def holdings(t: Table, seat: int) -> dict[str, int]:
    side = t.seats[seat]
    return {
        "solari": side.solari,
        "spice": side.spice,
        "water": side.water,
        "vp": side.vp,
        "intrigue": len(side.intrigue),
        "spies": len(side.spies),
        "contracts": len(side.contracts),
        "troops": side.garrison,
        **{faction: side.influence.get(faction, 0) for faction in FACTIONS},
    }


def taken(id: str, rank: int, worm: bool = False) -> tuple[dict[str, int], Table]:
    """What the place brings to a player who pays for nothing."""
    strengths = [9, 7, 5, 3]
    seats = [Seat(deployed=1, swords=strength - 2, trophies="", water=0) for strength in strengths]
    if worm:
        place = rank - 1
        own = Seat(sandworms=1, swords=strengths[place] - 3, trophies="", water=0, leader="gurney_halleck")
        seats[place] = own
    t = table(*seats, conflict=id, choam=True, market="harvest_4 espionage_a", shield_wall=not worm)
    before = holdings(t, rank - 1)
    t.finish_round()
    after = holdings(t, rank - 1)
    return {what: n - before[what] for what, n in after.items() if n != before[what]}, t


def expected(reward: str, times: int = 1) -> dict[str, int]:
    """Influence of one's choice goes to the first that is offered."""
    gains = {what: times * n for what, n in written(reward).items()}
    if "any" in gains:
        n = gains.pop("any")
        gains |= {"emperor": n} if reward == "any 1" else {"emperor": n // 2, "guild": n // 2}
    for faction in FACTIONS:
        if gains.get(faction, 0) >= 2:
            gains["vp"] = gains.get("vp", 0) + 1
    return gains


@each
def test_level_icon_and_place(id: str) -> None:
    level, icon, place, *_ = CONFLICTS[id]
    card = next(card for card in UPRISING.conflicts if card.id == id)
    assert (card.level, BATTLE_ICONS[card.battle_icon], card.control) == (level, icon, place)


def test_all_sixteen_are_here_with_their_icons() -> None:
    assert list(CONFLICTS) == [card.id for card in UPRISING.conflicts if card.set == "uprising"]
    icons = [icon for _, icon, *_ in CONFLICTS.values()]
    assert {icon: icons.count(icon) for icon in icons} == {
        "crysknife": 5,
        "ornithopter": 5,
        "desert_mouse": 5,
        "wild": 1,
    }


@each
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_each_place_brings_what_is_printed(id: str, rank: int) -> None:
    gains, t = taken(id, rank)
    assert gains == expected(rewards(id)[rank - 1])
    place = CONFLICTS[id][2]
    assert t.control == ({place: 0} if place else {})


@each
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_with_a_sandworm_it_brings_that_twice(id: str, rank: int) -> None:
    gains, t = taken(id, rank, worm=True)
    assert gains == expected(rewards(id)[rank - 1], 2)
    place = CONFLICTS[id][2]
    assert t.control == ({place: 0} if place else {})


@each
def test_the_fourth_place_brings_nothing(id: str) -> None:
    gains, _ = taken(id, 4)
    assert gains == {}


# -- costs

COSTS = [
    ("spice_freighters", {"spice": 3}, {}),
    ("battle_for_imperial_basin", {"spice": 4}, {}),
    ("battle_for_spice_refinery", {"solari": 6}, {}),
    ("battle_for_arrakeen", {}, {"spies": "post_guild post_choam"}),
]


def winner(id: str, **seat: Any) -> Table:
    me = Seat(deployed=1, trophies="")._replace(**seat)
    t = table(me, conflict=id, shield_wall=me.sandworms == 0)
    t.to_combat()
    return t


def collect(t: Table) -> None:
    """Takes what must be taken before what may be paid for."""
    while t.question[0] in ("reward", "influence") and not t.offers("pass"):
        word = t.offered[0] if t.question[0] == "influence" else "influence"
        t.choose(t.question[0], word, by=t.question[1])


@pytest.mark.parametrize(("id", "goods", "others"), COSTS)
def test_the_winner_may_pay_for_a_point(id: str, goods: dict[str, int], others: dict[str, str]) -> None:
    t = winner(id, **goods, **others)
    collect(t)
    before = t.me.vp
    t.reward("pay")
    while t.question[0] == "recall_spy":
        t.choose("recall_spy", t.offered[0], by=0)
    assert t.me.vp == before + 1
    assert (t.me.solari, t.me.spice, t.me.spies) == (0, 0, [])
    assert t.question[0] == "turn"


@pytest.mark.parametrize(("id", "goods", "others"), COSTS)
def test_or_keep_it(id: str, goods: dict[str, int], others: dict[str, str]) -> None:
    t = winner(id, **goods, **others)
    collect(t)
    before = t.me.vp
    t.reward("pass")
    assert t.me.vp == before
    assert {what: getattr(t.me, what) for what in goods} == goods
    assert t.me.spies == others.get("spies", "").split()


@pytest.mark.parametrize(("id", "goods", "others"), COSTS)
def test_whoever_cannot_pay_in_full_is_not_asked(id: str, goods: dict[str, int], others: dict[str, str]) -> None:
    less = {what: n - 1 for what, n in goods.items()}
    t = winner(id, **less, **({"spies": "post_guild"} if others else {}))
    collect(t)
    assert t.question[0] == "turn"


def test_the_second_place_cannot_pay() -> None:
    seats = Seat(deployed=2, trophies=""), Seat(deployed=1, spice=9, solari=9, spies="post_guild post_choam")
    t = table(*seats, conflict="battle_for_imperial_basin")
    t.to_combat()
    assert t.question[0] == "turn"
    assert t.left.spice == 14


@pytest.mark.parametrize(("id", "goods"), [("battle_for_imperial_basin", 8), ("battle_for_spice_refinery", 12)])
def test_with_a_sandworm_there_are_two_points_and_two_more_to_buy(id: str, goods: int) -> None:
    what = "spice" if id == "battle_for_imperial_basin" else "solari"
    t = winner(id, sandworms=1, **{what: goods})
    t.reward("pay", "pay")
    assert t.me.vp == 4
    assert (t.me.spice, t.me.solari) == (0, 0)


def test_three_spies_pay_just_once() -> None:
    t = winner("battle_for_arrakeen", sandworms=1, spies="post_guild post_choam post_fremen")
    t.reward("pay")
    t.choose("recall_spy", "post_guild", "post_choam", by=0)
    assert t.me.vp == 3
    assert t.me.spies == ["post_fremen"]
    assert t.question[0] == "turn"


def test_spies_in_the_supply_pay_nothing() -> None:
    t = winner("battle_for_arrakeen")
    assert t.me.spies_in_supply == 3
    assert t.question[0] == "turn"
    assert t.me.vp == 1


# -- choices


@pytest.mark.parametrize("id", ["skirmish_crysknife", "spice_freighters"])
@pytest.mark.parametrize("faction", FACTIONS)
def test_influence_with_a_faction_of_ones_choice(id: str, faction: str) -> None:
    t = winner(id)
    t.choose("influence", faction, by=0)
    assert t.me.influence == {faction: 1}


def test_influence_at_the_top_everywhere_lapses() -> None:
    top = dict.fromkeys(FACTIONS, 6)
    t = winner("skirmish_crysknife", influence=top)
    assert t.question[0] == "turn"
    assert t.me.influence == top


def test_a_track_at_its_top_is_not_offered() -> None:
    t = winner("skirmish_crysknife", influence={"guild": 6})
    assert t.offered == ["emperor", "bene_gesserit", "fremen"]


@pytest.mark.parametrize("id", ["seize_spice_refinery", "test_of_loyalty"])
def test_a_spy_of_a_reward_must_be_placed(id: str) -> None:
    t = winner(id)
    if t.question[0] == "reward":
        t.reward("place_spy")
    assert t.question == ("place_spy", 0)
    assert not t.offers("pass")
    t.place_spy("post_choam")
    assert t.me.spies == ["post_choam"]


def test_with_all_three_placed_one_may_be_moved() -> None:
    t = winner("seize_spice_refinery", spies="post_guild post_choam post_fremen")
    assert t.question == ("recall_first", 0)
    assert t.offers("pass")
    t.choose("recall_first", "post_guild", by=0)
    t.place_spy("post_emperor")
    assert t.me.spies == ["post_emperor", "post_fremen", "post_choam"]


@pytest.mark.parametrize("rank", [1, 2])
def test_a_trade_dispute_may_trash_a_card(rank: int) -> None:
    seats = [Seat(deployed=3 - place, discard="dagger", trophies="") for place in (1, 2)]
    t = table(*seats, conflict="trade_dispute")
    t.to_combat()
    while t.question[1] != rank - 1:
        t.choose(t.question[0], "pass", by=t.question[1])
    if t.question[0] == "reward":
        t.reward("trash_card")
    t.choose("trash", "discard:dagger", by=rank - 1)
    assert t.trashed == ["dagger"]
    assert t.seats[rank - 1].discard == []


def test_or_not() -> None:
    t = winner("trade_dispute", discard="dagger")
    t.choose(t.question[0], "pass", by=0)
    assert t.trashed == []
    assert t.me.hand == ["dagger"], "drawn for the next round"


def test_with_a_sandworm_it_may_trash_two() -> None:
    t = winner("trade_dispute", sandworms=1, discard="dagger diplomacy reconnaissance")
    for card in ("dagger", "diplomacy"):
        if t.question[0] == "reward":
            t.reward("trash_card")
        t.choose("trash", f"discard:{card}", by=0)
    assert t.trashed == ["dagger", "diplomacy"]
    assert t.question[0] == "turn"


def test_choam_security_without_the_module_gives_solari() -> None:
    t = winner("choam_security")
    assert t.me.solari == 2
    assert t.me.influence == {"guild": 1}
    assert t.me.garrison == 4
