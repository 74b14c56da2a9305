"""The cards of House Hagal, one by one: copies, players, space, icons, swords."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from tests.games.dune.table import Seat
from tests.games.imperium.hagal_table import HOUSE, OTHER, RIVAL, duel, solo

from greathall.games.imperium.catalogue import BASE, IMPERIUM_SHELF
from greathall.games.imperium.setup import ImperiumDealer

BOTH = (1, 2)
AWAY = "research_station sietch_tabr"  # where no card leads


class Fact(NamedTuple):
    id: str
    space: str
    copies: int
    players: tuple[int, ...]
    influence: str
    troops: int
    combat: bool
    signet: bool
    swords: int


FACTS = [
    Fact("hagal_conspire", "conspire", 2, BOTH, "emperor", 2, False, False, 4),
    Fact("hagal_wealth", "wealth", 1, BOTH, "emperor", 0, False, False, 3),
    Fact("hagal_heighliner", "heighliner", 1, BOTH, "guild", 3, True, False, 6),
    Fact("hagal_foldspace", "foldspace", 2, BOTH, "guild", 0, False, False, 1),
    Fact("hagal_selective_breeding", "selective_breeding", 2, BOTH, "bene_gesserit", 0, False, False, 2),
    Fact("hagal_secrets", "secrets", 1, BOTH, "bene_gesserit", 0, False, False, 1),
    Fact("hagal_hardy_warriors", "hardy_warriors", 1, BOTH, "fremen", 2, True, False, 5),
    Fact("hagal_stillsuits", "stillsuits", 2, BOTH, "fremen", 0, True, False, 4),
    Fact("hagal_rally_troops", "rally_troops", 2, BOTH, "", 4, False, False, 3),
    Fact("hagal_hall_of_oratory", "hall_of_oratory", 2, BOTH, "", 1, False, False, 0),
    Fact("hagal_carthag", "carthag", 3, BOTH, "", 1, True, False, 0),
    Fact("hagal_arrakeen_1p", "arrakeen", 3, (1,), "", 1, True, True, 1),
    Fact("hagal_arrakeen_2p", "arrakeen", 3, (2,), "", 1, True, False, 1),
]
HARVEST = Fact("hagal_harvest_spice", "imperial_basin", 5, BOTH, "", 0, True, False, 2)
for_all = pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.id)
with_swords = pytest.mark.parametrize("fact", [*FACTS, HARVEST], ids=lambda fact: fact.id)


def test_the_box_has_31_cards_of_which_27_are_for_one_player_and_28_for_two() -> None:
    assert sum(card.copies for card in BASE.hagal) == 31
    for players, size in ((1, 27), (2, 28)):
        s = ImperiumDealer(IMPERIUM_SHELF, players, {}).deal(1)
        assert s.hagal is not None
        assert len(s.hagal.deck + s.hagal.discard) == size


def test_no_other_cards_are_there() -> None:
    assert [card.id for card in BASE.hagal if not card.reshuffle] == [
        *(fact.id for fact in FACTS[:11]),
        HARVEST.id,
        *(fact.id for fact in FACTS[11:]),
    ]


@with_swords
def test_copies_and_numbers_of_players(fact: Fact) -> None:
    card = next(card for card in BASE.hagal if card.id == fact.id)
    assert (card.copies, card.players, card.swords) == (fact.copies, fact.players, fact.swords)


@for_all
def test_a_card_sends_an_agent_and_gives_its_icons_alone(fact: Fact) -> None:
    """Costs, requirements and effects of the space are ignored; recruits of a combat space go to the Conflict."""
    if 1 in fact.players:
        t = solo(Seat("dagger", solari=2), RIVAL, OTHER._replace(agents=AWAY), deck=fact.id)
        seat = 1
    else:
        t = duel(deck=fact.id)
        seat = 2
    before = t.seats[seat].goods
    t.act("mentat" if fact.space == "hall_of_oratory" else "hall_of_oratory")
    rival = t.seats[seat]
    assert rival.agents == [fact.space]
    assert rival.influence == ({fact.influence: 1} if fact.influence else {})
    assert (rival.garrison, rival.deployed) == ((0, fact.troops) if fact.combat else (fact.troops, 0))
    assert t.drawn == [(fact.id, "carried_out")]
    spice = 1 if fact.signet else 0  # Memnon Thorvald's signet
    assert rival.goods == (before[0], before[1] + spice, before[2])
    assert t.state.players[seat].intrigue == []


@with_swords
def test_in_combat_a_card_counts_for_its_swords_alone(fact: Fact) -> None:
    if 1 in fact.players:
        t = solo(
            Seat("dagger"),
            RIVAL._replace(deployed=1, agents=AWAY),
            OTHER._replace(agents=AWAY),
            deck=fact.id,
            round=10,
        )
        seat = 1
    else:
        t = duel(Seat(), Seat(), HOUSE._replace(deployed=1), deck=fact.id, round=10)
        seat = 2
    t.to_combat()
    assert t.told_of("hagal_swords") == [(seat, fact.id)]
    assert t.told("strength") == [(seat, 2 + fact.swords)]
    assert t.told_of("hagal_carried_out") == []


def test_reshuffle_makes_a_new_deck_of_all_cards_and_draws_on() -> None:
    t = duel(deck="hagal_wealth hagal_reshuffle")
    every = t.hagal_cards()
    t.stack_deck("hagal_reshuffle hagal_wealth")
    t.act()
    assert t.drawn[0] == ("hagal_reshuffle", "reshuffled")
    assert t.drawn[-1][1] == "carried_out"
    assert t.hagal_cards() == every
    drawn = [card for card, _ in t.drawn]
    since = drawn[::-1].index("hagal_reshuffle")
    assert (len(t.hagal.deck), len(t.hagal.discard)) == (28 - since, since)


def test_reshuffle_in_combat_draws_another_card() -> None:
    t = duel(Seat(), Seat(), HOUSE._replace(deployed=1), deck="hagal_reshuffle", round=10)
    t.to_combat()
    assert (2, "hagal_reshuffle") in t.told_of("hagal_reshuffled")
    assert len(t.told_of("hagal_swords")) == 1


def test_reshuffle_is_not_for_one_player() -> None:
    card = next(card for card in BASE.hagal if card.reshuffle)
    assert (card.copies, card.players) == (1, (2,))


@pytest.mark.parametrize("space", ["high_council", "mentat", "swordmaster", "research_station", "sietch_tabr"])
def test_some_spaces_no_card_leads_to(space: str) -> None:
    led_to = {id for card in BASE.hagal for errand in card.errands for id in errand.spaces}
    assert space not in led_to
    assert not led_to & {"sell_melange", "secure_contract"}
