"""The strategy pages: what they claim was measured, and what they show is to be seen there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import greathall as gh
from greathall.api import begin, replay
from greathall.house.registry import descriptor_of, rules_of
from greathall.learn.conditions import holds
from greathall.learn.marks import BadPage
from greathall.learn.strategy.page import (
    PointData,
    SectionData,
    Shown,
    StrategyData,
    Writing,
    data_of,
    figures,
    has_strategy,
    player_names,
    record,
    recorded,
    replay_of,
    replays,
    strategy,
)
from greathall.text import fluent

GAMES = [game for game in gh.games() if has_strategy(game)]


def points(game: str) -> Iterator[tuple[str, PointData]]:
    for section in data_of(game).sections:
        for point in section.points:
            yield f"{section.id}/{point.id}", point


EXAMPLES = [(game, id, point.example) for game in GAMES for id, point in points(game) if point.example]


@pytest.mark.parametrize("game", gh.games())
def test_every_game_of_the_house_has_a_page(game: str) -> None:
    page = gh.strategy(game)
    assert page.sections[0].id == "opening"
    assert page.sections[1].id == "mistakes"
    assert all(point.measured and point.example for point in page)


@pytest.mark.parametrize("replay_id", sorted(replays()))
def test_a_recorded_game_is_still_the_same_game_by_our_rules(replay_id: str) -> None:
    found = recorded(replay_id)
    game = replay(found.record)
    assert game.over
    assert (found.record.seed, found.record.players) == (found.data.seed, len(found.data.bots))
    assert len(player_names(found)) == found.record.players
    assert found.record.choices


@pytest.mark.parametrize(
    ("game", "id", "shown"), EXAMPLES, ids=lambda value: value if isinstance(value, str) else ""
)
def test_what_an_example_shows_is_to_be_seen_there(game: str, id: str, shown: Shown) -> None:
    found = recorded(replay_of(game, shown.record))
    table = begin(found.record)
    called: list[str] = []
    for code in found.record.choices[: shown.step]:
        called = [str(word) for word in table.descriptor.words(table.state, code)]
        table.choose_code(code)
    assert not shown.chosen or shown.chosen in called, called
    assert shown.holds
    assert holds(shown.holds, table.rules.view(table.state, shown.seat), shown.seat)
    result = replay(found.record).result
    assert result is not None
    assert shown.place == result[shown.seat].place


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_of_what_the_page_says_and_of_our_rules(game: str) -> None:
    """Otherwise: python -m tools.strategy_figures"""
    measured = {id: point.measured for id, point in points(game) if point.measured}
    assert measured.keys() == figures()[game].keys()
    for id, wanted in measured.items():
        figure = figures()[game][id]
        assert figure.command == wanted.command(game)
        assert figure.rules == rules_of(game).version
        assert figure.low <= figure.won <= figure.high
        assert figure.games == wanted.games >= 400


NOT_CLEAR = {
    ("imperium", "opening/third-agent"),  # "helps, and is not the game"
    ("uprising", "choam/contracts"),  # "those who leave them win about as often"
}


@pytest.mark.parametrize("game", GAMES)
def test_a_claim_is_clear_in_its_figure_unless_it_says_so(game: str) -> None:
    unclear = {(game, id) for id, figure in figures()[game].items() if figure.low <= figure.even <= figure.high}
    assert unclear == {claim for claim in NOT_CLEAR if claim[0] == game}


@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_left_that_no_page_says(game: str) -> None:
    said = {section.id for section in data_of(game).sections}
    said |= {id.replace("/", "-") for id, _ in points(game)}
    said |= {f"{id.replace('/', '-')}-measured" for id, point in points(game) if point.measured}
    file = fluent.locales() / "en" / fluent.STRATEGY / f"{game}.ftl"
    written = re.findall(rf"^{game}-([a-z0-9_-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert {*written} == said


@pytest.mark.parametrize("game", GAMES)
def test_texts_are_read_out_without_marks(game: str) -> None:
    for point in strategy(game):
        said = [point.text, point.measured, point.example.look if point.example else ""]
        for text in said:
            assert not re.search(r"\[\[|\]\(|:[a-z_]+:|  | [.,;)]", text), f"{point.id}: {text}"
            assert text.endswith((".", ")"))
            assert "!" not in text + point.title


def test_the_library_has_the_records_too() -> None:
    assert record("dominion", "opening").game == "dominion"
    with pytest.raises(gh.BadOption, match="no recorded game 'never' of dominion; there are opening"):
        record("dominion", "never")
    with pytest.raises(gh.UnknownGame):
        gh.strategy("chess")


@pytest.mark.parametrize(
    ("point", "wrong"),
    [
        (PointData("never"), "nobody has put dominion-opening-never into words"),
        (PointData("gold"), "says .'look', 'text'. and not .'text'."),
        (PointData("gold", example=Shown("never", 1, 0)), "shows a record that is not there: never"),
    ],
)
def test_a_page_that_cannot_be_shown_is_refused(point: PointData, wrong: str) -> None:
    data = StrategyData(sections=[SectionData("opening", [point])])
    with pytest.raises(BadPage, match=wrong):
        Writing(descriptor_of("dominion"), data, "en").page()
