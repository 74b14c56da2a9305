"""What a stored table says: its game, and how it stands for somebody who asks."""

from __future__ import annotations

from collections.abc import Sequence

from greathall import api
from greathall.api import Game
from greathall.server.messages import Branch, Result, SeatInfo, TableInfo
from greathall.server.storage import Person, ResultRow, SeatRow, TableRow
from greathall.version import VERSION


def begun(row: TableRow, codes: Sequence[int]) -> Game | None:
    return None if row.status == "waiting" else api.replay(record_from(row, codes))


def record_from(row: TableRow, codes: Sequence[int]) -> dict[str, object]:
    return {
        "game": row.game,
        "players": row.players,
        "seed": row.seed,
        "options": row.options,
        "version": row.rules or VERSION,
        "choices": list(codes),
    }


def resigned_last(result: list[ResultRow], seats: Sequence[SeatRow]) -> list[ResultRow]:
    """Whoever resigned comes after all others; they share the last place."""
    rank = [(s.resigned, r.place if not s.resigned else 0) for s, r in zip(seats, result, strict=True)]
    return [ResultRow(1 + sum(other < own for other in rank), r.score) for own, r in zip(rank, result, strict=True)]


def table_info(row: TableRow, person: Person | None, here: set[str]) -> TableInfo:
    """The table as this person may know it: the invitation is for those who sit there."""
    id = person.id if person else None
    mine = row.seats_of(id)
    owner = id is not None and row.owner == id
    seats = [
        SeatInfo(
            seat.seat,
            seat.kind,
            seat.name,
            seat.bot,
            seat.seat in mine,
            seat.person in here if seat.kind == "person" else seat.kind == "bot",
            seat.resigned,
        )
        for seat in row.seats
    ]
    result = None
    if row.result is not None:
        result = [
            Result(seat.seat, found.place, found.score, seat.resigned)
            for seat, found in zip(row.seats, row.result, strict=True)
        ]
    return TableInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        status=row.status,
        players=row.players,
        seats=seats,
        options=row.options,
        listed=row.listed,
        yours=bool(mine),
        owner=owner,
        your_move=row.status == "playing" and row.decider in mine and not row.seats[row.decider].resigned,
        created=row.created,
        changed=row.changed,
        steps=row.steps,
        invite=f"/join/{row.id}/{row.invite}" if row.status == "waiting" and (mine or owner) else None,
        rematch=row.rematch,
        branch=None if row.origin is None or row.origin_step is None else Branch(row.origin, row.origin_step),
        free_undo=row.free_undo,
        result=result,
    )
