"""Reactions: when they may be shown, by whom, in which order, and what they do."""

from __future__ import annotations

import pytest
from tests.games.dominion.table import Seat, cards, table

ATTACKS = ["bureaucrat", "militia", "minion", "saboteur", "spy", "swindler", "thief", "torturer", "witch"]


# -- the window


@pytest.mark.parametrize("attack", ATTACKS)
def test_an_attack_lets_the_others_react_before_its_first_instruction(attack: str) -> None:
    t = table(hand=attack, deck="copper*5", others=(Seat(hand="moat gold", deck="gold*2"),))
    t.play(attack)
    assert t.question == ("react", 1)
    assert t.in_play == [attack]
    assert (t.hand, t.actions, t.coins, t.supply("silver")) == ([], 0, 0, 40)


@pytest.mark.parametrize("action", ["masquerade", "tribute", "council_room", "village"])
def test_an_action_that_is_no_attack_cannot_be_answered(action: str) -> None:
    t = table(hand=f"{action} copper", deck="copper*5", others=(Seat(hand="moat secret_chamber", deck="copper*2"),))
    t.play(action)
    assert t.question[0] != "react"


def test_one_is_not_asked_to_react_to_ones_own_attack() -> None:
    t = table(hand="militia moat", others=(Seat(),))
    t.play("militia")
    assert t.question == ("buy", 0)


def test_the_players_are_asked_from_the_attackers_left() -> None:
    t = table(hand="militia", others=(Seat(hand="moat"), Seat(hand="moat"), Seat(hand="moat")), active=2)
    t.play("militia")
    t.choose("react", "pass", by=3)
    t.choose("react", "pass", by=0)
    t.choose("react", "pass", by=1)
    assert t.coins == 2


def test_players_without_a_reaction_are_asked_too_once_a_reaction_has_left_the_supply() -> None:
    t = table(hand="militia", others=(Seat(hand="copper"), Seat(hand="moat")))
    t.play("militia")
    assert t.question == ("react", 1)
    assert t.offered == ["pass"]


def test_a_reaction_in_anybodys_discard_pile_makes_everybody_be_asked() -> None:
    t = table(hand="militia", discard="moat", others=(Seat(hand="copper"),))
    t.play("militia")
    assert (t.question, t.offered) == (("react", 1), ["pass"])


def test_nobody_is_asked_while_all_reactions_are_in_the_supply() -> None:
    t = table(hand="militia", others=(Seat(hand="copper"),), kingdom="moat secret_chamber")
    t.play("militia")
    assert t.question == ("buy", 0)


def test_a_player_without_cards_in_hand_is_not_asked() -> None:
    t = table(hand="militia", others=(Seat(deck="moat"), Seat(hand="copper")))
    t.play("militia")
    assert t.question == ("react", 2)


# -- Moat

UNTOUCHED = (cards("copper*4 moat"), cards("silver*2"), cards("estate"))


@pytest.mark.parametrize("attack", ATTACKS)
def test_moat_makes_its_holder_unaffected_in_every_way(attack: str) -> None:
    holder = Seat(hand="moat copper*4", deck="silver*2", discard="estate")
    t = table(hand=attack, deck="copper*6", others=(holder,))
    t.play(attack)
    t.choose("react", "moat", "pass", by=1)
    while t.question[0] not in ("treasure", "buy"):
        t.choose(t.question[0], t.offered[-1])
    assert (t.left.hand, t.left.deck, t.left.discard) == UNTOUCHED
    assert t.trash == []


def test_moat_leaves_the_attackers_own_benefits() -> None:
    t = table(hand="witch", deck="gold*2", others=(Seat(hand="moat"),))
    t.play("witch")
    t.choose("react", "moat", "pass", by=1)
    assert (t.hand, t.left.discard) == (["gold", "gold"], [])


def test_moat_leaves_spys_look_at_its_own_deck() -> None:
    t = table(hand="spy", deck="gold estate", others=(Seat(hand="moat", deck="silver"),))
    t.play("spy")
    t.choose("react", "moat", "pass", by=1)
    t.choose("spy", "yes")
    assert (t.discard, t.left.deck, t.question) == (["estate"], ["silver"], ("treasure", 0))


def test_moat_protects_its_holder_alone() -> None:
    t = table(hand="witch", others=(Seat(hand="moat"), Seat(hand="copper")))
    t.play("witch")
    t.choose("react", "moat", "pass", by=1)
    t.choose("react", "pass", by=2)
    assert (t.seats[1].discard, t.seats[2].discard) == ([], ["curse"])


def test_moat_need_not_be_shown() -> None:
    t = table(hand="witch", others=(Seat(hand="moat"),))
    t.play("witch")
    t.choose("react", "pass", by=1)
    assert t.left.discard == ["curse"]
    assert t.seen(1, by=0)["hand_known"] == []


def test_moat_stays_in_hand_when_shown_and_all_know_it() -> None:
    t = table(hand="witch", others=(Seat(hand="moat copper"),))
    t.play("witch")
    t.choose("react", "moat", by=1)
    assert t.left.hand == ["copper", "moat"]
    assert t.seen(1, by=0)["hand_known"] == ["moat"]


def test_moat_is_not_offered_again_after_it_was_shown() -> None:
    t = table(hand="witch", others=(Seat(hand="moat*2"),))
    t.play("witch")
    t.choose("react", "moat", by=1)
    assert t.offered == ["pass"]


def test_moat_protects_against_one_play_of_an_attack_alone() -> None:
    t = table(hand="witch*2", others=(Seat(hand="moat"),), actions=2)
    t.play("witch")
    t.choose("react", "moat", "pass", by=1)
    t.play("witch")
    t.choose("react", "pass", by=1)
    assert t.left.discard == ["curse"]


def test_moat_must_be_shown_twice_against_an_attack_under_throne_room() -> None:
    t = table(hand="throne_room witch", others=(Seat(hand="moat"),))
    t.play("throne_room")
    t.choose("react", "moat", "pass", by=1)
    assert t.question == ("react", 1)
    t.choose("react", "pass", by=1)
    assert t.left.discard == ["curse"]


def test_moat_shown_to_both_plays_under_throne_room_stops_both() -> None:
    t = table(hand="throne_room witch", others=(Seat(hand="moat"),))
    t.play("throne_room")
    t.choose("react", "moat", "pass", "moat", "pass", by=1)
    assert t.left.discard == []


# -- Secret Chamber as a Reaction


def test_secret_chamber_draws_two_and_puts_any_two_back() -> None:
    t = table(hand="witch", others=(Seat(hand="secret_chamber estate copper", deck="gold silver curse"),))
    t.play("witch")
    t.choose("react", "secret_chamber", by=1)
    assert t.left.hand == ["copper", "silver", "gold", "estate", "secret_chamber"]
    assert "pass" not in t.offered
    t.choose("topdeck", "copper", "estate", by=1)
    assert t.left.hand == ["silver", "gold", "secret_chamber"]
    assert t.left.deck == ["estate", "copper", "curse"]


def test_secret_chamber_may_itself_be_put_back() -> None:
    t = table(hand="witch", others=(Seat(hand="secret_chamber estate", deck="gold silver"),))
    t.play("witch")
    t.choose("react", "secret_chamber", by=1)
    t.choose("topdeck", "estate", "secret_chamber", by=1)
    assert t.left.deck == ["secret_chamber", "estate"]
    assert t.offered == ["pass"]


def test_secret_chamber_gives_no_protection() -> None:
    t = table(hand="witch", others=(Seat(hand="secret_chamber", deck="gold*2"),))
    t.play("witch")
    t.choose("react", "secret_chamber", by=1)
    t.choose("topdeck", "gold", "gold", by=1)
    t.choose("react", "pass", by=1)
    assert t.left.discard == ["curse"]


def test_secret_chamber_puts_back_what_there_is() -> None:
    t = table(hand="witch", others=(Seat(hand="secret_chamber"),))
    t.play("witch")
    t.choose("react", "secret_chamber", by=1)
    assert (t.left.hand, t.left.deck) == ([], ["secret_chamber"])


def test_secret_chamber_hides_what_it_puts_back() -> None:
    t = table(hand="witch", others=(Seat(hand="secret_chamber estate copper", deck="gold silver"),))
    t.play("witch")
    t.choose("react", "secret_chamber", by=1)
    t.choose("topdeck", "copper", "estate", by=1)
    assert t.seen(1, by=1)["deck_known"] == ["estate", "copper"]
    assert t.seen(1, by=0)["deck_known"] == []


@pytest.mark.parametrize(("attack", "hand"), [("minion", "secret_chamber copper*3"), ("militia", "secret_chamber")])
def test_secret_chamber_may_answer_an_attack_that_would_not_affect_its_holder(attack: str, hand: str) -> None:
    t = table(hand=attack, deck="copper*4", others=(Seat(hand=hand, deck="gold estate"),))
    t.play(attack)
    t.choose("react", "secret_chamber", by=1)
    t.choose("topdeck", "gold", "estate", by=1)
    t.choose("react", "pass", by=1)
    if attack == "minion":
        t.choose("choose", 1)
    assert (t.left.hand, t.left.deck, t.left.discard) == (sorted(cards(hand)), ["estate", "gold"], [])


def test_secret_chamber_finds_a_moat_that_may_be_shown_next() -> None:
    t = table(hand="witch", others=(Seat(hand="secret_chamber", deck="moat gold"),))
    t.play("witch")
    assert t.offered == ["secret_chamber", "pass"]
    t.choose("react", "secret_chamber", by=1)
    t.choose("topdeck", "gold", "secret_chamber", by=1)
    t.choose("react", "moat", "pass", by=1)
    assert t.left.discard == []


def test_moat_shown_first_protects_even_if_secret_chamber_puts_it_back() -> None:
    t = table(hand="witch", others=(Seat(hand="secret_chamber moat", deck="gold*2"),))
    t.play("witch")
    t.choose("react", "moat", "secret_chamber", by=1)
    t.choose("topdeck", "moat", "gold", by=1)
    t.choose("react", "pass", by=1)
    assert t.left.deck == ["gold", "moat"]
    assert t.left.discard == []


def test_each_reaction_is_finished_before_the_next() -> None:
    t = table(hand="witch", others=(Seat(hand="secret_chamber moat", deck="gold*2"),))
    t.play("witch")
    t.choose("react", "secret_chamber", by=1)
    assert t.question == ("topdeck", 1)
    assert "moat" in t.offered


def test_each_copy_of_secret_chamber_may_be_used_once_for_an_attack() -> None:
    t = table(hand="witch", others=(Seat(hand="secret_chamber*2", deck="gold silver estate duchy"),))
    t.play("witch")
    for _ in range(2):
        t.choose("react", "secret_chamber", by=1)
        t.choose("topdeck", "gold", "silver", by=1)
    assert t.offered == ["pass"]


def test_secret_chamber_has_two_windows_against_an_attack_under_throne_room() -> None:
    t = table(hand="throne_room militia", others=(Seat(hand="secret_chamber", deck="gold silver"),))
    t.play("throne_room")
    for _ in range(2):
        t.choose("react", "secret_chamber", by=1)
        t.choose("topdeck", "gold", "silver", by=1)
        t.choose("react", "pass", by=1)
    assert t.coins == 4


def test_secret_chamber_reshuffles_to_draw() -> None:
    t = table(hand="witch", others=(Seat(hand="secret_chamber", deck="gold", discard="estate"),))
    t.play("witch")
    t.choose("react", "secret_chamber", by=1)
    assert t.left.hand == ["gold", "estate", "secret_chamber"]
    assert t.left.discard == []
