"""Setting up: piles by the number of players, start decks, start player, kingdoms."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.dominion.table import Table

from greathall.games.dominion.catalogue import BY_ID
from greathall.games.dominion.kingdoms import RECOMMENDED
from greathall.games.dominion.setup import deal, make_setup
from greathall.games.dominion.state import Dominion
from greathall.kernel.rng import seeded

WITHOUT_VICTORY_CARDS = RECOMMENDED["first_game"]

PILES = {
    "province": (8, 12, 12, 15, 18),
    "estate": (8, 12, 12, 12, 12),
    "duchy": (8, 12, 12, 12, 12),
    "duke": (8, 12, 12, 12, 12),
    "great_hall": (8, 12, 12, 12, 12),
    "harem": (8, 12, 12, 12, 12),
    "nobles": (8, 12, 12, 12, 12),
    "gardens": (8, 12, 12, 12, 12),
    "curse": (10, 20, 30, 40, 50),
    "village": (10, 10, 10, 10, 10),
    "moat": (10, 10, 10, 10, 10),
    "copper": (46, 39, 32, 85, 78),
    "silver": (40, 40, 40, 80, 80),
    "gold": (30, 30, 30, 60, 60),
}
VICTORY_PILES = ["duke", "great_hall", "harem", "nobles", "gardens"]


def new_table(players: int, kingdom: tuple[str, ...] | list[str], first: int = 0, seed: int = 7) -> Dominion:
    return deal(make_setup(list(kingdom), players), first, seeded(seed))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("pile", list(PILES))
def test_piles_have_their_size_for_the_number_of_players(pile: str, players: int) -> None:
    kingdom = [*VICTORY_PILES, "village", "moat", "cellar", "chapel", "mine"]
    s = new_table(players, kingdom)
    assert s.supply[BY_ID[pile].index] == PILES[pile][players - 2]


@pytest.mark.parametrize(("players", "total"), [(2, 270), (3, 295), (4, 308), (5, 454), (6, 470)])
def test_all_cards_of_a_game_are_so_many(players: int, total: int) -> None:
    for victory_piles in (0, 1, 5):
        kingdom = [*VICTORY_PILES[:victory_piles], *WITHOUT_VICTORY_CARDS][:10]
        s = new_table(players, kingdom)
        in_supply = sum(s.supply[pile] for pile in s.setup.piles)
        held = sum(len(player.hand) + len(player.deck) for player in s.players)
        assert in_supply + held == total + victory_piles * (-2 if players == 2 else 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_starts_with_seven_coppers_and_three_estates_and_five_cards_in_hand(players: int) -> None:
    t = Table(new_table(players, WITHOUT_VICTORY_CARDS), 0)
    assert len(t.seats) == players
    for side in t.seats:
        assert Counter(side.hand + side.deck) == side.owned == {"copper": 7, "estate": 3}
        assert (len(side.hand), len(side.deck), side.discard) == (5, 5, [])


def test_the_start_decks_are_shuffled_for_each_player() -> None:
    tables = [Table(new_table(2, WITHOUT_VICTORY_CARDS, 0, seed), 0) for seed in range(20)]
    hands = {tuple(side.hand) for t in tables for side in t.seats}
    assert hands >= {("copper",) * n + ("estate",) * (5 - n) for n in (3, 4)}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_begins(first: int) -> None:
    t = Table(new_table(3, WITHOUT_VICTORY_CARDS, first), 0)
    assert t.active == t.question[1] == first
    assert [side.turns for side in t.seats] == [int(seat == first) for seat in range(3)]


def test_no_action_can_be_played_in_the_first_two_turns() -> None:
    for seed in range(10):
        t = Table(new_table(2, WITHOUT_VICTORY_CARDS, 0, seed), 0)
        for _ in range(4):
            assert t.question[0] == "treasure"
            t.treasures()
            assert t.in_play == ["copper"] * t.coins
            t.buy("moat")
        assert t.supply("moat") == 6
        assert [side.turns for side in t.seats] == [3, 2]


def test_the_first_two_hands_are_the_start_deck() -> None:
    t = Table(new_table(2, WITHOUT_VICTORY_CARDS), 0)
    first = t.hand
    t.buy("curse")
    assert Counter(first + t.hand) == {"copper": 7, "estate": 3}


def test_the_seven_basic_piles_and_ten_kingdom_piles_make_the_supply() -> None:
    s = new_table(2, RECOMMENDED["victory_dance"])
    ids = {s.setup.cards[pile].id for pile in s.setup.piles}
    basic = {"copper", "silver", "gold", "estate", "duchy", "province", "curse"}
    assert ids == basic | set(RECOMMENDED["victory_dance"])
    assert len(s.setup.piles) == 17


@pytest.mark.parametrize("players", [2, 6])
def test_the_trash_starts_empty(players: int) -> None:
    t = Table(new_table(players, WITHOUT_VICTORY_CARDS), 0)
    assert t.trash == t.view()["trash"] == []


def test_recommended_sets_are_as_printed() -> None:
    printed = {
        "victory_dance": "masquerade pawn upgrade scout harem duke bridge ironworks great_hall nobles",
        "secret_schemes": "pawn harem steward ironworks shanty_town conspirator tribute saboteur swindler"
        " trading_post",
        "best_wishes": "masquerade upgrade scout steward torturer wishing_well shanty_town courtyard coppersmith"
        " trading_post",
        "deconstruction": "remodel mining_village bridge spy torturer saboteur swindler secret_chamber thief"
        " throne_room",
        "hand_madness": "mine bureaucrat steward chancellor torturer nobles courtyard militia council_room minion",
        "underlings": "masquerade baron witch pawn festival steward library nobles cellar minion",
        "first_game": "cellar market militia mine moat remodel smithy village woodcutter workshop",
        "big_money": "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne_room",
        "interaction": "bureaucrat chancellor council_room festival library militia moat spy thief village",
        "size_distortion": "cellar chapel feast gardens laboratory thief village witch woodcutter workshop",
        "village_square": "bureaucrat cellar festival library market remodel smithy throne_room village woodcutter",
    }
    assert {name: set(ids) for name, ids in RECOMMENDED.items()} == {
        name: set(ids.split()) for name, ids in printed.items()
    }
