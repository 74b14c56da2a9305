"""Properties that hold in every game of Dominion, looked for in random ones."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.random_play import play, play_checked

import greathall as gh
from greathall.games.dominion.catalogue import CARDS, KINGDOM_SETS, SETS
from greathall.games.dominion.rules import RULES
from greathall.games.dominion.state import Dominion
from greathall.games.dominion.turn import ALL_TREASURES
from greathall.kernel.machine import NOBODY, State
from greathall.kernel.rng import seeded
from greathall.kernel.zones import GROUP

KINGDOM_CARDS = [card.id for name in KINGDOM_SETS for card in SETS[name]]

players = st.integers(2, 6)
seeds = st.integers(0, 2**64 - 1)
kingdoms = st.lists(st.sampled_from(KINGDOM_CARDS), min_size=10, max_size=10, unique=True)


def new_game(players: int, kingdom: list[str], seed: int) -> gh.Game:
    return gh.new_game("dominion", players=players, seed=seed, options={"kingdom": kingdom})


def table(game: gh.Game) -> Dominion:
    assert isinstance(game.state, Dominion)
    return game.state


def zones(s: Dominion, seat: int) -> list[int]:
    """All cards that a player owns, wherever they lie."""
    player = s.players[seat]
    cards = player.deck + player.hand + player.discard + player.aside + player.held
    return cards + [card for card in s.in_play if card >= 0] if seat == s.active else cards


def check_conserved(s: Dominion) -> None:
    """Every card is in exactly one place, and what is remembered about hidden cards is true."""
    for seat, player in enumerate(s.players):
        cards = zones(s, seat)
        assert [cards.count(card.index) for card in CARDS] == player.owned
        assert player.hand == sorted(player.hand)
        assert len(player.deck_seen) <= len(player.deck)
        for entry in player.hand_seen:
            assert entry // GROUP in player.hand
        for card in set(player.discard_unseen):
            # The top card is seen by everybody.
            assert player.discard_unseen.count(card) <= player.discard[:-1].count(card)
    in_supply = sum(s.supply[card] for card in s.setup.piles)
    owned = sum(sum(player.owned) for player in s.players)
    start = sum(s.setup.supply[card] for card in s.setup.piles) + 10 * len(s.players)
    assert in_supply + owned + len(s.trash) == start
    assert s.empty_piles == sum(s.supply[card] == 0 for card in s.setup.piles)
    assert min(s.coins, s.actions, s.buys) >= 0


@settings(max_examples=60, deadline=None)
@given(players, kingdoms, seeds)
def test_random_games_keep_every_card_accounted_for_always_offer_a_choice_and_end(
    players: int, kingdom: list[str], seed: int
) -> None:
    s = table(new_game(players, kingdom, seed))
    play_checked(s, seed, lambda: check_conserved(s))
    assert s.ends_now()


@settings(max_examples=60, deadline=None)
@given(players, kingdoms, seeds, st.integers(0, 600))
def test_deals_that_a_seat_cannot_tell_apart_give_it_equal_views(
    players: int, kingdom: list[str], seed: int, steps: int
) -> None:
    game = new_game(players, kingdom, seed)
    play(game, seeded(seed), steps)
    for seat in [None, *range(players)]:
        other = game.determinize(seat, seed)
        assert other.view(seat) == game.view(seat)
        check_conserved(table(other))
        if not game.over:
            assert other.state.decider == game.state.decider
            assert other.state.options


@settings(max_examples=40, deadline=None)
@given(players, kingdoms, seeds, st.integers(0, 600))
def test_any_deal_will_do_for_the_question_at_hand(players: int, kingdom: list[str], seed: int, steps: int) -> None:
    """To be asked tells nothing, so no deal is thrown away."""
    game = new_game(players, kingdom, seed)
    play(game, seeded(seed), steps)
    for seat in range(players):
        twin = RULES.copy(game.state)
        RULES.redeal(twin, seat, NOBODY)
        assert game.over or RULES.waits_alike(twin, game.state)


@settings(max_examples=40, deadline=None)
@given(players, kingdoms, seeds, st.integers(0, 600))
def test_a_game_dealt_anew_can_be_played_and_dealt_anew_again(
    players: int, kingdom: list[str], seed: int, steps: int
) -> None:
    game = new_game(players, kingdom, seed)
    rng = seeded(seed)
    play(game, rng, steps)
    s: State = RULES.determinize(table(game), seed % players, seed)
    for number in range(60):
        if s.over:
            break
        assert isinstance(s, Dominion)
        check_conserved(s)
        s.choose(s.options[rng.below(len(s.options))])
        if number % 10 == 0:
            s = RULES.determinize(s, (seed + number) % players, number)


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), kingdoms, seeds, st.integers(0, 300))
def test_views_stay_equal_while_nothing_hidden_comes_to_light(
    players: int, kingdom: list[str], seed: int, steps: int
) -> None:
    """Two deals that a seat cannot tell apart, the same choices in both: as long as only public things happen,
    the seat sees the same."""
    game = new_game(players, kingdom, seed)
    rng = seeded(seed)
    play(game, rng, steps)
    for seat in range(players):
        one, other = game.copy(), game.determinize(seat, seed)
        for _ in range(8):
            if one.over or other.over or one.state.options != other.state.options:
                break
            barriers = one.state.barrier, other.state.barrier
            code = one.state.options[int(rng.below(len(one.state.options)))]
            if code == ALL_TREASURES and one.state.decider != seat:
                break  # shows what was in the hand
            one.choose_code(code)
            other.choose_code(code)
            if (one.state.barrier, other.state.barrier) != barriers:
                break
            if one.state.decider == other.state.decider:
                assert one.view(seat)["players"] == other.view(seat)["players"]


@pytest.mark.parametrize("seed", range(3))
def test_what_differs_between_deals_is_only_what_the_seat_cannot_know(seed: int) -> None:
    """Dealing anew does change what is hidden: otherwise equal views would show nothing."""
    game = new_game(3, KINGDOM_CARDS[:10], seed)
    play(game, seeded(seed), 60)
    hands = {str([table(game.determinize(0, n)).players[1].hand]) for n in range(20)}
    decks = {str([table(game.determinize(0, n)).players[0].deck]) for n in range(20)}
    assert len(hands) > 1
    assert len(decks) > 1
