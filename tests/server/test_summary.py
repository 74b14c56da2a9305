"""What is told when a game is over."""

from __future__ import annotations

import pytest
from tests.server.finished import GAMES, NAMES, finished
from tests.text.clean import assert_clean

from greathall.games.dominion.state import Dominion
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import FACTIONS
from greathall.house.dominion.tally import DominionTally
from greathall.house.dune.tally import DuneTally
from greathall.server.messages import Final, Result, Series, Summary
from greathall.server.summary import summary

SEEDS = (5, 6, 7)


def told(name: str, seed: int = 5) -> Summary:
    return summary(finished(name, seed).record())


def chart(whole: Summary, id: str) -> Series:
    return next(series for series in whole.series if series.id == id)


def fact(final: Final, id: str) -> int:
    return next(fact.n for fact in final.facts if fact.id == id)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_points_item_by_item_make_the_score(name: str, seed: int) -> None:
    game = finished(name, seed)
    assert game.result is not None
    finals = told(name, seed).finals
    assert [(final.seat, final.place, final.score) for final in finals] == [
        (seat, *standing) for seat, standing in enumerate(game.result)
    ]
    for final in finals:
        assert sum(part.points for part in final.points_from) == final.score
        assert all(part.n for part in final.points_from)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_chart_ends_with_the_score(name: str, seed: int) -> None:
    whole = told(name, seed)
    assert [numbers[-1] for numbers in whole.series[0].by_seat] == [final.score for final in whole.finals]


@pytest.mark.parametrize("name", GAMES)
def test_charts_have_a_number_for_every_round_that_a_seat_played(name: str) -> None:
    game = finished(name)
    turns = game.rules.turns(game.state)
    whole = told(name)
    assert whole.rounds == [str(n) for n in range(1, max(turns) + 1)]
    for series in whole.series:
        per_turn = series.id == "coins"
        assert [len(numbers) for numbers in series.by_seat] == [had if per_turn else max(turns) for had in turns]


@pytest.mark.parametrize("name", GAMES)
def test_everything_has_a_name(name: str) -> None:
    whole = told(name)
    for series in whole.series:
        assert_clean(series.name)
    for final in whole.finals:
        for text in [*(part.what for part in final.points_from), *(fact.name for fact in final.facts)]:
            assert_clean(text)


@pytest.mark.parametrize("seed", SEEDS)
def test_dominion_counts_what_was_bought_gained_and_trashed(seed: int) -> None:
    state = finished("dominion", seed).state
    assert isinstance(state, Dominion)
    whole = told("dominion", seed)
    for final, player in zip(whole.finals, state.players, strict=True):
        assert fact(final, "turns") == player.turns
        assert (
            sum(card.n for card in final.cards)
            == sum(player.owned)
            == chart(whole, "cards").by_seat[final.seat][-1]
        )
        assert fact(final, "best_turn") == max(chart(whole, "coins").by_seat[final.seat])
    bought, gained, trashed = (
        sum(fact(final, id) for final in whole.finals) for id in ("bought", "gained", "trashed")
    )
    stolen = sum(event.what == "steal" for event in state.events or [])  # a Thief's, out of the trash
    assert trashed == len(state.trash) + stolen
    assert 10 * len(NAMES) + bought + gained - trashed == sum(sum(player.owned) for player in state.players)


@pytest.mark.parametrize("name", ["imperium", "uprising"])
@pytest.mark.parametrize("seed", SEEDS)
def test_influence_and_alliances_are_among_the_sources_of_victory_points(name: str, seed: int) -> None:
    state = finished(name, seed).state
    assert isinstance(state, Imperium)
    for final in told(name, seed).finals:
        tracks = [part for part in final.points_from if part.thing in FACTIONS]
        influence = [part.thing for part in tracks if part.what.startswith("Influence")]
        alliances = [part.thing for part in tracks if part.what.endswith("Alliance")]
        assert influence == [FACTIONS[i] for i, n in enumerate(state.players[final.seat].influence) if n >= 2]
        assert alliances == [FACTIONS[i] for i, holder in enumerate(state.alliances) if holder == final.seat]
        assert [part.points for part in final.points_from if part.what == "At the start"] == [1]


def test_pairs_of_battle_icons_are_a_source_of_their_own() -> None:
    state = finished("uprising").state
    assert isinstance(state, Imperium)
    for final in told("uprising").finals:
        pairs = sum(part.points for part in final.points_from if part.what == "A pair of battle icons")
        assert pairs == len(state.players[final.seat].matched) // 2


@pytest.mark.parametrize("name", ["imperium", "uprising"])
def test_each_conflict_has_the_winner_that_the_log_names(name: str) -> None:
    wins = [event.seat for event in finished(name).state.events or [] if event.what == "win"]
    whole = told(name)
    assert [fact(final, "conflicts") for final in whole.finals] == [wins.count(seat) for seat in range(4)]
    strongest = chart(whole, "strength").by_seat
    assert [fact(final, "best_strength") for final in whole.finals] == [max(numbers) for numbers in strongest]


def test_facts_that_are_true_of_nobody_are_left_out() -> None:
    assert "sandworms" in DuneTally.counts
    assert all(fact.id not in ("sandworms", "spies") for fact in told("imperium").finals[0].facts)


def test_who_has_resigned_stands_where_the_table_says() -> None:
    results = [Result(seat, seat + 1, 0, seat == 3) for seat in range(4)]
    finals = summary(finished("imperium").record(), results=results).finals
    assert [(final.place, final.resigned) for final in finals] == [(1, False), (2, False), (3, False), (4, True)]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_was_given_up_can_be_summed_up_too(name: str) -> None:
    record = finished(name).record()
    codes = finished(name).choices
    for length in (0, 1, len(codes) // 2):
        whole = summary({**record, "choices": codes[:length]})
        assert [sum(part.points for part in final.points_from) for final in whole.finals] == [
            final.score for final in whole.finals
        ]
        assert all(len(numbers) == len(whole.rounds) for numbers in whole.series[0].by_seat)


def test_a_tie_says_what_broke_it_and_no_more() -> None:
    """Spice, then Solari, water, the garrison, and in Uprising the latest Reveal turn."""
    game = finished("uprising").copy()
    state = game.state
    assert isinstance(state, Imperium)
    for seat, (vp, spice, solari, water) in enumerate([(11, 3, 2, 1), (11, 3, 4, 1), (11, 1, 9, 9), (8, 0, 0, 0)]):
        player = state.players[seat]
        player.vp, player.spice, player.solari, player.water = vp, spice, solari, water
    tally = DuneTally(game.descriptor.text, state)
    results = [Result(seat, *standing, False) for seat, standing in enumerate(game.rules.standings(state))]
    assert [result.place for result in results] == [2, 1, 3, 4]
    assert [tally.tie(result, results) for result in results] == [
        "3 spice, 2 Solari",
        "3 spice, 4 Solari",
        "1 spice",
        None,
    ]


def test_players_of_dominion_who_are_level_show_their_turns() -> None:
    game = finished("dominion").copy()
    state = game.state
    assert isinstance(state, Dominion)
    for player in state.players:
        player.owned = list(state.players[0].owned)
        player.turns = 20
    state.players[1].turns = 19
    tally = DominionTally(game.descriptor.text, state)
    results = [Result(seat, *standing, False) for seat, standing in enumerate(game.rules.standings(state))]
    assert [result.place for result in results] == [2, 1, 2, 2]
    assert [tally.tie(result, results) for result in results] == ["20 turns", "19 turns", "20 turns", "20 turns"]
