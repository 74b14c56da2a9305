"""Each of the 22 board spaces: what it costs, what it brings, what is special about it."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest
from tests.games.imperium.table import Seat, Table, table

from greathall.games.imperium.catalogue import BASE
from greathall.games.imperium.things import FACTIONS, ICONS

RICH = Seat(solari=10, spice=10, water=10)


class Visit(NamedTuple):
    """What a visit changes."""

    solari: int = 0
    spice: int = 0
    water: int = 0
    troops: int = 0
    cards: int = 0
    intrigue: int = 0
    faction: str = ""


VISITS = {
    "conspire": Visit(spice=-4, solari=5, troops=2, intrigue=1, faction="emperor"),
    "wealth": Visit(solari=2, faction="emperor"),
    "heighliner": Visit(spice=-6, troops=5, water=2, faction="guild"),
    "foldspace": Visit(faction="guild"),
    "selective_breeding": Visit(spice=-2, faction="bene_gesserit"),
    "secrets": Visit(intrigue=1, faction="bene_gesserit"),
    "hardy_warriors": Visit(water=-1, troops=2, faction="fremen"),
    "stillsuits": Visit(water=1, faction="fremen"),
    "high_council": Visit(solari=-5),
    "mentat": Visit(solari=-2, cards=1),
    "hall_of_oratory": Visit(troops=1),
    "rally_troops": Visit(solari=-4, troops=4),
    "swordmaster": Visit(solari=-8),
    "sell_melange": Visit(spice=-2, solari=6),
    "secure_contract": Visit(solari=3),
    "arrakeen": Visit(troops=1, cards=1),
    "carthag": Visit(troops=1, intrigue=1),
    "research_station": Visit(water=-2, cards=3),
    "sietch_tabr": Visit(troops=1, water=1),
    "imperial_basin": Visit(spice=1),
    "hagga_basin": Visit(water=-1, spice=2),
    "the_great_flat": Visit(water=-2, spice=3),
}
AREAS = {
    "emperor": "conspire wealth",
    "guild": "heighliner foldspace",
    "bene_gesserit": "selective_breeding secrets",
    "fremen": "hardy_warriors stillsuits",
    "landsraad": "high_council mentat hall_of_oratory rally_troops swordmaster",
    "city": "arrakeen carthag research_station sietch_tabr",
    "spice_trade": "sell_melange secure_contract imperial_basin hagga_basin the_great_flat",
}


def visitor(space: str, seat: Seat = RICH) -> tuple[str, Seat]:
    """A starting card with the space's icon, in the hand of a player who may go there."""
    icon = ICONS[BASE.spaces[BASE.space_index[space]].icon]
    card = {"landsraad": "dagger", "city": "reconnaissance", "spice_trade": "dune_the_desert_planet"}.get(
        icon, "diplomacy"
    )
    influence = {"fremen": 2} if space == "sietch_tabr" else {}
    deck = "convincing_argument*2 seek_allies signet_ring"
    return card, seat._replace(hand=card, influence=influence, deck=deck)


def visit(space: str, seat: Seat = RICH) -> Table:
    card, seat = visitor(space, seat)
    t = table(seat, intrigue_deck="windfall bribery")
    t.play(card, space, cost=2)
    while not t.offers("pass"):
        t.effect("visit_influence" if t.offers("visit_influence") else 0)
    return t


def test_there_are_22_spaces_with_these_icons() -> None:
    icons = {space.id: ICONS[space.icon] for space in BASE.spaces}
    assert icons == {id: area for area, spaces in AREAS.items() for id in spaces.split()}
    assert len(VISITS) == 22


@pytest.mark.parametrize("space", list(VISITS))
def test_a_visit_costs_and_brings_what_is_printed(space: str) -> None:
    t = visit(space)
    expected = VISITS[space]
    start = {"fremen": 2} if space == "sietch_tabr" else {}
    gained = {name: 1 for name in FACTIONS if name == expected.faction}
    assert t.me.goods == (10 + expected.solari, 10 + expected.spice, 10 + expected.water)
    assert t.me.troops == (9 - expected.troops, 3 + expected.troops, 0)
    assert len(t.me.hand) == expected.cards
    assert len(t.me.intrigue) == expected.intrigue
    assert t.me.influence == Counter(start) + Counter(gained)
    assert t.me.agents == [space]


# -- factions


def test_foldspace_gives_a_card_of_that_name_to_the_discard_pile() -> None:
    t = visit("foldspace")
    assert t.me.discard == ["foldspace"]
    assert t.reserve("foldspace") == 5


def test_foldspace_with_an_empty_stack_is_just_the_influence() -> None:
    t = table(Seat("diplomacy"), reserve={"foldspace": 0})
    t.play("diplomacy", "foldspace")
    assert (t.me.discard, t.me.influence) == ([], {"guild": 1})


def test_selective_breeding_trashes_a_card_for_two() -> None:
    t = table(Seat("diplomacy dagger", spice=2, discard="seek_allies", deck="convincing_argument*2"))
    t.play("diplomacy", "selective_breeding")
    t.effect("pay")
    assert t.offered == ["dagger", "discard:seek_allies", "in_play:diplomacy"]
    t.choose("trash", "discard:seek_allies")
    assert t.trashed == ["seek_allies"]
    assert t.me.hand == ["convincing_argument", "convincing_argument", "dagger"]


def test_selective_breeding_need_not_trash_but_costs_its_spice() -> None:
    t = table(Seat("diplomacy dagger", spice=2, deck="convincing_argument*2"))
    t.play("diplomacy", "selective_breeding")
    t.effect("visit_influence")
    t.end_turn()
    assert (t.me.spice, t.trashed, t.me.hand) == (0, [], ["dagger"])


def test_selective_breeding_trashes_once() -> None:
    t = table(Seat("diplomacy dagger", spice=4, deck="convincing_argument*2"))
    t.play("diplomacy", "selective_breeding")
    t.effect("pay")
    t.choose("trash", "dagger")
    assert t.offered == ["pass"]


def test_secrets_takes_a_card_of_each_opponent_with_four_or_more() -> None:
    t = table(
        Seat("diplomacy"),
        Seat(intrigue="ambush*2 windfall bribery"),
        Seat(intrigue="private_army*2 infiltrate"),
        Seat(intrigue="master_tactician*3 refocus charisma"),
        intrigue_deck="tiebreaker",
    )
    t.play("diplomacy", "secrets")
    t.effect("intrigue")
    assert [len(side.intrigue) for side in t.seats] == [3, 3, 3, 4]
    assert "tiebreaker" in t.me.intrigue


def test_secrets_takes_a_random_card() -> None:
    taken: set[str] = set()
    for seed in range(30):
        t = table(
            Seat("diplomacy"),
            Seat(intrigue="ambush windfall bribery infiltrate"),
            intrigue_deck="tiebreaker",
            seed=seed,
        )
        t.play("diplomacy", "secrets")
        t.effect("intrigue")
        taken.update(set(t.me.intrigue) - {"tiebreaker"})
    assert taken == {"ambush", "windfall", "bribery", "infiltrate"}


def test_secrets_does_not_take_of_oneself() -> None:
    t = table(Seat("diplomacy", intrigue="ambush*2 tiebreaker bribery"), intrigue_deck="windfall")
    t.play("diplomacy", "secrets")
    t.effect("intrigue")
    assert len(t.me.intrigue) == 5


def test_an_intrigue_deck_used_up_is_made_of_its_discards() -> None:
    t = table(Seat("reconnaissance"), intrigue_discard="windfall")
    t.state.players[1].intrigue = sorted(t.state.intrigue_deck)
    t.state.intrigue_deck = []
    t.play("reconnaissance", "carthag")
    t.effect("intrigue")
    assert t.me.intrigue == ["windfall"]
    assert t.intrigue_discard == []


# -- the Landsraad


def test_a_council_seat_persuades_on_this_rounds_reveal_turn_and_later_ones() -> None:
    t = table(Seat("dagger", solari=5), Seat(revealed=True), Seat(revealed=True))
    t.play("dagger", "high_council")
    t.end_turn()
    t.reveal()
    assert t.me.persuasion == 2
    t.end_turn()
    t.pass_turn()
    t.pass_turn()
    t.reveal()
    assert (t.round, t.me.persuasion) == (2, 2)


def test_high_council_and_swordmaster_are_visited_once_in_a_game() -> None:
    t = table(Seat("dagger", solari=13, council=True))
    assert t.spaces("dagger") == ["mentat", "hall_of_oratory", "rally_troops", "swordmaster"]
    t = table(Seat("dagger", solari=13, swordmaster=True))
    assert t.spaces("dagger") == ["high_council", "mentat", "hall_of_oratory", "rally_troops"]


def test_another_players_seat_and_swordmaster_are_their_own() -> None:
    t = table(Seat("dagger", solari=13), Seat(council=True, swordmaster=True))
    assert {"high_council", "swordmaster"} <= set(t.spaces("dagger"))


def test_the_swordmaster_is_a_third_agent_for_the_rest_of_the_game() -> None:
    t = visit("swordmaster")
    assert t.me.swordmaster
    assert t.me.agents_at_leader == 2
    t.end_turn()
    t.finish_round()
    assert t.me.agents_at_leader == 3


def test_the_mentat_is_one_more_agent() -> None:
    t = visit("mentat")
    assert t.mentat == 0
    assert t.me.agents_at_leader == 2


def test_the_mentat_space_without_the_mentat_is_a_card() -> None:
    t = table(
        Seat("dagger", solari=2, deck="diplomacy"),
        Seat(mentat=True, agents="wealth"),
    )
    t.play("dagger", "mentat")
    assert (t.mentat, t.me.agents_at_leader, t.me.hand) == (1, 1, ["diplomacy"])


def test_a_mentat_taken_leaves_its_space_free_for_another() -> None:
    """Calculated Hire takes it without an Agent there."""
    t = table(Seat(spice=1, intrigue="calculated_hire"), Seat("dagger", solari=2, deck="diplomacy"))
    t.plot("calculated_hire")
    assert (t.mentat, t.me.agents_at_leader) == (0, 3)
    t.pass_turn()
    t.play("dagger", "mentat")
    assert (t.left.hand, t.left.agents_at_leader) == (["diplomacy"], 1)


def test_calculated_hire_takes_the_mentat_from_its_space_alone() -> None:
    t = table(Seat(spice=1, intrigue="calculated_hire"), Seat(mentat=True))
    assert not t.offers("calculated_hire")


def test_hall_of_oratory_persuades_while_the_agent_is_there() -> None:
    t = table(Seat("dagger"), Seat(revealed=True), Seat(revealed=True))
    t.play("dagger", "hall_of_oratory")
    t.end_turn()
    t.reveal()
    assert t.me.persuasion == 1


# -- CHOAM


@pytest.mark.parametrize(("spice", "solari"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_sell_melange_pays_by_the_spice_sold(spice: int, solari: int) -> None:
    t = table(Seat("dune_the_desert_planet", spice=7))
    t.choose("turn", "dune_the_desert_planet")
    t.choose("space", "sell_melange")
    assert t.offered == [2, 3, 4, 5]
    t.choose("cost", spice)
    assert t.me.goods == (solari, 7 - spice, 1)
    assert t.offered == ["pass"]  # once a visit


def test_sell_melange_takes_no_more_than_there_is() -> None:
    t = table(Seat("dune_the_desert_planet", spice=3))
    t.choose("turn", "dune_the_desert_planet")
    t.choose("space", "sell_melange")
    assert t.offered == [2, 3]


def test_sell_melange_with_two_spice_asks_nothing() -> None:
    t = table(Seat("dune_the_desert_planet", spice=2))
    t.play("dune_the_desert_planet", "sell_melange")
    assert t.me.goods == (6, 0, 1)


# -- Arrakis


def test_sietch_tabr_brings_no_influence() -> None:
    assert visit("sietch_tabr").me.influence == {"fremen": 2}


def test_research_station_draws_what_there_is() -> None:
    t = table(Seat("reconnaissance", water=2, deck="dagger", discard="diplomacy"))
    t.play("reconnaissance", "research_station")
    t.effect("cards")
    assert t.me.hand == ["dagger", "diplomacy"]


@pytest.mark.parametrize(("space", "spice"), [("imperial_basin", 1), ("hagga_basin", 2), ("the_great_flat", 3)])
def test_maker_spaces_give_their_own_spice_and_all_bonus_spice(space: str, spice: int) -> None:
    t = table(Seat("dune_the_desert_planet", water=2), bonus_spice={space: 4})
    t.play("dune_the_desert_planet", space)
    assert t.me.spice == spice + 4
    assert t.bonus_spice == {}


def test_carryall_doubles_the_spaces_own_spice_alone() -> None:
    t = table(
        Seat("carryall", water=2), bonus_spice={"the_great_flat": 2}, control={"imperial_basin": 0, "carthag": 0}
    )
    t.play("carryall", "the_great_flat")
    assert t.me.spice == 3 + 3 + 2


def test_the_control_bonus_is_not_doubled() -> None:
    t = table(Seat("carryall"), control={"imperial_basin": 0})
    t.play("carryall", "imperial_basin")
    assert t.me.spice == 1 + 1 + 1


@pytest.mark.parametrize(
    ("space", "bonus"), [("arrakeen", (1, 0, 0)), ("carthag", (1, 0, 0)), ("imperial_basin", (0, 1, 0))]
)
def test_control_bonuses(space: str, bonus: tuple[int, int, int]) -> None:
    card, seat = visitor(space)
    t = table(seat, Seat(water=0), control={space: 1})
    t.play(card, space)
    assert t.left.goods == bonus


def test_only_three_spaces_can_be_controlled() -> None:
    assert {space.id for space in BASE.spaces if space.control} == {"arrakeen", "carthag", "imperial_basin"}
