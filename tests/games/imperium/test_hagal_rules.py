"""What automata of House Hagal do, with one player or two: draw, harvest, deploy, fight, be a target."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dune.table import Seat
from tests.games.imperium.hagal_table import HOUSE, OTHER, RIVAL, HagalTable, duel, solo

from greathall.games.imperium.automata import COLLECTED, VOID, is_collected
from greathall.games.imperium.catalogue import BASE
from greathall.kernel.machine import Effect

AWAY = "research_station sietch_tabr"  # where no card leads
IDLE = OTHER._replace(agents=AWAY)


# -- drawing


def test_cards_are_drawn_until_one_leads_to_a_free_space() -> None:
    t = solo(Seat("dagger*2", agents="carthag"), RIVAL, IDLE, deck="hagal_carthag*2 hagal_wealth")
    t.act()
    assert t.seats[1].agents == ["wealth"]
    assert t.drawn == [
        ("hagal_carthag", "occupied"),
        ("hagal_carthag", "occupied"),
        ("hagal_wealth", "carried_out"),
    ]


def test_the_own_agent_occupies_a_space_too() -> None:
    t = solo(Seat("dagger"), RIVAL._replace(agents="wealth"), IDLE, deck="hagal_wealth hagal_secrets")
    t.act()
    assert t.seats[1].agents == ["wealth", "secrets"]


def test_a_space_that_the_voice_closed_is_not_free() -> None:
    t = solo(Seat("dagger"), RIVAL, IDLE, deck="hagal_carthag hagal_wealth")
    t.state.closed = [BASE.space_index["carthag"], 2]
    t.act()
    assert t.drawn == [("hagal_carthag", "closed"), ("hagal_wealth", "carried_out")]


def test_an_empty_deck_is_made_of_all_cards_again() -> None:
    t = solo(Seat("dagger", agents="carthag"), RIVAL, IDLE, deck="hagal_carthag")
    every = t.hagal_cards()
    t.act()
    assert t.seats[1].agents_at_leader == 1
    assert t.hagal_cards() == every
    assert len(t.hagal.deck) == 27 - (len(t.drawn) - 1)
    assert t.told("hagal_shuffle") == [(1, 27)]


def test_an_automaton_never_reveals_and_has_no_turn_without_an_agent() -> None:
    t = solo(Seat("dagger*2"), RIVAL._replace(agents=AWAY), IDLE)
    t.act()
    assert t.question == ("turn", 0)
    assert t.told("hagal_carried_out") == []


def test_where_no_card_leads_anywhere_the_automaton_is_done_for_the_round() -> None:
    led_to = sorted({id for card in BASE.hagal for errand in card.errands for id in errand.spaces})
    t = solo(Seat("dagger"), RIVAL, IDLE)
    t.state.closed = [number for id in led_to for number in (BASE.space_index[id], 0)]
    t.act()
    assert t.drawn == []
    assert t.state.players[1].revealed
    assert t.question == ("turn", 0)


# -- Harvest Spice


def harvest(bonus: dict[str, int], seats: tuple[Seat, ...] = (RIVAL, IDLE), me: str = "") -> HagalTable:
    t = solo(Seat("dagger", agents=me), *seats, deck="hagal_harvest_spice hagal_wealth", bonus_spice=bonus)
    t.act()
    return t


@pytest.mark.parametrize(
    ("bonus", "space", "spice"),
    [
        ({"imperial_basin": 2, "hagga_basin": 1, "the_great_flat": 1}, "imperial_basin", 3),
        ({"imperial_basin": 1, "hagga_basin": 1}, "hagga_basin", 3),
        ({"imperial_basin": 1, "hagga_basin": 1, "the_great_flat": 1}, "the_great_flat", 4),
        ({"imperial_basin": 1}, "imperial_basin", 2),
    ],
)
def test_harvest_spice_goes_where_most_bonus_spice_lies_then_most_in_all(
    bonus: dict[str, int], space: str, spice: int
) -> None:
    t = harvest(bonus)
    assert t.seats[1].agents == [space]
    assert t.seats[1].spice == spice
    assert space not in t.bonus_spice


def test_harvest_spice_tells_which_desert_is_occupied() -> None:
    t = harvest({"the_great_flat": 2}, me="the_great_flat")
    told = [event for event in t.state.events or [] if event.what == "hagal_occupied"]
    assert [BASE.spaces[event.n].id for event in told] == ["the_great_flat"]


def test_harvest_spice_without_bonus_spice_is_passed_over() -> None:
    t = harvest({})
    assert t.drawn == [("hagal_harvest_spice", "no_spice"), ("hagal_wealth", "carried_out")]


def test_harvest_spice_leaves_occupied_deserts_out() -> None:
    t = harvest({"the_great_flat": 3, "imperial_basin": 1}, me="the_great_flat")
    assert t.seats[1].agents == ["imperial_basin"]
    t = harvest({"the_great_flat": 3}, me="the_great_flat")
    assert t.drawn[0] == ("hagal_harvest_spice", "occupied")


def test_harvest_spice_is_a_combat_space() -> None:
    t = harvest({"imperial_basin": 1}, (RIVAL._replace(garrison=3), IDLE))
    assert t.seats[1].troops == (9, 1, 2)


def test_the_countess_as_a_rival_harvests_in_full() -> None:
    t = harvest({"imperial_basin": 1}, (Seat(garrison=0, leader="countess_ariana_thorvald"), IDLE))
    assert t.seats[1].spice == 2


# -- troops


def test_recruits_of_a_combat_space_are_deployed_and_two_more() -> None:
    t = solo(Seat("dagger"), RIVAL._replace(garrison=3), IDLE, deck="hagal_heighliner")
    t.act()
    assert t.seats[1].troops == (6, 1, 5)


def test_a_combat_card_without_troops_deploys_two_of_the_garrison() -> None:
    t = solo(Seat("dagger"), RIVAL._replace(garrison=3), IDLE, deck="hagal_stillsuits")
    t.act()
    assert t.seats[1].troops == (9, 1, 2)


def test_elsewhere_recruits_stay_in_the_garrison() -> None:
    t = solo(Seat("dagger"), RIVAL._replace(garrison=3), IDLE, deck="hagal_rally_troops")
    t.act()
    assert t.seats[1].troops == (5, 7, 0)


def test_no_more_troops_are_recruited_than_the_supply_has() -> None:
    t = solo(Seat("dagger"), RIVAL._replace(garrison=6, deployed=5), IDLE, deck="hagal_heighliner")
    t.act()
    assert t.seats[1].troops == (0, 4, 8)


# -- Combat


def test_an_automaton_without_troops_in_the_conflict_draws_no_swords() -> None:
    t = solo(Seat("dagger"), RIVAL._replace(agents=AWAY), IDLE, deck="hagal_conspire", round=10)
    t.to_combat()
    assert t.told_of("hagal_swords") == []


def test_swords_come_before_combat_cards_in_turn_order() -> None:
    fighting = RIVAL._replace(agents=AWAY, deployed=1), IDLE._replace(deployed=1)
    t = solo(
        Seat("dagger", intrigue="ambush", deployed=1, garrison=2),
        *fighting,
        deck="hagal_conspire hagal_wealth",
        first_player=2,
    )
    t.pass_turn()
    assert t.question == ("combat", 0)
    assert t.told_of("hagal_swords") == [(2, "hagal_conspire"), (1, "hagal_wealth")]
    assert (t.seats[1].strength, t.seats[2].strength) == (5, 6)


def test_automata_with_intrigue_cards_have_no_say_in_combat_nor_at_the_end() -> None:
    t = solo(
        Seat("dagger"),
        RIVAL._replace(agents=AWAY, deployed=3, intrigue="ambush tiebreaker"),
        IDLE,
        deck="hagal_conspire",
        round=10,
        conflict="grand_vision",
    )
    t.to_combat()
    while not t.over:
        assert t.question == ("influence", 0)  # 2 with a faction of those where it has least
        t.choose("influence", "guild", by=0)
    assert t.seats[1].influence == {"guild": 2}


# -- being an opponent


def test_gun_thopter_takes_a_troop_of_each_garrison() -> None:
    t = solo(Seat("gun_thopter"), RIVAL._replace(garrison=2, agents=AWAY), IDLE._replace(garrison=0))
    t.play("gun_thopter", "carthag")
    t.effect("each_opponent")
    assert (t.seats[1].troops, t.seats[2].troops) == ((11, 1, 0), (12, 0, 0))


def test_an_automaton_has_no_cards_to_discard() -> None:
    t = duel(
        Seat("reverend_mother_mohiam bene_gesserit_initiate", in_play="bene_gesserit_initiate"),
        Seat("dagger diplomacy seek_allies"),
        HOUSE._replace(garrison=1),
    )
    t.play("reverend_mother_mohiam", "secrets")
    t.effect("each_opponent")
    assert t.question == ("discard", 1)
    t.choose("discard", "dagger", "diplomacy", by=1)
    assert t.question[1] == 0
    assert t.seats[2].troops == (11, 1, 0)


def test_test_of_humanity_takes_the_troop_that_there_is() -> None:
    fighting = HOUSE._replace(deployed=2)
    t = duel(Seat("test_of_humanity"), Seat("dagger", deployed=0), fighting)
    t.play("test_of_humanity", "secrets")
    t.effect("each_opponent")
    assert t.seats[2].deployed == 1
    assert t.seats[1].hand == []
    idle = duel(Seat("test_of_humanity"), Seat(), HOUSE)
    idle.play("test_of_humanity", "secrets")
    idle.effect("each_opponent")
    assert idle.seats[2].troops == (12, 0, 0)
    assert idle.question[1] == 0


def test_double_cross_may_hit_an_automaton() -> None:
    t = duel(Seat("dagger", intrigue="double_cross", solari=1), Seat(), HOUSE._replace(deployed=2))
    t.plot("double_cross")
    assert t.seats[2].deployed == 1
    assert t.me.deployed == 1


def test_secrets_takes_no_intrigue_card_of_a_rival_with_fewer_than_four() -> None:
    t = solo(Seat("diplomacy"), RIVAL._replace(intrigue="ambush windfall", agents=AWAY), IDLE)
    t.play("diplomacy", "secrets")
    t.effect("intrigue@secrets")
    assert len(t.state.players[1].intrigue) == 2


def test_an_agent_of_an_automaton_occupies_its_space() -> None:
    t = solo(Seat("dagger"), RIVAL._replace(agents="hall_of_oratory"), IDLE)
    assert "hall_of_oratory" not in t.spaces("dagger")


# -- what automata collect


def rewards() -> list[Effect[Any]]:
    """All that an automaton may come by: rewards, cards of House Hagal, signets, control."""
    found = [effect for card in BASE.conflicts for reward in card.rewards for effect in reward]
    found += [effect for card in BASE.hagal for errand in card.errands for effect in errand.effects]
    found += [effect for space in BASE.spaces for effect in space.control]
    names = ("paul_atreides", "helena_richese")
    found += [effect for leader in BASE.leaders if leader.id not in names for effect in leader.signet]
    return found


def test_every_class_of_reward_is_said_to_be_collected_or_void() -> None:
    waiting = rewards()
    while waiting:
        effect = waiting.pop()
        is_collected(effect)
        waiting += effect.parts()
    assert not COLLECTED & VOID


def test_an_effect_of_an_unknown_class_is_an_error() -> None:
    with pytest.raises(AssertionError, match="what is Effect to an automaton"):
        is_collected(Effect())


def test_a_card_that_found_no_spice_names_no_space() -> None:
    t = solo(Seat("dagger"), RIVAL, deck="hagal_harvest_spice hagal_carthag hagal_wealth")
    t.act()
    seen: Any = t.view(0)["hagal"]
    for drawn in (seen["drawn"], *(turn["drawn"] for turn in seen["turns"])):
        for card in drawn:
            assert (card["space"] is None) == (card["outcome"] == "no_spice")
    assert [card["outcome"] for turn in seen["turns"] for card in turn["drawn"]].count("no_spice") == 1
