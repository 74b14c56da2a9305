"""Reveal turns: reveal boxes in any order, acquiring between them, persuasion, strength, clean-up."""

from __future__ import annotations

import pytest
from tests.games.imperium.table import Seat, ordered, table

# -- revealing


def test_all_cards_left_in_hand_are_revealed_and_no_others_count() -> None:
    t = table(Seat("dagger diplomacy", in_play="stilgar", agents="carthag", deployed=1, garrison=2))
    t.reveal()
    assert t.me.hand == []
    assert t.me.in_play == ["stilgar", *ordered("dagger diplomacy")]
    assert (t.me.persuasion, t.me.swords) == (1, 1)  # nothing of Stilgar's reveal box


def test_the_agent_box_is_ignored_on_a_reveal_turn() -> None:
    t = table(Seat("opulence thufir_hawat", deck="dagger"))
    t.reveal()
    assert t.me.solari == 0
    assert t.me.deck == ["dagger"]


def test_reveal_boxes_come_in_any_order() -> None:
    for first, second in (("intrigue@thufir_hawat", "pay@opulence"), ("pay@opulence", "intrigue@thufir_hawat")):
        t = table(Seat("opulence thufir_hawat", solari=6), intrigue_deck="windfall")
        t.reveal()
        assert t.offers("pay@opulence")
        assert t.offers("intrigue@thufir_hawat")
        t.effect(first)
        t.effect(second)
        assert (t.me.vp, t.me.solari, t.me.intrigue) == (1, 0, ["windfall"])


def test_an_intrigue_card_drawn_on_the_reveal_turn_may_fund_another_box() -> None:
    t = table(Seat("opulence thufir_hawat", solari=4), intrigue_deck="windfall")
    t.reveal()
    assert not t.offers("pay@opulence")
    t.effect("intrigue")
    t.plot("windfall")
    t.effect("pay@opulence")
    assert (t.me.vp, t.me.solari) == (1, 0)


def test_what_must_be_done_on_a_reveal_turn_must_be_done() -> None:
    t = table(Seat("thufir_hawat diplomacy"))
    t.reveal()
    assert t.offered == ["intrigue", "arrakis_liaison"]
    t.effect("intrigue")
    t.end_turn()


def test_two_cards_with_fremen_bond_enable_each_other() -> None:
    """FAQ: in whatever order they lie."""
    t = table(Seat("fedaykin_death_commando*2", deployed=1, garrison=2))
    t.reveal()
    assert t.me.swords == 6


def test_a_card_of_an_agent_turn_enables_a_fremen_bond() -> None:
    t = table(Seat("spice_hunter", in_play="arrakis_liaison", agents="carthag"))
    t.reveal()
    assert t.me.spice == 1
    alone = table(Seat("spice_hunter"))
    alone.reveal()
    assert alone.me.spice == 0


# -- persuasion and acquiring


def test_cards_are_bought_from_the_row_and_two_stacks_while_persuasion_lasts() -> None:
    """Foldspace can only be had through its icon."""
    t = table(Seat("convincing_argument*2 diplomacy"), row="space_travel scout opulence lady_jessica stilgar")
    t.reveal()
    assert t.me.persuasion == 5
    assert {"space_travel", "scout", "stilgar", "arrakis_liaison"} <= set(t.offered)
    assert not {"opulence", "lady_jessica", "the_spice_must_flow", "foldspace"} & set(t.offered)


def test_an_acquired_card_goes_to_the_discard_pile_and_is_not_used() -> None:
    t = table(Seat("convincing_argument*2"), row="space_travel", imperium="dr_yueh")
    t.reveal()
    t.acquire("space_travel")
    assert t.me.discard == ["space_travel"]
    assert t.me.persuasion == 1


def test_the_row_is_refilled_at_once_and_the_new_card_can_be_bought() -> None:
    t = table(Seat("convincing_argument*2"), row="space_travel", imperium="dr_yueh scout")
    t.reveal()
    t.acquire("space_travel")
    assert len(t.row) == 5
    assert "dr_yueh" in t.row
    t.acquire("dr_yueh")
    assert t.me.discard == ["space_travel", "dr_yueh"]
    assert "scout" in t.row
    assert t.me.persuasion == 0


def test_reserve_cards_come_from_their_stacks() -> None:
    t = table(Seat("convincing_argument*2"))
    t.reveal()
    t.acquire("arrakis_liaison", "arrakis_liaison")
    assert t.me.discard == ["arrakis_liaison"] * 2
    assert t.reserve("arrakis_liaison") == 6


def test_an_empty_stack_sells_nothing() -> None:
    t = table(Seat("convincing_argument"), reserve={"arrakis_liaison": 0})
    t.reveal()
    assert not t.offers("arrakis_liaison")


def test_the_acquisition_box_counts_once_when_the_card_is_acquired() -> None:
    t = table(Seat("convincing_argument*2 diplomacy"), row="chani")
    t.reveal()
    t.acquire("chani")
    assert t.me.water == 2


def test_the_spice_must_flow_is_a_point_when_acquired() -> None:
    t = table(Seat("convincing_argument*2 lady_jessica diplomacy dune_the_desert_planet"))
    t.reveal()
    assert t.me.persuasion == 9
    t.acquire("the_spice_must_flow")
    assert (t.me.vp, t.me.persuasion, t.reserve("the_spice_must_flow")) == (1, 0, 9)


def test_cards_may_be_acquired_before_between_and_after_reveal_boxes() -> None:
    t = table(Seat("opulence convincing_argument*2", solari=6), row="scout dr_yueh")
    t.reveal()
    t.acquire("scout")
    t.effect("pay@opulence")
    t.acquire("dr_yueh")
    t.end_turn()
    assert t.me.vp == 1


def test_liet_kynes_counts_fremen_cards_when_used() -> None:
    t = table(Seat("liet_kynes arrakis_liaison", in_play="stilgar", agents="carthag"))
    t.reveal()
    t.effect("persuasion@liet_kynes")
    assert t.me.persuasion == 2 + 3 * 2


def test_persuasion_is_for_the_reveal_turn() -> None:
    t = table(Seat("dagger", council=True))
    assert not t.offers("arrakis_liaison")
    t.play("dagger", "hall_of_oratory")
    assert not t.offers("arrakis_liaison")


@pytest.mark.parametrize(
    ("seat", "persuasion"),
    [
        (Seat(), 0),
        (Seat(council=True), 2),
        (Seat(agents="hall_of_oratory"), 1),
        (Seat(council=True, agents="hall_of_oratory high_council"), 3),
        (Seat(face_up="charisma"), 2),
        (Seat(face_up="recruitment_mission"), 1),
    ],
)
def test_other_sources_of_persuasion(seat: Seat, persuasion: int) -> None:
    t = table(seat)
    t.reveal()
    assert t.me.persuasion == persuasion


def test_an_agent_who_left_the_hall_of_oratory_persuades_nobody() -> None:
    t = table(Seat(agents="hall_of_oratory", intrigue="urgent_mission"))
    t.plot("urgent_mission")
    assert t.me.agents == []
    t.reveal()
    assert t.me.persuasion == 0


def test_anothers_agent_at_the_hall_of_oratory_does_not_help() -> None:
    t = table(Seat(), Seat(agents="hall_of_oratory"))
    t.reveal()
    assert t.me.persuasion == 0


# -- cards drawn


def test_a_card_drawn_on_the_reveal_turn_is_revealed_at_once() -> None:
    """FAQ: Water of Life, Refocus and Poison Snooper."""
    t = table(
        Seat("diplomacy", deck="dagger convincing_argument stilgar", intrigue="water_of_life", spice=1, deployed=1)
    )
    t.reveal()
    t.plot("water_of_life")
    assert t.me.hand == []
    assert t.me.in_play == ["diplomacy", "dagger", "convincing_argument", "stilgar"]
    assert (t.me.persuasion, t.me.swords) == (1 + 2 + 2, 1 + 3)


def test_a_deck_that_runs_out_while_drawing_is_made_of_the_discard_pile() -> None:
    t = table(Seat(deck="dagger", discard="convincing_argument*2", intrigue="water_of_life", spice=1))
    t.reveal()
    t.plot("water_of_life")
    assert t.me.in_play == ["dagger", "convincing_argument", "convincing_argument"]
    assert (t.me.deck, t.me.discard) == ([], [])


def test_cards_in_play_are_not_shuffled_in() -> None:
    t = table(Seat("diplomacy", intrigue="water_of_life", spice=1))
    t.reveal()
    t.plot("water_of_life")
    assert t.me.in_play == ["diplomacy"]


# -- strength


def test_strength_is_two_a_troop_in_the_conflict_and_one_a_sword() -> None:
    t = table(Seat("dagger stilgar", deployed=2, garrison=5))
    assert t.me.strength == 4
    t.reveal()
    assert t.me.strength == 4 + 1 + 3


def test_without_a_troop_in_the_conflict_there_is_no_strength() -> None:
    t = table(Seat("dagger stilgar", deployed=0))
    t.reveal()
    assert (t.me.swords, t.me.strength) == (4, 0)


def test_strength_follows_the_troops_after_the_reveal_turn() -> None:
    t = table(Seat("dagger", deployed=1), Seat(solari=1, intrigue="double_cross"))
    t.reveal()
    t.end_turn()
    assert t.me.strength == 3
    t.plot("double_cross")
    assert t.me.strength == 0


def test_troops_deployed_by_a_reveal_box_count() -> None:
    t = table(Seat("gun_thopter", garrison=2))
    t.reveal()
    t.effect("deploy_troops")
    t.choose("deploy", 1)
    assert t.me.strength == 2 + 3


def test_no_troops_are_deployed_on_a_reveal_turn_otherwise() -> None:
    t = table(Seat("dagger", agents="carthag"))
    t.reveal()
    assert not t.offers("deploy")


# -- clean-up


def test_everything_in_play_goes_to_the_discard_pile() -> None:
    t = table(Seat("dagger", in_play="diplomacy", discard="seek_allies", agents="wealth"))
    t.reveal()
    t.end_turn()
    assert t.me.in_play == []
    assert t.me.discard == ["seek_allies", "diplomacy", "dagger"]
    assert t.me.revealed


def test_the_swords_of_the_round_stay_until_combat() -> None:
    t = table(Seat("dagger", deployed=1))
    t.reveal()
    t.end_turn()
    assert t.me.strength == 3


def test_face_up_intrigue_cards_are_discarded_once_used() -> None:
    t = table(Seat(face_up="charisma"))
    t.reveal()
    assert t.me.face_up == []
    assert t.intrigue_discard == ["charisma"]
