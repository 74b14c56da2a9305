"""The games and bots there are: those of the house, and those of others.

A package of somebody else's names its games in the entry-point group `greathall.games` (a `Descriptor`, or what
gives one when it is called) and its bots in `greathall.bots` (what gives a `Bot` when it is called, such as its
class; its attribute `games` names those that it plays, without one it plays them all). They are loaded when
somebody first asks for a game. One that cannot be loaded is left out, with a warning that names it, and whoever
asks for it is told why.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from threading import RLock
from typing import Final

from greathall.house.descriptor import Descriptor
from greathall.house.dominion.descriptor import DOMINION
from greathall.house.dune.descriptor import IMPERIUM, UPRISING
from greathall.house.roster import Maker, watched
from greathall.kernel.errors import BadPlugin, UnknownGame, Wrong
from greathall.kernel.given import clipped, shown
from greathall.kernel.rules import Rules
from greathall.kernel.seats import MAX_SEATS

log = logging.getLogger("greathall")

GAMES_OF_OTHERS: Final = "greathall.games"
BOTS_OF_OTHERS: Final = "greathall.bots"

OWN: Final[tuple[Descriptor, ...]] = (DOMINION, IMPERIUM, UPRISING)  # the house's


class Registry:
    """Descriptors by the ids of their games."""

    def __init__(self, own: Sequence[Descriptor]) -> None:
        self.games: dict[str, Descriptor] = {descriptor.id: descriptor for descriptor in own}
        self.bots: list[tuple[str, Maker, tuple[str, ...]]] = []  # of others: name, maker, games (none: all)
        self.broken: dict[str, str] = {}  # games of others that cannot be used, and why
        self.loaded = False
        self.loading = False
        self.lock = RLock()

    def all(self) -> dict[str, Descriptor]:
        if not self.loaded:
            with self.lock:  # whoever comes meanwhile waits until all are there
                self.load_once()
        return self.games

    def load_once(self) -> None:
        """A plug-in that asks for the games while it is loaded gets those there are by then."""
        if self.loading:
            return
        self.loading = True
        self.load(GAMES_OF_OTHERS, self.plug_in_game)
        self.load(BOTS_OF_OTHERS, self.plug_in_bot)
        self.loaded = True

    def load(self, group: str, plug_in: Callable[[str, object], None]) -> None:
        for point in sorted(entry_points(group=group), key=lambda point: point.name):
            try:
                plug_in(point.name, point.load())
            except (Exception, SystemExit) as error:  # whatever others' code may raise
                why = clipped(f"{origin(point)}: {type(error).__name__}: {error}")
                log.warning("the plug-in %r of %s is left out: %s", point.name, group, why)
                if group == GAMES_OF_OTHERS:
                    self.broken[point.name] = why

    def plug_in_game(self, name: str, found: object) -> None:
        descriptor = found() if callable(found) and not isinstance(found, Descriptor) else found
        if not isinstance(descriptor, Descriptor):
            raise BadPlugin(
                Wrong("error-plugin-class", kind="greathall.house.descriptor.Descriptor", given=shown(descriptor))
            )
        if descriptor.id != name:
            raise BadPlugin(Wrong("error-plugin-name", game=repr(descriptor.id)))
        self.add(descriptor)

    def plug_in_bot(self, name: str, found: object) -> None:
        if not callable(found):
            raise BadPlugin(Wrong("error-plugin-bot", given=shown(found)))
        games = getattr(found, "games", ())
        self.add_bot(name, found, (games,) if isinstance(games, str) else tuple(games))

    def add(self, descriptor: Descriptor) -> None:
        check(descriptor)
        if descriptor.id in self.games:
            raise BadPlugin(Wrong("error-plugin-game-there", game=repr(descriptor.id)))
        bots = [(name, make) for name, make, games in self.bots if not games or descriptor.id in games]
        taken = [name for name, _ in bots if name in descriptor.bots.names()]
        if taken:
            raise BadPlugin(Wrong("error-plugin-bots-there", bots=", ".join(taken), game=descriptor.id))
        for name, make in bots:
            descriptor.bots.add(name, partial(watched, name, make))
        self.games[descriptor.id] = descriptor

    def remove(self, id: str) -> None:
        """Takes a game away again, as it came: without others' bots."""
        descriptor = self.games.pop(id)
        for name, _, games in self.bots:
            if not games or id in games:
                descriptor.bots.remove(name)

    def add_bot(self, name: str, make: Maker, games: Sequence[str] = ()) -> None:
        playing = [game for game in self.games.values() if not games or game.id in games]
        taken = [game.id for game in playing if name in game.bots.names()]
        if taken:
            raise BadPlugin(Wrong("error-plugin-bot-there", name=repr(name), games=", ".join(taken)))
        for game in playing:
            game.bots.add(name, partial(watched, name, make))
        self.bots.append((name, make, tuple(games)))


def origin(point: EntryPoint) -> str:
    """Whose plug-in it is, for somebody who has to mend it."""
    package = "" if point.dist is None else f" of {point.dist.name} {point.dist.version}"
    return f"{point.value}{package}"


def check(descriptor: Descriptor) -> None:
    """What would go wrong only later, and somewhere else."""
    rules = descriptor.rules
    if not rules.id.isidentifier() or rules.id != rules.id.lower():
        raise BadPlugin(Wrong("error-plugin-id", given=shown(rules.id)))
    if rules.version < 1:
        raise BadPlugin(Wrong("error-plugin-version", game=rules.id, given=str(rules.version)))
    counts = rules.player_counts
    if not counts or list(counts) != sorted(set(counts)) or not 1 <= counts[0] <= counts[-1] <= MAX_SEATS:
        raise BadPlugin(Wrong("error-plugin-counts", game=rules.id, most=MAX_SEATS, given=shown(counts)))
    if rules.usual_players not in counts:
        raise BadPlugin(Wrong("error-plugin-usual", game=rules.id, counts=counts, given=str(rules.usual_players)))
    for players in counts:
        try:
            rules.dealer(players, {}).seating()  # refuses more seats than there is room for
        except Exception as error:  # whatever others' code may raise
            raise BadPlugin(Wrong("error-plugin-table", game=rules.id, players=players, why=error)) from error


REGISTRY: Final = Registry(OWN)


def names() -> tuple[str, ...]:
    return tuple(REGISTRY.all())


def descriptors() -> list[Descriptor]:
    return list(REGISTRY.all().values())


def descriptor_of(game: object) -> Descriptor:
    games = REGISTRY.all()
    descriptor = games.get(game) if isinstance(game, str) else None
    if descriptor is not None:
        return descriptor
    if isinstance(game, str) and game in REGISTRY.broken:
        raise BadPlugin(Wrong("error-plugin-broken", game=repr(game), why=REGISTRY.broken[game]))
    raise UnknownGame(Wrong("refused-no-game", game=shown(game), games=", ".join(games)))


def rules_of(game: object) -> Rules:
    return descriptor_of(game).rules


def register(descriptor: Descriptor) -> None:
    """Adds a game to those there are, in this process."""
    REGISTRY.all()
    REGISTRY.add(descriptor)


def register_bot(name: str, make: Maker, games: Sequence[str] = ()) -> None:
    """Adds a bot to those of the games, or of all of them; in this process."""
    REGISTRY.all()
    REGISTRY.add_bot(name, make, games)
