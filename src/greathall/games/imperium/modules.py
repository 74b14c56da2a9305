"""What is printed comes in modules: a box, or a part of one that is played with or without.

A table is set up with several of them: CHOAM, the second side of the board and the original's cards are
combinations. Whatever has an id has one number in all of them, so that a game reads the same with more modules on
the shelf."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from greathall.games.imperium.automata_setup import AutomataSetup
from greathall.games.imperium.printed import (
    Card,
    Commander,
    Conflict,
    Content,
    Contract,
    Effects,
    HagalCard,
    Intrigue,
    Kind,
    Leader,
    Numbered,
    Objective,
    Post,
    Rival,
    Space,
)
from greathall.games.imperium.things import FACTIONS, NOTHING
from greathall.kernel.machine import Effect
from greathall.kernel.permanent import Thing, in_order

T = TypeVar("T", bound=Thing)


class Module:
    """A manifest: what the module adds, which of it replaces the same thing of another, what it takes away, and
    which other modules it needs."""

    def __init__(
        self,
        id: str,
        *,
        set: str = "",
        needs: tuple[str, ...] = (),
        replaces: tuple[str, ...] = (),
        removes: tuple[str, ...] = (),
        board: str = "",
        factions: tuple[str, ...] = (),
        influence_bonus: tuple[Effects, ...] = (),
        spaces: tuple[Space, ...] = (),
        posts: tuple[Post, ...] = (),
        cards: tuple[Card, ...] = (),
        intrigue: tuple[Intrigue, ...] = (),
        conflicts: tuple[Conflict, ...] = (),
        leaders: tuple[Leader, ...] = (),
        contracts: tuple[Contract, ...] = (),
        objectives: tuple[Objective, ...] = (),
        commanders: tuple[Commander, ...] = (),
        hagal: tuple[HagalCard, ...] = (),
        rivals: tuple[Rival, ...] = (),
    ) -> None:
        self.id = id
        self.set = set or id  # the box that stands on its cards
        self.needs = needs
        self.replaces = replaces  # what it prints anew, as `prints` names it
        self.removes = removes  # ids of what is not there with it
        self.board = board  # the side of the board that it lays out, if it does
        self.factions = factions  # whose tracks are on that side
        self.influence_bonus = influence_bonus  # by track, on reaching level 4
        self.spaces = spaces
        self.posts = posts
        self.cards = cards
        self.intrigue = intrigue
        self.conflicts = conflicts
        self.leaders = leaders
        self.contracts = contracts
        self.objectives = objectives
        self.commanders = commanders  # under whom two teams play
        self.hagal = hagal
        self.rivals = rivals
        for space in spaces:
            if space.faction != NOTHING:
                space.area = (*factions, *FACTIONS[:1], *FACTIONS[-1:])[space.faction]
        for things in self.kinds().values():
            for thing in things:
                thing.set = self.set

    def kinds(self) -> dict[str, tuple[Numbered, ...]]:
        """What it brings that has an id, by kind."""
        return {
            "space": self.spaces,
            "post": self.posts,
            "card": self.cards,
            "intrigue": self.intrigue,
            "conflict": self.conflicts,
            "leader": self.leaders,
            "contract": self.contracts,
            "objective": self.objectives,
            "hagal": self.hagal,
            "rival": self.rivals,
        }

    def prints(self) -> list[str]:
        """What it brings, by kind and id: a card and a space may have one id."""
        return [f"{kind}:{thing.id}" for kind, things in self.kinds().items() for thing in things]


class Shelf:
    """A game: all modules that are printed for it, its permanent numbers, and how it can be played."""

    def __init__(
        self,
        game: str,
        name: str,
        player_counts: tuple[int, ...],
        options: dict[str, str],
        sheet: Callable[[int, dict[str, object]], AutomataSetup],
        ids: dict[str, tuple[str, ...]],
        modules: tuple[Module, ...],
        effects: list[Effect[Any]],
    ) -> None:
        self.game = game
        self.name = name
        self.player_counts = player_counts
        self.options = options
        self.sheet = sheet  # its rules for few players
        self.ids = ids
        self.modules = modules
        self.effects = effects
        self.contents: dict[tuple[str, ...], Content] = {}
        # The first print of everything, for whoever lists it.
        self.whole = self.combined(modules[::-1], set())

    def automata(self, players: int, options: dict[str, object]) -> AutomataSetup | None:
        """The rules sheet for few players, if the table has automata; its options are checked for every table."""
        sheet = self.sheet(players, options)
        return sheet if sheet.seats > 0 else None

    def content(self, ids: tuple[str, ...]) -> Content:
        """What these modules print together."""
        if ids not in self.contents:
            chosen = tuple(module for module in self.modules if module.id in ids)
            check(chosen, ids)
            self.contents[ids] = self.combined(chosen, {id for module in chosen for id in module.removes})
        return self.contents[ids]

    def combined(self, chosen: tuple[Module, ...], removed: set[str]) -> Content:
        def kind(name: str, of: Callable[[Module], tuple[T, ...]]) -> Kind[T]:
            printed = [of(module) for module in chosen]
            numbered = by_number(self.ids[name], [of(module) for module in self.modules], printed)
            ids = {thing.id for things in printed for thing in things} - removed
            return numbered, [thing for thing in numbered if thing.id in ids]

        sides = [module for module in chosen if module.board]
        return Content(
            self.game,
            tuple(module.id for module in chosen),
            sides[-1].board,
            sides[-1].factions,
            sides[-1].influence_bonus,
            kind("spaces", lambda module: module.spaces),
            kind("cards", lambda module: module.cards),
            kind("intrigue", lambda module: module.intrigue),
            kind("conflicts", lambda module: module.conflicts),
            kind("leaders", lambda module: module.leaders),
            kind("posts", lambda module: module.posts),
            kind("contracts", lambda module: module.contracts),
            kind("objectives", lambda module: module.objectives),
            kind("hagal", lambda module: module.hagal),
            kind("rivals", lambda module: module.rivals),
            sides[-1].commanders,
            self.effects,
        )


def check(chosen: tuple[Module, ...], ids: tuple[str, ...]) -> None:
    """A combination that no rulebook knows is a fault of whoever asks for it."""
    assert len(chosen) == len(ids), f"there are no such modules: {', '.join(ids)}"
    for module in chosen:
        lacking = [id for id in module.needs if id not in ids]
        assert not lacking, f"{module.id} needs {', '.join(lacking)}"
    printed: set[str] = set()
    for module in chosen:
        again = [id for id in module.prints() if id in printed and id not in module.replaces]
        assert not again, f"{module.id} prints {', '.join(again)} once more, and does not say that it replaces it"
        printed.update(module.prints())


def by_number(table: tuple[str, ...], every: list[tuple[T, ...]], chosen: list[tuple[T, ...]]) -> tuple[T, ...]:
    """All things of a kind by their numbers; of what is printed twice, the last print of those chosen."""
    prints = {thing.id: thing for things in reversed(every) for thing in things}
    for things in chosen:
        for thing in things:
            prints[thing.id] = thing
    return in_order(table, tuple(prints.values()))
