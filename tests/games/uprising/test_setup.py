"""Setting up: decks, row and stacks, Shield Wall, Objectives and first player, leaders, contracts."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.dune.table import contract_ids, ids
from tests.games.uprising.table import Table, deal, dealt

from greathall.games.imperium.catalogue import UPRISING, UPRISING_SHELF
from greathall.games.imperium.things import LEADER

LEADERS = [
    "muad_dib",
    "gurney_halleck",
    "lady_jessica",
    "princess_irulan",
    "lady_margot_fenring",
    "feyd_rautha_harkonnen",
    "lady_amber_metulli",
    "staban_tuek",
]
STARTING_DECK = (
    "convincing_argument*2 dagger*2 diplomacy dune_the_desert_planet*2 reconnaissance seek_allies signet_ring"
)
players = pytest.mark.parametrize("players", [3, 4])
seeds = pytest.mark.parametrize("seed", range(5))


def printed(kind: str, *sets: str) -> Counter[str]:
    return Counter({c.id: c.copies for c in UPRISING.cards if c.kind == kind and c.set in sets})


# -- the board and its decks


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert printed("starter", "uprising").total() == 10
    assert printed("reserve", "uprising").total() == 18
    assert printed("imperium", "uprising", "choam").total() == 69
    assert printed("imperium", "choam").total() == 4
    intrigue = Counter[str]()
    for card in UPRISING.intrigue:
        intrigue[card.set] += card.copies
    assert (intrigue["uprising"], intrigue["choam"]) == (40, 4)
    assert Counter(card.level for card in UPRISING.conflicts if card.set == "uprising") == {1: 3, 2: 9, 3: 4}
    board = UPRISING_SHELF.content(("uprising", "choam"))
    assert (len(board.board), len(board.posts_there), len(UPRISING.contracts)) == (22, 13, 20)
    assert len(UPRISING.objectives) == 5


@players
@seeds
@pytest.mark.parametrize(("choam", "cards", "secrets"), [(False, 65, 40), (True, 69, 44)])
def test_the_choam_module_adds_four_imperium_and_four_intrigue_cards(
    players: int, seed: int, choam: bool, cards: int, secrets: int
) -> None:
    t = dealt(players, seed, choam=choam)
    assert len(t.row) == 5
    assert len(t.row + t.imperium) == cards
    sets = ("uprising", "choam") if choam else ("uprising",)
    assert Counter(t.row + t.imperium) == printed("imperium", *sets)
    assert len(t.intrigue_deck) == secrets
    assert Counter(t.intrigue_deck) == {c.id: c.copies for c in UPRISING.intrigue if c.set in sets}


def test_the_reserve_has_two_stacks_and_no_foldspace() -> None:
    t = dealt()
    stacks = {card.id: t.state.reserve[card.index] for card in UPRISING.cards}
    assert {id: left for id, left in stacks.items() if left >= 0} == {
        "prepare_the_way": 8,
        "the_spice_must_flow": 10,
    }


def test_the_shield_wall_stands_and_nothing_is_allied_controlled_or_gathered() -> None:
    t = dealt()
    assert t.shield_wall
    assert (t.alliances, t.control, t.bonus_spice) == ({}, {}, {})
    assert t.mentat is None


# -- Objectives and the first player


OBJECTIVES = {
    3: {"objective_desert_mouse_first", "objective_crysknife", "objective_ornithopter_1_3p"},
    4: {
        "objective_desert_mouse_first",
        "objective_crysknife",
        "objective_desert_mouse_4_6p",
        "objective_crysknife_4_6p",
    },
}


@players
@seeds
def test_all_objectives_of_the_player_count_are_dealt_one_each(players: int, seed: int) -> None:
    t = dealt(players, seed)
    assert [len(side.trophies) for side in t.seats] == [1] * players
    assert {id for side in t.seats for id in side.trophies} == OBJECTIVES[players]


@players
@seeds
def test_whoever_has_the_objective_with_the_marker_begins(players: int, seed: int) -> None:
    t = dealt(players, seed)
    marked = [side.seat for side in t.seats if side.trophies == ["objective_desert_mouse_first"]]
    assert marked == [t.first_player]
    assert t.question == ("turn", t.first_player)


def test_a_first_player_who_was_asked_for_has_the_marker() -> None:
    t = dealt(4, first_player=2)
    assert t.question == ("turn", 2)
    assert t.seats[2].trophies == ["objective_desert_mouse_first"]


def test_anybody_may_begin_and_the_other_objectives_go_round() -> None:
    tables = [dealt(4, seed) for seed in range(40)]
    assert {t.first_player for t in tables} == {0, 1, 2, 3}
    assert {t.seats[0].trophies[0] for t in tables} == OBJECTIVES[4]


def test_objectives_show_the_icons_that_are_printed() -> None:
    icons = {card.id: (card.battle_icon, card.first_player) for card in UPRISING.objectives}
    crysknife, mouse, ornithopter = 0, 1, 2
    assert icons == {
        "objective_desert_mouse_first": (mouse, True),
        "objective_crysknife": (crysknife, False),
        "objective_ornithopter_1_3p": (ornithopter, False),
        "objective_desert_mouse_4_6p": (mouse, False),
        "objective_crysknife_4_6p": (crysknife, False),
    }


# -- leaders


@pytest.mark.parametrize(("choam", "everyone"), [(False, LEADERS), (True, [*LEADERS, "shaddam_corrino_iv"])])
def test_shaddam_is_there_only_with_choam_and_jessica_begins_as_a_lady(choam: bool, everyone: list[str]) -> None:
    t = Table(deal(leaders="choose", choam=choam), 0)
    assert sorted(map(str, t.offered)) == sorted(everyone)
    seen = {side.leader for seed in range(60) for side in Table(deal(4, seed, choam=choam), 0).seats}
    assert seen == set(everyone)


@seeds
def test_staban_tuek_starts_without_diplomacy(seed: int) -> None:
    t = Table(deal(seed=seed, leaders=["staban_tuek", "muad_dib", "gurney_halleck"]), 0)
    staban = t.seats[0]
    assert Counter(staban.hand + staban.deck) == Counter(ids(STARTING_DECK)) - Counter(["diplomacy"])
    assert len(staban.hand + staban.deck) == 9
    assert all("diplomacy" in side.hand + side.deck for side in t.seats[1:])


def test_staban_tuek_who_is_picked_at_the_table_starts_without_diplomacy_too() -> None:
    s = deal(leaders="choose", first_player=0)
    s.choose(LEADER + next(leader.index for leader in UPRISING.leaders if leader.id == "staban_tuek"))
    while s.kind == "leader":
        s.choose(s.options[0])
    own = s.players[2].deck + s.players[2].hand
    assert UPRISING.card_index["diplomacy"] not in own
    assert len(own) == 9


def test_feyd_rauthas_token_starts_on_the_left_and_jessica_has_no_memories() -> None:
    t = Table(deal(leaders=["feyd_rautha_harkonnen", "lady_jessica", "muad_dib"]), 0)
    assert t.seats[0].training == "start"
    assert t.seats[1].memories == 0


# -- contracts


@players
@seeds
def test_with_choam_two_contracts_lie_open_and_eighteen_face_down(players: int, seed: int) -> None:
    t = dealt(players, seed, choam=True)
    assert len(t.market) == 2
    assert len(t.bank) == 18
    assert sorted(t.market + t.bank) == sorted(contract.id for contract in UPRISING.contracts)
    assert all(side.contracts + side.completed + side.own_contracts == [] for side in t.seats)


def test_without_choam_there_are_no_contracts() -> None:
    t = dealt()
    assert (t.market, t.bank) == ([], [])


def test_contracts_are_shuffled() -> None:
    assert len({str(dealt(seed=seed, choam=True).market) for seed in range(10)}) > 5


@seeds
def test_shaddams_two_contracts_are_set_aside_before_the_shuffle(seed: int) -> None:
    s = deal(seed=seed, leaders=["shaddam_corrino_iv", "muad_dib", "gurney_halleck"], choam=True)
    assert contract_ids(s.players[0].own_contracts, UPRISING) == ["sardaukar_cards", "sardaukar_recall"]
    assert (len(s.contract_row), len(s.contract_bank)) == (2, 16)
    rest = contract_ids(s.contract_row + s.contract_bank, UPRISING)
    assert not any(id.startswith("sardaukar") for id in rest)
    assert s.players[0].contracts == []


def test_shaddams_two_contracts_are_in_the_bank_when_another_plays() -> None:
    t = dealt(choam=True)
    assert {"sardaukar_cards", "sardaukar_recall"} <= set(t.market + t.bank)
