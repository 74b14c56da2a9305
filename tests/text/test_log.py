"""What happened, told to each seat as far as it may know."""

from __future__ import annotations

import random

import pytest
from tests.games.dominion.table import Seat, table
from tests.text.clean import assert_clean

import greathall as gh
from greathall.games.dominion.catalogue import BY_ID, CARDS
from greathall.house.registry import descriptor_of
from greathall.kernel.events import Event
from greathall.kernel.machine import EVERYBODY

TEXT = descriptor_of("dominion").text
SPECTATOR = -1
ONLY_FIRST_SEAT = 1
NAMES = [TEXT.card_name(card.id) for card in CARDS]


def event(what: str, seat: int, card: str = "", n: int = 1, source: str = "", seen: int = EVERYBODY) -> Event:
    return Event(what, seat, number(card), n, number(source), seen)


def number(id: str) -> int:
    return BY_ID[id].index if id else -1


@pytest.mark.parametrize(
    ("happened", "mine", "theirs"),
    [
        (event("turn", 0, n=3), "You begin turn 3.", "Player 1 begins turn 3."),
        (event("play", 0, "militia"), "You play Militia.", "Player 1 plays Militia."),
        (event("coins", 0, n=2, source="militia"), "You get +2 coins.", "Player 1 gets +2 coins."),
        (event("buy", 0, "gold", n=6), "You buy Gold.", "Player 1 buys Gold."),
        (event("gain", 0, "curse"), "You gain Curse.", "Player 1 gains Curse."),
        (event("gain_to_deck", 0, "silver"), "You gain Silver on top of your deck.",
         "Player 1 gains Silver on top of their deck."),
        (event("gain_to_hand", 0, "silver"), "You gain Silver into your hand.",
         "Player 1 gains Silver into their hand."),
        (event("draw", 0, "gold", seen=ONLY_FIRST_SEAT), "You draw Gold.", "Player 1 draws a card."),
        (event("discard", 0, "gold"), "You discard Gold.", "Player 1 discards Gold."),
        (event("trash", 0, "curse"), "You trash Curse.", "Player 1 trashes Curse."),
        (event("topdeck", 0, "gold", seen=ONLY_FIRST_SEAT), "You put Gold on top of your deck.",
         "Player 1 puts a card on top of their deck."),
        (event("take", 0, "gold"), "You put Gold into your hand.", "Player 1 puts Gold into their hand."),
        (event("reveal", 0, "gold"), "You reveal Gold.", "Player 1 reveals Gold."),
        (event("reveal_hand", 0, n=5), "You reveal your hand.", "Player 1 reveals their hand."),
        (event("react", 0, "moat", source="witch"), "You reveal Moat against Witch.",
         "Player 1 reveals Moat against Witch."),
        (event("name", 0, "gold"), "You name Gold.", "Player 1 names Gold."),
        (event("name", 0), "You name a card that is not in this game.",
         "Player 1 names a card that is not in this game."),
        (event("steal", 0, "gold"), "You gain Gold from the trash.", "Player 1 gains Gold from the trash."),
        (event("set_aside", 0, "moat"), "You set Moat aside.", "Player 1 sets Moat aside."),
        (event("pass_left", 0, "curse", n=1, seen=0b011), "You pass Curse to Player 2.",
         "Player 1 passes a card to Player 2."),
        (event("discard_deck", 0), "You put your deck into your discard pile.",
         "Player 1 puts their deck into their discard pile."),
        (event("shuffle", 0, n=9), "You shuffle your discard pile into a new deck.",
         "Player 1 shuffles their discard pile into a new deck."),
        (event("clean_up", 0), "You clean up.", "Player 1 cleans up."),
    ],
)  # fmt: skip
def test_an_event_is_told_to_its_player_and_to_the_rest(happened: Event, mine: str, theirs: str) -> None:
    assert TEXT.line(happened, 0) == mine
    assert TEXT.line(happened, 2) == theirs
    assert TEXT.line(happened, SPECTATOR) == theirs


def test_names_are_the_callers_and_nobody_need_be_you() -> None:
    passed = event("pass_left", 0, "curse", n=1, seen=0b011)
    assert TEXT.line(passed, 1, names=["Ann", "Bea"]) == "Ann passes Curse to you."
    assert TEXT.line(passed, 1, names=["Ann", "Bea"], you=False) == "Ann passes Curse to Bea."


def test_runs_of_like_events_are_one_line() -> None:
    t = table("cellar copper*2 estate silver", "gold*3", others=(Seat(),))
    t.play("cellar")
    t.choose("discard", "copper", "copper", "estate", "pass")
    t.treasures()
    t.buy("gold")
    events = t.state.events
    assert events is not None
    assert TEXT.lines(events, 0)[:6] == [
        "You play Cellar.",
        "You get +1 action.",
        "You discard Copper ×2, Estate.",
        "You draw Gold ×3.",
        "You play Silver, Gold ×3 (+11).",
        "You buy Gold.",
    ]
    assert TEXT.lines(events, 1)[2:4] == [
        "Player 1 discards Estate, 2 other cards.",
        "Player 1 draws 3 cards.",
    ]


def test_a_revealed_hand_is_one_line() -> None:
    t = table("shanty_town copper*2 village")
    t.play("shanty_town")
    assert TEXT.lines(t.state.events or [], 1) == [
        "Player 1 plays Shanty Town.",
        "Player 1 gets +2 actions.",
        "Player 1 reveals their hand: Copper ×2, Village.",
    ]


def test_a_gain_that_was_not_bought_is_told() -> None:
    t = table("witch", "copper*2", others=(Seat(), Seat()))
    t.play("witch")
    assert TEXT.lines(t.state.events or [], 0)[-2:] == ["Player 2 gains Curse.", "Player 3 gains Curse."]


def test_the_log_says_where_a_gained_card_goes() -> None:
    t = table("bureaucrat", "copper*2", others=(Seat("copper"),))
    t.play("bureaucrat")
    assert "Player 1 gains Silver on top of their deck." in TEXT.lines(t.state.events or [], 1)
    t = table("mine copper", "copper*2")
    t.play("mine")
    t.choose("gain", "silver")
    assert TEXT.lines(t.state.events or [], 0)[-1] == "You gain Silver into your hand."


def test_hidden_cards_are_never_named() -> None:
    """Every event of some games, told to everyone: a card is named only to those who may know it."""
    for seed in range(6):
        game = gh.new_game("dominion", 3, seed)
        rng = random.Random(seed)
        while not game.over and len(game.choices) < 400:
            game.choose(rng.randrange(len(game.decision.options)))
        for happened in game.state.events or []:
            for seat in (SPECTATOR, 0, 1, 2):
                told = TEXT.line(happened, seat)
                assert_clean(told)
                if happened.card >= 0 and happened.card_for(seat) < 0:
                    assert not any(name in told for name in NAMES), told
        for seat in (SPECTATOR, 0, 1, 2):
            for told in TEXT.lines(game.state.events or [], seat):
                assert_clean(told)


def test_joined_lines_depend_only_on_what_the_seat_may_know() -> None:
    secret = [event("draw", 0, id, seen=ONLY_FIRST_SEAT) for id in ("gold", "curse")]
    other = [event("draw", 0, id, seen=ONLY_FIRST_SEAT) for id in ("copper", "copper")]
    assert TEXT.lines(secret, 1) == TEXT.lines(other, 1) == ["Player 1 draws 2 cards."]
