"""To be asked tells nothing: what others see follows from public facts and from choices made.

Two tables that differ only in what one seat hides, as many cards in each place, are played in step. As long as both
make the same visible choices, all the others are sent the same, also in who is asked and when. They part where a
hidden card comes to light and is another one, or where the seat has no choice that would look alike.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

import greathall as gh
from greathall.games.dominion.card import TREASURE
from greathall.games.dominion.state import Dominion
from greathall.games.dominion.state import Player as DominionPlayer
from greathall.games.dominion.turn import ALL_TREASURES
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import FACTIONS, REVEAL_TURN
from greathall.house.registry import names
from greathall.kernel.machine import State
from greathall.kernel.rng import Rng, mix, seeded
from greathall.kernel.zones import GROUP, Holder

SPECTATOR = -1
STEPS = 60  # in which two tables are compared
PAUSE = 25  # between two comparisons in one game
TWINS = 8  # comparisons in one game

# What depends most on hands: which Actions, Treasures, Victory cards, how many different ones.
TELLING = ["library", "baron", "bureaucrat", "militia", "mine", "moneylender", "throne_room", "torturer", "village"]


class Case(NamedTuple):
    game: str
    players: int
    options: dict[str, object]
    games: int
    least: int  # compared steps in which the hidden cards are really different


CASES = [
    Case("dominion", 2, {"kingdom": [*TELLING, "masquerade"]}, 60, 6000),
    Case("dominion", 3, {"kingdom": [*TELLING, "moat"]}, 40, 5000),
    Case("dominion", 3, {"sets": "base1e"}, 40, 5000),
    Case("dominion", 4, {"sets": "intrigue1e", "open_discards": True}, 20, 2500),
    Case("dominion", 6, {"kingdom": "five_and_five"}, 8, 1000),
    Case("imperium", 1, {"difficulty": "mentat"}, 12, 300),
    Case("imperium", 2, {}, 12, 300),
    Case("imperium", 3, {}, 12, 900),
    Case("imperium", 4, {"leaders": "draft"}, 12, 900),
    Case("uprising", 1, {"difficulty": "mentat", "choam": True}, 12, 150),
    Case("uprising", 2, {"choam": True}, 12, 400),
    Case("uprising", 3, {"choam": True}, 12, 900),
    Case("uprising", 4, {}, 12, 900),
    Case("uprising", 4, {"choam": True, "original": "all", "original_conflicts": True}, 12, 900),
    Case("uprising", 6, {}, 12, 900),
]


def test_every_game_has_cases() -> None:
    assert {case.game for case in CASES} == set(names())


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.players}-{'-'.join(case.options)}")
def test_others_are_sent_the_same_whatever_a_seat_hides(case: Case) -> None:
    compared = 0
    for seed in range(case.games):
        game = gh.new_game(case.game, case.players, seed, case.options)
        rng = seeded(mix(seed, case.players))
        for _ in range(TWINS):
            for _ in range(PAUSE):
                if not game.over:
                    game.choose_code(any_of(game.state.options, rng))
            if not game.over:
                compared += play_in_step(game.copy(), rng, f"seed {seed} after {len(game.choices)} choices")
    assert compared >= case.least


def any_of(codes: list[int], rng: Rng) -> int:
    """Cards rather than passing: the larger the code, the likelier."""
    return max(codes[rng.below(len(codes))], codes[rng.below(len(codes))])


# -- two tables


def play_in_step(one: gh.Game, rng: Rng, where: str) -> int:
    """Compares two tables step by step; says in how many steps what a seat hides was different."""
    seat = int(rng.below(one.state.seating.seats))  # an automaton may have something to hide, too
    if one.state.decider == seat or on_stack(one.state, seat):
        return 0
    other = one.copy()
    hide_something_else(other.state, seat, rng)
    watchers = [watcher for watcher in range(SPECTATOR, one.players) if watcher != seat]
    assert_sent_alike(one, other, watchers, seat, f"{where}, seat {seat} hides")
    different = 0
    for _ in range(STEPS):
        codes = looks_alike(one.state, other.state) if one.state.decider == seat else one.state.options
        if not codes:
            break
        code = any_of(codes, rng)
        told = len(one.state.events or [])
        assert told == len(other.state.events or [])
        different += hidden(one.state, seat) != hidden(other.state, seat)
        tokens = secret_tokens(one.state, seat), secret_tokens(other.state, seat)
        for game in (one, other):
            game.choose_code(code)
        where += f", {code}"
        if tokens[0] != tokens[1] and not secret_tokens(one.state, seat) and not secret_tokens(other.state, seat):
            break  # turned over: each of them told its faction
        if came_to_light(one, other, watchers, told, where):
            break
        assert one.over == other.over, where
        if one.over or not assert_sent_alike(one, other, watchers, seat, where):
            break
    return different


def on_stack(s: State, seat: int) -> bool:
    """In mid-effect a seat may be bound to the cards it has."""
    return any(seat in (frame.seat, frame.by) for frame in s.stack[1:])


def hidden(s: State, seat: int) -> tuple[list[int], list[int]]:
    """What the seat holds and others would like to know."""
    if isinstance(s, Dominion):
        return s.players[seat].hand, s.players[seat].held
    assert isinstance(s, Imperium)
    return s.players[seat].hand, s.players[seat].intrigue


def secret_tokens(s: State, seat: int) -> list[int]:
    """The factions that Baron Harkonnen has picked, in no order."""
    return sorted(s.players[seat].tokens) if isinstance(s, Imperium) else []


def looks_alike(one: State, other: State) -> list[int]:
    """The choices of both that others would see as the same."""
    codes = [code for code in one.options if code in other.options]
    if shown_at_once(one) != shown_at_once(other):
        codes = [code for code in codes if code != shows_hand(one)]
    return codes


def shows_hand(s: State) -> int:
    return ALL_TREASURES if isinstance(s, Dominion) else REVEAL_TURN


def shown_at_once(s: State) -> Counter[int]:
    """The cards of the hand that one choice lays down: all Treasures, or those of a Reveal turn."""
    if isinstance(s, Dominion):
        return Counter(card for card in s.players[s.decider].hand if s.has_type(card, TREASURE))
    assert isinstance(s, Imperium)
    return Counter(s.players[s.decider].hand)


# -- what is sent


def came_to_light(one: gh.Game, other: gh.Game, watchers: list[int], told: int, where: str) -> bool:
    """Whether a watcher has seen different cards, so that the tables go different ways from here on."""
    for watcher in watchers:
        for mine, theirs in zip(news(one, watcher, told), news(other, watcher, told), strict=False):
            if mine != theirs:
                assert mine[:2] == theirs[:2], f"seat {watcher} is told {mine} or {theirs}: {where}"
                assert min(mine[2], theirs[2]) >= 0, f"seat {watcher} is told {mine} or {theirs}: {where}"
                assert mine[2] != theirs[2], f"seat {watcher} is told {mine} or {theirs}: {where}"
                return True
        mine_all, theirs_all = news(one, watcher, told), news(other, watcher, told)
        assert mine_all == theirs_all, f"seat {watcher} is told {mine_all} or {theirs_all}: {where}"
    return False


def news(game: gh.Game, watcher: int, told: int) -> list[tuple[str, int, int, int, int]]:
    return [
        (event.what, event.seat, event.card_for(watcher), event.n, event.source)
        for event in (game.state.events or [])[told:]
    ]


def assert_sent_alike(one: gh.Game, other: gh.Game, watchers: list[int], seat: int, where: str) -> bool:
    """All watchers see the same table, the same seat decide in the same phase, and the same seat may undo. False if
    the top card of the seat's discard pile is another one, which no event has told."""
    alike = True
    for watcher in watchers:
        mine, theirs = one.rules.view(one.state, watcher), other.rules.view(other.state, watcher)
        alike &= with_same_top(mine, theirs, seat)
        for key, value in mine.items():
            assert value == theirs[key], f"seat {watcher} sees another {key}: {value} or {theirs[key]}: {where}"
    assert one.state.decider == other.state.decider, where
    for game, twin in ((one, other), (other, one)):
        assert comes_at_once(game, twin), f"what comes by itself tells of it: {where}"
    for watcher in watchers:
        assert (one.undoer == watcher) == (other.undoer == watcher), f"{watcher} may undo: {where}"
    return alike


def comes_at_once(one: gh.Game, other: gh.Game) -> bool:
    """What comes by itself at one table comes at once at the other, too."""
    if one.over or one.rules.by_itself(one.state) is None:
        return True
    return other.state.is_forced() or other.rules.by_itself(other.state) is not None


def with_same_top(mine: dict[str, object], theirs: dict[str, object], seat: int) -> bool:
    """Whether the top cards are the same; makes them so."""
    players = mine["players"], theirs["players"]
    assert isinstance(players[0], list)
    assert isinstance(players[1], list)
    top = players[0][seat].pop("discard_top", None)
    return bool(top == players[1][seat].pop("discard_top", None))


# -- what a seat hides


def hide_something_else(s: State, seat: int, rng: Rng) -> None:
    """Other cards in the places that nobody but the seat knows, drawn from what lies in those places."""
    if isinstance(s, Dominion):
        hide_cards(s.players[seat], rng)
    else:
        assert isinstance(s, Imperium)
        hide_cards(s.players[seat], rng)
        hide_intrigue(s, seat, rng)
        if s.players[seat].tokens and rng.below(2):
            factions = list(range(len(FACTIONS)))
            rng.shuffle(factions)
            s.players[seat].tokens = factions[: len(s.players[seat].tokens)]


def hide_cards(player: Holder, rng: Rng) -> None:
    known = [entry // GROUP for entry in player.hand_seen]
    hand = list((Counter(player.hand) - Counter(known)).elements())
    below = len(player.deck) - len(player.deck_seen)
    unseen = player.discard_unseen if isinstance(player, DominionPlayer) else []
    held = player.held if isinstance(player, DominionPlayer) and not player.held_seen else []
    pool = hand + player.deck[:below] + unseen + held
    change = int(rng.below(3))
    if change == 0:
        rng.shuffle(pool)
    elif change == 1:
        # Equal cards in hand, and the same few types.
        start = int(rng.below(len(pool))) if pool else 0
        pool = sorted(pool)[start:] + sorted(pool)[:start]
    elif hand and len(pool) > len(hand):
        # A small change, so that the tables do not part soon.
        there, here = int(rng.below(len(hand))), len(hand) + int(rng.below(len(pool) - len(hand)))
        pool[here], pool[there] = pool[there], pool[here]
    player.hand = sorted(known + pool[: len(hand)])
    player.deck[:below] = pool[len(hand) : len(hand) + below]
    if isinstance(player, DominionPlayer):
        places = []
        for card in unseen:
            place = player.discard.index(card)
            places.append(place)
            player.discard[place] = -1
        player.discard_unseen = pool[len(hand) + below : len(hand) + below + len(unseen)]
        for place, card in zip(places, player.discard_unseen, strict=True):
            player.discard[place] = card
        if held:
            player.held = pool[-len(held) :]


def hide_intrigue(s: Imperium, seat: int, rng: Rng) -> None:
    player = s.players[seat]
    known = [entry // GROUP for entry in player.intrigue_seen]
    own = list((Counter(player.intrigue) - Counter(known)).elements())
    # Those at the bottom of the deck, which nobody draws soon.
    for i in range(min(len(own), len(s.intrigue_deck) // 2)):
        place = int(rng.below(len(s.intrigue_deck) // 2))
        own[i], s.intrigue_deck[place] = s.intrigue_deck[place], own[i]
    player.intrigue = sorted(known + own)


@pytest.mark.parametrize("name", ["imperium", "uprising"])
def test_the_leaders_that_others_were_dealt_are_dealt_anew(name: str) -> None:
    game = gh.new_game(name, players=3, seed=1, options={"leaders": "draft"})
    first = game.state.decider
    game.choose(0)
    second = game.state.decider
    options = {tuple(game.determinize(first, seed).state.options) for seed in range(20)}
    assert len(options) > 10
    assert {tuple(game.determinize(second, seed).state.options) for seed in range(5)} == {tuple(game.state.options)}


@pytest.mark.parametrize("name", gh.games())
def test_a_game_dealt_anew_does_not_carry_the_true_seed(name: str) -> None:
    game = gh.new_game(name, seed=77)
    other = game.determinize(0, 5)
    assert other.seed == 5
    assert "77" not in repr(other)
    assert other.resolved != game.resolved
