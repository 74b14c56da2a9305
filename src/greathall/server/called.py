"""What the seats of a table are called. A name that somebody has given is stored; who has none is called by what
they are, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from greathall.house.registry import descriptor_of
from greathall.house.roster import FOR_LEARNERS
from greathall.kernel.errors import GreatHallError
from greathall.server.storage import SeatRow, TableRow, free_name, taken_names
from greathall.text.fluent import texts
from greathall.text.game import worded


def names_in(lang: str, row: TableRow) -> list[str]:
    """By seat; an open one has no name."""
    taken = taken_names(row.seats)
    names: list[str] = []
    for seat in row.seats:
        name = seat.name
        if not name and seat.kind != "open":
            name = free_name(nameless(lang, row, seat), taken)
            taken.add(name)
        names.append(name)
    return names


def name_of(row: TableRow, seat: int) -> Callable[[str], str]:
    """For what is said in a language that is known later."""
    return lambda lang: names_in(lang, row)[seat]


def people_of(row: TableRow, seats: Sequence[int]) -> Callable[[str], str]:
    """Several of them, as a list."""

    def listed(lang: str) -> str:
        names = names_in(lang, row)
        return ", ".join(names[seat] for seat in seats)

    return listed


def nameless(lang: str, row: TableRow, seat: SeatRow) -> str:
    say = texts(lang).say
    if seat.kind == "person":
        return guest(lang) if seat.person else say("person-forgotten")
    return bot_name(lang, row, seat)


def guest(lang: str) -> str:
    """Somebody who has not said a name."""
    return texts(lang).say("person-guest")


def bot_name(lang: str, row: TableRow, seat: SeatRow) -> str:
    """A name of its own, if the bot has one; those of a kind are told apart by the numbers of their seats."""
    bot = introduced_as(row, seat)
    try:
        bots = descriptor_of(row.game).bots
        names, name = bots.own_names(bot, lang), bots.introduced(bot, lang).name
    except GreatHallError:  # it was played with a game that is no longer installed
        names, name = [], worded(bot)
    if names:
        return names[seat.seat % len(names)]
    same = [one for one in row.seats if one.kind == "bot" and not one.name and one.bot == seat.bot]
    return f"{name} {seat.seat + 1}" if len(same) > 1 else name


def level_of(row: TableRow, seat: SeatRow) -> str | None:
    """Of a bot that is known by its strength."""
    try:
        return descriptor_of(row.game).bots.level_of(introduced_as(row, seat)) if seat.bot else None
    except GreatHallError:
        return None


def introduced_as(row: TableRow, seat: SeatRow) -> str:
    # In a guided game a deck would go by the name of a card, strange in the log.
    return (seat.bot or "") if row.lesson is None else FOR_LEARNERS
