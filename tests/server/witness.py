"""Somebody behind the scenes, who knows the whole table at every moment and what each seat has had to see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tests.server.house import House

from greathall.api import SPECTATOR, Game
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import INTRIGUE
from greathall.house.registry import descriptor_of
from greathall.server.scenes import Scene, scenes
from greathall.server.storage import TableRow


class Moment(NamedTuple):
    """The table at one version and step."""

    game: Game
    row: TableRow
    since: int  # choices that were shown before
    hidden: dict[int, frozenset[str]]  # by seat: ids of things that it never had a chance to see
    passing: list[Moment]  # the scenes on the way here, but for the last
    events: int  # so many of the choice's events are the last scene's


class Witness:
    """Notes every change of a table that is stored."""

    def __init__(self, house: House, id: str) -> None:
        self.moments: dict[tuple[int, int], Moment] = {}
        self.id = id
        table = house.hall.tables[id]
        assert table.game is not None
        self.game = table.game.copy()
        self.hidden = {seat: everything(self.game) for seat in (SPECTATOR, *range(self.game.players))}
        self.note(table.row, len(self.game.choices))
        self.store = house.hall.store
        self.store_change = self.store.change
        self.store.change = self.change  # type: ignore[method-assign, assignment]
        self.store_play = self.store.play
        self.store.play = self.play  # type: ignore[method-assign]

    async def change(
        self, row: TableRow, version: int, codes: Sequence[int] = (), keep: int | None = None, *rest: Any
    ) -> None:
        await self.store_change(row, version, codes, keep, *rest)
        self.changed(row, codes, keep)

    async def play(self, row: TableRow, version: int, codes: Sequence[int]) -> None:
        await self.store_play(row, version, codes)
        self.changed(row, codes)

    def changed(self, row: TableRow, codes: Sequence[int], keep: int | None = None) -> None:
        if row.id != self.id:
            return
        if keep is not None:
            self.game.undo(self.game.undoer)
            assert len(self.game.choices) == keep
        if not codes:
            self.note(row, len(self.game.choices))
        for code in codes:
            after = self.game.copy()
            after.choose_code(code)
            found = scenes(self.game, code, after)
            passing = [self.passed(row, after, scene) for scene in found[:-1]]
            self.game.choose_code(code)
            self.note(row, len(self.game.choices) - 1, passing, len(found[-1].events) if found else None)

    def note(self, row: TableRow, since: int, passing: Sequence[Moment] = (), last: int | None = None) -> None:
        game = self.game.copy()
        step = len(game.choices)
        told = 0 if since == step else len(game.chapter(step))
        events = told if last is None else last
        self.moments[row.version, step] = self.moment(game, row, since, list(passing), events)

    def passed(self, row: TableRow, after: Game, scene: Scene) -> Moment:
        """The table at the end of a scene, while the rules are at work."""
        game = after.copy()
        game.state = scene.state
        return self.moment(game, row, len(after.choices) - 1, [], len(scene.events))

    def moment(self, game: Game, row: TableRow, since: int, passing: list[Moment], events: int) -> Moment:
        """Whatever lies open now is known from now on."""
        for seat in self.hidden:
            self.hidden[seat] &= hidden_from(game, seat)
        return Moment(game, row, since, dict(self.hidden), passing, events)


def everything(game: Game) -> frozenset[str]:
    """Things of which there is one in the game, so that their ids tell something."""
    state = game.state
    if not isinstance(state, Imperium):
        return frozenset()
    content = state.content
    ids = [card.id for card in content.cards] + [card.id for card in content.intrigue]
    ids += [card.id for card in content.conflicts] + [contract.id for contract in content.contracts]
    on_the_board = {space.id for space in content.spaces} | {leader.id for leader in content.leaders}
    return frozenset(ids) - on_the_board


def hidden_from(game: Game, seat: int) -> frozenset[str]:
    """Ids of things that lie face down for that seat now, or are still in the box."""
    state = game.state
    if not isinstance(state, Imperium):
        return frozenset()
    content = state.content
    cards = [*state.row, *state.removed, *(card for card, left in enumerate(state.reserve) if left >= 0)]
    intrigue = [*state.intrigue_discard, *state.intrigue_removed, *state.intrigue_in_play()]
    conflicts = [*state.past_conflicts, *([state.conflict] if state.conflict >= 0 else [])]
    contracts = [*state.contract_row]
    for owner, player in enumerate(state.players):
        # What is in a player's deck was bought from the row for all to see, or is what everybody starts with.
        cards += [*player.deck, *player.hand, *player.discard, *(card for card in player.in_play if card >= 0)]
        cards += [player.set_aside] if player.set_aside >= 0 else []
        intrigue += [code - INTRIGUE for code in player.face_up]
        intrigue += player.intrigue if owner == seat else []
        contracts += [*player.contracts, *player.completed, *player.own_contracts]
        conflicts += [number for number, card in enumerate(content.conflicts) if card.id in won(game, player)]
    open_ids = {content.cards[card].id for card in cards if card >= 0}
    open_ids |= {content.intrigue[card].id for card in intrigue}
    open_ids |= {content.conflicts[card].id for card in conflicts}
    open_ids |= {content.contracts[contract].id for contract in contracts}
    return everything(game) - open_ids


def won(game: Game, player: Any) -> set[str | None]:
    """Conflict cards that lie before a player."""
    return {game.rules.card_id(code) for code in (*player.trophies, *player.matched)}


def telling_names(game: Game, hidden: frozenset[str]) -> list[str]:
    """Names of hidden things that are no part of another's name."""
    state = game.state
    if not isinstance(state, Imperium):
        return []
    names = {id: descriptor_of(game.name).text.card_name(id) for id in everything(game)}
    others = [descriptor_of(game.name).text.card_name(objective.id) for objective in state.content.objectives]
    shown = "\n".join([*others, *(name for id, name in names.items() if id not in hidden)])
    return [names[id] for id in hidden if names[id] not in shown]
