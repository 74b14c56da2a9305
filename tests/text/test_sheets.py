"""Everything printed as tables (`greathall cards --format md`): names, copies, marks, posts and tracks."""

from __future__ import annotations

import re

import pytest

from greathall.games.imperium.catalogue import BASE, UPRISING
from greathall.house.registry import descriptor_of
from greathall.text.sheets import Sheet

TEXT = descriptor_of("uprising").text
GAMES = ("dominion", "imperium", "uprising")
SHEETS = {game: {sheet.title: sheet for sheet in descriptor_of(game).text.sheets()} for game in GAMES}
every_game = pytest.mark.parametrize("game", GAMES)


def column(sheet: Sheet, heading: str) -> list[str]:
    return [row[sheet.headings.index(heading)] for row in sheet.rows]


def row(sheet: Sheet, name: str) -> dict[str, str]:
    (found,) = [row for row in sheet.rows if row[0] == name]
    return dict(zip(sheet.headings, found, strict=True))


@every_game
def test_everything_printed_is_there_once_and_every_row_is_full(game: str) -> None:
    tables = [
        sheet for title, sheet in SHEETS[game].items() if title not in ("Observation posts", "Influence tracks")
    ]
    assert sum(len(sheet.rows) for sheet in tables) == len(descriptor_of(game).text.printed())
    for sheet in SHEETS[game].values():
        assert all(len(row) == len(sheet.headings) for row in sheet.rows)
        assert all(column(sheet, sheet.headings[-1]))


@every_game
def test_things_have_names_and_no_ids(game: str) -> None:
    for sheet in SHEETS[game].values():
        for cell in (cell for row in sheet.rows for cell in row):
            assert not re.search(r"[a-z]_[a-z]", cell), cell


def test_copies_are_told() -> None:
    assert row(SHEETS["uprising"]["Reserve"], "Prepare the Way")["copies"] == "8"
    assert row(SHEETS["imperium"]["Intrigue deck"], "Master Tactician")["copies"] == "3"
    provinces = row(SHEETS["dominion"]["Basic cards"], "Province")["copies"]
    assert provinces == "8 (2 players), 12 (3–4), 15 (5), 18 (6)"


def test_what_comes_with_choam_is_marked() -> None:
    marked = {
        name
        for sheet in SHEETS["uprising"].values()
        for name in column(sheet, sheet.headings[0])
        if "(CHOAM)" in name
    }
    contracts = {item["name"] for item in TEXT.printed("choam") if item["kind"] == "contract"}
    rest = {f"{item['name']} (CHOAM)" for item in TEXT.printed("choam") if item["kind"] != "contract"}
    assert marked == rest
    assert set(column(SHEETS["uprising"]["Contracts (CHOAM)"], "name")) == contracts


def test_observation_posts_are_told_by_what_they_watch() -> None:
    posts = SHEETS["uprising"]["Observation posts"]
    assert len(posts.rows) == len(UPRISING.posts) == 17
    assert ["Research Station and Spice Refinery", "City"] in posts.rows
    assert "Observation posts" not in SHEETS["imperium"]


@pytest.mark.parametrize(("game", "emperor"), [("imperium", "Recruit 2 troops."), ("uprising", "Place a Spy.")])
def test_the_influence_tracks_tell_their_bonuses(game: str, emperor: str) -> None:
    tracks = SHEETS[game]["Influence tracks"]
    assert tracks.headings == ["faction", "at 2 Influence", "at 4 Influence", "Alliance"]
    assert row(tracks, "Emperor")["at 4 Influence"] == emperor
    assert row(tracks, "Fremen")["at 2 Influence"] == "+1 Victory Point"
    names = ["Emperor", "Spacing Guild", "Bene Gesserit", "Fremen"]
    six = ["Great Houses", "Fringe Worlds"] if game == "uprising" else []
    assert [name for name, *_ in tracks.rows] == names + six


def test_leaders_tell_their_complexity_and_whose_back_they_are() -> None:
    leaders = SHEETS["uprising"]["Leaders"]
    assert row(leaders, "Staban Tuek")["complexity"] == "3"
    row(leaders, "Lady Jessica")
    row(leaders, "Reverend Mother Jessica (other side of Lady Jessica)")
    assert len(SHEETS["imperium"]["Leaders"].rows) == len(BASE.leaders)


def test_one_set_has_its_own_things_alone() -> None:
    titles = [sheet.title for sheet in TEXT.sheets("choam")]
    assert titles == ["Imperium deck", "Intrigue deck", "Leaders", "Contracts (CHOAM)"]
    assert [sheet.title for sheet in descriptor_of("dominion").text.sheets("intrigue1e")] == ["Intrigue"]
