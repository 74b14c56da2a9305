"""Observations and features of options: what a seat may know, all of it in its place, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.env.tables import CASES, Case

from greathall.bots.bot import RandomBot
from greathall.games.dominion.observe import KINDS as DOMINION_KINDS
from greathall.games.imperium.observe import KINDS as DUNE_KINDS
from greathall.house.registry import descriptor_of, names
from greathall.kernel.machine import State
from greathall.kernel.observe import Observer
from greathall.kernel.rng import mix
from greathall.text.dominion import labels as dominion_labels
from greathall.text.imperium import labels as dune_labels

GAMES = 2
PAUSE = 5  # decisions between two comparisons


def played(case: Case, seed: int) -> Iterator[State]:
    """A random game, before each of its decisions."""
    state = descriptor_of(case.game).rules.dealer(case.players, case.options).deal(mix(seed, case.players))
    bot = RandomBot()
    bot.begin(seed)
    while not state.over:
        yield state
        state.choose(bot.choose(state))
    yield state


def column(observer: Observer, row: bytes, segment: str, name: str) -> list[int]:
    """The numbers of one name in all groups of a segment."""
    found = observer.table.segment(segment)
    return list(row[found.start + found.columns.index(name) : found.stop : found.width])


def test_every_game_has_cases_for_every_count_of_players() -> None:
    for game in names():
        assert {case.players for case in CASES if case.game == game} == set(descriptor_of(game).rules.player_counts)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_dealing_the_unknown_anew_changes_no_observation(case: Case) -> None:
    rules, observer = descriptor_of(case.game).rules, descriptor_of(case.game).observer
    for seed in range(GAMES):
        for number, state in enumerate(played(case, seed)):
            if number % PAUSE or state.over:
                continue
            for seat in range(case.players):
                twin = rules.determinize(state, seat, mix(seed, number))
                assert observer.observe(twin, seat) == observer.observe(state, seat), (seed, number, seat)
                if seat == state.decider:
                    assert twin.options == state.options
                    assert observer.features(twin) == observer.features(state), (seed, number, state.kind)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rows_have_one_shape_and_every_option_is_an_action(case: Case) -> None:
    observer = descriptor_of(case.game).observer
    for state in played(case, 7):
        for seat in range(case.players):
            assert len(observer.observe(state, seat)) == observer.table.size
        if not state.over:
            assert len(observer.features(state)) == len(state.options) * observer.option.size
            actions = [observer.action(code) for code in state.options]
            assert [observer.codes[action] for action in actions] == state.options


@pytest.mark.parametrize("game", names())
def test_segments_follow_one_another_to_the_end_of_a_row(game: str) -> None:
    observer = descriptor_of(game).observer
    for layout in (observer.table, observer.option):
        ends = [0, *(segment.stop for segment in layout.segments)]
        assert [segment.start for segment in layout.segments] == ends[:-1]
        assert ends[-1] == layout.size == len(layout.scales())
        assert len({segment.name for segment in layout.segments}) == len(layout.segments)


def test_every_kind_of_question_has_a_place() -> None:
    assert set(DOMINION_KINDS) == set(dominion_labels.QUESTIONS)
    assert set(DUNE_KINDS) == set(dune_labels.QUESTIONS)


def test_a_seat_sees_what_is_asked_only_if_it_decides() -> None:
    observer = descriptor_of("dominion").observer
    kind = observer.table.segment("kind")
    for state in played(Case("dominion", 3, {}), 3):
        for seat in range(3):
            row = observer.observe(state, seat)
            asked = not state.over and seat == state.decider
            assert any(row[kind.start : kind.stop]) == asked


@pytest.mark.parametrize("case", [case for case in CASES if case.game != "dominion"], ids=str)
def test_a_dune_table_shows_what_the_view_shows(case: Case) -> None:
    rules, observer = descriptor_of(case.game).rules, descriptor_of(case.game).observer
    for number, state in enumerate(played(case, 11)):
        if number % 20:
            continue
        seat = number // 20 % case.players
        seen = rules.view(state, seat)
        players = seen["players"]
        assert isinstance(players, list)
        around = players[seat:] + players[:seat]
        row = observer.observe(state, seat)
        for name, key in (("vp", "vp"), ("spice", "spice"), ("strength", "strength"), ("hand", "hand_size")):
            assert column(observer, row, "players", name)[: len(around)] == [player[key] for player in around]
        assert column(observer, row, "round", "round") == [seen["round"]]


def test_a_dominion_table_shows_what_the_view_shows() -> None:
    rules, observer = descriptor_of("dominion").rules, descriptor_of("dominion").observer
    for number, state in enumerate(played(Case("dominion", 3, {}), 5)):
        if number % 10:
            continue
        for seat in range(3):
            seen = rules.view(state, seat)
            row = observer.observe(state, seat)
            supply, players = seen["supply"], seen["players"]
            assert isinstance(supply, list)
            assert isinstance(players, list)
            assert column(observer, row, "piles", "left")[: len(supply)] == [pile["left"] for pile in supply]
            hand = [players[seat]["hand"].count(pile["card"]) for pile in supply]
            assert column(observer, row, "piles", "own_hand")[: len(supply)] == hand
            points = column(observer, row, "seats", "points")[0] - column(observer, row, "seats", "below_zero")[0]
            assert points == players[seat]["points"]


def test_cards_passed_among_others_are_not_known() -> None:
    """Masquerade: whoever neither gave nor got a card counts it where it was."""
    case = Case("dominion", 4, {"kingdom": ["masquerade", *KINGDOM_WITHOUT_ATTACKS]})
    rules, observer = descriptor_of("dominion").rules, descriptor_of("dominion").observer
    compared = 0
    for seed in range(4):
        for number, state in enumerate(played(case, seed)):
            if state.over or not getattr(state, "passes", None) or number % PAUSE:
                continue
            for seat in range(4):
                twin = rules.determinize(state, seat, number)
                assert observer.observe(twin, seat) == observer.observe(state, seat)
                compared += 1
    assert compared > 100


KINGDOM_WITHOUT_ATTACKS = [
    "smithy", "village", "market", "cellar", "chapel", "festival", "laboratory", "workshop", "remodel",
]  # fmt: skip


def test_what_waits_to_be_carried_out_is_told_by_what_it_brings() -> None:
    """The third pending effect means something: its features are not those of the first."""
    observer = descriptor_of("uprising").observer
    now = observer.option.segment("now")
    told = 0
    for state in played(Case("uprising", 4, {"choam": True}), 2):
        parts = [i for i, code in enumerate(state.options) if 8 <= code < 64]
        if state.over or len(parts) < 2:
            continue
        rows = observer.features(state)
        deeds = {rows[i * observer.option.size + now.start : i * observer.option.size + now.stop] for i in parts}
        assert all(any(deed) for deed in deeds)
        told += len(deeds) > 1
    assert told > 3


def test_cards_are_told_by_what_they_do() -> None:
    """So that a kingdom that was never seen looks like others."""
    from greathall.games.dominion.catalogue import BY_ID
    from greathall.games.dominion.features import BY_CARD, PRINTED

    def facts(card: str, *columns: str) -> list[int]:
        return [BY_CARD[BY_ID[card].index][PRINTED.index(name)] for name in columns]

    assert facts("market", "cost", "cards", "actions", "buys", "coins") == [5, 1, 1, 1, 1]
    assert facts("witch", "attack", "cards", "others_curse", "gains_curse") == [1, 2, 1, 0]
    assert facts("militia", "coins", "others_discard", "discards") == [2, 1, 0]
    assert facts("chapel", "trashes", "cards") == [4, 0]
    assert facts("workshop", "gains", "gains_up_to") == [1, 4]
    assert facts("steward", "is_choice", "cards", "coins", "trashes") == [1, 2, 2, 2]
    assert facts("gold", "treasure", "worth_coins") == [1, 3]
    assert facts("gardens", "victory", "points_grow") == [1, 1]
    assert facts("throne_room", "plays_twice") == [1]


def test_a_version_tells_layouts_apart() -> None:
    assert Observer().version == Observer().version
    assert Observer().version != Observer(codes=[0, 1, 2]).version
    assert Observer().version != Observer(meaning=2).version
    assert len({descriptor_of(game).observer.version for game in names()}) == len(names())
