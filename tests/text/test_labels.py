"""What players are asked, and what their options are called."""

from __future__ import annotations

import random

import pytest
from tests.games.dominion.table import Seat, Table, table
from tests.text.clean import assert_clean

import greathall as gh
from greathall.house.registry import descriptor_of
from greathall.kernel.machine import FIRST_PART
from greathall.text.dominion.labels import QUESTIONS

TEXT = descriptor_of("dominion").text

# Between them these meet every kind of decision.
KINGDOMS = (
    "moat secret_chamber chancellor militia throne_room thief library spy mine cellar",
    "scout masquerade swindler wishing_well steward saboteur torturer upgrade village festival",
    "bureaucrat baron mining_village pawn minion chapel courtyard workshop market bridge",
)


def question(t: Table) -> str:
    return TEXT.question(t.state)


def options(t: Table) -> list[str]:
    return [TEXT.option(t.state, code) for code in t.state.options]


def test_every_decision_of_random_games_has_a_question_and_different_labels() -> None:
    met: set[str] = set()
    for seed, kingdom in enumerate(KINGDOMS * 4):
        game = gh.new_game("dominion", 3, seed, {"kingdom": kingdom.split()})
        rng = random.Random(seed)
        for _ in range(900):
            if game.over:
                break
            decision = game.decision
            met.add(decision.kind)
            assert_clean(decision.text)
            names = [option.label for option in decision.options]
            for name in names:
                assert_clean(name)
            assert len(set(names)) == len(names), names
            # Who ends a phase early, or has no money, sees few cards at work.
            last = len(names) - 1
            early = last if decision.kind in ("action", "buy") and last > 0 else last + 1
            game.choose(0 if decision.kind == "treasure" else rng.randrange(early))
    assert met == set(QUESTIONS)


@pytest.mark.parametrize(
    ("hand", "asked", "offered"),
    [
        ("", "Action phase: you have no Action cards in hand", "Go on"),
        ("mine", "Mine: you have no Treasure cards in hand", "Go on"),
        ("baron", "Baron: you have no Estate cards in hand", "Go on"),
        ("throne_room", "Throne Room: you have no Action cards in hand", "Go on"),
        ("library", "Library: you drew Curse", "Keep it in hand"),
    ],
)
def test_who_has_no_card_that_will_do_is_told_so_and_goes_on(hand: str, asked: str, offered: str) -> None:
    t = table(f"{hand} duchy", deck="curse*9 village", in_full=True)
    if hand:
        t.play(hand)
    assert (question(t), options(t)) == (asked, [offered])


def test_who_has_no_treasures_is_told_so_and_goes_on() -> None:
    t = table("duchy copper", in_full=True)
    t.treasure("copper")
    assert (question(t), options(t)) == ("Buy phase: you have no Treasure cards in hand", ["Go on"])


def test_a_victim_of_bureaucrat_without_victory_cards_reveals_the_hand() -> None:
    t = table("bureaucrat", others=(Seat(hand="copper"),), in_full=True)
    t.play("bureaucrat")
    assert (question(t), options(t)) == ("Bureaucrat: you have no Victory cards in hand", ["Reveal your hand"])


def test_the_phases_say_what_is_left() -> None:
    t = table("village copper*2", actions=2, coins=1)
    assert question(t) == "Action phase: play an Action card (2 actions left)"
    assert options(t) == ["Village", "End the action phase"]
    t.end_actions()
    assert question(t) == "Buy phase: play Treasure cards (1 coin so far)"
    assert options(t) == ["Play all Treasures", "Copper", "Play no more Treasures"]
    t.choose("treasure", "all")
    assert question(t) == "Buy phase: buy a card (3 coins, 1 buy left)"
    assert options(t)[-1] == "End your turn"


def test_prices_are_those_of_this_moment() -> None:
    t = table("bridge", kingdom="duke", coins=4)
    t.play("bridge")
    t.end_actions()
    assert "Duke (4)" in options(t)
    assert "Copper (0)" in options(t)


def test_a_gain_names_the_limit_of_this_moment() -> None:
    t = table("bridge remodel gold", actions=2)
    t.play("bridge", "remodel")
    assert question(t) == "Remodel: gain a card that costs up to 7"
    assert "Province (7)" in options(t)


@pytest.mark.parametrize(
    ("hand", "asked", "offered"),
    [
        ("chancellor", "Chancellor: put your deck into your discard pile?",
         ["No", "Put your deck into your discard pile"]),
        ("mining_village", "Mining Village: trash this card?", ["No", "Trash this card"]),
        ("nobles", "Nobles: choose one", ["+3 cards", "+2 actions"]),
        ("pawn", "Pawn: choose two different ones", ["+1 card", "+1 action", "+1 buy", "+1 coin"]),
        ("baron estate", "Baron: discard an Estate?", ["Estate", "Discard nothing"]),
        ("cellar estate", "Cellar: discard any number of cards", ["Estate", "Discard nothing"]),
        ("chapel curse gold", "Chapel: trash up to 4 cards?", ["Gold", "Curse", "Trash nothing"]),
        ("trading_post curse*2 gold", "Trading Post: trash 2 cards", ["Gold", "Curse"]),
        ("throne_room moat witch", "Throne Room: choose an Action card to play twice", ["Moat", "Witch"]),
    ],
)  # fmt: skip
def test_a_card_asks_in_its_own_words(hand: str, asked: str, offered: list[str]) -> None:
    t = table(hand)
    t.play(hand.split()[0])
    assert question(t) == asked
    assert options(t) == offered


def test_picking_several_cards_counts_them() -> None:
    t = table("cellar estate copper duchy")
    t.play("cellar")
    t.choose("discard", "estate")
    assert question(t) == "Cellar: discard any number of cards (1 so far)"
    assert options(t) == ["Copper", "Duchy", "Done"]


def test_choosing_two_asks_for_one_more() -> None:
    t = table("pawn")
    t.play("pawn")
    t.choose("choose", 0)
    assert question(t) == "Pawn: choose one more"
    assert TEXT.option(t.state, FIRST_PART + 3) == "+1 coin"


def test_attacks_speak_to_the_victim() -> None:
    t = table("militia", others=(Seat("moat copper*2 estate*2"),))
    t.play("militia")
    assert question(t) == "Player 1 plays Militia: reveal a Reaction card?"
    assert options(t) == ["Reveal Moat", "Do not react"]
    t.choose("react", "pass", by=1)
    assert question(t) == "Militia: discard 2 cards (down to 3 in hand)"


def test_whose_card_it_is_is_said_by_name() -> None:
    t = table("spy", "copper gold", others=(Seat(deck="duchy"),))
    t.play("spy")
    assert question(t) == "Spy: Gold is on top of your deck"
    assert options(t) == ["Discard it", "Put it back"]
    t.choose("spy", "yes")
    assert TEXT.question(t.state, names=["Ann", "Bea"]) == "Spy: Duchy is on top of the deck of Bea"


def test_a_swindler_and_a_thief_know_their_victim() -> None:
    t = table("swindler", others=(Seat(deck="copper"),))
    t.play("swindler")
    assert question(t) == "Swindler: Player 2 trashed Copper; choose a card that costs 0 for them to gain"
    t = table("thief", others=(Seat(deck="copper silver"),))
    t.play("thief")
    assert question(t) == "Thief: choose which Treasure card Player 2 trashes"
    t.choose("thief", "silver")
    assert question(t) == "Thief: gain trashed cards, one after the other"
    assert options(t) == ["Silver", "Done"]


def test_what_is_drawn_kept_or_put_back_is_said() -> None:
    t = table("library", "village copper*9")
    t.play("library")
    assert question(t) == "Library: you drew Village"
    assert options(t) == ["Set it aside", "Keep it in hand"]
    t = table("scout", "copper gold estate silver")
    t.play("scout")
    assert question(t) == (
        "Scout: put 3 cards back on top of your deck, one after the other (the last will be the top card)"
    )


def test_a_wish_may_be_for_a_card_that_is_not_there() -> None:
    t = table("wishing_well", "copper*2")
    t.play("wishing_well")
    assert question(t) == "Wishing Well: name a card"
    assert options(t)[-1] == "A card not in this game"


def test_a_decision_that_nobody_has_worded_is_named() -> None:
    t = table("village")
    t.state.kind = "juggle"
    with pytest.raises(LookupError, match="juggle"):
        question(t)
