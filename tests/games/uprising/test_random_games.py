"""Properties that hold in every game of Uprising, looked for in random ones, with CHOAM and without it."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.dune.table import cards_of, count_cards, count_contracts, count_intrigue

import greathall as gh
from greathall.games.imperium.catalogue import UPRISING
from greathall.games.imperium.rounds import END_VP
from greathall.games.imperium.rules import UPRISING_RULES
from greathall.games.imperium.setup import MIXES
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import CONFLICT, FACTIONS, NOTHING, OBJECTIVE, WILD
from greathall.kernel.machine import State
from greathall.kernel.rng import Rng, seeded
from greathall.kernel.zones import GROUP

ROUNDS = 10
RECALLED = (
    "recall_spy",
    "replace_spy",
    "spy_infiltrates",
    "spy_gathers",
)  # what is told of a Spy that leaves its post
SPIES = 3
TOO_LONG = 20_000
OBJECTIVES = {3: [0, 1, 2], 4: [0, 1, 3, 4]}
STARTERS = Counter({card.index: card.copies for card in UPRISING.cards if card.kind == "starter"})
RESERVES = Counter({card.index: card.copies for card in UPRISING.cards if card.kind == "reserve"})
DIPLOMACY = UPRISING.card_index["diplomacy"]
SEVERAL = ["the_voice", "kwisatz_haderach", "double_cross", "to_the_victor", "bypass_protocol", "poison_snooper"]
ORIGINALS: list[object] = ["none", "none", "all", *MIXES, SEVERAL]

players = st.integers(3, 4)
seeds = st.integers(0, 2**64 - 1)
modes = st.sampled_from(["random", "choose", "draft"])
steps = st.integers(0, 600)
tables = st.fixed_dictionaries(
    {
        "choam": st.booleans(),
        "original": st.sampled_from(ORIGINALS),
        "original_conflicts": st.sampled_from([False, False, True]),
        "leaders": st.sampled_from(["random", "random", "choose"]),
    }
)
Options = dict[str, object]


def new_game(players: int, seed: int, options: Options) -> gh.Game:
    return gh.new_game("uprising", players=players, seed=seed, options=options)


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
    check_spies(s)
    check_contracts(s)
    check_won_cards(s)
    check_alliances(s)
    check_knowledge(s)


def check_cards(s: Imperium) -> None:
    """Each card of each deck is in exactly one place."""
    everything = STARTERS + RESERVES
    for card, copies in STARTERS.items():
        everything[card] = copies * len(s.players)
    everything.update({card: UPRISING.cards[card].copies for card in s.setup.cards})
    if staban_plays(s):
        everything[DIPLOMACY] -= 1
    assert +count_cards(s) == +everything
    assert +count_intrigue(s) == Counter({card: UPRISING.intrigue[card].copies for card in s.setup.intrigue})
    assert len(s.row) == 5 or not s.deck
    conflicts = [*s.past_conflicts, *s.conflict_deck, *([] if s.conflict == NOTHING else [s.conflict])]
    assert len(conflicts) == len(set(conflicts)) == ROUNDS
    assert set(conflicts) <= set(s.setup.conflicts)
    for player in s.players:
        assert all(Counter(cards_of(player))[card] <= copies for card, copies in STARTERS.items())


def staban_plays(s: Imperium) -> bool:
    """All leaders are known, and one of them has put his Diplomacy away."""
    if s.kind == "leader" and not s.over:
        return False
    return any(UPRISING.leaders[player.leader].id == "staban_tuek" for player in s.players)


def check_players(s: Imperium) -> None:
    for seat, player in enumerate(s.players):
        troops = player.supply, player.garrison, player.deployed, player.memories
        assert sum(troops) == 12
        assert min(troops) >= 0
        assert min(player.solari, player.spice, player.water, player.persuasion, player.swords) >= 0
        assert all(0 <= level <= 6 for level in player.influence)
        assert len(player.agents) == 2 + player.swordmaster
        assert player.hand == sorted(player.hand)
        assert player.intrigue == sorted(player.intrigue)
        assert not (player.revealed and player.hand and s.active != seat)
    assert min(s.bonus_spice) >= 0
    assert s.mentat == NOTHING


def check_spies(s: Imperium) -> None:
    """Three a player, on posts or in the supply; no two of a player on one post."""
    for seat, player in enumerate(s.players):
        assert len(player.spies) + s.spies_in_supply(seat) == SPIES
        assert len(set(player.spies)) == len(player.spies) <= SPIES
        assert player.spies == sorted(player.spies)
        assert all(0 <= post < len(UPRISING.posts) for post in player.spies)


def check_contracts(s: Imperium) -> None:
    """Each of the twenty is in one place, once the leaders are known; two lie open while there are as many."""
    there = count_contracts(s)
    if not s.setup.choam or (s.kind == "leader" and not s.over):
        assert not there
        return
    assert there == Counter(range(len(UPRISING.contracts)))
    assert len(s.contract_row) == 2 or not s.contract_bank
    for player in s.players:
        own = {UPRISING.contracts[contract].id for contract in player.own_contracts}
        assert not own or UPRISING.leaders[player.leader].id == "shaddam_corrino_iv"
        assert own <= {"sardaukar_cards", "sardaukar_recall"}


def check_won_cards(s: Imperium) -> None:
    """Each Objective is somebody's from first to last; a won card is one of the past; no pair lies face up."""
    won = [code for player in s.players for code in player.trophies + player.matched]
    assert len(won) == len(set(won))
    objectives = sorted(code - OBJECTIVE for code in won if code >= OBJECTIVE)
    assert objectives == OBJECTIVES[len(s.players)]
    open_now = [] if s.conflict == NOTHING else [s.conflict]
    assert {code - CONFLICT for code in won if code < OBJECTIVE} <= {*s.past_conflicts, *open_now}
    for player in s.players:
        assert sum(code >= OBJECTIVE for code in player.trophies + player.matched) == 1
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


def check_decision(s: Imperium) -> None:
    assert s.options
    assert len(set(s.options)) == len(s.options)
    assert 0 <= s.decider < len(s.players)


# -- whole games


@settings(max_examples=60, deadline=None)
@given(players, seeds, tables)
def test_random_games_keep_the_table_right_always_offer_a_choice_and_end(
    players: int, seed: int, options: Options
) -> None:
    s = table(new_game(players, seed, options))
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


@settings(max_examples=30, deadline=None)
@given(players, seeds, tables)
def test_what_is_gone_stays_gone_and_what_is_won_stays_won(players: int, seed: int, options: Options) -> None:
    """The Shield Wall never comes back, hooks and completed contracts stay, sandworms leave with the round."""
    s = table(new_game(players, seed, options))
    rng = seeded(seed)
    number, wall = s.round, s.shield_wall
    hooks = [player.hooks for player in s.players]
    completed = [0] * players
    while not s.over:
        s.choose(s.options[rng.below(len(s.options))])
        assert wall or not s.shield_wall
        wall = s.shield_wall
        if s.round > number:
            number = s.round
            assert [player.sandworms for player in s.players] == [0] * players
            # Only the defence has troops in the new Conflict yet.
            assert sum(player.deployed for player in s.players) <= 1
        for seat, player in enumerate(s.players):
            assert player.hooks or not hooks[seat]
            assert len(player.completed) >= completed[seat]
            hooks[seat], completed[seat] = player.hooks, len(player.completed)
    assert [player.sandworms for player in s.players] == [0] * players


@settings(max_examples=30, deadline=None)
@given(players, seeds, tables)
def test_sandworms_never_come_behind_the_wall(players: int, seed: int, options: Options) -> None:
    s = table(new_game(players, seed, options))
    rng = seeded(seed)
    while not s.over:
        before = [player.sandworms for player in s.players]
        conflict = s.conflict
        s.choose(s.options[rng.below(len(s.options))])
        if s.conflict == conflict != NOTHING and s.worms_banned():
            assert all(player.sandworms <= n for player, n in zip(s.players, before, strict=True))


@settings(max_examples=30, deadline=None)
@given(players, seeds, tables)
def test_points_influence_and_goods_are_what_the_log_tells(players: int, seed: int, options: Options) -> None:
    game = new_game(players, seed, options)
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
        start = {"solari": 0, "spice": 0, "water": 1}
        goods = [n + told[good, seat, 0] - told[f"pay_{good}", seat, 0] for good, n in start.items()]
        assert goods == [player.solari, player.spice, player.water]
        recalled = sum(told[what, seat, 0] for what in RECALLED)
        assert len(player.spies) == told["place_spy", seat, 0] - recalled
        assert len(player.completed) == told["complete", seat, 0]
        assert len(player.contracts + player.completed) == told["contract", seat, 0]


@settings(max_examples=30, deadline=None)
@given(players, seeds, tables)
def test_points_are_tracks_at_two_alliances_and_what_else_was_gained(
    players: int, seed: int, options: Options
) -> None:
    """Points that come and go with influence are there exactly while the influence is."""
    game = new_game(players, seed, options)
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


@settings(max_examples=30, deadline=None)
@given(players, seeds, tables, modes, steps)
def test_deals_that_a_seat_cannot_tell_apart_give_it_equal_views(
    players: int, seed: int, options: Options, leaders: str, steps: int
) -> None:
    game = new_game(players, seed, options | {"leaders": leaders})
    play(game, seeded(seed), steps)
    for seat in [None, *range(players)]:
        other = game.determinize(seat, seed)
        assert other.view(seat) == game.view(seat)
        check_table(table(other))
        if not game.over:
            assert other.state.decider == game.state.decider
            assert other.state.options


@settings(max_examples=30, deadline=None)
@given(players, seeds, tables, steps)
def test_a_game_dealt_anew_can_be_played_and_dealt_anew_again(
    players: int, seed: int, options: Options, steps: int
) -> None:
    game = new_game(players, seed, options)
    rng = seeded(seed)
    play(game, rng, steps)
    s: State = UPRISING_RULES.determinize(table(game), seed % players, seed)
    for number in range(60):
        if s.over:
            break
        if number % 10 == 5:
            s = UPRISING_RULES.determinize(s, (seed + number) % players, number)
        assert isinstance(s, Imperium)
        check_table(s)
        s.choose(s.options[rng.below(len(s.options))])


@settings(max_examples=30, deadline=None)
@given(players, seeds, tables, steps)
def test_views_stay_equal_while_nothing_hidden_comes_to_light(
    players: int, seed: int, options: Options, steps: int
) -> None:
    """Two deals that a seat cannot tell apart, the same choices in both: as long as only public things happen,
    the seat sees the same. (With other options for somebody else the two games have parted.)"""
    game = new_game(players, seed, options)
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
    game = new_game(4, seed, {"choam": True})
    play(game, seeded(seed), 4)
    deals = [table(game.determinize(0, n)) for n in range(20)]
    assert len({str([player.hand for player in s.players]) for s in deals}) > 1
    assert len({str(s.players[0].deck) for s in deals}) > 1
    assert len({str(s.deck) for s in deals}) > 1
    assert len({str(s.intrigue_deck) for s in deals}) > 1
    assert len({str(s.conflict_deck) for s in deals}) > 1
    assert len({str(s.contract_bank) for s in deals}) > 1
    assert len({str(s.contract_row) for s in deals}) == 1
