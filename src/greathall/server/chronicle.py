"""The log of one game in words. What a choice made happen is written once, and once more for each seat to which it
is told in other words; it does not matter how many look, or how often they ask for the whole log."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.api import SPECTATOR, Game
from greathall.house.descriptor import Descriptor
from greathall.kernel.events import Event
from greathall.server.messages import Happened, Line
from greathall.text.fluent import ENGLISH
from greathall.text.names import Names


class Told:
    """A chapter as somebody reads it."""

    def __init__(self, lines: list[Line], events: list[Happened], spoken_of: set[int]) -> None:
        self.lines = lines
        self.events = events
        self.spoken_of = spoken_of  # the seats that would be "you" in it


class Chapter:
    """What one choice made happen; the first chapter is the set-up."""

    def __init__(self, game: Descriptor, events: list[Event], called: Sequence[str], lang: str) -> None:
        self.game = game
        self.events = events
        self.called = called
        self.lang = lang
        self.by_seat: dict[int, Told] = {}

    def told_to(self, seat: int) -> Told:
        """Whoever sees no more of it than a spectator, and is not spoken of, reads what a spectator reads."""
        told = self.by_seat.get(seat)
        if told is None:
            if seat == SPECTATOR:
                told = self.written_for(SPECTATOR)
            else:
                told = self.told_to(SPECTATOR)
                if seat in told.spoken_of or self.shows_more_to(seat):
                    told = self.written_for(seat)
            self.by_seat[seat] = told
        return told

    def shows_more_to(self, seat: int) -> bool:
        return any(event.card_for(seat) != event.card_for(SPECTATOR) for event in self.events)

    def written_for(self, seat: int) -> Told:
        rules, words = self.game.rules, self.game.text
        happened = [
            Happened(
                event.what, event.seat, rules.card_id(event.card_for(seat)), event.n, rules.card_id(event.source)
            )
            for event in self.events
        ]
        called: dict[str, str] = {}
        for event in happened:
            for id in (event.card, event.source):
                if id is not None and id not in called and words.can_be_shown(id):
                    called[id] = words.card_name(id, self.lang)
        names = Names(self.lang, self.called, seat)
        lines = [
            Line(text, sorted((id for id, name in called.items() if name in text), key=lambda id: text.index(called[id])))
            for text in words.told(self.events, seat, names, joined=True)
        ]
        return Told(lines, happened, names.spoken_of)


class Chronicle:
    """All chapters of one game, by the number of choices that lead to them."""

    def __init__(self, lang: str = ENGLISH) -> None:
        self.lang = lang
        self.called: list[str] = []  # what the seats are called in it
        self.codes: list[int] = []  # the choices that it tells of
        self.chapters: list[Chapter] = []

    def follow(self, game: Game, called: list[str]) -> None:
        """Takes down what was chosen since. An automaton's name may be known only later: all is told with it then."""
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
