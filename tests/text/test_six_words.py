"""Three against three in words: what is said there holds there."""

from __future__ import annotations

import pytest
from tests.games.uprising.six import MUAD_DIB, SHADDAM, SixTable, six

from greathall.games.imperium.conditions import AllianceWith, InfluenceWith
from greathall.games.imperium.obstacles import unmet
from greathall.games.imperium.things import EMPEROR, FREMEN, NOTHING
from greathall.house.registry import descriptor_of
from greathall.kernel.machine import Effect, Frame
from greathall.text.names import Names

TEXT = descriptor_of("uprising").text


def reason(t: SixTable, seat: int, condition: InfluenceWith | AllianceWith) -> str:
    frame: Frame = Frame(Effect(), seat, seat, NOTHING, NOTHING)
    (why,) = unmet(t.s, condition, frame)
    return TEXT.obstacle(t.s, why, Names("en", None, seat))


@pytest.mark.parametrize(
    ("seat", "faction", "tracks"),
    [
        (2, FREMEN, "the Fringe Worlds"),
        (2, EMPEROR, "the Great Houses"),
        (MUAD_DIB, EMPEROR, "the Great Houses"),
        (MUAD_DIB, FREMEN, "the Fringe Worlds or the Fremen"),
        (SHADDAM, FREMEN, "the Fringe Worlds"),
        (SHADDAM, EMPEROR, "the Great Houses or the Emperor"),
    ],
)
def test_a_card_names_the_track_that_its_icon_means(seat: int, faction: int, tracks: str) -> None:
    asked = reason(six(seat), seat, InfluenceWith(faction, 2))
    assert asked == f"it takes 2 Influence with {tracks}, you have 0"


@pytest.mark.parametrize(("seat", "token"), [(2, "the Fringe Worlds Alliance"), (MUAD_DIB, "the Fremen Alliance")])
def test_a_card_names_the_alliance_that_its_icon_means(seat: int, token: str) -> None:
    assert reason(six(seat), seat, AllianceWith(FREMEN)) == f"it takes {token}"


def test_a_space_names_the_same_tracks_as_a_card() -> None:
    t = six(2, "desert_power")
    said = {thing: why for place, thing, why in TEXT.reasons(t.s) if place == "space"}
    assert "2 Influence with the Fringe Worlds" in said["sietch_tabr"]
