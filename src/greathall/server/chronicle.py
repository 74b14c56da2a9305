"""The log of one game in words. What a choice made happen is written once, and once more for each seat to which it
is told in other words; it does not matter how many look, or how often they ask for the whole log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from greathall.api import Game
from greathall.house.descriptor import Descriptor
from greathall.kernel.events import Event
from greathall.server.messages import Happened, Line, Link, NoticeKind
from greathall.text.fluent import ENGLISH, texts
from greathall.text.names import Names
from greathall.text.said import Said

PAGE = 100  # lines of the log that are told at once; and so many chapters, though some may have no lines
MOST = 400  # chapters that are looked through for somebody's last turn


class Notice(Struct, gc=False):
    """What happened at a table, and is not part of the game."""

    step: int  # so many choices had been made
    what: NoticeKind
    seat: int
    by: int | None  # the seat of whoever did it; None: the host, whoever runs the server, or the clock


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
        words = self.game.text
        names = Names(self.lang, self.called, seat)
        lines = [
            Line(
                said.text,
                links(said),
                said.what,
                None if said.seat < 0 else said.seat,
                said.n,
                None if said.rule == said.what else said.rule,
            )
            for said in words.told([event.as_seen_by(seat) for event in self.events], names, joined=True)
        ]
        return Told(seat, cards, names.spoken_of, lines, self.happened(cards))

    def happened(self, cards: list[int]) -> list[Happened]:
        rules = self.game.rules
        return [
            Happened(event.what, event.seat, rules.card_id(card), event.n, rules.card_id(event.source))
            for event, card in zip(self.events, cards, strict=True)
        ]

    def happened_to(self, seat: int) -> list[Happened]:
        """The same without words, for a reader who may never want any."""
        return self.happened([event.card_for(seat) for event in self.events])


def links(said: Said) -> list[Link]:
    return [Link(start, end, *thing.split(":")) for start, end, thing in said.spans]


class Chronicle:
    """All chapters of one game, by the number of choices before them; each is written for its first reader."""

    def __init__(self, lang: str = ENGLISH) -> None:
        self.lang = lang
        self.called: list[str] = []  # what the seats are called in it
        self.game: Game | None = None
        self.chapters: dict[int, Chapter] = {}
        self.notices: Sequence[Notice] = ()

    def follow(self, game: Game, called: list[str]) -> None:
        """Tells of the game as it is now. A name may change, or be known only later: all is told with it then."""
        self.game = game
        if called != self.called:
            self.called = called
            self.chapters.clear()

    def go_back(self, stands: int) -> None:
        """Forgets what followed the first `stands` choices: the others were taken back."""
        for step in [step for step in self.chapters if step > stands]:
            del self.chapters[step]

    def chapter(self, step: int) -> Chapter:
        chapter = self.chapters.get(step)
        if chapter is None:
            assert self.game is not None
            chapter = Chapter(self.game.descriptor, self.game.chapter(step), self.called, self.lang)
            self.chapters[step] = chapter
        return chapter

    def lines(self, seat: int, first: int, last: int) -> list[Line]:
        """Of these chapters, as that seat or a spectator reads them."""
        return [line for step in range(first, last + 1) for line in self.told_at(step, seat)]

    def told_at(self, step: int, seat: int) -> list[Line]:
        """What the choice made happen, and then what happened at the table."""
        lines = self.chapter(step).told_to(seat).lines
        if not self.notices:
            return lines
        return [*lines, *(self.noticed(notice) for notice in self.notices if notice.step == step)]

    def noticed(self, notice: Notice) -> Line:
        """To everybody in the same words."""
        by = "nobody" if notice.by is None else "themselves" if notice.by == notice.seat else "another"
        name = self.called[notice.seat]
        other = name if notice.by is None else self.called[notice.by]
        text = texts(self.lang).say(f"notice-{notice.what}", name=name, by=by, other=other)
        return Line(text, [], notice.what, notice.seat, 0)

    def events(self, seat: int, first: int, last: int) -> list[Happened]:
        return [event for step in range(first, last + 1) for event in self.chapter(step).told_to(seat).events]

    def since_turn(self, seat: int, last: int) -> list[Happened]:
        """What happened up to that chapter, since the seat last had a turn before the others had theirs; or a good
        deal, if that was long ago."""
        told: list[list[Happened]] = []
        others = done = False  # others have had turns since; the seat had one before
        while not done and len(told) <= min(last, MOST):
            chapter = self.chapter(last - len(told))
            told.append(chapter.happened_to(seat))
            for event in reversed(chapter.events):
                if event.what == "turn":
                    done = done or (others and event.seat == seat)
                    others = others or event.seat != seat
        return [event for events in reversed(told) for event in events]

    def page(self, seat: int, last: int) -> tuple[int, list[Line]]:
        """A page of the log that ends with that chapter: the chapter with which it begins, and its lines."""
        first, told, count = last + 1, [], 0
        while first > 0 and count < PAGE and last - first < PAGE:
            first -= 1
            told.append(self.told_at(first, seat))
            count += len(told[-1])
        return first, [line for lines in reversed(told) for line in lines]
