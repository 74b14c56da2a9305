"""Properties that hold in every game of Dune: Imperium, looked for in random ones."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.dune.table import cards_of, count_cards, count_intrigue

import greathall as gh
from greathall.games.imperium.catalogue import BASE
from greathall.games.imperium.rounds import END_VP
from greathall.games.imperium.rules import IMPERIUM
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import FACTIONS, NOTHING
from greathall.kernel.machine import State
from greathall.kernel.rng import Rng, seeded
from greathall.kernel.zones import GROUP

ROUNDS = 10
TOO_LONG = 20_000

players = st.integers(3, 4)
seeds = st.integers(0, 2**64 - 1)
modes = st.sampled_from(["random", "choose", "draft"])
steps = st.integers(0, 500)

EVERY_CARD = Counter({card.index: card.copies for card in BASE.cards if card.kind != "starter"})
STARTERS = Counter({card.index: card.copies for card in BASE.cards if card.kind == "starter"})
EVERY_INTRIGUE = Counter({card.index: card.copies for card in BASE.intrigue})


def new_game(players: int, seed: int, leaders: str = "random") -> gh.Game:
    return gh.new_game("imperium", players=players, seed=seed, options={"leaders": leaders})


def table(game: gh.Game) -> Imperium:
    assert isinstance(game.state, Imperium)
    return game.state


def play(game: gh.Game, rng: Rng, steps: int = TOO_LONG) -> None:
    for _ in range(steps):
        if game.over:
            return
        game.choose(int(rng.below(len(game.state.options))))


# -- what must be true at every decision


def check_table(s: Imperium) -> None:
    check_cards(s)
    check_players(s)
    check_alliances(s)
    check_knowledge(s)


def check_cards(s: Imperium) -> None:
    """Each card of each deck is in exactly one place."""
    everything = Counter(EVERY_CARD)
    for card, copies in STARTERS.items():
        everything[card] = copies * len(s.players)
    assert +count_cards(s) == everything
    assert +count_intrigue(s) == EVERY_INTRIGUE
    assert len(s.row) == 5 or not s.deck
    conflicts = [*s.past_conflicts, *s.conflict_deck, *([] if s.conflict == NOTHING else [s.conflict])]
    assert len(conflicts) == len(set(conflicts)) == ROUNDS
    for player in s.players:
        # Starting cards and Foldspace are never acquired with persuasion, nobody has another's.
        assert all(Counter(cards_of(player))[card] <= copies for card, copies in STARTERS.items())


def check_players(s: Imperium) -> None:
    for seat, player in enumerate(s.players):
        assert player.supply + player.garrison + player.deployed == 12
        assert min(player.supply, player.garrison, player.deployed) >= 0
        assert min(player.solari, player.spice, player.water, player.persuasion, player.swords) >= 0
        assert all(0 <= level <= 6 for level in player.influence)
        assert len(player.agents) == 2 + player.swordmaster + (s.mentat == seat)
        assert player.hand == sorted(player.hand)
        assert player.intrigue == sorted(player.intrigue)
        assert not (player.revealed and player.hand and s.active != seat)
    assert min(s.bonus_spice) >= 0


def check_alliances(s: Imperium) -> None:
    """Whoever holds a token has four or more and nobody above; it is on the board only while nobody has four.

    While a holder who lost influence still has to say who takes the token, it is in between."""
    if s.kind == "alliance_to" and not s.over:
        return
    for faction in range(len(FACTIONS)):
        levels = [player.influence[faction] for player in s.players]
        holder = s.alliances[faction]
        if holder == NOTHING:
            assert max(levels) < 4
        else:
            assert levels[holder] >= 4
            assert levels[holder] == max(levels)


def check_knowledge(s: Imperium) -> None:
    """What is remembered about hidden cards is true."""
    for player in s.players:
        assert len(player.deck_seen) <= len(player.deck)
        known = Counter(entry // GROUP for entry in player.hand_seen)
        assert all(count <= player.hand.count(card) for card, count in known.items())
        secrets = Counter(entry // GROUP for entry in player.intrigue_seen)
        assert all(count <= player.intrigue.count(card) for card, count in secrets.items())


def check_decision(s: Imperium) -> None:
    assert s.options
    assert len(set(s.options)) == len(s.options)
    assert 0 <= s.decider < len(s.players)


# -- whole games


@settings(max_examples=60, deadline=None)
@given(players, modes, seeds)
def test_random_games_keep_the_table_right_always_offer_a_choice_and_end(
    players: int, leaders: str, seed: int
) -> None:
    s = table(new_game(players, seed, leaders))
    rng = seeded(seed)
    for _ in range(TOO_LONG):
        if s.over:
            break
        check_decision(s)
        check_table(s)
        s.choose(s.options[rng.below(len(s.options))])
    assert s.over
    check_table(s)
    assert s.round <= ROUNDS
    assert s.round == ROUNDS or max(player.vp for player in s.players) >= END_VP


@settings(max_examples=50, deadline=None)
@given(players, seeds)
def test_points_influence_and_goods_are_what_the_log_tells(players: int, seed: int) -> None:
    game = new_game(players, seed)
    start = [(player.solari, player.spice, player.water) for player in table(game).players]
    play(game, seeded(seed))
    s = table(game)
    told = Counter[tuple[str, int, int]]()
    for event in s.events or []:
        if event.what in ("influence", "lose_influence"):
            told[event.what, event.seat, event.n] += 1
        else:
            told[event.what, event.seat, 0] += event.n
    for seat, player in enumerate(s.players):
        assert player.vp == (1 if players == 4 else 0) + told["vp", seat, 0]
        for faction, level in enumerate(player.influence):
            assert level == told["influence", seat, faction] - told["lose_influence", seat, faction]
        goods = [
            told[good, seat, 0] - told[f"pay_{good}", seat, 0] + start[seat][i]
            for i, good in enumerate(("solari", "spice", "water"))
        ]
        assert goods == [player.solari, player.spice, player.water]


@settings(max_examples=50, deadline=None)
@given(players, seeds)
def test_points_are_tracks_at_two_alliances_and_what_else_was_gained(players: int, seed: int) -> None:
    """Points that come and go with influence are there exactly while the influence is."""
    game = new_game(players, seed)
    rng = seeded(seed)
    s = table(game)
    while not s.over:
        if s.kind != "alliance_to":
            for seat, player in enumerate(s.players):
                fleeting = sum(level >= 2 for level in player.influence) + s.alliances.count(seat)
                assert player.vp >= fleeting + (1 if players == 4 else 0)
        play(game, rng, 1)


# -- what a seat can tell


def public(game: gh.Game, seat: int) -> dict[str, object]:
    """The table as the seat sees it, without what is being asked and what happened before."""
    return {name: value for name, value in game.view(seat).items() if name not in ("decision", "log")}


@settings(max_examples=50, deadline=None)
@given(players, modes, seeds, steps)
def test_deals_that_a_seat_cannot_tell_apart_give_it_equal_views(
    players: int, leaders: str, seed: int, steps: int
) -> None:
    game = new_game(players, seed, leaders)
    play(game, seeded(seed), steps)
    for seat in [None, *range(players)]:
        other = game.determinize(seat, seed)
        assert other.view(seat) == game.view(seat)
        check_table(table(other))
        if not game.over:
            assert other.state.decider == game.state.decider
            assert other.state.options


@settings(max_examples=50, deadline=None)
@given(players, seeds, steps)
def test_a_game_dealt_anew_can_be_played_and_dealt_anew_again(players: int, seed: int, steps: int) -> None:
    game = new_game(players, seed)
    rng = seeded(seed)
    play(game, rng, steps)
    s: State = IMPERIUM.determinize(table(game), seed % players, seed)
    for number in range(60):
        if s.over:
            break
        if number % 10 == 5:
            s = IMPERIUM.determinize(s, (seed + number) % players, number)
        assert isinstance(s, Imperium)
        check_table(s)
        s.choose(s.options[rng.below(len(s.options))])


@settings(max_examples=50, deadline=None)
@given(players, seeds, steps)
def test_views_stay_equal_while_nothing_hidden_comes_to_light(players: int, seed: int, steps: int) -> None:
    """Two deals that a seat cannot tell apart, the same choices in both: as long as only public things happen,
    the seat sees the same. (What another player could do now depends on what they hold, and so does whether the
    machine goes on by itself: with other options the two games have parted.)"""
    game = new_game(players, seed)
    rng = seeded(seed)
    play(game, rng, steps)
    for seat in range(players):
        one, other = game.copy(), game.determinize(seat, seed)
        for _ in range(8):
            if one.over or other.over or one.state.options != other.state.options:
                break
            barriers = one.state.barrier, other.state.barrier
            code = one.state.options[int(rng.below(len(one.state.options)))]
            one.choose_code(code)
            other.choose_code(code)
            if (one.state.barrier, other.state.barrier) != barriers:
                break
            if one.state.options == other.state.options:
                assert public(one, seat) == public(other, seat)


@pytest.mark.parametrize("seed", range(3))
def test_what_differs_between_deals_is_what_the_seat_cannot_know(seed: int) -> None:
    """Dealing anew does change what is hidden: otherwise equal views would show nothing."""
    game = new_game(4, seed)
    play(game, seeded(seed), 4)
    deals = [table(game.determinize(0, n)) for n in range(20)]
    assert len({str([player.hand for player in s.players]) for s in deals}) > 1
    assert len({str(s.players[0].deck) for s in deals}) > 1
    assert len({str(s.deck) for s in deals}) > 1
    assert len({str(s.intrigue_deck) for s in deals}) > 1
    assert len({str(s.conflict_deck) for s in deals}) > 1


@pytest.mark.parametrize("seed", range(3))
def test_the_barons_tokens_are_dealt_anew_for_others_and_kept_for_him(seed: int) -> None:
    game = gh.new_game(
        "imperium",
        players=3,
        seed=seed,
        options={"leaders": ["baron_vladimir_harkonnen", "paul_atreides", "helena_richese"]},
    )
    play(game, seeded(seed), 2)
    own = table(game).players[0].tokens
    assert len(own) == 2
    assert {str(table(game.determinize(0, n)).players[0].tokens) for n in range(12)} == {str(own)}
    assert len({str(sorted(table(game.determinize(1, n)).players[0].tokens)) for n in range(12)}) > 1
