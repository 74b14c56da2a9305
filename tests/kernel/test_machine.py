"""The stack machine and the effects that join others.

There is no toy game here (that is examples/nim.py): the kernel's own effects are run on a Dominion table, with
Dominion's small verbs (+1 coin, discard a card) as their parts.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.dominion.table import Seat, Table, code_of, table

from greathall.games.dominion.card import ATTACK_PLAYED
from greathall.games.dominion.cards.special import PassLeft
from greathall.games.dominion.catalogue import BY_ID, EFFECTS
from greathall.games.dominion.state import Dominion
from greathall.games.dominion.words import actions, buys, cards, choose, coins, discard, others, seq, topdeck, trash
from greathall.kernel.effects import Choose, May, Seq
from greathall.kernel.errors import BadOption, BadRecord, GreatHallError, IllegalChoice, UnknownGame
from greathall.kernel.events import CardEvents, Event, NumberEvents
from greathall.kernel.frames import CardsFrame, WindowFrame
from greathall.kernel.machine import (
    EVERYBODY,
    FIRST_PART,
    FIRST_THING,
    NOBODY,
    PASS,
    YES,
    Effect,
    Printed,
    number_effects,
)
from greathall.kernel.triggers import Window

PARTS = [FIRST_PART + i for i in range(4)]


def begin(t: Table, effect: Effect[Any], seat: int | None = None) -> None:
    """Starts an effect for a seat (or the active player), as if a card had said it."""
    s = t.state
    seat = s.active if seat is None else seat
    s.decider = NOBODY
    s.push(effect.frame(seat, s.active, BY_ID["village"].index, -1))
    s.run()


def told(t: Table) -> list[str]:
    """What has happened, in order."""
    return [event.what for event in t.state.events or []]


def resting(t: Table) -> bool:
    """Whether nothing is left but the turn itself."""
    return len(t.state.stack) == 1


# -- one after the other


def test_steps_are_taken_in_order_and_at_once_if_nobody_is_asked() -> None:
    t = table(hand="copper", deck="silver gold")
    begin(t, seq(coins(2), cards(1), actions(1)))
    assert told(t) == ["coins", "draw", "actions"]
    assert (t.coins, t.hand, t.actions) == (2, ["copper", "silver"], 2)
    assert resting(t)


def test_a_step_that_asks_holds_up_the_steps_after_it() -> None:
    """The card that is drawn is the one that was just put back."""
    t = table(hand="copper gold", deck="silver")
    begin(t, seq(topdeck(1), cards(1), coins(1)))
    assert (t.question, t.coins) == (("topdeck", 0), 0)
    t.choose("topdeck", "gold")
    assert (t.hand, t.deck, t.coins) == (["copper", "gold"], ["silver"], 1)


def test_sequences_nest() -> None:
    t = table(hand="estate curse copper")
    begin(t, seq(seq(coins(1), trash(1, then=seq(coins(2), buys(1)))), seq(actions(1))))
    t.choose("trash", "curse")
    assert (t.coins, t.buys, t.actions, t.trash) == (3, 2, 2, ["curse"])
    assert resting(t)


# -- choices


def test_all_options_are_named_before_the_first_is_carried_out_in_the_printed_order() -> None:
    t = table(deck="gold")
    begin(t, choose(2, cards(1), actions(1), buys(1), coins(1)))
    assert t.state.options == PARTS
    t.state.choose(PARTS[3])
    assert (t.coins, told(t)) == (0, [])
    assert t.state.options == PARTS[:3]  # two different ones
    t.state.choose(PARTS[0])
    assert told(t) == ["draw", "coins"]
    assert (t.hand, t.coins, t.actions, t.buys) == (["gold"], 1, 1, 1)


def test_a_chosen_option_may_ask_before_the_next_one_begins() -> None:
    t = table(hand="copper estate")
    begin(t, choose(2, trash(1), coins(1), actions(1)))
    t.choose("choose", 1, 0)
    assert (t.question, t.coins) == (("trash", 0), 0)
    t.choose("trash", "estate")
    assert (t.trash, t.coins, t.actions) == (["estate"], 1, 1)


@pytest.mark.parametrize(("answer", "coins_now"), [(YES, 3), (PASS, 1)])
def test_what_you_may_do_is_done_or_left(answer: int, coins_now: int) -> None:
    t = table()
    begin(t, seq(May(coins(2)), coins(1)))
    assert (t.state.kind, t.state.options) == ("may", [PASS, YES])
    t.state.choose(answer)
    assert t.coins == coins_now
    assert resting(t)


# -- whose decision


def test_a_seat_that_is_not_the_current_player_decides() -> None:
    t = table(hand="copper", others=(Seat(hand="estate silver"),))
    begin(t, seq(others(discard(1)), coins(1)))
    assert t.question == ("discard", 1)
    assert t.offered == ["silver", "estate"]
    assert t.active == 0
    t.choose("discard", "estate", by=1)
    assert (t.left.discard, t.coins) == (["estate"], 1)
    assert t.question == ("treasure", 0)


def test_several_seats_decide_in_turn_from_the_left() -> None:
    hands = (Seat(hand="estate silver"), Seat(hand="copper gold"), Seat(hand="curse duchy"))
    t = table(hand="copper", others=hands, active=2)
    begin(t, others(discard(1)))
    asked = []
    while t.state.kind == "discard":
        asked.append(t.state.decider)
        # The one before has discarded; the ones after have not.
        assert [len(side.discard) for side in t.seats] == [int(seat in asked[:-1]) for seat in range(4)]
        t.state.choose(t.state.options[0])
    assert asked == [3, 0, 1]


def test_a_seat_without_a_choice_is_passed_over() -> None:
    t = table(others=(Seat(hand=""), Seat(hand="copper gold")))
    begin(t, others(discard(1)))
    assert t.question == ("discard", 2)


def test_simultaneous_secret_choices_move_nothing_until_all_have_chosen() -> None:
    t = table(hand="gold copper", others=(Seat(hand="silver copper"), Seat(hand="estate copper")))
    begin(t, PassLeft())
    barrier = t.state.barrier
    for seat, card in enumerate(["gold", "silver"]):
        t.choose("pass_left", card, by=seat)
        assert [len(side.hand) for side in t.seats] == [1 if n <= seat else 2 for n in range(3)]
        # A card that is picked is a number to the others, and they are not told of it.
        for other in range(3):
            assert ("held_cards" in t.seen(seat, by=other)) == (other == seat)
    assert (told(t), t.state.barrier) == ([], barrier)
    # What came before does not change what the last one is asked, nor what they see of the others.
    assert t.offered == ["copper", "estate"]
    t.choose("pass_left", "estate", by=2)
    assert [side.hand for side in t.seats] == [["copper", "estate"], ["copper", "gold"], ["copper", "silver"]]
    assert t.state.barrier > barrier


# -- answers to an event


def react() -> Effect[Dominion]:
    return Window[Dominion](ATTACK_PLAYED, "react")


def test_a_window_takes_one_answer_after_another_until_the_seat_passes() -> None:
    t = table(others=(Seat(hand="secret_chamber copper*2", deck="moat silver"),))
    begin(t, react(), seat=1)
    assert (t.question, t.offered) == (("react", 1), ["secret_chamber", "pass"])
    t.choose("react", "secret_chamber", by=1)
    t.choose("topdeck", "copper", "copper", by=1)
    assert t.offered == ["moat", "pass"]  # the chamber has been shown; the Moat was drawn by it
    t.choose("react", "moat", by=1)
    assert t.state.immune == 0b10
    t.choose("react", "pass", by=1)
    assert resting(t)


def test_a_window_asks_even_a_seat_without_an_answer() -> None:
    """To be asked must not tell the table what is in a hand."""
    t = table(others=(Seat(hand="copper"),))
    begin(t, react(), seat=1)
    assert (t.question, t.offered) == (("react", 1), ["pass"])


def test_answers_are_only_those_to_the_event() -> None:
    t = table(others=(Seat(hand="moat"),))
    begin(t, Window[Dominion]("something else", "react"), seat=1)
    assert t.offered == ["pass"]


# -- decisions with one option


def test_a_decision_with_one_option_that_anybody_could_list_is_taken_by_the_machine() -> None:
    t = table(hand="copper")
    begin(t, trash(1))
    assert (t.trash, t.hand) == (["copper"], [])
    assert resting(t)


def test_a_decision_with_one_option_that_its_seat_alone_can_list_is_asked() -> None:
    """Two equal cards or two different ones: the others must not see which."""
    t = table(hand="copper*2", in_full=True)
    begin(t, trash(1))
    assert (t.question, t.offered, t.state.is_forced()) == (("trash", 0), ["copper"], True)


def test_the_last_of_several_decisions_is_taken_when_one_option_is_left() -> None:
    t = table()
    begin(t, choose(3, coins(1), actions(1), buys(1)))
    t.choose("choose", 0, 1)
    assert (t.coins, t.actions, t.buys) == (1, 2, 2)


def test_a_decision_that_a_person_should_see_is_shown_with_one_option() -> None:
    """The end of a turn: with nothing to buy there is still something to press."""
    t = table(hand="copper", supply=dict.fromkeys(("copper", "curse"), 0))
    t.end_actions()
    t.choose("treasure", "pass")
    assert (t.question, t.offered) == (("buy", 0), ["pass"])


# -- the barrier


def test_who_lays_down_their_own_card_leaves_the_barrier_where_it_was() -> None:
    t = table(hand="copper estate")
    barrier = t.state.barrier
    begin(t, trash(1))
    t.choose("trash", "estate")
    assert t.state.barrier == barrier


def test_a_card_that_the_machine_lays_down_for_another_grows_the_barrier() -> None:
    """The one card of a hand goes by itself: nobody asked its owner."""
    t = table(others=(Seat(hand="estate"),))
    barrier = t.state.barrier
    begin(t, trash(1), seat=1)
    assert t.trash == ["estate"]
    assert t.state.barrier == barrier + 1


# -- asking again


def test_asking_again_asks_the_same_and_changes_nothing() -> None:
    t = table(hand="pawn torturer copper", deck="gold*3", others=(Seat(hand="estate copper"),), actions=2)
    t.play("torturer")
    for _ in range(2):
        before, asked = t.state.dump(), (t.question, t.offered)
        assert t.state.ask_again()
        assert (t.state.dump(), (t.question, t.offered)) == (before, asked)
        t.choose("choose", 0, by=1) if t.state.kind == "choose" else t.choose("discard", "copper", by=1)


# -- saving and copying frames


def test_effects_are_numbered_in_reading_order_and_once() -> None:
    one, two, three = coins(1), actions(1), buys(1)
    root = seq(one, choose(1, two, one), May(three))
    assert isinstance(root, Seq)
    effects = number_effects([Printed("card:a/play", root), Printed("card:b/play", two)])
    assert effects == [root, one, root.steps[1], two, root.steps[2], three]
    assert [effect.number for effect in effects] == [0, 1, 2, 3, 4, 5]
    assert number_effects([Printed("card:a/play", root)]) == []


def test_effects_are_named_by_where_they_are_printed_first() -> None:
    one, two, three = coins(1), actions(1), buys(1)
    number_effects([Printed("card:a/play", seq(one, choose(1, two, one), May(three))), Printed("card:b/play", two)])
    assert [one.path, two.path, three.path] == ["card:a/play/0", "card:a/play/1/0", "card:a/play/2/0"]


def test_a_frame_is_saved_with_the_name_of_its_effect() -> None:
    t = table()
    effects = number_effects([Printed("card:a/play", choose(1, coins(1), actions(1))), Printed("b", trash(1))])
    frame = effects[3].frame(2, 1, 30, 4)
    assert isinstance(frame, CardsFrame)
    frame.step, frame.moved, frame.card = 5, 6, 7
    assert json.loads(json.dumps(frame.dump(t.state))) == ["b", 2, 1, 30, 4, 5, 6, 7, []]


def test_a_copied_frame_remembers_on_its_own() -> None:
    frame = WindowFrame(coins(1), 0, 0, 0, 0)
    frame.answers = (1,)
    twin = frame.copy()
    assert isinstance(twin, WindowFrame)
    twin.answers += (2,)
    twin.step = 1
    assert (frame.answers, frame.step) == ((1,), 0)


def in_the_middle() -> list[Table]:
    """Tables in the middle of an effect: inside a choice, a sequence, a choice of others, a secret choice."""
    pawn = table(hand="pawn copper", deck="gold silver")
    pawn.play("pawn")
    pawn.choose("choose", 3)
    torturer = table(hand="torturer", deck="gold*3", others=(Seat(hand="copper*2 silver estate"),))
    torturer.play("torturer")
    torturer.choose("choose", 0, by=1)
    torturer.choose("discard", "estate", by=1)
    masquerade = table(hand="masquerade copper silver", others=(Seat(hand="gold estate"), Seat(hand="curse duchy")))
    masquerade.play("masquerade")
    masquerade.choose("pass_left", "silver", by=0)
    throne = table(hand="throne_room remodel copper estate", deck="gold")
    throne.play("throne_room")
    throne.choose("trash", "estate")
    return [pawn, torturer, masquerade, throne]


@pytest.mark.parametrize("which", range(4))
def test_a_copy_in_the_middle_of_an_effect_goes_its_own_way(which: int) -> None:
    t = in_the_middle()[which]
    before = t.state.dump()
    twin = t.state.copy()
    while len(twin.stack) > 1:
        twin.choose(twin.options[-1])
    assert t.state.dump() == before
    t.state.choose(t.state.options[0])
    assert t.state.dump() != before


# -- effects that were made wrong


def test_an_effect_without_a_frame_says_so() -> None:
    t = table()
    with pytest.raises(AssertionError, match="Coins acts at its start and has no frame"):
        begin(t, coins(1))
    with pytest.raises(AssertionError, match="Coins asks nothing"):
        coins(1).answer(t.state, t.state.stack[0], PASS)


def test_option_codes_do_not_overlap() -> None:
    assert len({PASS, YES, FIRST_PART, FIRST_THING}) == 4
    largest = max(len(effect.choices) for effect in EFFECTS if isinstance(effect, Choose))
    assert FIRST_PART + largest <= FIRST_THING
    assert code_of("copper") == FIRST_THING


# -- events


def test_nothing_is_noted_unless_somebody_listens() -> None:
    t = table(deck="gold")
    t.state.events = None
    begin(t, seq(cards(1), coins(1)))
    assert (t.state.events, t.hand) == (None, ["gold"])


@pytest.mark.parametrize(("seen", "knowing"), [(EVERYBODY, [-1, 0, 1, 2]), (0b010, [1]), (0b101, [0, 2]), (0, [])])
def test_an_event_names_its_card_to_those_who_may_know(seen: int, knowing: list[int]) -> None:
    event = Event("draw", 1, 40, 1, -1, seen)
    for seat in (-1, 0, 1, 2):
        card = 40 if seat in knowing else -1
        assert event.card_for(seat) == card
        told = event.as_seen_by(seat)
        assert (told.what, told.seat, told.card, told.n) == ("draw", 1, card, 1)


def test_what_recurs_is_told_again_and_what_differs_is_not() -> None:
    for draws, seen in ((CardEvents("draw", secret=True), 0b010), (CardEvents("draw"), EVERYBODY)):
        first = draws.of(1, 40)
        assert (first.what, first.seat, first.card, first.n, first.source, first.seen) == (
            "draw",
            1,
            40,
            1,
            -1,
            seen,
        )
        assert draws.of(1, 40) is first
        assert [(other.seat, other.card) for other in (draws.of(0, 40), draws.of(1, 39))] == [(0, 40), (1, 39)]


def test_a_number_that_recurs_is_told_again_and_what_differs_is_not() -> None:
    coins = NumberEvents("coins")
    first = coins.of(1, 40, 2, 40)
    assert coins.of(1, 40, 2, 40) is first
    for seat, card, n, source in ((0, 40, 2, 40), (1, 41, 1, 40), (1, -1, 43, 40), (1, 40, 3, 40), (1, 40, 2, -1)):
        told = coins.of(seat, card, n, source)
        assert (told.seat, told.card, told.n, told.source, told.seen) == (seat, card, n, source, EVERYBODY)
    assert (first.what, first.seat, first.card, first.n, first.source) == ("coins", 1, 40, 2, 40)


# -- errors


def test_all_errors_that_a_caller_can_mend_are_of_one_family() -> None:
    for error in (BadOption, BadRecord, IllegalChoice, UnknownGame):
        assert issubclass(error, GreatHallError)
        assert not issubclass(error, (ValueError, LookupError, AssertionError))
