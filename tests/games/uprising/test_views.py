"""Who may see what in Uprising: Spies, contracts and won cards are open, hands and decks are not."""

from __future__ import annotations

import json

import pytest
from tests.games.uprising.table import SPECTATOR, Seat, table

ALL = (SPECTATOR, 0, 1, 2)
OTHERS = (SPECTATOR, 1, 2)
each_seat = pytest.mark.parametrize("seat", ALL)


# -- what is open


@each_seat
def test_spies_are_open(seat: int) -> None:
    t = table(Seat(spies="post_guild post_choam"), Seat(spies="post_emperor"))
    assert t.seen(0, by=seat)["spies"] == ["post_guild", "post_choam"]
    assert t.seen(0, by=seat)["spies_in_supply"] == 1
    assert t.seen(1, by=seat)["spies"] == ["post_emperor"]
    posts = {post["post"]: post["spies"] for post in t.view(seat)["posts"]}
    assert len(posts) == 13
    assert {post: spies for post, spies in posts.items() if spies} == {
        "post_guild": [0],
        "post_choam": [0],
        "post_emperor": [1],
    }


@each_seat
def test_the_market_is_open_and_the_bank_is_counted(seat: int) -> None:
    t = table(Seat(), choam=True, market="harvest_4 espionage_a", bank="immediate arrakeen_spy")
    view = t.view(seat)
    assert view["contracts"] == ["harvest_4", "espionage_a"]
    assert view["contracts_left"] == 2
    assert "arrakeen_spy" not in json.dumps(view)


@each_seat
def test_contracts_taken_and_completed_and_those_of_shaddam_are_open(seat: int) -> None:
    me = Seat(leader="shaddam_corrino_iv", contracts="harvest_4 espionage_a", completed="immediate sardaukar_cards")
    seen = table(me, choam=True).seen(0, by=seat)
    assert seen["contracts"] == ["harvest_4", "espionage_a"]
    assert seen["completed"] == ["immediate", "sardaukar_cards"]
    assert seen["own_contracts"] == ["sardaukar_recall"]


@each_seat
def test_sandworms_hooks_and_the_wall_are_open(seat: int) -> None:
    t = table(Seat(sandworms=2, hooks=True, deployed=1, swords=1))
    seen = t.seen(0, by=seat)
    assert (seen["sandworms"], seen["hooks"], seen["strength"]) == (2, True, 9)
    assert seen["strength_from"] == [
        {"what": "troops", "n": 1, "strength": 2},
        {"what": "sandworms", "n": 2, "strength": 6},
        {"what": "swords", "n": 1, "strength": 1},
    ]
    assert t.view(seat)["shield_wall"] is True
    assert table(Seat(), shield_wall=False).view(seat)["shield_wall"] is False


@each_seat
def test_objectives_and_won_cards_are_open(seat: int) -> None:
    me = Seat(trophies="objective_crysknife shadow_contest", matched="trade_dispute protect_the_sietches")
    seen = table(me, conflict="choam_security").seen(0, by=seat)
    assert seen["trophies"] == ["objective_crysknife", "shadow_contest"]
    assert seen["matched"] == ["trade_dispute", "protect_the_sietches"]


@each_seat
def test_leaders_memories_and_training_are_open(seat: int) -> None:
    t = table(Seat(leader="lady_jessica", memories=3), Seat(leader="feyd_rautha_harkonnen", training="spy_2"))
    assert (t.seen(0, by=seat)["leader"], t.seen(0, by=seat)["memories"]) == ("lady_jessica", 3)
    assert t.seen(1, by=seat)["training"] == t.state.players[1].training


@each_seat
def test_discard_piles_cards_in_play_row_and_trash_are_open(seat: int) -> None:
    t = table(Seat(discard="dagger diplomacy", in_play="signet_ring"), row="overthrow")
    assert t.seen(0, by=seat)["discard"] == ["dagger", "diplomacy"]
    assert t.seen(0, by=seat)["in_play"] == ["signet_ring"]
    assert t.view(seat)["row"][0] == "overthrow"
    t = table(Seat("seek_allies"))
    t.play("seek_allies", "deliver_supplies")
    t.settle()
    assert t.view(seat)["removed"].count("seek_allies") == 3, "and those that nobody has at this table"


@each_seat
def test_trashed_intrigue_is_open(seat: int) -> None:
    t = table(Seat("dagger", solari=3, influence={"emperor": 2}, intrigue="devour"))
    t.play("dagger", "imperial_privilege")
    t.effect("pay")
    assert t.view(seat)["intrigue_removed"] == ["devour"]
    assert t.cards_seen(seat, "trash_intrigue") == [True]


# -- what is hidden


@each_seat
def test_conflicts_to_come_and_those_in_the_box_are_hidden(seat: int) -> None:
    t = table(Seat(), conflict="choam_security", next_conflict="shadow_contest")
    text = json.dumps(t.view(seat))
    assert "choam_security" in text
    assert t.view(seat)["conflicts_left"] == 8
    assert "shadow_contest" not in text
    assert "propaganda" not in text


# -- what becomes known


def test_a_card_gathered_is_seen_by_whoever_draws_it() -> None:
    t = table(Seat("dagger", deck="diplomacy", spies="post_landsraad_east"))
    t.play("dagger", "gather_support", gather="post_landsraad_east")
    assert t.cards_seen(0, "draw") == [True]
    for other in OTHERS:
        assert t.cards_seen(other, "draw") == [False]
        assert t.seen(0, by=other)["hand_known"] == []


def test_a_contract_taken_is_seen_by_all() -> None:
    t = table(Seat("diplomacy"), choam=True, market="harvest_4 espionage_a")
    t.play("diplomacy", "dutiful_service")
    t.effect("take_contract")
    t.take_contract("harvest_4")
    for seat in ALL:
        assert t.cards_seen(seat, "contract") == [True]


def test_a_card_acquired_to_the_hand_is_known_until_it_leaves() -> None:
    me = Seat("signet_ring dagger", leader="princess_irulan")
    t = table(me, Seat(revealed=True), Seat(revealed=True), row="sardaukar_soldier")
    t.play("signet_ring", "gather_support")
    t.effect("may_do")
    t.choose("may", "yes")
    t.choose("choose", "acquire_exactly")
    for other in (1, 2):
        assert t.seen(0, by=other)["hand_known"] == ["sardaukar_soldier"]
    t.end_turn()
    t.play("sardaukar_soldier", "spice_refinery")
    for other in (1, 2):
        assert t.seen(0, by=other)["hand_known"] == []


def test_a_card_returned_from_play_to_the_hand_is_known() -> None:
    t = table(Seat("weirding_woman", in_play="truthtrance"))
    t.play("weirding_woman", "spice_refinery")
    t.settle()
    assert t.me.hand == ["weirding_woman"]
    for other in (1, 2):
        assert t.seen(0, by=other)["hand_known"] == ["weirding_woman"]


def test_cards_looked_at_are_known_to_the_looker_alone() -> None:
    t = table(Seat("long_live_the_fighters", deck="dagger diplomacy reconnaissance"))
    t.play("long_live_the_fighters", "spice_refinery")
    t.effect("look_at_three")
    assert t.seen(0, by=0)["deck_known"] == ["dagger", "diplomacy", "reconnaissance"]
    for other in OTHERS:
        assert t.seen(0, by=other)["deck_known"] == []


def test_a_reshuffle_hides_the_pile_again() -> None:
    t = table(Seat("reconnaissance", discard="dagger diplomacy"))
    t.play("reconnaissance", "arrakeen")
    t.effect("cards")
    for seat in ALL:
        assert t.seen(0, by=seat)["discard"] == []
        assert t.seen(0, by=seat)["deck_known"] == []
    assert t.seen(0, by=1)["hand_known"] == []
