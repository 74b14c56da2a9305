"""Leaders show one to three icons after their names, and the books advise those with one for a first game."""

from __future__ import annotations

from typing import Any, cast

import pytest

import greathall as gh
from greathall.games.imperium.catalogue import BASE, UPRISING
from greathall.games.imperium.printed import Content
from greathall.house.registry import descriptor_of
from greathall.server.offers import game_infos

ICONS_AFTER_THE_NAME = {
    "imperium": {
        "paul_atreides": 1,
        "duke_leto_atreides": 2,
        "baron_vladimir_harkonnen": 3,
        "glossu_rabban": 1,
        "earl_memnon_thorvald": 1,
        "countess_ariana_thorvald": 3,
        "count_ilban_richese": 1,
        "helena_richese": 2,
    },
    "uprising": {
        "muad_dib": 1,
        "gurney_halleck": 1,
        "lady_jessica": 2,
        "reverend_mother_jessica": 2,  # the back of the same card
        "princess_irulan": 2,
        "lady_margot_fenring": 1,
        "feyd_rautha_harkonnen": 1,
        "lady_amber_metulli": 1,
        "staban_tuek": 3,
        "shaddam_corrino_iv": 2,
    },
}
# The original's book names them.
ADVISED = {"paul_atreides", "glossu_rabban", "earl_memnon_thorvald", "count_ilban_richese"}
games = pytest.mark.parametrize(("game", "content"), [("imperium", BASE), ("uprising", UPRISING)])


@games
def test_every_leader_has_the_icons_that_are_printed(game: str, content: Content) -> None:
    assert {leader.id: leader.complexity for leader in content.leaders} == ICONS_AFTER_THE_NAME[game]


@games
def test_cards_and_faces_tell_them(game: str, content: Content) -> None:
    text = descriptor_of(game).text
    told = {item["id"]: item["complexity"] for item in text.printed() if item["kind"] == "leader"}
    things = cast("dict[str, Any]", text.catalogue()["things"])
    shown = {thing["id"]: thing["complexity"] for thing in things.values() if thing["kind"] == "leader"}
    assert told == shown == ICONS_AFTER_THE_NAME[game]


@games
@pytest.mark.parametrize("players", [3, 4])
def test_a_first_game_is_dealt_from_leaders_with_one_icon(game: str, content: Content, players: int) -> None:
    seen = set()
    for seed in range(60):
        table = gh.new_game(game, players, seed, {"leaders": "first_game"})
        leaders = [player["leader"] for player in cast("list[dict[str, str]]", table.view()["players"])]
        assert len(set(leaders)) == players
        seen.update(leaders)
    assert seen == {id for id, icons in ICONS_AFTER_THE_NAME[game].items() if icons == 1}
    if game == "imperium":
        assert seen == ADVISED


@games
def test_the_lobby_offers_it(game: str, content: Content) -> None:
    (field,) = [field for info in game_infos() if info.id == game for field in info.fields if field.id == "leaders"]
    assert "first_game" in [choice.value for choice in field.choices]
