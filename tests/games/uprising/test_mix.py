"""The original's cards mixed into Uprising: all, a list, a named mix; its Conflicts if asked for."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.uprising.table import Seat, Table, table

from greathall.games.imperium.catalogue import BASE, UPRISING, UPRISING_SHELF
from greathall.games.imperium.setup import MIXES, ImperiumDealer
from greathall.games.imperium.state import Imperium

LEADERS = ["muad_dib", "gurney_halleck", "princess_irulan"]


def deal(seed: int = 1, **options: object) -> Imperium:
    return ImperiumDealer(UPRISING_SHELF, 3, {"leaders": LEADERS, **options}).deal(seed)


def imperium(s: Imperium) -> Counter[str]:
    return Counter(UPRISING.cards[card].id for card in s.row + s.deck)


def intrigue(s: Imperium) -> Counter[str]:
    return Counter(UPRISING.intrigue[card].id for card in s.intrigue_deck)


# -- which cards


@pytest.mark.parametrize("choam", [False, True])
def test_all_of_them(choam: bool) -> None:
    s = deal(original="all", choam=choam)
    own = deal(choam=choam)
    theirs = Counter({c.id: c.copies for c in BASE.cards if c.kind == "imperium"})
    assert imperium(s) == imperium(own) + theirs
    assert imperium(s).total() == 67 + (69 if choam else 65)
    secrets = Counter({c.id: c.copies for c in BASE.intrigue if c.id != "calculated_hire"})
    assert intrigue(s) == intrigue(own) + secrets
    assert intrigue(s).total() == intrigue(own).total() + secrets.total()


def test_calculated_hire_is_never_among_them() -> None:
    assert "calculated_hire" in {card.id for card in BASE.intrigue}
    assert "calculated_hire" not in {card.id for card in UPRISING.intrigue}


def test_neither_are_its_starting_and_reserve_cards() -> None:
    s = deal(original="all")
    assert not {"arrakis_liaison", "foldspace", "dune_the_desert_planet"} & set(imperium(s))
    stacks = [UPRISING.cards[card].id for card, left in enumerate(s.reserve) if left >= 0]
    assert stacks == ["prepare_the_way", "the_spice_must_flow"]


def test_none_by_default() -> None:
    assert {UPRISING.cards[card].set for card in deal().row + deal().deck} == {"uprising"}
    assert deal(original="none").setup.cards == deal().setup.cards


def test_a_chosen_list_with_all_copies_of_each() -> None:
    chosen = ["sardaukar_legion", "the_voice", "windfall"]
    s = deal(original=chosen)
    extra = imperium(s) - imperium(deal())
    copies = {card.id: card.copies for card in BASE.cards}
    assert extra == {"sardaukar_legion": copies["sardaukar_legion"], "the_voice": copies["the_voice"]}
    assert intrigue(s) - intrigue(deal()) == {"windfall": 1}


def test_a_list_may_be_written_with_commas() -> None:
    assert imperium(deal(original="the_voice, stilgar")) == imperium(deal(original=["the_voice", "stilgar"]))


@pytest.mark.parametrize("name", MIXES)
def test_a_mix_by_name_is_the_list_of_its_cards(name: str) -> None:
    assert deal(original=name).setup.cards == deal(original=list(MIXES[name])).setup.cards
    assert deal(original=name).setup.intrigue == deal(original=list(MIXES[name])).setup.intrigue
    assert len(deal(original=name).setup.cards) > len(deal().setup.cards)


@pytest.mark.parametrize("name", MIXES)
def test_the_cards_of_a_mix_are_there_once_each(name: str) -> None:
    theirs = {card.id for card in BASE.cards if card.kind == "imperium"} | {card.id for card in BASE.intrigue}
    assert set(MIXES[name]) <= theirs
    assert len(set(MIXES[name])) == len(MIXES[name])
    assert "calculated_hire" not in MIXES[name]


def test_uprisings_own_decks_stay_complete() -> None:
    for original in ("all", *MIXES):
        assert imperium(deal()) - imperium(deal(original=original)) == Counter()
        assert intrigue(deal()) - intrigue(deal(original=original)) == Counter()


# -- Conflicts


def test_its_conflicts_only_if_asked_for() -> None:
    assert {UPRISING.conflicts[card].set for card in deal(original="all").setup.conflicts} == {"uprising"}
    s = deal(original_conflicts=True)
    assert {UPRISING.conflicts[card].set for card in s.setup.conflicts} == {"uprising", "base"}
    assert len(s.setup.conflicts) == 16 + 15


def test_without_sort_through_the_chaos() -> None:
    assert "sort_through_the_chaos" in {card.id for card in BASE.conflicts}
    assert not any("sort_through" in card.id for card in UPRISING.conflicts)


def test_the_deck_is_made_of_both_by_levels_as_ever() -> None:
    seen = set()
    for seed in range(40):
        s = ImperiumDealer(UPRISING_SHELF, 3, {"leaders": "choose", "original_conflicts": True}).deal(seed)
        cards = [UPRISING.conflicts[card] for card in s.conflict_deck[::-1]]
        assert [card.level for card in cards] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
        assert len({card.id for card in cards}) == 10
        seen |= {card.id for card in cards}
    assert len(seen) == 16 + 15


def test_they_show_no_icon_and_pair_with_nothing() -> None:
    originals = [card for card in UPRISING.conflicts if card.set == "base"]
    assert all(card.battle_icon == -1 for card in originals)
    t = table(Seat(deployed=1), conflict="raid_stockpiles", original_conflicts=True)
    t.finish_round()
    assert t.me.trophies == ["objective_desert_mouse_first", "raid_stockpiles"]
    assert t.me.vp == 0


def test_where_both_boxes_have_a_card_of_that_name_the_originals_is_told_apart() -> None:
    names = [card.id for card in UPRISING.conflicts]
    assert len(set(names)) == len(names)
    assert {"siege_of_arrakeen", "original_siege_of_arrakeen"} <= set(names)


def fought(conflict: str, wall: bool = True, worms: int = 0) -> Table:
    me = Seat(deployed=1, sandworms=worms)
    t = table(me, conflict=conflict, original_conflicts=True, shield_wall=wall)
    t.finish_round()
    return t


def test_a_place_of_the_original_that_is_on_this_board_is_controlled() -> None:
    assert fought("original_siege_of_arrakeen").control == {"arrakeen": 0}


def test_fights_for_carthag_stay_in_the_box_for_it_is_not_on_this_board() -> None:
    about_carthag = {card.index for card in UPRISING.conflicts if card.control == "carthag"}
    assert len(about_carthag) == 2
    assert not about_carthag & set(deal(original_conflicts=True).setup.conflicts)


def test_the_wall_protects_its_arrakeen_too() -> None:
    me = Seat("dune_the_desert_planet", hooks=True)
    t = table(me, conflict="original_siege_of_arrakeen", original_conflicts=True)
    t.play("dune_the_desert_planet", "hagga_basin")
    t.effect("one_of")
    assert t.me.sandworms == 0


def test_a_sandworm_doubles_its_rewards() -> None:
    once, twice = fought("raid_stockpiles"), fought("raid_stockpiles", worms=1)
    assert twice.me.spice == 2 * once.me.spice > 0


# -- playing the original's cards


def test_an_original_imperium_card_is_bought_and_played() -> None:
    t = table(Seat("convincing_argument*2"), row="arrakis_recruiter", original="all")
    t.reveal()
    t.acquire("arrakis_recruiter")
    assert t.me.discard == ["arrakis_recruiter"]


def test_kwisatz_haderach_moves_an_agent_on_this_board() -> None:
    me = Seat("kwisatz_haderach", agents="secrets arrakeen")
    t = table(me, Seat(agents="deliver_supplies"), original=["kwisatz_haderach"])
    t.play("kwisatz_haderach", "deliver_supplies", agent="secrets")
    assert t.me.agents == ["deliver_supplies", "arrakeen"]
    assert t.left.agents == ["deliver_supplies"]


def test_the_voice_keeps_even_spies_out() -> None:
    me = Seat("the_voice")
    t = table(me, Seat("dagger", spies="post_landsraad_east"), original=["the_voice"])
    t.play("the_voice", t.spaces("the_voice")[0])
    while t.question[0] != "voice":
        t.effect("close_space" if t.offers("close_space") else 0)
    t.choose("voice", "assembly_hall")
    t.settle()
    t.end_turn()
    assert t.spaces("dagger") == ["gather_support"]


def test_an_original_plot_is_played() -> None:
    t = table(Seat(intrigue="windfall"), original=["windfall"])
    t.plot("windfall")
    assert t.me.solari == 2


def test_cards_with_the_same_id_as_an_intrigue_card_of_uprising_are_told_apart() -> None:
    t = table(Seat("crysknife", intrigue="crysknife"), original=["crysknife"])
    assert len([word for word in t.offered if word == "crysknife"]) == 2
    t.plot("intrigue:crysknife")
    assert t.me.spice == 1
    assert t.me.hand == ["crysknife"]


def test_harvest_cards_of_the_original_count_this_boards_makers() -> None:
    """Carryall doubles a Maker space's own spice, not the bonus."""
    t = table(Seat("carryall"), original=["carryall"], bonus_spice={"hagga_basin": 2})
    t.play("carryall", "hagga_basin")
    t.settle()
    assert t.me.spice == 2 + 2 + 2


def test_ids_of_both_boxes_are_distinct() -> None:
    for things in (UPRISING.cards, UPRISING.intrigue, UPRISING.conflicts):
        names = [thing.id for thing in things]
        assert len(set(names)) == len(names)
