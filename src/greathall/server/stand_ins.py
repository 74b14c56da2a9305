"""Bots that stand in for people who are away, until these come back."""

from __future__ import annotations

import msgspec

from greathall.house.registry import descriptor_of
from greathall.house.roster import Roster
from greathall.kernel.errors import Wrong
from greathall.kernel.given import shown
from greathall.server.called import name_of
from greathall.server.chronicle import Notice
from greathall.server.errors import Refused
from greathall.server.messages import NoticeKind
from greathall.server.storage import Person, SeatRow, TableRow

NOTICES_KEPT = 30
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


def stand_in_of(row: TableRow) -> str:
    """The bot to which seats of that table are handed; earlier releases did not ask the host."""
    return row.stand_in or usual_stand_in(descriptor_of(row.game).bots)


def usual_stand_in(bots: Roster) -> str:
    """Somebody who is no gift to the others."""
    return "hard" if "hard" in bots.levels else bots.usual


def check_can_stand_in(row: TableRow, seat: int) -> SeatRow:
    """Whether a person plays there whom a bot could stand in for."""
    if row.status != "playing":
        raise Refused("not_playing", "no-game-to-stand-in")
    if not 0 <= seat < len(row.seats):
        raise Refused("no_seat", "no-seat", seat=shown(seat + 1), last=len(row.seats))
    sitting = row.seats[seat]
    if sitting.played_by is not None:
        raise Refused("played_by_bot", "played-by-bot-already", name=name_of(row, seat))
    return sitting


def check_may_hand_over(row: TableRow, person: Person | None, seat: int, here: bool, now: float) -> None:
    """Whether this person may have a bot stand in there. `here`: whoever sits there has the table open."""
    check_can_stand_in(row, seat)
    playing = [own for own in row.seats_of(person.id if person else None) if not row.seats[own].resigned]
    host = person is not None and row.owner == person.id
    if seat in playing or (host and not here):
        return
    if not playing and not host:
        raise Refused("not_your_table", "not-yours-to-hand-over")
    if row.decider != seat:
        raise Refused("not_waited_for", "not-waited-for", name=name_of(row, seat))
    more = row.patience - (now - (row.asked or 0.0))
    if more > 0:
        raise Refused(
            "too_early", "too-early", name=name_of(row, seat), patience=spelled(row.patience), more=spelled(more)
        )


def handed_over(row: TableRow, seat: int, by: int | None, now: float, what: NoticeKind = "handed_over") -> TableRow:
    """The table with a bot in the place of whoever sits there."""
    row = changed(row, what, seat, by)
    row.seats[seat].stand_in, row.seats[seat].bot = True, stand_in_of(row)
    if row.decider == seat:
        row.asked = now
        row.clock = None if row.clock is None else row.clock.stopped(row.steps, now)
    return row


def taken_back(row: TableRow, seat: int, now: float) -> TableRow:
    """The table with its own person at that seat again."""
    since = max((n.step for n in row.notices if n.seat == seat and n.what != "taken_back"), default=0)
    row = changed(row, "taken_back", seat, seat)
    row.seats[seat].stand_in, row.seats[seat].bot = False, None
    if row.clock is not None:
        row.clock = row.clock.returned(row.steps, seat, since, now)
        if row.decider == seat and row.clock.left(now)[seat] <= 0.0:
            raise Refused("no_time", "time-is-up")
    if row.decider == seat:
        row.asked = now
    return row


def changed(row: TableRow, what: NoticeKind, seat: int, by: int | None) -> TableRow:
    notices = [*row.notices, Notice(row.steps, what, seat, by)][-NOTICES_KEPT:]
    return msgspec.structs.replace(row, seats=[msgspec.structs.replace(s) for s in row.seats], notices=notices)


def spelled(seconds: float) -> Wrong:
    """A time in words, rounded up: "4 minutes"."""
    unit, name = next(
        ((unit, name) for unit, name in ((DAY, "day"), (HOUR, "hour"), (MINUTE, "minute")) if seconds >= unit),
        (1, "second"),
    )
    n = max(1, -int(-seconds // unit))
    return Wrong("refused-span", n=n, unit=name)
