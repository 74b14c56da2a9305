"""What the Dune games say, as their tests read it."""

from __future__ import annotations

import random

from tests.games.dune.table import SPECTATOR, Table
from typer.testing import CliRunner

import greathall as gh
from greathall.cli import app
from greathall.games.imperium.printed import Content
from greathall.games.imperium.things import CARD, CONFLICT, CONTRACT, INTRIGUE, LEADER, POST, REVEAL_TURN, SPACE
from greathall.house.registry import descriptor_of
from greathall.kernel.events import Event
from greathall.kernel.machine import EVERYBODY


def question(t: Table) -> str:
    return descriptor_of(t.state.content.game).text.question(t.state)


def options(t: Table) -> list[str]:
    return [descriptor_of(t.state.content.game).text.option(t.state, code) for code in t.state.options]


def lines(t: Table, seat: int) -> list[str]:
    """What the seat is told of all that has happened."""
    return descriptor_of(t.state.content.game).text.lines(t.state.events or [], seat)


def card_list(game: str, *words: str) -> str:
    """What `greathall cards` says."""
    done = CliRunner().invoke(app, ["cards", game, *words])
    assert done.exit_code == 0, done.output
    return done.output


def pick(rng: random.Random, decision: gh.api.Decision) -> int:
    """Rather something than nothing: who reveals or passes at once sees little of the game."""
    count = len(decision.options)
    early = [i for i, option in enumerate(decision.options) if option.code in (0, REVEAL_TURN)]
    late = [i for i in range(count) if i not in early]
    return rng.choice(late) if late and rng.random() < 0.85 else rng.randrange(count)


class Events:
    """Makes events of a game; things are written as "card:dagger", "space:arrakeen"."""

    def __init__(self, content: Content) -> None:
        self.codes = {
            **{f"card:{thing.id}": CARD + thing.index for thing in content.cards},
            **{f"intrigue:{thing.id}": INTRIGUE + thing.index for thing in content.intrigue},
            **{f"conflict:{thing.id}": CONFLICT + thing.index for thing in content.conflicts},
            **{f"leader:{thing.id}": LEADER + thing.index for thing in content.leaders},
            **{f"space:{thing.id}": SPACE + thing.index for thing in content.spaces},
            **{f"post:{thing.id}": POST + thing.index for thing in content.posts},
            **{f"contract:{thing.id}": CONTRACT + thing.index for thing in content.contracts},
        }

    def __call__(self, what: str, seat: int = 0, thing: str = "", n: int = 1, seen: int = EVERYBODY) -> Event:
        return Event(what, seat, self.codes[thing] if thing else -1, n, -1, seen)


def assert_told(game: str, happened: Event, mine: str, theirs: str) -> None:
    """What the first seat is told of what happened to it, and what the rest is."""
    text = descriptor_of(game).text
    assert text.line(happened, 0) == mine
    assert text.line(happened, 2) == theirs
    assert text.line(happened, SPECTATOR) == theirs
