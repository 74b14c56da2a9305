"""The log of one game in words. What a choice made happen is written once, and once more for each seat to which it
is told in other words; it does not matter how many look, or how often they ask for the whole log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from greathall.api import Game
from greathall.house.descriptor import Descriptor
from greathall.kernel.events import Event
from greathall.server.messages import Happened, Line
from greathall.text.fluent import ENGLISH
from greathall.text.names import Names


class Told(NamedTuple):
    """A chapter as it was written for one reader, a seat or a spectator."""

    reader: int
    cards: list[int]  # of its events, as the reader may know them
    spoken_of: set[int]  # the seats that are, or would be, "you" in it
    lines: list[Line]
    events: list[Happened]

    def is_the_same_for(self, seat: int, cards: list[int]) -> bool:
        return cards == self.cards and self.reader not in self.spoken_of and seat not in self.spoken_of


class Chapter:
    """What one choice made happen; the first chapter is the set-up."""

    def __init__(self, game: Descriptor, events: list[Event], called: Sequence[str], lang: str) -> None:
        self.game = game
        self.events = events
        self.called = called
        self.lang = lang
        self.by_seat: dict[int, Told] = {}

    def told_to(self, seat: int) -> Told:
        """Two who see the same cards in it, and of whom it does not speak, read the same."""
        told = self.by_seat.get(seat)
        if told is None:
            cards = [event.card_for(seat) for event in self.events]
            like = (told for told in self.by_seat.values() if told.is_the_same_for(seat, cards))
            told = next(like, None) or self.written_for(seat, cards)
            self.by_seat[seat] = told
        return told

    def written_for(self, seat: int, cards: list[int]) -> Told:
        rules, words = self.game.rules, self.game.text
        happened = [
            Happened(event.what, event.seat, rules.card_id(card), event.n, rules.card_id(event.source))
            for event, card in zip(self.events, cards, strict=True)
        ]
        called: dict[str, str] = {}
        for event in happened:
            for id in (event.card, event.source):
                if id is not None and id not in called and words.can_be_shown(id):
                    called[id] = words.card_name(id, self.lang)
        names = Names(self.lang, self.called, seat)
        lines = [
            Line(
                said.text,
                sorted(
                    (id for id, name in called.items() if name in said.text),
                    key=lambda id: said.text.index(called[id]),
                ),
                said.what,
                None if said.seat < 0 else said.seat,
                said.n,
            )
            for said in words.told([event.as_seen_by(seat) for event in self.events], names, joined=True)
        ]
        return Told(seat, cards, names.spoken_of, lines, happened)


class Chronicle:
    """All chapters of one game, by the number of choices that lead to them."""

    def __init__(self, lang: str = ENGLISH) -> None:
        self.lang = lang
        self.called: list[str] = []  # what the seats are called in it
        self.codes: list[int] = []  # the choices that it tells of
        self.chapters: list[Chapter] = []

    def follow(self, game: Game, called: list[str]) -> None:
        """Takes down what was chosen since. A name may change, or be known only later: all is told with it then."""
        if called != self.called:
            self.called = called
            self.chapters.clear()
            self.codes.clear()
        while len(self.chapters) <= len(game.choices):
            step = len(self.chapters)
            self.chapters.append(Chapter(game.descriptor, game.chapter(step), called, self.lang))
            if step:
                self.codes.append(game.choices[step - 1])

    def go_back(self, choices: Sequence[int]) -> None:
        """Forgets what follows choices that were taken back: the game has these."""
        kept = 0
        while kept < min(len(self.codes), len(choices)) and self.codes[kept] == choices[kept]:
            kept += 1
        del self.codes[kept:]
        del self.chapters[kept + 1 :]

    def lines(self, seat: int, first: int, last: int) -> list[Line]:
        """Of these chapters, as that seat or a spectator reads them."""
        return [line for chapter in self.chapters[first : last + 1] for line in chapter.told_to(seat).lines]

    def events(self, seat: int, first: int, last: int) -> list[Happened]:
        return [event for chapter in self.chapters[first : last + 1] for event in chapter.told_to(seat).events]
