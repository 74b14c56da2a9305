"""To be asked tells nothing: whoever must decide is asked by what everybody knows, and the others learn no more
than that a seat decides, in which phase. Most tests lay two tables side by side that differ in what one player has.
"""

from __future__ import annotations

import pytest
from tests.games.dominion.table import Seat, Table, table

from greathall.games.dominion.deck_effects import ScoutFrame
from greathall.games.dominion.rules import RULES as rules
from greathall.games.dominion.state import NOTHING, Dominion
from greathall.kernel.frames import CardsFrame
from greathall.kernel.machine import State

SPECTATOR = -1


def assert_alike(tables: list[Table], hides: int = 0) -> None:
    """All but the seat that hides something see the same (the cards come from different piles, of course)."""
    for seat in (SPECTATOR, 0, 1, 2):
        if seat != hides:
            one, other = tables[0].view(seat), tables[1].view(seat)
            assert {**one, "supply": None} == {**other, "supply": None}


def tables(hands: tuple[str, str], played: str, deck: str = "curse*5", actions: int = 1) -> list[Table]:
    """Two tables at which a player has played a card beside different hands."""
    found = []
    for hand in hands:
        t = table(f"{played} {hand}", deck, players=3, kingdom="village moat", actions=actions, in_full=True)
        t.play(played)
        found.append(t)
    return found


# -- the phases of a turn


def test_village_does_not_tell_whether_it_drew_an_action() -> None:
    both = [table("village copper", f"{top} curse*5", players=3, in_full=True) for top in ("smithy", "estate")]
    for t in both:
        t.state.players[0].could_have_actions = True
        t.play("village")
    assert [t.offered for t in both] == [["smithy", "pass"], ["pass"]]
    assert both[0].view(1)["decision"] == both[1].view(1)["decision"] == {"seat": 0, "phase": "action"}
    for t in both:
        t.choose("action", "pass")
    assert both[0].view(1)["decision"] == both[1].view(1)["decision"] == {"seat": 0, "phase": "buy"}


def test_who_has_never_had_an_action_is_not_asked_for_one() -> None:
    t = table("copper*3", others=(Seat(hand="village"),), in_full=True)
    assert t.question == ("treasure", 0)


def test_who_has_gained_an_action_is_asked_for_one_ever_after() -> None:
    t = table("silver*2", "copper*10", in_full=True)
    t.treasures()
    t.choose("buy", "smithy")
    t.end_turn()
    assert t.question == ("action", 0)
    t.choose("action", "pass")
    assert t.question == ("treasure", 0)


def test_after_masquerade_anybody_might_have_an_action() -> None:
    t = table("masquerade curse village", others=(Seat("copper*2"),), actions=2)
    t.play("masquerade")
    t.choose("pass_left", "curse")
    t.choose("trash", "pass")
    assert all(player.could_have_actions for player in t.state.players)


def test_who_has_no_treasure_is_asked_for_treasures_all_the_same() -> None:
    both = [table(hand, players=3, in_full=True) for hand in ("estate curse", "estate copper")]
    assert [t.offered for t in both] == [["pass"], ["all", "copper", "pass"]]
    assert_alike(both)
    for t in both:
        t.choose("treasure", "pass")
        assert t.question == ("buy", 0)
    assert_alike(both)


def test_after_a_treasure_played_by_itself_nobody_sees_whether_another_is_there() -> None:
    both = [table(f"copper {other}", players=3, in_full=True) for other in ("estate", "gold")]
    for t in both:
        t.treasure("copper")
    assert [t.offered for t in both] == [["pass"], ["all", "gold", "pass"]]
    assert_alike(both)


def test_an_empty_hand_has_nothing_to_be_asked_about() -> None:
    t = table("copper", in_full=True)
    t.treasure("copper")
    assert t.question == ("buy", 0)


# -- cards that look into a hand


@pytest.mark.parametrize(
    ("card", "kind", "with_it", "without"),
    [
        ("baron", "discard", "estate copper", "duchy copper"),
        ("mine", "trash", "silver estate", "duchy estate"),
        ("moneylender", "trash", "copper estate", "duchy estate"),
        ("throne_room", "throne", "moat estate", "duchy estate"),
    ],
)
def test_whoever_may_have_the_card_is_asked_for_it(card: str, kind: str, with_it: str, without: str) -> None:
    one, other = tables((with_it, without), card)
    assert one.question == other.question == (kind, 0)
    assert one.offered[0] == with_it.split()[0]
    assert (other.offered, other.state.is_forced()) == (["pass"], True)
    assert_alike([one, other])


def test_baron_gains_an_estate_for_who_keeps_theirs_as_for_who_has_none() -> None:
    both = tables(("estate copper", "duchy copper"), "baron")
    for t in both:
        t.choose("discard", "pass")
        assert t.discard == ["estate"]
    assert_alike(both)


def test_library_asks_about_every_card_drawn() -> None:
    both = []
    for top in ("moat", "gold"):
        t = table("library copper*5", f"{top} estate", "moat", players=3, kingdom="moat", in_full=True)
        t.play("library")
        both.append(t)
    assert [t.offered for t in both] == [["yes", "pass"], ["pass"]]
    for t in both:
        assert t.question == ("set_aside", 0)
        assert (t.seen(0, by=1)["held"], t.seen(0, by=1)["hand_size"]) == (1, 5)
    assert_alike(both)
    for t in both:
        t.choose("set_aside", "pass")
        assert t.question == ("set_aside", 0)
    assert_alike(both)


def test_a_card_known_on_the_deck_is_known_in_the_hand_that_library_drew_it_into() -> None:
    t = table("bureaucrat library copper*5", "estate*3", actions=2)
    t.play("bureaucrat", "library")
    assert t.seen(0, by=1)["hand_known"] == ["silver"]


def test_library_takes_nothing_from_what_others_know_of_the_hand() -> None:
    t = table("mine library copper", "estate moat*2 curse", actions=2)
    t.play("mine")
    t.choose("gain", "silver")
    t.play("library")
    t.choose("set_aside", "yes", "no")
    assert t.seen(0, by=1)["hand_known"] == ["silver"]


# -- attacks


def test_militia_asks_who_holds_equal_cards_as_it_asks_any() -> None:
    both = []
    for hand in ("copper*4", "copper*3 gold"):
        t = table("militia", others=(Seat(hand), Seat("copper*3")), in_full=True)
        t.play("militia")
        both.append(t)
    assert [t.offered for t in both] == [["copper"], ["copper", "gold"]]
    assert_alike(both, hides=1)
    for t in both:
        t.choose("discard", "copper", by=1)
    assert_alike(both, hides=1)


def test_bureaucrat_asks_who_has_no_victory_card_before_the_hand_is_shown() -> None:
    both = []
    for hand in ("copper estate", "copper gold"):
        t = table("bureaucrat", others=(Seat(hand), Seat()), in_full=True)
        t.play("bureaucrat")
        both.append(t)
    assert [t.offered for t in both] == [["estate"], ["pass"]]
    assert_alike(both, hides=1)
    both[1].choose("topdeck", "pass", by=1)
    assert both[1].seen(1, by=0)["hand_known"] == ["copper", "gold"]


def test_of_two_cards_the_one_to_trash_is_asked_for_whether_or_not_they_are_equal() -> None:
    both = tables(("copper*2", "copper estate"), "remodel")
    assert [t.offered for t in both] == [["copper"], ["copper", "estate"]]
    assert_alike(both)


def test_the_one_card_of_a_hand_goes_by_itself() -> None:
    """Everybody knows that there is no choice."""
    for hand in ("copper", "estate"):
        t = table(f"remodel {hand}", in_full=True)
        t.play("remodel")
        assert (t.trash, t.question) == ([hand], ("gain", 0))


# -- a hand that is discarded as a whole


def test_any_card_of_a_hand_that_nothing_covers_may_end_up_on_top() -> None:
    """The last in a fixed order would tell of those below it."""
    tops = set()
    for seed in range(30):
        t = table("copper estate curse", "silver*9", in_full=True, seed=seed)
        t.end_turn()
        tops.add(t.seen(0, by=1)["discard_top"])
    assert tops == {"copper", "estate", "curse"}


def test_any_card_of_a_hand_that_minion_discards_may_end_up_on_top() -> None:
    tops = set()
    for seed in range(40):
        t = table("minion", "silver*9", others=(Seat("copper*3 estate curse", "silver*9"),), seed=seed)
        t.play("minion")
        t.choose("choose", 1)
        tops.add(t.seen(1, by=0)["discard_top"])
    assert tops == {"copper", "estate", "curse"}


# -- dealing anew


def test_nothing_is_concluded_from_a_question_that_others_could_not_see() -> None:
    """Who is asked for an Action need not have one."""
    t = table("village copper", "smithy estate copper*8", kingdom="smithy", players=3, in_full=True)
    t.play("village")
    hands = set()
    for seed in range(40):
        twin = rules.determinize(t.state, 1, seed)
        assert rules.view(twin, 1)["players"] == t.view(1)["players"]
        assert rules.view(twin, 1)["decision"] == t.view(1)["decision"]
        hands.add(tuple(twin.options))
    assert len(hands) == 2


def test_who_knows_a_card_that_library_holds_apart_knows_it_in_every_deal() -> None:
    t = table("bureaucrat library copper*5", "estate*3", actions=2, in_full=True)
    t.play("bureaucrat", "library")
    assert t.question == ("set_aside", 0)
    silver = t.state.players[0].held
    for seed in range(20):
        twin = rules.determinize(t.state, 1, seed)
        assert isinstance(twin, Dominion)
        assert twin.players[0].held == silver


# -- what is picked in secret


@pytest.mark.parametrize("first", ["copper", "gold"])
def test_nobody_sees_in_which_order_scout_puts_cards_back(first: str) -> None:
    """Reference: the order is hidden. Nor do the number of questions and the cards still lying there tell it."""
    t = table("scout", "copper gold copper estate curse", in_full=True)
    t.play("scout")
    for card in (first, "copper"):
        assert sorted(t.seen(0, by=1)["aside"]) == ["copper", "copper", "gold"]
        t.choose("order", card)
    assert t.seen(0, by=1)["aside"] == []
    assert t.question[0] != "order"
    assert t.state.players[0].deck[-3:] == [t.state.setup.index[id] for id in (first, "copper", left(first))]


def left(first: str) -> str:
    return "gold" if first == "copper" else "copper"


def test_the_order_that_scout_has_chosen_so_far_is_dealt_anew_for_others() -> None:
    t = table("scout", "copper gold silver estate curse", in_full=True)
    t.play("scout")
    t.choose("order", "gold")
    picked = set()
    for seed in range(30):
        picked |= set(chosen_order(rules.determinize(t.state, 1, seed)))
        assert chosen_order(rules.determinize(t.state, 0, seed)) == chosen_order(t.state)
    assert len(picked) == 3


def chosen_order(state: State) -> tuple[int, ...]:
    frame = state.stack[-1]
    assert isinstance(frame, ScoutFrame)
    return frame.order


def test_a_hidden_discard_leaves_no_trace_in_its_frame() -> None:
    t = table("cellar copper gold", "curse*5", in_full=True)
    t.play("cellar")
    t.choose("discard", "gold")
    frame = t.state.stack[-1]
    assert isinstance(frame, CardsFrame)
    assert (frame.moved, frame.card) == (1, NOTHING)
