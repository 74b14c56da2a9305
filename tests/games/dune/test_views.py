"""Who may see what in both games: hands, decks, Intrigue cards, options, and what is known of a theft."""

from __future__ import annotations

import json
from typing import NamedTuple

import pytest
from tests.games.dune.games import IMPERIUM, UPRISING, each_game
from tests.games.dune.table import SPECTATOR, DuneGame, Seat, Table

from greathall.games.imperium.state import Imperium
from greathall.house.registry import rules_of

ALL = (SPECTATOR, 0, 1, 2)
OTHERS = (SPECTATOR, 1, 2)


class Secrets(NamedTuple):
    """Cards that lie nowhere else: of the Imperium deck; four Intrigue cards, the first a plot; another one."""

    cards: str
    four: str
    fifth: str

    @property
    def plot(self) -> str:
        return self.four.split()[0]

    @property
    def others(self) -> str:
        return " ".join(self.four.split()[1:])


SECRETS = {
    IMPERIUM.id: Secrets("stilgar chani liet_kynes", "windfall ambush bribery infiltrate", "tiebreaker"),
    UPRISING.id: Secrets(
        "maula_pistol northern_watermaster leadership", "contingency_plan devour cunning impress", "manipulate"
    ),
}


# -- what is hidden


@each_game
def test_hand_and_intrigue_are_seen_by_their_owner_and_counted_by_the_others(game: DuneGame) -> None:
    secrets = SECRETS[game.id]
    card = secrets.cards.split()[0]
    t = game.table(Seat(f"dagger {card}", intrigue=secrets.others))
    assert t.seen(0, by=0)["hand"] == ["dagger", card]
    assert sorted(t.seen(0, by=0)["intrigue"]) == sorted(secrets.others.split())
    for other in OTHERS:
        seen = t.seen(0, by=other)
        assert (seen["hand_size"], seen["hand_known"]) == (2, [])
        assert (seen["intrigue_size"], seen["intrigue_known"]) == (3, [])
        assert not {"hand", "intrigue"} & set(seen)
        text = json.dumps(t.view(other))
        assert not any(secret in text for secret in (card, *secrets.others.split()))


@each_game
@pytest.mark.parametrize("seat", ALL)
def test_decks_are_counted_and_looked_into_by_nobody(game: DuneGame, seat: int) -> None:
    secrets = SECRETS[game.id]
    below, top, _ = secrets.cards.split()
    leader = {IMPERIUM.id: "helena_richese", UPRISING.id: "muad_dib"}[game.id]  # Paul Atreides does look
    t = game.table(Seat(deck=f"{below} dagger", leader=leader), intrigue_deck=secrets.fifth, imperium=top)
    seen = t.seen(0, by=seat)
    assert (seen["deck_size"], seen["deck_known"]) == (2, [])
    view = t.view(seat)
    assert view["deck_size"] == len(t.imperium)
    assert view["intrigue_deck_size"] == len(t.intrigue_deck)
    assert not {"deck", "intrigue_deck", "conflict_deck"} & set(view)
    assert not any(card in json.dumps(view) for card in (below, top, secrets.fifth))


@each_game
def test_the_options_of_a_decision_are_seen_by_the_seat_that_decides(game: DuneGame) -> None:
    plot = SECRETS[game.id].plot
    t = game.table(Seat("dagger diplomacy", intrigue=plot))
    own = t.view(0)["decision"]
    assert [option["thing"] for option in own["options"]] == ["dagger", "diplomacy", None, plot]
    for other in OTHERS:
        assert t.view(other)["decision"] == {"seat": 0, "phase": "turns"}


# -- stolen Intrigue cards


def stolen(game: DuneGame, seed: int = 1) -> tuple[Table, str]:
    """One of four Intrigue cards is taken, and another one drawn (Secrets)."""
    secrets = SECRETS[game.id]
    t = game.table(Seat("diplomacy"), Seat(intrigue=secrets.four), intrigue_deck=secrets.fifth, seed=seed)
    t.play("diplomacy", "secrets")
    t.settle()
    (card,) = set(t.me.intrigue) - {secrets.fifth}
    return t, card


@each_game
def test_a_stolen_card_is_known_to_thief_and_victim_alone(game: DuneGame) -> None:
    t, card = stolen(game)
    assert t.seen(0, by=1)["intrigue_known"] == [card]
    for other in (SPECTATOR, 2):
        assert t.seen(0, by=other)["intrigue_known"] == []
        assert t.cards_seen(other, "steal") == [False]
        assert card not in json.dumps(t.view(other))
    for seat in (0, 1):
        assert t.cards_seen(seat, "steal") == [True]


@each_game
def test_the_victim_knows_nothing_of_the_card_that_was_drawn(game: DuneGame) -> None:
    t, _ = stolen(game)
    assert SECRETS[game.id].fifth not in t.seen(0, by=1)["intrigue_known"]


@each_game
def test_what_the_victim_keeps_is_not_known_to_the_thief(game: DuneGame) -> None:
    t, _ = stolen(game)
    assert t.seen(1, by=0)["intrigue_known"] == []


@each_game
def test_a_stolen_card_is_a_random_one(game: DuneGame) -> None:
    assert len({stolen(game, seed)[1] for seed in range(12)}) > 2


@each_game
def test_a_stolen_card_that_was_played_is_known_no_longer(game: DuneGame) -> None:
    plot = SECRETS[game.id].plot
    t = next(t for t, card in (stolen(game, seed) for seed in range(30)) if card == plot)
    t.plot(plot)
    assert t.seen(0, by=1)["intrigue_known"] == []


@each_game
def test_a_seat_deals_stolen_cards_as_it_knows_them(game: DuneGame) -> None:
    t, card = stolen(game)
    number = next(c.index for c in t.state.content.intrigue if c.id == card)
    rules = rules_of(game.id)
    hands = []
    for seed in range(12):
        s = rules.determinize(t.state, 1, seed)
        assert isinstance(s, Imperium)
        assert number in s.players[0].intrigue
        other = rules.determinize(t.state, 2, seed)
        assert isinstance(other, Imperium)
        hands.append(number in other.players[0].intrigue)
    assert not all(hands), "the third player does not know which card it was"
