"""Who may see what in Uprising: Spies, contracts and won cards are open, hands and decks are not."""

from __future__ import annotations

import json

import pytest
from tests.games.imperium.table import SPECTATOR
from tests.games.uprising.table import Seat, Table, table

from greathall.games.imperium.rules import UPRISING_RULES
from greathall.games.imperium.state import Imperium

ALL = (SPECTATOR, 0, 1, 2)
OTHERS = (SPECTATOR, 1, 2)
each_seat = pytest.mark.parametrize("seat", ALL)


def cards_seen(t: Table, seat: int, what: str) -> list[bool]:
    """For each such event, whether the seat sees its card."""
    return [event.card_for(seat) >= 0 for event in t.state.events or [] if event.what == what]


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
    assert cards_seen(t, seat, "trash_intrigue") == [True]


# -- what is hidden


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    t = table(Seat("dagger maula_pistol", intrigue="devour cunning"))
    assert t.seen(0, by=0)["hand"] == ["dagger", "maula_pistol"]
    assert sorted(t.seen(0, by=0)["intrigue"]) == ["cunning", "devour"]
    for other in OTHERS:
        seen = t.seen(0, by=other)
        assert (seen["hand_size"], seen["hand_known"]) == (2, [])
        assert (seen["intrigue_size"], seen["intrigue_known"]) == (2, [])
        assert not {"hand", "intrigue"} & set(seen)
        text = json.dumps(t.view(other))
        assert "maula_pistol" not in text
        assert "devour" not in text


@each_seat
def test_decks_are_counted_and_looked_into_by_nobody(seat: int) -> None:
    t = table(Seat(deck="northern_watermaster dagger"), intrigue_deck="devour", imperium="leadership")
    assert t.seen(0, by=seat)["deck_size"] == 2
    assert t.seen(0, by=seat)["deck_known"] == []
    text = json.dumps(t.view(seat))
    assert not any(card in text for card in ("northern_watermaster", "devour", "leadership"))


@each_seat
def test_conflicts_to_come_and_those_in_the_box_are_hidden(seat: int) -> None:
    t = table(Seat(), conflict="choam_security", next_conflict="shadow_contest")
    text = json.dumps(t.view(seat))
    assert "choam_security" in text
    assert t.view(seat)["conflicts_left"] == 8
    assert "shadow_contest" not in text
    assert "propaganda" not in text


def test_the_options_of_a_decision_are_seen_by_the_seat_that_decides() -> None:
    t = table(Seat("dagger diplomacy", intrigue="contingency_plan"))
    own = t.view(0)["decision"]
    assert [option["thing"] for option in own["options"]] == ["dagger", "diplomacy", None, "contingency_plan"]
    for other in OTHERS:
        assert "options" not in t.view(other)["decision"]


# -- what becomes known


def test_a_card_gathered_is_seen_by_whoever_draws_it() -> None:
    t = table(Seat("dagger", deck="diplomacy", spies="post_landsraad_east"))
    t.play("dagger", "gather_support", gather="post_landsraad_east")
    assert cards_seen(t, 0, "draw") == [True]
    for other in OTHERS:
        assert cards_seen(t, other, "draw") == [False]
        assert t.seen(0, by=other)["hand_known"] == []


def test_a_contract_taken_is_seen_by_all() -> None:
    t = table(Seat("diplomacy"), choam=True, market="harvest_4 espionage_a")
    t.play("diplomacy", "dutiful_service")
    t.effect("take_contract")
    t.take_contract("harvest_4")
    for seat in ALL:
        assert cards_seen(t, seat, "contract") == [True]


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


# -- stolen Intrigue cards


def stolen() -> tuple[Table, str]:
    t = table(
        Seat("diplomacy"), Seat(intrigue="contingency_plan devour cunning impress"), intrigue_deck="manipulate"
    )
    t.play("diplomacy", "secrets")
    t.settle()
    (card,) = set(t.me.intrigue) - {"manipulate"}
    return t, card


def test_a_stolen_card_is_known_to_thief_and_victim_alone() -> None:
    t, card = stolen()
    assert t.seen(0, by=1)["intrigue_known"] == [card]
    for other in (SPECTATOR, 2):
        assert t.seen(0, by=other)["intrigue_known"] == []
        assert cards_seen(t, other, "steal") == [False]
        assert card not in json.dumps(t.view(other))
    for other in (0, 1):
        assert cards_seen(t, other, "steal") == [True]


def test_the_victim_knows_nothing_of_the_card_that_was_drawn() -> None:
    t, _ = stolen()
    assert "manipulate" not in t.seen(0, by=1)["intrigue_known"]


def test_it_is_a_random_one() -> None:
    four = "contingency_plan devour cunning impress"
    taken = set()
    for seed in range(12):
        t = table(Seat("diplomacy"), Seat(intrigue=four), intrigue_deck="manipulate", seed=seed)
        t.play("diplomacy", "secrets")
        t.settle()
        taken |= set(t.me.intrigue) - {"manipulate"}
    assert len(taken) > 2


def test_a_seat_deals_stolen_cards_as_it_knows_them() -> None:
    t, card = stolen()
    number = next(c.index for c in t.state.content.intrigue if c.id == card)
    hands = []
    for seed in range(12):
        s = UPRISING_RULES.determinize(t.state, 1, seed)
        assert isinstance(s, Imperium)
        assert number in s.players[0].intrigue
        other = UPRISING_RULES.determinize(t.state, 2, seed)
        assert isinstance(other, Imperium)
        hands.append(number in other.players[0].intrigue)
    assert not all(hands), "the third player does not know which card it was"
