"""The Dune games in the terminal."""

from __future__ import annotations

import io

from rich.console import Console

import greathall as gh
from greathall.games.imperium.catalogue import UPRISING
from greathall.games.imperium.things import CONFLICT, POST
from greathall.house.registry import descriptor_of
from greathall.kernel.events import Event
from greathall.kernel.machine import EVERYBODY


def drawn(game: gh.Game) -> str:
    names = game.text.seat_names(game.state, ["Ann", "Bob", "Cid"][: game.players])
    file = io.StringIO()
    screen = descriptor_of(game.name).terminal(names, dict(game.options), game.text)
    screen.draw(Console(file=file, width=200), game.view(0), 0)
    return file.getvalue()


def test_all_that_a_rival_holds_is_on_the_screen() -> None:
    game = gh.new_game("uprising", 1, 8, {"rivals": "rival_gurney_halleck,rival_staban_tuek"})
    s = game.state
    rival = s.players[1]  # type: ignore[attr-defined]
    rival.hooks = True
    rival.trophies = [CONFLICT + UPRISING.conflicts[0].index]
    rival.spies = [0]
    s.alliances[0] = 1  # type: ignore[attr-defined]
    seen = drawn(game)
    assert "The Shield Wall stands." in seen
    assert "Maker Hooks: Gurney Halleck" in seen
    assert "Alliances: Emperor: Gurney Halleck" in seen
    assert "Gurney Halleck: crysknife" in seen
    (post,) = game.text.lines([spy_placed(0)], 0, names=["Ann", "Gurney Halleck"])
    assert f"{post.removeprefix('Gurney Halleck places a Spy at ').rstrip('.')}: Gurney Halleck" in seen
    s.shield_wall = False  # type: ignore[attr-defined]
    assert "The Shield Wall is gone." in drawn(game)


def spy_placed(post: int) -> Event:
    """As the log tells where a Spy is."""
    return Event("place_spy", 1, POST + post, 1, -1, EVERYBODY)


def test_the_original_has_no_shield_wall_to_speak_of() -> None:
    seen = drawn(gh.new_game("imperium", 3, 1))
    assert "Shield Wall" not in seen
    assert "Battle icons" not in seen
