"""Properties that hold in every game, looked for in random ones with all kinds of options."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.dune.games import each_game
from tests.games.dune.random_play import TOO_LONG, drawn, seeds, state_of
from tests.games.dune.table import DuneGame, cards_of, count_cards, count_contracts, count_intrigue
from tests.games.random_play import play, play_checked

import greathall as gh
from greathall.games.imperium.printed import RESERVE, STARTER
from greathall.games.imperium.rounds import END_VP
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import CONFLICT, FACTIONS, NOTHING, OBJECTIVE, WILD
from greathall.house.registry import rules_of
from greathall.kernel.machine import State
from greathall.kernel.rng import seeded
from greathall.kernel.zones import GROUP

ROUNDS = 10
RECALLED = (
    "recall_spy",
    "replace_spy",
    "spy_infiltrates",
    "spy_gathers",
)  # what is told of a Spy that leaves its post
SPIES = 3
OBJECTIVES = {3: [0, 1, 2], 4: [0, 1, 3, 4]}

steps = st.integers(0, 600)


# -- what must be true at every decision


def check_table(s: Imperium) -> None:
    check_cards(s)
    check_players(s)
    check_spies(s)
    check_contracts(s)
    check_won_cards(s)
    check_alliances(s)
    check_knowledge(s)


def check_cards(s: Imperium) -> None:
    """Each card of each deck is in exactly one place."""
    everything = {card: s.content.cards[card].copies for card in s.setup.cards}
    starters = {card.index: card.copies for card in s.content.cards_there if card.kind == STARTER}
    everything |= {card: copies * s.setup.seating.players for card, copies in starters.items()}
    everything |= {card.index: card.copies for card in s.content.cards_there if card.kind == RESERVE}
    if staban_plays(s):
        everything[s.content.card_index["diplomacy"]] -= 1
    assert +count_cards(s) == +Counter(everything)
    assert +count_intrigue(s) == {card: s.content.intrigue[card].copies for card in s.setup.intrigue}
    assert len(s.row) == 5 or not s.deck
    conflicts = [*s.past_conflicts, *s.conflict_deck, *([] if s.conflict == NOTHING else [s.conflict])]
    assert len(conflicts) == len(set(conflicts)) == ROUNDS
    assert set(conflicts) <= set(s.setup.conflicts)
    for player in s.players:
        # Starting cards are never acquired, nobody has another's.
        assert all(Counter(cards_of(player))[card] <= copies for card, copies in starters.items())


def staban_plays(s: Imperium) -> bool:
    """All leaders are known, and one of them has put his Diplomacy away."""
    if s.kind == "leader" and not s.over:
        return False
    return any(s.content.leaders[player.leader].id == "staban_tuek" for player in s.players)


def check_players(s: Imperium) -> None:
    for seat, player in enumerate(s.players):
        troops = player.supply, player.garrison, player.deployed, player.memories
        assert sum(troops) == 12
        assert min(troops) >= 0
        assert min(player.solari, player.spice, player.water, player.persuasion, player.swords) >= 0
        assert all(0 <= level <= 6 for level in player.influence)
        assert len(player.agents) == 2 + player.swordmaster + (s.mentat == seat)
        assert player.hand == sorted(player.hand)
        assert player.intrigue == sorted(player.intrigue)
        assert not (player.revealed and player.hand and s.active != seat)
    assert min(s.bonus_spice) >= 0
    assert s.mentat == NOTHING or "mentat" in s.content.space_index


def check_spies(s: Imperium) -> None:
    """Three a player, on posts or in the supply; no two of a player on one post."""
    for seat, player in enumerate(s.players):
        assert len(player.spies) + s.spies_in_supply(seat) == SPIES
        assert len(set(player.spies)) == len(player.spies) <= SPIES
        assert player.spies == sorted(player.spies)
        assert all(0 <= post < len(s.content.posts) for post in player.spies)


def check_contracts(s: Imperium) -> None:
    """Each of the twenty is in one place, once the leaders are known; two lie open while there are as many."""
    there = count_contracts(s)
    if not s.setup.choam or (s.kind == "leader" and not s.over):
        assert not there
        return
    assert there == Counter(s.setup.contracts)
    assert len(there) == 20
    assert len(s.contract_row) == 2 or not s.contract_bank
    for player in s.players:
        own = {s.content.contracts[contract].id for contract in player.own_contracts}
        assert not own or s.content.leaders[player.leader].id == "shaddam_corrino_iv"
        assert own <= {"sardaukar_cards", "sardaukar_recall"}


def check_won_cards(s: Imperium) -> None:
    """Each Objective is somebody's from first to last; a won card is one of the past; no pair lies face up."""
    won = [code for player in s.players for code in player.trophies + player.matched]
    assert len(won) == len(set(won))
    objectives = sorted(code - OBJECTIVE for code in won if code >= OBJECTIVE)
    assert objectives == (OBJECTIVES[len(s.players)] if s.content.objectives else [])
    open_now = [] if s.conflict == NOTHING else [s.conflict]
    assert {code - CONFLICT for code in won if code < OBJECTIVE} <= {*s.past_conflicts, *open_now}
    for player in s.players:
        assert sum(code >= OBJECTIVE for code in player.trophies + player.matched) == (1 if objectives else 0)
        icons = [s.battle_icon(code) for code in player.trophies]
        shown = [icon for icon in icons if icon not in (NOTHING, WILD)]
        assert len(shown) == len(set(shown))


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
            assert levels[holder] == max(levels) >= 4


def check_knowledge(s: Imperium) -> None:
    """What is remembered about hidden cards is true."""
    for player in s.players:
        assert len(player.deck_seen) <= len(player.deck)
        known = Counter(entry // GROUP for entry in player.hand_seen)
        assert all(count <= player.hand.count(card) for card, count in known.items())
        secrets = Counter(entry // GROUP for entry in player.intrigue_seen)
        assert all(count <= player.intrigue.count(card) for card, count in secrets.items())


# -- whole games


@each_game
@settings(max_examples=60, deadline=None)
@given(st.data(), seeds)
def test_random_games_keep_the_table_right_always_offer_a_choice_and_end(
    game: DuneGame, data: st.DataObject, seed: int
) -> None:
    s = state_of(drawn(data, game, seed))
    play_checked(s, seed, lambda: check_table(s), TOO_LONG)
    assert s.round <= ROUNDS
    assert s.round == ROUNDS or max(player.vp for player in s.players) >= END_VP


@each_game
@settings(max_examples=50, deadline=None)
@given(st.data(), seeds)
def test_points_influence_and_goods_are_what_the_log_tells(game: DuneGame, data: st.DataObject, seed: int) -> None:
    played = drawn(data, game, seed)
    play(played, seeded(seed))
    s = state_of(played)
    told = Counter[tuple[str, int, int]]()
    for event in s.events or []:
        if event.what in ("influence", "lose_influence"):
            told[event.what, event.seat, event.n] += 1
        else:
            told[event.what, event.seat, 0] += event.n
    for seat, player in enumerate(s.players):
        assert player.vp == (1 if played.players == 4 else 0) + told["vp", seat, 0]
        for faction, level in enumerate(player.influence):
            assert level == told["influence", seat, faction] - told["lose_influence", seat, faction]
        start = goods_at_start(played, seat)
        goods = [n + told[good, seat, 0] - told[f"pay_{good}", seat, 0] for good, n in start.items()]
        assert goods == [player.solari, player.spice, player.water]
        recalled = sum(told[what, seat, 0] for what in RECALLED)
        assert len(player.spies) == told["place_spy", seat, 0] - recalled
        assert len(player.completed) == told["complete", seat, 0]
        assert len(player.contracts + player.completed) == told["contract", seat, 0]


def goods_at_start(game: gh.Game, seat: int) -> dict[str, int]:
    """Before anything is told."""
    s = state_of(game)
    if s.is_automaton(seat):
        return {"solari": 0, "spice": 0, "water": 1 if s.scores(seat) else 0}
    leader = s.content.leaders[s.players[seat].leader]
    extra = 1 if game.name == "imperium" and game.players == 1 else 0  # on the easiest level
    return {"solari": leader.solari + extra, "spice": leader.spice + extra, "water": 1}


@each_game
@settings(max_examples=50, deadline=None)
@given(st.data(), seeds)
def test_points_are_tracks_at_two_alliances_and_what_else_was_gained(
    game: DuneGame, data: st.DataObject, seed: int
) -> None:
    """Points that come and go with influence are there exactly while the influence is."""
    played = drawn(data, game, seed)
    rng = seeded(seed)
    s = state_of(played)
    while not s.over:
        if s.kind != "alliance_to":
            for seat, player in enumerate(s.players):
                fleeting = sum(level >= 2 for level in player.influence) + s.alliances.count(seat)
                if not s.can_win(seat):
                    fleeting = 0  # House Hagal, two players
                assert player.vp >= fleeting + (1 if played.players == 4 else 0)
        play(played, rng, 1)


# -- what a seat can tell


def public(game: gh.Game, seat: int) -> dict[str, object]:
    """The table as the seat sees it, without what is being asked and what happened before."""
    return {name: value for name, value in game.view(seat).items() if name not in ("decision", "log")}


@each_game
@settings(max_examples=50, deadline=None)
@given(st.data(), seeds, steps)
def test_deals_that_a_seat_cannot_tell_apart_give_it_equal_views(
    game: DuneGame, data: st.DataObject, seed: int, steps: int
) -> None:
    played = drawn(data, game, seed)
    play(played, seeded(seed), steps)
    for seat in [None, *range(played.players)]:
        other = played.determinize(seat, seed)
        assert other.view(seat) == played.view(seat)
        check_table(state_of(other))
        if not played.over:
            assert other.state.decider == played.state.decider
            assert other.state.options


@each_game
@settings(max_examples=50, deadline=None)
@given(st.data(), seeds, steps)
def test_a_game_dealt_anew_can_be_played_and_dealt_anew_again(
    game: DuneGame, data: st.DataObject, seed: int, steps: int
) -> None:
    played = drawn(data, game, seed)
    rng = seeded(seed)
    play(played, rng, steps)
    rules = rules_of(game.id)
    s: State = rules.determinize(state_of(played), seed % played.players, seed)
    for number in range(60):
        if s.over:
            break
        if number % 10 == 5:
            s = rules.determinize(s, (seed + number) % played.players, number)
        assert isinstance(s, Imperium)
        check_table(s)
        s.choose(s.options[rng.below(len(s.options))])


@each_game
@settings(max_examples=50, deadline=None)
@given(st.data(), seeds, steps)
def test_views_stay_equal_while_nothing_hidden_comes_to_light(
    game: DuneGame, data: st.DataObject, seed: int, steps: int
) -> None:
    """Two deals that a seat cannot tell apart, the same choices in both: as long as only public things happen,
    the seat sees the same. (What another player could do now depends on what they hold, and so does whether the
    machine goes on by itself: with other options the two games have parted.)"""
    played = drawn(data, game, seed)
    rng = seeded(seed)
    play(played, rng, steps)
    for seat in range(played.players):
        one, other = played.copy(), played.determinize(seat, seed)
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


@each_game
@pytest.mark.parametrize("seed", range(3))
def test_what_differs_between_deals_is_what_the_seat_cannot_know(game: DuneGame, seed: int) -> None:
    """Dealing anew does change what is hidden: otherwise equal views would show nothing."""
    played = game.new(4, seed, **({"choam": True} if game.content.contracts else {}))
    play(played, seeded(seed), 4)
    deals = [state_of(played.determinize(0, n)) for n in range(20)]
    assert len({str([player.hand for player in s.players]) for s in deals}) > 1
    assert len({str(s.players[0].deck) for s in deals}) > 1
    assert len({str(s.deck) for s in deals}) > 1
    assert len({str(s.intrigue_deck) for s in deals}) > 1
    assert len({str(s.conflict_deck) for s in deals}) > 1
    if game.content.contracts:
        assert len({str(s.contract_bank) for s in deals}) > 1
        assert len({str(s.contract_row) for s in deals}) == 1
