"""Maker Hooks, sandworms and the Shield Wall."""

from __future__ import annotations

import pytest
from tests.games.uprising.table import Seat, Table, table

DESERT = "dune_the_desert_planet"
PROTECTED = [
    "siege_of_arrakeen",
    "seize_spice_refinery",
    "secure_imperial_basin",
    "battle_for_arrakeen",
    "battle_for_imperial_basin",
    "battle_for_spice_refinery",
]
OPEN = [
    "skirmish_crysknife",
    "skirmish_ornithopter",
    "skirmish_desert_mouse",
    "choam_security",
    "spice_freighters",
    "test_of_loyalty",
    "shadow_contest",
    "protect_the_sietches",
    "trade_dispute",
    "propaganda",
]
makers = pytest.mark.parametrize(
    ("space", "water", "spice", "worms"), [("hagga_basin", 1, 2, 1), ("deep_desert", 3, 4, 2)]
)


def rider(space: str = "hagga_basin", conflict: str = "skirmish_crysknife", **at_table: object) -> Table:
    """With hooks, at a Maker space: spice or sandworms."""
    t = table(Seat(DESERT, water=3, hooks=True), conflict=conflict, **at_table)
    t.play(DESERT, space)
    return t


# -- summoning


@makers
def test_with_hooks_a_maker_space_gives_spice_or_sandworms(space: str, water: int, spice: int, worms: int) -> None:
    for choice, goods, summoned in (("harvest_spice", spice, 0), ("sandworms", 0, worms)):
        t = rider(space)
        t.pick(choice)
        assert t.me.spice == goods
        assert t.me.sandworms == summoned
        assert t.me.water == 3 - water


@makers
def test_without_hooks_it_gives_spice(space: str, water: int, spice: int, worms: int) -> None:
    t = table(Seat(DESERT, water=3))
    t.play(DESERT, space)
    t.effect("one_of")
    assert t.question == ("effects", 0)
    assert t.me.goods == (0, spice, 3 - water)
    assert t.me.sandworms == 0


def test_the_imperial_basin_has_no_sandworms() -> None:
    t = rider("imperial_basin")
    assert t.question == ("effects", 0)
    assert (t.me.spice, t.me.sandworms) == (1, 0)


def test_hooks_are_never_spent() -> None:
    t = table(Seat(f"{DESERT}*2", water=4, hooks=True), Seat(revealed=True), Seat(revealed=True))
    t.play(DESERT, "hagga_basin")
    t.pick("sandworms")
    t.end_turn()
    assert t.me.hooks
    t.play(DESERT, "deep_desert")
    t.pick("sandworms")
    t.end_turn()
    assert t.me.hooks
    assert t.me.sandworms == 3


def test_hooks_last_beyond_the_round() -> None:
    t = rider()
    t.pick("sandworms")
    t.end_turn()
    t.finish_round()
    assert t.me.hooks


def test_sandworms_are_no_limited_good() -> None:
    seats = [Seat(sandworms=9), Seat(sandworms=9), Seat(sandworms=9)]
    t = table(seats[0]._replace(hand=DESERT, water=3, hooks=True), *seats[1:])
    t.play(DESERT, "deep_desert")
    t.pick("sandworms")
    assert t.me.sandworms == 11


@pytest.mark.parametrize("choice", ["harvest_spice", "sandworms"])
@pytest.mark.parametrize("space", ["hagga_basin", "deep_desert"])
def test_bonus_spice_is_taken_with_either_choice(space: str, choice: str) -> None:
    t = rider(space, bonus_spice={space: 3, "imperial_basin": 1})
    t.pick(choice)
    own = {"hagga_basin": 2, "deep_desert": 4}[space]
    assert t.me.spice == 3 + (own if choice == "harvest_spice" else 0)
    assert t.bonus_spice == {"imperial_basin": 1}


def test_sandworms_are_no_troops() -> None:
    t = rider()
    t.pick("sandworms")
    assert t.me.troops == (9, 3, 0)
    t.deploy(2)
    assert t.me.troops == (9, 1, 2), "the two of the garrison may go as well"
    assert t.me.sandworms == 1


def test_a_sandworm_counts_three() -> None:
    t = table(Seat(sandworms=2, deployed=1, swords=1))
    assert t.me.strength == 2 * 3 + 2 + 1


def test_a_sandworm_alone_makes_swords_count() -> None:
    t = table(Seat("dagger", sandworms=1))
    t.reveal()
    assert t.me.strength == 4


def test_no_effect_retreats_a_sandworm() -> None:
    t = table(Seat("chani_clever_tactician", leader="lady_amber_metulli", sandworms=2, deployed=1))
    t.reveal()
    assert not t.offers("pay"), "two troops must retreat for Chani's swords"
    t.effect("retreat")
    assert t.offered == [0, 1]


# -- the Shield Wall


@pytest.mark.parametrize("conflict", PROTECTED)
@pytest.mark.parametrize("space", ["hagga_basin", "deep_desert"])
def test_the_wall_keeps_sandworms_out_of_a_protected_conflict(space: str, conflict: str) -> None:
    t = rider(space, conflict)
    t.effect("one_of")
    assert t.question == ("effects", 0)
    assert t.me.sandworms == 0
    assert t.me.spice > 0


@pytest.mark.parametrize("conflict", PROTECTED)
def test_without_the_wall_they_come_to_every_conflict(conflict: str) -> None:
    t = rider(conflict=conflict, shield_wall=False)
    t.pick("sandworms")
    assert t.me.sandworms == 1


@pytest.mark.parametrize("conflict", OPEN)
def test_other_conflicts_are_not_protected(conflict: str) -> None:
    t = rider("deep_desert", conflict)
    t.pick("sandworms")
    assert t.me.sandworms == 2
    assert t.shield_wall


def test_it_is_the_conflict_that_matters_not_who_controls_or_which_space_is_visited() -> None:
    t = rider(control={"imperial_basin": 0, "arrakeen": 1})
    t.pick("sandworms")
    assert t.me.sandworms == 1


# -- removing it


def at_sietch_tabr(**seat: object) -> Table:
    me = Seat("reconnaissance", influence={"fremen": 2}, water=0)._replace(**seat)  # type: ignore[arg-type]
    t = table(me, conflict="siege_of_arrakeen")
    t.play("reconnaissance", "sietch_tabr")
    return t


def test_sietch_tabr_gives_hooks_a_troop_and_a_water() -> None:
    t = at_sietch_tabr()
    t.pick("take_hooks")
    assert t.me.hooks
    assert (t.me.water, t.me.garrison) == (1, 4)
    assert t.shield_wall


@pytest.mark.parametrize("yes", [True, False])
def test_or_a_water_and_the_wall_may_be_removed(yes: bool) -> None:
    t = at_sietch_tabr()
    t.pick("remove_shield_wall")
    t.choose("may", "yes" if yes else "no")
    assert t.me.water == 1
    assert (t.me.hooks, t.me.garrison) == (False, 3)
    assert t.shield_wall is not yes


def test_both_rows_stay_open_to_whoever_has_hooks_and_lives_without_the_wall() -> None:
    t = table(Seat("reconnaissance", influence={"fremen": 2}, hooks=True), shield_wall=False)
    t.play("reconnaissance", "sietch_tabr")
    t.effect("one_of")
    assert t.question == ("choose", 0)
    twin = t.state.copy()
    t.choose("choose", 0)
    assert (t.me.hooks, t.me.water, t.me.garrison) == (True, 2, 4)
    twin.choose(twin.options[1])
    assert (twin.players[0].water, twin.players[0].garrison) == (2, 3)


def test_the_wall_stays_away_for_good() -> None:
    t = at_sietch_tabr()
    t.pick("remove_shield_wall")
    t.choose("may", "yes")
    t.end_turn()
    for _ in range(3):
        t.finish_round()
        assert not t.shield_wall


def test_wall_first_then_the_sandworm_of_the_same_effect() -> None:
    t = table(Seat("dagger", water=2, intrigue="unexpected_allies"), conflict="siege_of_arrakeen")
    t.plot("unexpected_allies")
    t.choose("may", "yes")
    assert not t.shield_wall
    assert t.me.sandworms == 1
    assert t.me.water == 0


def test_whoever_keeps_the_wall_gets_no_sandworm_behind_it() -> None:
    t = table(Seat("dagger", water=2, intrigue="unexpected_allies"), conflict="siege_of_arrakeen")
    t.plot("unexpected_allies")
    t.choose("may", "no")
    assert t.shield_wall
    assert t.me.sandworms == 0


def test_a_sandworm_without_the_hooks_icon_needs_none() -> None:
    t = table(Seat("dagger", water=2, intrigue="unexpected_allies"))
    t.plot("unexpected_allies")
    t.choose("may", "no")
    assert t.me.sandworms == 1
    assert not t.me.hooks


def test_a_wall_removed_before_lets_the_sandworms_of_the_same_turn_in() -> None:
    me = Seat(DESERT, water=1, hooks=True, intrigue="detonation")
    t = table(me, conflict="siege_of_arrakeen")
    t.plot("detonation")
    t.pick("remove_shield_wall")
    t.play(DESERT, "hagga_basin")
    t.pick("sandworms")
    assert t.me.sandworms == 1


def test_one_player_removes_it_for_everybody() -> None:
    me = Seat("reconnaissance", influence={"fremen": 2})
    t = table(me, Seat(DESERT, water=1, hooks=True), conflict="siege_of_arrakeen")
    t.play("reconnaissance", "sietch_tabr")
    t.pick("remove_shield_wall")
    t.choose("may", "yes")
    t.end_turn()
    t.play(DESERT, "hagga_basin")
    t.pick("sandworms")
    assert t.left.sandworms == 1


# -- after combat, and on the other kind of turn


def test_sandworms_go_home_after_combat() -> None:
    t = table(Seat(sandworms=2, deployed=1), Seat(sandworms=1), conflict="skirmish_desert_mouse")
    t.finish_round()
    assert [side.sandworms for side in t.seats] == [0, 0, 0]
    assert t.me.troops == (9, 3, 0)


def test_a_sandworm_may_come_on_a_reveal_turn() -> None:
    t = table(Seat("desert_power", water=1, hooks=True))
    t.reveal()
    t.pick("sandworms")
    assert t.me.sandworms == 1
    assert t.me.strength == 3


def test_swords_revealed_before_the_sandworm_came_count_then() -> None:
    t = table(Seat("desert_power dagger", water=1, hooks=True))
    t.reveal()
    assert t.me.strength == 0
    t.pick("sandworms")
    assert t.me.strength == 4


def test_sandworms_are_units_deployed_this_turn() -> None:
    t = table(Seat(DESERT, water=3, hooks=True, intrigue="distraction"))
    t.play(DESERT, "deep_desert")
    assert not t.offers("distraction")
    t.pick("sandworms")
    t.deploy(1)
    assert t.offers("distraction"), "three units"
