"""Who may see what: hands, decks, discard piles, cards set aside, and what a seat may remember."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from tests.games.dominion.table import Seat, Table, cards, table

SPECTATOR = -1
ALL = (SPECTATOR, 0, 1, 2)


def hand_seen_in_log(t: Table, seat: int, what: str) -> list[bool]:
    """For each such event, whether the seat sees its card."""
    return [event.card_for(seat) >= 0 for event in t.state.events or [] if event.what == what]


# -- zones


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    t = table(hand="copper estate gold", players=3)
    assert t.seen(0, by=0)["hand"] == ["copper", "gold", "estate"]
    for other in (SPECTATOR, 1, 2):
        seen = t.seen(0, by=other)
        assert "hand" not in seen
        assert (seen["hand_size"], seen["hand_known"]) == (3, [])


def test_a_deck_is_counted_and_looked_into_by_nobody() -> None:
    t = table(deck="gold silver", players=3)
    for seat in ALL:
        seen = t.seen(0, by=seat)
        assert (seen["deck_size"], seen["deck_known"]) == (2, [])


def test_of_a_discard_pile_the_top_card_alone_is_seen_and_nobody_may_count_it() -> None:
    t = table(discard="gold silver copper", players=3)
    for seat in ALL:
        seen = t.seen(0, by=seat)
        assert seen["discard_top"] == "copper"
        assert not {"discard", "discard_size"} & set(seen)


def test_option_open_discards_opens_ones_own_discard_pile_to_oneself() -> None:
    t = table(discard="gold copper", others=(Seat(discard="estate"),), open_discards=True)
    assert t.seen(0, by=0)["discard"] == ["copper", "gold"]
    assert "discard" not in t.seen(1, by=0)
    assert "discard" not in t.seen(0)


def test_an_empty_discard_pile_has_no_top_card() -> None:
    assert table().seen(0, by=1)["discard_top"] is None


def test_cards_in_play_supply_and_trash_are_open_to_all() -> None:
    t = table(hand="village chapel copper", deck="estate", players=3)
    t.play("village", "chapel")
    t.choose("trash", "estate", "pass")
    t.treasures()
    for seat in ALL:
        view = t.view(seat)
        assert view["in_play"] == ["village", "chapel", "copper"]
        assert view["trash"] == ["estate"]
        assert {"card": "village", "left": 9, "cost": 3, "printed_cost": 3} in view["supply"]


def test_costs_in_view_are_current_costs_beside_the_printed_ones() -> None:
    t = table(hand="bridge")
    t.play("bridge")
    gold = next(pile for pile in t.view(1)["supply"] if pile["card"] == "gold")
    assert (gold["cost"], gold["printed_cost"]) == (5, 6)


def test_revealed_cards_lie_open_to_all_while_they_lie_beside_the_deck() -> None:
    t = table(hand="spy", deck="gold estate", players=3)
    t.play("spy")
    for seat in ALL:
        assert t.seen(0, by=seat)["aside"] == ["estate"]


def test_cards_picked_to_be_discarded_are_known_to_their_owner_alone_until_laid_down() -> None:
    t = table(hand="militia", others=(Seat(hand="copper*3 estate curse"), Seat()))
    t.play("militia")
    t.choose("discard", "curse", by=1)
    assert t.seen(1, by=1)["held_cards"] == ["curse"]
    for seat in (SPECTATOR, 0, 2):
        seen = t.seen(1, by=seat)
        assert (seen["held"], "held_cards" in seen) == (1, False)


def test_no_view_of_another_seat_holds_a_secret_card_anywhere() -> None:
    t = table(hand="nobles", deck="harem", discard="duke estate", players=3)
    for seat in (SPECTATOR, 1, 2):
        text = json.dumps({key: value for key, value in t.view(seat).items() if key != "supply"})
        assert not any(secret in text for secret in ("nobles", "harem", "duke"))


def test_the_options_of_a_decision_are_seen_by_its_seat_alone() -> None:
    t = table(hand="village nobles", players=3)
    options = t.view(0)["decision"]["options"]
    assert [option["card"] for option in options] == ["village", "nobles", None]
    for seat in (SPECTATOR, 1, 2):
        assert t.view(seat)["decision"] == {"seat": 0, "phase": "action"}


def test_a_decision_says_to_its_seat_alone_which_card_asks_and_about_whom() -> None:
    t = table(hand="spy", deck="gold", others=(Seat(deck="estate"),))
    t.play("spy")
    decision = t.view(0)["decision"]
    assert (decision["seat"], decision["source"], decision["about"]) == (0, "spy", 1)
    assert t.view(1)["decision"] == {"seat": 0, "phase": "action"}


def test_the_phase_and_the_counters_are_open_to_all() -> None:
    t = table(hand="festival copper", players=3)
    t.play("festival")
    for seat in ALL:
        view = t.view(seat)
        assert [view[key] for key in ("active", "phase", "actions", "buys", "coins")] == [0, "buy", 2, 2, 2]


def test_all_cards_and_points_are_open_once_the_game_is_over() -> None:
    t = table(hand="gold*3", others=(Seat(deck="estate"),), supply={"province": 1})
    assert "cards" not in t.seen(1, by=0)
    t.treasures()
    t.buy("province")
    assert (t.seen(0)["cards"], t.seen(0)["points"]) == ({"gold": 3, "province": 1}, 6)
    assert (t.seen(1, by=0)["cards"], t.seen(1, by=0)["points"]) == ({"estate": 1}, 1)


# -- what is remembered of a deck


def test_a_card_put_back_unseen_is_known_to_its_owner_alone() -> None:
    t = table(hand="courtyard", deck="gold silver copper estate", players=3)
    t.play("courtyard")
    t.choose("topdeck", "gold")
    assert t.seen(0, by=0)["deck_known"] == ["gold"]
    for seat in (SPECTATOR, 1, 2):
        assert t.seen(0, by=seat)["deck_known"] == []


def test_a_card_put_back_unseen_hides_a_known_one_below_it_in_its_place() -> None:
    t = table(hand="bureaucrat courtyard copper", deck="copper*3", actions=2)
    t.play("bureaucrat")
    assert t.seen(0, by=1)["deck_known"] == ["silver"]
    t.play("courtyard")
    t.choose("topdeck", "silver")
    assert t.seen(0, by=0)["deck_known"] == ["silver"]
    assert t.seen(0, by=1)["deck_known"] == []


def test_a_known_card_that_is_drawn_is_known_in_the_hand() -> None:
    t = table(hand="spy village", deck="gold estate copper")
    t.play("spy")
    t.choose("spy", "no")
    t.play("village")
    assert t.seen(0, by=1)["hand_known"] == ["estate"]


def test_nothing_is_known_of_a_deck_after_a_reshuffle() -> None:
    t = table(hand="chancellor bureaucrat smithy", deck="copper*2", discard="estate*3", actions=3)
    t.play("bureaucrat", "chancellor")
    t.choose("may", "yes")
    assert t.seen(0, by=0)["deck_known"] == []
    t.play("smithy")
    assert t.seen(0, by=0)["deck_known"] == t.seen(0, by=1)["deck_known"] == []


def test_a_known_card_that_was_revealed_and_discarded_is_no_longer_known_on_the_deck() -> None:
    t = table(hand="bureaucrat thief", others=(Seat(hand="estate", deck="curse duchy copper"),), actions=2)
    t.play("bureaucrat")
    assert t.seen(1, by=0)["deck_known"] == ["estate"]
    t.play("thief")
    assert t.left.deck == ["duchy", "copper"]
    assert t.seen(1, by=0)["deck_known"] == t.seen(1, by=1)["deck_known"] == []


# -- what is remembered of a hand


@pytest.mark.parametrize(
    ("hand", "gained"), [("trading_post estate*2", "silver"), ("mine silver", "gold"), ("mine copper", "silver")]
)
def test_a_card_gained_to_the_hand_is_known_to_all(hand: str, gained: str) -> None:
    t = table(hand=hand)
    t.play(hand.split()[0])
    if t.question[0] == "gain":
        t.choose("gain", gained)
    assert t.seen(0, by=1)["hand_known"] == [gained]


def test_cards_taken_to_the_hand_after_a_reveal_are_known_to_all() -> None:
    t = table(hand="wishing_well scout curse", deck="copper gold estate silver", actions=2)
    t.play("wishing_well")
    t.choose("name", "gold")
    t.play("scout")
    assert t.seen(0, by=1)["hand_known"] == ["gold", "estate"]


def test_a_card_that_is_played_is_no_longer_known_in_the_hand() -> None:
    t = table(hand="mine copper", deck="estate*5")
    t.play("mine")
    t.choose("gain", "silver")
    t.treasures()
    assert t.seen(0, by=1)["hand_known"] == []


def test_what_is_known_of_a_hand_is_true_after_cards_have_left_it_unseen() -> None:
    t = table(hand="bureaucrat militia", others=(Seat(hand="copper*2 silver gold curse"), Seat()), actions=2)
    t.play("bureaucrat")
    assert t.seen(1, by=0)["hand_known"] == cards("copper*2 silver gold curse")
    t.play("militia")
    t.choose("discard", "gold", "curse", by=1)
    assert Counter(t.seen(1, by=0)["hand_known"]) <= Counter(t.left.hand)
    assert "gold" not in t.seen(1, by=0)["hand_known"]


def test_a_known_hand_does_not_tell_which_of_its_cards_was_picked_unseen() -> None:
    views = []
    for picked in ("gold", "curse"):
        t = table(hand="bureaucrat militia", others=(Seat(hand="copper*2 silver gold curse"),), actions=2)
        t.play("bureaucrat", "militia")
        t.choose("discard", picked, by=1)
        views.append(t.view(0))
    assert views[0] == views[1]


def test_a_hand_is_unknown_again_after_clean_up() -> None:
    t = table(hand="shanty_town estate village", deck="estate village silver*3")
    t.play("shanty_town")
    assert t.seen(0, by=1)["hand_known"] == ["estate", "village"]
    t.end_turn()
    assert t.seen(0, by=1)["hand_known"] == []


def test_a_reaction_shown_is_known_and_the_rest_of_the_hand_is_not() -> None:
    t = table(hand="militia", others=(Seat(hand="moat gold"),))
    t.play("militia")
    t.choose("react", "moat", by=1)
    assert t.seen(1, by=0)["hand_known"] == ["moat"]


# -- the log


def test_the_log_shows_a_drawn_card_to_its_owner_alone() -> None:
    t = table(hand="smithy", deck="gold silver copper", players=3)
    t.play("smithy")
    assert hand_seen_in_log(t, 0, "draw") == [True] * 3
    for seat in (SPECTATOR, 1, 2):
        assert hand_seen_in_log(t, seat, "draw") == [False] * 3


def test_the_log_shows_a_card_put_back_unseen_to_its_owner_alone() -> None:
    t = table(hand="courtyard", deck="gold silver copper", players=3)
    t.play("courtyard")
    t.choose("topdeck", "gold")
    assert [hand_seen_in_log(t, seat, "topdeck") for seat in ALL] == [[False], [True], [False], [False]]


@pytest.mark.parametrize(
    ("what", "hand", "move"),
    [("trash", "steward estate*2", 2), ("reveal", "adventurer", None), ("gain", "witch", None)],
)
def test_the_log_shows_what_is_trashed_revealed_or_gained_to_all(what: str, hand: str, move: int | None) -> None:
    t = table(hand=hand, deck="gold silver", players=3)
    t.play(hand.split()[0])
    if move is not None:
        t.choose("choose", move)
    for seat in ALL:
        seen = hand_seen_in_log(t, seat, what)
        assert seen
        assert all(seen)
