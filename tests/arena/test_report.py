"""The report: one page that stands alone, with a plot and its figures for each thing that a run can tell."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from greathall.arena.drawing import dots
from greathall.arena.figures import Figures
from greathall.arena.report import write_report
from greathall.arena.runs import opened
from greathall.arena.tournament import planned, run
from greathall.kernel.errors import BadOption


def run_of(folder: Path, game: str, players: int, games: int, bots: list[str]) -> Path:
    plan = planned(game, bots, players, games=games, seed=1)
    kept = opened(folder, plan, resume=False)
    kept.finish(run(plan, kept))
    return folder


@pytest.fixture(scope="module")
def dominion(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return run_of(tmp_path_factory.mktemp("dominion"), "dominion", 2, 20, ["smithy", "bmu", "random"])


def titles(page: str) -> list[str]:
    return re.findall(r"<h2>(.*?)</h2>", page)


class Tags(HTMLParser):
    """What a browser would fetch, and the ids of all that is on a page."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.append(str(value))
            elif name in ("src", "href", "xlink:href", "data") and not str(value).startswith("#"):
                self.fetched.append(f"{tag} {value}")


def test_the_page_has_a_plot_and_a_table_for_each_question(dominion: Path) -> None:
    page = write_report(dominion).read_text(encoding="utf-8")
    told = titles(page)
    assert told[:3] == ["Ratings", "Strategy against strategy", "Start"]
    assert {"Openings", "Win rate when bought", "Win rate when played", "Length", "Margin", "Kingdom"} <= set(told)
    assert sum(title.endswith("by round") for title in told) == 3, "points, coins, cards"
    assert page.count("<svg ") == page.count("<table>") == len(told)
    assert "Province" in page
    assert "great_hall" not in page, "cards by their names"


def test_the_page_stands_alone(dominion: Path) -> None:
    page = write_report(dominion).read_text(encoding="utf-8")
    tags = Tags()
    tags.feed(page)
    assert tags.fetched == []
    assert "@import" not in page
    assert "<script" not in page
    assert len(tags.ids) == len(set(tags.ids)), "no plot takes another's parts"


def test_plots_take_the_colours_of_the_page_in_light_and_dark(dominion: Path) -> None:
    page = write_report(dominion).read_text(encoding="utf-8")
    assert "prefers-color-scheme: dark" in page
    plots = "".join(re.findall(r"<svg .*?</svg>", page, re.S))
    assert set(re.findall(r"#[0-9a-f]{6}\b", plots)) == set()


@pytest.mark.parametrize(("game", "players"), [("imperium", 1), ("uprising", 4), ("uprising", 6)])
def test_leaders_are_told_where_the_game_has_them(tmp_path: Path, game: str, players: int) -> None:
    folder = run_of(tmp_path, game, players, 12, ["heuristic", "random"])
    told = titles(write_report(folder).read_text(encoding="utf-8"))
    assert "Leaders" in told
    assert "Kingdom" not in told
    assert "Victory Points by round" in told


def test_the_figures_are_those_of_the_games(dominion: Path) -> None:
    figures = Figures(dominion)
    assert len(figures.games) == 60
    assert figures.even == 0.5
    assert sum(figures.lengths().values()) == sum(figures.margins().values()) == 60
    first, second = sorted(figures.rates(lambda seat: seat.turn), key=lambda rate: rate.of)
    assert first.rate + second.rate == pytest.approx(1)
    ahead = figures.ahead()
    assert ahead["smithy", "random"] == 1 - ahead["random", "smithy"] > 0.9


def test_a_bot_may_be_called_anything() -> None:
    """Names of bots are commands; what looks like HTML or mathematics in them is neither."""
    svg = dots(["cmd:a $x^2$ <b>"], [0.5], [(0.4, 0.6)], "win rate", "p")
    assert "$x^2$ &lt;b&gt;" in svg


def test_what_is_no_run_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="is no run"):
        write_report(tmp_path)
